"""Every card of the boxes: characters, districts and action cards, as tables.

What differs from one edition to another (ranks, costs, copies) is in editions.py; here are the numbers of the Deluxe
edition, which has nearly every card. A kind of card is its place in `NAMES`: basic districts, unique districts, action
cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8
MOST_RANKS: Final = 9
# A Monument may not be built into a city of so many districts.
FULL_FOR_MONUMENT: Final = 5
CROWN_RANK: Final = 4

# --- Types of districts -----------------------------------------------------------------------------------------------

RELIGIOUS: Final = 0
MILITARY: Final = 1
NOBLE: Final = 2
TRADE: Final = 3
UNIQUE: Final = 4
NO_TYPE: Final = 5
TYPES: Final = ["religious", "military", "noble", "trade", "unique"]
ALL_TYPES: Final = 0b11111

# --- Cards of the district deck ---------------------------------------------------------------------------------------


class Card:
    """A kind of card as it is printed: gold coins are its cost, silver coins are points only."""

    def __init__(self, name: str, type_: int, cost: int, copies: int, silver: int = 0, box: str = "base") -> None:
        self.name = name
        self.type = type_
        self.cost = cost
        self.copies = copies
        self.silver = silver
        self.box = box


BASIC_DISTRICTS: Final = [
    Card("temple", RELIGIOUS, 1, 3),
    Card("church", RELIGIOUS, 2, 3),
    Card("monastery", RELIGIOUS, 3, 3),
    Card("cathedral", RELIGIOUS, 5, 2),
    Card("watchtower", MILITARY, 1, 3),
    Card("prison", MILITARY, 2, 3),
    Card("barracks", MILITARY, 3, 3),
    Card("fortress", MILITARY, 5, 2),
    Card("manor", NOBLE, 3, 5),
    Card("castle", NOBLE, 4, 4),
    Card("palace", NOBLE, 5, 3),
    Card("tavern", TRADE, 1, 5),
    Card("market", TRADE, 2, 4),
    Card("trading-post", TRADE, 2, 3),
    Card("docks", TRADE, 3, 3),
    Card("harbor", TRADE, 4, 3),
    Card("town-hall", TRADE, 5, 2),
]

# The Secret Vault has no cost: it can never be built. The Ballroom is in the box of De Donkere Landen alone.
UNIQUE_DISTRICTS: Final = [
    Card("poor-house", UNIQUE, 4, 1, box="dark-lands"),
    Card("basilica", UNIQUE, 4, 1, box="dark-figures"),
    Card("library", UNIQUE, 6, 1),
    Card("capitol", UNIQUE, 5, 1, box="dark-figures"),
    Card("keep", UNIQUE, 3, 1),
    Card("dragon-gate", UNIQUE, 6, 1, silver=2),
    Card("factory", UNIQUE, 5, 1, box="dark-lands"),
    Card("secret-vault", UNIQUE, 0, 1, silver=3, box="dark-figures"),
    Card("thieves-den", UNIQUE, 6, 1, box="dark-figures"),
    Card("gold-mine", UNIQUE, 6, 1, box="dark-figures"),
    Card("great-wall", UNIQUE, 6, 1),
    Card("ivory-tower", UNIQUE, 5, 1, box="dark-figures"),
    Card("map-room", UNIQUE, 5, 1, box="dark-lands"),
    Card("laboratory", UNIQUE, 5, 1),
    Card("monument", UNIQUE, 4, 1, box="dark-figures"),
    Card("museum", UNIQUE, 4, 1, box="dark-lands"),
    Card("park", UNIQUE, 6, 1, box="dark-lands"),
    Card("imperial-treasury", UNIQUE, 5, 1, box="dark-lands"),
    Card("school-of-magic", UNIQUE, 6, 1),
    Card("smithy", UNIQUE, 5, 1),
    Card("haunted-quarter", UNIQUE, 2, 1),
    Card("necropolis", UNIQUE, 5, 1, box="dark-figures"),
    Card("stables", UNIQUE, 2, 1, box="dark-figures"),
    Card("statue", UNIQUE, 3, 1, box="dark-figures"),
    Card("quarry", UNIQUE, 5, 1, box="dark-lands"),
    Card("framework", UNIQUE, 3, 1, box="dark-figures"),
    Card("observatory", UNIQUE, 4, 1),
    Card("theater", UNIQUE, 6, 1, box="dark-figures"),
    Card("armory", UNIQUE, 3, 1, box="dark-lands"),
    Card("wishing-well", UNIQUE, 5, 1, box="dark-lands"),
    Card("graveyard", UNIQUE, 5, 1),
    Card("bell-tower", UNIQUE, 5, 1, box="dark-lands"),
    Card("throne-room", UNIQUE, 6, 1, box="dark-lands"),
    Card("university", UNIQUE, 6, 1, silver=2),
    Card("lighthouse", UNIQUE, 3, 1, box="dark-lands"),
    Card("hospital", UNIQUE, 6, 1, box="dark-lands"),
    Card("ballroom", UNIQUE, 6, 1, box="dark-lands"),
]

ACTION_CARDS: Final = [
    Card("acrobat", NO_TYPE, 0, 1),
    Card("circus-tent", NO_TYPE, 0, 3),
    Card("director", NO_TYPE, 0, 2),
    Card("ticket-wagon", NO_TYPE, 0, 3),
    Card("human-cannonball", NO_TYPE, 0, 2),
    Card("rasputin", NO_TYPE, 0, 2),
    Card("fortune-teller", NO_TYPE, 0, 2),
]

CARDS: Final = [*BASIC_DISTRICTS, *UNIQUE_DISTRICTS, *ACTION_CARDS]
NAMES: Final = [card.name for card in CARDS]
NUMBERS: Final = {name: kind for kind, name in enumerate(NAMES)}
KINDS: Final = 61
FIRST_UNIQUE: Final = 17
FIRST_ACTION_CARD: Final = 54

POOR_HOUSE: Final = 17
BASILICA: Final = 18
LIBRARY: Final = 19
CAPITOL: Final = 20
KEEP: Final = 21
DRAGON_GATE: Final = 22
FACTORY: Final = 23
SECRET_VAULT: Final = 24
THIEVES_DEN: Final = 25
GOLD_MINE: Final = 26
GREAT_WALL: Final = 27
IVORY_TOWER: Final = 28
MAP_ROOM: Final = 29
LABORATORY: Final = 30
MONUMENT: Final = 31
MUSEUM: Final = 32
PARK: Final = 33
IMPERIAL_TREASURY: Final = 34
SCHOOL_OF_MAGIC: Final = 35
SMITHY: Final = 36
HAUNTED_QUARTER: Final = 37
NECROPOLIS: Final = 38
STABLES: Final = 39
STATUE: Final = 40
QUARRY: Final = 41
FRAMEWORK: Final = 42
OBSERVATORY: Final = 43
THEATER: Final = 44
ARMORY: Final = 45
WISHING_WELL: Final = 46
GRAVEYARD: Final = 47
BELL_TOWER: Final = 48
THRONE_ROOM: Final = 49
UNIVERSITY: Final = 50
LIGHTHOUSE: Final = 51
HOSPITAL: Final = 52
BALLROOM: Final = 53

ACROBAT: Final = 54
CIRCUS_TENT: Final = 55
DIRECTOR: Final = 56
TICKET_WAGON: Final = 57
HUMAN_CANNONBALL: Final = 58
RASPUTIN: Final = 59
FORTUNE_TELLER: Final = 60

DISTRICTS: Final = (1 << FIRST_ACTION_CARD) - 1
DELUXE_UNIQUES: Final = [card.name for card in UNIQUE_DISTRICTS if card.name != "ballroom"]

# --- Characters -------------------------------------------------------------------------------------------------------


class CharacterCard:
    """A character as it is printed: its rank in the Deluxe edition and the type of district that pays it."""

    def __init__(self, name: str, rank: int, income: int = NO_TYPE, box: str = "base") -> None:
        self.name = name
        self.rank = rank
        self.income = income
        self.box = box


CHARACTER_CARDS: Final = [
    CharacterCard("assassin", 1),
    CharacterCard("witch", 1, box="dark-lands"),
    CharacterCard("magistrate", 1, box="dark-figures"),
    CharacterCard("thief", 2),
    CharacterCard("spy", 2, box="dark-figures"),
    CharacterCard("blackmailer", 2, box="dark-figures"),
    CharacterCard("magician", 3),
    CharacterCard("wizard", 3, box="dark-lands"),
    CharacterCard("seer", 3, box="dark-figures"),
    CharacterCard("king", 4, NOBLE),
    CharacterCard("emperor", 4, NOBLE, box="dark-lands"),
    CharacterCard("patrician", 4, NOBLE, box="dark-figures"),
    CharacterCard("bishop", 5, RELIGIOUS),
    CharacterCard("abbot", 5, RELIGIOUS, box="dark-lands"),
    CharacterCard("cardinal", 5, RELIGIOUS, box="dark-figures"),
    CharacterCard("merchant", 6, TRADE),
    CharacterCard("alchemist", 6, box="dark-lands"),
    CharacterCard("trader", 6, TRADE, box="dark-figures"),
    CharacterCard("architect", 7),
    CharacterCard("navigator", 7, box="dark-lands"),
    CharacterCard("scholar", 7, box="dark-figures"),
    CharacterCard("warlord", 8, MILITARY),
    CharacterCard("diplomat", 8, MILITARY, box="dark-lands"),
    CharacterCard("marshal", 8, MILITARY, box="dark-figures"),
    CharacterCard("queen", 9, box="dark-lands"),
    CharacterCard("artist", 9, box="dark-lands"),
    CharacterCard("tax-collector", 9, box="dark-figures"),
]
CHARACTERS: Final = [card.name for card in CHARACTER_CARDS]
CHARACTER_NUMBERS: Final = {name: number for number, name in enumerate(CHARACTERS)}
NOBODY: Final = -1

ASSASSIN: Final = 0
WITCH: Final = 1
MAGISTRATE: Final = 2
THIEF: Final = 3
SPY: Final = 4
BLACKMAILER: Final = 5
MAGICIAN: Final = 6
WIZARD: Final = 7
SEER: Final = 8
KING: Final = 9
EMPEROR: Final = 10
PATRICIAN: Final = 11
BISHOP: Final = 12
ABBOT: Final = 13
CARDINAL: Final = 14
MERCHANT: Final = 15
ALCHEMIST: Final = 16
TRADER: Final = 17
ARCHITECT: Final = 18
NAVIGATOR: Final = 19
SCHOLAR: Final = 20
WARLORD: Final = 21
DIPLOMAT: Final = 22
MARSHAL: Final = 23
QUEEN: Final = 24
ARTIST: Final = 25
TAX_COLLECTOR: Final = 26


def names(kinds: list[int]) -> list[str]:
    return [NAMES[kind] for kind in kinds]


def is_unique(kind: i64) -> bool:
    """Say whether a kind of card is a unique (lilac) district."""
    return FIRST_UNIQUE <= kind < FIRST_ACTION_CARD
