"""Why something that a player might want cannot be chosen now, question by question.

Each reason follows from what its reader knows: the open table, and the own hand and money. The rules decide what can be
chosen; here it is only explained.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.core.message import Argument, Message, name
from signoria.core.message import seat as whoever
from signoria.games.florence.data.actions import HUNDRED
from signoria.games.florence.data.components import (
    ACTION_PRICE,
    BANKER,
    BANKER_HIGHEST,
    BANKER_LOWEST,
    BONUS_PILE,
    BUILDER,
    BUILDINGS,
    CHARACTERS,
    FIRST_FREEDOM,
    FREEDOMS,
    HIGHEST_FIELD,
    LOWEST_FIELD,
    OBJECTS,
    PARK,
    PERSON_NAMES,
    PERSON_PILE,
    PILES,
    PRESTIGE_PILE,
    PRINCESS,
    TILES,
    named,
)
from signoria.games.florence.rules.auction import is_on_offer, left_of, stack_of
from signoria.games.florence.rules.muse_and_princess.princess import princess_value
from signoria.games.florence.rules.placement import building_cost
from signoria.games.florence.rules.turn import usable_freedoms
from signoria.games.florence.rules.work_values import minimum, work_value

if TYPE_CHECKING:
    from signoria.games.florence.state.table import Florence

ACTIONS: Final = ["work", "build", "take-person", "freedom", "bonus", "recruit"]
# The actions of a turn with which things are chosen.
ACTION_OF: Final = {"introduce": "freedom", "place": "build"}


def refusals(game: Florence, seat: i64, possible: set[str]) -> dict[str, Message]:
    """Give what somebody who is asked might want and cannot have, by notation or its beginning, and why.

    `possible` is what can be chosen, in the same words.
    """
    question = game.question
    found: dict[str, Message] = {}
    for wanted in might_want(game, seat, question):
        if wanted not in possible:
            found[wanted] = why_not(game, seat, question, wanted, possible)
    return found


def might_want(game: Florence, seat: i64, question: str | None) -> list[str]:
    """Give everything that might be wanted at a question, possible or not."""
    player = game.players[seat]
    works = [f"work {person}" for person in named(player.persons, PERSON_NAMES)]
    buildings = [f"place {tile}" for tile in TILES[:BUILDINGS]]
    freedoms = [f"introduce {freedom}" for freedom in FREEDOMS]
    if question == "turn-menu":
        princess = ["princess-work"] if player.character == PRINCESS else []
        return [*ACTIONS, *princess, *works, *buildings, *freedoms]
    if question in ("auction-open", "auction-last-buy"):
        opening = question == "auction-open"
        verb = "open" if opening else "take"
        return [f"{verb} {thing}" for item, thing in enumerate(OBJECTS) if is_on_offer(game, item, opening)]
    if question == "a2-turn":
        return [wanted for character in range(len(CHARACTERS)) for wanted in fields(game, character)]
    wanted = {
        "build": buildings,
        "joint-propose": buildings,
        "freedom": freedoms,
        "choose-landscape-type": [f"choose {landscape}" for landscape in OBJECTS[: PARK + 1]],
        "professor-pile": [f"pile {PILES[pile]}" for pile in (PRESTIGE_PILE, BONUS_PILE)],
        "work": works,
        "work-bonus": ["done"],
    }
    return wanted.get(question or "", [])


def why_not(game: Florence, seat: i64, question: str | None, wanted: str, possible: set[str]) -> Message:
    """Say why something cannot be chosen."""
    verb, _, what = wanted.partition(" ")
    if verb in ("open", "take"):
        return why_not_object(game, seat, OBJECTS.index(what))
    if verb == "stake":
        return why_not_stake(game, seat, what)
    if verb in ("choose", "pile"):
        return ("why-no-space" if verb == "choose" else "why-pile"), {}
    if verb == "done":
        missing = minimum(game) - work_value(game, seat, game.working, game.chosen_bonus)
        return "why-work-missing", {"number": missing}
    action = ACTION_OF.get(verb, verb)
    against = why_not_thing(game, seat, verb, what)
    if against is None and question == "turn-menu" and action not in possible:
        against = why_not_action(game, seat, action)
    return ("why-no-place", {"thing": name("thing", what)}) if against is None else against


# --- A turn ----------------------------------------------------------------------------------------------------------


def why_not_action(game: Florence, seat: i64, action: str) -> Message:
    """Say why an action of the turn cannot be chosen."""
    player = game.players[seat]
    if action == "recruit":
        return ("why-no-recruit" if player.recruits == 0 else "why-nobody"), {}
    if game.actions == 0:
        return "why-actions", {}
    if action == "work":
        return ("why-no-person", {}) if player.persons == 0 else ("why-minimum", {"minimum": minimum(game)})
    if action == "princess-work":
        return "why-princess-short", {"value": princess_value(game, seat), "minimum": minimum(game)}
    price = building_cost(game, seat) if action == "build" else ACTION_PRICE
    against = None if action == "build" and price > game.power(seat) else why_not_bought(game, seat, action)
    return ("why-money", {"price": price, "power": game.power(seat)}) if against is None else (against, {})


def why_not_bought(game: Florence, seat: i64, action: str) -> str | None:
    """Say what but money keeps a player from an action that costs something."""
    if action == "build":
        return "why-no-room"
    if action == "freedom":
        if game.freedom_taken:
            return "why-one-freedom"
        return None if usable_freedoms(game, seat) else "why-freedoms"
    if action == "take-person" and game.person_taken:
        return "why-one-person"
    return None if game.piles[PERSON_PILE if action == "take-person" else BONUS_PILE].size else "why-pile"


def why_not_thing(game: Florence, seat: i64, verb: str, what: str) -> Message | None:
    """Say what speaks against a building, a freedom or a person itself, whatever else does."""
    player = game.players[seat]
    if verb == "work" and what:
        most = most_of(game, seat, PERSON_NAMES.index(what))
        if most < minimum(game):
            return "why-work-short", {"value": most, "minimum": minimum(game)}
    if verb in ("place", "introduce"):
        building = verb == "place"
        number = TILES.index(what) if building else FREEDOMS.index(what)
        owned = player.buildings if building else player.freedoms
        thing: dict[str, Argument] = {"thing": name("thing", what)}
        if (owned >> number) & 1:
            return "why-have", thing
        if game.supply[number if building else FIRST_FREEDOM + number] == 0:
            return "why-none-left", thing
    return None


def most_of(game: Florence, seat: i64, person: i64) -> int:
    """Give what a work of a person would be worth with all bonus cards in hand."""
    player = game.players[seat]
    return int(work_value(game, seat, person, player.bonus))


# --- The auction and the characters ----------------------------------------------------------------------------------


def why_not_object(game: Florence, seat: i64, item: i64) -> Message:
    """Say why an object cannot be opened or taken."""
    for buyer, player in enumerate(game.players):
        if player.stone >= 0 and stack_of(game, player.stone) == stack_of(game, item):
            return "why-bought", {"player": whoever(buyer)}
    if left_of(game, item) == 0:
        return "why-none", {}
    if game.power(seat) < game.settings.base_price:
        return "why-price", {"price": game.settings.base_price}
    return ("why-builders" if item == BUILDER else "why-no-space"), {}


def fields(game: Florence, character: int) -> list[str]:
    """Give the fields of a character; nothing but the character itself where it was bought."""
    stake = f"stake {CHARACTERS[character]}"
    if (game.sold >> character) & 1:
        return [stake]
    lowest, highest = (BANKER_LOWEST, BANKER_HIGHEST) if character == BANKER else (LOWEST_FIELD, HIGHEST_FIELD)
    return [f"{stake} {field}" for field in range(lowest, highest + 1)]


def why_not_stake(game: Florence, seat: i64, what: str) -> Message:
    """Say why no stone can be put on a field."""
    character, _, field = what.partition(" ")
    number = CHARACTERS.index(character)
    if not field:
        return "why-character-bought", {}
    if game.stakers[number] >= 0 and int(field) <= game.stakes[number]:
        standing = str(game.stakes[number] * HUNDRED)
        return "why-higher", {"player": whoever(game.stakers[number]), "number": standing}
    return "why-stake", {"price": str(int(field) * HUNDRED), "power": str(game.power(seat))}
