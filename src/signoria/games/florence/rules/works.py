"""Completing a work: a person from the hand, perhaps with bonus cards, and the money it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.core.bits import bit, bits_from
from signoria.games.florence.data.actions import BUY, DONE, USE_BONUS, WORK_WITH, also_numbers, of_bits
from signoria.games.florence.data.components import (
    BONUS_NAMES,
    FROM_WORKS,
    PERSON_NAMES,
    PERSONS,
    PRICE_OF_A_POINT,
    ROUNDS,
    named,
)
from signoria.games.florence.rules.bonus import counts_of, worth, worth_together
from signoria.games.florence.rules.frames import QuietChoice, Step
from signoria.games.florence.rules.work_values import bonus_values, minimum, parts, possible_workers, work_value
from signoria.games.florence.state.player import Player
from signoria.games.florence.state.table import Florence

if TYPE_CHECKING:
    from signoria.core.position import Position

FLORINS_PER_VALUE: Final = 100


class ChooseWorker(QuietChoice):
    """Choose the person who completes a work."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "work")

    def options(self, game: Florence) -> vec[i64]:
        return of_bits(WORK_WITH, possible_workers(game, self.seat))

    def chosen(self, game: Florence, option: i64) -> None:
        game.working = option - WORK_WITH
        game.then(ChooseBonus(self.seat), CompleteWork(self.seat))

    def about(self, game: Florence) -> dict[str, object]:
        return {"minimum": minimum(game)}

    def privately(self, game: Florence) -> dict[str, object]:
        player = game.players[self.seat]
        values = {
            PERSON_NAMES[person]: parts(game, self.seat, person, 0)
            for person in range(PERSONS)
            if (player.persons >> person) & 1
        }
        return {"values": values, "bonus": bonus_values(game, self.seat)}


class ChooseBonus(QuietChoice):
    """Choose bonus cards one by one, in any order, until the work is good enough and that will do.

    Asked only of players who hold bonus cards, which everybody knows.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "work-bonus")

    def options(self, game: Florence) -> vec[i64]:
        player = game.players[self.seat]
        if player.bonus == 0:
            return vec[i64]()
        value = work_value(game, self.seat, game.working, game.chosen_bonus)
        wanted = minimum(game)
        # No card takes anything away: if all together are enough, any of them may come first.
        left = player.bonus & ~game.chosen_bonus
        if not game.settings.to_the_letter:
            left = in_order(player, game.chosen_bonus, wanted - value)
        elif value + worth_together(left, counts_of(player)) < wanted:
            left = 0
        options = of_bits(USE_BONUS, left)
        if value >= wanted:
            options = append(options, DONE)
        return options

    def chosen(self, game: Florence, option: i64) -> None:
        if option != DONE:
            game.chosen_bonus |= bit(option - USE_BONUS)
            game.then(self)

    def about(self, game: Florence) -> dict[str, object]:
        return {"minimum": minimum(game)}

    def privately(self, game: Florence) -> dict[str, object]:
        return {
            "person": PERSON_NAMES[game.working],
            "values": {PERSON_NAMES[game.working]: parts(game, self.seat, game.working, game.chosen_bonus)},
            "bonus": bonus_values(game, self.seat),
            "chosen": named(game.chosen_bonus, BONUS_NAMES),
        }


def in_order(player: Player, chosen: i64, missing: i64) -> i64:
    """Give the cards that come after those chosen, each if it and those behind it are worth what is missing.

    So it was in games that were begun when bonus cards had an order.
    """
    counts = counts_of(player)
    left = player.bonus
    found: i64 = 0
    card: i64 = 0
    while left >> card != 0:
        if chosen >> card == 0 and (left >> card) & 1 and worth_together(left & bits_from(card), counts) >= missing:
            found |= bit(card)
        card += 1
    return found


class CompleteWork(Step):
    """The person is laid open, the bonus cards are used up, and the bank pays."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Florence) -> None:
        person = game.working
        bonus = game.chosen_bonus
        value = work_value(game, self.seat, person, bonus)
        facts: dict[str, object] = {}
        if game.journal is not None:
            used = {name: worth(card, counts_of(game.players[self.seat])) for card, name in enumerate(BONUS_NAMES)}
            facts = {"seat": self.seat, "kind": PERSON_NAMES[person], "parts": parts(game, self.seat, person, bonus)}
            facts["bonus"] = {name: used[name] for name in named(bonus, BONUS_NAMES)}
        game.lay_open(self.seat, person, bonus)
        pay_for_work(game, self.seat, value, facts)


def pay_for_work(game: Florence, seat: i64, value: i64, facts: dict[str, object]) -> None:
    """The bank pays for a work, the marker of the round moves up, and points may be bought of the income."""
    player = game.players[seat]
    game.receive(seat, FLORINS_PER_VALUE * value)
    player.marker = max(player.marker, value)
    journal = game.journal
    if journal is not None:
        facts["value"] = value
        facts["income"] = FLORINS_PER_VALUE * value
        journal.add("work-completed", facts)
    game.then(BuyPoints(seat, value))


class BuyPoints(QuietChoice):
    """Of the money just received, any part may be turned into points at 200 florins each, now or never."""

    def __init__(self, seat: i64, value: i64) -> None:
        super().__init__(seat, "buy-pp")
        self.value = value

    def options(self, game: Florence) -> vec[i64]:
        return also_numbers(vec[i64](), BUY, 0, self.value // 2)

    def chosen(self, game: Florence, option: i64) -> None:
        number = option - BUY
        game.pay(self.seat, PRICE_OF_A_POINT * number)
        game.gain_points(self.seat, number, FROM_WORKS)
        journal = game.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "number": number, "amount": PRICE_OF_A_POINT * number}
            facts["points"] = game.players[self.seat].points
            journal.add("pp-bought", facts)

    def odd(self, position: Position) -> list[tuple[int, str]]:
        # There is no auction any more, and little else to pay.
        return [(BUY, "no-points")] if cast("Florence", position).round == ROUNDS and self.value > 1 else []

    def about(self, game: Florence) -> dict[str, object]:
        return {"value": self.value, "income": FLORINS_PER_VALUE * self.value}
