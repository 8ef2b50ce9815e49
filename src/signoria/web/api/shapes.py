"""What is sent and answered over HTTP, beside the types of the tables themselves."""

from __future__ import annotations

import datetime as dt
from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta

from signoria.analysis import Analysis
from signoria.analysis.ruler import Ruler
from signoria.core.message import Name
from signoria.core.record import LONGEST_NAME
from signoria.core.shapes import Message
from signoria.core.speech import Label
from signoria.tables.room.analysts import State
from signoria.tables.table.commands.command import SeatNumber, Word
from signoria.tables.table.notices import Form, Way
from signoria.tables.table.personal import Wishes, Wishlist, Zone
from signoria.tables.table.titles import Occasion
from signoria.tables.wire.messages import LogLine, QuestionShown, TableShown
from signoria.web.notices.addresses import LONGEST_ADDRESS

Reachable = Literal["public", "here", "network", "machine"]
Language = Annotated[str, Meta(max_length=20)]
Address = Annotated[str, Meta(min_length=1, max_length=LONGEST_ADDRESS)]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all bodies: a field that is not known is refused."""


class RefusalShown(msgspec.Struct, frozen=True):
    """Why something is not done: a key of the shell's texts, and its variables."""

    reason: str
    facts: dict[str, Any]


# --- Me --------------------------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """The guest who asks."""

    name: str
    # The levels of the house that were beaten, by game.
    wins: dict[str, list[str]] = {}
    named: bool = False  # whether the guest has chosen the name
    arms: int = 0  # of the coats of arms, the own one
    longest_name: int = LONGEST_NAME
    preferences: Wishlist = msgspec.field(default_factory=Wishlist)


class Rename(Asked, frozen=True):
    """Another name."""

    name: Word


class Preferring(Asked, frozen=True):
    """Other preferences: those that are named, everywhere or at one table; `anew` forgets all others there."""

    wishes: Wishes = Wishes()
    table: Word | None = None
    anew: bool = False


class DeviceShown(msgspec.Struct, frozen=True):
    """A device on which the guest is signed in; when it was first and last here, by the hour."""

    id: str
    browser: str | None  # as it calls itself, if anybody would recognise it
    system: str | None
    first: float
    last: float
    mine: bool  # the one that asks


class SignOutDevice(Asked, frozen=True):
    """A device that is to be signed out, by its id."""

    device: Word


# --- Days off --------------------------------------------------------------------------------------------------------


class HolidayShown(msgspec.Struct, frozen=True):
    """Days off of the guest who asks, from the first to the last one, named by when they begin."""

    begin: float
    first: str
    last: str
    now: bool  # they have begun


class HolidaysShown(msgspec.Struct, frozen=True):
    """The days off of the guest who asks that are not over; how many there may be in a year, and how many more now."""

    holidays: list[HolidayShown]
    most: int
    left: int


class TakeHoliday(Asked, frozen=True):
    """The first and the last day off, by the calendar of a place."""

    first: dt.date
    last: dt.date
    zone: Zone


class EndHoliday(Asked, frozen=True):
    """Days off that are to end now, or not to begin, by when they do."""

    begin: float


# --- Notices ---------------------------------------------------------------------------------------------------------


class ChannelShown(msgspec.Struct, frozen=True):
    """A way by which the guest is told: the mailbox, or where the address is that listens."""

    id: str
    way: Way
    address: str
    mine: bool  # the browser that asks
    confirmed: bool


class NoticesShown(msgspec.Struct, frozen=True):
    """How the guest is told, the key of this server for browsers, and whether it sends letters."""

    key: str
    mail: bool
    channels: list[ChannelShown]


class PushChannel(Asked, frozen=True):
    """A browser that is to be told: where its push service listens, and the keys for it."""

    address: Address
    p256dh: Word
    auth: Word
    language: Language


class HookChannel(Asked, frozen=True):
    """An address that listens, and how it wants to be told."""

    address: Address
    form: Form
    language: Language


class MailChannel(Asked, frozen=True):
    """A mailbox."""

    address: Address
    language: Language


class ChannelClosed(Asked, frozen=True):
    """One of the channels, by its id."""

    id: Word


class ChannelTried(msgspec.Struct, frozen=True):
    """Whether a message was taken."""

    arrived: bool


# --- Games -----------------------------------------------------------------------------------------------------------


class OptionSchema(TypedDict, total=False):
    """The JSON schema of a table option, as far as anybody reads it."""

    enum: list[str]
    default: Any


class OptionsSchema(TypedDict):
    """The JSON schema of all table options of a game."""

    properties: dict[str, OptionSchema]


class GameShown(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    fewest: int
    most: int
    usual: int  # seats, where nobody says how many
    options: OptionsSchema
    defaults: dict[str, Any]
    levels: list[str]  # of bots, the weakest first
    bots: dict[str, str]  # by name, those that stand for a level
    minutes: int | None  # that it takes, about
    preferences: list[str]  # questions that a table may answer for a player who wants that
    titles: dict[str, str]  # its name by language
    presets: dict[str, dict[str, Any]]  # options that are settled in one choice, by its name
    lessons: list[str]  # by their ids, in the order in which they are best taken


class Words(msgspec.Struct, frozen=True):
    """What a game says in a language: its texts, and how its options are labelled with them."""

    source: str  # in the language of Fluent
    labels: dict[str, Label]  # by verb


# --- Tables ----------------------------------------------------------------------------------------------------------


class TableSummary(TableShown, frozen=True, kw_only=True):
    """A table in a list of tables: as everyone sees it, and how far it is."""

    asked: int | None  # the seat that is to move
    turn: int
    opened: float
    changed: float
    # Where a move may take days: seconds that are left for whom it waits for; none while that one has days off.
    left: float | None = None


class Invited(msgspec.Struct, frozen=True):
    """An invitation to a table: the table, and who invites, by the name on their seat."""

    table: TableSummary
    by: str
    arms: int
    at: float


class Tables(msgspec.Struct, frozen=True):
    """The tables that a guest may care for: the own ones, those with an open seat, those to watch, and invitations."""

    mine: list[TableSummary]
    open: list[TableSummary]
    playing: list[TableSummary]
    invitations: list[Invited]


class ListsTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has changed in the lists of tables since they were told last, over a WebSocket; at first all of it."""

    # The codes of the tables in each list that is another than before, and what is new of tables, with their code.
    codes: dict[str, list[str]] = {}
    tables: list[dict[str, Any]] = []
    # How many tables are in play of each game, if that is another number: those who only count are not told of each.
    numbers: dict[str, int] | None = None
    invitations: list[Invited] | None = None


class Code(msgspec.Struct, frozen=True):
    """The code of a table."""

    code: str


class PlayNow(Asked, frozen=True):
    """A game against bots that begins at once."""

    game: Word
    bots: Annotated[int, Meta(ge=1, le=9)] | None = None
    level: Word | None = None
    options: dict[str, Any] = {}
    seal: Word | None = None  # of the own share in the chance of the game
    preset: Word | None = None  # options that go together; those that are named come on top of them
    occasion: Occasion | None = None  # the day after which the table is called


# --- Companions -------------------------------------------------------------------------------------------------------


class CompanionShown(msgspec.Struct, frozen=True):
    """Somebody with whom the reader has played: names, arms, and the last game. `who` means nothing to anybody else.

    The rest is about a table: whether they sit there, are invited, or have declined.
    """

    who: str
    names: list[str]
    arms: int
    game: str
    last: float
    games: int
    off: bool = False  # the reader has taken them off the list
    seated: bool = False
    invited: bool = False
    declined: bool = False


class Inviting(Asked, frozen=True):
    """Whom one invites, by the mark in the own list."""

    who: Word


class Parted(Asked, frozen=True):
    """Whom one takes off the own list, or puts back."""

    who: Word
    off: bool = True


# --- Invitations ------------------------------------------------------------------------------------------------------


class Reached(msgspec.Struct, frozen=True):
    """How others get to this server, for one who asks."""

    # public: the host has said it; here: it is in the reader's bar; network: this machine in its networks; machine:
    # nobody else can open it.
    kind: Reachable
    addresses: list[str]  # as they stand in the bar of a browser, without a path, the likeliest first
    # For who sits at the machine: its networks whose people could be let in, and the one whose people are.
    offers: list[str] = []
    opened: str | None = None


class QrCode(msgspec.Struct, frozen=True):
    """A QR code to draw: how many modules it is wide, with the quiet ones around it, and the dark ones as a path."""

    size: int
    path: str  # in the language of SVG, one module to a unit


class InvitationLink(msgspec.Struct, frozen=True):
    """A link that others can open."""

    address: str
    link: str
    code: QrCode


class Invitation(msgspec.Struct, frozen=True):
    """How others get to a page."""

    kind: Reachable
    links: list[InvitationLink]
    offers: list[str]
    opened: str | None


class PersonalLink(msgspec.Struct, frozen=True):
    """An address that makes another device the same guest. It works once, and not for long."""

    path: str
    seconds: int
    there: Invitation  # how another device gets there


class OpenNetwork(Asked, frozen=True):
    """The address of this machine in the network whose people are let in."""

    address: Word


# --- Records ---------------------------------------------------------------------------------------------------------


class RatingChange(msgspec.Struct, frozen=True):
    """What a game changed in the rating of the person on a seat. A provisional rating may still change a lot.

    A newcomer has no number yet: only how many games of those there are that it takes to have one.
    """

    seat: int
    before: int | None  # where the number is an exact one
    after: int | None
    gain: int | None  # where it is to be told
    provisional: bool
    games: int
    newcomer: int


class Outcome(msgspec.Struct, frozen=True):
    """What there is to say of a game that is over: the places by seat, how long it took, and what it was to the reader.

    `remark` is the best true thing about it, a text of the shell; none for who did not play, or where there is none.
    """

    ranks: list[int]
    seconds: float | None
    remark: Message | None = None


class Played(TableSummary, frozen=True, kw_only=True):
    """A game that is over. `rating` is about the guest who asks; none for a game that does not count."""

    scores: list[int]
    winners: list[int]
    ended: float
    rating: RatingChange | None = None


class Opponent(msgspec.Struct, frozen=True):
    """Somebody against whom the guest who asks has finished games, or the bots of a level, and who did better."""

    who: str  # the mark by which the guest, and nobody else, names this one; or `bot-` and the level
    name: str
    arms: int | None
    last: float
    games: int = 0
    # Games in which the guest ended before this one, and after; in the others they ended together.
    ahead: int = 0
    behind: int = 0


class ReplayLog(msgspec.Struct, frozen=True):
    """What happened in a game that is over, as somebody learnt of it. Its moments are asked for one by one.

    `first` is the first moment that can be looked at, `plies` the last one; `marks` says for each of them how many
    events had happened by then.
    """

    first: int
    plies: int
    table: TableShown | None  # None for a record that was sent along
    log: list[LogLine]
    marks: list[int]
    ruler: Ruler  # rounds, turns, and what is worth looking at again


class AnalysisShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far the analysis of a game is, and what has been found so far."""

    state: State
    before: int = 0  # analyses that come before it
    own: bool = False  # whether the reader has asked for it, and can stop it
    done: int = 0
    of: int = 0
    seconds_left: float | None = None
    analysis: Analysis | None = None


class ReplayShown(msgspec.Struct, frozen=True):
    """A moment of a game that is over, through somebody's eyes."""

    ply: int
    view: dict[str, Any]
    question: QuestionShown | None
    move: str | None  # the next one
    held: list[dict[str, list[Name]]] = []  # all open: by seat, what others did not see, named as in a message


class Branch(Asked, frozen=True):
    """Where somebody wants to play on in a game that is over: after which move, in which seat, against which bots."""

    ply: int
    seat: SeatNumber
    level: Word | None = None


class RecordBranch(Asked, frozen=True):
    """Where somebody wants to play on in a game whose record is sent along, and what the table is to be called."""

    record: dict[str, Any]
    name: Word
    ply: int
    seat: SeatNumber
    level: Word | None = None


class RecordChecked(msgspec.Struct, frozen=True):
    """A record that was replayed and is right."""

    game: str
    options: dict[str, Any]
    seats: list[str]
    plies: int
    over: bool
    scores: list[int] | None
    winners: list[int] | None


# --- Statistics and rules --------------------------------------------------------------------------------------------


class Rating(msgspec.Struct, frozen=True):
    """How strong a player is: 1000 is the house bot. A provisional rating may still change a lot."""

    value: int
    provisional: bool


class Ranked(msgspec.Struct, frozen=True):
    """A player in the table of results."""

    name: str
    bot: str | None
    level: str | None  # of the house, for a bot that has one
    mine: bool
    games: int
    wins: float
    rating: Rating | None


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle: how many play, how hard it is, and whether the first answer of the guest who asks was right."""

    id: str
    players: int
    level: int
    right: bool | None = None  # None: not tried


class PuzzleCourse(msgspec.Struct, frozen=True):
    """The puzzles of a game from the easiest to the hardest, and how the guest who asks has done."""

    game: str
    today: str
    puzzles: list[PuzzleShown]
    rating: Rating | None
    tried: int
    right: int


class ChoiceShown(msgspec.Struct, frozen=True):
    """What could be chosen in a puzzle: the chance to win with it in per cent, and what that is given or taken."""

    move: str
    chance: int
    error: int


class PuzzleSolved(msgspec.Struct, frozen=True):
    """What came of an answer: what was chosen, all choices with the best first, one reason, and what comes next."""

    id: str
    right: bool
    chosen: str
    choices: list[ChoiceShown]
    even: int
    why: Message
    # What it changed in the rating for puzzles; nothing, if there was an answer before.
    rating: RatingChange | None
    following: str | None  # the next puzzle of the game that was not tried


class ResultsAgainst(msgspec.Struct, frozen=True):
    """Games of one kind: against bots alone, against people, or with several people at one device."""

    against: Literal["bots", "people", "device"]
    games: int
    wins: float
    average: float | None


class OwnResults(msgspec.Struct, frozen=True):
    """How the guest who asks has done."""

    games: int
    wins: float
    best: int | None
    average: float | None
    beaten: list[str]  # levels of the house
    rating: Rating | None = None
    tallies: list[ResultsAgainst] = []  # those kinds that were played


class Rung(msgspec.Struct, frozen=True):
    """A level of the house: how strong it is, and how the guest who asks has done against it alone."""

    level: str
    rating: int | None
    games: int
    wins: int


class Ladder(msgspec.Struct, frozen=True):
    """The levels of the house in a game, the first one first."""

    game: str
    rungs: list[Rung]


class Statistics(msgspec.Struct, frozen=True):
    """Results in one game."""

    game: str
    mine: OwnResults
    players: list[Ranked]


class CardRules(msgspec.Struct, frozen=True):
    """A card: its facts as words and numbers, its text in the language asked for."""

    id: str
    name: str
    text: str | None
    ruling: str | None
    types: list[str]
    facts: dict[str, int | str]


class OptionRules(msgspec.Struct, frozen=True):
    """A table option, explained."""

    id: str
    name: str
    text: str | None
    values: dict[str, str]


class Rules(msgspec.Struct, frozen=True):
    """What one has to know to play a game."""

    game: str
    language: str
    languages: list[str]
    name: str
    fewest: int
    most: int
    cards: list[CardRules]
    options: list[OptionRules]
