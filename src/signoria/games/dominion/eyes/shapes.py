"""The shape of a view of Dominion. The types of the browser client are generated from here."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from signoria.core.shapes import AskedView

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
