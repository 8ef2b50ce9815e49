"""A turn: what may be done in it, in any order, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.standing_answer import StandingAnswer
from signoria.games.machiavelli.data.actions import (
    END_TURN,
    LEAVE_UNCLAIMED,
    PLAY,
    TAKE_CARDS,
    TAKE_GOLD,
    TAKE_UNCLAIMED,
    WAGON,
    is_build,
    is_of_player,
    is_play,
)
from signoria.games.machiavelli.data.components import PARK, POOR_HOUSE
from signoria.games.machiavelli.rules.action_cards.playing import offer_action_cards, play_card
from signoria.games.machiavelli.rules.action_cards.ticket_wagon import use_wagon
from signoria.games.machiavelli.rules.building import build, offer_builds
from signoria.games.machiavelli.rules.characters.blackmailer import face_threat
from signoria.games.machiavelli.rules.characters.tax_collector import tax_turn
from signoria.games.machiavelli.rules.characters.witch import NameBewitched
from signoria.games.machiavelli.rules.districts.park import FROM_PARK, visit_park
from signoria.games.machiavelli.rules.districts.poor_house import FROM_POOR_HOUSE, visit_poor_house
from signoria.games.machiavelli.rules.frames import QuietChoice, Step
from signoria.games.machiavelli.rules.income import TakeIncome, take_income
from signoria.games.machiavelli.rules.short_turn import EndShortTurn
from signoria.games.machiavelli.state.current_turn import RESUMED, WITCH_FIRST

if TYPE_CHECKING:
    from signoria.core.position import Position
    from signoria.games.machiavelli.state.card_rules import Gains
    from signoria.games.machiavelli.state.table import Machiavelli

TAKE_WHAT_IS_MINE: Final = StandingAnswer("take-what-is-mine", TAKE_UNCLAIMED, usual=True, plain=True)


def play_turn(game: Machiavelli) -> None:
    """Let the acting player play a turn: a Witch only begins hers, a threatened player first settles the threat."""
    seat = game.turn.seat
    if game.turn.part == WITCH_FIRST:
        game.then(TakeIncome(seat), NameBewitched(seat), EndShortTurn(seat))
        return
    game.then(TurnAction(seat), EndTurn(seat))
    if game.turn.part != RESUMED:
        face_threat(game)


class TurnAction(QuietChoice):
    """Everything the acting player may do at this moment of the turn."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "turn-action")

    def options(self, game: Machiavelli) -> vec[i64]:
        offer = game.fresh_offer()
        turn = game.turn
        if not turn.income_taken:
            offer.add(TAKE_GOLD)
            if game.can_draw():
                offer.add(TAKE_CARDS)
        rule = game.rule()
        rule.offer(game, offer)
        offer_builds(game, offer)
        city = game.players[self.seat].city
        for district in game.rules.districts:
            if city.has(district.kind):
                district.offer(game, offer)
        if game.settings.action_cards:
            offer_action_cards(game, self.seat, offer)
        if turn.income_taken and rule.may_end(game):
            offer.add(END_TURN)
        return offer.made()

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == END_TURN:
            return
        game.then(self)
        if option in (TAKE_GOLD, TAKE_CARDS):
            game.rule().after_income(game)
            take_income(game, self.seat, option)
        elif is_build(option):
            build(game, option, counted=True)
        elif is_play(option):
            play_card(game, self.seat, option - PLAY)
        elif is_of_player(option, WAGON):
            use_wagon(game, option - WAGON)
        elif not self.use_district(game, option):
            game.rule().use(game, option)

    def last_of_turn(self, position: Position) -> list[int]:
        game = cast("Machiavelli", position)
        return [option for option in game.legal() if option == END_TURN or self.is_all(game, option)]

    def is_all(self, game: Machiavelli, option: i64) -> bool:
        """Say whether nothing is left but to end the turn after taking gold or building; neither shows any card."""
        if option != TAKE_GOLD and not is_build(option):
            return False
        twin = game.copy()
        twin.choose(option)
        return twin.question == self.question and twin.legal() == [END_TURN]

    def about(self, game: Machiavelli) -> dict[str, object]:
        # Who ends the turn now is asked about this at once: both can be answered together.
        rule = game.rule()
        if not game.settings.asks_unclaimed or not game.turn.income_taken or rule.is_owed(game):
            return {}
        gains = rule.unclaimed(game)
        if not gains.exist():
            return {}
        return {**unclaimed_facts(game), "worth_leaving": is_better_left(game, self.seat, gains)}

    def use_district(self, game: Machiavelli, option: i64) -> bool:
        """Use a district of the own city, if that is what the option says; say whether it is."""
        for district in game.rules.districts:
            if district.action == option:
                district.use(game)
                return True
        return False


# --- The end of a turn ------------------------------------------------------------------------------------------------


class EndTurn(Step):
    """Others pay what they must; then unclaimed gains are asked for, or taken, and the turn closes."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Machiavelli) -> None:
        rule = game.rule()
        owed = rule.is_owed(game)
        if game.settings.asks_unclaimed:
            if owed or rule.unclaimed(game).exist():
                game.then(MayTakeUnclaimed(self.seat), CloseTurn(self.seat))
                if owed:
                    rule.collect(game)
                return
        elif owed:
            game.then(TakeUnclaimed(), CloseTurn(self.seat))
            rule.collect(game)
            return
        else:
            rule.claim(game)
        # The usual end, at which nobody is asked anything.
        close_turn(game, self.seat)


class TakeUnclaimed(Step):
    """Where nobody is asked, everything comes that costs nothing and leaves no choice."""

    def do(self, game: Machiavelli) -> None:
        game.rule().claim(game)


class MayTakeUnclaimed(QuietChoice):
    """Deluxe: abilities are optional, those that only give something too. Take all that is unclaimed, or leave it."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "unclaimed")

    def preference(self) -> StandingAnswer | None:
        return TAKE_WHAT_IS_MINE

    def worth_asking(self, position: Position) -> bool:
        game = cast("Machiavelli", position)
        return is_better_left(game, self.seat, game.rule().unclaimed(game))

    def options(self, game: Machiavelli) -> vec[i64]:
        if game.rule().unclaimed(game).exist():
            return vec[i64]([TAKE_UNCLAIMED, LEAVE_UNCLAIMED])
        return vec[i64]()

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == TAKE_UNCLAIMED:
            game.rule().claim(game)
        elif game.journal is not None:
            game.tell("unclaimed-left", {"seat": self.seat, **self.about(game)})

    def about(self, game: Machiavelli) -> dict[str, object]:
        return unclaimed_facts(game)


def unclaimed_facts(game: Machiavelli) -> dict[str, object]:
    """Give what may still be taken: gold, cards, and what is gold or cards."""
    gains = game.rule().unclaimed(game)
    return {"gold": int(gains.gold), "draws": int(gains.cards), "either": int(gains.either)}


def is_better_left(game: Machiavelli, seat: i64, gains: Gains) -> bool:
    """Say whether leaving gains may bring as much as taking them: Poor House and Park give to whoever has nothing."""
    player = game.players[seat]
    gold = gains.gold + gains.either
    if player.gold == 0 and 0 < gold <= FROM_POOR_HOUSE and player.has(POOR_HOUSE):
        return True
    return player.hand.size == 0 and 0 < gains.cards <= FROM_PARK and player.has(PARK)


class CloseTurn(Step):
    """The crown, tax, the Poor House, and the Park; then what comes after the Park."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Machiavelli) -> None:
        close_turn(game, self.seat)


def close_turn(game: Machiavelli, seat: i64) -> None:
    """Close a turn, in that order."""
    game.rule().conclude(game)
    tax_turn(game)
    visit_poor_house(game, seat)
    game.then(FinishTurn(seat))
    visit_park(game, seat)


class FinishTurn(Step):
    """The Alchemist gets the refund, and an open Rasputin is discarded."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Machiavelli) -> None:
        game.rule().finish(game)
        if game.turn.rasputin_open:
            game.turn.rasputin_open = False
            game.discard_played()
        if game.journal is not None:
            game.tell("turn-ended", {"seat": self.seat})
