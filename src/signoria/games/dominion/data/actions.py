"""The action catalogue of Dominion: a number for everything anyone can be asked to choose."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit_count
from signoria.core.catalogue import Catalogue
from signoria.games.dominion.data.components import NAMES

# Verbs that are said of a kind of card: the action is the verb plus the number of the kind.
PLAY: Final = 0
BUY: Final = 32
GAIN: Final = 64
TRASH: Final = 96
DISCARD: Final = 128
RETURN: Final = 160
TOP: Final = 192
DRAFT: Final = 224

# Actions that stand for themselves.
END_ACTIONS: Final = 256
PLAY_ALL_TREASURES: Final = 257
START_BUYING: Final = 258
END_BUYS: Final = 259
REVEAL_MOAT: Final = 260
PASS: Final = 261
DONE: Final = 262
NONE: Final = 263
YES: Final = 264
NO: Final = 265
KEEP: Final = 266
SET_ASIDE: Final = 267
PUT_BACK: Final = 268
DISCARD_IT: Final = 269

NOTHING: Final = -1

CATALOGUE: Final = Catalogue(
    [
        *((verb, NAMES) for verb in ("play", "buy", "gain", "trash", "discard", "return", "top", "draft")),
        ("end-actions", ()),
        ("play-all-treasures", ()),
        ("start-buying", ()),
        ("end-buys", ()),
        ("reveal moat", ()),
        ("pass", ()),
        ("done", ()),
        ("none", ()),
        ("yes", ()),
        ("no", ()),
        ("keep", ()),
        ("set-aside", ()),
        ("put-back", ()),
        ("discard-it", ()),
    ]
)


def of_kinds(verb: i64, kinds: i64, also: i64 = NOTHING, last: i64 = NOTHING) -> vec[i64]:
    """Give a verb said of each kind in a set of bits, and perhaps one or two more actions after them."""
    size = bit_count(kinds)
    options = vec[i64]([0] * (size + (also != NOTHING) + (last != NOTHING)))
    place: i64 = 0
    kind: i64 = 0
    while place < size:
        if (kinds >> kind) & 1:
            options[place] = verb + kind
            place += 1
        kind += 1
    if also != NOTHING:
        options[place] = also
        place += 1
    if last != NOTHING:
        options[place] = last
    return options
