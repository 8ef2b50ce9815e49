"""Florence for the properties: all its tables, and all its tiles, tokens and cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, cast

from signoria.core.bits import bit_count
from signoria.core.options import OneOf
from signoria.games.florence.data.components import CARD_NAMES, FREEDOMS, SUPPLY_NAMES
from signoria.games.florence.rules.setup import OPTIONS, full_supply
from tests.kit.florence import pieces
from tests.properties.played import Played
from tests.properties.tables import any_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.core.position import Position
    from signoria.games.florence.state.table import Florence

FOR_TWO = frozenset({"two-player-freedoms", "two-player-landscape-choice"})


def options_of(seats: int, pick: Callable[[list[Any]], Any]) -> dict[str, object]:
    """Settle every option there is, as they fit each other and the number of players."""
    options: dict[str, object] = {}
    for option in OPTIONS:
        if isinstance(option, OneOf) and (option.name not in FOR_TWO or seats == 2):
            options[option.name] = pick(list(option.words))
    if options["expansion-muse-princess"] == "off":
        options["no-pp-for-money"] = "off"
    if options["start-player"] == "chosen":
        options["start-seat"] = pick(list(range(seats)))
    return options


def count(position: Position) -> tuple[Counter[str], Counter[str]]:
    """Count the pieces on the table, and those that there should be; the freedoms of two players are drawn by lot."""
    found = pieces(position.save())
    box = Counter(dict(zip(SUPPLY_NAMES, full_supply([0, 0, 0]), strict=True))) + Counter(CARD_NAMES)
    for freedom in FREEDOMS:
        box[freedom] = found[freedom] if position.seats() == 2 else position.seats() - 1
    return found, box


def check_order(position: Position) -> None:
    """Check that freedoms, boards, points and money are in order."""
    game = cast("Florence", position)
    if position.seats() == 2:
        found = pieces(position.save())
        freedoms = [found[freedom] for freedom in FREEDOMS]
        assert sum(freedoms) == int(str(game.settings.options["two-player-freedoms"]))
        assert 1 <= min(freedoms) <= max(freedoms) <= 4
    for seat, player in enumerate(game.players):
        assert player.money >= 0
        assert player.money % 100 == 0
        assert player.points >= 0
        assert player.points == sum(player.tally)
        covered = game.settings.palaces[seat]
        for placed in player.tiles:
            assert covered & placed.area == 0
            covered |= placed.area
        assert covered == player.covered
        assert bit_count(player.buildings) + player.landscape_tiles() == len(player.tiles)
        assert player.known & ~player.persons == 0


def hidden_cards(position: Position) -> list[object]:
    """Give all that somebody cannot see: piles, hands, and cards that are looked at or chosen for a work."""
    game = cast("Florence", position)
    zones: list[object] = [pile.listed() for pile in game.piles]
    zones += [sorted(game.looking_at.listed()), game.working, game.chosen_bonus]
    for player in game.players:
        zones += [player.persons, player.prestige, player.bonus]
    return zones


PLAYED: Final = Played("florence", any_table("florence", 5, options_of), count, hidden_cards, check_order, 0.4)
