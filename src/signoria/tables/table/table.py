"""A live table as what its entries say: no sockets, no clock of its own, no storage.

A table is changed by entries alone. Whoever changes one copies it, applies entries to the copy, stores them, and only
then lets the copy take the place of the table: so what is shown has been stored, and what is refused has left no trace.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from signoria.core.chance import commitment
from signoria.games import REGISTRY
from signoria.tables.table import entries as made_of
from signoria.tables.table.allowance import by_days
from signoria.tables.table.care import Care
from signoria.tables.table.ending import EndProposal
from signoria.tables.table.house import HouseRules, mark_of
from signoria.tables.table.playthrough import Beginning, Making, Playthrough
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.reserve import Decision, Drawn
from signoria.tables.table.rows import Ending, Snapshot, Summary
from signoria.tables.table.seats import KEPT_EVENTS, Seat, given_back, kept_by, people, replaced, seats_of
from signoria.tables.table.shares import Shares, by_seat
from signoria.tables.table.trail import Trail
from signoria.tables.table.undo import UndoRequest, away, handed_over, quiet_since

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.core.position import Position
    from signoria.tables.table.allowance import StandIn
    from signoria.tables.table.entries import AnyEntry
    from signoria.tables.table.rows import TableRow


# As the one who notices an entry.
EVERYBODY: Final = -1


class Curtain(msgspec.Struct, frozen=True):
    """A silence: somebody may be asked in secret. Until it is over everybody else sees the table as it was then."""

    picture: Position
    lines: int  # of the log
    # When each of the moments began, one after another, at which somebody may have been asked.
    moments: tuple[float, ...]
    # Whether the last of them has come, so that whoever is asked may know; and what was answered.
    asked: bool = True
    answer: made_of.SecretlyAnswered | None = None


class Resignation(msgspec.Struct, frozen=True):
    """When somebody resigned: after so many moves, in which turn."""

    ply: int
    turn: int

    def not_after(self, ply: int) -> Resignation:
        """Give the same when moves are taken back: what follows is played by a bot all the same."""
        return self if self.ply <= ply else msgspec.structs.replace(self, ply=ply)


class EntryError(ValueError):
    """The entries of a table do not follow from one another."""


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table at some moment. Version n is the table after n entries."""

    row: TableRow
    game: Game
    version: int
    name: str
    # The day after which it is called, unless somebody gave it a name.
    occasion: str | None
    host: str
    seats: list[Seat]
    options: dict[str, Any]
    clock: int | None
    # Seconds for the whole game that each player has when those of a decision are over, and what was drawn of them.
    reserve: int
    drawn: Drawn
    # When a bot plays for somebody who does not answer.
    stand_in: StandIn
    # Whether people who play with one another may ask for hints.
    hints: bool
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
    # A proposal to end the game, and when proposals of guests were turned down.
    ending: EndProposal | None
    declined: dict[str, float]
    # By seat, when somebody resigned there.
    resigned: dict[int, Resignation]
    # Guests who want a rematch, each with the seal of a share in its chance, and who have left after the game.
    rematch: dict[str, str | None]
    gone: set[str]
    # Why the game changes no rating, if so: a key of the shell's texts.
    practice: str | None
    # Who has asked for hints: seat, and after how many moves.
    hinted: frozenset[tuple[int, int]]
    # The lesson that is played here.
    lesson: str | None
    # The puzzle that is to be solved here, and what was chosen first, whatever was taken back: "" if no person did.
    puzzle: str | None
    answered: str | None
    # The messages of guests that were carried out.
    messages: set[tuple[str, str]]
    # When something was done at the table last.
    touched: float
    # When the game began, and when it ended; 0 before that.
    began: float
    ended: float
    # When the open question was asked, for the clock.
    asked_at: float
    # How many moves there were when everybody last noticed one: those after it belong to a selection, or are secret.
    public_ply: int
    # A silence: what everybody sees while somebody may be asked in secret.
    curtain: Curtain | None
    # Of people who do not answer.
    care: Care
    # Of each entry, the one seat that notices it, or EVERYBODY; and how many everybody has noticed, and each seat more.
    noticed_by: Trail[int]
    noticed: int
    noticed_alone: dict[int, int]
    # When everybody last noticed something.
    changed: float
    # The version at which something last changed that is no move.
    set_up: int
    # The length of the log at each version, and the versions that cut it with the length they left untouched.
    lengths: Trail[int]
    cuts: list[tuple[int, int]]
    # One of gathering, playing, over, closed; and who may answer now. They follow from all that, and are asked for many
    # times between two entries.
    status: str = "gathering"
    _answering: int | None = None
    # The summary, once it has been asked for at this version.
    _summary: Summary | None = None

    @classmethod
    def new(cls, row: TableRow) -> LiveTable:
        """Give a table that has no entries yet."""
        return cls(
            row=row,
            game=REGISTRY.game(row.game),
            version=0,
            name="",
            occasion=None,
            host="",
            seats=[],
            options={},
            clock=None,
            reserve=0,
            drawn=Drawn(),
            stand_in="once",
            hints=False,
            listed=True,
            rules=HouseRules(),
            previous=None,
            following=None,
            closed=None,
            shares=Shares(),
            play=None,
            request=None,
            turned_down=set(),
            ending=None,
            declined={},
            resigned={},
            rematch={},
            gone=set(),
            practice=None,
            hinted=frozenset(),
            lesson=None,
            puzzle=None,
            answered=None,
            messages=set(),
            touched=0.0,
            began=0.0,
            ended=0.0,
            asked_at=0.0,
            public_ply=0,
            curtain=None,
            care=Care(),
            noticed_by=Trail(),
            noticed=0,
            noticed_alone={},
            changed=row.created,
            set_up=0,
            lengths=Trail([0]),
            cuts=[],
        )

    def copy(self) -> LiveTable:
        """Give a table that goes on independently. A field that is forgotten here is an error at once."""
        return LiveTable(
            row=self.row,
            game=self.game,
            version=self.version,
            name=self.name,
            occasion=self.occasion,
            host=self.host,
            seats=self.seats[:],
            options=dict(self.options),
            clock=self.clock,
            reserve=self.reserve,
            drawn=self.drawn,
            stand_in=self.stand_in,
            hints=self.hints,
            listed=self.listed,
            rules=self.rules,
            previous=self.previous,
            following=self.following,
            closed=self.closed,
            shares=self.shares,
            play=None if self.play is None else self.play.copy(),
            request=self.request,
            turned_down=set(self.turned_down),
            ending=self.ending,
            declined=dict(self.declined),
            resigned=dict(self.resigned),
            rematch=dict(self.rematch),
            gone=set(self.gone),
            practice=self.practice,
            hinted=self.hinted,
            lesson=self.lesson,
            puzzle=self.puzzle,
            answered=self.answered,
            messages=set(self.messages),
            touched=self.touched,
            began=self.began,
            ended=self.ended,
            asked_at=self.asked_at,
            public_ply=self.public_ply,
            curtain=self.curtain,
            care=self.care,
            noticed_by=self.noticed_by.copy(),
            noticed=self.noticed,
            noticed_alone=dict(self.noticed_alone),
            changed=self.changed,
            set_up=self.set_up,
            lengths=self.lengths.copy(),
            cuts=self.cuts[:],
            status=self.status,
            _answering=self._answering,
        )

    # --- Looking -------------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return 0 if self.play is None else self.play.ply

    @property
    def turn(self) -> int:
        """How many turns each player has had, as everybody knows, with the one that goes on; 0 before the game."""
        if self.play is None:
            return 0
        position = self.play.position if self.curtain is None else self.curtain.picture
        # Rounded up: the first to have a turn has it before the others.
        return -(-position.turns_taken() // len(self.seats))

    @property
    def commitment(self) -> str:
        """What is published of the secret when the game begins."""
        return commitment(self.row.secret)

    def not_begun(self) -> None:
        """Refuse what can only be done before the game."""
        if self.closed is not None:
            raise Refusal("reason-closed")
        if self.play is not None:
            raise Refusal("reason-started")

    def gathering(self) -> None:
        """Refuse what can only be done before the game is called."""
        self.not_begun()
        if self.shares.called is not None:
            raise Refusal("reason-starting")

    def running(self) -> Playthrough:
        """Give the game; refuse what can only be done while it is played."""
        if self.closed is not None:
            raise Refusal("reason-closed")
        if self.play is None:
            raise Refusal("reason-not-started")
        if self.status == "over":
            raise Refusal("reason-over")
        return self.play

    def finished(self) -> Playthrough:
        """Give the game; refuse what can only be done after it."""
        if self.closed is not None:
            raise Refusal("reason-closed")
        if self.play is None or self.status != "over":
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

    def with_others(self) -> bool:
        """Whether more than one guest takes part in the game, those too who have resigned."""
        return len(self.people()) > 1

    @property
    def given_up(self) -> bool:
        """Whether everybody who played has resigned."""
        seated = [seat for seat in self.seats if seat.guest is not None]
        return bool(seated) and all(seat.keeper == "resigned" for seat in seated)

    def player(self, seat: int) -> str | None:
        """Give the bot that plays on a seat, if there is one: its own, or one that plays for a person."""
        return self.seats[seat].bot

    def eyes(self, guest: str | None, wanted: int | None) -> int | None:
        """Give the seat through whose eyes a guest looks who wants those of a seat; None for those of a bystander."""
        return self.eyes_among(self.seats_of(guest), wanted)

    def eyes_among(self, mine: list[int], wanted: int | None) -> int | None:
        """As `eyes`, for who holds these seats."""
        if wanted is not None and self.status == "over" and 0 <= wanted < len(self.seats):
            return wanted
        if len(mine) == 1:
            return mine[0]
        # Who shares a device sees nothing hidden before saying who sits there now.
        return wanted if wanted in mine else None

    def reserve_left(self, seat: int) -> float:
        """Give how many seconds a player has in reserve."""
        return max(0.0, self.reserve - self.drawn.by_seat.get(seat, 0.0))

    def allowed(self, seat: int) -> float | None:
        """Give the seconds that a person has for the open decision in all; None without a clock."""
        if self.clock is None or self.play is None:
            return None
        decision = self.play.ply_for(None)
        return self.care.allowed(decision, self.clock) + self.drawable(seat)

    def drawable(self, seat: int) -> float:
        """Give how many seconds a person may draw for the open decision."""
        if not self.reserve or self.play is None or not self.care.draws_for(self.play.ply_for(None)):
            return 0.0
        return self.reserve_left(seat)

    def answering(self) -> int | None:
        """Give the seat that may answer now; during a silence that is only who is asked in secret."""
        return self._answering

    def veiled(self, seat: int | None) -> bool:
        """Whether a seat, or a bystander, must not know how things stand: it is silent, and others may be asked."""
        silent = self.curtain is not None or (self.play is not None and self.play.secretly_asked)
        return silent and (seat is None or self._answering != seat)

    def version_for(self, seat: int | None) -> int:
        """Give the number of entries that a seat, or a bystander, has noticed: secret steps of others do not count."""
        return self.noticed + (0 if seat is None else self.noticed_alone.get(seat, 0))

    def entries_known(self, version: int, seat: int | None) -> int | None:
        """Give how many entries there were when a seat had noticed so many, at least; None if it cannot have yet."""
        known = self.version_for(seat)
        if not 0 <= version <= known:
            return None
        number = self.version
        for noticed_by in reversed(self.noticed_by):
            if noticed_by in (EVERYBODY, seat):
                if known == version:
                    break
                known -= 1
            number -= 1
        return number

    # --- Keeping -------------------------------------------------------------------------------------------------

    def summary(self) -> Summary:
        """Give what lists of tables show."""
        if self._summary is None:
            self._summary = self._summed_up()
        return self._summary

    def _summed_up(self) -> Summary:
        play = self.play
        result = asked = None
        since = allowed = 0.0
        busy, secret = self.status == "gathering" and self.shares.called is not None, False
        if play is not None and self.closed is None:
            seat = self._answering
            if self.status == "over":
                result = Ending(play.position.scores(), play.position.winners(), play.position.ranks())
            elif seat is None:
                busy = by_days(self.clock) or self.given_up
            else:
                asked = self.seats[seat].guest
                secret = play.secretly_asked
                if by_days(self.clock) and not secret and self.player(seat) is None and self.request is None:
                    since, allowed = self.asked_at, self.allowed(seat) or 0.0
                # Where people sit together, nothing goes on without them, unless nobody can come back.
                busy = by_days(self.clock) or self.given_up
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
            occasion=self.occasion,
            turn=self.turn,
            rules=self.rules,
            stand_in=self.stand_in,
            hints=self.hints,
            reserve=self.reserve,
            since=since,
            allowed=allowed,
            puzzle=self.puzzle if self.answered is None else None,
        )

    def snapshot(self) -> Snapshot | None:
        """Give the position to go on from, if a game is played."""
        return None if self.play is None else Snapshot(self.version, self.play.position.save())

    # --- Changing ------------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:  # noqa: C901, PLR0912, PLR0915 - a case for each kind of entry
        """Let an entry have its effect. Raises `EntryError`, or `IllegalAction` for a move that cannot be made."""
        match entry:
            case made_of.Opened():
                self._open(entry)
            case made_of.Arranged():
                self.seats, self.host = list(entry.seats), entry.host
                self.shares = self.shares.among(self.people())
            case made_of.Settled():
                self.name, self.options = entry.name, self.game.kept(entry.options)
                self.clock, self.stand_in, self.hints = entry.clock, entry.stand_in, entry.hints
                self.listed, self.occasion, self.reserve = entry.listed, entry.occasion, entry.reserve
            case made_of.Sealed():
                self.shares = self.shares.sealed(entry.guest or "", entry.seal)
            case made_of.Called():
                self.shares = self.shares.call(entry.at)
            case made_of.Shared():
                self.shares = self.shares.tell(entry.guest or "", entry.share)
            case made_of.Started():
                self._start(entry)
            case made_of.Moved():
                self._count(entry, self._move(entry))
                return
            case made_of.Hinted():
                self._hint(entry)
                # Nobody else may notice: not even that the player is asked.
                self._count(entry, entry.seat)
                return
            case made_of.SecretlyAsked() | made_of.SecretlyAnswered():
                self._ask_in_secret(entry)
                self._count(entry, entry.seat)
                return
            case made_of.Unveiled():
                self._unveil(entry)
            case made_of.UndoAsked():
                self._ask_undo(entry)
            case made_of.UndoAnswered():
                self._answer_undo(entry)
            case made_of.Undone():
                self._count(entry, self._undo(entry))
                return
            case made_of.Kept():
                self._keep(entry)
            case made_of.Returned():
                self._return(entry)
            case made_of.Signed():
                self.care = self.care.signed(entry.seat, self._playing().position.asked)
            case made_of.BotCalled():
                self.care = msgspec.structs.replace(self.care, callers=self.care.callers | {entry.guest or ""})
            case made_of.Replaced():
                self._replace(entry.seat, entry.bot)
            case made_of.Hosted():
                self.host = entry.host
            case made_of.EndProposed():
                self._propose_end(entry)
            case made_of.EndAnswered():
                self._answer_end(entry)
            case made_of.EndWithdrawn():
                self._end_proposal("end-withdrawn")
            case made_of.Ruled():
                self.rules = entry.rules
            case made_of.Left():
                self.gone.add(entry.guest or "")
                self.rematch.pop(entry.guest or "", None)
            case made_of.RematchWanted():
                self.rematch[entry.guest or ""] = entry.seal
                self.gone.discard(entry.guest or "")
            case made_of.RematchCancelled():
                self.rematch.pop(entry.guest or "", None)
            case made_of.Followed():
                self.following = entry.code
            case made_of.Closed():
                self.closed = entry.reason
                self.request = self.ending = None
        self._count(entry)

    def _count(self, entry: AnyEntry, noticed_by: int = EVERYBODY) -> None:
        self.version += 1
        self._summary = None
        if not isinstance(entry, made_of.Moved):
            self.set_up = self.version
        self.touched = entry.at
        if entry.guest is not None and entry.message is not None:
            self.messages.add((entry.guest, entry.message))
        lines = 0 if self.play is None else len(self.play.log)
        # What is noted during a silence is told once more when the lines before it may be told.
        self.lengths.append(lines if self.curtain is None else self.curtain.lines)
        self.noticed_by.append(noticed_by)
        if noticed_by == EVERYBODY:
            self.noticed += 1
            self.changed = entry.at
        else:
            self.noticed_alone[noticed_by] = self.noticed_alone.get(noticed_by, 0) + 1
        self.public_ply = min(self.public_ply, self.ply)
        self._look()

    def _look(self) -> None:
        """Note how things stand."""
        play, silent = self.play, self.curtain is not None
        if play is None:
            self.status, self._answering = "gathering", None
        else:
            self.status = "over" if play.position.over and not silent else "playing"
            self._answering = None if silent and not self._asks_in_secret(play) else play.position.asked
        if self.closed is not None:
            self.status = "closed"

    def _asks_in_secret(self, play: Playthrough) -> bool:
        """Whether somebody is asked in a silence who has not answered yet."""
        curtain = self.curtain
        return curtain is not None and play.secretly_asked and curtain.asked and curtain.answer is None

    def go_on_with(self, play: Playthrough) -> None:
        """Let another game take the place of the one that is played."""
        self.play = play
        self._look()

    def _open(self, entry: made_of.Opened) -> None:
        if self.version:
            raise EntryError("a table is opened once")
        self.name, self.host, self.seats = entry.name, entry.host, list(entry.seats)
        self.options, self.clock, self.listed = self.game.kept(entry.options), entry.clock, entry.listed
        self.previous, self.rules, self.occasion = entry.previous, entry.rules, entry.occasion
        self.stand_in, self.hints, self.lesson = entry.stand_in, entry.hints, entry.lesson
        self.reserve, self.puzzle = entry.reserve, entry.puzzle

    def _start(self, entry: made_of.Started) -> None:
        if self.play is not None:
            raise EntryError("a game starts once")
        if entry.commitment != self.commitment:
            raise EntryError("the commitment does not belong to the secret of this table")
        shares = by_seat(self.shares.told, self.seats)
        start = Beginning(self.game, shares, self.row.secret, self.options, entry.position)
        self.play = Playthrough.begin(start)
        self.asked_at = self.began = entry.at
        if self.hints and self.with_others():
            # From the start, so that it does not tell when somebody asks for one.
            self.practice = "practice-hints"
        if self.lesson is not None:
            self.practice = "practice-lesson"
        elif entry.position is not None:
            self.practice = "practice-played-on" if self.puzzle is None else "practice-puzzle"
            self.play.note("played-on", {"move": entry.after})

    def _move(self, entry: made_of.Moved) -> int:
        """Make a move; give who notices it."""
        play = self._playing()
        secret = self.curtain is not None and play.secretly_asked
        if not secret:
            # Earlier versions did not write down that a silence is over.
            self.curtain = None
        took = entry.at - self.asked_at if entry.took is None and entry.by == "person" else entry.took
        kept = entry.by == "bot" and self.seats[entry.seat].keeper is not None
        hinted = entry.by == "person" and (entry.seat, play.ply) in self.hinted
        if self.puzzle is not None and self.answered is None:
            self.answered = entry.move if entry.by == "person" else ""
        making = Making(entry.by, entry.guest, entry.message, took, unnoticed=secret, kept=kept, hinted=hinted)
        made = play.make(entry.seat, entry.move, making)
        if kept:
            self.care = self.care.done(entry.seat, play.ply - 1)
        if entry.lapsed:
            self.care = self.care.lapsed(entry.seat)
        if play.position.over:
            self.ended = entry.at
        if by_days(self.clock) and not secret:
            drew = entry.drew if made.noticed else 0.0
            self.drawn = self.drawn.made(play.ply - 1, Decision(entry.seat, self.asked_at, drew))
        self._fall_silent(entry.at, play.silent_since(made))
        if secret:
            self.asked_at = entry.at
            return entry.seat
        if not made.noticed:
            return entry.seat
        self.request = None
        self.turned_down.clear()
        self.public_ply = play.ply
        self._go_on()
        # A selection is one decision, with one time for it: else the clock would tell how far it has come.
        self.asked_at = entry.at
        return EVERYBODY

    def _hint(self, entry: made_of.Hinted) -> None:
        """Note that a player has had a hint; a game with hints is not rated."""
        self.hinted |= {(entry.seat, self._playing().ply)}
        if self.practice is None:
            self.practice = "practice-hints"

    def _fall_silent(self, at: float, silences: list[tuple[Position, int]]) -> None:
        if not silences:
            return
        moments = (at,) * len(silences)
        if self.curtain is not None:
            # When it begins must not tell whether anybody was asked before.
            moments = self.curtain.moments + moments
            self.curtain = msgspec.structs.replace(self.curtain, moments=moments, asked=False, answer=None)
        else:
            picture, lines = silences[0]
            self.curtain = Curtain(picture, lines, moments, asked=len(moments) == 1)

    def _ask_in_secret(self, entry: made_of.SecretlyAsked | made_of.SecretlyAnswered) -> None:
        if self.curtain is None:
            raise EntryError("nobody is asked in secret where it is not silent")
        if isinstance(entry, made_of.SecretlyAnswered):
            self.curtain = msgspec.structs.replace(self.curtain, answer=entry)
        else:
            self.curtain = msgspec.structs.replace(self.curtain, asked=True)
            self.asked_at = entry.at

    def _unveil(self, entry: made_of.Unveiled) -> None:
        if self.curtain is not None:
            self._playing().put_in_order(self.curtain.lines)
        self.curtain = None
        self.public_ply = self._playing().ply
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
            # Whoever asked, and whoever was asked, reads what came of it.
            self._playing().note("undo-lapsed" if entry.guest is None else "undo-refused", {"seat": request.seat})
            # The clock has waited for the answer: it begins anew, but where it counts days it goes on.
            self.asked_at = self.asked_at + max(0.0, entry.at - request.at) if by_days(self.clock) else entry.at

    def _undo(self, entry: made_of.Undone) -> int:
        """Go back; give who notices it: a selection that nobody has noticed is taken back as it was made."""
        play = self._playing()
        if self.request is None and not quiet_since(play, entry.to):
            # Against bots nobody was asked: whoever has seen what comes and decides anew, practises.
            self.practice = "practice-undone"
        alone = self.public_ply <= entry.to < play.ply
        taken_back = sum(made.noticed for made in play.moves[entry.to :])
        untouched = play.back_to(entry.to)
        self.resigned = {seat: when.not_after(entry.to) for seat, when in self.resigned.items()}
        if alone:
            return entry.seat
        self.curtain = None
        self.care = self.care.back_to(entry.to)
        self._go_on()
        self.cuts.append((self.version + 1, untouched))
        play.note("undone", {"seat": entry.seat, "moves": taken_back})
        known = self.drawn.decisions.get(entry.to)
        if self.request is None and known is not None:
            # Where a decision may take days, nobody gets more of them by taking it back.
            self.asked_at, self.drawn = known.asked_at, self.drawn.undone(entry.to)
        else:
            self.asked_at, self.drawn = entry.at, self.drawn.back_to(entry.to)
        self.request = None
        self.turned_down.clear()
        return EVERYBODY

    def _keep(self, entry: made_of.Kept) -> None:
        """Let a bot play for a person, for one decision or for longer."""
        play = self._playing()
        self._seat(entry.seat, kept_by(self.seats[entry.seat], entry.bot, entry.why))
        used = max(0.0, entry.at - self.asked_at)
        self.care = self.care.kept(entry.seat, entry.why, play.position.asked, used)
        self.drawn = self.drawn.drew(entry.seat, entry.drew)
        play.note(KEPT_EVENTS[entry.why], {"seat": entry.seat, "bot": entry.bot})
        if entry.seat == play.position.asked:
            self.asked_at = entry.at
        self._keep_from(entry.seat)
        if entry.why == "resigned":
            self.resigned[entry.seat] = Resignation(self.ply, self.turn)

    def _return(self, entry: made_of.Returned) -> None:
        """Let a person play again, with time for a decision that waits."""
        play, why = self._playing(), self.seats[entry.seat].keeper
        self.care = self.care.returned(entry.seat, play.position.asked, seen=entry.seen)
        if why is not None and entry.seat == play.position.asked:
            self.care = self.care.renew(play.ply_for(None), why, self.clock)
            self.asked_at = entry.at
        self._seat(entry.seat, given_back(self.seats[entry.seat]))
        if why not in (None, "once"):
            play.note("seat-returned", {"seat": entry.seat})
            self._back_at(entry.seat)

    def _go_on(self) -> None:
        """Let people answer again for whom a bot has made the one decision."""
        self.care = self.care.went_on()
        if any(seat.keeper == "once" for seat in self.seats):
            self.seats = [given_back(seat) if seat.keeper == "once" else seat for seat in self.seats]

    def _propose_end(self, entry: made_of.EndProposed) -> None:
        if entry.guest is None:
            raise EntryError("that the game ends is proposed by a guest")
        self.ending = EndProposal(entry.guest, entry.seat, entry.at, tuple(entry.consent))
        self._playing().note("end-proposed", {"seat": entry.seat})

    def _answer_end(self, entry: made_of.EndAnswered) -> None:
        proposal = self.ending
        if proposal is None:
            raise EntryError("nobody has proposed to end the game")
        if entry.agree:
            self.ending = proposal.without(entry.guest)
            return
        if entry.guest is None:
            self._end_proposal("end-lapsed")
            return
        self.declined[proposal.guest] = entry.at
        self.ending = None
        self._playing().note("end-declined", {"seat": self.seats_of(entry.guest)[0]})

    def _end_proposal(self, event: str) -> None:
        """Let nobody be asked any more whether the game ends."""
        if self.ending is None:
            raise EntryError("nobody has proposed to end the game")
        self._playing().note(event, {"seat": self.ending.seat})
        self.ending = None

    def _keep_from(self, number: int) -> None:
        """Ask nobody any more who has left it to bots; who proposed something must be there."""
        guest, proposal = self.seats[number].guest, self.ending
        if guest is None or proposal is None or not away(self.seats, guest):
            return
        if guest == proposal.guest or handed_over(self.seats, guest):
            self._ask_no_more(guest)

    def _ask_no_more(self, guest: str | None) -> None:
        """Go on without the consent of a guest to end the game; where nobody else is left to ask, it is off."""
        proposal = self.ending
        if proposal is None:
            return
        left = proposal.without(guest)
        if guest == proposal.guest or not left.waiting_for:
            self._end_proposal("end-lapsed")
        else:
            self.ending = left

    def _back_at(self, number: int) -> None:
        """Ask somebody too who plays again."""
        proposal, guest = self.ending, self.seats[number].guest
        if proposal is not None and guest is not None and guest not in (proposal.guest, *proposal.waiting_for):
            self.ending = msgspec.structs.replace(proposal, waiting_for=(*proposal.waiting_for, guest))

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]

    def _replace(self, number: int, bot: str) -> None:
        """Let a bot play on for somebody who is not at the table any more, and whom nobody asks any more."""
        guest = self.seats[number].guest
        self.practice = "practice-sent-away"
        self._playing().note("seat-replaced", {"seat": number, "bot": bot})
        self._ask_no_more(guest)
        self.seats = replaced(self.seats, number, Seat("bot", self.seats[number].name, None, bot))
        if self.request is not None and guest in (self.request.guest, *self.request.waiting_for):
            self.request = None

    def _playing(self) -> Playthrough:
        if self.play is None:
            raise EntryError("no game is played here")
        return self.play
