"""Small changes of a plan, by chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion import conditions as when
from signoria.bots.dominion.plan import ANY_NUMBER, Entry, Plan, cards_of
from signoria.core.bits import listed
from signoria.core.chance import Chance
from signoria.games.dominion.data.components import CURSE, FIRST_KINGDOM, GOLD, PROVINCE, SILVER, is_action

NUMBERS: Final = [1, 1, 1, 2, 2, 3, 4, 5, 7, ANY_NUMBER]
# So many of a card are tried where a plan has none of it, or one from this turn on.
SOME: Final = [1, 2, 4]
MIDDLE: Final = 7
MOST_ENTRIES: Final = 18
MOST_CONDITIONS: Final = 2
# What the numbers of a condition are about, at first.
USUAL: Final = {
    when.PROVINCES_AT_MOST: [1, 2, 3, 4, 5, 6],
    when.PROVINCES_MORE_THAN: [2, 3, 4, 5, 6],
    when.COINS_AT_LEAST: [8, 10, 12, 14, 16, 18],
    when.TURN_AT_MOST: [2, 4, 6, 8],
    when.TURN_AT_LEAST: [3, 5, 7, 9, 12],
    when.OWNED_AT_LEAST: [1, 1, 2, 3],
    when.FEWER_THAN: [0, 1, 1, 2],
    when.PILE_AT_MOST: [0, 2, 4, 6],
    when.RIVAL_AT_LEAST: [1, 1, 2, 3],
}
ABOUT_CARDS: Final = (when.OWNED_AT_LEAST, when.FEWER_THAN, when.PILE_AT_MOST, when.RIVAL_AT_LEAST)


class Mutation:
    """Changes plans for one kingdom."""

    def __init__(self, piles: i64, chance: Chance) -> None:
        self.chance = chance
        self.kingdom = [card for card in listed(piles) if card >= FIRST_KINGDOM]
        self.actions = [card for card in self.kingdom if is_action(card)]
        # Kingdom cards twice: a plan is about them.
        self.cards = [card for card in listed(piles) if card != CURSE] + self.kingdom

    def one_of(self, among: list[int]) -> int:
        """Give one of several, by chance."""
        return among[self.chance.below(len(among))]

    def mutated(self, plan: Plan, other: Plan) -> Plan:
        """Give a plan that differs in one to three ways; some of it may come from another plan."""
        changes = 1 + self.chance.below(3)
        while changes > 0:
            plan = self.changed(plan, other)
            changes -= 1
        return tidied(plan)

    def neighbours(self, plan: Plan) -> list[Plan]:
        """Give plans that differ in one plain way, in an order by chance: a card more, another one, a line less ..."""
        entries = plan.entries
        found: list[Plan] = []
        for card in self.actions:
            found += [self.with_more(plan, card, most, place) for most in SOME for place in places_to_buy(entries)]
            found.append(with_entries(plan, with_entry(entries, places_to_buy(entries)[-1], later(card))))
            found += [with_entries(plan, other) for other in with_another_card(entries, card)]
        for place in range(len(entries)):
            if len(entries) > 2:
                found.append(with_entries(plan, entries[:place] + entries[place + 1 :]))
            if place > 0:
                swapped = [entries[place], entries[place - 1]]
                found.append(with_entries(plan, entries[: place - 1] + swapped + entries[place + 1 :]))
            found += [with_entries(plan, replaced(entries, place, other)) for other in other_numbers(entries[place])]
        for change in (-2, 2):
            found.append(with_settings(plan, keep_coins=max(plan.keep_coins + change, 0)))
        self.shuffle(found)
        return [tidied(other) for other in found]

    def with_more(self, plan: Plan, card: int, most: int, place: int) -> Plan:
        """Give a plan that buys a card more, at a place."""
        return with_entries(plan, with_entry(plan.entries, place, Entry(card, most, [])))

    def with_one_more_kind(self, plan: Plan) -> list[Plan]:
        """Give plans that also buy one of the Actions that a plan does not buy yet, one or some, before Silver."""
        bought = cards_of(plan)
        place = places_to_buy(plan.entries)[-1]
        missing = [card for card in self.actions if not (bought >> card) & 1]
        return [self.with_more(plan, card, most, place) for card in missing for most in (1, 3)]

    def shuffle(self, plans: list[Plan]) -> None:
        """Put plans into an order by chance."""
        last = len(plans) - 1
        while last > 0:
            other = self.chance.below(last + 1)
            plans[last], plans[other] = plans[other], plans[last]
            last -= 1

    def changed(self, plan: Plan, other: Plan) -> Plan:
        """Give a plan that differs in one way."""
        way = self.chance.below(20)
        if way == 0:
            return with_settings(plan, keep_coins=self.shifted(plan.keep_coins, 3, 20))
        if way == 1:
            return with_settings(plan, remodel_gold_from=self.shifted(plan.remodel_gold_from, 3, 12))
        if way == 2:
            return with_settings(plan, keep_estates_from=self.shifted(plan.keep_estates_from, 2, 12))
        if way == 3 and self.actions:
            return with_settings(plan, play_first=self.reordered(plan.play_first))
        if way == 4 and self.actions:
            return with_settings(plan, double_first=self.reordered(plan.double_first))
        entries = list(plan.entries)
        if way <= 8 and len(entries) < MOST_ENTRIES:
            entries.insert(self.chance.below(len(entries) + 1), self.new_entry())
        elif way <= 10 and len(entries) < MOST_ENTRIES:
            taken = other.entries[self.chance.below(len(other.entries))]
            entries.insert(self.chance.below(len(entries) + 1), taken)
        elif way <= 12 and len(entries) > 2:
            entries.pop(self.chance.below(len(entries)))
        elif way <= 15:
            moved = entries.pop(self.chance.below(len(entries)))
            entries.insert(self.chance.below(len(entries) + 1), moved)
        else:
            place = self.chance.below(len(entries))
            entries[place] = self.changed_entry(entries[place])
        return with_entries(plan, entries)

    def shifted(self, number: i64, most_change: i64, highest: i64) -> i64:
        """Give a number that is a little smaller or larger."""
        found = number + self.chance.below(2 * most_change + 1) - most_change
        if found < 0:
            return 0
        if found > highest:
            return highest
        return found

    def reordered(self, first: list[int]) -> list[int]:
        """Give cards in another order: one comes to the front, or none is named any more."""
        if first and self.chance.below(4) == 0:
            return []
        card = self.one_of(self.actions)
        return [card, *(other for other in first if other != card)]

    def new_entry(self) -> Entry:
        """Make an entry up."""
        conditions = [self.new_condition()] if self.chance.below(2) == 0 else []
        return Entry(self.one_of(self.cards), self.one_of(NUMBERS), conditions)

    def new_condition(self) -> when.Condition:
        """Make a condition up."""
        about = self.chance.below(len(USUAL))
        card: i64 = self.one_of(self.cards) if about in ABOUT_CARDS else when.NO_CARD
        return when.Condition(about, card, self.one_of(USUAL[about]))

    def changed_entry(self, entry: Entry) -> Entry:
        """Give an entry with another number, card or condition."""
        way = self.chance.below(6)
        conditions = list(entry.conditions)
        if way == 0 and entry.card != PROVINCE:
            return Entry(self.one_of(self.cards), entry.most, conditions)
        if way <= 2:
            most: i64 = self.one_of(NUMBERS)
            if entry.most < ANY_NUMBER and self.chance.below(2) == 0:
                most = 1 + self.shifted(entry.most - 1, 1, 11)
            return Entry(entry.card, most, conditions)
        if way == 3 and len(conditions) < MOST_CONDITIONS:
            conditions.append(self.new_condition())
        elif conditions:
            place = self.chance.below(len(conditions))
            condition = conditions.pop(place)
            if way != 4:
                value = self.shifted(condition.value, 2, 40)
                conditions.insert(place, when.Condition(condition.about, condition.card, value))
        return Entry(entry.card, entry.most, conditions)


def places_to_buy(entries: list[Entry]) -> list[int]:
    """Give where a card may be put into a plan: before the first line for Gold, and before the first for Silver."""
    found: list[int] = []
    for card in (GOLD, SILVER):
        for place, entry in enumerate(entries):
            if entry.card == card:
                found.append(place)
                break
    return found or [0]


def later(card: int) -> Entry:
    """Give an entry for one of a card in the middle of a game."""
    return Entry(card, 1, [when.Condition(when.TURN_AT_LEAST, when.NO_CARD, MIDDLE)])


def with_another_card(entries: list[Entry], card: int) -> list[list[Entry]]:
    """Give entries with a card in the place of another Action, wherever there is one."""
    return [
        replaced(entries, place, Entry(card, entry.most, entry.conditions))
        for place, entry in enumerate(entries)
        if entry.card != card and is_action(entry.card)
    ]


def with_entry(entries: list[Entry], place: int, entry: Entry) -> list[Entry]:
    """Give entries with one more at a place."""
    return [*entries[:place], entry, *entries[place:]]


def replaced(entries: list[Entry], place: int, entry: Entry) -> list[Entry]:
    """Give entries with another one at a place."""
    return [*entries[:place], entry, *entries[place + 1 :]]


def other_numbers(entry: Entry) -> list[Entry]:
    """Give an entry with one number changed."""
    found: list[Entry] = []
    if entry.most < ANY_NUMBER:
        found.append(Entry(entry.card, entry.most + 1, entry.conditions))
        if entry.most > 1:
            found.append(Entry(entry.card, entry.most - 1, entry.conditions))
    for place, condition in enumerate(entry.conditions):
        for change in (-1, 1):
            # Coins are many: one more or less says little.
            value = condition.value + (2 * change if condition.about == when.COINS_AT_LEAST else change)
            if value >= 0:
                other = when.Condition(condition.about, condition.card, value)
                found.append(
                    Entry(entry.card, entry.most, [*entry.conditions[:place], other, *entry.conditions[place + 1 :]])
                )
    return found


def with_entries(plan: Plan, entries: list[Entry]) -> Plan:
    """Give a plan with other entries."""
    return Plan(
        entries,
        plan.keep_coins,
        plan.remodel_gold_from,
        plan.keep_estates_from,
        plan.play_first,
        plan.double_first,
    )


def with_settings(
    plan: Plan,
    keep_coins: i64 = -1,
    remodel_gold_from: i64 = -1,
    keep_estates_from: i64 = -1,
    play_first: list[int] | None = None,
    double_first: list[int] | None = None,
) -> Plan:
    """Give a plan that differs in what stands beside its entries."""
    if keep_coins < 0:
        keep_coins = plan.keep_coins
    if remodel_gold_from < 0:
        remodel_gold_from = plan.remodel_gold_from
    if keep_estates_from < 0:
        keep_estates_from = plan.keep_estates_from
    play = plan.play_first if play_first is None else play_first
    double = plan.double_first if double_first is None else double_first
    return Plan(plan.entries, keep_coins, remodel_gold_from, keep_estates_from, play, double)


def tidied(plan: Plan) -> Plan:
    """Leave entries out that can never be reached: an earlier one wants as many of the card at any time."""
    kept: list[Entry] = []
    for entry in plan.entries:
        reached = True
        for before in kept:
            if before.card == entry.card and not before.conditions and before.most >= entry.most:
                reached = False
        if reached:
            kept.append(entry)
    return with_entries(plan, kept)
