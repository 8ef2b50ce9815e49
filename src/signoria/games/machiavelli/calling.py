"""The action phase: every rank is called, and what happens before its player may act.

The order of a call is the order of the classes here. Nothing in it may tell a murdered character from an absent one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.acting import BEWITCHED, HOSPITAL_PART, LOST, RESUMED, WHOLE, WITCH_FIRST, Turn
from signoria.games.machiavelli.actions import (
    COLLECT,
    PASS,
    PLAY_ACROBAT,
    PLAY_RASPUTIN,
    SAY_NOTHING,
    STAY_HIDDEN,
    THANK,
)
from signoria.games.machiavelli.cards import card_of, has_kind
from signoria.games.machiavelli.cast import EVERYBODY, FACE_UP
from signoria.games.machiavelli.components import (
    ACROBAT,
    BALLROOM,
    BISHOP,
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
from signoria.games.machiavelli.frames import Choice, SecretChoice, Step
from signoria.games.machiavelli.income import TakeIncome
from signoria.games.machiavelli.turn import play_turn

if TYPE_CHECKING:
    from signoria.games.machiavelli.table import Machiavelli


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
        if holder != NOBODY and has_kind(game.players[holder].hand, RASPUTIN):
            game.then(MayDefyMurder(holder, self.rank))
        else:
            game.then(AskHospital(self.rank))


class MayDefyMurder(SecretChoice):
    """Who holds the murdered character may play Rasputin, and is not murdered any more."""

    def __init__(self, seat: i64, rank: i64) -> None:
        super().__init__(seat, "rasputin")
        self.rank = rank

    def options(self, game: Machiavelli) -> vec[i64]:
        return vec[i64]([PLAY_RASPUTIN, PASS])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == PASS:
            game.then(AskHospital(self.rank))
            return
        game.intrigue.saved = 1
        game.play_from_hand(self.seat, RASPUTIN)
        tell_played(game, self.seat, "rasputin")
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
        reveal(game, rank)
        game.settings.rules[QUEEN].pay_bonus(game, holder)


class MayUseHospital(Choice):
    """The murdered player may show the character and take an income, and nothing else."""

    def __init__(self, seat: i64, rank: i64) -> None:
        super().__init__(seat, "hospital")
        self.rank = rank

    def options(self, game: Machiavelli) -> vec[i64]:
        if game.cast.holder(self.rank) == self.seat:
            return vec[i64]([COLLECT, STAY_HIDDEN])
        # Asked all the same: only asking the real victim would tell who it is.
        return vec[i64]([STAY_HIDDEN])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == STAY_HIDDEN:
            return
        if not game.cast.is_revealed(self.rank):
            reveal(game, self.rank)
        game.turn = Turn(self.seat, game.character_at(self.rank), HOSPITAL_PART)
        if game.journal is not None:
            game.tell("hospital-used", {"seat": self.seat, "character": CHARACTERS[game.character_at(self.rank)]})
        game.then(TakeIncome(self.seat))
        ask_greeting(game, self.rank)

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"character": CHARACTERS[game.character_at(self.rank)]}


class LeaveUnanswered(Step):
    """Nobody takes a turn for this rank. For rank 4 an Acrobat may take the crown."""

    def __init__(self, rank: i64) -> None:
        self.rank = rank

    def do(self, game: Machiavelli) -> None:
        game.then(PassOn(self.rank))
        if self.rank == game.crown_rank() and game.settings.action_cards:
            for seat in range(len(game.players)):
                if has_kind(game.players[seat].hand, ACROBAT):
                    game.then(MayPlayAcrobat(seat))


class MayPlayAcrobat(SecretChoice):
    """The Acrobat takes the crown when rank 4 does not answer."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "acrobat")

    def options(self, game: Machiavelli) -> vec[i64]:
        return vec[i64]([PLAY_ACROBAT, PASS])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == PASS:
            return
        game.play_from_hand(self.seat, ACROBAT)
        tell_played(game, self.seat, "acrobat")
        game.put_away_openly(ACROBAT)
        game.intrigue.acrobat = 1
        game.move_crown(self.seat, "acrobat")


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
    reveal(game, rank)
    intrigue = game.intrigue
    character = game.character_at(rank)
    game.turn = Turn(game.cast.holder(rank), character, WITCH_FIRST if character == WITCH else WHOLE)
    game.turn.warranted = (intrigue.warrants >> rank) & 1 == 1 and intrigue.seal_shown == 0
    game.turns += 1


def reveal(game: Machiavelli, rank: i64) -> None:
    """Turn a character up for all to see."""
    game.cast.reveal(rank)
    if game.journal is not None:
        character = CHARACTERS[game.character_at(rank)]
        game.tell("revealed", {"seat": game.cast.holder(rank), "character": character, "rank": rank + 1})


def is_hit(game: Machiavelli, rank: i64) -> bool:
    """Say whether a Witch, a Thief, a warrant or a threat is about this rank."""
    intrigue = game.intrigue
    if rank in (intrigue.bewitched, intrigue.robbed):
        return True
    warranted = (intrigue.warrants >> rank) & 1 == 1 and intrigue.seal_shown == 0
    return warranted or (intrigue.threats >> rank) & 1 == 1


class MayPlayRasputin(Choice):
    """Rasputin protects a whole turn from Witch, Magistrate, Thief and Blackmailer."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "rasputin")

    def options(self, game: Machiavelli) -> vec[i64]:
        if has_kind(game.players[self.seat].hand, RASPUTIN):
            return vec[i64]([PLAY_RASPUTIN, PASS])
        return vec[i64]([PASS])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == PLAY_RASPUTIN:
            game.play_from_hand(self.seat, RASPUTIN)
            tell_played(game, self.seat, "rasputin")
            shield(game)


def shield(game: Machiavelli) -> None:
    """A Rasputin lies open until the end of the turn; it is the one action card of the turn."""
    turn = game.turn
    game.played.push(card_of(RASPUTIN, EVERYBODY))
    turn.rasputin_open = True
    turn.action_card_played = True
    turn.warranted = False


def tell_played(game: Machiavelli, seat: i64, card: str) -> None:
    """Tell everyone that an action card was played."""
    if game.journal is not None:
        game.tell("action-card-played", {"seat": seat, "card": card})


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
    if game.journal is not None:
        game.tell("wagon-cleared", {"seat": seat, "gold": player.wagon_gold})
    cash_wagons(game, seat)
    while player.wagons > 0:
        game.put_away_openly(TICKET_WAGON)
        player.wagons -= 1


def cash_wagons(game: Machiavelli, seat: i64) -> None:
    """The gold on wagons goes to their owner, or to the bank if the table plays it so."""
    player = game.players[seat]
    if not game.settings.wagon_gold_to_bank:
        game.gain(seat, player.wagon_gold)
    player.wagon_gold = 0


# --- The Ballroom -----------------------------------------------------------------------------------------------------


def ask_greeting(game: Machiavelli, rank: i64) -> None:
    """While the holder of the crown owns the Ballroom, everyone else who answers a call must greet."""
    seat = game.turn.seat
    if seat != game.crown and game.players[game.crown].has(BALLROOM):
        game.then(AnswerCall(seat, rank))


class AnswerCall(Choice):
    """Greet the holder of the crown, or lose the turn."""

    def __init__(self, seat: i64, rank: i64) -> None:
        super().__init__(seat, "answer-call")
        self.rank = rank

    def options(self, game: Machiavelli) -> vec[i64]:
        return vec[i64]([THANK, SAY_NOTHING])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if game.journal is not None:
            game.tell("greeting", {"seat": self.seat, "answer": "thank" if option == THANK else "say-nothing"})
        if option == SAY_NOTHING:
            # What comes next, the income of the Hospital or the turn itself, is lost.
            game.agenda.pop()
            lose_turn(game, self.rank)


def lose_turn(game: Machiavelli, rank: i64) -> None:
    """A turn is lost: no income, no ability, nothing. A silent rank 4 inherits like a murdered one."""
    turn = game.turn
    hospital = turn.part == HOSPITAL_PART
    if game.journal is not None:
        game.tell("turn-lost", {"seat": turn.seat, "cause": "greeting"})
    turn.part = LOST
    if hospital:
        return
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
        if game.intrigue.bewitched == self.rank and not turn.rasputin_open:
            turn.part = BEWITCHED
            turn.warranted = False
            if turn.character == KING and not game.wording.crown_in_turn:
                game.move_crown(turn.seat, "king")
            game.then(TakeIncome(turn.seat), EndBewitchedPart(self.rank), ResumeWitch(self.rank))
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
        if game.journal is not None:
            game.tell("witch-resumed", {"seat": witch, "character": CHARACTERS[character]})
        play_turn(game)
        game.rule().start(game)
