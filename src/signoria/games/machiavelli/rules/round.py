"""A round: the crown passes on, characters are chosen and called, and the round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.core.standing import winning
from signoria.games.machiavelli.data.actions import PLAYER
from signoria.games.machiavelli.data.components import CHARACTERS, EMPEROR, MOST_RANKS, NOBODY, QUEEN
from signoria.games.machiavelli.rules.action_phase import CallRank, cash_wagons, tell_cleared
from signoria.games.machiavelli.rules.characters.emperor import GiveCrown
from signoria.games.machiavelli.rules.districts.theater import OpenTheater
from signoria.games.machiavelli.rules.frames import Step
from signoria.games.machiavelli.rules.scoring import score_sheet, standings, tie_break
from signoria.games.machiavelli.rules.selection_phase import DealCharacters
from signoria.games.machiavelli.state.current_turn import NO_TURN, Turn
from signoria.games.machiavelli.state.intrigue import Intrigue

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli

CALLS: Final = [CallRank(rank) for rank in range(MOST_RANKS)]


class BeginRound(Step):
    """Succession where the classic rules have it, then dealing, then calling."""

    def do(self, game: Machiavelli) -> None:
        game.then(PlayRound())
        if not game.wording.succession_at_end:
            succeed(game)


class PlayRound(Step):
    """Choose characters, call them all, end the round."""

    def do(self, game: Machiavelli) -> None:
        game.round += 1
        game.intrigue = Intrigue()
        game.turn = Turn(game.crown, NOBODY, NO_TURN)
        if game.journal is not None:
            game.tell("round-started", {"round": game.round, "crown": game.crown})
        game.then(EndRound())
        rank = MOST_RANKS - 1
        while rank >= 0:
            game.then(CALLS[rank])
            rank -= 1
        game.then(DealCharacters(), OpenTheater())


# --- A murdered rank 4 ------------------------------------------------------------------------------------------------


def succeed(game: Machiavelli) -> None:
    """Who held a murdered (or silent) rank 4 inherits: a King the crown, an Emperor the right to give it away."""
    intrigue = game.intrigue
    rank = game.crown_rank()
    heir = game.cast.holder(rank)
    if heir == NOBODY or not (intrigue.is_murdered(rank) or intrigue.silent_heir):
        return
    if intrigue.acrobat and not game.settings.heir_inherits:
        return
    if game.character_at(rank) == EMPEROR:
        if not game.cast.is_revealed(rank):
            game.reveal(rank)
        game.then(GiveCrownAfterDeath(heir))
    else:
        inherit(game, heir)


def inherit(game: Machiavelli, seat: i64) -> None:
    """Move the crown for a ruler who had no turn; everybody is told whose claim it was, and how the turn was lost."""
    rank = game.crown_rank()
    lost = "murder" if game.intrigue.is_murdered(rank) else "greeting"
    game.move_crown(seat, "succession", {"character": CHARACTERS[game.character_at(rank)], "lost": lost})


class GiveCrownAfterDeath(GiveCrown):
    """A murdered Emperor still gives the crown to another player, and takes nothing for it."""

    def chosen(self, game: Machiavelli, option: i64) -> None:
        inherit(game, option - PLAYER)

    def holding(self, game: Machiavelli) -> i64:
        return game.crown_rank()


# --- The end of a round -----------------------------------------------------------------------------------------------


class EndRound(Step):
    """Deluxe: rank 4 is shown, the Queen is paid, the crown moves. Then the next round, or the end of the game."""

    def do(self, game: Machiavelli) -> None:
        game.turn = Turn(game.crown, NOBODY, NO_TURN)
        game.then(CloseRound())
        if game.wording.succession_at_end:
            show_murdered_ruler(game)
            succeed(game)


def show_murdered_ruler(game: Machiavelli) -> None:
    """A murdered rank 4 is turned up now; a Queen beside that player gets her gold late."""
    rank = game.crown_rank()
    ruler = game.cast.holder(rank)
    if ruler == NOBODY or not game.intrigue.is_murdered(rank) or game.cast.is_revealed(rank):
        return
    game.reveal(rank)
    queen_rank = game.rank_of(QUEEN)
    if queen_rank == NOBODY or not game.cast.is_revealed(queen_rank):
        return
    queen = game.cast.holder(queen_rank)
    if game.neighbours(queen, ruler):
        game.rules.characters[QUEEN].pay_bonus(game, queen)


class CloseRound(Step):
    """Markers are taken back unseen; if the end was triggered, the game is scored, else a new round begins."""

    def do(self, game: Machiavelli) -> None:
        game.intrigue.warrants = 0
        game.intrigue.threats = 0
        if game.journal is not None:
            game.tell("round-ended", {"round": game.round})
        if game.ending:
            end_game(game)
        else:
            game.then(BeginRound())


def end_game(game: Machiavelli) -> None:
    """Gold on wagons goes to their owners; then everything is counted."""
    for seat in range(len(game.players)):
        gold = game.players[seat].wagon_gold
        if gold > 0:
            tell_cleared(game, seat)
        cash_wagons(game, seat)
    if game.journal is not None:
        sheets = [score_sheet(game, seat) for seat in range(len(game.players))]
        game.tell("scored", {"sheets": sheets})
        places = [sheet["rank"] for sheet in sheets]
        game.tell("game-ended", {"winners": winning(standings(game)), "places": places, "tie_break": tie_break(game)})
