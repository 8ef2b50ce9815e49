"""The action phase: every rank is called, and what happens before its player may act.

The order of a call is the order of the classes here. Nothing in it may tell a murdered character from an absent one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.components import (
    ACROBAT,
    BISHOP,
    CARDS,
    CHARACTERS,
    HOSPITAL,
    KING,
    NOBODY,
    PATRICIAN,
    QUEEN,
    RASPUTIN,
    TICKET_WAGON,
    WITCH,
)
from signoria.games.machiavelli.rules.action_cards.acrobat import offer_acrobat
from signoria.games.machiavelli.rules.action_cards.rasputin import MayDefyMurder, MayPlayRasputin, is_hit, shield
from signoria.games.machiavelli.rules.districts.ballroom import ask_greeting
from signoria.games.machiavelli.rules.districts.hospital import MayUseHospital
from signoria.games.machiavelli.rules.frames import Step
from signoria.games.machiavelli.rules.income import TakeIncome
from signoria.games.machiavelli.rules.short_turn import EndShortTurn
from signoria.games.machiavelli.rules.turn import play_turn
from signoria.games.machiavelli.state.cards import has_kind
from signoria.games.machiavelli.state.cast import FACE_UP
from signoria.games.machiavelli.state.current_turn import BEWITCHED, LOST, RESUMED, WHOLE, WITCH_FIRST, Turn

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class CallRank(Step):
    """Call a rank; whoever has the character answers, unless it was murdered."""

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def do(self, game: Machiavelli) -> None:
        rank = self.rank
        character = game.character_at(rank)
        if character == NOBODY:
            return
        game.intrigue.called = rank
        if game.journal is not None:
            game.tell("called", {"rank": rank + 1, "character": CHARACTERS[character], "caller": game.crown})
        if game.intrigue.is_murdered(rank):
            game.then(CallMurdered(rank))
        elif game.cast.holder(rank) == NOBODY:
            game.then(LeaveUnanswered(rank))
        else:
            game.then(TurnUp(rank))


# --- Murdered, or nobody there ----------------------------------------------------------------------------------------


class CallMurdered(Step):
    """A murdered character is called: a Rasputin or a Hospital may speak before all is silent."""

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def do(self, game: Machiavelli) -> None:
        holder = game.cast.holder(self.rank)
        game.then(FaceMurder(self.rank))
        # Whoever has the character may have a Rasputin too, unless everybody sees that nobody has it.
        if may_ask_about(game, RASPUTIN) and game.cast.places[self.rank] != FACE_UP:
            game.fall_silent()
        if holder != NOBODY and has_kind(game.players[holder].hand, RASPUTIN):
            game.then(MayDefyMurder(holder))


def may_ask_about(game: Machiavelli, card: i64) -> bool:
    """Whether somebody may be asked in secret about an action card: unless everybody knows that nobody has it."""
    return game.settings.action_cards and game.may_be_held(card, CARDS[card].copies)


class FaceMurder(Step):
    """Whom Rasputin has saved takes a turn as usual; for the others only the Hospital is left."""

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def do(self, game: Machiavelli) -> None:
        if game.intrigue.saved == 0:
            game.then(AskHospital(self.rank))
            return
        turn_up(game, self.rank)
        shield(game)
        game.then(StartTurn(self.rank))


class AskHospital(Step):
    """The owner of the Hospital is asked whenever the murdered character could be his, as far as everyone knows."""

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def do(self, game: Machiavelli) -> None:
        pay_murdered_queen(game, self.rank)
        owner = game.owner_of(HOSPITAL)
        game.then(LeaveUnanswered(self.rank))
        if owner == NOBODY:
            return
        shown = game.cast.is_revealed(self.rank)
        if shown and game.cast.holder(self.rank) != owner:
            return
        if shown or (game.cast.unrevealed(owner) > 0 and game.cast.places[self.rank] != FACE_UP):
            game.then(MayUseHospital(owner, self.rank))


def pay_murdered_queen(game: Machiavelli, rank: i64) -> None:
    """Classic: a murdered Queen beside the crown is shown and gets her gold all the same, if the table plays it so."""
    holder = game.cast.holder(rank)
    if game.character_at(rank) != QUEEN or holder == NOBODY or not game.settings.queen_paid_when_killed:
        return
    if game.neighbours(holder, game.crown):
        game.reveal(rank)
        game.rules.characters[QUEEN].pay_bonus(game, holder)


class LeaveUnanswered(Step):
    """Nobody takes a turn for this rank. For rank 4 an Acrobat may take the crown."""

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def do(self, game: Machiavelli) -> None:
        game.then(PassOn(self.rank))
        if self.rank == game.crown_rank() and may_ask_about(game, ACROBAT):
            game.fall_silent()
            offer_acrobat(game)


class PassOn(Step):
    """Say that nobody answered, in the same way whatever the reason."""

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def do(self, game: Machiavelli) -> None:
        if game.journal is None:
            return
        if not game.cast.is_revealed(self.rank):
            game.tell("no-answer", {"rank": self.rank + 1})
        if game.intrigue.bewitched == self.rank:
            game.tell("witch-not-resumed", {"seat": game.intrigue.witch})


# --- Somebody answers -------------------------------------------------------------------------------------------------


class TurnUp(Step):
    """The player turns the character up; who is hit by anything may play Rasputin."""

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def do(self, game: Machiavelli) -> None:
        turn_up(game, self.rank)
        game.then(StartTurn(self.rank))
        seat = game.turn.seat
        # Asked without a Rasputin too: a pause only for its holder would betray the card.
        if game.settings.action_cards and is_hit(game, self.rank) and game.players[seat].hand.size > 0:
            game.then(MayPlayRasputin(seat))


def turn_up(game: Machiavelli, rank: i64) -> None:
    """Turn a character up and begin the turn of its player."""
    game.reveal(rank)
    intrigue = game.intrigue
    character = game.character_at(rank)
    game.turn = Turn(game.cast.holder(rank), character, WITCH_FIRST if character == WITCH else WHOLE)
    game.turn.warranted = (intrigue.warrants >> rank) & 1 == 1 and intrigue.seal_shown == 0
    game.turns += 1


class StartTurn(Step):
    """First the Thief gets his gold, then the player's own wagons are cleared."""

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def do(self, game: Machiavelli) -> None:
        rob(game, self.rank)
        clear_wagons(game, game.turn.seat)
        game.then(EnterTurn(self.rank))
        ask_greeting(game, self.rank)


def rob(game: Machiavelli, rank: i64) -> None:
    """All gold of a robbed player goes to the Thief."""
    intrigue = game.intrigue
    seat = game.turn.seat
    if intrigue.robbed != rank or game.turn.rasputin_open or intrigue.robber == seat:
        return
    gold = game.players[seat].gold
    game.hand_over(seat, intrigue.robber, gold)
    if game.journal is not None:
        game.tell("robbed", {"seat": seat, "thief": intrigue.robber, "gold": gold})


def clear_wagons(game: Machiavelli, seat: i64) -> None:
    """Wagons from an earlier round: their owner takes the gold on them and discards the cards."""
    player = game.players[seat]
    if player.wagons == 0 or player.wagons_since == game.round:
        return
    tell_cleared(game, seat)
    cash_wagons(game, seat)
    while player.wagons > 0:
        game.put_away_openly(TICKET_WAGON)
        player.wagons -= 1


def tell_cleared(game: Machiavelli, seat: i64) -> None:
    """Say how much gold is on wagons that are cleared, and whether their owner gets it."""
    if game.journal is not None:
        gold = game.players[seat].wagon_gold
        game.tell("wagon-cleared", {"seat": seat, "gold": gold, "bank": game.settings.wagon_gold_to_bank})


def cash_wagons(game: Machiavelli, seat: i64) -> None:
    """The gold on wagons goes to their owner, or to the bank if the table plays it so."""
    player = game.players[seat]
    if not game.settings.wagon_gold_to_bank:
        game.gain(seat, player.wagon_gold)
    player.wagon_gold = 0


def lose_turn(game: Machiavelli, rank: i64) -> None:
    """A turn is lost: no income, no ability, nothing. A silent rank 4 inherits like a murdered one."""
    turn = game.turn
    if turn.character == BISHOP and game.intrigue.bewitched != rank:
        game.intrigue.protected = turn.seat
    if game.intrigue.bewitched == rank:
        if turn.character == KING:
            game.intrigue.silent_heir = 1
        game.then(ResumeWitch(rank))
    elif rank == game.crown_rank():
        game.intrigue.silent_heir = 1


# --- The turn itself --------------------------------------------------------------------------------------------------


class EnterTurn(Step):
    """A bewitched player only has an income; a Witch has one and names; all others play their turn."""

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def do(self, game: Machiavelli) -> None:
        turn = game.turn
        if turn.part == LOST:
            lose_turn(game, self.rank)
            return
        if game.intrigue.bewitched == self.rank and not turn.rasputin_open:
            turn.part = BEWITCHED
            turn.warranted = False
            if turn.character == KING and not game.wording.crown_in_turn:
                game.move_crown(turn.seat, "king")
            game.then(
                TakeIncome(turn.seat), EndShortTurn(turn.seat), EndBewitchedPart(self.rank), ResumeWitch(self.rank)
            )
            return
        play_turn(game)
        game.rule().start(game)


class EndBewitchedPart(Step):
    """A bewitched King or Patrician takes the crown after the income."""

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def do(self, game: Machiavelli) -> None:
        turn = game.turn
        if turn.character in (KING, PATRICIAN):
            game.move_crown(turn.seat, CHARACTERS[turn.character])
        if game.journal is not None:
            game.tell("bewitched-turn", {"seat": turn.seat, "witch": game.intrigue.witch})


class ResumeWitch(Step):
    """The Witch plays on as the character that she bewitched."""

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def do(self, game: Machiavelli) -> None:
        witch = game.intrigue.witch
        character = game.character_at(self.rank)
        game.turn = Turn(witch, character, RESUMED)
        if game.intrigue.paused is not None:
            game.turn.go_on_from(game.intrigue.paused)
        if game.journal is not None:
            game.tell("witch-resumed", {"seat": witch, "character": CHARACTERS[character]})
        play_turn(game)
        game.rule().start(game)
