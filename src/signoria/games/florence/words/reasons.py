"""What speaks for a move in Florence, from what its player sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.core.message import name, seat
from signoria.games.florence.data.components import FREEDOMS, PERSON_CARDS, TILES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from signoria.core.message import Arguments, Message

ROUNDS: Final = 7
PERSON: Final = {person.name: person for person in PERSON_CARDS}
LANDSCAPES: Final = ("forest", "lake", "park")
# Landscapes are worth fighting for whoever probably has somebody who wants them, in so many of a hundred worlds.
PROBABLY: Final = 40
# What is counted in the supply by the name that it is sold by, and whether a player has one.
COUNTED: Final = {"jester": "jesters", "builder": "builders"}
# Gets what is bought for nothing, or sells it.
MERCHANT: Final = "merchant"
# What a point costs when a work is paid.
POINT: Final = 200
OF_AUCTION: Final = frozenset({"open", "take", "choose", "bid", "raise", "pass"})
PLAIN: Final = frozenset({"build", "take-person", "bonus", "recruit", "end-turn", "keep", "decline", "nothing"})


def reasons(view: Mapping[str, Any], move: str) -> list[Message]:
    """Give what speaks for a move."""
    verb, _, what = move.partition(" ")
    if verb in PLAIN and not what:
        return [(f"hint-{verb}", {})]
    if verb in OF_AUCTION:
        return _of_auction(view, verb, what)
    found: list[Message] = []
    if verb == "work":
        found = _of_work(view, what)
    elif verb == "place":
        tile = what.partition(" ")[0]
        found = (_of_the_last(view, tile) if tile not in LANDSCAPES else []) + _of_place(view, tile)
    elif verb in ("introduce", "freedom"):
        found = (_of_the_last(view, what) if what else []) + _of_freedom(view, [what] if what else FREEDOMS)
    elif verb in ("pick", "return", "recruit"):
        found = _of_card(view, verb, what)
    elif verb == "use" and what:
        found = [("hint-use-bonus", {"adds": view["question"].get("bonus", {}).get(what, 0)})]
    elif verb == "buy":
        left = view["question"].get("income", 0) - POINT * int(what)
        found = [("hint-buy", {"number": int(what), "left": left})]
    return found


def _of_auction(view: Mapping[str, Any], verb: str, what: str) -> list[Message]:
    question = view["question"]
    thing = question.get("item", "") if verb in ("bid", "raise") else what
    if verb == "pass":
        if "amount" not in question:
            return []
        return [("hint-pass", {"money": _own(view)["money"] or 0, "amount": question["amount"]})]
    if verb in ("bid", "raise"):
        rival = _of_rival(view)
        first = [one for one in rival if one[0] == "hint-outbid-first"]
        after = [*_of_bid(view, what), *(one for one in rival if one not in first)]
        return _of_the_last(view, thing) + first + _of_wishes(view, thing) + _of_object(view, thing) + after
    return _of_the_last(view, thing) + _of_wishes(view, thing) + _of_object(view, thing)


def _of_the_last(view: Mapping[str, Any], thing: str) -> list[Message]:
    """Say that nobody else gets one any more: nothing ever comes back to the supply."""
    left = view["supply"].get(thing)
    if thing == "landscape":
        left = sum(view["supply"][landscape] for landscape in LANDSCAPES)
    return [("hint-last", {})] if left == 1 else []


def _of_rival(view: Mapping[str, Any]) -> list[Message]:
    """Say who gets what is sold otherwise, and for how much, where nobody else can bid any more."""
    question = view["question"]
    if "holder" not in question:
        return []
    holder = view["players"][question["holder"]]
    done = {view["seat"], question["holder"], *question["passed"]}
    if holder["character"] == MERCHANT or any(
        player["seat"] not in done and player["stone"] is None and not player["out"] for player in view["players"]
    ):
        return []
    thing = question["item"]
    facts: Arguments = {"player": seat(holder["seat"]), "thing": name("thing", thing), "amount": question["amount"]}
    return [("hint-outbid-first" if _lacks(holder, thing) else "hint-outbid", facts)]


def _lacks(player: Mapping[str, Any], thing: str) -> bool:
    """Whether a player is known to have none of something that is sold."""
    if thing in COUNTED:
        return bool(player[COUNTED[thing]] == 0)
    return thing in LANDSCAPES and all(tile["tile"] != thing for tile in player["tiles"])


def _of_wishes(view: Mapping[str, Any], thing: str) -> list[Message]:
    """Say who probably has a person in hand who wants a landscape, and could still buy it."""
    question = view["question"]
    shares = view.get("likely", {}).get(thing)
    if shares is None:
        return []
    passed = question.get("passed", [])
    rivals = [
        player["seat"]
        for player in view["players"]
        if player["seat"] not in (view["seat"], *passed) and player["stone"] is None and not player["out"]
    ]
    most = max(rivals, key=lambda rival: (shares[rival], -rival), default=None)
    if most is None or shares[most] < PROBABLY:
        return []
    return [("hint-wanted", {"player": seat(most), "thing": name("thing", thing), "share": shares[most]})]


def _own(view: Mapping[str, Any]) -> dict[str, Any]:
    own: dict[str, Any] = view["players"][view["seat"]]
    return own


def _who_want(view: Mapping[str, Any], thing: str) -> int:
    """Count the persons in the own hand who want something."""
    persons = [PERSON[person] for person in _own(view)["persons"] if person in PERSON]
    return sum(thing in (person.building, person.landscape, person.freedom) for person in persons)


def _has(own: Mapping[str, Any], thing: str) -> bool:
    return thing in own["buildings"] or thing in own["freedoms"] or any(tile["tile"] == thing for tile in own["tiles"])


def _of_object(view: Mapping[str, Any], thing: str) -> list[Message]:
    own, rounds = _own(view), ROUNDS - view["round"] + 1
    if thing in LANDSCAPES:
        wanted, again = _who_want(view, thing), _has(own, thing)
        facts: Arguments = {"thing": name("thing", thing), "number": wanted}
        if again:
            return [("hint-landscape-again", facts)]
        return [("hint-landscape", facts)] if wanted else [("hint-landscape-idle", facts)]
    if thing == "jester":
        return [("hint-jester", {"rounds": rounds, "cards": len(own["persons"])})]
    if thing == "builder":
        return [("hint-builder", {"number": own["builders"] + 1})]
    return [(f"hint-object-{thing}", {"rounds": rounds})] if thing else []


def _of_bid(view: Mapping[str, Any], amount: str) -> list[Message]:
    left = next((money for cost, _, money in _own(view).get("bids", []) if str(cost) == amount), None)
    return [] if left is None else [("hint-bid", {"amount": int(amount), "left": left})]


def _of_work(view: Mapping[str, Any], person: str) -> list[Message]:
    """Say what a work is worth: that of a person, or the best that could be completed now."""
    worth = _own(view).get("worth", {}).get("persons", {})
    values = {one: worth[one]["most"] for one in worth}
    if not values:
        return []
    value = values.get(person) if person else max(values.values())
    if value is None:
        return []
    best = max(player["marker"] for player in view["players"])
    if value > best and value >= view["minimum"]:
        return [("hint-work-best", {"value": value, "best": best, "minimum": view["minimum"]})]
    return [("hint-work", {"value": value, "minimum": view["minimum"]})]


def _of_place(view: Mapping[str, Any], tile: str) -> list[Message]:
    wanted = _who_want(view, tile)
    facts: Arguments = {"thing": name("thing", tile), "number": wanted}
    if tile in LANDSCAPES or tile not in TILES:
        return [("hint-place-landscape", facts)]
    return [("hint-place-building" if wanted else "hint-place-points", facts)]


def _of_freedom(view: Mapping[str, Any], freedoms: list[str]) -> list[Message]:
    own = _own(view)
    wanted = {freedom: _who_want(view, freedom) for freedom in freedoms if freedom not in own["freedoms"]}
    if not wanted:
        return []
    best = max(wanted, key=lambda freedom: (wanted[freedom], freedom))
    return [("hint-freedom", {"thing": name("thing", best), "number": wanted[best]})]


def _of_card(view: Mapping[str, Any], verb: str, card: str) -> list[Message]:
    own = _own(view)
    if card in PERSON:
        person = PERSON[card]
        wishes = [thing for thing in (person.building, person.landscape, person.freedom) if _has(own, thing)]
        return [("hint-return" if verb == "return" else "hint-person", {"number": len(wishes)})]
    worth = own.get("worth", {})
    if card in worth.get("prestige", {}):
        return [("hint-prestige", {"points": worth["prestige"][card]["points"]})]
    return [("hint-prestige-later", {})] if view["question"]["kind"] == "pick-prestige" else [("hint-pick-bonus", {})]
