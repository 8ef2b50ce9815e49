"""The cards and pieces of each game in words, as its rules page shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.dominion.data import components as dominion
from signoria.games.florence.data import components as florence
from signoria.games.florence.rules.prestige import FIXED, PRESTIGE_CARDS
from signoria.games.florence.rules.setup import full_supply
from signoria.games.machiavelli.data import components as machiavelli
from signoria.web.api.shapes import CardRules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from signoria.core.text import Texts


def cards(game: str, texts: Texts) -> list[CardRules]:
    """Explain the cards of a game."""
    if game == "dominion":
        return dominion_cards(texts)
    if game == "machiavelli":
        return [*machiavelli_cards(texts), *machiavelli_characters(texts)]
    if game == "florence":
        return [
            *florence_things(texts),
            *florence_persons(texts),
            *florence_prestige(texts),
            *florence_bonus(texts),
            *florence_characters(texts),
        ]
    return []


def explained(texts: Texts, kind: str, name: str, types: list[str], facts: Mapping[str, int | str]) -> CardRules:
    """Give a card with its texts, which stand together under its kind and name."""
    key = f"{kind}-{name}"
    rule, ruling = optional(texts, f"{key}.text"), optional(texts, f"{key}.ruling")
    return CardRules(name, texts.text(key), rule, ruling, types, dict(facts))


def optional(texts: Texts, key: str) -> str | None:
    """Give a text if there is one and it needs no variables."""
    return texts.text(key) if texts.has(key) else None


def dominion_cards(texts: Texts) -> list[CardRules]:
    """Explain all cards of the supply."""
    return [
        explained(
            texts,
            "card",
            card.name,
            [name for bit, name in dominion.TYPE_NAMES.items() if card.types & bit],
            {"cost": card.cost, "coins": card.coins, "points": card.points},
        )
        for card in dominion.CARDS
    ]


def machiavelli_cards(texts: Texts) -> list[CardRules]:
    """Explain districts and action cards; those have no type."""
    return [
        explained(
            texts,
            "card",
            card.name,
            machiavelli.TYPES[card.type : card.type + 1],
            {"cost": card.cost, "silver": card.silver, "copies": card.copies},
        )
        for card in machiavelli.CARDS
    ]


def machiavelli_characters(texts: Texts) -> list[CardRules]:
    """Explain the characters, each with its rank."""
    return [
        explained(texts, "character", card.name, ["character"], {"rank": card.rank})
        for card in machiavelli.CHARACTER_CARDS
    ]


def florence_things(texts: Texts) -> list[CardRules]:
    """Explain tiles, freedoms, and what else is taken from the supply."""
    copies = full_supply([florence.FREEDOM_COPIES] * len(florence.FREEDOMS))
    things = []
    for stack, name in enumerate(florence.SUPPLY_NAMES):
        facts = {"copies": copies[stack]}
        if stack < len(florence.TILES):
            facts["cells"] = florence.TILE_SIZES[stack]
        things.append(explained(texts, "thing", name, kind_of_thing(stack, name), facts))
    return things


def kind_of_thing(stack: int, name: str) -> list[str]:
    """Say what kind of thing lies on a stack of the supply, and of buildings how large they are."""
    sizes = (florence.LARGE_BUILDINGS, florence.MEDIUM_BUILDINGS, florence.SMALL_BUILDINGS)
    for size, buildings in zip(florence.SIZE_CLASSES, sizes, strict=True):
        if (buildings >> stack) & 1:
            return ["building", size]
    if stack < len(florence.TILES):
        return ["landscape"]
    return ["freedom"] if name in florence.FREEDOMS else ["object"]


def florence_persons(texts: Texts) -> list[CardRules]:
    """Explain the persons, each with its three wishes."""
    return [
        explained(
            texts,
            "card",
            card.name,
            ["person"],
            {"building": card.building, "landscape": card.landscape, "freedom": card.freedom},
        )
        for card in florence.PERSON_CARDS
    ]


def florence_prestige(texts: Texts) -> list[CardRules]:
    """Explain the prestige cards; those that compare players have points for a tie too."""
    return [
        explained(
            texts,
            "card",
            card.name,
            ["prestige", card.kind],
            {"points": card.points} if card.kind == FIXED else {"points": card.points, "tie": card.tie},
        )
        for card in PRESTIGE_CARDS
    ]


def florence_bonus(texts: Texts) -> list[CardRules]:
    """Explain the bonus cards."""
    return [explained(texts, "card", name, ["bonus"], {}) for name in florence.BONUS_NAMES]


def florence_characters(texts: Texts) -> list[CardRules]:
    """Explain the characters, each with the fields that a stone can be put on."""
    found = []
    for number, name in enumerate(florence.CHARACTERS):
        facts = {"lowest": florence.LOWEST_FIELD, "highest": florence.HIGHEST_FIELD}
        if number == florence.BANKER:
            facts = {"lowest": florence.BANKER_LOWEST, "highest": florence.BANKER_HIGHEST}
        found.append(explained(texts, "character", name, ["character"], facts))
    return found
