"""The shape of a view of Florence. Cells are named as in notation: a1 to g7.

The types of the browser client are generated from here.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from signoria.core.shapes import AskedView, Message

# The parts of a round, and what comes before the first and after the last one.
Phase = Literal["set-up", "auction", "characters", "actions", "end", "over"]
# Two seats whose boards touch, and where that of the second lies.
BorderView = tuple[int, int, Literal["beside", "above"]]
# Told in every update, so in few bytes. What the bank pays for a work, and how many points all of that would buy.
Income = tuple[int, int]
# A bid that could still be made, how many points it takes because cash is short, and the money that is left.
Rung = tuple[int, int, int]


class PlacedTile(TypedDict):
    """A tile that lies in a principality."""

    tile: str  # which tile
    cells: list[str]  # where it lies
    partner: int | None  # the neighbour on whose board the rest of it lies, where two built it together


class SheetLine(TypedDict):
    """Points of one source."""

    source: str  # what they come from: works, buildings, and so on
    points: int  # how many


class PrestigeLine(TypedDict):
    """Points of a prestige card."""

    kind: str  # which card
    points: int  # how many it gave


class Sheet(TypedDict):
    """How the points of a player came about."""

    seat: int  # whose it is
    points: int  # in all
    money: int  # breaks ties
    rank: int  # the place, 1 for the winner
    lines: list[SheetLine]  # by source
    prestige: list[PrestigeLine]  # card by card


class HandShown(TypedDict):
    """What was hidden in a hand."""

    persons: list[str]  # person cards
    recruits: int  # recruiting cards
    prestige: list[str]  # prestige cards
    bonus: list[str]  # bonus cards
    money: int  # florins


class PersonWorth(TypedDict):
    """What a work of a person would be worth, and what of that is due to the person."""

    building: int  # 4 if it is there
    landscape: int  # 3 if it is there
    freedom: int  # 3 if it is there
    bonus: int  # of the bonus cards that are chosen for it
    value: int  # all of it: jesters, cards and the Muse too
    most: int  # with all other bonus cards in hand that add anything
    income: Income  # of the most: money, and the points that all of it would buy


class Counting(TypedDict):
    """What a bonus card counts, how many there are, and what they add."""

    what: str  # what is counted
    number: int  # how many
    worth: int  # what they add


class BonusWorth(TypedDict):
    """What a bonus card would add to a work."""

    adds: int  # in all
    counts: list[Counting]  # of what


class Comparison(TypedDict):
    """What a prestige card looks at: one's own number, the best of the others, and how many are enough."""

    what: str  # what is compared
    least: int  # how many are enough
    own: int  # the reader's
    best: int  # of the others
    good: bool  # whether the own number is good enough for points


class PrestigeWorth(TypedDict):
    """What a prestige card would give if the game ended so."""

    points: int  # now
    counts: list[Comparison]  # of what


class PrincessWorth(TypedDict):
    """How the work of the Princess would add up."""

    landscape: int  # 3 for each landscape
    builders: int  # 2 for each builder
    building: int  # 2 for each building
    cards: int  # 1 for each person and recruiting card
    value: int  # in all
    income: Income  # money, and the points that all of it would buy


class Worth(TypedDict):
    """What cards are worth to their holder: the parts that all works share, then card by card."""

    jesters: int  # 2 for each jester
    cards: int  # 1 for each person and recruiting card
    muse: int  # the number of the round, for who holds the Muse
    persons: dict[str, PersonWorth]  # by card
    bonus: dict[str, BonusWorth]  # by card
    prestige: dict[str, PrestigeWorth]  # by card
    princess: PrincessWorth | None  # only for who holds the Princess


class FlorencePlayer(TypedDict):
    """What a reader may know of a player."""

    seat: int  # which player
    colour: str  # of the pieces
    points: int  # on the score track
    marker: int  # the best work of this round, 0 for none
    stone: str | None  # the object bought in this auction
    out: bool  # whether the player is out of this auction
    character: str | None  # of Muse and Princess
    finished: bool  # whether the turn of this round is over
    buildings: list[str]  # types of building, each once
    freedoms: list[str]  # that have been introduced
    jesters: int  # how many
    builders: int  # how many
    palace: list[str]  # its cells
    tiles: list[PlacedTile]  # all that lies in the principality
    empty: int  # empty cells
    open: list[str]  # people that lie open
    open_recruits: int  # recruiting cards that lie open
    hand_persons: int  # person cards in hand
    known_persons: list[str]  # people in hand that everyone saw when they were recruited
    hand_recruits: int  # recruiting cards in hand
    hand_prestige: int  # prestige cards in hand
    hand_bonus: int  # bonus cards in hand
    money: int | None  # null where it is hidden from the reader
    power: int | None  # what the player can pay, points included
    persons: NotRequired[list[str]]  # from here on for the owner only
    prestige: NotRequired[list[str]]  # prestige cards
    bonus: NotRequired[list[str]]  # bonus cards
    looking_at: NotRequired[list[str]]  # cards to choose from
    in_piles: NotRequired[list[str]]  # cards that the reader knows to be in the piles
    worth: NotRequired[Worth]  # of the cards in hand
    bids: NotRequired[list[Rung]]  # that can still be made: cost, points that go because cash is short, money left
    hand: NotRequired[HandShown]  # from here on when the game is over
    score: NotRequired[Sheet]  # the score sheet
    prestige_worth: NotRequired[dict[str, PrestigeWorth]]  # what the prestige cards gave


class CharacterShown(TypedDict):
    """A character of Muse and Princess."""

    character: str  # which character
    field: int | None  # the field of the stone on it, in hundreds of florins
    staker: int | None  # who has the highest stone on it
    bought: bool  # whether it was sold this round
    holder: int | None  # who has it
    brings: int | None  # to the reader: value of works, or points


class WorkParts(TypedDict):
    """How the value of a work adds up."""

    building: int  # for the building
    landscape: int  # for the landscape
    freedom: int  # for the freedom
    jesters: int  # for jesters
    cards: int  # for person and recruiting cards
    bonus: int  # for bonus cards
    muse: int  # for the Muse
    value: int  # in all


class FlorenceQuestion(AskedView):
    """The question that is open, with the facts that some kinds have."""

    price: NotRequired[int]  # in florins
    item: NotRequired[str]  # the object that is auctioned
    amount: NotRequired[int]  # the highest bid
    holder: NotRequired[int]  # whose bid that is
    opener: NotRequired[int]  # who opened the auction
    passed: NotRequired[list[int]]  # who has passed
    tile: NotRequired[str]  # the tile it is about
    number: NotRequired[int]  # which offer it is, or how many cards are looked at
    minimum: NotRequired[int]  # what a work must be worth
    value: NotRequired[int]  # of the work
    income: NotRequired[int]  # what the bank pays for it
    actions: NotRequired[int]  # left in the turn
    active: NotRequired[int]  # who offers to build together
    partner: NotRequired[int]  # the neighbour
    cells: NotRequired[list[str]]  # where
    character: NotRequired[str]  # the character it is about
    last: NotRequired[bool]  # whether this is the last chance to use it
    pot: NotRequired[int]  # the money on the Banker
    position: NotRequired[int]  # the place on the score track: what the Merchant would give
    moment: NotRequired[str]  # what comes next: `best-work` is about to be paid
    values: NotRequired[dict[str, WorkParts]]  # from here on for the asked reader only
    bonus: NotRequired[dict[str, int]]  # what bonus cards would add
    person: NotRequired[str]  # whose work it is
    chosen: NotRequired[list[str]]  # bonus cards chosen so far
    costs: NotRequired[dict[str, int]]  # of options, and of all actions of a turn
    cover: NotRequired[dict[str, int]]  # the points that an option takes because cash is short


class FlorenceView(TypedDict):
    """What a reader may know of a game of Florence."""

    game: Literal["florence"]  # which game it is
    seat: int | None  # through whose eyes; null for a spectator's
    options: dict[str, object]  # the table options
    starter: int  # who began the game
    start: int  # the start player of this round
    round: int  # from 1 to 7
    minimum: int  # what a work must be worth this round
    base_price: int  # of everything that is auctioned
    phase: Phase  # where the round is
    active: int | None  # whose turn it is
    actions: int  # left in it
    asked: int | None  # who has to answer; null when the game is over
    question: FlorenceQuestion | None  # the open one; null when the game is over
    supply: dict[str, int]  # what is left of every tile, freedom, jesters, builders, recruiting cards
    piles: dict[str, int]  # cards left
    looked_at: int  # cards that somebody looks at
    used_bonus: list[str]  # bonus cards that have left the game
    blocked: list[str]  # the stacks of the auction that have a stone on them
    players: list[FlorencePlayer]  # by seat
    over: bool  # whether the game is over
    winners: list[int] | None  # seats, when the game is over
    characters: NotRequired[list[CharacterShown]]  # with Muse and Princess
    pot: NotRequired[int]  # the money on the Banker
    # Pairs of boards that touch: the second lies beside the first, to its right, or above it.
    borders: NotRequired[list[BorderView]]


class Barred(TypedDict):
    """Cells on which nothing may be laid, and why: the reason wants to be told its `cell`."""

    cells: list[str]  # where nothing may lie
    why: Message  # the reason


class Ground(TypedDict):
    """Where a tile cannot lie; and why not, where every cell would do."""

    barred: list[Barred]  # by reason
    otherwise: Message | None  # why the tile cannot lie where every single cell would do


class FlorenceConsidered(TypedDict):
    """What would come of some moves; of none, what there is to know about the open question."""

    why: Message | None  # why they cannot be made
    cost: int  # in florins
    cover: int  # the points that go because cash is short
    gain: int  # the points that come at once
    money: int  # what is left
    points: int  # then
    worth: Worth  # of the cards, then
    place: NotRequired[int]  # on the score track, for who holds the Merchant: the points that would come
    # Of no moves, for who is asked: things that are not among the options, by notation or its beginning.
    within: NotRequired[list[str]]  # that can be reached all the same, by an action that is
    cannot: NotRequired[dict[str, Message]]  # by notation
    ground: NotRequired[Ground]  # where a tile cannot lie
