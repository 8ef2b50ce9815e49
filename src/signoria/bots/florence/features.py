"""What the beginning of a round looks like to a player, in numbers: for the value that was learnt from many games.

Whatever is hidden at a real table is known here: these are worlds that a search imagines. Whoever changes what is
written down, or its order, raises VERSION and lets everything be learnt again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.florence.estate import FREEDOM_TYPES, POINT, Estate, estate_of, persons_in_pile
from signoria.bots.florence.hidden_cards import held_bonus, next_bonus, prestige_in_hand
from signoria.bots.florence.ordered import insert
from signoria.bots.florence.outlook import common_of, outlook, wishes_of
from signoria.bots.search.value import Features
from signoria.core.bits import bit_count
from signoria.games.florence.data.components import (
    ACTIONS,
    BUILDER_STACK,
    FIRST_FREEDOM,
    JESTER_STACK,
    LANDSCAPES,
    MERCHANT,
    MINIMUM_WORK,
    PROFESSOR,
    RECRUIT_STACK,
    ROUNDS,
)
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.state.table import Florence

VERSION: Final = 1
FLORINS: Final = 100
# Where money becomes worth less: what an auction, a round, two rounds and the rest of a game can use.
KINKS: Final = vec[i64]([800, 1400, 2200, 3200])
# So many works are looked at one by one, the best first.
BEST_WORKS: Final = 4
LAST_MINIMUM: Final[i64] = MINIMUM_WORK[ROUNDS - 1]


def write_features(game: Florence, seat: i64, features: Features) -> None:
    """Write everything down: the player, the average and the best of the others, and how they stand to each other."""
    write_player(game, seat, features)
    width = features.size
    others = Features()
    other: i64 = 0
    while other < len(game.players):
        if other != seat:
            write_player(game, other, others)
        other += 1
    write_average(others, width, features)
    write_most(others, width, features)
    write_table(game, seat, features)


def write_average(others: Features, width: i64, features: Features) -> None:
    """Write down the average of each number of the others."""
    rivals = float(others.size // width)
    numbers = others.numbers
    place: i64 = 0
    while place < width:
        total = 0.0
        where = place
        while where < others.size:
            total += numbers[where]
            where += width
        features.add(total / rivals)
        place += 1


def write_most(others: Features, width: i64, features: Features) -> None:
    """Write down the largest of each number of the others."""
    numbers = others.numbers
    place: i64 = 0
    while place < width:
        most = numbers[place]
        where = place + width
        while where < others.size:
            most = larger(most, numbers[where])
            where += width
        features.add(most)
        place += 1


def larger(one: float, other: float) -> float:
    """Give the larger of two numbers: `max` would make objects of both."""
    if other > one:
        return other
    return one


# --- One player -------------------------------------------------------------------------------------------------------


def write_player(game: Florence, seat: i64, features: Features) -> None:
    """Write down what a player has, and what may come of it."""
    sight = FlorenceSight(game, seat)
    estate = estate_of(sight, ACTIONS)
    features.count(game.players[seat].points)
    write_money(estate.money, features)
    features.add(float(outlook(estate)) / float(POINT))
    write_hand(game, seat, estate, features)
    write_estate(estate, features)
    write_works(game, estate, features)


def write_money(money: i64, features: Features) -> None:
    """Write down money, and what there is of it beyond each kink."""
    features.add(float(money) / float(FLORINS))
    for kink in KINKS:
        beyond = money - kink
        beyond = max(beyond, 0)
        features.add(float(beyond) / float(FLORINS))


def write_hand(game: Florence, seat: i64, estate: Estate, features: Features) -> None:
    """Write down the cards, and the character that is kept from round to round."""
    persons = bit_count(estate.persons)
    features.count(estate.opened)
    features.count(persons)
    features.count(estate.cards)
    features.count(estate.recruits)
    features.count(bit_count(estate.bonus))
    features.count(held_bonus(estate))
    features.count(next_bonus(estate))
    features.count(bit_count(estate.prestige))
    features.add(float(prestige_in_hand(estate)) / float(POINT))
    features.count(estate.jesters * (persons + estate.recruits))
    character = game.players[seat].character
    features.count(1 if character == MERCHANT else 0)
    features.count(1 if character == PROFESSOR else 0)


def write_estate(estate: Estate, features: Features) -> None:
    """Write down what stands and lies in the principality, and what it has room for."""
    features.count(estate.jesters)
    features.count(1 if estate.builders == 1 else 0)
    features.count(1 if estate.builders == 2 else 0)
    features.count(1 if estate.builders > 2 else 0)
    features.count(bit_count(estate.buildings))
    features.count(landscape_types(estate))
    features.count(estate.landscape_tiles())
    features.count(bit_count(estate.freedoms))
    features.count(estate.empty)
    features.count(estate.room)
    features.count(bit_count(estate.fitting))


def landscape_types(estate: Estate) -> i64:
    """How many types of landscape there are."""
    types: i64 = 0
    landscape: i64 = 0
    while landscape < LANDSCAPES:
        if estate.number_of(landscape) > 0:
            types += 1
        landscape += 1
    return types


def write_works(game: Florence, estate: Estate, features: Features) -> None:
    """Write down the best works of the persons in hand, how many are good enough now, and what all lack at the end."""
    works = vec[i64]([0] * (BEST_WORKS + 1))
    common = common_of(estate)
    number: i64 = 0
    enough: i64 = 0
    lacking: i64 = 0
    persons = estate.persons
    person: i64 = 0
    while persons != 0:
        if persons & 1:
            value = common + wishes_of(estate, person)
            insert(works, number, value)
            if number < BEST_WORKS:
                number += 1
            if value >= game.settings.minimum[game.round - 1]:
                enough += 1
            if value < LAST_MINIMUM:
                lacking += LAST_MINIMUM - value
        persons >>= 1
        person += 1
    place: i64 = 0
    while place < BEST_WORKS:
        features.count(works[place] if place < number else 0)
        place += 1
    features.count(enough)
    features.count(lacking)


# --- The table --------------------------------------------------------------------------------------------------------


def write_table(game: Florence, seat: i64, features: Features) -> None:
    """Write down when the player has a turn, what is left for all, and how the player stands to the others."""
    players = len(game.players)
    distance = (seat - game.start + players) % players
    features.count(distance)
    features.count(1 if distance == 0 else 0)
    features.count(1 if distance == players - 1 else 0)
    features.count(game.supply[JESTER_STACK])
    features.count(game.supply[BUILDER_STACK])
    features.count(game.supply[RECRUIT_STACK])
    features.count(freedoms_left(game, seat))
    features.count(persons_in_pile(FlorenceSight(game, seat)))
    features.count(game.pot)
    ahead: i64 = 0
    richer: i64 = 0
    other: i64 = 0
    while other < players:
        if game.players[other].points > game.players[seat].points:
            ahead += 1
        if game.players[other].money > game.players[seat].money:
            richer += 1
        other += 1
    features.count(ahead)
    features.count(richer)


def freedoms_left(game: Florence, seat: i64) -> i64:
    """How many freedoms a player lacks that can still be had."""
    number: i64 = 0
    freedom: i64 = 0
    while freedom < FREEDOM_TYPES:
        if game.supply[FIRST_FREEDOM + freedom] > 0 and (game.players[seat].freedoms >> freedom) & 1 == 0:
            number += 1
        freedom += 1
    return number
