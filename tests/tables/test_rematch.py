"""Another game after one that is over: with everybody, with bots for the absent, with fewer, anew, or not at all."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal

import msgspec
import pytest

from signoria.tables.history.rebuild import rebuilt
from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.commands.rematch import CancelRematch, Rematch
from signoria.tables.table.commands.resign import Resign
from signoria.tables.table.commands.say import Say
from signoria.tables.table.commands.send_away import SendAway
from signoria.tables.wire.messages import Accepted, Sent
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import House, guest, reason, stage
from tests.tables.test_leaving import ANNA, BRAM, CLEO, FIRST, LAST_BUY, playing

if TYPE_CHECKING:
    from signoria.tables.room.room import Room
    from signoria.tables.table.rows import Guest
    from tests.tables.kit import Device


async def over(house: House, *others: Guest, leaving: Guest | None = None) -> tuple[Room, list[Device]]:
    """Give a table whose game Anna has just ended."""
    room, devices = await playing(house, *others)
    await stage(house, room, players=[{"hand": "copper"}, *[{}] * len(others)], **LAST_BUY)
    await devices[0].choose("start-buying")
    if leaving is not None:
        await room.receive(Resign(), Sender(leaving))
    await devices[0].choose("buy province")
    assert room.table.status == "over"
    return room, devices


async def rematch_of(house: House, room: Room) -> Room:
    """Give the room of the rematch."""
    assert room.table.following is not None
    return await house.rooms.room(room.table.following)


async def gone_on(
    house: House, first: int, then: int, absent: Literal["bot", "without", "gather"]
) -> tuple[Room, list[Device]]:
    """Give the room after a game of three: one of them wanted a rematch, then one did not wait for who was absent."""
    room, devices = await over(house, BRAM, CLEO)
    await devices[first].send(Rematch("1"))
    await devices[then].send(Rematch("2", absent=absent))
    return await rematch_of(house, room), devices


def sitting(room: Room) -> list[tuple[str, str]]:
    """Give who sits there."""
    return [(seat.kind, seat.name) for seat in room.table.seats]


async def test_it_is_said_who_wants_it_and_who_does_not() -> None:
    async with House() as house:
        _, (anna, bram, cleo) = await over(house, BRAM, CLEO)
        await anna.send(Rematch("1"))
        await cleo.room.receive(Leave(), Sender(CLEO))
        await house.rest()
        shown = bram.shown().seats
        assert [(seat.wants_rematch, seat.gone) for seat in shown] == [(True, False), (False, False), (False, True)]
        # Whoever thinks again wants it after all, and then not.
        await cleo.send(Rematch("2"))
        assert [seat.gone for seat in bram.shown().seats] == [False, False, False]
        await cleo.send(CancelRematch("3"))
        assert [seat.wants_rematch for seat in bram.shown().seats] == [True, False, False]
        assert isinstance(await cleo.send(CancelRematch("4")), Accepted)


async def test_bots_for_the_absent() -> None:
    async with House() as house:
        room, (anna, bram, _) = await over(house, BRAM, CLEO)
        await bram.send(Rematch("1"))
        await anna.send(Rematch("2"))
        assert room.table.following is None
        await anna.send(Rematch("3", absent="bot"))
        again = await rematch_of(house, room)
        assert again.table.status == "playing"
        assert sitting(again) == [("person", "Anna"), ("person", "Bram"), ("bot", "Cosimo")]
        assert again.table.host == ANNA.id
        assert again.table.options["previous-winners"] == []
        # Two who press at once get one game.
        assert isinstance(await bram.send(Rematch("4", absent="without")), Accepted)
        assert await rematch_of(house, room) is again
        assert reason(await bram.send(CancelRematch("5"))) == "reason-rematch-begun"


async def test_without_the_absent() -> None:
    async with House() as house:
        again, _ = await gone_on(house, 1, 0, "without")
        assert (again.table.status, sitting(again)) == ("playing", [("person", "Anna"), ("person", "Bram")])


@pytest.mark.parametrize(("first", "player", "seat"), [(0, "chosen", 0), (2, "chosen", 1), (1, "random", None)])
async def test_whoever_was_to_begin_still_is_when_a_seat_is_taken_away(
    first: int, player: str, seat: int | None
) -> None:
    async with House() as house:
        room, (anna, _, cleo) = await over(house, BRAM, CLEO)
        room.table.options["start-seat"] = first
        await cleo.send(Rematch("1"))
        await anna.send(Rematch("2", absent="without"))
        options = (await rematch_of(house, room)).table.options
        assert (options["start-player"], options["start-seat"]) == (player, seat)


async def test_who_was_sent_away_sits_at_no_rematch() -> None:
    async with House() as house:
        room, (anna, bram, _) = await over(house, BRAM, CLEO)
        await anna.send(SendAway("1", room.table.mark(BRAM.id)))
        assert reason(await bram.send(Rematch("2"))) == "reason-sent-away"
        assert [seat.gone for seat in anna.shown().seats] == [False, True, False]


async def test_a_friend_who_appears_in_the_middle_gets_the_seat_or_finds_the_table() -> None:
    """Pressed before the other one goes on without them, it counts; pressed after, it leads there."""
    async with House() as house:
        room, (anna, bram) = await over(house, BRAM)
        await bram.leave()
        await anna.send(Rematch("1"))
        back = await house.come(room, BRAM)
        answers = await asyncio.gather(back.send(Rematch("2")), anna.send(Rematch("3", absent="bot")))
        assert all(isinstance(answer, Accepted) for answer in answers)
        again = await rematch_of(house, room)
        assert sitting(again) == [("person", "Anna"), ("person", "Bram")]
        assert back.shown().following == again.table.row.code


async def test_too_few_are_refused_and_nothing_has_changed() -> None:
    async with House() as house:
        room, (anna, _) = await over(house, BRAM)
        version = room.table.version
        assert reason(await anna.send(Rematch("1", absent="without"))) == "reason-seats-number"
        assert (room.table.version, room.table.rematch) == (version, {})
        assert len(await house.store.tables_of(ANNA.id)) == 1


async def test_with_other_options_the_table_gathers() -> None:
    """Whoever asked for it is the host, and who has not answered finds the own seat free."""
    async with House() as house:
        again, (anna, *_) = await gone_on(house, 2, 1, "gather")
        assert again.table.status == "gathering"
        assert sitting(again) == [("open", ""), ("person", "Bram"), ("person", "Cleo")]
        assert again.table.host == BRAM.id
        assert anna.shown().following == again.table.row.code


async def test_alone_against_bots_everything_can_be_settled_anew() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "bot easy", options=FIRST)
        anna = await house.come(room, ANNA)
        await stage(house, room, players=[{"hand": "copper"}, {}], **LAST_BUY)
        await anna.choose("start-buying")
        await anna.choose("buy province")
        await anna.send(Rematch("1", absent="gather"))
        again = await rematch_of(house, room)
        assert again.table.status == "gathering"
        assert again.table.seats[1] == room.table.seats[1]


async def test_who_resigned_or_left_sits_there_again_who_wants_to() -> None:
    async with House() as house:
        room, (anna, bram) = await over(house, BRAM, leaving=BRAM)
        await anna.send(Rematch("1"))
        assert room.table.following is None
        await bram.send(Rematch("2"))
        again = await rematch_of(house, room)
        assert again.table.status == "playing"
        assert [seat.keeper for seat in again.table.seats] == [None, None]


async def test_wishes_outlive_a_restart() -> None:
    async with House() as house:
        room, (anna, bram, cleo) = await over(house, BRAM, CLEO)
        await anna.send(Rematch("1"))
        await cleo.send(Rematch("2"))
        await cleo.send(CancelRematch("3"))
        await room.receive(Leave(), Sender(BRAM))
        again = rebuilt(await house.store.load_table(room.table.row.code))
        assert (set(again.rematch), again.gone) == ({ANNA.id}, {BRAM.id})
        assert bram.shown().following is None


async def test_two_nodes_open_one_rematch() -> None:
    store, bus = MemoryStore(), MemoryBus()
    async with House(store, bus) as one, House(store, bus) as other:
        room, (anna, _) = await over(one, BRAM)
        there = await other.rooms.room(room.table.row.code)
        # Laid out by hand in the first room, the game is another where it is read from its entries.
        there._replace(room.table.copy())
        bram = await other.come(there, BRAM)
        await anna.send(Rematch("1", absent="bot"))
        await bram.send(Rematch("2", absent="bot"))
        await one.rest()
        assert anna.shown().following == bram.shown().following is not None


async def test_talk_goes_on_at_the_rematch() -> None:
    async with House() as house:
        room, (anna, bram, _) = await over(house, BRAM, CLEO)
        for number in range(60):
            await room.receive(Say(f"s{number}", f"line {number}"), Sender(BRAM))
        await room.receive(Say("s", "bye"), Sender(CLEO))
        await bram.send(Rematch("1"))
        await anna.send(Rematch("2", absent="without"))
        again = await rematch_of(house, room)
        said = await house.store.chat_after(again.table.row.id, 0, 100)
        assert [line.number for line in said] == list(range(1, 51))
        assert [(line.name, line.seat, line.text) for line in said[-2:]] == [
            ("Bram", 1, "line 59"),
            ("Cleo", None, "bye"),
        ]
        device = await house.come(again, BRAM)
        assert device.heard()[-1] == "Cleo: bye"
        await again.receive(Say("n", "new"), Sender(BRAM))
        await house.rest()
        assert device.heard()[-1] == "Bram: new"


@pytest.mark.parametrize("wrong", ["soon", "", None, 3])
def test_an_unknown_wish_is_not_understood(wrong: object) -> None:
    text = msgspec.json.encode({"type": "rematch", "id": "1", "absent": wrong})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Sent)


async def test_spectators_want_nothing() -> None:
    async with House() as house:
        room, _ = await over(house, BRAM)
        watcher = await house.come(room, guest("Dirk"))
        assert reason(await watcher.send(Rematch("1", absent="bot"))) == "reason-not-seated"
        assert reason(await watcher.send(CancelRematch("1"))) == "reason-not-seated"
