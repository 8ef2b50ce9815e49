"""What tables and clients say to each other. The types of the browser client are generated from this module.

A client sends one of `Sent`, most of which are the commands of `table.commands`; a table answers with `Accepted` or
`Refused` to the sender, and tells everyone at the table what changed with `Update`, each seat its own. Every field is
written for its reader: nothing is stripped later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Union

import msgspec

from signoria.core.shapes import Message
from signoria.tables.table.allowance import StandIn
from signoria.tables.table.commands import ORDERS
from signoria.tables.table.commands.command import Order

# --- What a client sends ---------------------------------------------------------------------------------------------


class Tagged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all that is sent as it is: a field `type` says what it is."""


class Sync(Tagged, frozen=True, tag="sync"):
    """Say which version was seen last, after connecting again; -1 for none. Answered with an `Update`.

    `seat` says through whose eyes: where people pass one device around, the one who sits before it now. Until that is
    said such a device sees what everybody sees. When the game is over, anybody may look through all eyes.
    """

    version: int = -1
    seat: int | None = None


class Consider(Tagged, frozen=True, tag="consider"):
    """Ask what would come of moves of the own seat and why they cannot be made; of none, about the open question.

    Answered with `Considered` at once, by the table as it is now: nothing changes, and nobody else learns of it. `id`
    is the sender's own name for it.
    """

    id: str
    moves: list[str] = []


class Hasten(Tagged, frozen=True, tag="hasten"):
    """Let bots move without a pause until the sender is asked, or let them pause again.

    It is done where the sender is the only person at the table, and nobody answers.
    """

    on: bool = True


class Ping(Tagged, frozen=True, tag="ping"):
    """Measure the way to the server; answered with a `Pong` that has the same `at`."""

    at: float


if TYPE_CHECKING:
    Sent = Order | Sync | Consider | Hasten | Ping
else:
    Sent = Union[*ORDERS, Sync, Consider, Hasten, Ping]

# --- What a table sends ----------------------------------------------------------------------------------------------


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everyone sees it: who sits there, and whether that person is here."""

    number: int
    kind: str  # person, bot, open
    name: str
    bot: str | None = None  # name of the bot, for bots and for seats that a bot keeps
    present: bool = True
    kept: bool = False  # a bot plays for the person, for more than one decision
    keeper: str | None = None  # why a bot plays for the person: once, away, left, resigned
    mine: bool = False  # the reader holds this seat
    host: bool = False
    wants_rematch: bool = False
    resigned: int | None = None  # the turn in which the person resigned
    gone: bool = False  # has left after the game, and plays no other one
    who: str | None = None  # the mark of the person: those with the same one share a device
    by_bot: int = 0  # when the game is over: how many decisions a bot made for the person
    hints: int = 0  # when the game is over: at how many decisions the person had a hint
    holiday: str | None = None  # the last of the days off that the person has now
    arms: int = 0  # the coat of arms: people bear their own at every table, unless somebody before them does


class EndShown(msgspec.Struct, frozen=True):
    """Somebody proposes to end the game without a result: who, and who has not answered yet."""

    asked_by: int
    waiting_for: list[int]


class TableShown(msgspec.Struct, frozen=True):
    """A table as everyone sees it, in the lobby and at the table."""

    code: str
    name: str
    game: str
    options: dict[str, Any]
    seats: list[SeatShown]
    status: str  # gathering, playing, over, closed
    clock: int | None = None  # seconds for a decision
    reserve: int = 0  # seconds for the whole game, when those of a decision are over
    stand_in: StandIn = "once"  # when a bot plays for somebody who does not answer
    spectators: int = 0
    commitment: str | None = None  # of the table's secret, before and while the game runs
    secret: str | None = None  # the secret itself, when the game is over
    # The players' part in the chance, by seat: the seals, then the shares that belong to them.
    seals: list[str | None] = []
    shares: list[str | None] = []
    starting: bool = False  # the game begins when the sealed shares are told
    previous: str | None = None  # code of the table this one is a rematch of
    following: str | None = None  # code of the rematch
    paused: bool = False  # nobody who plays is there: nothing goes on by itself, and no clock runs
    ending: EndShown | None = None
    closed: str | None = None  # why the table is no more, a key of the shell's texts
    practice: str | None = None  # why the game changes no rating, a key of the shell's texts
    silenced: str | None = None  # why the reader may not speak here, a key of the shell's texts
    players_only: bool = False  # the chat is closed to spectators
    # For the host alone: the marks of those who may not speak, and of those who were sent away, with their names.
    muted: list[str] = []
    sent_away: dict[str, str] = {}
    # The day after which a table without a name is called, such as sunday-evening; `name` says it in English.
    occasion: str | None = None
    listed: bool = False  # everybody finds the table, and anybody may sit down
    hints: bool = False  # people who play with one another may ask for hints
    no_hints: str | None = None  # why nobody gets a hint here, a key of the shell's texts
    lesson: str | None = None  # the lesson that is played here
    puzzle: str | None = None  # the puzzle that is to be solved here


# What the text of a message must be told (core/message.py).
Facts = Annotated[dict[str, Any], msgspec.Meta(title="Arguments")]


class QuestionShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is read about the open question. Whom it is put to and what can be answered stands in the view."""

    asked: Message | None  # only for who is asked
    others: Message
    in_person: bool = False  # the player answers it even where there is but one answer
    last: list[str] = []  # only for who is asked: the answers that end the turn
    odd: dict[str, str] = {}  # and those that hardly anybody wants, with the reason, a key of the game's texts


class MomentShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What makes a line of the log a big moment (core/moment.py): its texts begin with `moment-<kind>`."""

    kind: str
    tone: str  # loss, theft, spell, honour
    seat: int | None = None  # whom it strikes; None for everybody
    private: bool = False  # it strikes the reader, and nobody else is told whom
    known: bool = False  # whom it strikes has been told before
    lifts: str | None = None  # moments of this kind hold no longer


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened: the message `event-<event>`, unless it is quiet, and all that a table shows of it.

    One that is `joined` has the message `joined-<event>`, which goes on with the line before it. `mark` says what it is
    called among those worth looking at again.
    """

    event: str
    args: Facts = {}
    quiet: bool = False
    joined: bool = False
    mark: str | None = None
    moment: MomentShown | None = None
    bot: bool = False  # a bot did it for the person whom it is about
    hint: bool = False  # the person whom it is about had a hint; told to others when the game is over


class UndoShown(msgspec.Struct, frozen=True):
    """Whether the reader may take a decision back: freely, by asking, or not at all; and who asks for it now."""

    possible: str  # free, ask, no
    reason: str | None = None  # key of the reason when it is not possible
    asked_by: int | None = None
    waiting_for: list[int] = []
    practice: bool = False  # something new was seen since: the game would change no rating any more
    # Of what is asked for: what came of the decision first, as the reader saw it; how many moves go back, as far as the
    # reader knows of them; and after how many seconds the request lapses.
    decision: LogLine | None = None
    moves: int = 0
    lapses: float | None = None


class ClockShown(msgspec.Struct, frozen=True):
    """The running clock: seconds left for the seat that is asked."""

    seat: int
    left: float
    # It stands still: nobody is there, or who is asked has days off. Then others are not told how much is left.
    still: bool = False
    reserve: float = 0.0  # seconds of the own reserve that are left
    drawing: bool = False  # the days of the move are over, and the reserve is drawn on


class AbsenceShown(msgspec.Struct, frozen=True):
    """Somebody is asked and gives no sign: for how many seconds, and who would rather have a bot play than wait."""

    seat: int
    seconds: float
    callers: int
    needed: int  # so many of the others who are there
    may_call: bool  # the reader may call a bot
    called: bool  # and has done so


class Update(Tagged, frozen=True, tag="update"):
    """Everything the reader may know now, and what happened since the version the reader had.

    `log` has the lines from number `since` on: the reader keeps the lines before, and lets go of all after them, which
    were taken back. `complete` says that they begin at the start of the game. `table` is left out where it is as it was
    told last, and so are the options of the table in `view`; the question in it is packed (parcel.py).
    """

    version: int
    ply: int
    seat: int | None  # through whose eyes; None for a bystander's
    table: TableShown | None
    view: dict[str, Any] | None  # None while the table gathers
    question: QuestionShown | None
    log: list[LogLine]
    since: int
    complete: bool
    undo: UndoShown
    preferences: list[str] = []  # those of the reader that are switched on
    revision: int = 0  # of what the reader prefers everywhere
    clock: ClockShown | None = None
    absence: AbsenceShown | None = None
    # The first line of the log from which on a bot played for the reader, who has not said to have seen it.
    done: int | None = None
    # At the table of a lesson: how many of its moves the learner has made, without those that were taken back. At that
    # of a puzzle: 1 once it has been answered.
    taught: int = 0


class Accepted(Tagged, frozen=True, tag="accepted"):
    """A message has been carried out, durably."""

    id: str
    ply: int
    milliseconds: float  # the server's own time for it


class Refused(Tagged, frozen=True, tag="refused"):
    """A message has not been carried out. `reason` is a key of the shell's texts, `facts` its variables."""

    id: str
    reason: str
    facts: dict[str, Any] = {}


class Said(Tagged, frozen=True, tag="said"):
    """Somebody said something."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float
    who: str = ""  # the mark of who said it


class Considered(Tagged, frozen=True, tag="considered"):
    """The answer to a `Consider` with the same `id`, for the seat through whose eyes the reader looks."""

    id: str
    ply: int  # the number of moves that were made then
    answer: dict[str, Any]  # its shape depends on the game


class HintRow(msgspec.Struct, frozen=True):
    """What may be chosen: a move, or several that are about equal; chances are whole per cents."""

    moves: list[str]
    chance: int
    error: int  # give or take so much
    why: Message  # what speaks for it


class Advised(Tagged, frozen=True, tag="advised"):
    """An answer to a `Hint` with the same `id`: better ones follow until one is `final`. Only its asker is told."""

    id: str
    ply: int  # the number of moves that were made then
    final: bool
    tried: int  # so many games were imagined for every choice
    even: int  # per cents of an even share
    rows: list[HintRow]
    rest: int  # how many choices are not among them


class Pong(Tagged, frozen=True, tag="pong"):
    """The answer to a `Ping`."""

    at: float
    milliseconds: float


class Invitations(Tagged, frozen=True, tag="invitations"):
    """Somebody has invited the reader to another table, or has answered an invitation; which, one asks for."""


class Farewell(Tagged, frozen=True, tag="closed"):
    """The table, or the server, is closing; `reason` is a key of the shell's texts."""

    reason: str


Told = Update | Accepted | Refused | Said | Considered | Advised | Pong | Invitations | Farewell
