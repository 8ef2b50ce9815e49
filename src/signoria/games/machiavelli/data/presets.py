"""Recommended sets of characters and unique districts."""

from __future__ import annotations

from typing import Final

from signoria.games.machiavelli.data.components import UNIQUE_DISTRICTS
from signoria.games.machiavelli.data.editions import CLASSIC_CHARACTERS

UNIQUES_IN_GAME: Final = 14
CUSTOM: Final = "custom"
RANDOM: Final = "random"
FIRST_GAME: Final = "first-game"
ORIGINAL: Final = "original"


class Preset:
    """Characters in the order of their ranks, the ninth where there is one, and unique districts."""

    def __init__(self, characters: list[str], uniques: list[str]) -> None:
        self.characters = characters
        self.uniques = uniques


def preset(characters: str, uniques: str) -> Preset:
    """Give a preset that is written as words."""
    return Preset(characters.split(), uniques.split())


PRESETS: Final[dict[str, Preset]] = {
    FIRST_GAME: preset(
        "assassin thief magician king bishop merchant architect warlord",
        "dragon-gate factory haunted-quarter imperial-treasury keep laboratory library map-room quarry "
        "school-of-magic smithy statue thieves-den wishing-well",
    ),
    "ambitious-aristocrats": preset(
        "magistrate thief wizard patrician bishop trader architect marshal queen",
        "capitol factory framework great-wall haunted-quarter keep necropolis park poor-house quarry "
        "school-of-magic stables statue thieves-den",
    ),
    "cunning-agents": preset(
        "witch blackmailer magician emperor abbot alchemist architect warlord tax-collector",
        "armory basilica dragon-gate gold-mine keep monument museum necropolis park poor-house quarry secret-vault "
        "smithy theater",
    ),
    "illustrious-emissaries": preset(
        "witch spy seer emperor bishop merchant scholar diplomat artist",
        "factory framework great-wall haunted-quarter ivory-tower keep library museum observatory park poor-house "
        "quarry school-of-magic smithy",
    ),
    "devious-dignitaries": preset(
        "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
        "dragon-gate factory framework haunted-quarter laboratory necropolis park poor-house secret-vault smithy "
        "stables theater thieves-den wishing-well",
    ),
    "tenacious-delegates": preset(
        "assassin spy seer king cardinal trader scholar diplomat artist",
        "basilica capitol haunted-quarter imperial-treasury laboratory library map-room observatory school-of-magic "
        "secret-vault smithy stables statue wishing-well",
    ),
    "vicious-nobles": preset(
        "assassin thief magician patrician cardinal merchant navigator warlord tax-collector",
        "armory basilica dragon-gate gold-mine imperial-treasury ivory-tower laboratory map-room monument museum "
        "school-of-magic statue thieves-den wishing-well",
    ),
    ORIGINAL: Preset(CLASSIC_CHARACTERS, [card.name for card in UNIQUE_DISTRICTS if card.box == "base"]),
}

# Sets of characters of De Donkere Landen; the rulebook recommends none.
DARK_LANDS_SETS: Final[dict[str, list[str]]] = {
    "base-artist": [*CLASSIC_CHARACTERS, "artist"],
    "base-queen": [*CLASSIC_CHARACTERS, "queen"],
    "all-new": ["witch", "tax-collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"],
}
