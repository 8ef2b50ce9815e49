"""The shape of a view of Florence. Cells are named as in notation: a1 to g7.

The types of the browser client are generated from here.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from signoria.core.shapes import AskedView, Message

Phase = Literal["set-up", "auction", "characters", "actions", "end", "over"]
BorderView = tuple[int, int, Literal["beside", "above"]]
# Told in every update, so in few bytes. What the bank pays for a work, and how many points all of that would buy.
Income = tuple[int, int]
# A bid that could still be made, how many points it takes because cash is short, and the money that is left.
Rung = tuple[int, int, int]


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


class PersonWorth(TypedDict):
    """What a work of a person would be worth, and what of that is due to the person."""

    building: int
    landscape: int
    freedom: int
    bonus: int  # of the bonus cards that are chosen for it
    value: int  # all of it: jesters, cards and the Muse too
    most: int  # with all other bonus cards in hand that add anything
    income: Income  # of the most: money, and the points that all of it would buy


class Counting(TypedDict):
    """What a bonus card counts, how many there are, and what they add."""

    what: str
    number: int
    worth: int


class BonusWorth(TypedDict):
    """What a bonus card would add to a work."""

    adds: int
    counts: list[Counting]


class Comparison(TypedDict):
    """What a prestige card looks at: one's own number, the best of the others, and how many are enough."""

    what: str
    least: int
    own: int
    best: int
    good: bool  # whether the own number is good enough for points


class PrestigeWorth(TypedDict):
    """What a prestige card would give if the game ended so."""

    points: int
    counts: list[Comparison]


class PrincessWorth(TypedDict):
    """How the work of the Princess would add up."""

    landscape: int
    builders: int
    building: int
    cards: int
    value: int
    income: Income


class Worth(TypedDict):
    """What cards are worth to their holder: the parts that all works share, then card by card."""

    jesters: int
    cards: int
    muse: int
    persons: dict[str, PersonWorth]
    bonus: dict[str, BonusWorth]
    prestige: dict[str, PrestigeWorth]
    princess: PrincessWorth | None  # only for who holds her


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
    power: int | None  # what the player can pay, points included
    persons: NotRequired[list[str]]  # from here on for the owner only
    prestige: NotRequired[list[str]]
    bonus: NotRequired[list[str]]
    looking_at: NotRequired[list[str]]
    in_piles: NotRequired[list[str]]
    worth: NotRequired[Worth]  # of the cards in hand
    bids: NotRequired[list[Rung]]  # that can still be made: cost, points that go because cash is short, money left
    hand: NotRequired[HandShown]  # from here on when the game is over
    score: NotRequired[Sheet]
    prestige_worth: NotRequired[dict[str, PrestigeWorth]]


class CharacterShown(TypedDict):
    """A character of Muse and Princess."""

    character: str
    field: int | None  # the field of the stone on it, in hundreds of florins
    staker: int | None
    bought: bool
    holder: int | None
    brings: int | None  # to the reader: value of works, or points


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
    position: NotRequired[int]  # the place on the score track: what the Merchant would give
    moment: NotRequired[str]  # what comes next: `best-work` is about to be paid
    values: NotRequired[dict[str, WorkParts]]  # from here on for the asked reader only
    bonus: NotRequired[dict[str, int]]
    person: NotRequired[str]
    chosen: NotRequired[list[str]]
    costs: NotRequired[dict[str, int]]  # of options, and of all actions of a turn
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
    base_price: int  # of everything that is auctioned
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


class Barred(TypedDict):
    """Cells on which nothing may be laid, and why: the reason wants to be told its `cell`."""

    cells: list[str]
    why: Message


class Ground(TypedDict):
    """Where a tile cannot lie; and why not, where every cell would do."""

    barred: list[Barred]
    otherwise: Message | None


class FlorenceConsidered(TypedDict):
    """What would come of some moves; of none, what there is to know about the open question."""

    why: Message | None  # why they cannot be made
    cost: int
    cover: int  # the points that go because cash is short
    gain: int  # the points that come at once
    money: int  # what is left
    points: int
    worth: Worth
    place: NotRequired[int]  # on the score track, for who holds the Merchant: what he would give
    # Of no moves, for who is asked: things that are not among the options, by notation or its beginning.
    within: NotRequired[list[str]]  # that can be reached all the same, by an action that is
    cannot: NotRequired[dict[str, Message]]
    ground: NotRequired[Ground]
