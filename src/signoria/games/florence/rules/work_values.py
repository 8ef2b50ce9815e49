"""What a work is worth, and which persons can complete one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.florence.data.components import (
    BONUS_NAMES,
    FREEDOMS,
    OBJECTS,
    PERSON_CARDS,
    PERSONS,
    TILE_NUMBERS,
)
from signoria.games.florence.rules.bonus import counts_of, worth, worth_together
from signoria.games.florence.rules.muse_and_princess.muse import inspiration
from signoria.games.florence.state.player import Player

if TYPE_CHECKING:
    from signoria.games.florence.state.table import Florence

FOR_BUILDING: Final = 4
FOR_LANDSCAPE: Final = 3
FOR_FREEDOM: Final = 3
FOR_JESTER: Final = 2

# What each person wants, by number.
WANTED_BUILDING: Final = vec[i64]([TILE_NUMBERS[person.building] for person in PERSON_CARDS])
WANTED_LANDSCAPE: Final = vec[i64]([OBJECTS.index(person.landscape) for person in PERSON_CARDS])
WANTED_FREEDOM: Final = vec[i64]([FREEDOMS.index(person.freedom) for person in PERSON_CARDS])


def wishes(player: Player, person: i64) -> i64:
    """Give the part of a work that depends on the person: building, landscape and freedom, if they are there."""
    return wishes_met(person, player.buildings, player.landscapes, player.freedoms)


def wishes_met(person: i64, buildings: i64, landscapes: vec[i64], freedoms: i64) -> i64:
    """Give what a person finds of its wishes: buildings and freedoms as bits, landscapes by their number."""
    value: i64 = 0
    if (buildings >> WANTED_BUILDING[person]) & 1:
        value += FOR_BUILDING
    if landscapes[WANTED_LANDSCAPE[person]] > 0:
        value += FOR_LANDSCAPE
    if (freedoms >> WANTED_FREEDOM[person]) & 1:
        value += FOR_FREEDOM
    return value


def common_value(game: Florence, seat: i64) -> i64:
    """Give the part of a work that is the same for every person: jesters, cards, and the Muse."""
    player = game.players[seat]
    return FOR_JESTER * player.jesters + player.cards() + inspiration(game, seat)


def work_value(game: Florence, seat: i64, person: i64, bonus: i64) -> i64:
    """Give the value of a work of a person with a set of bonus cards."""
    player = game.players[seat]
    value = common_value(game, seat) + wishes(player, person)
    if bonus != 0:
        value += worth_together(bonus, counts_of(player))
    return value


def minimum(game: Florence) -> i64:
    """Give what a work of this round must be worth at least."""
    return game.settings.minimum[game.round - 1]


def possible_workers(game: Florence, seat: i64) -> i64:
    """Give the persons in hand who can reach the minimum with all the bonus cards in hand, as bits."""
    player = game.players[seat]
    if player.persons == 0:
        return 0
    wanted = minimum(game) - common_value(game, seat)
    if player.bonus != 0 and wanted > 0:
        wanted -= worth_together(player.bonus, counts_of(player))
    if wanted <= 0:
        return player.persons
    found: i64 = 0
    person: i64 = 0
    while person < PERSONS:
        if (player.persons >> person) & 1 and wishes(player, person) >= wanted:
            found |= bit(person)
        person += 1
    return found


def bonus_values(game: Florence, seat: i64) -> dict[str, object]:
    """Give what each bonus card in hand would add."""
    player = game.players[seat]
    counts = counts_of(player)
    return {name: worth(card, counts) for card, name in enumerate(BONUS_NAMES) if (player.bonus >> card) & 1}


def parts(game: Florence, seat: i64, person: i64, bonus: i64) -> dict[str, int]:
    """Give how the value of a work adds up, while the person is still in hand."""
    player = game.players[seat]
    return {
        "building": FOR_BUILDING if (player.buildings >> WANTED_BUILDING[person]) & 1 else 0,
        "landscape": FOR_LANDSCAPE if player.landscapes[WANTED_LANDSCAPE[person]] > 0 else 0,
        "freedom": FOR_FREEDOM if (player.freedoms >> WANTED_FREEDOM[person]) & 1 else 0,
        "jesters": FOR_JESTER * player.jesters,
        "cards": player.cards(),
        "bonus": worth_together(bonus, counts_of(player)) if bonus != 0 else 0,
        "muse": inspiration(game, seat),
        "value": work_value(game, seat, person, bonus),
    }
