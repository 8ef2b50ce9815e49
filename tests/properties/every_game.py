"""All games as Hypothesis invents them. A game joins the properties of `test_every_game.py` by one entry here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hypothesis import strategies as st

import signoria
from signoria.core.chance import FastChance, spread
from signoria.core.position import Position
from tests.kit.cards import all_cards
from tests.kit.florence import pieces
from tests.properties import dominion, machiavelli

# More decisions than any of these games needs; a driver has to have some limit, the rules have none.
CAP: Final = 20_000


@dataclass(frozen=True)
class Entry:
    """A game: its name, tables as they may be opened, and what never gets more or less while it is played."""

    name: str
    tables: st.SearchStrategy[tuple[int, int | bytes, dict[str, object]]]
    conserved: Callable[[Mapping[str, Any]], Counter[str]]
    # Questions before which not everything is on the table yet.
    unsettled: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Play:
    """A game played for some time at random, and then by choices given by their place among the options."""

    game: str
    seats: int
    seed: int | bytes
    options: dict[str, object]
    driver: int
    decisions: int
    choices: list[int]

    def begun(self, *, listen: bool = True) -> Position:
        """Begin the game."""
        return signoria.game(self.game).new(self.seats, self.seed, self.options, listen=listen)

    def reached(self, *, listen: bool = True) -> Position:
        """Give the position from which the given choices are made."""
        position = self.begun(listen=listen)
        wander(position, self.driver, self.decisions)
        return position

    def played(self, *, listen: bool = True) -> Position:
        """Give the position after all choices."""
        position = self.reached(listen=listen)
        for _ in self.decide(position):
            pass
        return position

    def decide(self, position: Position) -> Iterator[int]:
        """Make the given choices, stopping before each of them; tell which one comes next."""
        for choice in self.choices:
            if position.over:
                return
            action = position.legal()[choice % len(position.legal())]
            yield action
            position.choose(action)


def wander(position: Position, seed: int, most: int) -> int:
    """Choose at random, but seldom among many options of one verb; give the number of decisions."""
    chance = FastChance(spread(seed))
    for number in range(most):
        if position.over:
            return number
        position.choose(any_of(position, chance))
    return most


def any_of(position: Position, chance: FastChance) -> int:
    """Give a verb at random, and any of its options."""
    options = position.legal()
    verbs: dict[str, list[int]] = {}
    for option in options:
        verbs.setdefault(position.notation(option).split()[0], []).append(option)
    chosen = list(verbs.values())[chance.below(len(verbs))]
    return chosen[chance.below(len(chosen))]


@st.composite
def dominion_tables(draw: st.DrawFn) -> tuple[int, int | bytes, dict[str, object]]:
    """Any table of Dominion."""
    table = draw(dominion.tables())
    return table.seats, table.seed, table.options


@st.composite
def machiavelli_tables(draw: st.DrawFn) -> tuple[int, int | bytes, dict[str, object]]:
    """Any table of Machiavelli."""
    table = draw(machiavelli.tables())
    return table.seats, table.seed, table.options


@st.composite
def florence_tables(draw: st.DrawFn) -> tuple[int, int | bytes, dict[str, object]]:
    """Any table of Florence: seats, seed and options that fit each other."""
    seats = draw(st.integers(2, 5))
    seed = draw(st.one_of(st.integers(), st.binary(min_size=32, max_size=32)))
    options: dict[str, object] = {
        "expansion-muse-princess": draw(st.sampled_from(["off", "on"])),
        "expansion-cooperative": draw(st.sampled_from(["off", "on"])),
        "money-visibility": draw(st.sampled_from(["hidden", "open"])),
        "cb-border-landscape": draw(st.sampled_from(["blocks", "harmless"])),
    }
    if options["expansion-muse-princess"] == "on":
        options["no-pp-for-money"] = draw(st.sampled_from(["off", "on"]))
    if seats == 2:
        options["two-player-freedoms"] = draw(st.sampled_from(["5", "4"]))
        options["two-player-landscape-choice"] = draw(st.sampled_from(["winner", "opener"]))
    if draw(st.booleans()):
        options |= {"start-player": "chosen", "start-seat": draw(st.integers(0, seats - 1))}
    return seats, seed, options


ENTRIES: Final = {
    entry.name: entry
    for entry in (
        Entry("dominion", dominion_tables(), all_cards, frozenset({"draft-pick"})),
        Entry("florence", florence_tables(), pieces),
        Entry("machiavelli", machiavelli_tables(), machiavelli.cards_saved),
    )
}


@st.composite
def _plays(draw: st.DrawFn, name: str, most: int) -> Play:
    seats, seed, options = draw(ENTRIES[name].tables)
    driver = draw(st.integers(0, 2**32))
    decisions = draw(st.integers(0, 400))
    choices = draw(st.lists(st.integers(0, 400), min_size=1, max_size=most))
    return Play(name, seats, seed, options, driver, decisions, choices)


def plays(*, most: int = 20, names: list[str] | None = None) -> st.SearchStrategy[Play]:
    """Any course of any game, or of some: any table, any stage of the game, then so many choices."""
    return st.sampled_from(names or sorted(ENTRIES)).flatmap(lambda name: _plays(name, most))
