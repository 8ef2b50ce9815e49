"""The shape of a view of Dominion. The types of the browser client are generated from here."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from signoria.core.shapes import AskedView, Message

# The parts of a turn, and what comes before the first and after the last one.
Phase = Literal["draft", "action", "buy", "clean-up", "over"]


class ScoreLine(TypedDict):
    """Cards of one kind that bring points, or cost some."""

    kind: str  # which card
    number: int  # how many of it
    each: int  # points of one
    points: int  # of all of them


class ScoreSheet(TypedDict):
    """How the points of a player came about."""

    seat: int  # whose it is
    points: int  # in all
    turns: int  # taken; fewer break a tie
    rank: int  # the place, 1 for the winner
    cards: dict[str, int]  # all cards by kind
    size: int  # how many cards that is
    lines: list[ScoreLine]  # where the points come from, by kind


class PlayerView(TypedDict):
    """What a reader may know of a player."""

    seat: int  # which player
    turns: int  # taken so far
    hand_size: int  # cards in hand, selected ones included
    deck_empty: bool  # whether the draw pile is empty
    discard_empty: bool  # whether the discard pile is empty
    discard_top: str | None  # what everybody sees on the discard pile
    deck_size: int | None  # null where nobody may count
    discard_size: int | None  # null where nobody may count
    known_hand: list[str]  # cards in this hand that the reader has seen
    known_top: list[str]  # cards on this draw pile that the reader has seen, from the top
    looking_at_size: int  # cards that the player looks at to decide
    hand: NotRequired[list[str]]  # from here on for the owner only
    selected: NotRequired[list[str]]  # chosen so far, of several
    looking_at: NotRequired[list[str]]  # cards to decide about
    cards: NotRequired[list[str]]  # from here on when the game is over
    score: NotRequired[ScoreSheet]  # the score sheet


class QuestionView(AskedView):
    """The question that is open, with the facts that some kinds have."""

    cost: NotRequired[int]  # the most that a card may cost
    attacker: NotRequired[int]  # who played the Attack
    attack: NotRequired[str]  # the Attack
    owner: NotRequired[int]  # whose cards it is about
    keep: NotRequired[int]  # cards to keep in hand
    most: NotRequired[int]  # cards that may be chosen


class DominionView(TypedDict):
    """What a reader may know of a game of Dominion."""

    game: Literal["dominion"]  # which game it is
    seat: int | None  # through whose eyes; null for a spectator's
    options: dict[str, object]  # the table options
    starter: int  # who had the first turn
    active: int  # whose turn it is
    phase: Phase  # the part of the turn
    asked: int | None  # who has to answer; null when the game is over
    question: QuestionView | None  # the open one; null when the game is over
    actions: int  # left to the active player
    buys: int  # left to the active player
    coins: int  # of the active player
    supply: dict[str, int]  # cards left, by kind
    trash: list[str]  # all cards there
    play_area: list[str]  # cards played this turn
    revealed: list[str]  # cards that everybody is shown now
    revealed_of: int | None  # whose those are
    set_aside: list[str]  # by a Library, in the sight of all
    players: list[PlayerView]  # by seat
    over: bool  # whether the game is over
    winners: list[int] | None  # seats, when the game is over


class DominionConsidered(TypedDict):
    """What would be left after some moves; of none, what there is to know about the open question."""

    why: Message | None  # why they cannot be made
    actions: int  # of the active player
    buys: int  # of the active player
    coins: int  # of the active player
    ends: bool  # whether the game would end with this turn
    treasure: NotRequired[int]  # from here on of no moves: the coins of all Treasures in hand
    within: NotRequired[list[str]]  # what can be bought already, although buying has not begun
    later: NotRequired[list[str]]  # what could be bought once all Treasures in hand are played
    cannot: NotRequired[dict[str, Message]]  # piles and kinds in hand: `supply gold`, `hand estate`
