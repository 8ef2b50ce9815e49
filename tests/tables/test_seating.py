"""Opening a table and gathering at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from signoria.tables.table.opening import SeatWish, TableWish
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.seats import OPEN, Seat, distinct
from signoria.tables.wire.messages import Rematch
from tests.tables.kit import House, guest, in_loop, stage

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from signoria.tables.room.room import Room

ANNA, BRAM, CLEO = guest("Anna"), guest("Bram"), guest("Cleo")


async def refused(asked: Awaitable[Any]) -> str:
    """Give the reason why something is refused."""
    with pytest.raises(Refusal) as refusal:
        await asked
    return refusal.value.reason


def names(room: Room) -> list[str]:
    """Name who sits where."""
    return [seat.name for seat in room.table.seats]


@in_loop
async def test_people_come_and_go() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", "open")
        await room.join(BRAM)
        assert names(room) == ["Anna", "Bram", ""]
        assert await refused(room.join(BRAM)) == "reason-already-seated"
        assert await refused(room.join(CLEO, 1)) == "reason-seat-taken"
        assert await refused(room.join(CLEO, 9)) == "reason-seat-none"
        await room.join(BRAM, 2, "Opa")
        assert names(room) == ["Anna", "Bram", "Opa"]
        assert await refused(room.join(CLEO)) == "reason-seat-taken"
        await room.leave(BRAM.id)
        assert names(room) == ["Anna", "", ""]
        assert await refused(room.leave(BRAM.id)) == "reason-not-seated"


@in_loop
async def test_the_host_arranges_the_table_and_nobody_else() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open")
        await room.join(BRAM)
        for asked in (
            room.add_seat(BRAM.id),
            room.remove_seat(BRAM.id, 0),
            room.seat_bot(BRAM.id, 0, "easy"),
            room.open_seat(BRAM.id, 0),
            room.settle(BRAM.id, {}, clock=None),
            room.start(BRAM.id),
            room.close_table(BRAM.id),
        ):
            assert await refused(asked) == "reason-not-host"
        await room.add_seat(ANNA.id)
        await room.seat_bot(ANNA.id, 2, "easy")
        assert room.table.seats[2] == Seat("bot", "big-money", None, "big-money")
        assert await refused(room.seat_bot(ANNA.id, 1, "easy")) == "reason-seat-taken"
        assert await refused(room.seat_bot(ANNA.id, 2, "genius")) == "reason-no-bot"
        assert await refused(room.remove_seat(ANNA.id, 1)) == "reason-seat-taken"
        await room.open_seat(ANNA.id, 1)
        assert await refused(room.start(ANNA.id)) == "reason-seats-open"
        await room.remove_seat(ANNA.id, 1)
        assert names(room) == ["Anna", "big-money"]
        assert await refused(room.remove_seat(ANNA.id, 1)) == "reason-seats-number"
        await room.settle(ANNA.id, {"kingdom-mode": "random"}, clock=30, name="Vrijdag", listed=False)
        await room.settle(ANNA.id, {"pile-counts": "open"}, clock=None)
        assert room.table.options["kingdom-mode"] == "random"
        assert (room.table.name, room.table.clock, room.table.listed) == ("Vrijdag", None, False)
        assert await refused(room.settle(ANNA.id, {"kingdom-mode": "custom"}, clock=None)) == "reason-options"
        assert await refused(room.settle(ANNA.id, {}, clock=1)) == "reason-options"
        await room.start(ANNA.id)
        for late in (room.join(CLEO), room.start(ANNA.id), room.add_seat(ANNA.id), room.close_table(ANNA.id)):
            assert await refused(late) == "reason-started"


@in_loop
async def test_when_the_host_leaves_another_one_is_the_host_and_the_last_one_closes_the_table() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open")
        await room.join(BRAM)
        await room.leave(ANNA.id)
        assert room.table.host == BRAM.id
        assert [table.code for table in await house.rooms.lobby(None)] == [room.table.row.code]
        await room.leave(BRAM.id)
        assert room.table.status == "closed"
        assert await house.rooms.lobby(None) == []
        assert await refused(room.join(CLEO)) == "reason-closed"


@in_loop
async def test_who_leaves_during_the_game_can_come_back() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", options={"start-player": "chosen", "start-seat": 1})
        await room.join(BRAM)
        await room.start(ANNA.id)
        await room.leave(BRAM.id)
        await house.rest()
        assert room.table.seats[1].kept
        assert room.table.ply > 0
        bram = await house.come(room, BRAM)
        assert bram.now().seat == 1


@in_loop
async def test_a_rematch_without_somebody_gathers_and_starts_by_lot() -> None:
    """DO-F01.4: when somebody has left, the last winner does not decide who starts."""
    async with House() as house:
        room = await house.open(ANNA, "me", "open", options={"start-player": "chosen", "start-seat": 0})
        await room.join(BRAM)
        await room.start(ANNA.id)
        anna = await house.come(room, ANNA)
        await stage(house, room, players=[{"hand": "copper"}, {}], supply={"province": 1}, coins=8, phase="buy")
        await anna.choose("start-buying")
        await anna.choose("buy province")
        assert room.table.status == "over"
        await anna.send(Rematch("again"))
        assert anna.now().table.following is None
        await room.leave(BRAM.id)
        following = room.table.following
        assert following is not None
        again = await house.rooms.room(following)
        assert again.table.status == "gathering"
        assert names(again) == ["Anna", ""]
        assert again.table.options["previous-winners"] == []
        # What was played stays in the history of both.
        assert {shown.code for shown in await house.rooms.tables_of(BRAM.id)} == {room.table.row.code}


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (TableWish("chess", [SeatWish("me"), SeatWish("bot")]), "reason-no-game"),
        (TableWish("dominion", [SeatWish("me")]), "reason-seats-number"),
        (TableWish("dominion", [SeatWish("open")] * 5000), "reason-seats-number"),
        (TableWish("dominion", [SeatWish("me"), SeatWish("me")]), "reason-already-seated"),
        (TableWish("dominion", [SeatWish("me"), SeatWish("local")]), "reason-name"),
        (TableWish("dominion", [SeatWish("me", name="a\nb\x00"), SeatWish("bot")]), "reason-name"),
        (TableWish("dominion", [SeatWish("me", name="x" * 41), SeatWish("bot")]), "reason-name"),
        (TableWish("dominion", [SeatWish("me"), SeatWish("bot", bot="genius")]), "reason-no-bot"),
        (TableWish("dominion", [SeatWish("me"), SeatWish("bot")], {"x": 1}), "reason-options"),
        (TableWish("dominion", [SeatWish("me"), SeatWish("bot")], clock=5), "reason-options"),
        (TableWish("dominion", [SeatWish("me"), SeatWish("open")], start=True), "reason-seats-open"),
        (TableWish("dominion", [SeatWish("bot"), SeatWish("bot")], start=True), "reason-not-seated"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish: TableWish, why: str) -> None:
    @in_loop
    async def test() -> None:
        async with House() as house:
            assert await refused(house.rooms.open_table(ANNA, wish)) == why
            assert await house.store.lobby() == []

    test()


@in_loop
async def test_a_table_that_is_not_there_is_refused() -> None:
    async with House() as house:
        assert await refused(house.rooms.room("nowhere")) == "reason-no-table"


def test_equal_names_are_told_apart() -> None:
    seats = [Seat("person", "Anna", "a"), OPEN, Seat("person", "anna", "b"), Seat("bot", "Anna", None, "house"), OPEN]
    assert [seat.name for seat in distinct(seats)] == ["Anna", "", "anna 2", "Anna 3", ""]
    long = [Seat("person", "x" * 40, "a"), Seat("person", "x" * 40, "b")]
    assert len(distinct(long)[1].name) == 40


@in_loop
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
        assert await refused(room.join(BRAM)) == "reason-busy"
        assert names(again) == names(room)
