"""A turn of the house bot: every action is tried on the estate, and the best outlook wins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.florence.estate import FREEDOM_TYPES, POINT, Estate, estate_of, persons_in_pile
from signoria.bots.florence.hidden_cards import bonus_counts, bonus_worth, held_bonus, next_bonus
from signoria.bots.florence.outlook import COSTS, NEVER, outlook, wishes_of
from signoria.bots.florence.placement import best_place, places_of
from signoria.bots.florence.works import best_chance, chosen_cards, own_work, princess_worth, work_now
from signoria.bots.ties import Best, First
from signoria.core.bits import bit
from signoria.core.chance import Chance
from signoria.games.florence.data import actions as say
from signoria.games.florence.data.components import BUILDINGS, MOST_PLAYERS, PERSONS, TILE_SIZES
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.rules.work_values import WANTED_BUILDING

PRICE: Final = 300
# Ground is worth something too.
PER_CELL: Final = 12
SIZES: Final = vec[i64](TILE_SIZES)
LARGEST: Final = 8


def after_action(estate: Estate) -> Estate:
    """Give an estate to change, one action later."""
    later = estate.copy()
    later.slots -= 1
    return later


def turn_menu(sight: FlorenceSight, chance: Chance) -> i64:
    """Choose the action with the best outlook; cards that cost no action before the actions that they help."""
    options = sight.options()
    actions = sight.actions()
    estate = estate_of(sight, actions)
    # Whoever takes nobody now finds what the others leave: with five, few persons are left after the first round.
    estate.pile = persons_in_pile(sight) // sight.players()
    if say.USE_PROFESSOR in options and sight.round() >= 5:
        return say.USE_PROFESSOR
    if say.RECRUIT in options and actions > 0 and worth_recruiting(sight, estate, others=say.WORK in options):
        return say.RECRUIT
    idle = estate.copy()
    idle.slots -= actions
    best: i64 = say.END_TURN
    most = outlook(idle)
    for option in options:
        value = action_worth(sight, estate, option)
        if value > most:
            most = value
            best = option
    if best == say.BUILD:
        return alone_or_together(options, chance)
    return best


def alone_or_together(options: vec[i64], chance: Chance) -> i64:
    """Build with any neighbour where that is possible: it saves ground and money. He can still say no."""
    neighbour = Best(chance)
    for option in options:
        if say.PROPOSE <= option < say.PROPOSE + MOST_PLAYERS:
            neighbour.compare(option, 0)
    return neighbour.option if neighbour.equal > 0 else say.BUILD


def action_worth(sight: FlorenceSight, estate: Estate, option: i64) -> i64:
    """Give what an action brings now and later, or a large negative number for what is decided elsewhere."""
    if option == say.WORK:
        return best_worker_worth(sight, estate)
    if option == say.PRINCESS_WORK:
        value = princess_worth(sight)
        return value * 100 + best_chance(sight, value) + outlook(after_action(estate))
    if option == say.BUILD:
        return best_building_worth(estate, estate.fitting)
    if option == say.FREEDOM:
        return best_freedom_worth(estate, estate.freedom_stock & ~estate.freedoms)
    if option == say.TAKE_PERSON:
        later = after_action(estate)
        cost = later.pay(PRICE)
        later.coming += 1
        later.cards += 1
        return outlook(later) - cost
    if option == say.BONUS and estate.slots > 1:
        later = after_action(estate)
        cost = later.pay(PRICE)
        return outlook(later) + next_bonus(estate) * 100 - cost
    return NEVER


# --- Works -----------------------------------------------------------------------------------------------------------


def worker_worth(sight: FlorenceSight, estate: Estate, person: i64) -> i64:
    """Give what it brings to let a person work now."""
    value = own_work(sight, estate, person)
    minimum = sight.minimum()
    if value + held_bonus(estate) < minimum:
        return NEVER
    cards = chosen_cards(sight, estate, value)
    later = after_action(estate)
    later.persons &= ~bit(person)
    later.opened += 1
    later.bonus &= ~cards
    if cards != 0:
        counts = bonus_counts(estate)
        card: i64 = 0
        while cards >> card != 0:
            if (cards >> card) & 1:
                value += bonus_worth(card, counts)
            card += 1
    return work_now(sight, estate, value) + outlook(later)


def best_worker_worth(sight: FlorenceSight, estate: Estate) -> i64:
    """Give what the best work of today brings."""
    best: i64 = NEVER
    person: i64 = 0
    while person < PERSONS:
        if (estate.persons >> person) & 1:
            value = worker_worth(sight, estate, person)
            best = max(best, value)
        person += 1
    return best


def choose_worker(sight: FlorenceSight) -> i64:
    """Let the person work of whom least is lost for later."""
    options = sight.options()
    estate = estate_of(sight, 1)
    best = First()
    for option in options:
        best.compare(option, worker_worth(sight, estate, option - say.WORK_WITH))
    return best.option


# --- Buildings and freedoms ------------------------------------------------------------------------------------------


def building_worth(estate: Estate, building: i64) -> i64:
    """Give what a building brings now and later."""
    later = after_action(estate)
    cost = later.pay(COSTS[estate.builders])
    later.buildings |= bit(building)
    later.fitting &= ~bit(building)
    later.room -= 1
    later.empty -= SIZES[building]
    return outlook(later) + 3 * POINT - cost - PER_CELL * SIZES[building]


def best_building(estate: Estate, types: i64) -> First:
    """Give the building of a set that brings most, and what it brings.

    Buildings of one size that nobody wants all bring the same: one of them stands for the others, unless they differ in
    whether they could be built now, which the plans of the estate look at.
    """
    wanted = wanted_buildings(estate)
    best = First()
    met: i64 = 0
    building: i64 = 0
    while building < BUILDINGS:
        if (types >> building) & 1:
            size = bit(SIZES[building])
            if not (estate.fitting >> building) & 1:
                size <<= LARGEST
            if (wanted >> building) & 1:
                best.compare(building, building_worth(estate, building))
            elif met & size == 0:
                met |= size
                best.compare(building, building_worth(estate, building))
        building += 1
    return best


def wanted_buildings(estate: Estate) -> i64:
    """Give the buildings that anybody wants who may work for an estate, as bits."""
    persons = estate.persons
    if estate.recruits > 0:
        persons |= estate.elsewhere
    found: i64 = 0
    person: i64 = 0
    while persons != 0:
        if persons & 1:
            found |= bit(WANTED_BUILDING[person])
        persons >>= 1
        person += 1
    return found


def best_building_worth(estate: Estate, types: i64) -> i64:
    """Give what the best building of a set brings."""
    best = best_building(estate, types)
    return best.worth if best.option >= 0 else NEVER


def build(sight: FlorenceSight) -> i64:
    """Build what brings most, where it is least in the way."""
    options = sight.options()
    estate = estate_of(sight, 1)
    return best_place(sight, options, best_building(estate, places_of(options)).option)


def freedom_worth(estate: Estate, freedom: i64) -> i64:
    """Give what a freedom brings later."""
    later = after_action(estate)
    cost = later.pay(PRICE)
    later.freedoms |= bit(freedom)
    return outlook(later) - cost


def best_freedom_worth(estate: Estate, freedoms: i64) -> i64:
    """Give what the best freedom of a set brings."""
    best: i64 = NEVER
    freedom: i64 = 0
    while freedom < FREEDOM_TYPES:
        if (freedoms >> freedom) & 1:
            value = freedom_worth(estate, freedom)
            best = max(best, value)
        freedom += 1
    return best


def introduce(sight: FlorenceSight) -> i64:
    """Introduce the freedom that brings most."""
    options = sight.options()
    estate = estate_of(sight, 1)
    best = First()
    for option in options:
        best.compare(option, freedom_worth(estate, option - say.INTRODUCE))
    return best.option


# --- Recruiting ------------------------------------------------------------------------------------------------------


def worth_recruiting(sight: FlorenceSight, estate: Estate, *, others: bool) -> bool:
    """Whether a recruiting card is to be used now: somebody lies open who can work at once, and better than others."""
    best: i64 = 0
    own: i64 = 0
    person: i64 = 0
    while person < PERSONS:
        if (estate.elsewhere >> person) & 1:
            best = max(best, own_work(sight, estate, person))
        if (estate.persons >> person) & 1:
            own = max(own, own_work(sight, estate, person))
        person += 1
    if best + held_bonus(estate) < sight.minimum():
        return False
    return not others or best > own or sight.round() >= 6


def recruit(sight: FlorenceSight) -> i64:
    """Take the person whose wishes are met best."""
    options = sight.options()
    estate = estate_of(sight, 1)
    best: i64 = options[0]
    most: i64 = -10_000_000
    for option in options:
        if say.RECRUIT_PERSON <= option < say.RECRUIT_PERSON + PERSONS:
            later = estate.copy()
            later.persons |= bit(option - say.RECRUIT_PERSON)
            later.recruits -= 1
            later.elsewhere &= ~bit(option - say.RECRUIT_PERSON)
            value = outlook(later) + 100 * wishes_of(estate, option - say.RECRUIT_PERSON)
            if value > most:
                most = value
                best = option
    return best
