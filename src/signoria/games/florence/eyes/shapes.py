"""The shape of a view of Florence. Cells are named as in notation: a1 to g7.

The types of the browser client are generated from here.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from signoria.core.shapes import AskedView

Phase = Literal["set-up", "auction", "characters", "actions", "end", "over"]
BorderView = tuple[int, int, Literal["beside", "above"]]


class PlacedTile(TypedDict):
    """A tile that lies in a principality."""

    tile: str
    cells: list[str]
    partner: int | None  # the neighbour on whose board the rest of it lies, where two built it together


class SheetLine(TypedDict):
    """Points of one source."""

    source: str
    points: int


class PrestigeLine(TypedDict):
    """Points of a prestige card."""

    kind: str
    points: int


class Sheet(TypedDict):
    """How the points of a player came about."""

    seat: int
    points: int
    money: int
    rank: int
    lines: list[SheetLine]
    prestige: list[PrestigeLine]


class HandShown(TypedDict):
    """What was hidden in a hand."""

    persons: list[str]
    recruits: int
    prestige: list[str]
    bonus: list[str]
    money: int


class FlorencePlayer(TypedDict):
    """What a reader may know of a player."""

    seat: int
    colour: str
    points: int
    marker: int  # the best work of this round, 0 for none
    stone: str | None  # the object bought in this auction
    out: bool  # whether the player is out of this auction
    character: str | None
    finished: bool  # whether the turn of this round is over
    buildings: list[str]
    freedoms: list[str]
    jesters: int
    builders: int
    palace: list[str]
    tiles: list[PlacedTile]
    empty: int
    open: list[str]  # persons that lie open
    open_recruits: int
    hand_persons: int
    known_persons: list[str]  # persons in hand that everyone saw when they were recruited
    hand_recruits: int
    hand_prestige: int
    hand_bonus: int
    money: int | None  # null where it is hidden from the reader
    persons: NotRequired[list[str]]  # from here on for the owner only
    prestige: NotRequired[list[str]]
    bonus: NotRequired[list[str]]
    looking_at: NotRequired[list[str]]
    in_piles: NotRequired[list[str]]
    hand: NotRequired[HandShown]  # from here on when the game is over
    score: NotRequired[Sheet]


class CharacterShown(TypedDict):
    """A character of Muse and Princess."""

    character: str
    field: int | None  # the field of the stone on it, in hundreds of florins
    staker: int | None
    bought: bool
    holder: int | None


class WorkParts(TypedDict):
    """How the value of a work adds up."""

    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    bonus: int
    muse: int
    value: int


class FlorenceQuestion(AskedView):
    """The question that is open, with the facts that some kinds have."""

    price: NotRequired[int]
    item: NotRequired[str]
    amount: NotRequired[int]
    holder: NotRequired[int]
    opener: NotRequired[int]
    passed: NotRequired[list[int]]
    tile: NotRequired[str]
    number: NotRequired[int]
    minimum: NotRequired[int]
    value: NotRequired[int]
    income: NotRequired[int]
    actions: NotRequired[int]
    active: NotRequired[int]
    partner: NotRequired[int]
    cells: NotRequired[list[str]]
    character: NotRequired[str]
    last: NotRequired[bool]
    pot: NotRequired[int]
    position: NotRequired[int]
    values: NotRequired[dict[str, WorkParts]]  # from here on for the asked reader only
    bonus: NotRequired[dict[str, int]]
    person: NotRequired[str]
    chosen: NotRequired[list[str]]
    cover: NotRequired[dict[str, int]]  # the points that an option takes because cash is short


class FlorenceView(TypedDict):
    """What a reader may know of a game of Florence."""

    game: Literal["florence"]
    seat: int | None
    options: dict[str, object]
    starter: int
    start: int  # the start player of this round
    round: int
    minimum: int
    phase: Phase
    active: int | None
    actions: int
    asked: int | None
    question: FlorenceQuestion | None
    supply: dict[str, int]  # what is left of every tile, freedom, jesters, builders, recruiting cards
    piles: dict[str, int]
    looked_at: int
    used_bonus: list[str]
    blocked: list[str]  # the stacks of the auction that have a stone on them
    players: list[FlorencePlayer]
    over: bool
    winners: list[int] | None
    characters: NotRequired[list[CharacterShown]]
    pot: NotRequired[int]
    # Pairs of boards that touch: the second lies beside the first, to its right, or above it.
    borders: NotRequired[list[BorderView]]
