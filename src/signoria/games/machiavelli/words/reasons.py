"""What speaks for a move in Machiavelli, from what its player sees. What is only guessed says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.core.message import name, seat
from signoria.core.speech import spot
from signoria.games.machiavelli.data.components import CARDS, NAMES, TYPES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from signoria.core.message import Arguments, Message

NUMBERS: Final = {card: number for number, card in enumerate(NAMES)}
# Who hits the one who is furthest, the one with most gold, the one with most cards.
AT_THE_LEADER: Final = frozenset({"assassin", "witch", "magistrate", "warlord", "diplomat", "marshal"})
AT_THE_RICHEST: Final = frozenset({"thief", "blackmailer", "abbot"})
AT_THE_FULLEST: Final = frozenset({"magician", "wizard", "seer", "spy"})
# Without these a city may lack more than one district more, or fewer are enough.
COUNTS_OTHERWISE: Final = frozenset({"monument", "bell-tower"})
# So many of a hundred worlds in which somebody has a character are worth speaking of.
PROBABLY: Final = 30
BUILDING: Final = ("build", "build-by-framework", "build-by-loan")
PLAIN: Final = frozenset({"end-turn", "take-crown", "merchant-gold", "architect-draw", "pass", "refuse", "bribe"})
ATTACKS: Final = frozenset({"destroy", "seize", "exchange", "armory"})
# What a district must cost to be worth being seen.
DEAR: Final = 4


def reasons(view: Mapping[str, Any], move: str) -> list[Message]:
    """Give what speaks for a move."""
    verb, _, what = move.partition(" ")
    found: list[Message] = []
    if verb == "choose":
        found = _of_character(view, what)
    elif verb == "put-down":
        found = [("hint-put-down", {})]
    elif verb == "name":
        found = _of_naming(view, what)
    elif verb in BUILDING:
        found = _of_building(view, what)
    elif verb == "take-gold":
        found = _of_gold(view)
    elif verb == "take-cards":
        found = [("hint-cards", {"cards": len(_own(view)["hand"])})]
    elif verb == "keep":
        found = _of_keeping(view, what)
    elif verb == "district":
        found = _of_attack(view, what)
    elif verb in PLAIN:
        found = [(f"hint-{verb}", {})]
    return found + _gains(view, move)


def _own(view: Mapping[str, Any]) -> dict[str, Any]:
    own: dict[str, Any] = view["players"][view["seat"]]
    return own


def _most(view: Mapping[str, Any], worth: Callable[[dict[str, Any]], int], among: list[int]) -> dict[str, Any] | None:
    """Give the other player, among some seats, who has most of something; nobody where nobody has any."""
    others = [player for player in view["players"] if player["seat"] in among and worth(player) > 0]
    return max(others, key=worth, default=None)


def _others(view: Mapping[str, Any]) -> list[int]:
    return [player["seat"] for player in view["players"] if player["seat"] != view["seat"]]


def _gold(player: dict[str, Any]) -> int:
    return int(player["gold"])


def _count(player: dict[str, Any]) -> int:
    return int(player["count"])


def _cards(player: dict[str, Any]) -> int:
    return int(player["hand_size"])


def _houses(player: dict[str, Any]) -> int:
    return len(player["city"])


# What a character takes from whoever has most of it.
HARMS: Final[Mapping[str, tuple[str, Callable[[dict[str, Any]], int]]]] = {
    "thief": ("gold", _gold),
    "magician": ("cards", _cards),
    "warlord": ("count", _houses),
}


def _gains(view: Mapping[str, Any], move: str) -> list[Message]:
    gain = view["question"].get("gains", {}).get(move)
    if gain is None:
        return []
    found: list[Message] = []
    if gain.get("number"):
        found.append(("hint-income", {"districts": name("districts", gain["type"]), "gold": gain["gold"]}))
    elif gain["gold"]:
        found.append(("hint-brings-gold", {"gold": gain["gold"]}))
    if gain["cards"]:
        found.append(("hint-brings-cards", {"cards": gain["cards"]}))
    return found


def _of_character(view: Mapping[str, Any], character: str) -> list[Message]:
    found = _gains(view, f"choose {character}")
    own, target = _own(view), None
    if character in AT_THE_LEADER and (target := _most(view, _count, _others(view))):
        facts = {"player": seat(target["seat"]), "count": target["count"], "number": view["number"]}
        found.insert(0, ("hint-leader", facts))
    elif character in AT_THE_RICHEST and (target := _most(view, _gold, _others(view))):
        found.insert(0, ("hint-richest", {"player": seat(target["seat"]), "gold": target["gold"]}))
    elif character in AT_THE_FULLEST and (target := _most(view, _cards, _others(view))):
        facts = {"player": seat(target["seat"]), "cards": target["hand_size"], "own": own["hand_size"]}
        found.insert(0, ("hint-fullest", facts))
    if character in HARMS and _stays_with(view):
        found = _with_harm(view, character, found)
    elif character == "bishop":
        found = _of_the_warlord(view) + found
    return [*found, (f"hint-character-{character}", {"gold": own["gold"], "cards": own["hand_size"]})]


def _of_naming(view: Mapping[str, Any], character: str) -> list[Message]:
    """Say who may have a character: whoever the reader has not seen without it."""
    shown = next((one for one in view["characters"] if one["character"] == character), None)
    if shown is None:
        return []
    place = shown["place"]
    possible = [place] if isinstance(place, int) else [at for at in shown["possible"] if at != view["seat"]]
    certain = isinstance(place, int)
    purpose = view["question"].get("purpose")
    key, fact, worth = ("hint-rob", "gold", _gold) if purpose == "rob" else ("hint-murder", "count", _count)
    found: list[Message] = []
    shares: list[int] | None = None if certain else view.get("likely", {}).get(character)
    if shares is None:
        if target := _most(view, worth, possible):
            found.append((key, {**_whom(view, target), fact: worth(target), "certain": certain}))
    elif target := _most(view, lambda player: worth(player) * shares[player["seat"]], possible):
        found.append((f"{key}-likely", {**_whom(view, target), fact: worth(target), "share": shares[target["seat"]]}))
    # A Thief never takes the gold of an Assassin; a Rasputin may save the murdered character.
    harmless = purpose == "murder" and character != "thief" and possible and not _has_action_cards(view)
    return _with_harm(view, character, found) if harmless else found


def _whom(view: Mapping[str, Any], target: Mapping[str, Any]) -> Arguments:
    return {"player": seat(target["seat"]), "number": view["number"]}


def _has_action_cards(view: Mapping[str, Any]) -> bool:
    return bool(view["options"].get("action-cards") == "on")


def _stays_with(view: Mapping[str, Any]) -> bool:
    """Whether whoever chooses a character is the one who plays it: no Witch, no Theater, no card can change that."""
    witch = any(one["character"] == "witch" for one in view["characters"])
    theater = any(house["district"] == "theater" for player in view["players"] for house in player["city"])
    return not witch and not theater and not _has_action_cards(view)


def _with_harm(view: Mapping[str, Any], character: str, found: list[Message]) -> list[Message]:
    """Say what a character can no longer do to the reader: first of all to whoever has most to lose by it."""
    own = _own(view)
    if character not in HARMS or (harmed := HARMS[character][1](own)) == 0:
        return found
    fact, worth = HARMS[character]
    harm: Message = (f"hint-safe-{character}", {"character": name("character", character), fact: harmed})
    first = all(worth(player) <= harmed for player in view["players"])
    return [harm, *found] if first else [*found, harm]


def _of_the_warlord(view: Mapping[str, Any]) -> list[Message]:
    """Say who probably has the Warlord: the Bishop's city is safe from it."""
    shares = view.get("likely", {}).get("warlord")
    if shares is None or not _own(view)["city"]:
        return []
    most = max(_others(view), key=lambda other: (shares[other], -other))
    if shares[most] < PROBABLY:
        return []
    both: dict[str, Any] = {"character": name("character", "warlord"), "own": name("character", "bishop")}
    return [("hint-guarded", {"player": seat(most), "share": shares[most], **both})]


def _type_of(kind: str) -> str:
    number = CARDS[NUMBERS[kind]].type
    return TYPES[number] if number >= 0 else ""


def _of_building(view: Mapping[str, Any], kind: str) -> list[Message]:
    own, found = _own(view), list[tuple[str, Any]]()
    card, of_type, cost = name("card", kind), _type_of(kind), CARDS[NUMBERS[kind]].cost
    if own["count"] + 1 >= view["number"]:
        found.append(("hint-completes", {"card": card, "number": view["number"]}))
    if all(_type_of(house["district"]) != of_type for house in own["city"]):
        found.append(("hint-new-type", {"card": card, "districts": name("districts", of_type)}))
    if cost >= DEAR:
        found.append(("hint-dear", {"card": card, "points": cost}))
    left = own["gold"] - own.get("prices", {}).get(kind, cost)
    found.append(("hint-build", {"count": own["count"] + 1, "number": view["number"], "gold": max(0, left)}))
    return found


def _of_gold(view: Mapping[str, Any]) -> list[Message]:
    own = _own(view)
    gold, gain = own["gold"], view["question"].get("gains", {}).get("take-gold", {}).get("gold", 2)
    prices: dict[str, int] = own.get("prices", {})
    within = [kind for kind, price in prices.items() if gold < price <= gold + gain]
    if within:
        return [("hint-gold-builds", {"card": name("card", max(within, key=lambda kind: (prices[kind], kind)))})]
    return [("hint-gold", {"gold": gold, "cards": len(own["hand"])})]


def _of_keeping(view: Mapping[str, Any], kind: str) -> list[Message]:
    if kind not in NUMBERS or NUMBERS[kind] >= len(CARDS):
        return []
    own, cost = _own(view), CARDS[NUMBERS[kind]].cost
    found: list[Message] = []
    if any(house["district"] == kind for house in own["city"]):
        return []  # it cannot be built twice
    if cost <= own["gold"]:
        found.append(("hint-affordable", {"card": name("card", kind), "cost": cost}))
    return [*found, ("hint-worth", {"card": name("card", kind), "points": cost})]


def _of_attack(view: Mapping[str, Any], what: str) -> list[Message]:
    owner, _, where = what.partition(" ")
    player = view["players"][int(owner)]
    kind, _ = spot(where)
    house = next((house for house in player["city"] if house["district"] == kind), None)
    if house is None or view["question"]["kind"] not in ATTACKS or player["seat"] == view["seat"]:
        return []
    facts = {"player": seat(player["seat"]), "card": name("card", kind), "points": house["cost"]}
    found: list[Message] = [("hint-destroy", {**facts, "count": player["count"], "number": view["number"]})]
    gone = view["question"]["kind"] != "exchange" and kind not in COUNTS_OTHERWISE
    if gone and player["count"] == view["number"] - 1 and not view["ending"]:
        found.insert(0, ("hint-held-back", {"player": seat(player["seat"]), "card": name("card", kind)}))
    return found
