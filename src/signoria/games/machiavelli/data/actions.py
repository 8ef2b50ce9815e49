"""The action catalogue of Machiavelli: a number for everything anyone can be asked to choose."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit_count
from signoria.core.catalogue import Catalogue
from signoria.games.machiavelli.data.components import (
    CARDS,
    CHARACTERS,
    CIRCUS_TENT,
    FIRST_ACTION_CARD,
    KEEP,
    KINDS,
    MOST_PLAYERS,
    NAMES,
    NECROPOLIS,
    NOBODY,
    TYPES,
)
from signoria.games.machiavelli.data.editions import CLASSIC_KEEPS

NOTHING: Final = -1

# --- A district in a city ---------------------------------------------------------------------------------------------
# Equal districts are interchangeable unless they bear different amounts of gold: `tavern` is the one with the least,
# `tavern-2` the one with more, and so on. A district is said together with the seat in whose city it lies.


def most_in_city(kind: int) -> int:
    """How many districts of a kind can lie in a city and differ from each other."""
    if kind == KEEP:
        return CLASSIC_KEEPS
    return CARDS[kind].copies if kind < FIRST_ACTION_CARD else int(kind == CIRCUS_TENT)


FIRST_SPOT: Final = [sum(most_in_city(before) for before in range(kind)) for kind in range(KINDS)]
SPOT_NAMES: Final = [
    NAMES[kind] if copy == 0 else f"{NAMES[kind]}-{copy + 1}"
    for kind in range(KINDS)
    for copy in range(most_in_city(kind))
]
SPOTS: Final = 93
SPOT_OF_KIND: Final = vec[i64](FIRST_SPOT)

# --- Verbs with their objects -----------------------------------------------------------------------------------------

SEAT_NAMES: Final = [str(seat) for seat in range(MOST_PLAYERS)]
MOST_CARDS_OF_ABBOT: Final = 13

VERBS: Final = [
    # Of a character.
    ("choose", CHARACTERS),
    ("put-down", CHARACTERS),
    ("name", CHARACTERS),
    ("seal", CHARACTERS),
    ("rose", CHARACTERS),
    ("mark", CHARACTERS),
    # Of a card.
    ("keep", NAMES),
    ("discard", NAMES),
    ("give", NAMES),
    ("take", NAMES),
    ("store", NAMES),
    ("build", NAMES),
    ("build-by-framework", NAMES),
    ("build-by-loan", NAMES),
    ("play", NAMES[FIRST_ACTION_CARD:]),
    # Of a player, of a district in a city, of a player and a type, of a number.
    ("player", SEAT_NAMES),
    ("wagon", SEAT_NAMES),
    ("district", [f"{seat} {spot}" for seat in SEAT_NAMES for spot in SPOT_NAMES]),
    ("spy-on", [f"{seat} {type_}" for seat in SEAT_NAMES for type_ in TYPES]),
    ("cards", [str(number) for number in range(MOST_CARDS_OF_ABBOT)]),
]

# Actions that stand for themselves.
PLAIN: Final = [
    "take-gold",
    "take-cards",
    "end-turn",
    "done",
    "pass",
    "yes",
    "no",
    "build-by-sacrifice",
    "district-income",
    "merchant-gold",
    "architect-draw",
    "assassinate",
    "warrants",
    "steal",
    "spy",
    "threaten",
    "swap-hands",
    "replace-cards",
    "peek",
    "take-from-all",
    "take-crown",
    "give-crown",
    "tithe",
    "navigate",
    "four-gold",
    "four-cards",
    "study",
    "destroy",
    "exchange",
    "seize",
    "queen-gold",
    "beautify",
    "collect-tax",
    "laboratory",
    "smithy",
    "museum",
    "armory",
    "turn-over",
    "leave-closed",
    "bribe",
    "refuse",
    "collect",
    "stay-hidden",
    "play-rasputin",
    "play-acrobat",
    "to-hand",
    "none",
    "take-a-gold",
    "take-a-card",
    "earlier",
    "usual",
    "search",
    "decline",
    "draw",
    "pay-and-take",
    "thank",
    "say-nothing",
    "take-unclaimed",
    "leave-unclaimed",
]

CATALOGUE: Final = Catalogue([*VERBS, *((plain, ()) for plain in PLAIN)])

# The number of each verb; a test checks them against the catalogue.
CHOOSE: Final = 0
PUT_DOWN: Final = 27
NAME: Final = 54
SEAL: Final = 81
ROSE: Final = 108
MARK: Final = 135
KEEP_CARD: Final = 162
DISCARD: Final = 223
GIVE: Final = 284
TAKE: Final = 345
STORE: Final = 406
BUILD: Final = 467
BUILD_BY_FRAMEWORK: Final = 528
BUILD_BY_LOAN: Final = 589
PLAY: Final = 650
PLAYER: Final = 657
WAGON: Final = 665
DISTRICT: Final = 673
SPY_ON: Final = 1417
CARDS_OF_ABBOT: Final = 1457

TAKE_GOLD: Final = 1470
TAKE_CARDS: Final = 1471
END_TURN: Final = 1472
DONE: Final = 1473
PASS: Final = 1474
YES: Final = 1475
NO: Final = 1476
BUILD_BY_SACRIFICE: Final = 1477
DISTRICT_INCOME: Final = 1478
MERCHANT_GOLD: Final = 1479
ARCHITECT_DRAW: Final = 1480
ASSASSINATE: Final = 1481
WARRANTS: Final = 1482
STEAL: Final = 1483
SPY_OUT: Final = 1484
THREATEN: Final = 1485
SWAP_HANDS: Final = 1486
REPLACE_CARDS: Final = 1487
PEEK: Final = 1488
TAKE_FROM_ALL: Final = 1489
TAKE_CROWN: Final = 1490
GIVE_CROWN: Final = 1491
TITHE: Final = 1492
NAVIGATE: Final = 1493
FOUR_GOLD: Final = 1494
FOUR_CARDS: Final = 1495
STUDY: Final = 1496
DESTROY: Final = 1497
EXCHANGE: Final = 1498
SEIZE: Final = 1499
QUEEN_GOLD: Final = 1500
BEAUTIFY: Final = 1501
COLLECT_TAX: Final = 1502
USE_LABORATORY: Final = 1503
USE_SMITHY: Final = 1504
USE_MUSEUM: Final = 1505
USE_ARMORY: Final = 1506
TURN_OVER: Final = 1507
LEAVE_CLOSED: Final = 1508
BRIBE: Final = 1509
REFUSE: Final = 1510
COLLECT: Final = 1511
STAY_HIDDEN: Final = 1512
PLAY_RASPUTIN: Final = 1513
PLAY_ACROBAT: Final = 1514
TO_HAND: Final = 1515
NONE: Final = 1516
TAKE_A_GOLD: Final = 1517
TAKE_A_CARD: Final = 1518
EARLIER: Final = 1519
USUAL: Final = 1520
SEARCH: Final = 1521
DECLINE: Final = 1522
DRAW: Final = 1523
PAY_AND_TAKE: Final = 1524
THANK: Final = 1525
SAY_NOTHING: Final = 1526
TAKE_UNCLAIMED: Final = 1527
LEAVE_UNCLAIMED: Final = 1528


# --- What an action says ----------------------------------------------------------------------------------------------


def is_of_character(action: i64, verb: i64) -> bool:
    """Whether an action says a verb of a character."""
    return verb <= action < verb + len(CHARACTERS)


def is_of_card(action: i64, verb: i64) -> bool:
    """Whether an action says a verb of a card."""
    return verb <= action < verb + KINDS


def is_of_player(action: i64, verb: i64) -> bool:
    """Whether an action says a verb of a player."""
    return verb <= action < verb + MOST_PLAYERS


def is_play(action: i64) -> bool:
    """Whether an action plays an action card in the own turn."""
    return PLAY <= action < PLAY + KINDS - FIRST_ACTION_CARD


def is_build(action: i64) -> bool:
    """Whether an action builds a district, in whatever way."""
    return kind_built(action) != NOBODY


def kind_built(action: i64) -> i64:
    """Give the district that an action builds; NOBODY where it builds none."""
    kind: i64 = NOBODY
    if is_of_card(action, BUILD):
        kind = action - BUILD
    elif is_of_card(action, BUILD_BY_FRAMEWORK):
        kind = action - BUILD_BY_FRAMEWORK
    elif is_of_card(action, BUILD_BY_LOAN):
        kind = action - BUILD_BY_LOAN
    elif action == BUILD_BY_SACRIFICE:
        kind = NECROPOLIS
    return kind


def of_set(verb: i64, members: i64, also: i64 = NOTHING) -> vec[i64]:
    """Give a verb said of each member of a set of bits, and perhaps one more action after them."""
    size = bit_count(members)
    options = vec[i64]([0] * (size + (also != NOTHING)))
    place: i64 = 0
    member: i64 = 0
    while place < size:
        if (members >> member) & 1:
            options[place] = verb + member
            place += 1
        member += 1
    if also != NOTHING:
        options[place] = also
    return options


def district(seat: i64, spot: i64) -> i64:
    """Give the action that says a district in the city of a seat."""
    return DISTRICT + seat * SPOTS + spot


def district_seat(action: i64) -> i64:
    """Give the seat of a district that was said."""
    return (action - DISTRICT) // SPOTS


def district_spot(action: i64) -> i64:
    """Give the spot of a district that was said."""
    return (action - DISTRICT) % SPOTS
