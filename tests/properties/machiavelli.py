"""Machiavelli for the properties: all its editions, sets, options and numbers of players, and all its cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, cast

from signoria.core.options import OneOf
from signoria.games.machiavelli.data.components import TICKET_WAGON
from signoria.games.machiavelli.data.editions import CLASSIC, DARK_LANDS, DARK_LANDS_UNIQUES, DELUXE
from signoria.games.machiavelli.data.options import CLASSIC_OPTIONS, DARK_LANDS_OPTIONS, DELUXE_OPTIONS
from signoria.games.machiavelli.data.presets import CUSTOM, DARK_LANDS_SETS, ORIGINAL, PRESETS, RANDOM
from signoria.games.machiavelli.rules.setup import cards_in_game
from signoria.games.machiavelli.state.cards import kinds_listed
from tests.games.machiavelli.beginning import EIGHT, FOURTEEN, NINE
from tests.properties.played import Played
from tests.properties.tables import any_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.core.options import TableOption
    from signoria.core.position import Position
    from signoria.games.machiavelli.state.table import Machiavelli

# Options that depend on others are settled by hand below.
BY_HAND: Final = frozenset(
    {"preset", "ninth-character", "character-count", "character-set", "dl-districts", "added-rank-9"}
)


def options_of(seats: int, pick: Callable[[list[Any]], Any]) -> dict[str, object]:
    """Settle options that fit each other and the number of players."""
    editions = [DELUXE, DELUXE, DARK_LANDS, *([CLASSIC] if seats <= 7 else [])]
    edition = pick(editions)
    options: dict[str, object] = {"edition": edition}
    if edition == DELUXE:
        options |= deluxe_options(seats, pick)
    else:
        options |= free_options(CLASSIC_OPTIONS, pick)
        if options["first-king"] == "chosen":
            options["first-king-seat"] = pick(list(range(seats)))
    if edition == DARK_LANDS:
        options |= dark_lands_options(seats, pick)
    return options


def free_options(listed: list[TableOption], pick: Callable[[list[Any]], Any]) -> dict[str, object]:
    """Settle the options that go with everything."""
    found: dict[str, object] = {}
    for option in listed:
        if isinstance(option, OneOf) and option.name not in BY_HAND:
            found[option.name] = pick(list(option.words))
    return found


def deluxe_options(seats: int, pick: Callable[[list[Any]], Any]) -> dict[str, object]:
    """Settle preset, number of characters and all variants of Deluxe."""
    options = free_options(DELUXE_OPTIONS, pick)
    nine = seats in (3, 8) or (seats > 3 and pick([False, True]))
    presets = [preset for preset in PRESETS if preset != ORIGINAL or not nine]
    options["preset"] = pick([*presets, CUSTOM, RANDOM, RANDOM, RANDOM])
    if 4 <= seats <= 7:
        options["ninth-character"] = "on" if nine else "off"
    options["added-rank-9"] = pick(["artist", "tax-collector", *(["queen"] if seats >= 5 else [])])
    if options["preset"] == CUSTOM:
        options |= {"characters": NINE if nine else EIGHT, "uniques": FOURTEEN}
    return options


def dark_lands_options(seats: int, pick: Callable[[list[Any]], Any]) -> dict[str, object]:
    """Settle characters and buildings of De Donkere Landen."""
    options = free_options(DARK_LANDS_OPTIONS, pick)
    options["dl-lilac-removed"] = RANDOM
    options["dl-districts"] = pick([RANDOM, RANDOM, CUSTOM, "all", "none"])
    if options["dl-districts"] == CUSTOM:
        options["dl-district-list"] = DARK_LANDS_UNIQUES[: pick([1, 4, 9, 15])]
    elif options["dl-districts"] == RANDOM:
        options["dl-district-count"] = pick([3, 8, 14])
    if 4 <= seats <= 7:
        options["character-count"] = pick(["auto", "8", "9"])
    nine = seats > 7 or options.get("character-count") == "9"
    sets = [name for name in DARK_LANDS_SETS if seats >= 5 or "queen" not in name] if nine else []
    options["character-set"] = pick([RANDOM, *sets])
    return options


# --- Cards and gold ---------------------------------------------------------------------------------------------------


def count(position: Position) -> tuple[Counter[int], Counter[int]]:
    """Count the cards on the table, and those that there should be."""
    table = cast("Machiavelli", position)
    found: Counter[int] = Counter()
    for zone in (table.deck, table.discard, table.site, table.played, table.looking_at, table.selected):
        found.update(kinds_listed(zone))
    for player in table.players:
        found.update(kinds_listed(player.hand) + kinds_listed(player.museum) + player.city.listed())
        found[TICKET_WAGON] += player.wagons
    return +found, Counter(cards_in_game(table.settings))


def check_order(position: Position) -> None:
    """Check that nobody owes anything, and that each district has its gold."""
    for player in cast("Machiavelli", position).players:
        assert player.gold >= 0
        assert player.wagon_gold >= 0
        assert player.city.size == player.adornments.size
        assert all(gold >= 0 for gold in player.adornments.listed())


def hidden_cards(position: Position) -> list[object]:
    """Give all that somebody cannot see: cards, characters, seal and rose."""
    table = cast("Machiavelli", position)
    zones: list[object] = [sorted(zone.listed()) for zone in (table.discard, table.looking_at, table.selected)]
    zones.append(table.deck.listed())
    for player in table.players:
        zones += [player.hand.listed(), sorted(player.museum.listed())]
    intrigue = table.intrigue
    return [*zones, list(table.cast.places), intrigue.sealed, intrigue.rose, sorted(table.marks.listed())]


PLAYED: Final = Played("machiavelli", any_table("machiavelli", 8, options_of), count, hidden_cards, check_order, 0.4)
