"""What a player considers: answered at once and to nobody else, by the table as it is now, and it changes nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from signoria.tables.table.commands.choose import LONGEST_MOVE, MOST_MOVES
from signoria.tables.wire.messages import Accepted, Consider, Considered, Refused, Sync, Update
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import Device, House, begin, guest, stage

ANNA, BRAM, CARLA = guest("Anna"), guest("Bram"), guest("Carla")
TURN = {
    "players": [{"hand": "poet", "money": 700}, {"hand": "painter"}],
    "phase": "actions",
    "round": 1,
    "start": 0,
}


async def at_table(house: House) -> list[Device]:
    """Give the two players and a spectator, in Anna's turn."""
    room = await house.open(ANNA, "me", "open", game="florence")
    await begin(room, ANNA, BRAM)
    devices = [await house.come(room, person) for person in (ANNA, BRAM, CARLA)]
    await stage(house, room, **TURN)
    return devices


def answer(told: object) -> dict[str, Any]:
    """Give what was answered."""
    assert isinstance(told, Considered)
    return told.answer


async def test_a_player_is_told_what_would_come_of_a_move() -> None:
    async with House() as house:
        anna, *_ = await at_table(house)
        told = await anna.consider("introduce travel")
        assert answer(told) == anna.room.table.running().position.consider(0, ["introduce travel"])
        assert (answer(told)["cost"], answer(told)["money"]) == (300, 400)
        assert isinstance(told, Considered)
        assert told.ply == anna.now().ply


async def test_nobody_else_notices_and_nothing_is_stored() -> None:
    async with House() as house:
        anna, bram, carla = await at_table(house)
        known = [len(device.told) for device in (bram, carla)]
        before = anna.room.table
        updates = len(anna.all(Update))
        for moves in ([], ["build"], ["place tower d3 r0"], ["end-turn"]):
            assert isinstance(await anna.consider(*moves), Considered)
        assert [len(device.told) for device in (bram, carla)] == known
        assert len(anna.all(Update)) == updates
        assert anna.room.table is before
        assert await house.store.entries_after(before.row.id, before.version) == []


async def test_everyone_considers_for_themselves() -> None:
    """Also whoever is not asked; nobody learns what another's cards are worth."""
    async with House() as house:
        anna, bram, _ = await at_table(house)
        hers, his = answer(await anna.consider()), answer(await bram.consider())
        assert (list(hers["worth"]["persons"]), list(his["worth"]["persons"])) == (["poet"], ["painter"])
        assert "cannot" in hers
        assert "cannot" not in his


async def test_a_spectator_is_refused() -> None:
    async with House() as house:
        *_, carla = await at_table(house)
        told = await carla.consider()
        assert isinstance(told, Refused)
        assert told.reason == "reason-not-seated"


async def test_on_one_device_it_is_answered_for_whoever_sits_before_it() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "local Bram", game="florence")
        device = await house.come(room, ANNA)
        await stage(house, room, **TURN)
        told = await device.consider()
        assert isinstance(told, Refused)
        await device.send(Sync(device.now().version, 1))
        assert list(answer(await device.consider())["worth"]["persons"]) == ["painter"]
        await device.send(Sync(device.now().version, 0))
        assert list(answer(await device.consider())["worth"]["persons"]) == ["poet"]


async def test_before_the_game_there_is_nothing_to_consider() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", game="florence")
        told = await (await house.come(room, ANNA)).consider()
        assert isinstance(told, Refused)
        assert told.reason == "reason-not-started"


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        (Consider("c", ["end-turn"] * (MOST_MOVES + 1)), "reason-too-long"),
        (Consider("c", ["x" * (LONGEST_MOVE + 1)]), "reason-too-long"),
        (Consider("c" * 65, []), "reason-invalid"),
        (Consider("\n", []), "reason-invalid"),
    ],
)
async def test_what_nobody_would_ask_is_refused(message: Consider, reason: str) -> None:
    async with House() as house:
        anna, *_ = await at_table(house)
        told = await anna.send(message)
        assert isinstance(told, Refused)
        assert told.reason == reason


async def test_an_answer_tells_to_which_moment_it_belongs() -> None:
    """Who asks about a position that is gone meanwhile is told about the one that has come."""
    async with House() as house:
        anna, *_ = await at_table(house)
        first = await anna.consider("freedom")
        assert isinstance(await anna.choose("freedom"), Accepted)
        second = await anna.consider("introduce travel")
        assert isinstance(first, Considered)
        assert isinstance(second, Considered)
        assert (second.ply - first.ply, second.ply) == (1, anna.now().ply)


class SlowStore(MemoryStore):
    """A store that takes its time when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.open.set()
        self.waiting = asyncio.Event()

    async def _pause(self) -> None:
        if not self.open.is_set():
            self.waiting.set()
        await self.open.wait()


async def test_it_does_not_wait_its_turn() -> None:
    """While a move is being stored the table is as it was, and that is what is considered."""
    store = SlowStore()
    async with House(store) as house:
        anna, *_ = await at_table(house)
        store.open.clear()
        ply = anna.now().ply
        choosing = asyncio.create_task(anna.choose("freedom"))
        await store.waiting.wait()
        told = await anna.consider("freedom")
        assert isinstance(told, Considered)
        assert told.ply == ply
        store.open.set()
        assert isinstance(await choosing, Accepted)
