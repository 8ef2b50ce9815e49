"""A game as a sequence of numbers, for libraries that want it so: chance deals, digit by digit, then the seats choose.

What each decision needs is compiled. All chance of a game follows from the digits of its deal.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

import signoria
from signoria.core.events import Event, Journal
from signoria.core.game import Game
from signoria.core.position import Position

# Who acts when it is no seat.
CHANCE: Final = -1
OVER: Final = -4
# Of a deal: so many digits, each one of so many.
DIGITS: Final = 4
BASE: Final = 256
# How many bytes tell what a seat remembers.
MEMORY_SIZE: Final = 8


class Course:
    """A game from its deal to its end. It can be copied and pickled at any moment."""

    def __init__(self, game: Game, players: int, options: dict[str, object], most: int) -> None:
        """Lay a game out that nobody has dealt yet. It is cut off after so many decisions."""
        self.game = game
        self.players: i64 = players
        self.options = options
        self.most: i64 = most
        self.seed: i64 = 0
        self.digits: i64 = 0
        self.decisions: i64 = 0
        # Who acts: a seat, chance, or nobody when the game is over.
        self.player: i64 = CHANCE
        self.position: Position | None = None
        # What each seat has been told since the game began, and after them what everybody has, each in a few bytes.
        self.memories: list[bytes] = [b""] * (players + 1)
        # How many events of the position are in those.
        self.told: i64 = 0
        # What each seat has chosen.
        self.chosen: list[list[int]] = [[] for _ in range(players)]

    # --- Acting -------------------------------------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        """Let whoever acts do so. Raises `IllegalAction` and changes nothing for what a seat may not choose."""
        position = self.position
        if position is None:
            self.deal(action)
            return
        position.answer(action)
        self.chosen[self.player].append(int(action))
        self.decisions += 1
        if self.decisions == self.most:
            self.player = OVER
        else:
            self.next_player(position)

    def deal(self, digit: i64) -> None:
        """Take the next digit; with the last one the game begins."""
        if not 0 <= digit < BASE:
            raise ValueError(f"the digits of a deal are below {BASE}, not {digit}")
        self.seed = self.seed * BASE + digit
        self.digits += 1
        if self.digits == DIGITS:
            self.begin_at(self.game.own(self.game.begin(self.players, self.seed, self.options, listen=True)))

    def begin_at(self, position: Position) -> None:
        """Begin in the middle of a game: nobody has a past."""
        self.digits = DIGITS
        self.position = position
        if position.journal is None:
            position.journal = Journal([], 0)
        self.next_player(position)

    def next_player(self, position: Position) -> None:
        seat = position.asked_seat()
        if seat < 0:
            self.player = OVER
        else:
            self.player = seat

    def legal(self) -> list[int]:
        """Give the actions that may be chosen now, in order; none when no seat acts."""
        position = self.position
        if position is None or self.player < 0:
            return []
        actions = position.legal()
        actions.sort()
        return actions

    # --- Copies -------------------------------------------------------------------------------------------------------

    def copy(self) -> Course:
        """Give a course that goes on exactly as this one."""
        position = self.position
        return self.with_position(None if position is None else position.copy())

    def with_position(self, position: Position | None) -> Course:
        twin = Course(self.game, int(self.players), self.options, int(self.most))
        twin.seed = self.seed
        twin.digits = self.digits
        twin.decisions = self.decisions
        twin.player = self.player
        twin.position = position
        twin.memories = self.memories.copy()
        twin.told = self.told
        twin.chosen = [actions.copy() for actions in self.chosen]
        return twin

    def imagined(self, seat: int, seed: int) -> Course:
        """Give a course that this one may be for all that a seat knows: drawn anew in everything else.

        What the others were told there nobody knows: they remember what everybody does.
        """
        position = self.position
        if position is None:
            return self.copy()
        self.remember()
        world = position.determinise(seat, seed)
        world.journal = Journal([], 0)
        twin = self.with_position(world)
        twin.told = 0
        # Neither the deal nor what the others have chosen can be read from it.
        twin.seed = 0
        everybody = self.memories[self.players]
        other: i64 = 0
        while other < self.players:
            if other != seat:
                twin.memories[other] = everybody
                twin.chosen[other] = []
            other += 1
        return twin

    def __deepcopy__(self, memo: object) -> Course:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        self.remember()
        position = self.position
        numbers = [int(self.seed), int(self.digits), int(self.decisions), int(self.player)]
        saved = None if position is None else position.save()
        made = (self.game.name, int(self.players), self.options, int(self.most))
        return (restored, (*made, numbers, saved, self.memories, self.chosen))

    # --- What is known ------------------------------------------------------------------------------------------------

    def remember(self) -> None:
        """Take note of what everybody has been told since the last time."""
        position = self.position
        if position is None:
            return
        for event in position.events(int(self.told)):
            public = news_of(event, None)
            seat: i64 = 0
            while seat <= self.players:
                news = news_of(event, int(seat)) if int(seat) in event.insiders else public
                self.memories[seat] = digest(self.memories[seat], news)
                seat += 1
            self.told += 1

    def memory(self, seat: int) -> str:
        """Give what a seat has been told and has chosen since the game began: equal for equal pasts, else different."""
        self.remember()
        return digest(self.memories[seat], json.dumps(self.chosen[seat])).hex()

    def view(self, seat: int | None) -> dict[str, object]:
        """Give what a seat may know, or everybody; nothing before the deal."""
        position = self.position
        return {} if position is None else position.view(seat)

    def over(self) -> bool:
        """Whether the game has been played to its end, and not cut off."""
        position = self.position
        return position is not None and position.waiting is None


def news_of(event: Event, seat: int | None) -> str:
    """Give what a seat learns of an event, without its number: those of an imagined course are counted from there."""
    told = event.seen_by(seat)
    del told["at"]
    return json.dumps(told)


def digest(before: bytes, news: str) -> bytes:
    """Add news to what is remembered."""
    return blake2b(before + news.encode(), digest_size=MEMORY_SIZE).digest()


def restored(
    game: str,
    players: int,
    options: dict[str, object],
    most: int,
    numbers: list[int],
    saved: dict[str, object] | None,
    memories: list[bytes],
    chosen: list[list[int]],
) -> Course:
    """Give a course that was pickled."""
    course = Course(signoria.game(game), players, options, most)
    if saved is not None:
        course.position = course.game.load(saved)
    course.seed, course.digits, course.decisions, course.player = numbers
    course.memories = list(memories)
    course.chosen = [list(actions) for actions in chosen]
    return course
