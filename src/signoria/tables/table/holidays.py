"""Taking days off: for all tables at which somebody plays by days, some days a year, never for time that is over."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final
from zoneinfo import ZoneInfo

import msgspec

from signoria.tables.table.allowance import DAY
from signoria.tables.table.calendar import Holiday
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

# Days off within any year.
MOST_DAYS: Final = 21
YEAR: Final = 365
# The part of a guest's settings that has them.
PART: Final = "holidays"


def holidays_in(settings: Mapping[str, Any]) -> tuple[Holiday, ...]:
    """Give the holidays of a guest, the first one first; what cannot be understood is left out."""
    kept, found = settings.get(PART), []
    for one in kept if isinstance(kept, list) else ():
        try:
            found.append(msgspec.convert(one, Holiday))
        except msgspec.ValidationError:
            continue
    return tuple(sorted(found, key=lambda one: one.begin))


def place(zone: str) -> ZoneInfo:
    """Give the clock of a place by its name. Refuses what this machine does not know."""
    try:
        return ZoneInfo(zone)
    except (OSError, ValueError, LookupError):
        raise Refusal("reason-zone") from None


def days_of(holidays: Iterable[Holiday]) -> set[date]:
    """Give the days that are off."""
    return {
        first + timedelta(days=number)
        for one in holidays
        for first in [date.fromisoformat(one.first)]
        for number in range((date.fromisoformat(one.last) - first).days + 1)
    }


def days_left(holidays: Iterable[Holiday], around: date) -> int:
    """Give how many days somebody may still take off who begins on a day."""
    days = days_of(holidays)
    # Of all years that the day lies in, the fullest one.
    years = [around, *(day for day in days if 0 <= (around - day).days < YEAR)]
    return max(0, MOST_DAYS - max(_within(days, first) for first in years))


def _within(days: set[date], first: date) -> int:
    return sum(0 <= (day - first).days < YEAR for day in days)


def taken(settings: Mapping[str, Any], first: date, last: date, zone: str, now: float) -> dict[str, Any]:
    """Give the settings of a guest who takes some days off. Raises `Refusal`."""
    here = place(zone)
    today = datetime.fromtimestamp(now, here).date()
    if last < first or first < today or (last - today).days > YEAR:
        raise Refusal("reason-holiday-days")
    known = [one for one in holidays_in(settings) if one.end > now - 2 * YEAR * DAY]
    begin, end = max(now, _midnight(first, here)), _midnight(last + timedelta(days=1), here)
    if any(begin < one.end and one.begin < end for one in known):
        raise Refusal("reason-holiday-twice")
    new = [*known, Holiday(begin, end, first.isoformat(), last.isoformat())]
    days = days_of(new)
    if any(_within(days, day) > MOST_DAYS for day in days):
        raise Refusal("reason-holiday-most", most=MOST_DAYS, left=days_left(known, first))
    return _written(settings, new)


def ended(settings: Mapping[str, Any], begin: float, now: float) -> dict[str, Any]:
    """Give the settings of a guest who does without a holiday, or comes back from it now. Raises `Refusal`."""
    known = holidays_in(settings)
    one = next((one for one in known if one.begin == begin and one.end > now), None)
    if one is None:
        raise Refusal("reason-holiday-none")
    rest = [other for other in known if other is not one]
    if one.begin < now:
        # The days that were off stay taken, today too.
        last = date.fromisoformat(one.last) - timedelta(days=int((one.end - now) // DAY))
        rest.append(msgspec.structs.replace(one, end=now, last=last.isoformat()))
    return _written(settings, rest)


def _midnight(day: date, zone: ZoneInfo) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=zone).timestamp()


def _written(settings: Mapping[str, Any], holidays: Sequence[Holiday]) -> dict[str, Any]:
    ordered = sorted(holidays, key=lambda one: one.begin)
    return {**settings, PART: msgspec.to_builtins(ordered)}
