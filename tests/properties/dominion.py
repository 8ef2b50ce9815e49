"""Dominion for the properties: all its tables, and all its cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from hypothesis import strategies as st

from signoria.games.dominion.data.components import FIRST_KINGDOM, KINGDOM_SIZE, KINGDOMS, NAMES
from tests.kit.cards import all_cards, box, kingdom_of
from tests.properties.played import Played
from tests.properties.tables import SEEDS, Table

if TYPE_CHECKING:
    from signoria.core.position import Position
    from signoria.games.dominion.state.table import Dominion


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table: seats, seed and options that fit each other."""
    seats = draw(st.integers(2, 4))
    seed = draw(SEEDS)
    mode = draw(st.sampled_from([*KINGDOMS, "random", "random", "draft", "custom", "custom"]))
    options: dict[str, object] = {"kingdom-mode": mode}
    if mode == "custom":
        kinds = st.lists(st.sampled_from(NAMES[FIRST_KINGDOM:]), min_size=10, max_size=KINGDOM_SIZE, unique=True)
        options["kingdom"] = draw(kinds)
    if draw(st.booleans()):
        options |= {"start-player": "chosen", "start-seat": draw(st.integers(0, seats - 1))}
    elif draw(st.booleans()):
        options["previous-winners"] = draw(st.lists(st.integers(0, seats - 1), min_size=1, max_size=seats, unique=True))
    for name, values in {
        "remodel-gain": ["discard", "hand"],
        "feast-gain": ["must", "may"],
        "compulsion": ["first-edition", "lenient"],
        "pile-counts": ["strict", "open"],
        "discard-order": ["auto", "ask"],
    }.items():
        options[name] = draw(st.sampled_from(values))
    return Table("dominion", seats, seed, options)


def count(position: Position) -> tuple[Counter[str], Counter[str]]:
    """Count the cards on the table, and those that there should be; while kingdoms are drafted there are none."""
    saved = position.save()
    if saved["phase"] == "draft":
        return Counter(), Counter()
    return all_cards(saved), box(kingdom_of(saved), position.seats())


def hidden_cards(position: Position) -> list[list[int]]:
    """Give the cards of all zones that somebody cannot see, but for the order in which discards came."""
    table = cast("Dominion", position)
    zones = [table.looking_at.listed(), table.selected.listed()]
    for player in table.players:
        zones += [player.hand.listed(), player.deck.listed(), sorted(player.discard.listed())]
    return zones


PLAYED: Final = Played("dominion", tables(), count, hidden_cards)
