"""The shape of a view of Machiavelli. The types of the browser client are generated from here."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from signoria.core.shapes import AskedView, Message

# Where a character is: with a seat, or somewhere in the middle; null where the reader does not know.
Place = int | Literal["stack", "face-up", "face-down", "not-in-game"] | None


class DistrictView(TypedDict):
    """A district in a city."""

    district: str
    cost: int  # with the gold that lies on it
    adorned: int


# How the points of a player came about.
SheetView = TypedDict(
    "SheetView",
    {
        "seat": int,
        "points": int,
        "rank": int,
        "districts": int,
        "silver": int,
        "five-types": int,
        "first-complete": int,
        "complete": int,
        "uniques": dict[str, int],
        "secret-vault": int,
        "action-cards": int,
        "haunted-quarter": str | None,
        "size": int,
        "gold": int,
        "highest-rank": NotRequired[int],
    },
)


class PlayerView(TypedDict):
    """What a reader may know of a player."""

    seat: int
    gold: int
    hand_size: int
    known_hand: list[str]
    city: list[DistrictView]
    count: int  # districts as they count for a complete city
    complete: bool
    points: int
    museum_size: int
    known_museum: list[str]
    wagons: int
    wagon_gold: int
    unrevealed: int
    looking_at_size: int
    hand: NotRequired[list[str]]  # from here on for the owner, and the hand for all when the game is over
    prices: NotRequired[dict[str, int]]  # of the districts in hand, with the discounts of the own city
    selected: NotRequired[list[str]]
    looking_at: NotRequired[list[str]]
    score: NotRequired[SheetView]


class CharacterView(TypedDict):
    """What a reader may know of a character."""

    character: str
    rank: int
    place: Place
    revealed: bool
    possible: list[int]


class PlotsView(TypedDict):
    """What the characters have done to each other in this round."""

    called: str | None
    murdered: str | None
    saved: bool
    bewitched: str | None
    witch: int | None
    robbed: str | None
    thief: int | None
    warrants: list[str]
    sealed: str | None
    magistrate: int | None
    threats: list[str]
    threatened: list[str]
    rose: str | None
    blackmailer: int | None
    protected: int | None
    acrobat: bool
    tax_collector: int | None
    builders: list[int]
    taxed: list[int]
    marks: list[str]


class TurnView(TypedDict):
    """The turn that is being played."""

    seat: int
    character: str
    part: str
    income_taken: bool
    used: list[str]
    builds: int
    limit: int
    spent: int
    warranted: bool
    action_card_played: bool
    rasputin_open: bool
    wagons_used: list[int]


class GainView(TypedDict):
    """What an answer brings at once, and what that comes from."""

    gold: int
    cards: int
    either: int  # gold or cards
    keep: NotRequired[int]  # so many of the cards, where not all are kept
    cost: NotRequired[int]  # in gold
    discards: NotRequired[int]  # cards that it takes
    type: NotRequired[str]  # of districts that pay
    number: NotRequired[int]  # of those
    by: NotRequired[list[str]]  # districts that add to it


class QuestionView(AskedView):
    """The question that is open, with the facts that some kinds have."""

    purpose: NotRequired[Literal["murder", "bewitch", "rob"]]
    owner: NotRequired[int]
    district: NotRequired[str]
    price: NotRequired[int]
    number: NotRequired[int]
    gold: NotRequired[int]
    character: NotRequired[str]
    # What may still be taken besides gold: cards, and what is gold or cards.
    draws: NotRequired[int]
    either: NotRequired[int]
    # Whether leaving it may be as good as taking it, for whoever may end the turn now.
    worth_leaving: NotRequired[bool]
    gains: NotRequired[dict[str, GainView]]  # of answers, by notation, for the asked seat


# The characters in the middle, by place.
MiddleView = TypedDict("MiddleView", {"stack": int, "face-up": int, "face-down": int})


class TurnToChoose(TypedDict):
    """When somebody chooses a character, or lays one down, and among how many."""

    seat: int
    verb: Literal["choose", "put-down"]
    number: int
    done: bool


class KnownCard(TypedDict):
    """A card of which the reader knows where it lies."""

    place: int
    card: str


class MachiavelliView(TypedDict):
    """What a reader may know of a game of Machiavelli."""

    game: Literal["machiavelli"]
    seat: int | None
    options: dict[str, object]
    edition: str
    uniques: list[str]
    starter: int
    round: int
    turns: int
    crown: int
    asked: int | None
    question: QuestionView | None
    characters: list[CharacterView]
    middle: MiddleView
    order: list[TurnToChoose]  # while characters are chosen
    plots: PlotsView
    turn: TurnView | None
    tax: int
    number: int  # of districts that make a city complete
    ending: bool
    first: list[int]
    deck_size: int
    discard_size: int
    known_in_deck: list[KnownCard]
    known_in_discard: list[KnownCard]
    searched: list[str]
    site: list[str | None]
    played: list[str]
    site_owner: int | None
    players: list[PlayerView]
    over: bool
    winners: list[int] | None


class MachiavelliConsidered(TypedDict):
    """What would be left after some moves; of none, what there is to know about the open question."""

    why: Message | None  # why they cannot be made
    cost: int  # in gold
    gold: int  # what is left
    points: int  # of the own city then, the hand left aside
    count: int  # districts as they count for a complete city
    complete: bool
    counts: list[int]  # districts of all players then
    # Of no moves, for who is asked: `hand tavern`, `district 2 tavern`, `strip thief`, and answers as they are.
    cannot: NotRequired[dict[str, Message]]
    prices: NotRequired[dict[str, int]]  # of districts that can be chosen, by notation
