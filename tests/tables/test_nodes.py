"""Two nodes serve the same table from one store."""

from __future__ import annotations

import asyncio

from signoria.core.record import verify
from signoria.games import REGISTRY
from signoria.tables.history.replay import record
from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.nodes.postgres import PostgresBus
from signoria.tables.store.sql import SqlStore
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.join import Join
from signoria.tables.table.commands.prefer import Prefer
from signoria.tables.table.commands.say import Say
from signoria.tables.table.habits import Habits
from signoria.tables.wire.messages import Accepted, Refused
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import BUYING, House, StillTime, begin, first_of, guest, until

ANNA, BRAM = guest("Anna"), guest("Bram")
ANNA_FIRST = {"start-player": "chosen", "start-seat": 0}


async def test_a_node_that_missed_something_looks_again() -> None:
    store = MemoryStore()
    # Each has a bus of its own: no note ever arrives.
    async with House(store) as first, House(store) as second:
        room = await first.open(ANNA, "me", "open", options=ANNA_FIRST)
        await begin(room, ANNA, BRAM)
        there = await second.rooms.room(room.table.row.code)
        here, elsewhere = await first.come(room, ANNA), await second.come(there, ANNA)
        assert isinstance(await here.send(Choose("a", 0, ["play copper"])), Accepted)
        assert there.table.ply == 0
        # The same message by another way is acknowledged; a different one is too late.
        assert isinstance(await elsewhere.send(Choose("a", 0, ["play copper"])), Accepted)
        assert there.table.ply == 1
        assert isinstance(await here.send(Choose("b", 1, ["play copper"])), Accepted)
        late = await elsewhere.send(Choose("c", 1, ["start-buying"]))
        assert isinstance(late, Refused)
        assert late.reason == "reason-stale"
        assert elsewhere.now().ply == 2
        assert elsewhere.now().view == here.now().view
        assert elsewhere.log == here.log


async def test_nodes_tell_each_other() -> None:
    store, bus, timing = MemoryStore(), MemoryBus(), StillTime()
    async with House(store, bus, timing) as first, House(store, bus, timing) as second:
        room = await first.open(ANNA, "me", "open", options=ANNA_FIRST)
        await begin(room, ANNA, BRAM)
        there = await second.rooms.room(room.table.row.code)
        anna, bram = await first.come(room, ANNA), await second.come(there, BRAM)
        await anna.choose("play copper")
        await second.rest()
        assert bram.now().ply == 1
        for device in (anna, bram):
            assert [seat.present for seat in device.shown().seats] == [True, True]
        await bram.send(Say("1", "hello"))
        await first.rest()
        assert anna.heard() == ["Bram: hello"]
        await bram.send(Prefer("2", "always-reveal-moat", value=True))
        await first.rest()
        wanted = {BRAM.id: Habits(frozenset({"always-reveal-moat"}))}
        assert room.situation.preferences == there.situation.preferences == wanted
        await bram.leave()
        await first.rest()
        assert [seat.present for seat in anna.shown().seats] == [True, False]


async def test_a_silent_node_is_forgotten() -> None:
    store, bus, timing = MemoryStore(), MemoryBus(), StillTime()
    async with House(store, bus, timing) as first:
        room = await first.open(ANNA, "me", "open")
        await room.receive(Join(), Sender(BRAM))
        anna = await first.come(room, ANNA)
        async with House(store, bus, timing) as second:
            await second.come(await second.rooms.room(room.table.row.code), BRAM)
            await first.rest()
            assert anna.shown().seats[1].present
            await bus.forget(second.rooms._hear)
            await bus.listen(second.rooms._hear)
            second.rooms._rooms.clear()
            second.rooms._by_id.clear()
            for device in second.devices:
                device.connection.close()
            for _ in range(4):
                await first.wait(31)
            assert not anna.shown().seats[1].present


async def test_two_nodes_let_the_same_bots_play() -> None:
    store, bus, timing = MemoryStore(), MemoryBus(), StillTime()
    async with House(store, bus, timing) as first, House(store, bus, timing) as second:
        room = await first.open(ANNA, "me", "bot", "bot easy")
        there = await second.rooms.room(room.table.row.code)
        anna, elsewhere = await first.come(room, ANNA), await second.come(there, ANNA)
        for turn in range(3000):
            await first.wait(3)
            await second.rest()
            if anna.shown().status == "over":
                break
            device = (anna, elsewhere)[turn % 2]
            if device.options and len(device.options) > 1:
                assert isinstance(await device.choose(first_of(device.options, *BUYING)), Accepted)
        assert anna.shown().status == "over"
        await second.rest()
        assert there.table.version == room.table.version
        assert elsewhere.log == anna.log
        verify(record(room.table), REGISTRY)


async def test_two_nodes_at_one_postgresql(postgres_url: str) -> None:
    stores = [await SqlStore.open(postgres_url), await SqlStore.open(postgres_url)]
    buses = [PostgresBus(postgres_url), PostgresBus(postgres_url)]
    timing = StillTime()
    async with House(stores[0], buses[0], timing) as first, House(stores[1], buses[1], timing) as second:
        room = await first.open(ANNA, "me", "open", options=ANNA_FIRST)
        await begin(room, ANNA, BRAM)
        there = await second.rooms.room(room.table.row.code)
        anna, bram = await first.come(room, ANNA), await second.come(there, BRAM)
        await anna.room.converse(anna.connection, Choose("a", 0, ["play copper"]))
        await until(lambda: there.table.ply == 1)
        # Both at once: one of them is first, the other one looks again.
        elsewhere = await second.come(there, ANNA)
        await asyncio.gather(
            room.converse(anna.connection, Choose("b", 1, ["play copper"])),
            there.converse(elsewhere.connection, Choose("c", 1, ["start-buying"])),
            there.converse(bram.connection, Say("1", "hello")),
        )
        await until(lambda: bool(anna.heard()) and room.table.version == there.table.version)
        assert room.table.ply == 2
        await until(lambda: len(anna.all(Accepted)) + len(elsewhere.all(Accepted)) == 2)
        refused = anna.all(Refused) + elsewhere.all(Refused)
        assert [refusal.reason for refusal in refused] == ["reason-stale"]
    for bus in buses:
        await bus.close()
    for store in stores:
        await store.close()
