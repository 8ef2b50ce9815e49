"""A live table as what its entries say: no sockets, no clock of its own, no storage.

A table is changed by entries alone. Whoever changes one copies it, applies entries to the copy, stores them, and only
then lets the copy take the place of the table: so what is shown has been stored, and what is refused has left no trace.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from signoria.core.chance import commitment
from signoria.games import REGISTRY
from signoria.tables.table import entries as made_of
from signoria.tables.table.house import HouseRules, mark_of
from signoria.tables.table.playthrough import Beginning, Playthrough
from signoria.tables.table.preferences import may_be_answered
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import Ending, Snapshot, Summary
from signoria.tables.table.seats import Seat, people, replaced, seats_of
from signoria.tables.table.shares import Shares, by_seat
from signoria.tables.table.undo import UndoRequest, quiet_since

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.tables.table.entries import AnyEntry
    from signoria.tables.table.rows import TableRow


class EntryError(ValueError):
    """The entries of a table do not follow from one another."""


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table at some moment. Version n is the table after n entries."""

    row: TableRow
    game: Game
    version: int
    name: str
    host: str
    seats: list[Seat]
    options: dict[str, Any]
    clock: int | None
    listed: bool
    rules: HouseRules
    previous: str | None
    following: str | None
    closed: str | None
    # The players' part in the chance of the game.
    shares: Shares
    play: Playthrough | None
    request: UndoRequest | None
    # Requests that were turned down: asking again and again would wear people out.
    turned_down: set[tuple[str, int]]
    # Guests who want a rematch, each with the seal of a share in its chance, and who have left after the game.
    rematch: dict[str, str | None]
    gone: set[str]
    # Why the game changes no rating, if so: a key of the shell's texts.
    practice: str | None
    # The messages of guests that were carried out.
    messages: set[tuple[str, str]]
    # When something was done at the table last.
    touched: float
    # When the open question was asked, for the clock.
    asked_at: float
    # What bystanders know of the numbers while a selection goes on that they must not notice.
    public_version: int
    public_ply: int
    # The length of the log at each version, and the versions that cut it with the length they left untouched.
    lengths: list[int]
    cuts: list[tuple[int, int]]

    @classmethod
    def new(cls, row: TableRow) -> LiveTable:
        """Give a table that has no entries yet."""
        return cls(
            row=row,
            game=REGISTRY.game(row.game),
            version=0,
            name="",
            host="",
            seats=[],
            options={},
            clock=None,
            listed=True,
            rules=HouseRules(),
            previous=None,
            following=None,
            closed=None,
            shares=Shares(),
            play=None,
            request=None,
            turned_down=set(),
            rematch={},
            gone=set(),
            practice=None,
            messages=set(),
            touched=0.0,
            asked_at=0.0,
            public_version=0,
            public_ply=0,
            lengths=[0],
            cuts=[],
        )

    def copy(self) -> LiveTable:
        """Give a table that goes on independently. A field that is forgotten here is an error at once."""
        return LiveTable(
            row=self.row,
            game=self.game,
            version=self.version,
            name=self.name,
            host=self.host,
            seats=self.seats[:],
            options=dict(self.options),
            clock=self.clock,
            listed=self.listed,
            rules=self.rules,
            previous=self.previous,
            following=self.following,
            closed=self.closed,
            shares=self.shares,
            play=None if self.play is None else self.play.copy(),
            request=self.request,
            turned_down=set(self.turned_down),
            rematch=dict(self.rematch),
            gone=set(self.gone),
            practice=self.practice,
            messages=set(self.messages),
            touched=self.touched,
            asked_at=self.asked_at,
            public_version=self.public_version,
            public_ply=self.public_ply,
            lengths=self.lengths[:],
            cuts=self.cuts[:],
        )

    # --- Looking -------------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """One of gathering, playing, over, closed."""
        if self.closed is not None:
            return "closed"
        if self.play is None:
            return "gathering"
        return "over" if self.play.position.over else "playing"

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return 0 if self.play is None else self.play.ply

    @property
    def commitment(self) -> str:
        """What is published of the secret when the game begins."""
        return commitment(self.row.secret)

    def gathering(self) -> None:
        """Refuse what can only be done before the game."""
        if self.closed is not None:
            raise Refusal("reason-closed")
        if self.play is not None:
            raise Refusal("reason-started")
        if self.shares.called is not None:
            raise Refusal("reason-starting")

    def running(self) -> Playthrough:
        """Give the game; refuse what can only be done while it is played."""
        if self.closed is not None:
            raise Refusal("reason-closed")
        if self.play is None:
            raise Refusal("reason-not-started")
        if self.play.position.over:
            raise Refusal("reason-over")
        return self.play

    def finished(self) -> Playthrough:
        """Give the game; refuse what can only be done after it."""
        if self.closed is not None:
            raise Refusal("reason-closed")
        if self.play is None or not self.play.position.over:
            raise Refusal("reason-not-over")
        return self.play

    def seats_of(self, guest: str | None) -> list[int]:
        """Give the seats of a guest."""
        return seats_of(self.seats, guest)

    def seated(self, guest: str) -> list[int]:
        """Give the seats of a guest; refuse somebody who has none."""
        mine = self.seats_of(guest)
        if not mine:
            raise Refusal("reason-not-seated")
        return mine

    def hosted_by(self, guest: str) -> None:
        """Refuse what only the host may do."""
        if guest != self.host:
            raise Refusal("reason-not-host")

    def mark(self, guest: str) -> str:
        """Give the mark by which others name a guest here."""
        return mark_of(self.rules.marks_of or self.row.id, guest)

    def rules_over(self, guest: str, who: str | None = None) -> None:
        """Refuse a rule about people that is not the host's, or about the host."""
        if self.closed is not None:
            raise Refusal("reason-closed")
        self.hosted_by(guest)
        if who == self.mark(guest):
            raise Refusal("reason-yourself")

    def silenced(self, guest: str) -> str | None:
        """Say why a guest may not speak here, if so."""
        return self.rules.silences(self.mark(guest), seated=bool(self.seats_of(guest)))

    def people(self) -> list[str]:
        """Give the guests who hold seats."""
        return people(self.seats)

    def player(self, seat: int) -> str | None:
        """Give the bot that plays on a seat, if there is one: its own, or while a person is away."""
        return self.seats[seat].bot

    def insider(self, seat: int | None) -> bool:
        """Whether a seat knows how far the open decision has come."""
        return self.play is None or self.play.position.asked in (None, seat)

    # --- Keeping -------------------------------------------------------------------------------------------------

    def summary(self) -> Summary:
        """Give what lists of tables show."""
        play = self.play
        result = asked = None
        busy, secret = self.status == "gathering" and self.shares.called is not None, False
        if play is not None and self.closed is None:
            seat = play.position.asked
            if seat is None:
                result = Ending(play.position.scores(), play.position.winners(), play.position.ranks())
            else:
                asked = self.seats[seat].guest
                secret = play.secretly_asked
                busy = (
                    self.player(seat) is not None
                    or self.clock is not None
                    or self.request is not None
                    or play.only_answer() is not None
                    or may_be_answered(play.position)
                )
        return Summary(
            self.name,
            self.status,
            self.host,
            list(self.seats),
            self.options,
            self.listed,
            self.clock,
            self.previous,
            self.following,
            busy=busy,
            asked=asked,
            secret=secret,
            result=result,
            practice=self.practice,
            # Rounded up: the first to have a turn has it before the others.
            turn=0 if play is None else -(-play.position.turns_taken() // len(self.seats)),
        )

    def snapshot(self) -> Snapshot | None:
        """Give the position to go on from, if a game is played."""
        return None if self.play is None else Snapshot(self.version, self.play.position.save())

    # --- Changing ------------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:  # noqa: C901, PLR0912 - a case for each kind of entry
        """Let an entry have its effect. Raises `EntryError`, or `IllegalAction` for a move that cannot be made."""
        match entry:
            case made_of.Opened():
                self._open(entry)
            case made_of.Arranged():
                self.seats, self.host = list(entry.seats), entry.host
                self.shares = self.shares.among(self.people())
            case made_of.Settled():
                self.name, self.options = entry.name, self.game.kept(entry.options)
                self.clock, self.listed = entry.clock, entry.listed
            case made_of.Sealed():
                self.shares = self.shares.sealed(entry.guest or "", entry.seal)
            case made_of.Called():
                self.shares = self.shares.call(entry.at)
            case made_of.Shared():
                self.shares = self.shares.tell(entry.guest or "", entry.share)
            case made_of.Started():
                self._start(entry)
            case made_of.Moved():
                self._move(entry)
            case made_of.UndoAsked():
                self._ask_undo(entry)
            case made_of.UndoAnswered():
                self._answer_undo(entry)
            case made_of.Undone():
                self._undo(entry)
            case made_of.Kept():
                self._seat(entry.seat, entry.bot)
                self._playing().note("seat-kept", {"seat": entry.seat, "bot": entry.bot})
            case made_of.Returned():
                self._seat(entry.seat, None)
                self._playing().note("seat-returned", {"seat": entry.seat})
                if entry.seat == self._playing().position.asked:
                    self.asked_at = entry.at
            case made_of.Replaced():
                self._replace(entry.seat, entry.bot)
            case made_of.Ruled():
                self.rules = entry.rules
            case made_of.Left():
                self.gone.add(entry.guest or "")
                self.rematch.pop(entry.guest or "", None)
            case made_of.RematchWanted():
                self.rematch[entry.guest or ""] = entry.seal
                self.gone.discard(entry.guest or "")
            case made_of.Followed():
                self.following = entry.code
            case made_of.Closed():
                self.closed = entry.reason
        self._count(entry)

    def _count(self, entry: AnyEntry) -> None:
        self.version += 1
        self.touched = entry.at
        if entry.guest is not None and entry.message is not None:
            self.messages.add((entry.guest, entry.message))
        self.lengths.append(0 if self.play is None else len(self.play.log))
        if not isinstance(entry, made_of.Moved):
            # Everybody notices it; yet what happens in the middle of a selection does not tell how far that has come.
            self.public_version, self.public_ply = self.version, min(self.public_ply, self.ply)

    def _open(self, entry: made_of.Opened) -> None:
        if self.version:
            raise EntryError("a table is opened once")
        self.name, self.host, self.seats = entry.name, entry.host, list(entry.seats)
        self.options, self.clock, self.listed = self.game.kept(entry.options), entry.clock, entry.listed
        self.previous, self.rules = entry.previous, entry.rules

    def _start(self, entry: made_of.Started) -> None:
        if self.play is not None:
            raise EntryError("a game starts once")
        if entry.commitment != self.commitment:
            raise EntryError("the commitment does not belong to the secret of this table")
        shares = by_seat(self.shares.told, self.seats)
        self.play = Playthrough.begin(Beginning(self.game, shares, self.row.secret, self.options))
        self.asked_at = entry.at

    def _move(self, entry: made_of.Moved) -> None:
        play = self._playing()
        before, lines = play.position.copy(), len(play.log)
        play.make(entry.seat, entry.move, entry.by, entry.guest, entry.message)
        withdrawn = self.request is not None
        self.request = None
        self.turned_down.clear()
        if withdrawn or len(play.log) > lines or not play.looks_as_in(before):
            self.public_version, self.public_ply = self.version + 1, play.ply
            # A selection is one decision, with one time for it: else the clock would tell how far it has come.
            self.asked_at = entry.at

    def _ask_undo(self, entry: made_of.UndoAsked) -> None:
        if entry.guest is None:
            raise EntryError("an undo is asked for by a guest")
        self.request = UndoRequest(entry.guest, entry.seat, entry.to, entry.at, tuple(entry.consent))

    def _answer_undo(self, entry: made_of.UndoAnswered) -> None:
        request = self.request
        if request is None:
            raise EntryError("nobody has asked for an undo")
        if entry.agree:
            left = tuple(guest for guest in request.waiting_for if guest != entry.guest)
            self.request = UndoRequest(request.guest, request.seat, request.to, request.at, left)
        else:
            self.request = None
            self.turned_down.add((request.guest, request.to))
            # The clock has waited for the answer.
            self.asked_at = entry.at

    def _undo(self, entry: made_of.Undone) -> None:
        play = self._playing()
        if self.request is None and not quiet_since(play, entry.to):
            # Against bots nobody was asked: whoever has seen what comes and decides anew, practises.
            self.practice = "practice-undone"
        taken_back = play.ply - entry.to
        self.cuts.append((self.version + 1, play.back_to(entry.to)))
        play.note("undone", {"seat": entry.seat, "moves": taken_back})
        self.request = None
        self.turned_down.clear()
        self.asked_at = entry.at

    def _seat(self, number: int, bot: str | None) -> None:
        seat = self.seats[number]
        self.seats = replaced(self.seats, number, Seat("person", seat.name, seat.guest, bot))

    def _replace(self, number: int, bot: str) -> None:
        """Let a bot play on for somebody who is not at the table any more, and whom nobody asks any more."""
        guest = self.seats[number].guest
        self.practice = "practice-sent-away"
        self._playing().note("seat-replaced", {"seat": number, "bot": bot})
        self.seats = replaced(self.seats, number, Seat("bot", self.seats[number].name, None, bot))
        if self.request is not None and guest in (self.request.guest, *self.request.waiting_for):
            self.request = None

    def _playing(self) -> Playthrough:
        if self.play is None:
            raise EntryError("no game is played here")
        return self.play
