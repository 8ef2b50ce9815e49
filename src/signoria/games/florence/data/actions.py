"""The action catalogue of Florence: a number for everything anyone can be asked to choose."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.core.catalogue import Catalogue
from signoria.games.florence.data import board
from signoria.games.florence.data.components import (
    BANKER,
    BANKER_HIGHEST,
    BANKER_LOWEST,
    CARD_NAMES,
    CHARACTERS,
    FREEDOMS,
    HIGHEST_FIELD,
    LOWEST_FIELD,
    MOST_PLAYERS,
    OBJECTS,
    PERSON_NAMES,
    PILES,
    TILES,
)

# More than anyone can ever need: the largest work there could be is worth less than 330, all works together less than
# 1500. Selling is asked for again, so a limit takes nothing away.
MOST_BOUGHT: Final = 199
MOST_EXCHANGED: Final = 799
MOST_SOLD: Final = 199
HIGHEST_BID: Final = 9900
HIGHEST_PRICE: Final = 3000
HUNDRED: Final = 100


def stakes() -> list[str]:
    """Write down every field of every character: `muse 3`."""
    words: list[str] = []
    for number, name in enumerate(CHARACTERS):
        lowest = BANKER_LOWEST if number == BANKER else LOWEST_FIELD
        highest = BANKER_HIGHEST if number == BANKER else HIGHEST_FIELD
        words += [f"{name} {field}" for field in range(lowest, highest + 1)]
    return words


def hundreds(highest: int) -> list[str]:
    """Write amounts of money down, from nothing up."""
    return [str(amount) for amount in range(0, highest + 1, HUNDRED)]


def counted(most: int) -> list[str]:
    """Write numbers down, from 0 up."""
    return [str(number) for number in range(most + 1)]


VERBS: Final[list[tuple[str, list[str]]]] = [
    ("return", PERSON_NAMES),
    ("open", OBJECTS),
    ("bid", hundreds(HIGHEST_BID)),
    ("take", OBJECTS),
    ("choose", OBJECTS[:3]),
    ("pick", CARD_NAMES),
    ("recruit", PERSON_NAMES),
    ("stake", stakes()),
    ("pile", PILES),
    ("work", PERSON_NAMES),
    ("use", CARD_NAMES[35:]),
    ("buy", counted(MOST_BOUGHT)),
    ("introduce", FREEDOMS),
    ("sell", counted(MOST_SOLD)),
    ("propose", [str(seat + 1) for seat in range(MOST_PLAYERS)]),
    ("price", hundreds(HIGHEST_PRICE)),
    ("exchange", counted(MOST_EXCHANGED)),
    ("place", [*board.WORDS, *board.JOINT.words]),
    ("plain", []),
]
# Actions that stand for themselves, numbered on after the last of the verbs.
PLAIN: Final = [
    "raise",
    "pass",
    "decline",
    "nothing",
    "free",
    "pay",
    "keep",
    "use",
    "give-back",
    "work",
    "princess-work",
    "build",
    "take-person",
    "freedom",
    "bonus",
    "recruit",
    "use-merchant-pp",
    "use-professor",
    "end-turn",
    "done",
    "accept",
    "counter",
]


def first_of(verb: str) -> int:
    """Give the number of the first action of a verb; of the first plain action for `plain`."""
    number = 0
    for name, words in VERBS:
        if name == verb:
            return number
        number += len(words)
    raise ValueError(f"there is no verb {verb}")


RETURN: Final[i64] = first_of("return")
OPEN: Final[i64] = first_of("open")
BID: Final[i64] = first_of("bid")
TAKE: Final[i64] = first_of("take")
CHOOSE: Final[i64] = first_of("choose")
PICK: Final[i64] = first_of("pick")
RECRUIT_PERSON: Final[i64] = first_of("recruit")
STAKE: Final[i64] = first_of("stake")
PILE: Final[i64] = first_of("pile")
WORK_WITH: Final[i64] = first_of("work")
USE_BONUS: Final[i64] = first_of("use")
BUY: Final[i64] = first_of("buy")
INTRODUCE: Final[i64] = first_of("introduce")
SELL: Final[i64] = first_of("sell")
PROPOSE: Final[i64] = first_of("propose")
PRICE: Final[i64] = first_of("price")
EXCHANGE: Final[i64] = first_of("exchange")
PLACE: Final[i64] = first_of("place")
PLACE_JOINT: Final[i64] = first_of("place") + board.PLACEMENTS
RAISE: Final[i64] = first_of("plain")
PASS: Final[i64] = first_of("plain") + 1
DECLINE: Final[i64] = first_of("plain") + 2
NOTHING: Final[i64] = first_of("plain") + 3
FREE: Final[i64] = first_of("plain") + 4
PAY: Final[i64] = first_of("plain") + 5
KEEP: Final[i64] = first_of("plain") + 6
USE: Final[i64] = first_of("plain") + 7
GIVE_BACK: Final[i64] = first_of("plain") + 8
WORK: Final[i64] = first_of("plain") + 9
PRINCESS_WORK: Final[i64] = first_of("plain") + 10
BUILD: Final[i64] = first_of("plain") + 11
TAKE_PERSON: Final[i64] = first_of("plain") + 12
FREEDOM: Final[i64] = first_of("plain") + 13
BONUS: Final[i64] = first_of("plain") + 14
RECRUIT: Final[i64] = first_of("plain") + 15
USE_MERCHANT: Final[i64] = first_of("plain") + 16
USE_PROFESSOR: Final[i64] = first_of("plain") + 17
END_TURN: Final[i64] = first_of("plain") + 18
DONE: Final[i64] = first_of("plain") + 19
ACCEPT: Final[i64] = first_of("plain") + 20
COUNTER: Final[i64] = first_of("plain") + 21


class FlorenceCatalogue(Catalogue):
    """The catalogue, which also reads placements written as tile and cells, in any order: `tower@d3,e3,f3`."""

    def __init__(self) -> None:
        super().__init__([*VERBS[:-1], *((name, []) for name in PLAIN)])
        self.by_cells = {
            f"{TILES[board.ALL.tiles[number]]}@{','.join(board.cell_names(area))}": int(PLACE) + number
            for number, area in enumerate(board.ALL.areas)
        }

    def number(self, text: object) -> int:
        """Give the action of a text."""
        if isinstance(text, str) and "@" in text:
            tile, _, cells = text.replace(" ", "").removeprefix("place").partition("@")
            found = self.by_cells.get(f"{tile}@{','.join(sorted(cells.split(',')))}")
            if found is not None:
                return found
        return super().number(text)


CATALOGUE: Final = FlorenceCatalogue()


def of_bits(verb: i64, kinds: i64) -> vec[i64]:
    """Give a verb said of each member of a set of bits."""
    options = vec[i64]()
    kind: i64 = 0
    while kinds != 0:
        if kinds & 1:
            options = append(options, verb + kind)
        kinds >>= 1
        kind += 1
    return options


def also_numbers(options: vec[i64], verb: i64, least: i64, most: i64) -> vec[i64]:
    """Add a verb said of every number within bounds."""
    number = least
    while number <= most:
        options = append(options, verb + number)
        number += 1
    return options


def bid_of(amount: i64) -> i64:
    """Give the action that bids an amount. Beyond what the catalogue names it is just a raise."""
    if amount > HIGHEST_BID:
        return RAISE
    return BID + amount // HUNDRED


def stake_of(character: i64, field: i64) -> i64:
    """Give the action that puts a stone on a field of a character."""
    if character == BANKER:
        return STAKE + 65 + field
    return STAKE + character * 13 + field - LOWEST_FIELD


def is_stake(action: i64) -> bool:
    """Whether an action puts a stone on a character."""
    return STAKE <= action < PILE


def staked_character(action: i64) -> i64:
    """Give the character of such an action."""
    place = action - STAKE
    if place >= 65:
        return BANKER
    return place // 13


def staked_field(action: i64) -> i64:
    """Give the field of such an action."""
    place = action - STAKE
    if place >= 65:
        return place - 65
    return place % 13 + LOWEST_FIELD
