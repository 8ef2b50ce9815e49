"""What is in the box: tiles, cards, the seven auction stacks, and the numbers of a game for each number of players."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

# --- Tiles -----------------------------------------------------------------------------------------------------------

# Buildings first, then landscapes. The place in this list is the number of the tile.
TILES: Final = [
    "university",
    "laboratory",
    "workshop",
    "library",
    "opera",
    "studio",
    "hospital",
    "theatre",
    "tower",
    "chapel",
    "forest",
    "lake",
    "park",
]
TILE_NUMBERS: Final = {name: number for number, name in enumerate(TILES)}
BUILDINGS: Final = 10
FIRST_LANDSCAPE: Final = 10
LANDSCAPES: Final = 3
SIZE_CLASSES: Final = ["large", "medium", "small"]
# Sets of building types, as bits.
LARGE_BUILDINGS: Final[i64] = 0b0000000111
MEDIUM_BUILDINGS: Final[i64] = 0b0011111000
SMALL_BUILDINGS: Final[i64] = 0b1100000000
TILE_SIZES: Final = [7, 7, 7, 5, 5, 5, 5, 5, 3, 3, 5, 4, 3]
BUILDING_COPIES: Final = 3
LANDSCAPE_COPIES: Final = 6

FREEDOMS: Final = ["religion", "travel", "opinion"]
FREEDOM_COPIES: Final = 4
JESTERS: Final = 7
BUILDERS: Final = 6
RECRUITS: Final = 5
MOST_BUILDERS: Final = 3
# The stacks of the supply, by their numbers: the tiles first.
SUPPLY_NAMES: Final = [*TILES, *FREEDOMS, "jester", "builder", "recruit"]
FIRST_FREEDOM: Final = 13
JESTER_STACK: Final = 16
BUILDER_STACK: Final = 17
RECRUIT_STACK: Final = 18

# --- The auction -----------------------------------------------------------------------------------------------------

FOREST: Final = 0
LAKE: Final = 1
PARK: Final = 2
JESTER: Final = 3
BUILDER: Final = 4
PRESTIGE_CARD: Final = 5
RECRUIT: Final = 6
# With two players the three landscapes are one object.
LANDSCAPE: Final = 7
OBJECTS: Final = ["forest", "lake", "park", "jester", "builder", "prestige", "recruit", "landscape"]
OBJECT_NUMBERS: Final = {name: number for number, name in enumerate(OBJECTS)}
NO_OBJECT: Final = -1

# --- Cards -----------------------------------------------------------------------------------------------------------


class Person(NamedTuple):
    """A person card: which building, landscape and freedom its work wants."""

    name: str
    building: str
    landscape: str
    freedom: str


# The place in this table is the printed number less one.
PERSON_CARDS: Final = (
    Person("mathematician", "university", "lake", "religion"),
    Person("theologian", "university", "park", "travel"),
    Person("philosopher", "university", "forest", "opinion"),
    Person("botanist", "laboratory", "park", "religion"),
    Person("alchemist", "laboratory", "lake", "opinion"),
    Person("physicist", "laboratory", "forest", "travel"),
    Person("watchmaker", "workshop", "lake", "travel"),
    Person("goldsmith", "workshop", "park", "opinion"),
    Person("bell-maker", "workshop", "forest", "religion"),
    Person("cartographer", "library", "lake", "religion"),
    Person("lawyer", "library", "forest", "opinion"),
    Person("choreographer", "opera", "forest", "travel"),
    Person("composer", "opera", "lake", "opinion"),
    Person("sculptor", "studio", "forest", "religion"),
    Person("painter", "studio", "lake", "travel"),
    Person("pharmacist", "hospital", "park", "opinion"),
    Person("physician", "hospital", "forest", "travel"),
    Person("dramatist", "theatre", "park", "religion"),
    Person("poet", "theatre", "lake", "travel"),
    Person("astronomer", "tower", "forest", "religion"),
    Person("organ-builder", "chapel", "forest", "opinion"),
)
PERSONS: Final = 21
PERSON_NAMES: Final = [person.name for person in PERSON_CARDS]

PRESTIGE_NAMES: Final = [
    "most-buildings",
    "two-large-buildings",
    "fewest-empty-cells",
    "three-landscape-types",
    "most-landscapes",
    "most-forests",
    "most-lakes",
    "three-freedoms",
    "four-two-four",
    "most-jesters",
    "most-builders",
    "most-parks",
    "builder-jester-landscapes",
    "most-works",
]
PRESTIGES: Final = 14

BONUS_NAMES: Final = [
    "bonus-buildings",
    "bonus-large-buildings",
    "bonus-medium-forests",
    "bonus-small-landscapes",
    "bonus-size-classes",
    "bonus-landscapes",
    "bonus-forests",
    "bonus-lakes",
    "bonus-parks",
    "bonus-freedoms",
    "bonus-jesters",
    "bonus-jesters-freedoms",
    "bonus-builders",
    "bonus-builders-lakes",
    "bonus-prestige",
    "bonus-prestige-freedoms",
    "bonus-landscape-types",
    "bonus-categories",
    "bonus-hand-cards",
    "bonus-table-cards",
]
BONUSES: Final = 20

# The three piles that are looked into. A card is its pile's first number plus its place in the list above, so that
# every card has a number of its own; sets of cards of one pile count from that pile's first.
PERSON_PILE: Final = 0
PRESTIGE_PILE: Final = 1
BONUS_PILE: Final = 2
PILES: Final = ["person", "prestige", "bonus"]
FIRST_PRESTIGE: Final = 21
FIRST_BONUS: Final = 35
CARDS: Final = 55
CARD_NAMES: Final = [*PERSON_NAMES, *PRESTIGE_NAMES, *BONUS_NAMES]
CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARD_NAMES)}
LOOKED_AT: Final = 5

# --- Characters of Muse and Princess ---------------------------------------------------------------------------------

MUSE: Final = 0
CARDINAL: Final = 1
PRINCESS: Final = 2
MERCHANT: Final = 3
PROFESSOR: Final = 4
BANKER: Final = 5
CHARACTERS: Final = ["muse", "cardinal", "princess", "merchant", "professor", "banker"]
CHARACTER_NUMBERS: Final = {name: number for number, name in enumerate(CHARACTERS)}
NO_CHARACTER: Final = -1
# The fields on which a stone can be put, lowest and highest; a field is worth its number in hundreds.
LOWEST_FIELD: Final = 3
HIGHEST_FIELD: Final = 15
BANKER_LOWEST: Final = 0
BANKER_HIGHEST: Final = 5
BANKER_POT: Final = 600
BANKER_GROWTH: Final = 100

# --- Numbers of the game ---------------------------------------------------------------------------------------------

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
COLOURS: Final = ["red", "green", "yellow", "blue", "grey"]
ROUNDS: Final = 7
# By round. The value of round 4 follows the steps of the others: 3, 2, 2, 1, 1, 1.
MINIMUM_WORK: Final = [7, 10, 12, 14, 15, 16, 17]
PERSONS_DEALT: Final = 4
START_MONEY: Final = 3500
START_MONEY_OF_TWO: Final = 2500
BASE_PRICE: Final = 200
BASE_PRICE_OF_TWO: Final = 300
RAISE: Final = 100
ACTIONS: Final = 2
# What taking a person, introducing a freedom and buying a bonus card cost.
ACTION_PRICE: Final = 300
# By number of builders.
BUILDING_COSTS: Final = [700, 300, 300, 0]
PRICE_OF_A_POINT: Final = 200
VALUE_OF_A_POINT: Final = 100

PHASES: Final = ["set-up", "auction", "characters", "actions", "end"]
SETTING_UP: Final = 0
AUCTION: Final = 1
BIDDING: Final = 2
ACTING: Final = 3
ENDING: Final = 4

# Where prestige points come from, and where they go.
SOURCES: Final = [
    "works",
    "best-work",
    "buildings",
    "builders",
    "landscapes",
    "merchant",
    "banker",
    "sold",
    "prestige",
]
FROM_WORKS: Final = 0
FROM_BEST_WORK: Final = 1
FROM_BUILDINGS: Final = 2
FROM_BUILDERS: Final = 3
FROM_LANDSCAPES: Final = 4
FROM_MERCHANT: Final = 5
FROM_BANKER: Final = 6
BY_SELLING: Final = 7
FROM_PRESTIGE: Final = 8


def named(kinds: i64, names: list[str]) -> list[str]:
    """Give the ids of a set of bits."""
    return [name for number, name in enumerate(names) if (kinds >> number) & 1]
