"""What is in the box: the 32 kinds of cards, the recommended kingdoms, and how many cards a game is set up with."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

# Types of cards, as bits: a card counts as each of its types.
ACTION: Final = 1
ATTACK: Final = 2
REACTION: Final = 4
TREASURE: Final = 8
VICTORY: Final = 16
HEX: Final = 32

TYPE_NAMES: Final = {
    ACTION: "action",
    ATTACK: "attack",
    REACTION: "reaction",
    TREASURE: "treasure",
    VICTORY: "victory",
    HEX: "curse",
}


class Card(NamedTuple):
    """One kind of card as it is printed."""

    name: str
    types: int
    cost: int
    coins: int
    points: int
    box: int


# Basic cards first, then the kingdom in alphabetical order. The place in this table is the number of the kind.
CARDS: Final = (
    Card("copper", TREASURE, 0, 1, 0, 60),
    Card("silver", TREASURE, 3, 2, 0, 40),
    Card("gold", TREASURE, 6, 3, 0, 30),
    Card("estate", VICTORY, 2, 0, 1, 24),
    Card("duchy", VICTORY, 5, 0, 3, 12),
    Card("province", VICTORY, 8, 0, 6, 12),
    Card("curse", HEX, 0, 0, -1, 30),
    Card("adventurer", ACTION, 6, 0, 0, 10),
    Card("bureaucrat", ACTION | ATTACK, 4, 0, 0, 10),
    Card("cellar", ACTION, 2, 0, 0, 10),
    Card("chancellor", ACTION, 3, 0, 0, 10),
    Card("chapel", ACTION, 2, 0, 0, 10),
    Card("council-room", ACTION, 5, 0, 0, 10),
    Card("feast", ACTION, 4, 0, 0, 10),
    Card("festival", ACTION, 5, 0, 0, 10),
    Card("gardens", VICTORY, 4, 0, 0, 12),
    Card("laboratory", ACTION, 5, 0, 0, 10),
    Card("library", ACTION, 5, 0, 0, 10),
    Card("market", ACTION, 5, 0, 0, 10),
    Card("militia", ACTION | ATTACK, 4, 0, 0, 10),
    Card("mine", ACTION, 5, 0, 0, 10),
    Card("moat", ACTION | REACTION, 2, 0, 0, 10),
    Card("moneylender", ACTION, 4, 0, 0, 10),
    Card("remodel", ACTION, 4, 0, 0, 10),
    Card("smithy", ACTION, 4, 0, 0, 10),
    Card("spy", ACTION | ATTACK, 4, 0, 0, 10),
    Card("thief", ACTION | ATTACK, 4, 0, 0, 10),
    Card("throne-room", ACTION, 4, 0, 0, 10),
    Card("village", ACTION, 3, 0, 0, 10),
    Card("witch", ACTION | ATTACK, 5, 0, 0, 10),
    Card("woodcutter", ACTION, 3, 0, 0, 10),
    Card("workshop", ACTION, 3, 0, 0, 10),
)

KINDS: Final = 32
NAMES: Final = [card.name for card in CARDS]
NUMBERS: Final = {card.name: number for number, card in enumerate(CARDS)}

COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6
FIRST_KINGDOM: Final = 7
ADVENTURER: Final = 7
BUREAUCRAT: Final = 8
CELLAR: Final = 9
CHANCELLOR: Final = 10
CHAPEL: Final = 11
COUNCIL_ROOM: Final = 12
FEAST: Final = 13
FESTIVAL: Final = 14
GARDENS: Final = 15
LABORATORY: Final = 16
LIBRARY: Final = 17
MARKET: Final = 18
MILITIA: Final = 19
MINE: Final = 20
MOAT: Final = 21
MONEYLENDER: Final = 22
REMODEL: Final = 23
SMITHY: Final = 24
SPY: Final = 25
THIEF: Final = 26
THRONE_ROOM: Final = 27
VILLAGE: Final = 28
WITCH: Final = 29
WOODCUTTER: Final = 30
WORKSHOP: Final = 31


def kinds_of(types: int) -> int:
    """Give the kinds that have any of these types, as a set of bits."""
    return sum(1 << number for number, card in enumerate(CARDS) if card.types & types)


# Sets of kinds as bits, beside the kinds of a zone as bits: one `&` answers which Treasures a hand holds.
ACTIONS: Final[i64] = kinds_of(ACTION)
ATTACKS: Final[i64] = kinds_of(ATTACK)
TREASURES: Final[i64] = kinds_of(TREASURE)
VICTORIES: Final[i64] = kinds_of(VICTORY)


def is_action(kind: i64) -> bool:
    """Whether a kind is an Action card, Attacks and Reactions included."""
    return (ACTIONS >> kind) & 1 == 1


def is_attack(kind: i64) -> bool:
    return (ATTACKS >> kind) & 1 == 1


def is_treasure(kind: i64) -> bool:
    return (TREASURES >> kind) & 1 == 1


def names(kinds: list[int]) -> list[str]:
    return [NAMES[kind] for kind in kinds]


# Phases of the game, as the view and the log name them.
DRAFTING: Final = 0
ACTION_PHASE: Final = 1
BUY_PHASE: Final = 2
CLEAN_UP_PHASE: Final = 3
PHASES: Final = ["draft", "action", "buy", "clean-up"]

# --- Setting up ------------------------------------------------------------------------------------------------------

START_COPPERS: Final = 7
START_ESTATES: Final = 3
HAND_SIZE: Final = 5
KINGDOM_SIZE: Final = 10
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

KINGDOMS: Final = {
    "first-game": [CELLAR, MARKET, MILITIA, MINE, MOAT, REMODEL, SMITHY, VILLAGE, WOODCUTTER, WORKSHOP],
    "big-money": [
        ADVENTURER,
        BUREAUCRAT,
        CHANCELLOR,
        CHAPEL,
        FEAST,
        LABORATORY,
        MARKET,
        MINE,
        MONEYLENDER,
        THRONE_ROOM,
    ],
    "interaction": [BUREAUCRAT, CHANCELLOR, COUNCIL_ROOM, FESTIVAL, LIBRARY, MILITIA, MOAT, SPY, THIEF, VILLAGE],
    "size-distortion": [CELLAR, CHAPEL, FEAST, GARDENS, LABORATORY, THIEF, VILLAGE, WITCH, WOODCUTTER, WORKSHOP],
    "village-square": [
        BUREAUCRAT,
        CELLAR,
        FESTIVAL,
        LIBRARY,
        MARKET,
        REMODEL,
        SMITHY,
        THRONE_ROOM,
        VILLAGE,
        WOODCUTTER,
    ],
}


def pile_size(kind: int, players: int) -> int:
    """How many cards the supply pile of a kind has when play starts."""
    few = players == FEWEST_PLAYERS
    if kind == COPPER:
        return CARDS[COPPER].box - START_COPPERS * players
    if kind == CURSE:
        return 10 * (players - 1)
    if kind in (ESTATE, DUCHY, PROVINCE, GARDENS):
        return 8 if few else 12
    return CARDS[kind].box
