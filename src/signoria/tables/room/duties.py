"""What a table has to do by itself, derived from nothing but its state: whoever loads it knows what is due, and when.

So a restart loses no bot's turn, two nodes that both do the same duty do no harm (only one of them can store it), and
nobody can put off what is due, or find out by trying what it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from signoria.tables.room.timekeeper import Cue
from signoria.tables.table import shares
from signoria.tables.table.ending import patience
from signoria.tables.table.habits import habits_of
from signoria.tables.table.levels import thinking
from signoria.tables.table.preferences import asked_anyway, preferred_answer
from signoria.tables.table.undo import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.tables.room.timekeeper import Timekeeper
    from signoria.tables.table.habits import Pace
    from signoria.tables.table.hours import Hours
    from signoria.tables.table.situation import Situation
    from signoria.tables.table.table import Curtain, LiveTable

# Of how many answers of a player it is known how long they took; one that took longer does not count.
ANSWERS: Final = 32
LONGEST_ANSWER: Final = 40.0
# A silence is as long as usually where a decision may take so many seconds; with other clocks, within these bounds.
USUAL_CLOCK: Final = 60
SHORTEST_SILENCE: Final = 0.6
LONGEST_SILENCE: Final = 2.0
# A forced answer comes before this part of a running clock is over.
IN_TIME: Final = 0.8


class BotTurn(msgspec.Struct, frozen=True):
    """A bot has to answer the open question, not before a moment."""

    seat: int
    bot: str
    only: str | None  # the answer, when there is but one
    at: float


class SecretAnswer(msgspec.Struct, frozen=True):
    """A person has no choice, or always chooses the same, and the others must not notice: answer at a moment."""

    seat: int
    move: str
    at: float


class RunningClock(msgspec.Struct, frozen=True):
    """A person has to answer before a moment; then a bot does."""

    seat: int
    until: float
    lapse: str | None = None  # the answer that is given then, where no bot does


class TurnOfTime(msgspec.Struct, frozen=True):
    """Something that happens at a moment, whoever is asked then."""

    until: float


class OpenRequest(TurnOfTime, frozen=True):
    """A request for an undo lapses."""


class CalledGame(TurnOfTime, frozen=True):
    """A game that was called begins, with the shares that are told by then."""


class Silence(TurnOfTime, frozen=True):
    """Everybody sees what followed: nobody was asked in secret, or the time for an answer is over."""


class OpenProposal(TurnOfTime, frozen=True):
    """A proposal to end the game lapses."""


class SecretQuestion(msgspec.Struct, frozen=True):
    """A seat is asked in secret, but may know it from a moment on: somebody else may have been asked before."""

    seat: int
    until: float


class CalledBot(msgspec.Struct, frozen=True):
    """A bot is to play for somebody who gives no sign: enough others want it, or the table has settled it."""

    seat: int
    until: float = 0.0


Duty = (
    CalledBot
    | CalledGame
    | BotTurn
    | SecretAnswer
    | RunningClock
    | OpenRequest
    | OpenProposal
    | SecretQuestion
    | Silence
)


def duty_of(situation: Situation, time: Timekeeper) -> Duty | None:
    """Give what the table has to do next by itself."""
    table, hours = situation.table, situation.hours
    play = table.play
    called = table.shares.called
    if called is not None and table.status == "gathering":
        return CalledGame(hours.after(called, shares.PATIENCE, time.now()))
    # Where nobody is left who plays, nothing is done until somebody comes back.
    if play is None or table.status != "playing" or hours.still:
        return None
    duty = _in_the_game(situation, time)
    if table.ending is not None:
        # The game goes on meanwhile: whatever is due before it lapses is done before.
        until = hours.after(table.ending.at, patience(table), time.now())
        if duty is None or moment_of(duty) > until:
            return OpenProposal(until)
    return duty


def moment_of(duty: Duty) -> float:
    """Give when a duty is due."""
    return duty.at if isinstance(duty, BotTurn | SecretAnswer) else duty.until


def _in_the_game(situation: Situation, time: Timekeeper) -> Duty | None:
    """Give what is to be done so that the game goes on."""
    table, hours = situation.table, situation.hours
    seat = table.answering()
    if table.curtain is not None and (seat is None or table.player(seat) is None):
        return _silence(table, table.curtain, hours, time)
    assert seat is not None
    if table.request is not None:
        return OpenRequest(hours.after(table.request.at, PATIENCE, time.now()))
    return _question(situation, seat, time)


def _question(situation: Situation, seat: int, time: Timekeeper) -> Duty | None:
    """Give what is to be done about the open question."""
    table = situation.table
    play, bot = table.play, table.player(seat)
    assert play is not None
    if bot is not None:
        return BotTurn(seat, bot, play.only_answer(), _bot_at(situation, seat, time))
    if play.secretly_asked:
        # A game that went on there: nobody has seen a picture of it.
        return _clock(situation, seat, time)
    absence = situation.absence(time.now()) if table.care.callers or table.stand_in == "soon" else None
    if absence is not None and (absence.noticed or not absence.here) and absence.outvoted(table.host):
        # Who would rather have waited has gone.
        return CalledBot(seat)
    forced = _forced(situation, seat, time)
    if forced is not None:
        return forced
    gone = None if absence is None or absence.gone is None else CalledBot(seat, absence.gone)
    waiting = [duty for duty in (_clock(situation, seat, time), gone) if duty is not None]
    return min(waiting, key=moment_of, default=None)


def earliest(table: LiveTable, time: Timekeeper) -> float:
    """Give the moment before which a person's answer to the open question is kept back."""
    if table.play is None or table.answering() is None or not table.play.guarded:
        return 0.0
    return _asked_at(table, time) + time.kept_back(_moment(table))


def _silence(table: LiveTable, curtain: Curtain, hours: Hours, time: Timekeeper) -> SecretQuestion | Silence:
    """Whether anybody is asked, and answers soon, late or not at all: all is done when it would be done anyway."""
    play = table.play
    assert play is not None
    if play.secretly_asked and not curtain.asked and play.position.asked is not None:
        return SecretQuestion(play.position.asked, _silent_until(table, curtain.moments[:-1], hours, time))
    return Silence(end_of_silence(table, hours, time))


def end_of_silence(table: LiveTable, hours: Hours, time: Timekeeper) -> float:
    """Give when a silence is over: as many pauses after one another as there were moments to ask somebody in secret."""
    return _silent_until(table, () if table.curtain is None else table.curtain.moments, hours, time)


def _silent_until(table: LiveTable, moments: Sequence[float], hours: Hours, time: Timekeeper) -> float:
    until, now, share = 0.0, time.now(), silence_at(table.clock)
    for number, began in enumerate(moments):
        until = hours.after(max(until, min(began, now)), share * time.silence(_moment(table, number)), now)
    return until


def silence_at(clock: int | None) -> float:
    """Give how much longer silences are at a table than usually: who has much time to think has more for these too."""
    return 1.0 if clock is None else min(LONGEST_SILENCE, max(SHORTEST_SILENCE, clock / USUAL_CLOCK))


def _asked_at(table: LiveTable, time: Timekeeper) -> float:
    """Give when the open question was asked: before now, even if the clock was set back while no server ran."""
    return min(table.asked_at, time.now())


def _moment(table: LiveTable, *which: object) -> Cue:
    """Give the open question as everybody knows it, or a moment of a silence."""
    began = table.asked_at if table.curtain is None else table.curtain.moments[0]
    return Cue(table.row.secret, table.noticed if table.play is None else table.play.ply_for(None), began, *which)


def _bot_at(situation: Situation, seat: int, time: Timekeeper) -> float:
    """A bot that plays for a person takes more time than others: the person may come back, and all want to follow."""
    table = situation.table
    if table.play is not None and table.play.secretly_asked:
        return end_of_silence(table, situation.hours, time)
    if table.seats[seat].keeper is not None:
        pause = time.keeper_pause(_moment(table))
    else:
        pause = time.bot_pause(_moment(table), _pace(situation), thinking(table.row.game, table.seats[seat].bot or ""))
    return situation.hours.after(_asked_at(table, time), pause, time.now())


def _pace(situation: Situation) -> Pace:
    """Give how fast bots move: as the one person wants who plays with them, and as usual where several do."""
    people = situation.table.people()
    if len(people) != 1:
        return "normal"
    return "instant" if situation.hasty else habits_of(situation.preferences, people[0]).pace


def _forced(situation: Situation, seat: int, time: Timekeeper) -> SecretAnswer | None:
    """Answer for somebody who is there: whoever had a choice could not answer either while being away."""
    table = situation.table
    play, guest = table.play, table.seats[seat].guest
    assert play is not None
    since = situation.presence.since(guest)
    if since is None:
        return None
    habits = habits_of(situation.preferences, guest)
    if asked_anyway(play.position, habits):
        return None
    only = play.only_answer()
    if only is None:
        only = preferred_answer(play.position, habits.unusual)
    if only is None:
        return None
    pause = time.forced_pause(_moment(table), _answers(table, seat))
    if play.guarded:
        pause = max(pause, time.kept_back(_moment(table)))
    if table.clock is not None:
        pause = min(pause, IN_TIME * table.clock)
    begun = max(_asked_at(table, time), since)
    return SecretAnswer(seat, only, situation.hours.after(begun, pause, time.now()))


def _answers(table: LiveTable, seat: int) -> list[float]:
    """Give how long a player took for the last answers to questions of the kind that is asked now."""
    play = table.play
    assert play is not None
    found: list[float] = []
    for made in reversed(play.moves):
        if made.seat != seat or made.guarded != play.guarded or made.took is None:
            continue
        if made.took <= LONGEST_ANSWER:
            found.append(made.took)
        if len(found) == ANSWERS:
            break
    return found


def _clock(situation: Situation, seat: int, time: Timekeeper) -> RunningClock | None:
    table = situation.table
    assert table.play is not None
    until = situation.deadline(time.now())
    if until is None:
        return None
    lapse = table.play.lapse()
    if table.stand_in == "never" and lapse is None:
        return None
    return RunningClock(seat, until, lapse)
