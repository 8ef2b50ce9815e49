"""The twenty bonus cards: what each adds to a work.

Every card counts some of the things its player has. `per` is added for each of them, `once` for having any at all.
All cards of one work are counted on the same state: the working person lies open already.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit_count
from signoria.games.florence.state.player import Player

# What can be counted.
FORESTS: Final = 0
LAKES: Final = 1
PARKS: Final = 2
JESTERS: Final = 3
BUILDERS: Final = 4
PRESTIGE: Final = 5
FREEDOMS: Final = 6
LARGE: Final = 7
MEDIUM: Final = 8
SMALL: Final = 9
HAND: Final = 10
TABLE: Final = 11
COUNTS: Final = 12


class BonusCard(NamedTuple):
    """What a bonus card counts."""

    name: str
    per: dict[int, int]
    once: dict[int, int]


BONUS_CARDS: Final = (
    BonusCard("bonus-buildings", {LARGE: 1, MEDIUM: 1, SMALL: 1}, {}),
    BonusCard("bonus-large-buildings", {LARGE: 2}, {}),
    BonusCard("bonus-medium-forests", {MEDIUM: 1, FORESTS: 1}, {}),
    BonusCard("bonus-small-landscapes", {SMALL: 1, FORESTS: 1, LAKES: 1, PARKS: 1}, {}),
    BonusCard("bonus-size-classes", {}, {LARGE: 2, MEDIUM: 2, SMALL: 2}),
    BonusCard("bonus-landscapes", {FORESTS: 1, LAKES: 1, PARKS: 1}, {}),
    BonusCard("bonus-forests", {FORESTS: 2}, {}),
    BonusCard("bonus-lakes", {LAKES: 2}, {}),
    BonusCard("bonus-parks", {PARKS: 2}, {}),
    BonusCard("bonus-freedoms", {FREEDOMS: 2}, {}),
    BonusCard("bonus-jesters", {JESTERS: 2}, {}),
    BonusCard("bonus-jesters-freedoms", {JESTERS: 1, FREEDOMS: 1}, {}),
    BonusCard("bonus-builders", {BUILDERS: 2}, {}),
    BonusCard("bonus-builders-lakes", {BUILDERS: 1, LAKES: 1}, {}),
    BonusCard("bonus-prestige", {PRESTIGE: 2}, {}),
    BonusCard("bonus-prestige-freedoms", {PRESTIGE: 1, FREEDOMS: 1}, {}),
    BonusCard("bonus-landscape-types", {}, {FORESTS: 2, LAKES: 2, PARKS: 2}),
    BonusCard(
        "bonus-categories", {}, {FORESTS: 1, LAKES: 1, PARKS: 1, JESTERS: 1, BUILDERS: 1, PRESTIGE: 1, FREEDOMS: 1}
    ),
    BonusCard("bonus-hand-cards", {HAND: 1}, {}),
    BonusCard("bonus-table-cards", {TABLE: 1}, {}),
)

PER: Final = vec[i64]([card.per.get(count, 0) for card in BONUS_CARDS for count in range(COUNTS)])
ONCE: Final = vec[i64]([card.once.get(count, 0) for card in BONUS_CARDS for count in range(COUNTS)])


def counts_of(player: Player) -> vec[i64]:
    """Count everything a bonus card may ask for, at the moment the player lays one more person open."""
    counts = vec[i64]([0] * COUNTS)
    counts[FORESTS] = player.landscapes[0]
    counts[LAKES] = player.landscapes[1]
    counts[PARKS] = player.landscapes[2]
    counts[JESTERS] = player.jesters
    counts[BUILDERS] = player.builders
    counts[PRESTIGE] = bit_count(player.prestige)
    counts[FREEDOMS] = bit_count(player.freedoms)
    counts[LARGE] = player.large()
    counts[MEDIUM] = player.medium()
    counts[SMALL] = player.small()
    counts[HAND] = player.in_hand() - 1
    counts[TABLE] = player.on_table() + 1
    return counts


def worth(card: i64, counts: vec[i64]) -> i64:
    """Give what a bonus card adds to a work."""
    total: i64 = 0
    count: i64 = 0
    while count < COUNTS:
        total += worth_of_count(card, count, counts)
        count += 1
    return total


def worth_of_count(card: i64, count: i64, counts: vec[i64]) -> i64:
    """Give what one of the things that a bonus card counts adds to a work."""
    place = card * COUNTS + count
    value = PER[place] * counts[count]
    if counts[count] > 0:
        value += ONCE[place]
    return value


def worth_together(cards: i64, counts: vec[i64]) -> i64:
    """Give what a set of bonus cards adds to a work."""
    total: i64 = 0
    card: i64 = 0
    while cards >> card != 0:
        if (cards >> card) & 1:
            total += worth(card, counts)
        card += 1
    return total
