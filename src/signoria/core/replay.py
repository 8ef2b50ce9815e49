"""A game that was played, at any of its moments: positions are kept every so many moves, so that a step is cheap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.record import checked_record, replayed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from signoria.core.events import Event
    from signoria.core.position import Position
    from signoria.core.registry import Registry

# Between two moments that are kept; looking at any other costs as many moves at most.
STRIDE: Final = 32


class Replay:
    """A game from some position on: whoever plays it notes every move, and it can be looked at from then on.

    `first` is the number of moves that had been made before that position, where they are not known any more.
    """

    def __init__(self, position: Position, first: int = 0) -> None:
        self.first = first
        self.moves: list[str] = []
        self._position = position
        self._kept = [without_journal(position)]
        # How many events had happened after so many moves.
        self.marks = [len(position.events())]
        # The numbers of the events that came of what bots did for people.
        self.by_bot: frozenset[int] = frozenset()

    def play(self, move: str) -> None:
        """Make one more move. Raises `IllegalAction` when it is not possible."""
        self._position.play(move)
        self.note(move)

    def note(self, move: str) -> None:
        """Note a move that was made with the position."""
        self.moves.append(move)
        self.marks.append(len(self._position.events()))
        if len(self.moves) % STRIDE == 0:
            self._kept.append(without_journal(self._position))

    def mark(self, kept: Sequence[int]) -> None:
        """Say which of the moves, by number from 1, bots made for people: what the player did then is marked."""
        wanted = {number - self.first for number in kept}
        if not wanted:
            return
        events, found = self.events(), list[int]()
        for place, position in enumerate(self.positions()):
            if place + 1 in wanted:
                happened = events[self.marks[place] : self.marks[place + 1]]
                found += [event.number for event in happened if event.facts.get("seat") == position.asked]
        self.by_bot = frozenset(found)

    @property
    def last(self) -> int:
        """How many moves have been made."""
        return self.first + len(self.moves)

    @property
    def end(self) -> Position:
        """The position after the last move. It is for reading only."""
        return self._position

    def events(self) -> list[Event]:
        """Give everything that happened."""
        return self._position.events()

    def at(self, ply: int) -> Position:
        """Give the position after so many moves, without events. Raises ValueError when there is none."""
        if not self.first <= ply <= self.last:
            raise ValueError(f"there is no moment {ply}: there are {self.first} to {self.last}")
        place = ply - self.first
        position = self._kept[place // STRIDE].copy()
        for move in self.moves[place - place % STRIDE : place]:
            position.play(move)
        return position

    def positions(self) -> Iterator[Position]:
        """Give the position after each move, from the first one on; it is always the same one, which goes on."""
        position = self._kept[0].copy()
        yield position
        for move in self.moves:
            position.play(move)
            yield position


def replay_of(record: object, games: Registry) -> Replay:
    """Play a record again and keep it for looking at. Raises `RecordError` as soon as something is wrong."""
    checked = checked_record(record)
    start, moves = replayed(checked, games)
    replay = Replay(start)
    for _, move, _ in moves:
        replay.note(move)
    replay.mark(checked.get("kept", []))
    return replay


def without_journal(position: Position) -> Position:
    """Give a copy that tells nobody what happens."""
    twin = position.copy()
    twin.journal = None
    return twin
