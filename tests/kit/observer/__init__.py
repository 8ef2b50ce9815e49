"""An observer: told only what a seat is told, it keeps every world that may be the real one.

It begins with all worlds that a seat cannot tell apart, and plays what happens in each of them: an own move is known;
a move of somebody else may have been any that was possible there, and chance may have fallen in any way. A world that
would have told the seat something else is struck out. What is left is what the seat may know, by brute force, without
the bookkeeping of the engine. Against that it holds what the engine says at every decision:

- whatever `determinise` imagines is one of these worlds: nothing is forgotten, nothing is wrong;
- wherever something may lie in one of these worlds, `determinise` imagines it there too: nothing is known too well;
- what sights and views say is true in all of these worlds.

Only small positions can be observed: some hundreds of worlds. Every game has an observer of its own beside this one,
which knows where things can be hidden.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final, Generic, Self, TypeVar, cast

import signoria
from signoria.core.chance import fresh_chance
from signoria.core.position import Position

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator

P = TypeVar("P", bound=Position)
# What lies in each place where something can be hidden, the places by name.
Facts = dict[str, "Hashable"]

# How many worlds `determinise` is asked for: so many at least, and more as long as it has not imagined everything.
FEWEST_IMAGINED: Final = 12
MOST_IMAGINED: Final = 1500
# More worlds than this take too long: the position is not small.
MOST_WORLDS: Final = 6000
FEW_WORLDS: Final = 40
FORGOTTEN: Final = "forgotten"


class Observer(ABC, Generic[P]):
    """Everything that may be true, for one seat or a spectator (None), while a position is played on."""

    # How often chance is let fall anew to see all it can do, where few things can happen.
    lots = 40

    def __init__(self, position: P, seat: int | None) -> None:
        self.seat = seat
        # Loaded anew, as the other worlds are: they tell their events from the same number on.
        self.real = loaded(position, position.save())
        # How many events have been told before: no world is left that told them otherwise.
        self.heard = 0
        self.worlds = self.told_alike(self.beginnings())
        self.check()

    # --- What each game answers ----------------------------------------------------------------------------------

    @abstractmethod
    def beginnings(self) -> Iterator[P]:
        """Give all worlds that the seat cannot tell from the real one before anything has been played."""

    @abstractmethod
    def hidden(self, world: P) -> Facts:
        """Give everything in a world that some seat may not know: what lies where, never who knows of it."""

    @abstractmethod
    def public(self, world: P) -> object:
        """Give what the seat sees lying on the table, its own cards among it, but nothing that is only remembered."""

    def is_seen(self) -> bool:
        """Say whether everybody sees what is chosen now. It need not be said: what is told comes to the same."""
        return False

    @abstractmethod
    def claims(self, facts: list[Facts]) -> Iterator[str]:
        """Give what sights and views of the seat say wrongly, held against the facts of all possible worlds."""

    # --- Playing -------------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        """Play moves, one decision after another, and check what the engine says after each."""
        for move in moves:
            self.follow(self.real.parse(move))
            self.check()
        return self

    def follow(self, action: int) -> None:
        """Play a move of the real world, and whatever it may have been in the others."""
        seen = self.real.asked == self.seat or self.is_seen()
        self.heard = len(self.real.events())
        self.real.choose(action)
        self.worlds = self.told_alike(
            outcome
            for world in self.worlds
            for option in world.legal()
            if option == action or not seen
            for outcome in outcomes(world, option, self.lots)
        )

    def told_alike(self, worlds: Iterable[P]) -> list[P]:
        """Give those worlds that tell the seat what the real one tells it, each once."""
        told = self.told(self.real)
        public = self.public(self.real)
        found: dict[Hashable, P] = {}
        for world in worlds:
            if self.told(world) == told:
                name = known_as(self.hidden(world))
                if name not in found and self.public(world) == public:
                    found[name] = world
                    assert len(found) <= MOST_WORLDS, "too many worlds: this position is not small"
        return list(found.values())

    def told(self, world: P) -> list[dict[str, object]]:
        """Give what the seat has just been told."""
        return [event.seen_by(self.seat) for event in world.events(self.heard)]

    # --- Checking ------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Check that the engine knows for the seat what it may know, no more and no less."""
        complaints = self.complaints()
        assert not complaints, "\n".join(complaints)

    def blur(self, *moves: str) -> Self:
        """Play moves after which the engine is known to forget something, and check that it knows nothing too well."""
        for move in moves:
            self.follow(self.real.parse(move))
            complaints = self.complaints()
            assert complaints, "nothing is forgotten any more: say so here, and in docs/explanation"
            assert all(complaint.startswith(FORGOTTEN) for complaint in complaints), "\n".join(complaints)
        return self

    def complaints(self) -> list[str]:
        """Give what is wrong with what the engine says."""
        facts = [self.hidden(world) for world in self.worlds]
        assert self.hidden(self.real) in facts, "the observer has lost the real world"
        return [*self.imagined_wrongly(facts), *self.claims(facts)]

    def imagined_wrongly(self, facts: list[Facts]) -> Iterator[str]:
        """Give what `determinise` has forgotten, and what it knows although the seat cannot."""
        worlds = {known_as(world) for world in facts}
        missing = possibilities(facts)
        # Of few worlds every single one is wanted, not only all that may lie in each place.
        missing["all"] = worlds if len(worlds) <= FEW_WORLDS else set()
        forgotten: list[str] = []
        for seed in range(MOST_IMAGINED):
            if seed >= FEWEST_IMAGINED and not any(missing.values()):
                break
            imagined = self.hidden(self.real.determinise(self.seat, seed))
            if not forgotten and known_as(imagined) not in worlds:
                forgotten.append(f"{FORGOTTEN}: {self.real.question}: {differing(imagined, facts)} cannot be")
            missing["all"] = missing["all"] - {known_as(imagined)}
            for place, value in imagined.items():
                missing[place].discard(value)
        yield from forgotten
        for place, values in missing.items():
            for value in values:
                yield f"known too well: {self.real.question}: {place} may be {value}, which is never imagined"


def loaded(position: P, saved: dict[str, object]) -> P:
    """Give the position of the same game that was written down."""
    return cast("P", signoria.game(position.game.name).load(saved))


def outcomes(world: P, option: int, lots: int) -> Iterator[P]:
    """Give all that may come of a choice, if few things can happen by chance."""
    twin = cast("P", world.copy())
    before = twin.chance.save()
    twin.choose(option)
    yield twin
    if twin.chance.save() != before:
        for seed in range(lots):
            twin = cast("P", world.copy())
            twin.chance = fresh_chance(seed)
            twin.choose(option)
            yield twin


def known_as(facts: Facts) -> Hashable:
    """Give what tells worlds apart."""
    return tuple(sorted(facts.items(), key=lambda fact: fact[0]))


def possibilities(facts: list[Facts]) -> dict[str, set[Hashable]]:
    """Give what may be in each place."""
    possible: dict[str, set[Hashable]] = defaultdict(set)
    for world in facts:
        for place, value in world.items():
            possible[place].add(value)
    return possible


def differing(imagined: Facts, facts: list[Facts]) -> str:
    """Say what is wrong with an imagined world: places that nothing explains, or else all that is uncertain."""
    possible = possibilities(facts)
    wrong = {place: value for place, value in imagined.items() if value not in possible[place]}
    together = {place: value for place, value in imagined.items() if len(possible[place]) > 1}
    return str(wrong or together)


def shared(hands: list[tuple[str, ...]]) -> Counter[str]:
    """Give the cards that are in all of some hands."""
    common = Counter(hands[0])
    for hand in hands[1:]:
        common &= Counter(hand)
    return common


def certain(facts: list[Facts]) -> Facts:
    """Give what is the same in all worlds."""
    return {place: value for place, value in facts[0].items() if all(world[place] == value for world in facts)}


def only(word: str, complaints: list[str]) -> bool:
    """Say whether there are complaints, all of which begin with a word or are about what a sight says."""
    found = [complaint for complaint in complaints if complaint.startswith(("forgotten", "known too well"))]
    return bool(found) and all(complaint.startswith(word) for complaint in found)


def arrangements(things: list[str]) -> Iterator[list[str]]:
    """Give all different orders of some things, of which several may be alike."""
    if not things:
        yield []
    for thing in sorted(set(things)):
        rest = list(things)
        rest.remove(thing)
        for others in arrangements(rest):
            yield [thing, *others]
