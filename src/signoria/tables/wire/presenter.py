"""What a table shows, each reader their own. Nothing is stripped: whatever is shown is written here for its reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from signoria.core.speech import LOOK_BACK
from signoria.tables.lessons.lesson import accepts, lessons
from signoria.tables.table.allowance import by_days
from signoria.tables.table.arms import arms_at
from signoria.tables.table.clock import left, overdrawn
from signoria.tables.table.commands.choose import LONGEST_MOVE, MOST_MOVES
from signoria.tables.table.commands.command import LONGEST_ID
from signoria.tables.table.commands.hint import no_hints
from signoria.tables.table.habits import USUAL, Habits, habits_of
from signoria.tables.table.preferences import asked_anyway, switched_on
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.seats import seats_of
from signoria.tables.table.shares import by_seat
from signoria.tables.table.undo import PATIENCE, possible, quiet_since
from signoria.tables.wire import worth
from signoria.tables.wire.messages import (
    AbsenceShown,
    ClockShown,
    Considered,
    EndShown,
    LogLine,
    QuestionShown,
    SeatShown,
    TableShown,
    UndoShown,
    Update,
)
from signoria.tables.wire.parcel import packed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from signoria.core.events import Event
    from signoria.core.position import Position
    from signoria.core.speech import Speech
    from signoria.tables.table.rows import Listed, Summary
    from signoria.tables.table.seats import Seat
    from signoria.tables.table.situation import Situation
    from signoria.tables.table.table import LiveTable
    from signoria.tables.wire.messages import Consider


class Reader(msgspec.Struct, frozen=True):
    """Who reads: a guest, and the seat whose eyes this guest asked for."""

    guest: str | None
    wanted: int | None = None


def eyes(table: LiveTable, reader: Reader) -> int | None:
    """Give the seat through whose eyes a reader looks, or None for those of a bystander."""
    return table.eyes(reader.guest, reader.wanted)


def ply_for(table: LiveTable, seat: int | None) -> int:
    """Give the number of moves that somebody may know of who looks through the eyes of a seat, or a bystander's."""
    return 0 if table.play is None else table.play.ply_for(seat)


def seen(table: LiveTable, seat: int | None) -> Position | None:
    """Give the position whose view a seat, or a bystander, is shown: during a silence, how it looked then."""
    if table.curtain is not None and table.veiled(seat):
        return table.curtain.picture
    return None if table.play is None else table.play.position


def around(table: LiveTable) -> tuple[object, ...]:
    """Give all that what a table shows around its game depends on, beside who is there and who reads."""
    return table.set_up, table.status, table.seats


def update(situation: Situation, reader: Reader, version: int, now: float) -> Update:
    """Give everything a reader may know of a game, and what happened since a version; without what is around it.

    All who only look on are told the same: it is written once for them.
    """
    table = situation.table
    mine = seats_of(table.seats, reader.guest)
    seat = table.eyes_among(mine, reader.wanted)
    since = log_since(table, version, seat)
    looks_on = seat is None and not mine
    told: Update | None = situation.told_alike(("update", since)) if looks_on else None
    if told is None:
        told = _written(situation, reader, seat, since, mine)
        if looks_on:
            situation.tell_alike(("update", since), told)
    if table.request is not None:
        lapses = round(max(0.0, situation.hours.after(table.request.at, PATIENCE, now) - now), 1)
        told = msgspec.structs.replace(told, undo=msgspec.structs.replace(told.undo, lapses=lapses))
    running, missing = clock(situation, seat, now), absence(situation, reader, now)
    if running is None and missing is None:
        return told
    return msgspec.structs.replace(told, clock=running, absence=missing)


def _written(situation: Situation, reader: Reader, seat: int | None, since: int, mine: list[int]) -> Update:
    table = situation.table
    position = seen(table, seat)
    view = None if position is None else shown(position.view(seat), table.options)
    habits = habits_of(situation.preferences, reader.guest) if mine else USUAL
    return Update(
        version=table.version_for(seat),
        ply=ply_for(table, seat),
        seat=seat,
        table=None,
        view=view,
        question=None if position is None or view is None else question(position, view, habits),
        log=_shared_log(situation, seat, since),
        since=since,
        complete=since == 0,
        undo=undo(table, reader),
        preferences=switched_on(table.game, habits.unusual) if mine else [],
        revision=habits.revision,
        done=done(table, mine),
        taught=taught(table, seat),
    )


def taught(table: LiveTable, seat: int | None) -> int:
    """Say how many of the moves that a lesson wants its learner has made, through whose eyes it is seen.

    A puzzle wants one, and what was chosen first cannot be taken back.
    """
    if table.puzzle is not None:
        return int(table.answered is not None)
    lesson = None if table.lesson is None else lessons().get(table.lesson)
    if lesson is None or table.play is None or seat is None:
        return 0
    deeds = [step for step in lesson.steps if step.kind == "do"]
    number = 0
    for made in table.play.moves:
        if made.seat == seat and number < len(deeds) and accepts(deeds[number], made.move):
            number += 1
    return number


def considered(table: LiveTable, reader: Reader, message: Consider) -> Considered:
    """Give what would come of moves of the seat whose eyes a reader has. Raises `Refusal` for a bystander."""
    seat = eyes(table, reader)
    if seat is None:
        raise Refusal("reason-not-seated")
    position = seen(table, seat)
    if position is None:
        raise Refusal("reason-not-started")
    if len(message.id) > LONGEST_ID or not message.id.isprintable():
        raise Refusal("reason-invalid")
    if len(message.moves) > MOST_MOVES:
        raise Refusal("reason-too-long", most=MOST_MOVES)
    if any(len(move) > LONGEST_MOVE for move in message.moves):
        raise Refusal("reason-too-long", most=LONGEST_MOVE)
    return Considered(message.id, ply_for(table, seat), position.consider(seat, message.moves))


def shown(view: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """Give a view, which nobody else has, in few bytes.

    The options of the table are left out, which the table tells itself and which are the same to the end.
    """
    if view.get("options") == options:
        del view["options"]
    if view["question"] is not None:
        view["question"] = packed(view["question"])
    return view


def log_since(table: LiveTable, version: int, seat: int | None) -> int:
    """Give how many lines of the log a seat, or a bystander, has who knows a version; all of them are still true."""
    known = table.entries_known(version, seat)
    if known is None:
        return 0
    lines = table.lengths[known]
    for at, untouched in table.cuts:
        if at > known and untouched < lines:
            lines = untouched
    return lines


def _shared_log(situation: Situation, seat: int | None, since: int) -> list[LogLine]:
    """As `log`. Whoever learnt no secret of what happened reads what a bystander does: that is written once."""
    table = situation.table
    if table.curtain is not None or table.play is None:
        return log(table, seat, since)
    if seat is not None:
        for event in table.play.log[_first(since) :]:
            if seat in event.insiders:
                return log(table, seat, since)
    if seat is not None and table.with_others() and any(asker == seat for asker, _ in table.hinted):
        return log(table, seat, since)
    told: list[LogLine] | None = situation.told_alike(("log", since))
    if told is None:
        told = log(table, None, since)
        situation.tell_alike(("log", since), told)
    return told


def _first(since: int) -> int:
    # A line may leave out what the one before it has said.
    return max(0, since - LOOK_BACK)


def log(table: LiveTable, seat: int | None, since: int) -> list[LogLine]:
    """Give the lines of the log from a number on, as a seat saw them."""
    if table.play is None:
        return []
    first = _first(since)
    happened = table.play.log[first:]
    if table.curtain is not None and table.veiled(seat):
        shown_lines = table.curtain.lines - first
        # What people did at the table meanwhile is told at once.
        happened = [event for place, event in enumerate(happened) if place < shown_lines or event.number < 0]
    seen = [event.seen_by(seat) for event in happened]
    return lines(table.game.speech, seen, since - first, table.play.marked, hinted_for(table, seat, happened))


def lines(
    speech: Speech,
    seen: Sequence[dict[str, Any]],
    since: int = 0,
    marked: AbstractSet[int] = frozenset(),
    hinted: AbstractSet[int] = frozenset(),
) -> list[LogLine]:
    """Give the lines about events in a row as somebody saw them, from a place on.

    Marked are the numbers of those that came of what a bot did for a person, hinted those of who had a hint.
    """
    told = [worth.line(speech, seen, place) for place in range(since, len(seen))]
    if not marked and not hinted:
        return told
    return [
        msgspec.structs.replace(line, bot=event["at"] in marked, hint=event["at"] in hinted)
        for line, event in zip(told, seen[since:], strict=True)
    ]


def hinted_for(table: LiveTable, seat: int | None, happened: Sequence[Event]) -> AbstractSet[int]:
    """Give the events whose players had a hint, as far as a reader knows: of oneself, and of all after the game."""
    assert table.play is not None
    hinted = table.play.hinted
    if not hinted or table.status == "over" or not table.with_others():
        return hinted
    return {event.number for event in happened if event.number in hinted and event.facts.get("seat") == seat}


def holiday_of(situation: Situation, seat: int, now: float) -> str | None:
    """Give the last day off of the person of a seat who has days off now, where that matters: nothing else of it."""
    if not by_days(situation.table.clock) or situation.table.status == "over":
        return None
    holiday = situation.calendar(seat).holiday(now)
    return None if holiday is None else holiday.last


def table_shown(situation: Situation, reader: Reader, now: float) -> TableShown:
    """Give the table as everyone sees it."""
    table = situation.table
    arms = arms_at(table.seats)
    seats = [
        msgspec.structs.replace(
            _seat_shown(number, seat, table.host, reader, arms[number]),
            present=seat.kind == "bot" or situation.presence.here(seat.guest),
            wants_rematch=seat.guest in table.rematch,
            resigned=table.resigned[number].turn if number in table.resigned else None,
            gone=seat.guest in table.gone,
            who=None if seat.guest is None else table.mark(seat.guest),
            by_bot=done_by_bots(table, number),
            hints=hints_of(table, number),
            holiday=holiday_of(situation, number, now),
        )
        for number, seat in enumerate(table.seats)
    ]
    host = reader.guest is not None and reader.guest == table.host
    return msgspec.structs.replace(
        _shown(table.row.code, table.row.game, table.summary(), seats),
        spectators=situation.presence.spectators(table.people()),
        commitment=table.commitment,
        secret=table.row.secret.hex() if table.status == "over" else None,
        seals=by_seat(table.shares.seals, table.seats),
        shares=by_seat(table.shares.told, table.seats) if table.play is None else table.play.start.shares,
        starting=table.status == "gathering" and table.shares.called is not None,
        paused=situation.hours.still,
        ending=ending(table),
        closed=table.closed,
        silenced=None if reader.guest is None else table.silenced(reader.guest),
        players_only=table.rules.players_only,
        muted=sorted(table.rules.muted) if host else [],
        sent_away=table.rules.sent_away if host else {},
        no_hints=no_hints(table),
        lesson=table.lesson,
        puzzle=table.puzzle,
    )


def ending(table: LiveTable) -> EndShown | None:
    """Say who proposes to end the game, and who has not answered yet."""
    proposal = table.ending
    if proposal is None or table.status != "playing":
        return None
    return EndShown(proposal.seat, held_by(table, proposal.waiting_for))


def held_by(table: LiveTable, guests: Sequence[str]) -> list[int]:
    """Give the seats of some guests."""
    return [number for number, seat in enumerate(table.seats) if seat.guest is not None and seat.guest in guests]


def listed_shown(listed: Listed, reader: Reader) -> TableShown:
    """Give a table as a list of tables shows it."""
    summary = listed.summary
    arms = arms_at(summary.seats)
    seats = [_seat_shown(number, seat, summary.host, reader, arms[number]) for number, seat in enumerate(summary.seats)]
    return _shown(listed.code, listed.game, summary, seats)


def _seat_shown(number: int, seat: Seat, host: str, reader: Reader, arms: int) -> SeatShown:
    return SeatShown(
        number=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        kept=seat.kept,
        keeper=seat.keeper,
        mine=seat.guest is not None and seat.guest == reader.guest,
        host=seat.guest is not None and seat.guest == host,
        arms=arms,
    )


def _shown(
    code: str,
    game: str,
    summary: Summary,
    seats: list[SeatShown],
) -> TableShown:
    return TableShown(
        code=code,
        name=summary.name,
        game=game,
        options=summary.options,
        seats=seats,
        status=summary.status,
        clock=summary.clock,
        stand_in=summary.stand_in,
        previous=summary.previous,
        following=summary.following,
        practice=summary.practice,
        occasion=summary.occasion,
        listed=summary.listed,
        hints=summary.hints,
        reserve=summary.reserve,
    )


def question(position: Position, view: dict[str, Any], habits: Habits = USUAL) -> QuestionShown | None:
    """Give what is read about the open question, as far as the reader of the view, who has habits, knows of it."""
    speech = position.game.speech
    asking = speech.open_question(view)
    if asking is None or position.waiting is None:
        return None
    others = worth.said(speech, speech.waiting(asking))
    waiting = position.waiting
    if view["seat"] != asking["seat"]:
        return QuestionShown(None, others, waiting.in_person())
    return QuestionShown(
        worth.said(speech, speech.question(asking)),
        others,
        waiting.in_person() or asked_anyway(position, habits),
        [position.notation(option) for option in waiting.last_of_turn(position)] if habits.confirms else [],
        {position.notation(option): f"odd-{why}" for option, why in waiting.odd(position)},
    )


def undo(table: LiveTable, reader: Reader) -> UndoShown:
    """Say what a reader may take back, and who asks for an undo now."""
    told = _may_undo(table, reader)
    return told if table.request is None else msgspec.structs.replace(told, **_asked_back(table, reader))


def _may_undo(table: LiveTable, reader: Reader) -> UndoShown:
    try:
        found = possible(table, reader.guest)
    except Refusal as refusal:
        return UndoShown("no", refusal.reason)
    if not found.consent:
        practice = table.practice is None and table.play is not None and not quiet_since(table.play, found.to)
        return UndoShown("free", practice=practice)
    if (reader.guest, found.to) in table.turned_down:
        return UndoShown("no", "reason-undo-refused")
    return UndoShown("ask", "reason-undo-hidden")


def _asked_back(table: LiveTable, reader: Reader) -> dict[str, Any]:
    """Say what is asked to be taken back, if anything is: nothing that the reader has not been shown in the log."""
    request, play = table.request, table.play
    if request is None or play is None:
        return {}
    seat = eyes(table, reader)
    taken = play.moves[request.to :]
    first = taken[0].log
    # What followed the decision at once, before anybody made another one.
    after = next((made.log for made in taken if made.log > first), len(play.log))
    told = [line for line in log(table, seat, first)[: after - first] if not line.quiet]
    return {
        "asked_by": request.seat,
        "waiting_for": [
            number
            for number, sitter in enumerate(table.seats)
            if sitter.guest is not None and sitter.guest in request.waiting_for
        ],
        "decision": told[0] if told else None,
        "moves": sum(made.noticed or made.seat == seat for made in taken),
    }


def clock(situation: Situation, seat: int | None, now: float) -> ClockShown | None:
    """Show the running clock; that of a secret question to nobody but the one who is asked."""
    table = situation.table
    asked = table.answering()
    if asked is None or table.veiled(seat):
        return None
    silent = situation.silent_for(now)
    if silent is not None:
        return ClockShown(asked, round(silent, 1), situation.hours.still)
    calendar = situation.calendar(asked)
    seconds = left(table, situation.hours, now, calendar if asked == seat else calendar.begun(now))
    if seconds is None:
        return None
    if not by_days(table.clock):
        return ClockShown(asked, round(seconds, 1), situation.hours.still)
    # When somebody's holiday is over to the hour concerns nobody else.
    resting = calendar.holiday(now) is not None
    if resting and asked != seat:
        seconds = 0.0
    drawing = overdrawn(table, asked, calendar, now) > 0
    kept = table.reserve_left(asked)
    return ClockShown(asked, round(seconds, 1), situation.hours.still or resting, round(kept, 1), drawing)


def absence(situation: Situation, reader: Reader, now: float) -> AbsenceShown | None:
    """Show who is asked and gives no sign, and whether the reader may call a bot."""
    found, host = situation.missed(now), situation.table.host
    if found is None or not (found.noticed or found.may_call(reader.guest, host)):
        return None
    return AbsenceShown(
        found.seat,
        round(now - found.since, 1),
        len(found.callers),
        found.needed,
        found.may_call(reader.guest, host),
        reader.guest in found.callers,
    )


def done(table: LiveTable, mine: Sequence[int]) -> int | None:
    """Give the first line of the log from which on a bot played on somebody's seats who has not yet seen it."""
    play, unseen = table.play, table.care.unseen
    first = min([unseen[seat] for seat in mine if seat in unseen], default=None) if unseen else None
    if play is None or first is None or first < play.start.ply:
        return None
    return play.moves[first].log


def hints_of(table: LiveTable, seat: int) -> int:
    """Give at how many decisions the person of a seat had a hint; told when the game is over."""
    return sum(asker == seat for asker, _ in table.hinted) if table.status == "over" else 0


def done_by_bots(table: LiveTable, seat: int) -> int:
    """Give how many decisions bots made for the person of a seat; told when the game is over, with the secret ones."""
    if table.play is None or table.status != "over" or table.seats[seat].guest is None:
        return 0
    return sum(made.kept and made.seat == seat for made in table.play.moves)
