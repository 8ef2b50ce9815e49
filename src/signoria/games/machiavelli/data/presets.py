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

# What the Dutch booklets say wherever an option asks for it, each in its own edition. Cards and characters, the ninth
# of them, the first crown and the names are the table's own choice; on the gold of a Ticket Wagon, on a crown between
# Acrobat and heir, and on the Great Wall itself the booklets are silent or contradict themselves.
BOOKLET_OPTIONS: Final[dict[str, object]] = {
    # Deluxe. Action cards come into the deck, which is what is left after the deal.
    "action-cards-in-opening-hand": "no",
    # Circustent: it stays for the rest of the game. Kapitein: no districts outside the limit either.
    "tent-is-building": "navigator",
    "tent-removable": "no",
    # Kunstenares: no district is said to be beautified only once.
    "beautify-limit": "unlimited",
    # School der Magie: one of both incomes for the Aflaatprediker.
    "abbot-school": "both",
    # A district a turn, whatever it is paid with.
    "free-build-limit": "counts",
    # Action cards at any moment of a turn, unless something else is said.
    "witch-action-cards": "before-naming",
    # Wapenkamer: no district of a completed city is destroyed.
    "armory-own-city": "not-complete",
    # Abilities are optional, those that bring an income too; no text takes the second threat away.
    "unclaimed": "asked",
    "second-threat": "stays",
    # The original game: no ban on equal districts; the King looks at the first card.
    "duplicate-districts": "allowed",
    "face-down-card": "king-looks",
    # De Donkere Landen: nine characters, eight for two or three players. Armenhuis: it is printed so.
    "character-count": "auto",
    "poor-house-cost": "0",
    # Only the Condottiere is told to leave cities of eight alone.
    "completed-city-immunity": "warlord-only",
    # Heks, bewitched and Hospitaal: their turns end.
    "short-turns": "end-effects",
    # Diplomaat: not the Wachttoren.
    "diplomat-forbidden-kind": "watchtower",
    # Aflaatprediker, here and in Deluxe: the richest must pay.
    "tithe": "must",
    # Koningin: even if she was murdered.
    "queen-killed": "paid",
}

# Sets of characters of De Donkere Landen; the rulebook recommends none.
DARK_LANDS_SETS: Final[dict[str, list[str]]] = {
    "base-artist": [*CLASSIC_CHARACTERS, "artist"],
    "base-queen": [*CLASSIC_CHARACTERS, "queen"],
    "all-new": ["witch", "tax-collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist"],
}
