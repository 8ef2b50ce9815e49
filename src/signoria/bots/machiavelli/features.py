"""What the beginning of a round looks like to a player, in numbers: for the value that was learnt from many games.

Whatever is hidden at a real table is known here: these are worlds that a search imagines. Whoever changes what is
written down, or its order, raises VERSION and lets everything be learnt again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.search.value import Features
from signoria.core.bits import bit, bit_count
from signoria.games.machiavelli.data.components import (
    FIRST_ACTION_CARD,
    MILITARY,
    NO_TYPE,
    NOBLE,
    RELIGIOUS,
    SCHOOL_OF_MAGIC,
    TRADE,
    UNIQUE,
)
from signoria.games.machiavelli.rules.building import NOTHING_GONE, may_stand, price
from signoria.games.machiavelli.rules.scoring import action_cards_held, public_points, vault_points
from signoria.games.machiavelli.state.cards import KIND_SHIFT
from signoria.games.machiavelli.state.table import Machiavelli

VERSION: Final = 1
# So many rivals are looked at one by one, the furthest first; of the others only the average counts.
NEAREST: Final = 3
# An income is taken before a district is built.
INCOME: Final = 2


class Hand:
    """What the cards in a hand are good for."""

    def __init__(self, game: Machiavelli, seat: i64) -> None:
        # Kinds that can stand in the city, their costs together, and those of a type that the city lacks.
        self.useful: i64 = 0
        self.cost: i64 = 0
        self.new_types: i64 = 0
        # The dearest that can be paid after an income, and how many can be paid one after another, the cheapest first.
        self.dearest: i64 = 0
        self.cheapest: i64 = 99
        player = game.players[seat]
        types = types_of(game, seat)
        gold = player.gold + INCOME
        seen: i64 = 0
        place: i64 = 0
        while place < player.hand.size:
            kind = player.hand.cards[place] >> KIND_SHIFT
            place += 1
            if kind >= FIRST_ACTION_CARD or (seen >> kind) & 1 or not may_stand(game, seat, kind, NOTHING_GONE):
                continue
            seen |= bit(kind)
            cost = price(game, seat, kind, NOTHING_GONE)
            self.useful += 1
            self.cost += cost
            type_ = game.settings.types[kind]
            if type_ != NO_TYPE and (types >> type_) & 1 == 0:
                self.new_types |= bit(type_)
            if self.dearest < cost <= gold:
                self.dearest = cost
            self.cheapest = min(self.cheapest, cost)


def types_of(game: Machiavelli, seat: i64) -> i64:
    """Give the types of district in a city, as a set of bits."""
    city = game.players[seat].city
    types: i64 = 0
    place: i64 = 0
    while place < city.size:
        type_ = game.settings.types[city.cards[place]]
        if type_ != NO_TYPE:
            types |= bit(type_)
        place += 1
    return types


def number_of(game: Machiavelli, seat: i64, wanted: i64) -> i64:
    """How many districts of a city pay the character of a type."""
    city = game.players[seat].city
    number: i64 = 0
    place: i64 = 0
    while place < city.size:
        kind = city.cards[place]
        if game.settings.types[kind] == wanted or (kind == SCHOOL_OF_MAGIC and wanted != UNIQUE):
            number += 1
        place += 1
    return number


def missing(game: Machiavelli, seat: i64) -> i64:
    """How many districts a city still needs."""
    left = game.complete_size() - game.count(seat)
    if left < 0:
        return 0
    return left


def points_of(game: Machiavelli, seat: i64) -> i64:
    """What a player would have if the game ended now, the hand included."""
    return public_points(game, seat) + vault_points(game, seat) + action_cards_held(game, seat)


class Rivals:
    """The other players, the furthest first: by points, districts and means."""

    def __init__(self, game: Machiavelli, seat: i64) -> None:
        players: i64 = len(game.players)
        self.points: vec[i64] = vec[i64]([0] * players)
        self.order: vec[i64] = vec[i64]([0] * (players - 1))
        standing: vec[i64] = vec[i64]([0] * players)
        size: i64 = 0
        other: i64 = 0
        while other < players:
            self.points[other] = points_of(game, other)
            player = game.players[other]
            standing[other] = 10 * (self.points[other] + game.count(other)) + 4 * player.gold + 3 * player.hand.size
            if other != seat:
                place = size
                while place > 0 and standing[self.order[place - 1]] < standing[other]:
                    self.order[place] = self.order[place - 1]
                    place -= 1
                self.order[place] = other
                size += 1
            other += 1


def write_features(game: Machiavelli, seat: i64, features: Features) -> None:
    """Write everything down: the player, the rivals, and how they stand to each other."""
    rivals = Rivals(game, seat)
    write_player(game, seat, rivals.points[seat], features)
    write_means(game, seat, features)
    number: i64 = len(rivals.order)
    place: i64 = 0
    while place < number and place < NEAREST:
        write_player(game, rivals.order[place], rivals.points[rivals.order[place]], features)
        place += 1
    if number > NEAREST:
        write_average(game, rivals, features)
    write_relations(game, seat, rivals, features)


def write_player(game: Machiavelli, seat: i64, points: i64, features: Features) -> None:
    """Write down what decides how far a player is, and will come."""
    player = game.players[seat]
    hand = Hand(game, seat)
    features.count(player.gold + player.wagon_gold)
    features.count(player.hand.size)
    features.count(missing(game, seat))
    features.count(points)
    features.count(bit_count(types_of(game, seat)))
    features.count(hand.useful)
    features.count(hand.cost)
    features.count(hand.dearest)
    features.count(bit_count(hand.new_types))
    # How late the player chooses a character; the crown is first.
    features.count((seat - game.crown + len(game.players)) % len(game.players))


def write_means(game: Machiavelli, seat: i64, features: Features) -> None:
    """Write down what only matters of oneself: what the city pays, and what lies in the hand."""
    features.count(number_of(game, seat, NOBLE))
    features.count(number_of(game, seat, RELIGIOUS))
    features.count(number_of(game, seat, TRADE))
    features.count(number_of(game, seat, MILITARY))
    features.count(number_of(game, seat, UNIQUE))
    features.count(action_cards_held(game, seat))
    features.count(1 if Hand(game, seat).cheapest <= game.players[seat].gold + INCOME else 0)
    features.count(1 if game.crown == seat else 0)


def write_average(game: Machiavelli, rivals: Rivals, features: Features) -> None:
    """Write down the average of those who are behind."""
    gold: i64 = 0
    cards: i64 = 0
    left: i64 = 0
    points: i64 = 0
    place: i64 = NEAREST
    while place < len(rivals.order):
        seat = rivals.order[place]
        gold += game.players[seat].gold
        cards += game.players[seat].hand.size
        left += missing(game, seat)
        points += rivals.points[seat]
        place += 1
    number = float(len(rivals.order) - NEAREST)
    features.add(float(gold) / number)
    features.add(float(cards) / number)
    features.add(float(left) / number)
    features.add(float(points) / number)


def write_relations(game: Machiavelli, seat: i64, rivals: Rivals, features: Features) -> None:
    """Write down how the player stands to the others, and how long the game will last."""
    nearest: i64 = 99
    most: i64 = 0
    close: i64 = 0
    place: i64 = 0
    while place < len(rivals.order):
        other = rivals.order[place]
        left = missing(game, other)
        nearest = min(nearest, left)
        if left <= 2:
            close += 1
        most = max(most, rivals.points[other])
        place += 1
    features.count(game.round)
    features.count(nearest)
    features.count(missing(game, seat) - nearest)
    features.count(close)
    features.count(rivals.points[seat] - most)
    features.count(rivals.points[seat] - rivals.points[rivals.order[0]])
    features.count(game.tax)
