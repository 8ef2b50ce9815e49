"""What Warlord, Diplomat and Marshal have in common: which districts they may touch, and the Great Wall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.games.machiavelli.data.components import CIRCUS_TENT, DIPLOMAT, GREAT_WALL, KEEP, NUMBERS, WARLORD

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


WATCHTOWER: Final = NUMBERS["watchtower"]


def may_touch(game: Machiavelli, character: i64, owner: i64, place: i64) -> bool:
    """Say whether rank 8 may use its ability on a district: not in a complete or protected city, no Keep, no tent."""
    if game.intrigue.protected == owner:
        return False
    if game.is_complete(owner) and (game.settings.full_immunity or character == WARLORD):
        return False
    kind = game.players[owner].city.cards[place]
    if kind == CIRCUS_TENT:
        return False
    if character == DIPLOMAT and game.settings.diplomat_spares_watchtower:
        return kind != WATCHTOWER
    return kind != KEEP


def surcharge(game: Machiavelli, owner: i64, place: i64) -> i64:
    """Give what the Great Wall of a city adds to the price of a district."""
    player = game.players[owner]
    if not player.has(GREAT_WALL):
        return 0
    if player.city.cards[place] == GREAT_WALL and not game.settings.wall_protects_itself:
        return 0
    return 1
