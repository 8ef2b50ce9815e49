"""Choosing among cards: which persons to keep at the start, and one of five of any pile."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.florence.auction import without_each
from signoria.bots.florence.estate import estate_of
from signoria.bots.florence.hidden_cards import bonus_counts, bonus_worth, prestige_worth
from signoria.bots.florence.outlook import outlook, wishes_of
from signoria.bots.ties import First
from signoria.core.bits import bit, bit_count
from signoria.games.florence.data.actions import PICK, RETURN
from signoria.games.florence.data.components import FIRST_BONUS, FIRST_PRESTIGE, TILE_SIZES
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.rules.bonus import COUNTS as COUNTED
from signoria.games.florence.rules.bonus import ONCE, PER
from signoria.games.florence.rules.work_values import WANTED_BUILDING, WANTED_FREEDOM, WANTED_LANDSCAPE


def shared_wishes(persons: i64) -> i64:
    """Count wishes that several of some persons share, and how much ground their buildings need."""
    landscapes: i64 = 0
    freedoms: i64 = 0
    buildings: i64 = 0
    ground: i64 = 0
    number: i64 = 0
    person: i64 = 0
    while persons >> person != 0:
        if (persons >> person) & 1:
            landscapes |= bit(WANTED_LANDSCAPE[person])
            freedoms |= bit(WANTED_FREEDOM[person])
            buildings |= bit(WANTED_BUILDING[person])
            ground += TILE_SIZES[WANTED_BUILDING[person]]
            number += 1
        person += 1
    shared = 3 * number - bit_count(landscapes) - bit_count(freedoms) - bit_count(buildings)
    return 100 * shared - 10 * ground


def return_person(sight: FlorenceSight) -> i64:
    """Keep those who want the same things."""
    options = sight.options()
    estate = estate_of(sight, 2)
    best = First()
    for option in options:
        rest = estate.persons & ~bit(option - RETURN)
        best.compare(option, without_each(estate, option - RETURN) + shared_wishes(rest))
    return best.option


def pick_person(sight: FlorenceSight) -> i64:
    """Take the person with whom the outlook is best; sooner one whose wishes are met than one to be provided for."""
    options = sight.options()
    estate = estate_of(sight, 1)
    best = First()
    for option in options:
        person = option - PICK
        later = estate.copy()
        later.persons |= bit(person)
        later.cards += 1
        best.compare(option, outlook(later) + 40 * wishes_of(estate, person) + shared_wishes(later.persons) // 2)
    return best.option


def pick_prestige(sight: FlorenceSight) -> i64:
    """Take the card that promises most."""
    options = sight.options()
    estate = estate_of(sight, 1)
    best = First()
    for option in options:
        best.compare(option, prestige_worth(estate, option - PICK - FIRST_PRESTIGE))
    return best.option


def pick_bonus(sight: FlorenceSight) -> i64:
    """Take the card that adds most; of equals the one that can grow."""
    options = sight.options()
    estate = estate_of(sight, 1)
    counts = bonus_counts(estate)
    best = First()
    for option in options:
        card = option - PICK - FIRST_BONUS
        value = 10 * bonus_worth(card, counts)
        for place in range(COUNTED):
            value += PER[card * COUNTED + place] + ONCE[card * COUNTED + place]
        best.compare(option, value)
    return best.option
