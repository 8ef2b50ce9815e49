"""Playing by days: clocks of days, a reserve, nights, days off, and a week of it."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from datetime import date, datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import msgspec
import pytest

from signoria.core.chance import SECRET_SIZE
from signoria.tables.history.film import film
from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.store.store import NotFound
from signoria.tables.table import rows
from signoria.tables.table.allowance import DAY
from signoria.tables.table.change import Sender
from signoria.tables.table.clock import PARDON
from signoria.tables.table.commands.away import Return
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.commands.settle import Settle
from signoria.tables.table.commands.undo import AnswerUndo
from signoria.tables.table.entries import Kept, Moved
from signoria.tables.table.holidays import ended, holidays_in, taken
from signoria.tables.table.personal import Wishes, amended
from signoria.tables.table.quiet import quiet_until
from signoria.tables.table.refusal import Refusal
from signoria.tables.wire.messages import Accepted
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import House, StillTime, begin, guest

if TYPE_CHECKING:
    from signoria.tables.room.room import Room
    from signoria.tables.store.store import Store
    from signoria.tables.table.notices import Notice
    from signoria.tables.table.rows import Guest
    from tests.tables.kit import Device

ANNA, BRAM, CLEO = guest("Anna"), guest("Bram"), guest("Cleo")
ANNA_FIRST = {"start-player": "chosen", "start-seat": 0}
AMSTERDAM = "Europe/Amsterdam"
HOUR = 3600.0


def at(text: str, zone: str = AMSTERDAM) -> float:
    """Give a moment of 2026, such as 03-26 14:00."""
    return datetime.fromisoformat(f"2026-{text}").replace(tzinfo=ZoneInfo(zone)).timestamp()


class Crier:
    """Tells nobody anything at night or on days off, as the messenger does, and remembers when it told what."""

    delay = 5.0

    def __init__(self, store: Store, timing: StillTime) -> None:
        self.told: list[tuple[float, Notice]] = []
        self._store = store
        self._timing = timing

    async def announce(self, notice: Notice) -> float | None:
        now, until = self._timing.now(), None
        with suppress(NotFound):
            until = quiet_until((await self._store.guest(notice.guest)).settings, now)
        if until is not None:
            return until
        if await self._store.claim(notice):
            self.told.append((now, notice))
        return None


def started(moment: str, nodes: int = 1) -> tuple[Crier, list[House]]:
    """Give nodes at one store, at a moment."""
    store, bus, timing = MemoryStore(), MemoryBus(), StillTime()
    timing.moment = at(moment)
    crier = Crier(store, timing)
    return crier, [House(store, bus, timing, crier) for _ in range(nodes)]


async def living(house: House, one: Guest, begin: int = 22, end: int = 8, zone: str = AMSTERDAM) -> None:
    """Let somebody live in a place, with a night."""
    wishes = Wishes(quiet_from=begin, quiet_to=end, zone=zone)
    await house.store.set_guest(one, lambda before: amended(before, wishes))
    await house.rooms.preferred(one.id)
    await house.rest()


async def days_off(house: House, one: Guest, first: str, last: str, zone: str = AMSTERDAM) -> None:
    """Let somebody take days off."""
    days = [date.fromisoformat(f"2026-{day}") for day in (first, last)]
    await house.store.set_guest(one, lambda before: taken(before, days[0], days[1], zone, house.timing.now()))
    await house.rooms.preferred(one.id)
    await house.rest()


async def back_from(house: House, one: Guest) -> None:
    """Let somebody come back from the days off."""
    now = house.timing.now()

    def change(before: object) -> dict[str, object]:
        assert isinstance(before, dict)
        return ended(before, holidays_in(before)[-1].begin, now)

    await house.store.set_guest(one, change)
    await house.rooms.preferred(one.id)
    await house.rest()


async def opened(house: House, *others: Guest, days: int = 2, reserve: int = 0, **wishes: object) -> Room:
    """Give a table of Anna, who begins, and others, with days for a move."""
    seats = ["open"] * len(others)
    room = await house.open(ANNA, "me", *seats, options=ANNA_FIRST, clock=days * DAY, reserve=reserve * DAY, **wishes)
    await begin(room, ANNA, *others)
    await house.rest()
    return room


def until(room: Room, house: House) -> float | None:
    """Give when the time of who is asked is over."""
    return room.situation.deadline(house.timing.now())


async def end_turn(device: Device) -> None:
    """Play a turn in which nothing is bought."""
    seat = device.now().seat
    while device.room.table.answering() == seat:
        move = next(move for move in ("play-all-treasures", "end-buys", "pass") if move in device.options)
        assert isinstance(await device.choose(move), Accepted)


async def all_turn(house: House, room: Room, one: Guest) -> None:
    """Let somebody come, play a turn, and go."""
    device = await house.come(room, one)
    await end_turn(device)
    await device.leave()


# --- The reserve -----------------------------------------------------------------------------------------------------


async def test_the_reserve_is_drawn_on_when_the_days_of_the_move_are_over() -> None:
    _, (node,) = started("03-16 12:00")
    async with node as house:
        room = await opened(house, BRAM, days=1, reserve=2)
        assert until(room, house) == at("03-19 12:00")
        await house.wait(1.5 * DAY)
        anna = await house.come(room, ANNA)
        clock = anna.now().clock
        assert clock is not None
        assert (clock.left, clock.drawing, clock.reserve) == (1.5 * DAY, True, 2 * DAY)
        assert isinstance(await anna.choose("play-all-treasures"), Accepted)
        # Half a day is gone for good; the next move has a whole day again.
        assert room.table.reserve_left(0) == 1.5 * DAY
        assert until(room, house) == house.timing.now() + 2.5 * DAY
        assert anna.now().clock is not None
        assert not anna.now().clock.drawing  # type: ignore[union-attr]
        stored = await house.store.load_table(room.table.row.code)
        moves = [entry for entry in stored.entries if isinstance(entry, Moved) and entry.by == "person"]
        assert [move.drew for move in moves] == [DAY / 2]
        await end_turn(anna)
        assert room.table.reserve_left(1) == 2 * DAY


async def test_a_reserve_is_used_up_once() -> None:
    _, (node,) = started("03-16 12:00")
    async with node as house:
        room = await opened(house, BRAM, CLEO, days=1, reserve=1)
        await house.wait(2 * DAY - 1)
        assert room.table.answering() == 0
        await house.wait(1)
        # A bot has made her decision; for the next one she has a day, and no more.
        assert room.table.reserve_left(0) == 0
        log = [event.kind for event in room.table.play.log]  # type: ignore[union-attr]
        assert log.count("time-ran-out") == 1
        assert room.table.answering() == 0
        assert until(room, house) == house.timing.now() + DAY
        stored = await house.store.load_table(room.table.row.code)
        assert [entry.drew for entry in stored.entries if isinstance(entry, Kept)] == [DAY]


@pytest.mark.parametrize(("clock", "reserve"), [(60, DAY), (None, DAY), (2 * DAY, -1), (2 * DAY, 15 * DAY)])
async def test_a_reserve_goes_with_days(clock: int | None, reserve: int) -> None:
    async with House() as house:
        with pytest.raises(Refusal, match="reason-options"):
            await house.open(ANNA, "me", "open", clock=clock, reserve=reserve)


async def test_a_reserve_is_settled_with_the_clock() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", clock=2 * DAY, reserve=3 * DAY)
        await room.receive(Settle(listed=True), Sender(ANNA))
        assert room.table.reserve == 3 * DAY
        await room.receive(Settle(clock=120), Sender(ANNA))
        assert (room.table.clock, room.table.reserve) == (120, 0)
        with pytest.raises(Refusal, match="reason-options"):
            await room.receive(Settle(reserve=DAY), Sender(ANNA))
        await room.receive(Settle(clock=DAY, reserve=DAY), Sender(ANNA))
        anna = await house.come(room, ANNA)
        assert (anna.shown().clock, anna.shown().reserve) == (DAY, DAY)


@pytest.mark.parametrize("game", ["dominion", "machiavelli", "florence"])
async def test_every_game_is_played_by_days(game: str) -> None:
    _, (node,) = started("03-16 12:00")
    async with node as house:
        room = await house.open(ANNA, "me", "open", "open", game=game, clock=3 * DAY, reserve=DAY)
        await begin(room, ANNA, BRAM, CLEO)
        await house.wait(10.0)
        seat = room.table.answering()
        assert seat is not None
        start = room.table.asked_at
        assert until(room, house) == start + 4 * DAY
        await house.wait(4 * DAY)
        assert room.table.care.missed == {seat: 1} or room.table.answering() != seat
        assert room.table.ply > 0


# --- No time is given, none is lost ----------------------------------------------------------------------------------


async def test_a_restart_gives_no_time_and_takes_none() -> None:
    crier, (first, second, third) = started("03-16 12:00", 3)
    async with first as house:
        room = await opened(house, BRAM, days=2)
        code, over = room.table.row.code, until(room, house)
        await house.wait(1.5 * DAY)
    async with second as house:
        await house.rest()
        again = await house.rooms.room(code)
        assert until(again, house) == over
    # Down until after the end: an hour to come back in, and that once.
    third.timing.advance(3 * DAY)
    async with third as house:
        again = await house.rooms.room(code)
        assert until(again, house) == house.timing.now() + PARDON
        for _ in range(3):
            await house.wait(10.0)
        await house.wait(PARDON - 31)
        assert again.table.ply == 0
        await house.wait(1)
        assert again.table.ply == 1
    assert [notice.kind for _, notice in crier.told].count("reminder") == 1


async def test_two_nodes_let_a_clock_run_out_once() -> None:
    _, (one, other) = started("03-16 12:00", 2)
    async with one as here, other as there:
        room = await opened(here, BRAM, days=1)
        away = await there.rooms.room(room.table.row.code)
        for _ in range(3):
            await here.wait(DAY / 3)
            await there.rest()
        await away.catch_up()
        stored = await here.store.load_table(room.table.row.code)
        assert sum(isinstance(entry, Kept) for entry in stored.entries) == 1
        assert room.table.care.missed == {0: 1}


async def test_a_clock_that_is_set_back_gives_nobody_the_time_twice() -> None:
    _, (first, second) = started("03-16 12:00", 2)
    async with first as house:
        room = await opened(house, BRAM, days=1)
        await house.wait(HOUR)
        code = room.table.row.code
    second.timing.moment -= 5 * HOUR
    async with second as house:
        again = await house.rooms.room(code)
        # Asked in the future, by a wrong clock: from now on, and not from then.
        assert until(again, house) == house.timing.now() + DAY


async def test_taking_a_move_back_gives_no_days() -> None:
    _, (node,) = started("03-16 12:00")
    async with node as house:
        room = await opened(house, BRAM, days=1, reserve=2)
        over = until(room, house)
        await house.wait(1.5 * DAY)
        anna = await house.come(room, ANNA)
        await anna.choose("play-all-treasures")
        assert room.table.reserve_left(0) == 1.5 * DAY
        assert isinstance(await anna.undo(), Accepted)
        assert (until(room, house), room.table.reserve_left(0)) == (over, 2 * DAY)
        await house.wait(DAY)
        await anna.choose("play-all-treasures")
        assert room.table.reserve_left(0) == DAY / 2


async def test_a_request_to_take_back_stops_the_clock_only_for_as_long() -> None:
    _, (node,) = started("03-16 12:00")
    async with node as house:
        room = await opened(house, BRAM, days=1)
        anna, bram = await house.come(room, ANNA), await house.come(room, BRAM)
        await end_turn(anna)
        await house.wait(DAY / 2)
        over = until(room, house)
        assert over is not None
        await anna.undo()
        assert until(room, house) is None
        await house.wait(20.0)
        await bram.send(AnswerUndo(bram.new_id(), agree=False))
        assert until(room, house) == pytest.approx(over + 20.0)


async def test_leaving_and_coming_back_gives_no_days() -> None:
    _, (node,) = started("03-16 12:00")
    node.timing._keeper = (2.0, 2.0)
    async with node as house:
        room = await opened(house, BRAM, days=2)
        over = until(room, house)
        await house.wait(1.5 * DAY)
        anna = await house.come(room, ANNA)
        await room.receive(Leave(), Sender(ANNA))
        assert room.table.player(0) is not None
        assert isinstance(await anna.send(Return(anna.new_id())), Accepted)
        assert (room.table.player(0), room.table.ply) == (None, 0)
        assert until(room, house) == pytest.approx(over)


# --- Nights and days off ---------------------------------------------------------------------------------------------


async def test_time_neither_begins_nor_ends_at_night() -> None:
    _, (node,) = started("03-16 03:00")
    async with node as house:
        await living(house, ANNA)
        room = await opened(house, BRAM, days=1)
        assert until(room, house) == at("03-17 08:00")
        # The night of others is nothing to her clock.
        await living(house, BRAM, 7, 9)
        assert until(room, house) == at("03-17 08:00")
        # A live table knows no night.
        live = await house.open(ANNA, "me", "bot", options=ANNA_FIRST, clock=300)
        anna = await house.come(live, ANNA)
        assert anna.seconds == 300


async def test_days_off_stop_the_clock_and_everybody_sees_until_when() -> None:
    _, (node,) = started("03-16 12:00")
    async with node as house:
        await living(house, ANNA)
        room = await opened(house, BRAM, days=2)
        bram = await house.come(room, BRAM)
        assert bram.seconds == 2 * DAY
        # What is still to come, others do not know.
        await days_off(house, ANNA, "03-17", "03-19")
        assert until(room, house) == at("03-21 12:00")
        assert bram.seconds == 2 * DAY
        assert bram.shown().seats[0].holiday is None
        await house.wait(at("03-17 09:00") - house.timing.now())
        later = await house.come(room, BRAM)
        clock = later.now().clock
        assert clock is not None
        assert (clock.still, clock.left) == (True, 0.0)
        assert later.shown().seats[0].holiday == "2026-03-19"
        # Names that are drawn by lot may have any digits.
        told = re.sub(r'"who":"[0-9a-f]*"', "", msgspec.json.encode(later.now()).decode())
        # Neither where she is, nor when her night is, nor when to the hour she is back.
        for hidden in (AMSTERDAM, "22", str(at("03-20 00:00"))):
            assert hidden not in told.replace(room.table.row.code, "").replace(room.table.commitment, "")
        anna = await house.come(room, ANNA)
        own = anna.now().clock
        assert own is not None
        assert own.left == at("03-21 12:00") - house.timing.now()
        # She comes back early: what was left runs on, from the morning.
        await back_from(house, ANNA)
        assert until(room, house) == pytest.approx(at("03-18 13:00"), abs=2 * HOUR)
        assert later.shown().seats[0].holiday is None
        assert later.seconds == pytest.approx((until(room, house) or 0) - house.timing.now(), abs=1)


async def test_who_is_on_holiday_through_another_node_does_not_run_out() -> None:
    _, (one, other) = started("03-16 12:00", 2)
    async with one as here:
        room = await opened(here, BRAM, days=1)
        # No note tells this node of it: it looks before the clock runs out.
        days = date(2026, 3, 17), date(2026, 3, 18)
        await other.store.set_guest(ANNA, lambda before: taken(before, *days, AMSTERDAM, here.timing.now()))
        await here.wait(DAY)
        assert room.table.ply == 0
        assert until(room, here) == pytest.approx(at("03-19 12:00"))


async def test_days_off_do_not_stretch_a_live_clock() -> None:
    _, (node,) = started("03-16 12:00")
    async with node as house:
        room = await house.open(ANNA, "me", "open", options=ANNA_FIRST, clock=300)
        await begin(room, ANNA, BRAM)
        anna, _ = await house.come(room, ANNA), await house.come(room, BRAM)
        await days_off(house, ANNA, "03-16", "03-20")
        assert anna.seconds == 300
        assert anna.shown().seats[0].holiday is None
        await house.wait(300)
        assert room.table.ply == 1


async def test_days_off_after_the_end_come_too_late() -> None:
    _, (node,) = started("03-16 12:00")
    async with node as house:
        room = await opened(house, BRAM, days=1)
        await house.wait(DAY)
        assert room.table.ply == 1
        await days_off(house, ANNA, "03-17", "03-20")
        assert room.table.care.missed == {0: 1}
        assert room.table.ply == 1


async def test_a_reminder_respects_night_reserve_and_days_off() -> None:
    crier, (node,) = started("03-16 12:00")
    async with node as house:
        for one in (ANNA, BRAM):
            await living(house, one)
        room = await opened(house, BRAM, days=1, reserve=1)
        reminders = [(now, notice) for now, notice in crier.told if notice.kind == "reminder"]
        assert reminders == []
        await house.wait(5.0)
        # Anna plays until half past eight; Bram has two days from then, and is reminded while he is awake.
        await house.wait(at("03-17 08:30") - house.timing.now())
        await all_turn(house, room, ANNA)
        over = until(room, house)
        assert over == pytest.approx(at("03-19 08:30"))
        await house.wait(at("03-18 16:29") - house.timing.now())
        assert [notice.kind for _, notice in crier.told if notice.guest == BRAM.id] == ["turn"]
        # He takes a day off, which has not begun: the reminder waits for it, and comes in the morning after.
        await days_off(house, BRAM, "03-19", "03-19")
        for _ in range(41):
            await house.wait(HOUR)
        told = [(now, notice) for now, notice in crier.told if notice.guest == BRAM.id and notice.kind == "reminder"]
        assert len(told) == 1
        assert at("03-20 08:00") <= told[0][0] <= at("03-20 08:30")
        assert told[0][1].until == pytest.approx(at("03-20 08:30"))
        assert room.table.answering() == 1
        assert "time-ran-out" in [event.kind for event in room.table.play.log]  # type: ignore[union-attr]


# --- What happened since ---------------------------------------------------------------------------------------------


async def test_who_comes_back_sees_what_the_others_did() -> None:
    _, (node,) = started("03-16 12:00")
    async with node as house:
        room = await opened(house, BRAM, CLEO, days=2)
        table = room.table
        assert film(table, 0, None) == []
        await all_turn(house, room, ANNA)
        seen = len(room.table.play.log)  # type: ignore[union-attr]
        # Nothing has happened since she went.
        assert film(room.table, 0, None) == []
        await all_turn(house, room, BRAM)
        await all_turn(house, room, CLEO)
        frames = film(room.table, 0, None)
        assert [frame.until for frame in frames] == sorted({frame.until for frame in frames})
        assert frames[0].until == seen
        assert frames[-1].until == len(room.table.play.log)  # type: ignore[union-attr]
        assert len(frames) == 1 + sum(made.seat != 0 for made in room.table.play.moves)  # type: ignore[union-attr]
        # As she would have seen it, and not as others did.
        assert all(frame.view["seat"] == 0 for frame in frames)
        assert frames[-1].view["question"] is None
        # Who has looked meanwhile sees the rest.
        assert len(film(room.table, 0, frames[-2].until)) == 2
        assert film(room.table, 0, frames[-1].until) == []


# --- A week ----------------------------------------------------------------------------------------------------------


class Person:
    """Somebody who looks at the table at some hours of the day, where they live; perhaps seldom, or not any more."""

    def __init__(self, name: str, zone: str, hours: tuple[int, ...], every: int = 1, gone: str = "") -> None:
        self.guest = guest(name)
        self.zone = zone
        self.hours = hours
        self.every = every
        self.gone = gone

    def looks(self, now: float) -> bool:
        """Whether they look at the table in this hour."""
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        if self.gone and now >= at(self.gone):
            return False
        return here.hour in self.hours and here.toordinal() % self.every == 0


PEOPLE = [
    Person("Anna", AMSTERDAM, tuple(range(8, 22))),
    Person("Bram", AMSTERDAM, (12, 19, 20)),
    Person("Cleo", "America/New_York", tuple(range(8, 22))),
    Person("Dirk", "Asia/Tokyo", tuple(range(7, 23))),
    Person("Els", AMSTERDAM, (21,)),
    # Looks every other day: needs the reserve.
    Person("Fons", AMSTERDAM, (9, 18), every=2),
    # Has days off from Saturday on.
    Person("Gijs", AMSTERDAM, (10, 17), gone="03-28 00:00"),
    # Is not seen again after the first day.
    Person("Hilde", AMSTERDAM, (13, 18), gone="03-27 00:00"),
]


async def test_a_week_with_eight_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """From Thursday to Thursday, over the night in which clocks are put forward."""
    # Always the same game.
    monkeypatch.setattr(rows, "new_secret", lambda: bytes(SECRET_SIZE))
    crier, (node,) = started("03-26 10:00")
    async with node as house:
        for person in PEOPLE:
            await living(house, person.guest, 23, 7, person.zone)
        host = PEOPLE[0].guest
        room = await house.open(
            host, "me", *["open"] * 7, game="machiavelli", clock=DAY, reserve=DAY, options={"edition": "deluxe"}
        )
        await begin(room, host, *(person.guest for person in PEOPLE[1:]))
        await house.rest()
        # The seats are as they sat down; the days of each question, and whom it was put to.
        answered: Counter[str] = Counter()
        holiday_asked, away = 0.0, False
        end = at("04-02 10:00")
        while house.timing.now() < end and room.table.status == "playing":
            now = house.timing.now()
            if now >= at("03-27 18:00") and not away:
                away = True
                await days_off(house, PEOPLE[6].guest, "03-28", "04-01")
            for person in PEOPLE:
                if person.looks(now):
                    answered[person.guest.name] += await played(house, room, person.guest)
            await watched(room, house)
            seat = room.table.answering()
            if seat is not None and room.table.seats[seat].name == "Gijs" and now >= at("03-28 00:00"):
                holiday_asked += HOUR
            await house.wait(HOUR / 2)
            await house.wait(HOUR / 2)
        names = [seat.name for seat in room.table.seats]
        log = [(event.kind, names[event.facts["seat"]]) for event in room.table.play.log if "seat" in event.facts]  # type: ignore[union-attr,index]
        ran_out = Counter(name for kind, name in log if kind in ("time-ran-out", "seat-kept"))
        # One runs out of time, reserve and all, and nobody else; not even who is on holiday.
        assert set(ran_out) == {"Hilde"}
        assert holiday_asked > 2 * DAY
        left = {name: room.table.reserve_left(seat) for seat, name in enumerate(names)}
        assert left["Hilde"] == 0
        assert left["Gijs"] == DAY
        assert 0 < left["Fons"] < DAY
        assert all(answered[person.guest.name] > 0 for person in PEOPLE[:7])
        await told_in_time(crier, room)
        # All of it follows from what was stored.
        again = await house.store.load_table(room.table.row.code)
        assert sum(isinstance(entry, Kept) and entry.drew == DAY for entry in again.entries) == 1


async def played(house: House, room: Room, one: Guest) -> int:
    """Let somebody look at the table, and answer as long as they are asked; give how often they were."""
    asked = room.table.answering()
    if asked is None or room.table.seats[asked].guest != one.id:
        return 0
    device, count = await house.come(room, one), 0
    while (seat := room.table.answering()) is not None and room.table.seats[seat].guest == one.id:
        options = device.options
        if not options:
            break
        await device.choose(options[0])
        count += 1
        await house.wait(1.0)
        if count > 40:
            break
    await device.leave()
    return count


async def watched(room: Room, house: House) -> None:
    """Somebody who is asked always has time left, and never a clock that ends in their own night."""
    over = until(room, house)
    if over is None:
        return
    assert over > house.timing.now()
    seat = room.table.answering()
    assert seat is not None
    person = next(one for one in PEOPLE if one.guest.id == room.table.seats[seat].guest)
    hour = datetime.fromtimestamp(over - 0.001, ZoneInfo(person.zone)).hour
    assert 6 <= hour < 23, (person.guest.name, hour)


async def told_in_time(crier: Crier, room: Room) -> None:
    """Nobody was told anything twice, at night, or while on holiday."""
    marks = Counter((notice.guest, notice.kind, notice.mark) for _, notice in crier.told)
    assert set(marks.values()) == {1}
    reminded = [notice.guest for _, notice in crier.told if notice.kind == "reminder"]
    assert reminded == [PEOPLE[7].guest.id]
    for now, notice in crier.told:
        person = next(one for one in PEOPLE if one.guest.id == notice.guest)
        assert 7 <= datetime.fromtimestamp(now, ZoneInfo(person.zone)).hour < 23, (person.guest.name, notice.kind)
        if person.guest.name == "Gijs":
            assert not at("03-28 00:00") <= now < at("04-02 00:00")
        assert notice.table == room.table.row.id
