"""Opening a table and gathering at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from signoria.tables.table.change import Sender
from signoria.tables.table.commands.arrange import Arrange, SeatChange
from signoria.tables.table.commands.close import Close
from signoria.tables.table.commands.join import Join
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.commands.rematch import Rematch
from signoria.tables.table.commands.settle import Settle
from signoria.tables.table.commands.start import Start
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.seats import OPEN, Seat, distinct
from tests.tables.kit import House, begin, guest, stage

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from signoria.tables.room.room import Room
    from signoria.tables.table.commands.command import Command

ANNA, BRAM, CLEO = guest("Anna"), guest("Bram"), guest("Cleo")


async def refused(asked: Awaitable[Any]) -> str:
    """Give the reason why something is refused."""
    with pytest.raises(Refusal) as refusal:
        await asked
    return refusal.value.reason


def names(room: Room) -> list[str]:
    """Name who sits where."""
    return [seat.name for seat in room.table.seats]


async def test_people_come_and_go() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", "open")
        await room.receive(Join(), Sender(BRAM))
        assert names(room) == ["Anna", "Bram", ""]
        assert await refused(room.receive(Join(), Sender(BRAM))) == "reason-already-seated"
        assert await refused(room.receive(Join(1), Sender(CLEO))) == "reason-seat-taken"
        assert await refused(room.receive(Join(9), Sender(CLEO))) == "reason-seat-none"
        await room.receive(Join(2, "Opa"), Sender(BRAM))
        assert names(room) == ["Anna", "Bram", "Opa"]
        assert await refused(room.receive(Join(), Sender(CLEO))) == "reason-seat-taken"
        await room.receive(Leave(), Sender(BRAM))
        assert names(room) == ["Anna", "", ""]
        assert await refused(room.receive(Leave(), Sender(BRAM))) == "reason-not-seated"


def seats(*kinds: str) -> Arrange:
    """Read seats such as `keep`, `open`, `bot easy`, `local Opa`."""
    wanted = []
    for text in kinds:
        kind, _, rest = text.partition(" ")
        assert kind in ("me", "local", "bot", "open", "keep")
        given: Any = {"bot": rest} if kind == "bot" else {"name": rest or None}
        wanted.append(SeatChange(kind, **given))  # type: ignore[arg-type]
    return Arrange(wanted)


@pytest.mark.parametrize("command", [seats("keep", "bot"), Settle(), Start(), Close()])
async def test_the_host_decides_about_the_table_and_nobody_else(command: Command) -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open")
        before = room.table.version
        assert await refused(room.receive(command, Sender(BRAM))) == "reason-not-host"
        assert room.table.version == before


async def test_the_host_arranges_the_seats() -> None:
    async with House() as house:
        host = Sender(ANNA)
        room = await house.open(ANNA, "me", "open")
        await room.receive(Join(), Sender(BRAM))
        await room.receive(seats("keep", "keep", "bot easy"), host)
        assert room.table.seats[2] == Seat("bot", "Cosimo", None, "apprentice")
        assert names(room) == ["Anna", "Bram", "Cosimo"]
        assert await refused(room.receive(seats("keep", "keep", "bot genius"), host)) == "reason-no-bot"
        # Somebody is sent away, and a bot that stays keeps its name.
        await room.receive(seats("keep", "open", "bot normal"), host)
        assert names(room) == ["Anna", "", "Cosimo"]
        assert room.table.seats[2].bot == "house"
        assert await refused(room.receive(Start(), host)) == "reason-seats-open"
        await room.receive(seats("keep", "bot easy"), host)
        assert names(room) == ["Anna", "Beatrice"]
        assert await refused(room.receive(seats("keep"), host)) == "reason-seats-number"
        assert await refused(room.receive(seats("bot", "bot"), host)) == "reason-not-seated"
        # The host gives the own seat to somebody at the same device, and stays the host.
        await room.receive(seats("local Opa", "keep"), host)
        assert (names(room), room.table.host) == (["Opa", "Beatrice"], ANNA.id)
        await room.receive(Start(), host)
        for late in (Join(), Start(), seats("keep", "keep"), Settle()):
            assert await refused(room.receive(late, host)) == "reason-started"


async def test_the_host_settles_how_the_table_plays() -> None:
    async with House() as house:
        host = Sender(ANNA)
        room = await house.open(ANNA, "me", "open")
        await room.receive(Settle({"kingdom-mode": "random"}, 30, "Vrijdag", listed=False), host)
        await room.receive(Settle({"pile-counts": "open"}), host)
        assert room.table.options["kingdom-mode"] == "random"
        assert (room.table.name, room.table.clock, room.table.listed) == ("Vrijdag", 30, False)
        await room.receive(Settle(clock=None), host)
        assert (room.table.name, room.table.clock) == ("Vrijdag", None)
        assert await refused(room.receive(Settle({"kingdom-mode": "custom"}), host)) == "reason-options"
        assert await refused(room.receive(Settle(clock=1), host)) == "reason-options"


async def test_the_host_closes_a_table() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open")
        await room.receive(Close(), Sender(ANNA))
        assert room.table.status == "closed"
        assert await refused(room.receive(Close(), Sender(ANNA))) == "reason-closed"


async def test_when_the_host_leaves_another_one_is_the_host_and_the_last_one_closes_the_table() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open")
        await room.receive(Join(), Sender(BRAM))
        await room.receive(Leave(), Sender(ANNA))
        assert room.table.host == BRAM.id
        await room.receive(Settle(listed=True), Sender(BRAM))
        assert [listed.code for listed in await house.store.lobby()] == [room.table.row.code]
        await room.receive(Leave(), Sender(BRAM))
        assert room.table.status == "closed"
        assert await house.store.lobby() == []
        assert await refused(room.receive(Join(), Sender(CLEO))) == "reason-closed"


async def test_who_leaves_during_the_game_can_come_back() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", options={"start-player": "chosen", "start-seat": 1})
        await begin(room, ANNA, BRAM)
        await house.come(room, ANNA)
        await room.receive(Leave(), Sender(BRAM))
        await house.rest()
        assert room.table.seats[1].kept
        assert room.table.ply > 0
        bram = await house.come(room, BRAM)
        assert bram.now().seat == 1


async def test_a_rematch_without_somebody_gathers_and_starts_by_lot() -> None:
    """DO-F01.4: when somebody has left, the last winner does not decide who starts."""
    async with House() as house:
        room = await house.open(ANNA, "me", "open", options={"start-player": "chosen", "start-seat": 0})
        await begin(room, ANNA, BRAM)
        anna = await house.come(room, ANNA)
        await stage(house, room, players=[{"hand": "copper"}, {}], supply={"province": 1}, coins=8, phase="buy")
        await anna.choose("start-buying")
        await anna.choose("buy province")
        assert room.table.status == "over"
        await anna.send(Rematch("again"))
        assert anna.shown().following is None
        await room.receive(Leave(), Sender(BRAM))
        following = room.table.following
        assert following is not None
        again = await house.rooms.room(following)
        assert again.table.status == "gathering"
        assert names(again) == ["Anna", ""]
        assert again.table.options["previous-winners"] == []
        # What was played stays in the history of both.
        assert {listed.code for listed in await house.store.tables_of(BRAM.id)} == {room.table.row.code}


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (Open("chess", [SeatWish("me"), SeatWish("bot")]), "reason-no-game"),
        (Open("dominion", [SeatWish("me")]), "reason-seats-number"),
        (Open("dominion", [SeatWish("open")] * 5000), "reason-seats-number"),
        (Open("dominion", [SeatWish("me"), SeatWish("me")]), "reason-already-seated"),
        (Open("dominion", [SeatWish("me"), SeatWish("local")]), "reason-name"),
        (Open("dominion", [SeatWish("me", name="a\nb\x00"), SeatWish("bot")]), "reason-name"),
        (Open("dominion", [SeatWish("me", name="x" * 41), SeatWish("bot")]), "reason-name"),
        (Open("dominion", [SeatWish("me"), SeatWish("bot", bot="genius")]), "reason-no-bot"),
        (Open("dominion", [SeatWish("me"), SeatWish("bot")], {"x": 1}), "reason-options"),
        (Open("dominion", [SeatWish("me"), SeatWish("bot")], clock=5), "reason-options"),
        (Open("dominion", [SeatWish("me"), SeatWish("open")], start=True), "reason-seats-open"),
        (Open("dominion", [SeatWish("bot"), SeatWish("bot")], start=True), "reason-not-seated"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(wish: Open, why: str) -> None:
    async with House() as house:
        assert await refused(house.rooms.open_table(ANNA, wish)) == why
        assert await house.store.lobby() == []


async def test_a_table_that_is_not_there_is_refused() -> None:
    async with House() as house:
        assert await refused(house.rooms.room("nowhere")) == "reason-no-table"


def test_equal_names_are_told_apart() -> None:
    seats = [Seat("person", "Anna", "a"), OPEN, Seat("person", "anna", "b"), Seat("bot", "Anna", None, "house"), OPEN]
    assert [seat.name for seat in distinct(seats)] == ["Anna", "", "anna 2", "Anna 3", ""]
    long = [Seat("person", "x" * 40, "a"), Seat("person", "x" * 40, "b")]
    assert len(distinct(long)[1].name) == 40


async def test_idle_rooms_are_left_and_found_again() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open")
        anna = await house.come(room, ANNA)
        await house.rooms.tidy()
        assert list(house.rooms._rooms) == [room.table.row.code]
        await anna.leave()
        house.timing.advance(61)
        await house.rooms.tidy()
        assert list(house.rooms._rooms) == []
        again = await house.rooms.room(room.table.row.code)
        assert again is not room
        assert await refused(room.receive(Join(), Sender(BRAM))) == "reason-busy"
        assert names(again) == names(room)
