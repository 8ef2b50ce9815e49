"""The store is the truth, notes between nodes are hints: whatever is lost on the way, every node comes to know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.room.room import RETRY
from signoria.tables.room.rooms import LOOKING
from signoria.tables.table.allowance import DAY
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.prefer import Prefer
from signoria.tables.table.commands.say import Say
from signoria.tables.wire.messages import Accepted, Farewell, Sync
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import BUYING, House, begin, first_of, guest, reason, until

if TYPE_CHECKING:
    from signoria.tables.nodes.bus import Hearer, Missed
    from tests.tables.kit import Device

ANNA, BRAM = guest("Anna"), guest("Bram")
ANNA_FIRST = {"start-player": "chosen", "start-seat": 0}


class Evening:
    """Anna at one node and Bram at another; no note ever comes from one to the other."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.first, self.second = House(store), House(store)

    async def __aenter__(self) -> Self:
        await self.first.__aenter__()
        await self.second.__aenter__()
        room = await self.first.open(ANNA, "me", "open", options=ANNA_FIRST)
        await begin(room, ANNA, BRAM)
        self.code = room.table.row.code
        self.there = await self.second.rooms.room(self.code)
        self.anna = await self.first.come(room, ANNA)
        self.bram = await self.second.come(self.there, BRAM)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.first.__aexit__()
        await self.second.__aexit__()

    async def whole_turn(self, device: Device) -> None:
        """Let somebody play until the other one is asked."""
        while device.options:
            assert isinstance(await device.choose(first_of(device.options, *BUYING)), Accepted)


async def test_what_no_note_tells_is_read_again() -> None:
    async with Evening(MemoryStore()) as evening:
        await evening.whole_turn(evening.anna)
        await evening.anna.send(Say("1", "your turn"))
        await evening.anna.send(Prefer("2", "always-reveal-moat", value=True))
        assert not evening.bram.options
        assert LOOKING <= 3.0
        await evening.second.wait(LOOKING)
        assert evening.bram.options
        assert len(evening.bram.log) == len(evening.anna.log)
        assert evening.bram.heard() == ["Anna: your turn"]
        assert evening.there.situation.preferences == evening.anna.room.situation.preferences
        assert evening.second.rooms.found_behind == 1
        # Nothing is told to anybody, and nothing read, when there is nothing new.
        told = len(evening.bram.told)
        await evening.second.wait(LOOKING)
        assert len(evening.bram.told) == told
        assert evening.second.rooms.found_behind == 1


async def test_who_comes_is_told_the_truth() -> None:
    async with Evening(MemoryStore()) as evening:
        await evening.whole_turn(evening.anna)
        again = await evening.second.come(evening.there, BRAM)
        assert again.options


async def test_who_asks_how_things_stand_is_told_the_truth() -> None:
    async with Evening(MemoryStore()) as evening:
        await evening.whole_turn(evening.anna)
        await evening.bram.send(Sync(evening.bram.now().version))
        assert evening.bram.options


async def test_nobody_is_refused_for_what_another_node_has_changed() -> None:
    """By the table that this node knows, Anna is asked; in truth Bram is."""
    async with Evening(MemoryStore()) as evening:
        await evening.whole_turn(evening.anna)
        ply = evening.anna.now().ply
        answer = await evening.bram.send(Choose("a", ply, ["play-all-treasures"]))
        assert isinstance(answer, Accepted), answer
        # What is refused all the same is refused by the truth.
        assert reason(await evening.bram.send(Choose("b", ply, ["buy silver"]))) == "reason-stale"


class CutBus(MemoryBus):
    """A bus that can be away for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.missed: list[Missed] = []

    async def listen(self, hearer: Hearer, missed: Missed | None = None) -> None:
        assert missed is not None
        self.missed.append(missed)

    async def forget(self, hearer: Hearer) -> None:
        pass


async def test_a_node_looks_again_when_the_bus_comes_back() -> None:
    store, bus = MemoryStore(), CutBus()
    async with House(store) as first, House(store, bus) as second:
        room = await first.open(ANNA, "me", "open", options=ANNA_FIRST)
        await begin(room, ANNA, BRAM)
        there = await second.rooms.room(room.table.row.code)
        anna = await first.come(room, ANNA)
        await anna.choose("play-all-treasures")
        assert there.table.version < room.table.version
        for missed in bus.missed:
            missed()
        await second.rest()
        assert there.table.version == room.table.version


async def test_a_table_that_was_removed_elsewhere_is_left() -> None:
    async with Evening(MemoryStore()) as evening:
        await evening.store.remove_table(evening.code)
        await evening.second.wait(LOOKING)
        assert evening.bram.all(Farewell)[-1].reason == "reason-no-table"
        assert len(evening.second.rooms) == 0


async def test_a_store_that_does_not_answer_is_asked_again() -> None:
    class Away(MemoryStore):
        away = True

        async def busy_tables(self) -> list[str]:
            if self.away:
                raise OSError("away")
            return await super().busy_tables()

    store = Away()
    async with House(store) as house:
        options = {"start-player": "chosen", "start-seat": 1}
        # One that goes on whoever is there.
        room = await house.open(ANNA, "me", "bot", options=options, clock=DAY)
        code = room.table.row.code
    async with House(store) as house:
        await house.rest()
        assert len(house.rooms) == 0
        store.away = False
        await house.wait(RETRY)
        await until(lambda: code in house.rooms._rooms)
