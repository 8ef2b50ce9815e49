"""Points, the winner and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.core.standing import places
from signoria.games.machiavelli.data.components import (
    BASILICA,
    CAPITOL,
    FIRST_ACTION_CARD,
    HAUNTED_QUARTER,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    MAP_ROOM,
    MILITARY,
    MOST_RANKS,
    MUSEUM,
    NAMES,
    NO_TYPE,
    NOBLE,
    RELIGIOUS,
    SECRET_VAULT,
    STATUE,
    TRADE,
    TYPES,
    UNIQUE,
    WISHING_WELL,
)
from signoria.games.machiavelli.state.cards import KIND_SHIFT, count_in

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli

FIVE_TYPES: Final = 3
FIRST_COMPLETE: Final = 4
ALSO_COMPLETE: Final = 2
CAPITOL_POINTS: Final = 3
CAPITOL_EQUAL: Final = 3
IVORY_TOWER_POINTS: Final = 5
STATUE_POINTS: Final = 5

# Districts that are worth extra points at the end, in the order of the components.
EXTRAS: Final = [BASILICA, CAPITOL, IVORY_TOWER, MAP_ROOM, MUSEUM, IMPERIAL_TREASURY, STATUE, WISHING_WELL]

# The types that a Haunted Quarter can be; of equally good ones the first.
HAUNTED_TYPES: Final = [UNIQUE, RELIGIOUS, MILITARY, NOBLE, TRADE]


class CityCount:
    """What is counted of one city, with the Haunted Quarter as one of the types."""

    def __init__(self) -> None:
        # The type of the Haunted Quarter; NO_TYPE where there is none.
        self.haunted: i64 = NO_TYPE
        # How many districts of each type there are. Tents have no type.
        self.types: vec[i64] = vec[i64]([0] * (NO_TYPE + 1))
        self.costs: i64 = 0
        self.silver: i64 = 0
        self.odd: i64 = 0
        # Districts with extra points, as a set of bits.
        self.extras: i64 = 0

    def has_all_types(self) -> bool:
        """Say whether there is a district of each of the five types."""
        kind: i64 = 0
        while kind < NO_TYPE:
            if self.types[kind] == 0:
                return False
            kind += 1
        return True

    def has_equal(self, number: i64) -> bool:
        """Say whether so many districts have one type."""
        kind: i64 = 0
        while kind < NO_TYPE:
            if self.types[kind] >= number:
                return True
            kind += 1
        return False

    def count_haunted_as(self, type_: i64) -> None:
        """Let the Haunted Quarter count as another type."""
        self.types[self.haunted] -= 1
        self.types[type_] += 1
        self.haunted = type_


def city_count(game: Machiavelli, seat: i64) -> CityCount:
    """Count a city; the Haunted Quarter has the type that is best for its owner."""
    count = CityCount()
    settings = game.settings
    player = game.players[seat]
    place: i64 = 0
    while place < player.city.size:
        kind = player.city.cards[place]
        cost = game.cost_at(seat, place)
        count.costs += cost
        count.silver += settings.silver[kind]
        count.types[settings.types[kind]] += 1
        # A tent costs nothing and bears no gold, so it is never odd.
        count.odd += cost & 1
        if kind == HAUNTED_QUARTER:
            count.haunted = UNIQUE
        count.extras |= bit(kind)
        place += 1
    if count.haunted != NO_TYPE:
        choose_type(game, seat, count)
    return count


def choose_type(game: Machiavelli, seat: i64, count: CityCount) -> None:
    """Give the Haunted Quarter the type with which the city is worth most."""
    best: i64 = UNIQUE
    most: i64 = -1
    for type_ in HAUNTED_TYPES:
        count.count_haunted_as(type_)
        points = typed_points(game, seat, count)
        if points > most:
            best = type_
            most = points
    count.count_haunted_as(best)


def typed_points(game: Machiavelli, seat: i64, count: CityCount) -> i64:
    """Give the points that depend on types."""
    points: i64 = 0
    if count.has_all_types():
        points += FIVE_TYPES
    for kind in EXTRAS:
        if (count.extras >> kind) & 1:
            points += extra(game, seat, count, kind)
    return points


def extra(game: Machiavelli, seat: i64, count: CityCount, kind: i64) -> i64:
    """Give the extra points of a district that is in the city."""
    points: i64 = 0
    if kind == BASILICA:
        points = count.odd
    elif kind == CAPITOL:
        if count.has_equal(CAPITOL_EQUAL):
            points = CAPITOL_POINTS
    elif kind == IVORY_TOWER:
        if count.types[UNIQUE] == 1:
            points = IVORY_TOWER_POINTS
    elif kind == WISHING_WELL:
        points = count.types[UNIQUE]
        if not game.wording.well_counts_itself:
            points -= 1
    else:
        points = extra_besides_city(game, seat, kind)
    return points


def extra_besides_city(game: Machiavelli, seat: i64, kind: i64) -> i64:
    """Give the extra points of a district that counts something else than the city."""
    player = game.players[seat]
    points: i64 = 0
    if kind == MAP_ROOM:
        points = player.hand.size
        if seat == game.asked_seat():
            points += game.selected.size
    elif kind == MUSEUM:
        points = player.museum.size
    elif kind == IMPERIAL_TREASURY:
        points = player.gold
    elif kind == STATUE and game.crown == seat:
        points = STATUE_POINTS
    return points


def completion(game: Machiavelli, seat: i64) -> i64:
    """Give the points for a complete city: more for those who were first."""
    points: i64 = 0
    if (game.first >> seat) & 1:
        points = FIRST_COMPLETE
    elif game.is_complete(seat):
        points = ALSO_COMPLETE
    return points


def public_points(game: Machiavelli, seat: i64) -> i64:
    """Give what a player would have if the game ended now, as far as everybody can see."""
    count = city_count(game, seat)
    return count.costs + count.silver + typed_points(game, seat, count) + completion(game, seat)


def vault_points(game: Machiavelli, seat: i64) -> i64:
    """Give the points for a Secret Vault in hand."""
    return count_in(game.players[seat].hand, SECRET_VAULT) * game.settings.silver[SECRET_VAULT]


def action_cards_held(game: Machiavelli, seat: i64) -> i64:
    """How many action cards are in a hand: a point each."""
    hand = game.players[seat].hand
    number: i64 = 0
    place: i64 = 0
    while place < hand.size:
        if hand.cards[place] >> KIND_SHIFT >= FIRST_ACTION_CARD:
            number += 1
        place += 1
    return number


def points(game: Machiavelli, seat: i64) -> int:
    """Give the points of a player, hand included."""
    return public_points(game, seat) + vault_points(game, seat) + action_cards_held(game, seat)


def measures(game: Machiavelli) -> dict[str, list[int]]:
    """Give what the course of a game is drawn from: points, as far as they are public until the end, gold and cards."""
    seats = range(len(game.players))
    last = game.over
    return {
        "points": [int(points(game, seat) if last else public_points(game, seat)) for seat in seats],
        "money": [int(player.gold) for player in game.players],
        "cards": [int(player.hand.size) for player in game.players],
    }


# --- Who wins ---------------------------------------------------------------------------------------------------------


def highest_revealed(game: Machiavelli, seat: i64) -> i64:
    """Give the highest rank, counted from 1, that a player has turned up in this round; 0 for none."""
    rank = MOST_RANKS - 1
    while rank >= 0:
        if game.cast.places[rank] == seat and game.cast.is_revealed(rank):
            return rank + 1
        rank -= 1
    return 0


def standings(game: Machiavelli) -> list[tuple[int, ...]]:
    """Give what ranks the players."""
    return [standing(game, seat) for seat in range(len(game.players))]


def standing(game: Machiavelli, seat: i64) -> tuple[int, ...]:
    """Give what ranks a player: points, then the tie-breaks of the edition. The smaller tuple is ahead."""
    total = points(game, seat)
    if game.wording.ties_by_rank:
        return (-total, -int(highest_revealed(game, seat)), 0)
    count = city_count(game, seat)
    return (-total, -int(count.costs + count.silver), -int(game.players[seat].gold))


def tie_break(game: Machiavelli) -> str:
    """Say what decided between players with the most points: none, rank, districts, gold, or nothing (shared)."""
    best, second = sorted(standings(game))[:2]
    if best[0] != second[0]:
        return "none"
    if best[1] != second[1]:
        return "rank" if game.wording.ties_by_rank else "districts"
    return "gold" if best[2] != second[2] else "shared"


def score_sheet(game: Machiavelli, seat: i64) -> dict[str, object]:
    """Give how the points of a player came about, part by part."""
    count = city_count(game, seat)
    first = (game.first >> seat) & 1 == 1
    complete = completion(game, seat)
    sheet: dict[str, object] = {
        "seat": int(seat),
        "points": points(game, seat),
        "rank": places(standings(game))[seat],
        "districts": int(count.costs),
        "silver": int(count.silver),
        "five-types": FIVE_TYPES if count.has_all_types() else 0,
        "first-complete": int(complete) if first else 0,
        "complete": 0 if first else int(complete),
        "uniques": {NAMES[kind]: int(extra(game, seat, count, kind)) for kind in EXTRAS if (count.extras >> kind) & 1},
        "secret-vault": int(vault_points(game, seat)),
        "action-cards": int(action_cards_held(game, seat)),
        "haunted-quarter": None if count.haunted == NO_TYPE else TYPES[count.haunted],
        "size": int(game.count(seat)),
        "gold": int(game.players[seat].gold),
    }
    if game.wording.ties_by_rank:
        sheet["highest-rank"] = int(highest_revealed(game, seat))
    return sheet
