"""A change of a table that is being planned: it becomes real when it has been stored, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from signoria.tables.table.clock import overdrawn
from signoria.tables.table.entries import Moved, Unveiled
from signoria.tables.table.habits import habits_of
from signoria.tables.table.preferences import asked_anyway, options_are_public, plain_answer
from signoria.tables.table.rows import Guest, NewTable

if TYPE_CHECKING:
    from signoria.tables.table.entries import AnyEntry
    from signoria.tables.table.habits import Preferences
    from signoria.tables.table.playthrough import Playthrough
    from signoria.tables.table.rows import Preferred, Snapshot, Spoken, Summary
    from signoria.tables.table.situation import Situation
    from signoria.tables.table.table import LiveTable

# More answers without a choice in a row than this are an endless loop in some rule.
MOST_FORCED: Final = 1000


class Sender(msgspec.Struct, frozen=True):
    """Who asks for something: a guest, and the seat through whose eyes the guest's device looks, if it has said so."""

    guest: Guest
    seat: int | None = None
    at: float | None = None  # when it was asked for, if it was kept back


class Change:
    """Entries for a table, and the table as it will be with them; perhaps something that is kept beside the entries."""

    def __init__(
        self,
        table: LiveTable,
        now: float,
        sender: Sender | None = None,
        preferences: Preferences | None = None,
        situation: Situation | None = None,
    ) -> None:
        self.before = table
        self.after = table.copy()
        self.now = now
        self.sender = sender
        # Who is there, for what depends on it.
        self.situation = situation
        self._preferences = preferences or {}
        self.entries: list[AnyEntry] = []
        self.opens: NewTable | None = None
        self.spoken: Spoken | None = None
        self.preference: Preferred | None = None

    @property
    def guest(self) -> Guest:
        """The guest who asks for it; what only guests ask for, the table never does by itself."""
        assert self.sender is not None
        return self.sender.guest

    @property
    def kept_back(self) -> float | None:
        """How long it took somebody to ask for something that was kept back; None if it was not."""
        asked = None if self.sender is None else self.sender.at
        return None if asked is None else round(max(0.0, asked - self.before.asked_at), 3)

    @property
    def eyes(self) -> int | None:
        """The seat through whose eyes the guest who asks for it looks."""
        assert self.sender is not None
        return self.after.eyes(self.sender.guest.id, self.sender.seat)

    def overdrawn(self, seat: int) -> float:
        """Give what the open decision of a seat has taken of the reserve of its player."""
        table = self.after
        return overdrawn(table, seat, habits_of(self._preferences, table.seats[seat].guest).calendar, self.now)

    def add(self, entry: AnyEntry) -> None:
        """Add an entry."""
        self.after.apply(entry)
        self.entries.append(entry)

    def go_on(self) -> None:
        """Let everything follow that is not left to anybody: the end of a silence, and forced answers in the open."""
        play, before, after = self.after.play, self.before.curtain, self.after.curtain
        if play is None:
            return
        if after is not None and before is not None and after.moments == before.moments and not play.secretly_asked:
            # Whoever was asked in secret has answered, after the time that a silence takes.
            self.add(Unveiled(at=self.now))
        if self.after.curtain is None:
            self._add_forced(play)

    def _add_forced(self, play: Playthrough) -> None:
        """Give the answers to which there is no alternative, as long as everybody sees that there is none.

        So are those that somebody prefers to give, where they hide nothing.
        """
        for _ in range(MOST_FORCED):
            only, seat = play.only_answer(), play.position.asked
            if seat is not None and self.after.player(seat) is None:
                habits = habits_of(self._preferences, self.after.seats[seat].guest)
                if only is None:
                    only = plain_answer(play.position, habits.unusual)
                elif asked_anyway(play.position, habits):
                    return
            if only is None or seat is None or self.after.curtain is not None or not options_are_public(play.position):
                return
            self.add(Moved(at=self.now, seat=seat, move=only, by="table"))
        raise RuntimeError(f"table {self.after.row.code}: {MOST_FORCED} answers without a choice in a row")

    def summary(self) -> Summary | None:
        """Give the summary if it has changed."""
        new = self.after.summary()
        return None if self.before.version and new == self.before.summary() else new

    def snapshot(self) -> Snapshot | None:
        """Give the position if it has changed."""
        before, after = self.before.play, self.after.play
        if after is None or (before is not None and before.ply == after.ply and before.moves[-1:] == after.moves[-1:]):
            return None
        return self.after.snapshot()

    def reseated(self) -> bool:
        """Whether others sit there than before, the table is listed otherwise, or the game is over."""
        before, after = self.before, self.after
        return (
            after.seats != before.seats
            or after.status != before.status
            or after.listed != before.listed
            or after.summary().busy != before.summary().busy
        )

    def opened(self) -> NewTable:
        """Give the table that is new with this change."""
        return NewTable(self.after.row, self.entries, self.after.summary(), self.after.snapshot())
