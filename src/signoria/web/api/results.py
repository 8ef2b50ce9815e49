"""What came of the games of a guest."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from signoria.tables.history.rating import NEWCOMER, anchor
from signoria.tables.table.levels import level_of, levels
from signoria.tables.wire.presenter import Reader, listed_shown
from signoria.web.api.shapes import Played, Rating, RatingChange, Rung, TableSummary

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.tables.history.rating import Rated, Skill
    from signoria.tables.store.store import Store
    from signoria.tables.table.calendar import Calendar
    from signoria.tables.table.rows import Listed, Summary

MOST: Final = 500


def summary(listed: Listed, reader: str | None) -> TableSummary:
    """Give a table as lists show it."""
    return TableSummary(**_fields(listed, reader))


def timed(shown: TableSummary, kept: Summary, calendar: Calendar, now: float, *, own: bool) -> TableSummary:
    """Give a table with the time that is left for whom it waits for; of others' days off, the last one alone."""
    holiday = calendar.holiday(now)
    seats = [
        msgspec.structs.replace(seat, holiday=holiday.last) if holiday and seat.number == shown.asked else seat
        for seat in shown.seats
    ]
    known = calendar if own else calendar.begun(now)
    left = None if holiday and not own else max(0.0, known.after(min(kept.since, now), kept.allowed) - now)
    return msgspec.structs.replace(shown, seats=seats, left=None if left is None else round(left, 1))


def played(listed: Listed, reader: str | None, rated: Rated | None = None) -> Played:
    """Give a game that is over, with what it changed in the rating of the reader."""
    result = listed.summary.result
    assert result is not None
    fields = _fields(listed, reader)
    rating = None if rated is None else rating_change(rated)
    return Played(**fields, scores=result.scores, winners=result.winners, ended=listed.changed, rating=rating)


def rating_change(rated: Rated) -> RatingChange:
    """Show what a game changed in a rating."""
    before, after = rated.before.told, rated.after.told
    gain = None if before is None or after is None else after - before
    if not rated.after.exact:
        # Nobody loses a number that is not known yet.
        before, gain = None, gain if gain is not None and gain > 0 else None
    return RatingChange(rated.seat, before, after, gain, rated.after.provisional, rated.after.games, NEWCOMER)


def rating(skill: Skill | None) -> Rating | None:
    """Show the rating of a person, as soon as there is one to be shown."""
    value = None if skill is None else skill.told
    return None if skill is None or value is None else Rating(value, skill.provisional)


def anchored(skill: Skill | None) -> Rating | None:
    """Show what a bot is worth, if it was measured."""
    return None if skill is None else Rating(skill.shown, skill.provisional)


def _fields(listed: Listed, reader: str | None) -> dict[str, Any]:
    shown = listed_shown(listed, Reader(reader))
    fields: dict[str, Any] = {name: getattr(shown, name) for name in shown.__struct_fields__}
    asked = listed.summary.asked
    if listed.summary.secret and asked != reader:
        asked = None
    seats = [number for number, seat in enumerate(listed.summary.seats) if asked is not None and seat.guest == asked]
    return {
        **fields,
        "asked": seats[0] if seats else None,
        "turn": listed.summary.turn,
        "opened": listed.created,
        "changed": listed.changed,
    }


async def games_over(store: Store, guest: str, most: int = MOST) -> list[Listed]:
    """Give the games of a guest that are over, the last one first."""
    return [listed for listed in await store.tables_of(guest, most) if listed.summary.result is not None]


async def beaten_levels(store: Store, guest: str) -> dict[str, list[str]]:
    """Give the levels of bots that a guest has beaten, by game."""
    over = await games_over(store, guest)
    beaten = {
        game: [rung.level for rung in rungs(game, over, guest) if rung.wins] for game in {one.game for one in over}
    }
    return {game: levels for game, levels in beaten.items() if levels}


def rungs(game: str, over: Sequence[Listed], guest: str | None) -> list[Rung]:
    """Give the levels of a game, with the games of a guest alone against bots of that level, or weaker ones too."""
    tried, won = Counter[str](), Counter[str]()
    for listed in over:
        counts = listed.game == game and listed.summary.practice is None
        level = level_met(listed, guest) if counts else None
        if level is not None:
            tried[level] += 1
            won[level] += _won_alone(listed, guest)
    found = []
    for level, bot in levels(game).items():
        worth = anchor(game, bot)
        found.append(Rung(level, None if worth is None else worth.shown, tried[level], won[level]))
    return found


def level_met(listed: Listed, guest: str | None) -> str | None:
    """Give the strongest level among the bots whom a guest met alone; None if somebody else played too."""
    seats = listed.summary.seats
    others = [seat for seat in seats if guest is None or seat.guest != guest]
    if len(others) != len(seats) - 1 or any(seat.kind != "bot" for seat in others):
        return None
    met = {level_of(listed.game, seat.bot) for seat in others}
    return next((level for level in reversed(list(levels(listed.game))) if level in met), None)


def _won_alone(listed: Listed, guest: str | None) -> bool:
    result = listed.summary.result
    mine = [number for number, seat in enumerate(listed.summary.seats) if seat.guest == guest]
    return result is not None and result.winners == mine
