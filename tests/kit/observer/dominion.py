"""The observer of Dominion: where the cards of each player lie. Which cards a player owns is public."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, Any, Final, cast

from signoria.games.dominion.data.components import NAMES
from signoria.games.dominion.state.table import Dominion
from tests.kit.observer import Facts, Observer, arrangements, certain, loaded, shared

if TYPE_CHECKING:
    from collections.abc import Iterator

# What views remember: the observer does that itself.
REMEMBERED: Final = ("known_hand", "known_top")


class SceneObserver(Observer[Dominion]):
    """Everything that may be true in a scene."""

    # --- The beginning -------------------------------------------------------------------------------------------

    def beginnings(self) -> Iterator[Dominion]:
        saved = cast("dict[str, Any]", self.real.save())
        for players in product(*(list(self.layouts(saved, seat)) for seat in range(len(saved["players"])))):
            yield loaded(self.real, {**saved, "players": list(players)})

    def layouts(self, saved: dict[str, Any], seat: int) -> Iterator[dict[str, Any]]:
        """Give all ways in which the cards of a player can lie: of the own ones only the draw pile is unknown.

        Of the cards of others the hand, the draw pile and all but the uppermost of the discard pile are.
        """
        player = saved["players"][seat]
        hand, deck, discard = player["hand"], player["deck"], player["discard"]
        if seat == self.seat:
            for order in arrangements(deck):
                yield {**player, "deck": order}
            return
        top = discard[-1:]
        seen: set[tuple[tuple[str, ...], ...]] = set()
        for order in arrangements([*hand, *deck, *discard[:-1]]):
            held = sorted(order[: len(hand)], key=NAMES.index)
            drawn = order[len(hand) : len(hand) + len(deck)]
            laid = sorted(order[len(hand) + len(deck) :], key=NAMES.index)
            if (world := (tuple(held), tuple(drawn), tuple(laid))) not in seen:
                seen.add(world)
                yield {**player, "hand": held, "deck": drawn, "discard": [*laid, *top], "unseen": dict(Counter(laid))}

    # --- Worlds --------------------------------------------------------------------------------------------------

    def hidden(self, world: Dominion) -> Facts:
        facts: Facts = {}
        for seat, player in enumerate(world.players):
            for place, kind in enumerate(reversed(player.deck.listed())):
                facts[f"deck {seat} {place}"] = NAMES[kind]
            if seat != self.seat:
                held = player.hand.listed() + (world.selected.listed() if seat == world.asked else [])
                facts[f"hand {seat}"] = said(held)
                facts[f"discard {seat}"] = said(player.discard.listed())
        if world.asked != self.seat:
            facts["selected"] = said(world.selected.listed())
            facts["looking at"] = said(world.looking_at.listed())
        return facts

    def public(self, world: Dominion) -> object:
        view = cast("dict[str, Any]", world.view(self.seat))
        for player in view["players"]:
            for key in REMEMBERED:
                del player[key]
        return view

    # --- What the view says --------------------------------------------------------------------------------------

    def claims(self, facts: list[Facts]) -> Iterator[str]:
        view = cast("dict[str, Any]", self.real.view(self.seat))
        sure = certain(facts)
        for seat, player in enumerate(view["players"]):
            if seat != self.seat:
                common = shared([cast("tuple[str, ...]", world[f"hand {seat}"]) for world in facts])
                if not Counter(player["known_hand"]) <= common:
                    yield f"hand {seat}: certain are {dict(common)}, known are said to be {player['known_hand']}"
            for place, kind in enumerate(player["known_top"]):
                if sure.get(f"deck {seat} {place}") != kind:
                    yield f"deck {seat}: {kind} is said to lie at {place}, but something else may"


def said(kinds: list[int]) -> tuple[str, ...]:
    """Give cards whose order says nothing."""
    return tuple(sorted(NAMES[kind] for kind in kinds))
