"""When somebody plays by days: not at night, and not on holidays. Only the clocks of such tables know of it.

A day of the clock is one of theirs: it is over at the same hour of the next day, however long the night is. So nobody
has more time by a long night; but time neither begins nor ends in one, and what is saved up is not used up by sleep.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

import msgspec

from signoria.tables.table.allowance import DAY

if TYPE_CHECKING:
    from collections.abc import Iterator

# A night is so many hours at most: the last ones of a longer one.
LONGEST_NIGHT: Final = 12
# Nobody is followed any further: a clock that would not have run out by then has run out.
LONGEST: Final = 400 * DAY


class Night(msgspec.Struct, frozen=True):
    """The hours from which and to which somebody sleeps, by the clock of a place."""

    begin: int
    end: int
    zone: str

    @property
    def hours(self) -> int:
        """How many hours it has."""
        return min(LONGEST_NIGHT, (self.end - self.begin) % 24)

    def after(self, moment: float) -> Iterator[tuple[float, float]]:
        """Give the nights from the one on that ends after a moment, as long as anybody asks."""
        place = ZoneInfo(self.zone)
        morning = datetime.fromtimestamp(moment, place).replace(hour=self.end, minute=0, second=0, microsecond=0)
        morning -= timedelta(days=1)
        while True:
            # By the clock on the wall there, whatever it has been put to meanwhile.
            ended, began = morning.timestamp(), (morning - timedelta(hours=self.hours)).timestamp()
            if ended > moment and ended > began:
                yield began, ended
            morning += timedelta(days=1)


class Holiday(msgspec.Struct, frozen=True):
    """Days off: from a moment to another; others are told the last day of it, by the calendar where it was taken."""

    begin: float
    end: float
    first: str
    last: str


class Calendar(msgspec.Struct, frozen=True):
    """When somebody rests: a night, if it is known, and holidays in a row."""

    night: Night | None = None
    holidays: tuple[Holiday, ...] = ()

    def holiday(self, now: float) -> Holiday | None:
        """Give the holiday that somebody has now."""
        return next((one for one in self.holidays if one.begin <= now < one.end), None)

    def begun(self, now: float) -> Calendar:
        """Give what others may know of it: no holidays that are still to come."""
        return Calendar(self.night, tuple(one for one in self.holidays if one.begin <= now))

    @property
    def _pace(self) -> float:
        """How many seconds of the clock go by in a second that somebody is awake."""
        return 1.0 if self.night is None else 24 / (24 - self.night.hours)

    def after(self, moment: float, seconds: float) -> float:
        """Give when so many seconds of the clock have gone by since a moment; at night that is the morning."""
        left, at = seconds / self._pace, moment
        for began, ended in self._rests(moment, moment + LONGEST):
            if at + left < began:
                break
            left -= max(0.0, began - at)
            at = max(at, ended)
        return at + max(0.0, left)

    def spent(self, begin: float, end: float) -> float:
        """Give how many seconds of the clock have gone by between two moments."""
        awake = max(0.0, end - begin)
        for began, ended in self._rests(begin, end):
            awake -= max(0.0, min(end, ended) - max(begin, began))
        return max(0.0, awake) * self._pace

    def before(self, moment: float, seconds: float) -> float:
        """Give since when there are so many waking seconds before a moment, or the last holiday is over."""
        begin = max([one.end for one in self.holidays if one.end <= moment], default=moment - LONGEST)
        left, at = seconds, moment
        for began, ended in reversed(list(self._rests(max(begin, moment - seconds - 7 * DAY), moment))):
            if at - left >= ended:
                break
            left -= max(0.0, at - ended)
            at = min(at, began)
        return max(begin, at - left)

    def _rests(self, begin: float, end: float) -> Iterator[tuple[float, float]]:
        """Give the times between two moments in which somebody rests, one after another."""
        free = iter([one for one in self.holidays if one.end > begin and one.end > one.begin])
        nights = iter(()) if self.night is None or self.night.hours == 0 else self.night.after(begin)
        day, night = next(free, None), next(nights, None)
        until = begin
        while day is not None or night is not None:
            if night is None or (day is not None and day.begin <= night[0]):
                assert day is not None
                span, day = (day.begin, day.end), next(free, None)
            else:
                span, night = night, next(nights, None)
            if span[0] >= end:
                return
            if span[1] > until:
                yield max(span[0], until), span[1]
                until = span[1]


# Of somebody of whom nothing is known.
ALWAYS: Final = Calendar()
