"""Playing on from a moment of a game that is over: a table of its own, against bots, only for practice.

Nothing of the old game goes along that the seat could not know then: hidden cards and all chance are drawn anew, from
the secret of the new table alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from signoria.core.chance import chance_from_seed
from signoria.tables.table import seats as seating
from signoria.tables.table.change import Change, Sender
from signoria.tables.table.entries import Opened, Started
from signoria.tables.table.levels import checked_bot, usual_bot
from signoria.tables.table.names import BOT, BOT_NAMES, checked_name
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import new_row
from signoria.tables.table.table import LiveTable

if TYPE_CHECKING:
    from signoria.core.position import Position
    from signoria.core.replay import Replay
    from signoria.tables.table.rows import Guest, NewTable
    from signoria.tables.table.seats import Seat


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Play on after so many moves of a game, in one of its seats."""

    replay: Replay
    name: str
    options: dict[str, Any]
    sitters: list[Seat]  # who sat there
    ply: int
    seat: int
    level: str | None = None  # of the bots that take the seats of people
    occasion: str | None = None  # the day after which the table was called that had no name

    def plan(self, change: Change) -> None:
        """Plan the table."""
        table, host = change.after, change.guest
        ply, position = moment_for(self.replay, self.ply, self.seat)
        change.add(
            Opened(
                at=change.now,
                name=checked_name(self.name),
                host=host.id,
                seats=self._seats(table.row.game, host),
                options=self.options,
                listed=False,
                occasion=self.occasion,
            )
        )
        saved = drawn_anew(position, self.seat, table.row.secret)
        change.add(Started(at=change.now, commitment=table.commitment, position=saved, after=ply))
        change.go_on()

    def opened(self, host: Guest, now: float) -> NewTable:
        """Give the table, with a code and a secret of its own. Raises `Refusal`."""
        change = Change(LiveTable.new(new_row(self.replay.end.game.name, now)), now, Sender(host))
        self.plan(change)
        return change.opened()

    def _seats(self, game: str, host: Guest) -> list[Seat]:
        """Seat the host, and bots elsewhere: those who played, and others in place of people."""
        bot = checked_bot(game, self.level) if self.level else usual_bot(game)
        free = iter([name for name in BOT_NAMES if all(sitter.name != name for sitter in self.sitters)])
        seats = []
        for number, sitter in enumerate(self.sitters):
            if number == self.seat:
                seats.append(seating.person(host.id, host.name))
            elif sitter.kind == "bot":
                seats.append(seating.bot(sitter.name, bot if self.level else (sitter.bot or bot)))
            else:
                seats.append(seating.bot(next(free, BOT), bot))
        return seating.told_apart(seats)


def moment_for(replay: Replay, ply: int, seat: int) -> tuple[int, Position]:
    """Give the moment from which a seat can play on, and after how many moves it is.

    Nobody may know that somebody else is asked in secret: then it is the last moment before. Refuses the end.
    """
    for number in range(ply, replay.first - 1, -1):
        position = replay.at(number)
        if position.waiting is None:
            raise Refusal("reason-over")
        if not position.waiting.secret() or position.asked == seat:
            return number, position
    raise Refusal("reason-no-moment", fewest=replay.first, most=replay.last)


def drawn_anew(position: Position, seat: int, secret: bytes) -> dict[str, object]:
    """Give a position as a table keeps it, in which all that a seat cannot know follows from a secret."""
    imagined = position.determinise(seat, int.from_bytes(secret, "big"))
    imagined.chance = chance_from_seed(secret)
    return {**imagined.save(), "listening": True}
