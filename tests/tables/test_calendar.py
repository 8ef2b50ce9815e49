"""When somebody plays by days: nights, holidays, and what a clock makes of them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.tables.table.allowance import DAY
from signoria.tables.table.calendar import ALWAYS, LONGEST_NIGHT, Calendar, Holiday, Night
from signoria.tables.table.holidays import MOST_DAYS, YEAR, days_left, ended, holidays_in, taken
from signoria.tables.table.personal import habits
from signoria.tables.table.quiet import quiet_until
from signoria.tables.table.refusal import Refusal

AMSTERDAM = "Europe/Amsterdam"
HOUR = 3600.0
SLEEPER = Calendar(Night(22, 8, AMSTERDAM))


def at(text: str, zone: str = AMSTERDAM) -> float:
    """Give a moment of 2026, such as 03-26 14:00."""
    return datetime.fromisoformat(f"2026-{text}").replace(tzinfo=ZoneInfo(zone)).timestamp()


def off(first: str, last: str, begin: float | None = None) -> Holiday:
    """Give a holiday in Amsterdam."""
    after = date.fromisoformat(f"2026-{last}") + timedelta(days=1)
    end = datetime(after.year, after.month, after.day, tzinfo=ZoneInfo(AMSTERDAM)).timestamp()
    return Holiday(at(f"{first} 00:00") if begin is None else begin, end, f"2026-{first}", f"2026-{last}")


def test_who_never_rests_has_the_time_on_the_wall() -> None:
    assert ALWAYS.after(100.0, 50.0) == 150.0
    assert ALWAYS.spent(100.0, 150.0) == 50.0
    assert ALWAYS.before(150.0, 50.0) == 100.0


@pytest.mark.parametrize(
    ("asked", "days", "until"),
    [
        ("03-16 15:00", 1, "03-17 15:00"),
        ("03-16 15:00", 2, "03-18 15:00"),
        # At night time neither begins nor ends.
        ("03-16 03:00", 1, "03-17 08:00"),
        ("03-16 22:00", 1, "03-18 08:00"),
        ("03-16 21:59", 1, "03-17 21:59"),
        # Over the night in which clocks are put forward, and the one in which they are put back.
        ("03-28 15:00", 2, "03-30 15:00"),
        ("10-24 15:00", 1, "10-25 15:00"),
    ],
)
def test_a_day_is_over_at_the_same_hour_of_the_next_day(asked: str, days: int, until: str) -> None:
    assert SLEEPER.after(at(asked), days * DAY) == pytest.approx(at(until), abs=1e-3)


def test_a_clock_stands_still_at_night() -> None:
    evening, morning = at("03-16 22:00"), at("03-17 08:00")
    assert SLEEPER.spent(evening, morning) == 0.0
    until = SLEEPER.after(at("03-16 20:00"), DAY / 2)
    # Half a day is half of the hours in which one is awake.
    assert until == pytest.approx(at("03-17 13:00"), abs=1e-3)


def test_a_holiday_stops_the_clock() -> None:
    calendar = Calendar(SLEEPER.night, (off("03-18", "03-20"),))
    assert calendar.after(at("03-17 15:00"), DAY) == pytest.approx(at("03-21 15:00"), abs=1e-3)
    assert calendar.after(at("03-16 15:00"), DAY) == pytest.approx(at("03-17 15:00"), abs=1e-3)
    # Asked while it lasts: from the first morning after it, to the next one.
    assert calendar.after(at("03-19 12:00"), DAY) == pytest.approx(at("03-22 08:00"), abs=1e-3)
    assert calendar.spent(at("03-18 00:00"), at("03-21 00:00")) == 0.0
    assert calendar.holiday(at("03-18 12:00")) is calendar.holidays[0]
    assert calendar.holiday(at("03-21 00:00")) is None


def test_what_is_still_to_come_others_do_not_know() -> None:
    calendar = Calendar(None, (off("03-18", "03-20"),))
    assert calendar.begun(at("03-17 12:00")) == ALWAYS
    assert calendar.begun(at("03-18 12:00")) == calendar


def test_a_reminder_comes_while_one_is_awake() -> None:
    """Six hours before nine in the morning are five in the afternoon of the day before, for who sleeps ten hours."""
    assert SLEEPER.before(at("03-17 15:00"), 6 * HOUR) == at("03-17 09:00")
    assert SLEEPER.before(at("03-17 09:00"), 6 * HOUR) == at("03-16 17:00")
    # Nobody is reminded before a holiday of what is due after it.
    away = Calendar(SLEEPER.night, (off("03-10", "03-16"),))
    assert away.before(at("03-17 09:00"), 6 * HOUR) == at("03-17 00:00")


@given(
    moment=st.integers(0, 400 * 24 * 60).map(lambda minutes: at("01-01 00:00") + 60.0 * minutes),
    begin=st.integers(0, 23),
    end=st.integers(0, 23),
    days=st.integers(1, 7),
    zone=st.sampled_from([AMSTERDAM, "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "UTC"]),
)
def test_a_long_night_gives_nobody_more_than_a_night(moment: float, begin: int, end: int, days: int, zone: str) -> None:
    """However the night is set, now or later: for the clock it is twelve hours at most."""
    calendar = Calendar(Night(begin, end, zone))
    until = calendar.after(moment, days * DAY)
    assert moment + (days * 24 - 2) * HOUR <= until <= moment + (days * 24 + LONGEST_NIGHT + 2) * HOUR
    # A clock has gone by for as much when it is over, up to an hour by which clocks are put forward or back.
    assert calendar.spent(moment, until) == pytest.approx(days * DAY, abs=0.01)
    assert calendar.spent(moment, moment) == 0.0


@given(
    moment=st.integers(0, 60 * 24 * 60).map(lambda minutes: at("03-01 00:00") + 60.0 * minutes),
    seconds=st.integers(0, 30 * DAY),
    first=st.integers(0, 40),
    length=st.integers(0, 20),
)
def test_after_and_spent_agree(moment: float, seconds: int, first: int, length: int) -> None:
    begin = date(2026, 3, 1) + timedelta(days=first)
    holiday = off(begin.isoformat()[5:], (begin + timedelta(days=length)).isoformat()[5:])
    calendar = Calendar(SLEEPER.night, (holiday,))
    until = calendar.after(moment, seconds)
    assert calendar.spent(moment, until) == pytest.approx(seconds, abs=0.01)
    assert calendar.holiday(until) is None
    assert calendar.after(moment, 0) == until or seconds > 0


# --- Taking days off -------------------------------------------------------------------------------------------------


def test_days_off_begin_now_at_the_earliest() -> None:
    now = at("03-16 15:00")
    settings = taken({}, date(2026, 3, 16), date(2026, 3, 18), AMSTERDAM, now)
    (holiday,) = holidays_in(settings)
    assert (holiday.begin, holiday.end) == (now, at("03-19 00:00"))
    later = taken(settings, date(2026, 4, 1), date(2026, 4, 2), "America/New_York", now)
    assert holidays_in(later)[1].begin == at("04-01 00:00", "America/New_York")
    assert quiet_until(settings, now + HOUR) == at("03-19 00:00")
    assert habits(settings, "dominion", "abc").calendar.holidays == (holiday,)


@pytest.mark.parametrize(
    ("first", "last", "zone", "reason"),
    [
        ("2026-03-15", "2026-03-18", AMSTERDAM, "reason-holiday-days"),
        ("2026-03-18", "2026-03-17", AMSTERDAM, "reason-holiday-days"),
        ("2028-03-17", "2028-03-18", AMSTERDAM, "reason-holiday-days"),
        ("2026-03-17", "2026-04-07", AMSTERDAM, "reason-holiday-most"),
        ("2026-05-02", "2026-05-06", AMSTERDAM, "reason-holiday-twice"),
        ("2026-03-17", "2026-03-18", "Europe/Nowhere", "reason-zone"),
    ],
)
def test_what_cannot_be_taken_off_is_refused(first: str, last: str, zone: str, reason: str) -> None:
    now = at("03-16 15:00")
    before = taken({"language": "nl"}, date(2026, 5, 1), date(2026, 5, 3), AMSTERDAM, now)
    with pytest.raises(Refusal) as refused:
        taken(before, date.fromisoformat(first), date.fromisoformat(last), zone, now)
    assert refused.value.reason == reason
    assert before["language"] == "nl"


def test_days_off_are_counted_over_any_year() -> None:
    now = at("03-16 15:00")
    first = date(2026, 12, 20)
    settings = taken({}, first, first + timedelta(days=MOST_DAYS - 1), AMSTERDAM, now)
    assert days_left(holidays_in(settings), first) == 0
    # New Year gives nothing; a year after the first day does.
    again = date(2027, 2, 1)
    with pytest.raises(Refusal) as refused:
        taken(settings, again, again, AMSTERDAM, now)
    assert (refused.value.reason, refused.value.facts["left"]) == ("reason-holiday-most", 0)
    later = datetime(2027, 12, 1, tzinfo=UTC).timestamp()
    anew = first + timedelta(days=YEAR)
    assert len(holidays_in(taken(settings, anew, anew, AMSTERDAM, later))) == 2


def test_who_comes_back_early_has_taken_the_days_that_are_over() -> None:
    now = at("03-16 15:00")
    settings = taken({}, date(2026, 3, 16), date(2026, 3, 25), AMSTERDAM, now)
    settings = taken(settings, date(2026, 6, 1), date(2026, 6, 2), AMSTERDAM, now)
    first, second = holidays_in(settings)
    back = ended(settings, first.begin, at("03-18 02:00"))
    over, _ = holidays_in(back)
    assert (over.end, over.last) == (at("03-18 02:00"), "2026-03-18")
    assert days_left(holidays_in(back), date(2026, 3, 18)) == MOST_DAYS - 5
    without = ended(back, second.begin, at("03-18 03:00"))
    assert holidays_in(without) == (over,)
    for begin in (first.begin, second.begin, 17.0):
        with pytest.raises(Refusal, match="reason-holiday-none"):
            ended(without, begin, at("03-18 04:00"))


def test_what_nobody_understands_is_no_holiday() -> None:
    assert holidays_in({"holidays": [{"begin": "soon"}, 3]}) == ()
    assert holidays_in({"holidays": "many"}) == ()
    broken = {"preferences": {"everywhere": {"zone": "Europe/Nowhere"}}}
    assert habits(broken, "dominion", "abc").calendar == ALWAYS
