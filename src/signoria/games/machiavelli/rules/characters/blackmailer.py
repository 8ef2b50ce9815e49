"""Blackmailer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import BRIBE, LEAVE_CLOSED, REFUSE, ROSE, THREATEN, TURN_OVER
from signoria.games.machiavelli.data.components import CHARACTERS, MOST_RANKS
from signoria.games.machiavelli.rules.characters.asks_once import AsksOnce
from signoria.games.machiavelli.rules.characters.thief import out_of_reach
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.rules.income import TakeIncome
from signoria.games.machiavelli.rules.marking import PlaceMarks

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


THREATS_IN_ALL: Final = 2


class PlaceThreats(PlaceMarks):
    """First the threat with the rose, then the other."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "place-threats", ROSE, THREATS_IN_ALL)

    def spared(self, game: Machiavelli) -> i64:
        return out_of_reach(game)

    def placed(self, game: Machiavelli, real: i64, ranks: i64) -> None:
        intrigue = game.intrigue
        intrigue.rose = real
        intrigue.threats = ranks
        intrigue.threatened = ranks
        intrigue.blackmailer = self.seat
        if game.journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "characters": game.characters_at(ranks)}
            game.tell_named("threats-placed", facts, ranks)


class Blackmailer(AsksOnce):
    """Put two threats on other characters, one of them with the rose: they pay half their gold, or risk all of it."""

    def __init__(self, character: i64, income: i64) -> None:
        super().__init__(character, income, THREATEN, PlaceThreats)


# --- When a threatened character is called ----------------------------------------------------------------------------


def face_threat(game: Machiavelli) -> None:
    """A threatened player takes the income at once and then settles the threat, before anything else."""
    rank = game.intrigue.called
    if (game.intrigue.threats >> rank) & 1 == 0:
        return
    seat = game.turn.seat
    if game.turn.rasputin_open or game.intrigue.blackmailer == seat:
        remove_threat(game, rank)
        return
    game.then(TakeIncome(seat), SettleThreat(seat, rank))


def remove_threat(game: Machiavelli, rank: i64) -> None:
    """Take a threat away unseen."""
    game.intrigue.threats &= ~bit(rank)
    if game.journal is not None:
        game.tell("threat-removed", {"character": CHARACTERS[game.character_at(rank)]})


class SettleThreat(Choice):
    """Give half of the gold, rounded down, or let it come to a trial."""

    def __init__(self, seat: i64, rank: i64) -> None:
        super().__init__(seat, "bribe")
        self.rank = rank

    def options(self, game: Machiavelli) -> vec[i64]:
        return vec[i64]([BRIBE, REFUSE])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        blackmailer = game.intrigue.blackmailer
        if option == BRIBE:
            gold = game.players[self.seat].gold // 2
            game.hand_over(self.seat, blackmailer, gold)
            game.intrigue.threats &= ~bit(self.rank)
            if game.journal is not None:
                game.tell("bribed", {"seat": self.seat, "owner": blackmailer, "gold": gold})
            return
        if game.journal is not None:
            game.tell("refused", {"seat": self.seat, "owner": blackmailer})
        game.then(MayTurnThreat(blackmailer, self.seat, self.rank))

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"owner": game.intrigue.blackmailer, "gold": game.players[self.seat].gold // 2}


class MayTurnThreat(Choice):
    """A refused threat may be turned over: the rose takes all gold."""

    def __init__(self, seat: i64, victim: i64, rank: i64) -> None:
        super().__init__(seat, "turn-threat")
        self.victim = victim
        self.rank = rank

    def guarded(self) -> bool:
        return True

    def options(self, game: Machiavelli) -> vec[i64]:
        return vec[i64]([TURN_OVER, LEAVE_CLOSED])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        intrigue = game.intrigue
        if option == LEAVE_CLOSED:
            remove_threat(game, self.rank)
            return
        rose = intrigue.rose == self.rank
        gold: i64 = 0
        if rose:
            gold = game.players[self.victim].gold
        game.hand_over(self.victim, self.seat, gold)
        intrigue.threats &= ~bit(self.rank)
        intrigue.rose_shown = 1
        if game.journal is not None:
            character = CHARACTERS[game.character_at(self.rank)]
            facts: dict[str, object] = {"seat": self.seat, "owner": self.victim, "character": character}
            game.tell("threat-turned", {**facts, "rose": rose, "gold": gold})
        if rose and not game.settings.second_threat_stays:
            # The other one is known to be harmless now.
            for rank in range(MOST_RANKS):
                if (intrigue.threats >> rank) & 1:
                    remove_threat(game, rank)

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"owner": self.victim}
