"""The observer of Machiavelli: hands, the deck, characters, warrants and threats."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import product
from typing import TYPE_CHECKING, Any, Final, cast

from signoria.games.machiavelli.data.components import CHARACTERS, MOST_RANKS, NAMES, NOBODY
from signoria.games.machiavelli.eyes.picture import number_at, player_view, plots_view, question_view, turn_view
from signoria.games.machiavelli.eyes.views import MachiavelliSight
from signoria.games.machiavelli.state.cards import kinds_listed
from signoria.games.machiavelli.state.cast import EVERYBODY, PLACE_WORDS
from signoria.games.machiavelli.state.table import Machiavelli
from tests.kit.observer import Facts, Observer, arrangements, certain, loaded, shared

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.core.zones import Zone

# What views remember or conclude: the observer does that itself.
REMEMBERED_OF_PLAYERS: Final = ("known_hand", "known_museum")
REMEMBERED_OF_PLOTS: Final = ("sealed", "rose")


class CourtObserver(Observer[Machiavelli]):
    """Everything that may be true at a court."""

    # --- The beginning -------------------------------------------------------------------------------------------

    def beginnings(self) -> Iterator[Machiavelli]:
        saved = cast("dict[str, Any]", self.real.save())
        for cards, characters, seal, rose in product(
            list(arrangements([card[0] for card in self.hidden_cards(saved)])),
            list(self.castings(saved)),
            self.markers(saved, "warrants", "sealed", "magistrate"),
            self.markers(saved, "threatened", "rose", "blackmailer"),
        ):
            world = deepcopy(saved)
            for card, kind in zip(self.hidden_cards(world), cards, strict=True):
                card[0] = kind
            for name, entry in characters.items():
                world["cast"]["characters"][name] = entry
            world["intrigue"]["sealed"] = seal
            world["intrigue"]["rose"] = rose
            yield loaded(self.real, world)

    def hidden_cards(self, saved: dict[str, Any]) -> list[list[Any]]:
        """Give the cards of a saved position that the seat has not seen."""
        zones = [saved["deck"], saved["discard"]]
        for player in saved["players"]:
            zones += [player["hand"], player["museum"]]
        return [card for zone in zones for card in zone if not self.has_seen(card[1])]

    def has_seen(self, seats: int) -> bool:
        """Say whether the seat is among those that have seen something; a spectator has seen what all have."""
        return seats == EVERYBODY if self.seat is None else seats >> self.seat & 1 == 1

    def castings(self, saved: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Give all ways in which the characters can lie that the seat has not seen. Who is called answers."""
        characters = saved["cast"]["characters"]
        called = saved["intrigue"]["called"]
        names = list(characters)
        silent = names[: names.index(called) + 1] if called else []
        unknown = [
            name
            for name in names
            if not self.has_seen(characters[name]["known"]) and characters[name]["place"] not in ("face-up", None)
        ]
        absent = [name for name in silent if name in unknown and name != saved["intrigue"]["murdered"]]
        for order in arrangements([str(characters[name]["place"]) for name in unknown]):
            places = dict(zip(unknown, order, strict=True))
            if not any(places[name].isdecimal() for name in absent):
                lying = sorted(unknown, key=lambda name: str(characters[name]["place"]))
                yield {
                    name: characters[slot]
                    for name, slot in zip(sorted(unknown, key=places.__getitem__), lying, strict=True)
                }

    def markers(self, saved: dict[str, Any], marked: str, special: str, placer: str) -> list[Any]:
        """Give on which of some markers the one that is not blank may be."""
        plots = saved["intrigue"]
        return [plots[special]] if plots[placer] in (self.seat, None) else plots[marked]

    # --- Worlds --------------------------------------------------------------------------------------------------

    def hidden(self, world: Machiavelli) -> Facts:
        # The first one that is marked gets the seal or the rose.
        marks = world.marks.listed()
        facts: Facts = {"marks": (*marks[:1], *sorted(marks[1:]))}
        asked = world.asked
        for seat, player in enumerate(world.players):
            if seat != self.seat:
                facts[f"hand {seat}"] = kinds(player.hand, world.selected) if seat == asked else kinds(player.hand)
            facts[f"museum {seat}"] = kinds(player.museum)
        # These go elsewhere in the order in which they lie. What is kept of cards looked at is as good as in the hand.
        facts["looking_at"] = tuple(NAMES[kind] for kind in kinds_listed(world.looking_at))
        facts["site"] = kinds(world.site)
        if world.question != "keep-card":
            facts["selected"] = tuple(NAMES[kind] for kind in kinds_listed(world.selected))
        for name in ("deck", "discard"):
            zone: Zone = getattr(world, name)
            for place, kind in enumerate(reversed(kinds_listed(zone))):
                facts[f"{name} {place}"] = NAMES[kind]
        for rank in range(MOST_RANKS):
            if world.character_at(rank) != NOBODY:
                facts[character(world, rank)] = int(world.cast.places[rank])
        plots = world.intrigue
        facts["sealed"] = int(plots.sealed) if plots.warrants else None
        facts["rose"] = int(plots.rose) if plots.threatened else None
        return facts

    def public(self, world: Machiavelli) -> object:
        sight = MachiavelliSight(world, -1 if self.seat is None else self.seat)
        players = [cast("dict[str, Any]", player_view(sight, seat)) for seat in range(len(world.players))]
        plots = cast("dict[str, Any]", plots_view(sight))
        for player in players:
            for key in REMEMBERED_OF_PLAYERS:
                del player[key]
        for key in REMEMBERED_OF_PLOTS:
            del plots[key]
        revealed = [sight.holder(rank) if sight.is_revealed(rank) else None for rank in range(MOST_RANKS)]
        sizes = int(world.deck.size), int(world.discard.size), [number_at(world, place) for place in PLACE_WORDS]
        table = int(world.round), int(world.crown), int(world.tax), world.ending, kinds(world.played)
        # Who looks through the deck sees how it lies.
        searching = world.asked == self.seat and world.question == "lighthouse-take"
        seen = kinds_listed(world.deck) if searching else []
        return sight.question(), question_view(sight), turn_view(world), players, plots, revealed, sizes, table, seen

    def others(self) -> list[int]:
        """Give the seats whose hands are hidden."""
        return [seat for seat in range(len(self.real.players)) if seat != self.seat]

    # --- What the sight says -------------------------------------------------------------------------------------

    def claims(self, facts: list[Facts]) -> Iterator[str]:
        sight = MachiavelliSight(self.real, -1 if self.seat is None else self.seat)
        yield from self.of_characters(sight, facts)
        for seat in self.others():
            for what, said in (("hand", sight.known_hand(seat)), ("museum", sight.known_museum(seat))):
                sure = shared([cast("tuple[str, ...]", world[f"{what} {seat}"]) for world in facts])
                told = Counter(NAMES[kind] for kind in said)
                if not told <= sure:
                    yield f"{what} {seat}: certain are {dict(sure)}, known are said to be {dict(told)}"
        for pile, places in (("deck", sight.known_in_deck()), ("discard", sight.known_in_discard())):
            known = {f"{pile} {place}": NAMES[kind] for place, kind in places}
            lying = {place: value for place, value in certain(facts).items() if place.split(" ")[0] == pile}
            if not known.items() <= lying.items():
                yield f"{pile}: certain are {lying}, known are said to be {known}"
        for what, marked in (("sealed", sight.sealed()), ("rose", sight.rose())):
            if self.hidden(self.real)[what] is not None and marked not in (NOBODY, certain(facts).get(what)):
                yield f"{what} is said to be {marked}, but may be elsewhere"

    def of_characters(self, sight: MachiavelliSight, facts: list[Facts]) -> Iterator[str]:
        """Give what the sight says wrongly of characters."""
        for rank in range(MOST_RANKS):
            if self.real.character_at(rank) == NOBODY:
                continue
            name = character(self.real, rank)
            places = {world[name] for world in facts}
            for seat in range(len(self.real.players)):
                if sight.may_hold(seat, rank) != (seat in places):
                    yield f"{name}: may be at {places}, but may_hold({seat}) is {sight.may_hold(seat, rank)}"
            if sight.knows_place(rank) and len(places) > 1:
                yield f"{name}: may be at {places}, but its place is said to be known"


def kinds(*zones: Zone) -> tuple[str, ...]:
    """Give the kinds in zones whose order says nothing."""
    return tuple(sorted(NAMES[kind] for zone in zones for kind in kinds_listed(zone)))


def character(world: Machiavelli, rank: int) -> str:
    """Give the name of the character of a rank."""
    return CHARACTERS[world.character_at(rank)]
