"""The fourteen prestige cards: hidden until the end, then scored for their owner on the final state.

Most and fewest compare the owner with every other player; a tie is worth less. What is fixed only asks whether the
owner has enough of everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

from signoria.core.bits import bit_count
from signoria.games.florence.data.components import FROM_PRESTIGE, PRESTIGE_NAMES

if TYPE_CHECKING:
    from signoria.games.florence.state.player import Player
    from signoria.games.florence.state.table import Florence

MOST: Final = "most"
FEWEST: Final = "fewest"
FIXED: Final = "fixed"


class PrestigeCard(NamedTuple):
    """What a prestige card compares or asks for, its points, and its points for a tie."""

    name: str
    kind: str
    wants: dict[str, int]
    points: int
    tie: int


PRESTIGE_CARDS: Final = (
    PrestigeCard("most-buildings", MOST, {"buildings": 1}, 6, 3),
    PrestigeCard("two-large-buildings", FIXED, {"large-buildings": 2}, 5, 5),
    PrestigeCard("fewest-empty-cells", FEWEST, {"empty-cells": 1}, 8, 4),
    PrestigeCard("three-landscape-types", FIXED, {"forests": 1, "lakes": 1, "parks": 1}, 8, 8),
    PrestigeCard("most-landscapes", MOST, {"landscapes": 1}, 7, 4),
    PrestigeCard("most-forests", MOST, {"forests": 1}, 7, 4),
    PrestigeCard("most-lakes", MOST, {"lakes": 1}, 6, 3),
    PrestigeCard("three-freedoms", FIXED, {"freedoms": 3}, 8, 8),
    PrestigeCard("four-two-four", FIXED, {"buildings": 4, "freedoms": 2, "works": 4}, 6, 6),
    PrestigeCard("most-jesters", MOST, {"jesters": 1}, 6, 3),
    PrestigeCard("most-builders", MOST, {"builders": 1}, 6, 3),
    PrestigeCard("most-parks", MOST, {"parks": 1}, 5, 3),
    PrestigeCard("builder-jester-landscapes", FIXED, {"builders": 1, "jesters": 1, "landscapes": 2}, 7, 7),
    PrestigeCard("most-works", MOST, {"works": 1}, 7, 4),
)


def count(player: Player, what: str) -> int:
    """Count one thing that a prestige card asks for."""
    counts = {
        "buildings": bit_count(player.buildings),
        "large-buildings": player.large(),
        "empty-cells": player.empty(),
        "forests": player.landscapes[0],
        "lakes": player.landscapes[1],
        "parks": player.landscapes[2],
        "landscapes": player.landscape_tiles(),
        "freedoms": bit_count(player.freedoms),
        "jesters": player.jesters,
        "builders": player.builders,
        "works": player.on_table(),
    }
    return int(counts[what])


def prestige_points(game: Florence, seat: i64, number: int) -> int:
    """Give what a prestige card is worth to a player now."""
    card = PRESTIGE_CARDS[number]
    player = game.players[seat]
    if not all(is_enough(game, seat, number, what) for what in card.wants):
        return 0
    what = next(iter(card.wants))
    tie = card.kind != FIXED and count(player, what) == best_of_others(game, seat, number, what)
    return card.tie if tie else card.points


def is_enough(game: Florence, seat: i64, number: int, what: str) -> bool:
    """Whether a player has enough of something that a card asks for: so many, or as good as anybody else."""
    card = PRESTIGE_CARDS[number]
    own = count(game.players[seat], what)
    if card.kind == FIXED:
        return own >= card.wants[what]
    best = best_of_others(game, seat, number, what)
    return own <= best if card.kind == FEWEST else own > 0 and own >= best


def best_of_others(game: Florence, seat: i64, number: int, what: str) -> int:
    """Give how many the player has who comes closest to what a card asks of its owner, or surpasses him."""
    others = [count(player, what) for other, player in enumerate(game.players) if other != seat]
    return min(others) if PRESTIGE_CARDS[number].kind == FEWEST else max(others)


def compared(game: Florence, number: int) -> dict[str, object]:
    """Give the counts of all players that a card looks at."""
    return {what: [count(player, what) for player in game.players] for what in PRESTIGE_CARDS[number].wants}


def score_prestige(game: Florence) -> None:
    """Show and score all prestige cards. Points do not change what is compared, so the order does not matter."""
    journal = game.journal
    for seat, player in enumerate(game.players):
        for number, name in enumerate(PRESTIGE_NAMES):
            if (player.prestige >> number) & 1:
                gained = prestige_points(game, seat, number)
                game.gain_points(seat, gained, FROM_PRESTIGE)
                if journal is not None:
                    facts: dict[str, object] = {"seat": seat, "kind": name, "counts": compared(game, number)}
                    facts["gained"] = gained
                    journal.add("prestige-scored", facts)
