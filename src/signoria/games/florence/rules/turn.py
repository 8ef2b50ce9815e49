"""Phase B: a player's turn with its actions and what is free besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.florence.data.actions import (
    BONUS,
    BUILD,
    END_TURN,
    FREEDOM,
    INTRODUCE,
    PRINCESS_WORK,
    PROPOSE,
    RECRUIT,
    SELL,
    TAKE_PERSON,
    USE_MERCHANT,
    USE_PROFESSOR,
    WORK,
    of_bits,
)
from signoria.games.florence.data.components import (
    ACTING,
    ACTION_PRICE,
    BONUS_PILE,
    FREEDOMS,
    MERCHANT,
    MOST_PLAYERS,
    NO_CHARACTER,
    PERSON_PILE,
    PROFESSOR,
)
from signoria.games.florence.rules.building import Build
from signoria.games.florence.rules.cooperative_building.negotiation import begin_talk, partners
from signoria.games.florence.rules.frames import LookIntoPile, QuietChoice, Step, also_selling, is_sale
from signoria.games.florence.rules.muse_and_princess.cardinal import actions_of
from signoria.games.florence.rules.muse_and_princess.princess import PrincessWork, can_please
from signoria.games.florence.rules.muse_and_princess.windows import use_character
from signoria.games.florence.rules.placement import building_cost, can_build
from signoria.games.florence.rules.recruitment import Recruit, can_recruit
from signoria.games.florence.rules.work_values import possible_workers
from signoria.games.florence.rules.works import ChooseWorker
from signoria.games.florence.state.stores import NOBODY
from signoria.games.florence.state.table import Florence

if TYPE_CHECKING:
    from signoria.core.position import Position


class TakeTurns(Step):
    """All players take their turns, clockwise from the start player."""

    def __init__(self, distance: i64) -> None:
        self.distance = distance

    def do(self, game: Florence) -> None:
        if self.distance < len(game.players):
            seat = game.after(game.start, self.distance)
            game.then(BeginTurn(seat), MENUS[seat], EndTurn(seat), TakeTurns(self.distance + 1))


class BeginTurn(Step):
    """A turn has two actions, or three with the Cardinal."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Florence) -> None:
        game.phase = ACTING
        game.active = self.seat
        game.turns += 1
        game.actions = actions_of(game, self.seat)
        game.person_taken = False
        game.freedom_taken = False
        if game.settings.cooperative:
            game.talks = vec[i64]([0] * len(game.players))
        journal = game.journal
        if journal is not None:
            journal.add("turn-start", {"seat": self.seat, "actions": game.actions})


class EndTurn(Step):
    """Actions that are left are lost. Muse, Cardinal and Princess have served and go back."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Florence) -> None:
        journal = game.journal
        if journal is not None:
            journal.add("turn-end", {"seat": self.seat, "actions": game.actions})
        game.active = NOBODY
        game.actions = 0
        character = game.players[self.seat].character
        if character not in (NO_CHARACTER, MERCHANT, PROFESSOR):
            game.give_back_character(self.seat, tell=True)


def usable_freedoms(game: Florence, seat: i64) -> i64:
    """Give the freedoms in the supply that a player has not introduced yet, as bits."""
    return game.freedom_stock() & ~game.players[seat].freedoms


class TurnMenu(QuietChoice):
    """Choose the next action, something that is free, or the end of the turn.

    While an action is left the question is asked, whether anything can be done or not: what can be done depends on
    hidden cards. When nothing can be done, the end of the turn is all there is to choose.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "turn-menu")

    def options(self, game: Florence) -> vec[i64]:
        options = vec[i64]()
        if game.actions > 0:
            options = also_actions(game, self.seat, options)
        options = also_free(game, self.seat, options)
        if len(options) > 0:
            options = also_selling(game, self.seat, options)
        elif game.actions == 0:
            return options
        return append(options, END_TURN)

    def chosen(self, game: Florence, option: i64) -> None:
        if option == END_TURN:
            return
        game.then(self)
        if is_sale(option):
            game.sell_points(self.seat, option - SELL, cover=False)
        elif option == RECRUIT:
            game.then(Recruit(self.seat))
        elif option in (USE_MERCHANT, USE_PROFESSOR):
            use_character(game, self.seat)
        elif PROPOSE <= option < PROPOSE + MOST_PLAYERS:
            begin_talk(game, self.seat, option - PROPOSE)
        else:
            game.actions -= 1
            self.act(game, option)

    def act(self, game: Florence, option: i64) -> None:
        """Begin an action."""
        if option == WORK:
            game.then(ChooseWorker(self.seat))
        elif option == PRINCESS_WORK:
            game.then(PrincessWork(self.seat))
        elif option == BUILD:
            game.then(Build(self.seat))
        elif option == FREEDOM:
            game.freedom_taken = True
            game.then(IntroduceFreedom(self.seat))
        else:
            # A person to the court, or a bonus card.
            game.pay(self.seat, ACTION_PRICE)
            if option == TAKE_PERSON:
                game.person_taken = True
                game.then(LookIntoPile(self.seat, PERSON_PILE, ACTION_PRICE))
            else:
                game.then(LookIntoPile(self.seat, BONUS_PILE, ACTION_PRICE))

    def last_of_turn(self, position: Position) -> list[int]:
        return [END_TURN] if END_TURN in position.legal() else []

    def about(self, game: Florence) -> dict[str, object]:
        return {"actions": game.actions}

    def price(self, game: Florence, option: i64) -> i64:
        if option in (TAKE_PERSON, FREEDOM, BONUS):
            return ACTION_PRICE
        return building_cost(game, self.seat) if option == BUILD else 0


MENUS: Final = [TurnMenu(seat) for seat in range(MOST_PLAYERS)]


def also_actions(game: Florence, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add the actions that a player can carry out now."""
    if possible_workers(game, seat) != 0:
        options = append(options, WORK)
    if can_please(game, seat):
        options = append(options, PRINCESS_WORK)
    if can_build(game, seat):
        options = append(options, BUILD)
    if game.settings.cooperative:
        for partner in partners(game, seat):
            options = append(options, PROPOSE + partner)
    if game.power(seat) >= ACTION_PRICE:
        if not game.person_taken and game.piles[PERSON_PILE].size > 0:
            options = append(options, TAKE_PERSON)
        if not game.freedom_taken and usable_freedoms(game, seat) != 0:
            options = append(options, FREEDOM)
        if game.piles[BONUS_PILE].size > 0:
            options = append(options, BONUS)
    return options


def also_free(game: Florence, seat: i64, options: vec[i64]) -> vec[i64]:
    """Add what is no action: a recruiting card, the Merchant, the Professor."""
    if can_recruit(game, seat):
        options = append(options, RECRUIT)
    if game.can_use_character(seat):
        options = append(options, USE_MERCHANT if game.players[seat].character == MERCHANT else USE_PROFESSOR)
    return options


class IntroduceFreedom(QuietChoice):
    """Pay for a freedom that the principality does not have yet."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "freedom")

    def options(self, game: Florence) -> vec[i64]:
        return of_bits(INTRODUCE, usable_freedoms(game, self.seat))

    def chosen(self, game: Florence, option: i64) -> None:
        freedom = option - INTRODUCE
        game.pay(self.seat, ACTION_PRICE)
        game.gain_freedom(self.seat, freedom)
        journal = game.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "freedom": FREEDOMS[freedom], "price": ACTION_PRICE}
            journal.add("freedom-introduced", facts)

    def price(self, game: Florence, option: i64) -> i64:
        return ACTION_PRICE
