"""Leaving a game: a bot plays on, resigning, ending it together, closing it, and taking a table off one's list."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from signoria.core.record import RecordError, verify
from signoria.games import REGISTRY
from signoria.tables.history.rebuild import rebuilt
from signoria.tables.history.replay import record
from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.away import Return
from signoria.tables.table.commands.call_bot import CallBot
from signoria.tables.table.commands.close import Close
from signoria.tables.table.commands.end import AnswerEnd, ProposeEnd, WithdrawEnd
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.commands.resign import Resign
from signoria.tables.table.commands.send_away import SendAway
from signoria.tables.table.ending import PATIENCE
from signoria.tables.wire.messages import Accepted
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import BUYING, House, StillTime, begin, first_of, guest, stage
from tests.tables.test_house_rules import why

if TYPE_CHECKING:
    from signoria.tables.room.room import Room
    from signoria.tables.table.rows import Guest
    from tests.tables.kit import Device

ANNA, BRAM, CLEO = guest("Anna"), guest("Bram"), guest("Cleo")
FIRST = {"start-player": "chosen", "start-seat": 0}
# Somebody who is about to end the game by buying the last Province.
LAST_BUY = {"supply": {"province": 1}, "coins": 8, "phase": "buy"}


async def playing(house: House, *others: Guest, **wishes: object) -> tuple[Room, list[Device]]:
    """Give a table at which Anna plays with others, everybody with a device."""
    room = await house.open(ANNA, "me", *["open"] * len(others), options=FIRST, **wishes)
    await begin(room, ANNA, *others)
    return room, [await house.come(room, one) for one in (ANNA, *others)]


def events(device: Device) -> list[str]:
    """Give what a device was told that happened at the table."""
    return [line.event for line in device.log if line.event.startswith(("end-", "seat-"))]


async def reloaded(house: House, room: Room) -> None:
    """Check that the table is the same when it is read again."""
    again = rebuilt(await house.store.load_table(room.table.row.code))
    for part in ("status", "host", "seats", "ending", "declined", "resigned", "closed", "rematch", "practice"):
        assert getattr(again, part) == getattr(room.table, part), part
    assert again.summary() == room.table.summary()


# --- Ending together --------------------------------------------------------------------------------------------------


async def test_a_game_ends_when_everybody_agrees_and_has_no_result() -> None:
    async with House() as house:
        room, (anna, bram, cleo) = await playing(house, BRAM, CLEO)
        watcher = await house.come(room, guest("Dirk"))
        assert isinstance(await anna.send(ProposeEnd("1")), Accepted)
        for device in (anna, bram, cleo, watcher):
            ending = device.shown().ending
            assert ending is not None
            assert (ending.asked_by, ending.waiting_for) == (0, [1, 2])
        await reloaded(house, room)
        await bram.send(AnswerEnd("2", agree=True))
        assert (anna.shown().status, anna.shown().ending.waiting_for) == ("playing", [2])  # type: ignore[union-attr]
        await cleo.send(AnswerEnd("3", agree=True))
        for device in (anna, bram, cleo, watcher):
            assert (device.shown().status, device.shown().closed) == ("closed", "reason-ended")
            assert device.shown().secret is None
        assert room.table.summary().result is None
        assert await house.store.rated_at(room.table.row.code) == []
        await reloaded(house, room)
        assert (await why(room, ProposeEnd("4"), ANNA))[0] == "reason-closed"


async def test_who_would_rather_play_on_says_so_and_is_not_asked_again_at_once() -> None:
    async with House() as house:
        room, (anna, bram) = await playing(house, BRAM)
        await anna.send(ProposeEnd("1"))
        await bram.send(AnswerEnd("2", agree=False))
        assert anna.shown().ending is None
        assert events(anna) == events(bram) == ["end-proposed", "end-declined"]
        assert await why(room, ProposeEnd("3"), ANNA) == ("reason-end-declined", {"seconds": int(PATIENCE) + 1})
        await reloaded(house, room)
        # The other one may, and so may who asked after a while.
        await bram.send(ProposeEnd("4"))
        await bram.send(WithdrawEnd("5"))
        await house.wait(PATIENCE)
        assert isinstance(await anna.send(ProposeEnd("6")), Accepted)


async def test_a_proposal_is_withdrawn_by_who_made_it() -> None:
    async with House() as house:
        room, (anna, bram) = await playing(house, BRAM)
        await anna.send(ProposeEnd("1"))
        assert (await why(room, WithdrawEnd("2"), BRAM))[0] == "reason-end-none"
        assert (await why(room, AnswerEnd("2", agree=True), ANNA))[0] == "reason-end-none"
        assert (await why(room, ProposeEnd("2"), BRAM))[0] == "reason-end-asked"
        await anna.send(WithdrawEnd("3"))
        assert events(bram)[-1] == "end-withdrawn"
        assert (await why(room, AnswerEnd("4", agree=True), BRAM))[0] == "reason-end-none"
        assert (await why(room, WithdrawEnd("4"), ANNA))[0] == "reason-end-none"
        assert room.table.status == "playing"


async def test_a_proposal_lapses_and_the_game_goes_on_meanwhile() -> None:
    async with House() as house:
        room, (anna, bram) = await playing(house, BRAM)
        await anna.send(ProposeEnd("1"))
        before = room.table.ply
        await anna.choose("play-all-treasures")
        assert room.table.ply > before
        assert bram.shown().ending is not None
        await house.wait(PATIENCE - 1)
        assert bram.shown().ending is not None
        await house.wait(1)
        assert bram.shown().ending is None
        assert events(bram) == ["end-proposed", "end-lapsed"]
        await reloaded(house, room)
        # Nobody said no.
        assert isinstance(await anna.send(ProposeEnd("2")), Accepted)


async def test_where_people_take_a_day_for_a_move_a_proposal_stands_for_a_day() -> None:
    async with House() as house:
        _, (anna, bram) = await playing(house, BRAM, clock=86_400)
        await bram.send(ProposeEnd("1"))
        await house.wait(86_399)
        assert anna.shown().ending is not None
        await house.wait(1)
        assert anna.shown().ending is None


async def test_a_proposal_outlives_a_restart_and_lapses_then() -> None:
    store = MemoryStore()
    async with House(store) as house:
        room, (anna, _) = await playing(house, BRAM)
        code = room.table.row.code
        await anna.send(ProposeEnd("1"))
        timing = house.timing
    async with House(store, timing=timing) as house:
        room = await house.rooms.room(code)
        await house.come(room, BRAM)
        assert room.table.ending is not None
        # The time in which no server ran, and nobody was there, does not count.
        await house.wait(PATIENCE - 1)
        assert room.table.ending is not None
        await house.wait(1)
        assert room.table.ending is None


async def test_only_people_at_the_table_are_asked_and_can_propose() -> None:
    async with House() as house:
        room, (anna, bram, _) = await playing(house, BRAM, CLEO)
        assert (await why(room, ProposeEnd("1"), guest("Dirk")))[0] == "reason-not-seated"
        await room.receive(Leave(), Sender(CLEO))
        await anna.send(ProposeEnd("1"))
        ending = bram.shown().ending
        assert ending is not None
        assert ending.waiting_for == [1]
        # Who comes back is asked too.
        await room.receive(Return("2"), Sender(CLEO))
        await bram.send(AnswerEnd("3", agree=True))
        assert room.table.status == "playing"
        await room.receive(AnswerEnd("4", agree=True), Sender(CLEO))
        assert room.table.status == "closed"


async def test_whoever_is_the_only_one_left_ends_the_game_alone() -> None:
    async with House() as house:
        room, (anna, _) = await playing(house, BRAM)
        await room.receive(Leave(), Sender(BRAM))
        assert (await why(room, Close(), ANNA))[0] == "reason-close-people"
        await anna.send(ProposeEnd("1"))
        assert (room.table.status, room.table.closed) == ("closed", "reason-ended")


async def missing_one(house: House) -> tuple[Room, Device]:
    """Let the connection of the second player be lost when it is their turn, and the host call a bot."""
    room, (anna, bram) = await playing(house, BRAM)
    await anna.choose("play-all-treasures")
    await anna.choose("end-buys")
    await bram.leave()
    await anna.send(CallBot("1", 1))
    return room, anna


async def test_nobody_ends_a_game_behind_the_back_of_somebody_who_is_missed() -> None:
    """The host calls a bot for somebody whose connection is lost: that is no consent, and there is time to object."""
    async with House() as house:
        room, anna = await missing_one(house)
        assert anna.shown().seats[1].keeper == "away"
        await anna.send(ProposeEnd("2"))
        ending = anna.shown().ending
        assert ending is not None
        assert ending.waiting_for == [1]
        await house.wait(PATIENCE - 1)
        bram = await house.come(room, BRAM)
        assert isinstance(await bram.send(AnswerEnd("3", agree=False)), Accepted)
        assert (room.table.status, room.table.ending, bram.shown().seats[1].keeper) == ("playing", None, None)
        await reloaded(house, room)


async def test_who_is_missed_and_does_not_come_back_keeps_nobody_at_the_table() -> None:
    async with House() as house:
        room, anna = await missing_one(house)
        await anna.send(ProposeEnd("2"))
        await house.wait(PATIENCE)
        assert (room.table.status, room.table.closed) == ("closed", "reason-ended")
        await reloaded(house, room)


async def test_who_becomes_missed_is_still_asked() -> None:
    async with House(timing=StillTime(bot=3.0)) as house:
        room, (anna, bram, cleo) = await playing(house, BRAM, CLEO)
        await anna.choose("play-all-treasures")
        await anna.choose("end-buys")
        await cleo.send(ProposeEnd("1"))
        await bram.leave()
        await anna.send(CallBot("2", 1))
        assert anna.shown().seats[1].keeper == "away"
        await anna.send(AnswerEnd("3", agree=True))
        ending = cleo.shown().ending
        assert ending is not None
        assert ending.waiting_for == [1]
        assert room.table.status == "playing"


async def test_two_propose_at_once_at_two_nodes_and_one_of_them_is_asked() -> None:
    store, bus = MemoryStore(), MemoryBus()
    async with House(store, bus) as one, House(store, bus) as other:
        room, (anna, _) = await playing(one, BRAM)
        bram = await other.come(await other.rooms.room(room.table.row.code), BRAM)
        answers = await asyncio.gather(anna.send(ProposeEnd("1")), bram.send(ProposeEnd("2")))
        await one.rest()
        await other.rest()
        assert sorted(type(answer).__name__ for answer in answers) == ["Accepted", "Refused"]
        assert anna.shown().ending == bram.shown().ending is not None


@pytest.mark.parametrize("leaving", [Leave(), Resign()])
@pytest.mark.parametrize("who", [ANNA, BRAM])
async def test_nobody_waits_for_what_somebody_who_has_gone_says_to_an_undo(who: Guest, leaving: Leave | Resign) -> None:
    async with House() as house:
        room, (anna, bram) = await playing(house, BRAM)
        await stage(house, room, players=[{"hand": "smithy", "deck": "3 copper"}, {}])
        await anna.choose("play smithy")
        await anna.undo()
        assert anna.now().undo.asked_by == 0
        await room.receive(leaving, Sender(who))
        await house.rest()
        assert anna.now().undo.asked_by is None
        assert "undo-lapsed" in [line.event for line in bram.log]


async def test_who_has_resigned_takes_nothing_back() -> None:
    async with House() as house:
        room, (_, bram) = await playing(house, BRAM)
        await room.receive(Resign(), Sender(BRAM))
        await house.rest()
        undo = bram.now().undo
        assert (undo.possible, undo.reason) == ("no", "reason-resigned")


@pytest.mark.parametrize("who", [ANNA, BRAM])
async def test_a_proposal_is_off_when_who_made_it_or_everybody_who_was_asked_leaves(who: Guest) -> None:
    async with House() as house:
        room, (anna, _) = await playing(house, BRAM)
        await anna.send(ProposeEnd("1"))
        await room.receive(Leave(), Sender(who))
        assert (room.table.ending, room.table.status) == (None, "playing")
        await reloaded(house, room)


async def test_nobody_waits_for_the_consent_of_somebody_who_was_sent_away() -> None:
    async with House() as house:
        room, (anna, bram, _) = await playing(house, BRAM, CLEO)
        await bram.send(ProposeEnd("1"))
        await anna.send(SendAway("2", room.table.mark(CLEO.id)))
        ending = anna.shown().ending
        assert ending is not None
        assert ending.waiting_for == [0]
        await anna.send(SendAway("3", room.table.mark(BRAM.id)))
        assert room.table.ending is None


async def test_a_proposal_does_not_outlive_the_game() -> None:
    async with House() as house:
        room, (anna, bram) = await playing(house, BRAM)
        await stage(house, room, players=[{"hand": "copper"}, {}], **LAST_BUY)
        await bram.send(ProposeEnd("1"))
        await anna.choose("start-buying")
        await anna.choose("buy province")
        assert (anna.shown().status, anna.shown().ending) == ("over", None)
        assert (await why(room, AnswerEnd("2", agree=True), ANNA))[0] == "reason-over"
        assert not room.table.summary().busy


async def test_an_order_that_is_repeated_is_carried_out_once() -> None:
    async with House() as house:
        room, (anna, _) = await playing(house, BRAM)
        await anna.send(ProposeEnd("1"))
        version = room.table.version
        assert isinstance(await anna.send(ProposeEnd("1")), Accepted)
        assert room.table.version == version


async def test_two_nodes_agree_on_how_it_ends() -> None:
    store, bus = MemoryStore(), MemoryBus()
    async with House(store, bus) as one, House(store, bus) as other:
        room, (anna, _) = await playing(one, BRAM)
        there = await other.rooms.room(room.table.row.code)
        bram = await other.come(there, BRAM)
        await anna.send(ProposeEnd("1"))
        await other.rest()
        await bram.send(AnswerEnd("2", agree=True))
        await one.rest()
        assert anna.shown().closed == bram.shown().closed == "reason-ended"


# --- Closing ----------------------------------------------------------------------------------------------------------


async def test_a_table_against_bots_is_closed_at_once() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "local Opa", "bot")
        anna, watcher = await house.come(room, ANNA), await house.come(room, CLEO)
        assert (await why(room, Close(), CLEO))[0] == "reason-not-seated"
        assert (await why(room, Resign(), ANNA))[0] == "reason-resign-alone"
        await room.receive(Close(), Sender(ANNA))
        await house.rest()
        assert anna.shown().closed == watcher.shown().closed == "reason-closed"
        assert not room.table.summary().busy
        assert (await why(room, Close(), ANNA))[0] == "reason-closed"
        await reloaded(house, room)


async def test_a_table_with_people_is_not_closed_by_one_of_them() -> None:
    """Not by the host either, nor when the others have resigned: the game counts for them."""
    async with House() as house:
        room, _ = await playing(house, BRAM)
        for who in (ANNA, BRAM):
            assert (await why(room, Close(), who))[0] == "reason-close-people"
        await room.receive(Resign(), Sender(BRAM))
        assert (await why(room, Close(), ANNA))[0] == "reason-close-people"


# --- Leaving and resigning --------------------------------------------------------------------------------------------


async def test_who_leaves_may_come_back_and_who_resigns_may_not() -> None:
    async with House() as house:
        room, (anna, bram, _) = await playing(house, BRAM, CLEO)
        for _ in range(2):
            # Clicked twice, or on two devices.
            await room.receive(Leave(), Sender(BRAM))
        await house.rest()
        assert anna.shown().seats[1].keeper == "left"
        assert isinstance(await bram.send(Return("1")), Accepted)
        assert bram.shown().seats[1].keeper is None
        for _ in range(2):
            await room.receive(Resign(), Sender(BRAM))
        await house.rest()
        assert (await why(room, Return("2"), BRAM))[0] == "reason-resigned"
        assert (await why(room, ProposeEnd("2"), BRAM))[0] == "reason-resigned"
        await room.receive(Leave(), Sender(BRAM))
        assert (anna.shown().seats[1].keeper, anna.shown().seats[1].resigned) == ("resigned", 1)
        assert [line.event for line in anna.log].count("seat-resigned") == 1
        await reloaded(house, room)


async def test_the_host_who_leaves_hands_over() -> None:
    async with House() as house:
        room, (anna, bram, cleo) = await playing(house, BRAM, CLEO)
        await room.receive(Leave(), Sender(BRAM))
        await room.receive(Leave(), Sender(ANNA))
        await house.rest()
        assert room.table.host == CLEO.id
        assert [seat.host for seat in cleo.shown().seats] == [False, False, True]
        await reloaded(house, room)
        await bram.send(Return("1"))
        await anna.send(Return("2"))
        assert room.table.host == CLEO.id
        await room.receive(Resign(), Sender(CLEO))
        assert room.table.host == ANNA.id


async def test_who_comes_back_first_to_a_table_without_a_host_keeps_order() -> None:
    async with House() as house:
        room, (_, bram) = await playing(house, BRAM)
        await room.receive(Leave(), Sender(BRAM))
        await room.receive(Resign(), Sender(ANNA))
        assert room.table.host == ANNA.id
        await bram.send(Return("1"))
        assert room.table.host == BRAM.id
        await reloaded(house, room)


async def test_where_everybody_has_left_the_game_waits_until_somebody_looks_in() -> None:
    async with House() as house:
        room, devices = await playing(house, BRAM)
        for device in devices:
            await device.leave()
        for who in (ANNA, BRAM):
            await room.receive(Leave(), Sender(who))
        # Nobody else could keep order.
        assert room.table.host in (ANNA.id, BRAM.id)
        ply = room.table.ply
        await house.wait(100)
        assert room.table.ply == ply
        room = await house.rooms.room(room.table.row.code)
        assert room.table.ply == ply
        await house.come(room, BRAM)
        await house.wait(100)
        assert room.table.ply > ply


async def test_where_everybody_has_resigned_bots_play_the_game_to_its_end() -> None:
    """Also after a restart: it counts, and nobody can come back to finish it."""
    store = MemoryStore()
    async with House(store, timing=StillTime(bot=5.0)) as house:
        room, devices = await playing(house, BRAM)
        for who in (ANNA, BRAM):
            await room.receive(Resign(), Sender(who))
        for device in devices:
            await device.leave()
        code, timing = room.table.row.code, house.timing
        assert code in await store.busy_tables()
    async with House(store, timing=timing) as house:
        await house.rest()
        room = await house.rooms.room(code)
        for _ in range(500):
            await house.wait(10)
            if room.table.status == "over":
                break
        assert room.table.status == "over"
        assert len(await store.rated_at(code)) == 2


async def test_everybody_at_one_device_resigns_together() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "local Opa", "open", options=FIRST)
        await begin(room, ANNA, BRAM)
        await room.receive(Resign(), Sender(ANNA))
        assert [seat.keeper for seat in room.table.seats] == ["resigned", "resigned", None]
        assert room.table.host == BRAM.id


async def test_a_record_tells_who_resigned_and_when() -> None:
    async with House() as house:
        room, (anna, bram) = await playing(house, BRAM)
        assert isinstance(await anna.choose(first_of(anna.options, *BUYING)), Accepted)
        assert bram.shown().seats[1].resigned is None
        before = room.table.ply
        await room.receive(Resign(), Sender(BRAM))
        await house.rest()
        assert bram.shown().seats[1].resigned == 1
        while room.table.status == "playing":
            assert isinstance(await anna.choose(first_of(anna.options, *BUYING)), Accepted)
        found = record(room.table)
        assert found["resigned"] == [None, before]
        verify(found, REGISTRY)


def test_a_record_says_nothing_impossible_about_who_resigned() -> None:
    game = REGISTRY.game("dominion")
    position = game.new(2, 1, None)
    fine = {
        "format": 1,
        "game": "dominion",
        "options": {},
        "seats": ["Anna", "Bram"],
        "seed": 1,
        "moves": [position.notation(position.legal()[-1])],
        "result": None,
    }
    for told in ([], [None, 1], [0]):
        verify({**fine, "resigned": told}, REGISTRY)
    for wrong in (1, ["x"], [None, None, 1], [2], [-1], [True]):
        with pytest.raises(RecordError, match="resigned"):
            verify({**fine, "resigned": wrong}, REGISTRY)
