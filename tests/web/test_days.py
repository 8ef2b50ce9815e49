"""Playing by days over HTTP: the time that is left in lists, days off, and what happened since."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from tests.web.kit import House, Person

A_DAY = 86_400
FIRST = {"start-player": "chosen", "start-seat": 0}


def day(ahead: int) -> str:
    """Give a date, in so many days."""
    return (datetime.now(UTC) + timedelta(days=ahead)).date().isoformat()


async def two_at(anna: Person, bram: Person, **wishes: object) -> str:
    """Give a table by days at which Anna has to move."""
    code = await anna.open("me", "open", options=FIRST, **wishes)
    await bram.post(f"/api/tables/{code}/join", {})
    await anna.post(f"/api/tables/{code}/start", {})
    return code


async def listed(person: Person, code: str) -> dict[str, Any]:
    """Give one of the own tables, as the list of them shows it."""
    found: list[dict[str, Any]] = [one for one in (await person.get("/api/tables"))["mine"] if one["code"] == code]
    return found[0]


async def test_lists_tell_the_time_that_is_left(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bram:
        code = await two_at(anna, bram, clock=2 * A_DAY, reserve=A_DAY)
        live = await anna.open("me", "bot", clock=60, start=True)
        for person in (anna, bram):
            table = await listed(person, code)
            assert 3 * A_DAY - 600 < table["left"] <= 3 * A_DAY
            assert (table["reserve"], table["asked"]) == (A_DAY, 0)
        assert (await listed(anna, live))["left"] is None
        line = await anna.sit(code)
        await line.until(lambda: line.mine)
        clock = line.now["clock"]
        assert (clock["reserve"], clock["drawing"], clock["still"]) == (A_DAY, False, False)


async def test_a_reserve_without_days_is_refused(running: House) -> None:
    async with Person(running.address) as anna:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        for clock, reserve in ((60, A_DAY), (None, 1), (A_DAY, 15 * A_DAY), (A_DAY, -1)):
            body = {"game": "dominion", "seats": seats, "clock": clock, "reserve": reserve}
            refused = await anna.post("/api/tables", body, 422)
            assert (refused["reason"], refused["facts"]["option"]) == ("reason-options", "reserve")


async def test_days_off_stop_the_clock_and_others_are_told_the_last_day_alone(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bram:
        code = await two_at(anna, bram, clock=2 * A_DAY)
        line = await bram.sit(code)
        await line.until(lambda: line.now["clock"])
        shown = await anna.get("/api/me/holidays")
        assert shown == {"holidays": [], "most": 21, "left": 21}
        taken = {"first": day(0), "last": day(3), "zone": "UTC"}
        shown = await anna.post("/api/me/holidays", taken)
        (holiday,) = shown["holidays"]
        assert (holiday["now"], holiday["last"], shown["left"]) == (True, day(3), 17)
        await line.until(lambda: line.now["clock"]["still"])
        assert line.now["clock"]["left"] == 0
        await line.until(lambda: line.now["table"] is not None and line.now["table"]["seats"][0]["holiday"])
        assert line.now["table"]["seats"][0]["holiday"] == day(3)
        others, own = await listed(bram, code), await listed(anna, code)
        assert (others["left"], others["seats"][0]["holiday"]) == (None, day(3))
        assert own["left"] > 5 * A_DAY - 600
        # What does not fit changes nothing.
        for first, last, reason, status in (
            (day(0), day(1), "reason-holiday-twice", 409),
            (day(-1), day(1), "reason-holiday-days", 422),
            (day(10), day(40), "reason-holiday-most", 422),
        ):
            refused = await anna.post("/api/me/holidays", {"first": first, "last": last, "zone": "UTC"}, status)
            assert refused["reason"] == reason
        await anna.post("/api/me/holidays", {"first": day(20), "last": day(21), "zone": "Mars/Olympus"}, 422)
        await anna.post("/api/me/holidays", {"first": "soon", "last": day(21), "zone": "UTC"}, 400)
        assert (await anna.get("/api/me/holidays"))["holidays"] == shown["holidays"]
        # Nor does anybody else end them.
        assert (await bram.post("/api/me/holidays/end", {"begin": holiday["begin"]}, 404))["reason"] == (
            "reason-holiday-none"
        )
        shown = await anna.post("/api/me/holidays/end", {"begin": holiday["begin"]})
        assert (shown["holidays"], shown["left"]) == ([], 20)
        await line.until(lambda: not line.now["clock"]["still"])


async def test_what_happened_since_is_for_who_sits_there(running: House) -> None:
    async with Person(running.address) as anna, Person(running.address) as bram, Person(running.address) as cleo:
        code = await two_at(anna, bram, clock=2 * A_DAY)
        assert await bram.get(f"/api/tables/{code}/film") == []
        line = await anna.sit(code)
        await line.until(lambda: line.mine)
        await line.choose("play-all-treasures")
        frames = await bram.get(f"/api/tables/{code}/film?since=0")
        assert [frame["view"]["seat"] for frame in frames] == [1] * len(frames)
        assert len(frames) >= 1
        refused = await cleo.get(f"/api/tables/{code}/film", 403)
        assert refused["reason"] == "reason-not-seated"
