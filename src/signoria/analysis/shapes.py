"""What an analysis says, as it is written down and sent. docs/how-to/analyse.md describes every field."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from signoria.core.shapes import Message

FORMAT: Final = 1

Cause = Literal["own", "luck", "others"]
Grade = Literal["mistake", "slip", "fine"]


class Chances(msgspec.Struct, frozen=True):
    """The chance of every seat after so many moves, each from what that seat knew, and what it is given or taken."""

    ply: int
    round: int
    chances: list[float]
    errors: list[float]


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat chose after so many moves, among so many options, and whether something else was better."""

    ply: int
    seat: int
    round: int
    question: Message
    options: int
    chosen: str
    grade: Grade
    # The chance to win with what was chosen, judged by what the seat knew.
    chance: float
    error: float
    worlds: int
    # What was better, its chance, and one reason; only with a mistake or a slip.
    better: str | None = None
    better_chance: float | None = None
    gap: float = 0.0
    why: Message | None = None
    # Both chances with all cards as they really lay. That is no part of the judgement.
    later: tuple[float, float] | None = None
    # What the seat could not know then: kinds and numbers, from what it saw.
    unknown: list[Message] = []


class Turning(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment at which the chance of a seat changed most: by how much, and by what."""

    ply: int
    round: int
    change: float
    cause: Cause
    # Whose turn it was, where that is somebody's.
    by: int | None = None
    # What there was to see.
    said: list[Message] = []


class Account(msgspec.Struct, frozen=True):
    """Where the result of a seat came from: with the even share these add up to it, all but rounding."""

    result: float
    own: float
    luck: float
    others: float


class Source(msgspec.Struct, frozen=True):
    """A kind of chance: what it brought a seat, what that is given or taken, and what there was of it, in words."""

    kind: str
    # Whether it counts as luck, or as what the others did.
    cause: Cause
    change: float
    error: float
    said: Message


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """What there is to say of a seat."""

    seat: int
    account: Account
    turning: list[Turning]
    # How many of its decisions were looked at, and how many of them were mistakes and slips.
    decisions: int
    mistakes: int
    slips: int
    # What luck and the others in the account are made of, once everything has been looked at.
    sources: list[Source] = []


class Deck(msgspec.Struct, frozen=True):
    """A deck of Dominion: how many cards of each kind, and the coins that its treasures give."""

    treasures: int
    actions: int
    victories: int
    curses: int
    coins: int


class Fate(msgspec.Struct, frozen=True):
    """What somebody was in a round of Machiavelli, and what befell them."""

    round: int
    seat: int
    characters: list[str]
    fates: list[str]


class Auction(msgspec.Struct, frozen=True):
    """What somebody paid for an object in Florence, and what it was worth: with another to be had instead, or none."""

    round: int
    seat: int
    item: str
    price: int
    least: int
    most: int


class Work(msgspec.Struct, frozen=True):
    """A work that was completed in Florence, and the minimum of its round."""

    round: int
    seat: int
    value: int
    minimum: int
    best: bool


class Numbers(msgspec.Struct, frozen=True, omit_defaults=True):
    """The numbers of a game: what it measures, at the start of each round and at the end, and what is its own."""

    series: dict[str, list[list[int]]]
    decks: list[list[Deck]] = []
    gold: list[list[int]] = []
    fates: list[Fate] = []
    auctions: list[Auction] = []
    works: list[Work] = []
    minimums: list[int] = []


class RoundMark(msgspec.Struct, frozen=True):
    """A round, and after how many moves it begins."""

    number: int
    ply: int


class Analysis(msgspec.Struct, frozen=True):
    """A game, looked at by a strong bot."""

    format: int
    game: str
    options: dict[str, object]
    seats: list[str]
    scores: list[int]
    winners: list[int]
    moves: int
    even: float
    # From which gap on a decision is a slip, and a mistake.
    slip: float
    mistake: float
    rounds: list[RoundMark]
    course: list[Chances]
    decisions: list[Decision]
    players: list[Player]
    numbers: Numbers
    # How many things there were to look at, and how many were looked at; fewer when it was stopped.
    looked: int
    of: int
    # Seconds of a processor, all the worlds that were tried, and whether time was too short for some of them.
    seconds: float
    worlds: int
    hurried: bool
    seed: int
