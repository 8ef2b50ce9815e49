"""A game being played at a table: its position, the moves that led there, and the log of what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import msgspec

from signoria.core.chance import mixed
from signoria.core.events import Event
from signoria.core.position import IllegalAction
from signoria.tables.table.entries import By
from signoria.tables.table.trail import Trail

if TYPE_CHECKING:
    from collections.abc import Iterable

    from signoria.core.game import Game
    from signoria.core.position import Position


class Made(msgspec.Struct, frozen=True):
    """A move that has been made, and how things stood before it."""

    seat: int
    move: str
    by: By
    guest: str | None
    message: str | None
    question: str | None
    quiet: bool  # whether being asked showed nothing hidden
    chance: list[object]
    log: int  # lines of the log
    # Whether others have noticed it: a step of a selection, or a secret answer, is known to its own seat alone.
    noticed: bool = True
    secret: bool = False  # whether nobody else was to know that it was asked
    silent: bool = False  # whether somebody may have been asked in secret because of it
    guarded: bool = False  # whether the question was a guarded one
    took: float | None = None  # seconds that a person took for it
    kept: bool = False  # whether a bot made it for a person
    hinted: bool = False  # whether its player had asked for a hint


class Beginning(msgspec.Struct, frozen=True):
    """Where a game begins: with a secret and options, or with a position that was saved after so many moves."""

    game: Game
    shares: list[str | None]  # of players in its chance, by seat
    secret: bytes
    options: dict[str, object]
    saved: dict[str, object] | None = None
    ply: int = 0

    def position(self) -> Position:
        """Give the first position."""
        if self.saved is not None:
            return self.game.load(self.saved)
        shares = [None if share is None else bytes.fromhex(share) for share in self.shares]
        return self.game.new(len(self.shares), mixed(self.secret, shares), self.options)


class Making(msgspec.Struct, frozen=True):
    """How a move is made: by whom, for what message of which guest, and how long a person took for it."""

    by: By
    guest: str | None = None
    message: str | None = None
    took: float | None = None
    unnoticed: bool = False  # what comes of it is shown later
    kept: bool = False  # by a bot for a person
    hinted: bool = False  # after a hint


class Playthrough:
    """A game in progress. What happens at the table, such as an undo, stands in the log between the game's events.

    Its position is never changed, but replaced by a later one: so copies share it.
    """

    def __init__(self, start: Beginning, position: Position, moves: Iterable[Made], log: Iterable[Event]) -> None:
        self.start = start
        self.position = position
        self.moves = Trail(moves)
        self.log = Trail(log)
        # The numbers of the events that came of what a bot did for a person.
        self.marked: frozenset[int] = frozenset()
        # And of those that came of what a player did who had a hint.
        self.hinted: frozenset[int] = frozenset()
        # How many moves everybody has noticed, and by seat, how many more only that seat knows of.
        self._noticed = 0
        self._own: dict[int, int] = {}
        self._number()

    @classmethod
    def begin(cls, start: Beginning) -> Playthrough:
        """Begin a game."""
        position = start.position()
        return cls(start, position, [], position.events())

    def copy(self) -> Self:
        """Give a game that goes on independently."""
        copied = self.__new__(type(self))
        copied.start, copied.position = self.start, self.position
        copied.moves, copied.log = self.moves.copy(), self.log.copy()
        copied._noticed, copied._own = self._noticed, dict(self._own)  # noqa: SLF001 - of its own kind
        copied.marked, copied.hinted = self.marked, self.hinted
        return copied

    @property
    def ply(self) -> int:
        """How many moves have been made, without those that were taken back."""
        return len(self.moves)

    def ply_for(self, seat: int | None) -> int:
        """How many moves a seat, or a bystander, knows of: steps of others that nobody notices do not count."""
        return self._noticed + (0 if seat is None else self._own.get(seat, 0))

    def _number(self) -> None:
        self._noticed, self._own = 0, {}
        for made in self.moves:
            self._count(made)

    def _added(self, made: Made) -> Made:
        self.moves.append(made)
        self._count(made)
        return made

    def _count(self, made: Made) -> None:
        if made.noticed:
            self._noticed += 1
        else:
            self._own[made.seat] = self._own.get(made.seat, 0) + 1

    def make(self, seat: int, move: str, making: Making) -> Made:
        """Make a move. Raises `IllegalAction` and changes nothing when it is not possible."""
        before = self.position
        if before.asked != seat:
            raise IllegalAction(f"seat {before.asked} is asked, not seat {seat}")
        position, happened, lines, secret = before.copy(), _length(before), len(self.log), self.secretly_asked
        quiet, guarded = self.quietly_asked, self.guarded
        # Nobody learns that somebody has said no to a secret question, and so not who has said it for them either.
        told = making.kept and not (secret and move == self.lapse())
        position.play(move)
        self.position = position
        events = position.events(happened)
        self.log.extend(events)
        own = {event.number for event in events if event.facts.get("seat") == seat}
        if told:
            self.marked |= own
        if making.hinted:
            self.hinted |= own
        made = Made(
            seat,
            move,
            making.by,
            making.guest,
            making.message,
            before.question,
            quiet,
            before.chance.save(),
            lines,
            noticed=not making.unnoticed and (len(self.log) > lines or not self._looks_as_in(before)),
            secret=secret,
            silent=bool(position.silences),
            guarded=guarded,
            took=making.took,
            kept=making.kept,
            hinted=making.hinted,
        )
        return self._added(made)

    def back_to(self, ply: int) -> int:
        """Take back all moves but the first `ply` ones; give how many lines of the log have stayed untouched."""
        if not self.start.ply <= ply <= len(self.moves):
            raise ValueError(f"there is no move {ply} to go back to: {self.start.ply} to {len(self.moves)} are known")
        if ply == len(self.moves):
            return len(self.log)
        position = self.start.position()
        for made in self.moves[self.start.ply : ply]:
            position.play(made.move)
        untouched = self.moves[ply].log
        # What people did at the table stays said; only the game goes back.
        said = [event for event in self.log[untouched:] if event.number < 0]
        self.log.cut(untouched)
        self.log.extend(said)
        self.position = position
        happened = _length(position)
        self.marked = frozenset(number for number in self.marked if number < happened)
        self.hinted = frozenset(number for number in self.hinted if number < happened)
        self.moves.cut(ply)
        self._number()
        return untouched

    def note(self, kind: str, facts: dict[str, object]) -> None:
        """Write something into the log that happened at the table, not in the game."""
        self.log.append(Event(-1, kind, facts, (), {}))

    def put_in_order(self, lines: int) -> None:
        """Let what was noted after so many lines of the log follow what happened in the game meanwhile.

        Else it would tell which of it came of an answer that nobody else was to notice, and which at once.
        """
        since = self.log[lines:]
        happened, noted = (
            [event for event in since if event.number >= 0],
            [event for event in since if event.number < 0],
        )
        if not happened or not noted:
            return
        first = len(self.moves)
        while first > 0 and self.moves[first - 1].log > lines:
            first -= 1
        later = [
            msgspec.structs.replace(made, log=lines + sum(event.number >= 0 for event in since[: made.log - lines]))
            for made in self.moves[first:]
        ]
        self.log.cut(lines)
        self.log.extend([*happened, *noted])
        self.moves.cut(first)
        self.moves.extend(later)

    def only_answer(self) -> str | None:
        """Give the answer to the open question if there is but one, and nobody must give it in person."""
        waiting = self.position.waiting
        if waiting is not None and waiting.in_person():
            return None
        options = self.position.legal()
        return self.position.notation(options[0]) if len(options) == 1 else None

    def silent_since(self, made: Made) -> list[tuple[Position, int]]:
        """Give how it looked at the silent moments after the last move, and how many lines of the log there were."""
        happened = len(self.log) - made.log
        first = _length(self.position) - happened
        return [(picture, made.log + _length(picture) - first) for picture in self.position.silences]

    def _looks_as_in(self, before: Position) -> bool:
        """Whether bystanders see no difference to a position before: a selection goes on that is hidden from them."""
        now = self.position
        return _openly_asked(now) == _openly_asked(before) and now.view(None) == before.view(None)

    def lapse(self) -> str | None:
        """Give the answer that a clock which runs out gives by itself; None where a bot takes over."""
        waiting = self.position.waiting
        if waiting is None:
            return None
        # Everybody sees when a bot takes over, and nobody may know that somebody was asked secretly.
        answer = self.position.legal()[-1] if waiting.secret() else waiting.silence()
        return self.position.notation(answer) if answer >= 0 else None

    @property
    def quietly_asked(self) -> bool:
        """Whether nothing hidden shows by what is asked now, if anything is."""
        waiting = self.position.waiting
        return waiting is None or waiting.quiet()

    @property
    def guarded(self) -> bool:
        """Whether even a quick answer is given after a while, for a forced one takes its time."""
        waiting = self.position.waiting
        return waiting is not None and waiting.guarded()

    @property
    def secretly_asked(self) -> bool:
        """Whether only the asked seat may know that anybody is asked."""
        waiting = self.position.waiting
        return waiting is not None and waiting.secret()


def _openly_asked(position: Position) -> tuple[int | None, str | None]:
    waiting = position.waiting
    if waiting is None or waiting.secret():
        return None, None
    return position.asked, position.question


def _length(position: Position) -> int:
    return 0 if position.journal is None else position.journal.length
