"""The shape of a view of Dominion. The types of the browser client are generated from here."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from signoria.core.shapes import AskedView, Message

Phase = Literal["draft", "action", "buy", "clean-up", "over"]


class ScoreLine(TypedDict):
    """Cards of one kind that bring points, or cost some."""

    kind: str
    number: int
    each: int
    points: int


class ScoreSheet(TypedDict):
    """How the points of a player came about."""

    seat: int
    points: int
    turns: int
    rank: int
    cards: dict[str, int]
    size: int
    lines: list[ScoreLine]


class PlayerView(TypedDict):
    """What a reader may know of a player."""

    seat: int
    turns: int
    hand_size: int
    deck_empty: bool
    discard_empty: bool
    discard_top: str | None
    deck_size: int | None  # null where nobody may count
    discard_size: int | None
    known_hand: list[str]
    known_top: list[str]
    looking_at_size: int
    hand: NotRequired[list[str]]  # from here on for the owner only
    selected: NotRequired[list[str]]
    looking_at: NotRequired[list[str]]
    cards: NotRequired[list[str]]  # from here on when the game is over
    score: NotRequired[ScoreSheet]


class QuestionView(AskedView):
    """The question that is open, with the facts that some kinds have."""

    cost: NotRequired[int]
    attacker: NotRequired[int]
    attack: NotRequired[str]
    owner: NotRequired[int]
    keep: NotRequired[int]
    most: NotRequired[int]


class DominionView(TypedDict):
    """What a reader may know of a game of Dominion."""

    game: Literal["dominion"]
    seat: int | None
    options: dict[str, object]
    starter: int
    active: int
    phase: Phase
    asked: int | None
    question: QuestionView | None
    actions: int
    buys: int
    coins: int
    supply: dict[str, int]
    trash: list[str]
    play_area: list[str]
    revealed: list[str]
    revealed_of: int | None
    set_aside: list[str]
    players: list[PlayerView]
    over: bool
    winners: list[int] | None


class DominionConsidered(TypedDict):
    """What would be left after some moves; of none, what there is to know about the open question."""

    why: Message | None  # why they cannot be made
    actions: int  # of the active player
    buys: int
    coins: int
    ends: bool  # whether the game would end with this turn
    treasure: NotRequired[int]  # from here on of no moves: the coins of all Treasures in hand
    within: NotRequired[list[str]]  # what can be bought already, although buying has not begun
    later: NotRequired[list[str]]  # what could be bought once all Treasures in hand are played
    cannot: NotRequired[dict[str, Message]]  # piles and kinds in hand: `supply gold`, `hand estate`
