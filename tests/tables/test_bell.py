"""Who is called to a table: those who are not there, once for a turn, and for nothing that is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.table.allowance import DAY
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.join import Join
from signoria.tables.table.commands.rematch import Rematch
from signoria.tables.table.commands.undo import AnswerUndo
from signoria.tables.table.notices import REMINDER, turn_mark
from signoria.tables.wire.messages import Accepted
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import Device, House, StillTime, begin, guest, stage, until
from tests.tables.test_secret_questions import MURDER

if TYPE_CHECKING:
    from signoria.tables.room.room import Room
    from signoria.tables.store.store import Store
    from signoria.tables.table.notices import Notice

ANNA, BRAM, CLEO, DIRK = guest("Anna"), guest("Bram"), guest("Cleo"), guest("Dirk")
DELAY = 5.0
FIRST = {"start-player": "chosen", "start-seat": 0}


class Crier:
    """Remembers what is told; wants no more of it until `later`, if that is set."""

    def __init__(self, store: Store) -> None:
        self.delay = DELAY
        self.told: list[Notice] = []
        self.later: float | None = None
        self._store = store

    async def announce(self, notice: Notice) -> float | None:
        if self.later is not None:
            return self.later
        if await self._store.claim(notice):
            self.told.append(notice)
        return None

    def take(self) -> list[tuple[str, str]]:
        """Give who was told what since the last time."""
        told, self.told = self.told, []
        return [(notice.guest, notice.kind) for notice in told]


def houses(number: int = 1) -> tuple[Crier, list[House]]:
    """Give nodes at one store, with one who tells for all of them."""
    store, bus, timing = MemoryStore(), MemoryBus(), StillTime()
    crier = Crier(store)
    return crier, [House(store, bus, timing, crier) for _ in range(number)]


async def seated(crier: Crier, house: House, **wishes: object) -> Room:
    """Give a table of Anna, who begins, and Bram."""
    room = await house.open(ANNA, "me", "open", options=FIRST, **wishes)
    await begin(room, ANNA, BRAM)
    await house.rest()
    assert crier.take() == [(ANNA.id, "seated")]
    return room


async def end_turn(device: Device) -> None:
    """Play a turn in which nothing is bought."""
    table, seat = device.room.table, device.now().seat
    assert table.answering() == seat
    while device.room.table.answering() == seat:
        move = next(move for move in ("play-all-treasures", "end-buys", "pass") if move in device.options)
        assert isinstance(await device.choose(move), Accepted)


async def test_whoever_is_not_there_is_told_once_for_a_turn() -> None:
    crier, (node,) = houses()
    async with node as house:
        room = await seated(crier, house)
        anna = await house.come(room, ANNA)
        await house.wait(DELAY)
        # She is there, and it is not his turn.
        assert crier.take() == []
        await end_turn(anna)
        assert crier.take() == []
        await house.wait(DELAY)
        assert crier.take() == [(BRAM.id, "turn")]
        await house.wait(10_000)
        assert crier.take() == []
        # He comes, makes one of several decisions, and goes: he knows that it is his turn.
        bram = await house.come(room, BRAM)
        assert isinstance(await bram.choose("play-all-treasures"), Accepted)
        await bram.leave()
        await house.wait(DELAY)
        assert crier.take() == []
        bram = await house.come(room, BRAM)
        await end_turn(bram)
        await bram.leave()
        await end_turn(anna)
        await house.wait(DELAY)
        assert crier.take() == [(BRAM.id, "turn")]


async def test_a_move_that_is_taken_back_and_made_again_is_told_once() -> None:
    """Nor is somebody told whose turn was over again before anybody was missed."""
    crier, (node,) = houses()
    async with node as house:
        room = await seated(crier, house)
        anna = await house.come(room, ANNA)
        await end_turn(anna)
        await house.wait(DELAY)
        assert crier.take() == [(BRAM.id, "turn")]
        mark = turn_mark(room.table, BRAM.id)
        bram = await house.come(room, BRAM)
        await anna.undo()
        assert isinstance(await bram.send(AnswerUndo(bram.new_id(), agree=True)), Accepted)
        await bram.leave()
        await end_turn(anna)
        await house.wait(DELAY)
        assert turn_mark(room.table, BRAM.id) == mark
        assert crier.take() == []


async def test_who_was_at_the_table_and_lost_the_line_is_told() -> None:
    """The device takes itself for connected for a while; then it is missed."""
    crier, (node,) = houses()
    async with node as house:
        room = await seated(crier, house)
        anna, bram = await house.come(room, ANNA), await house.come(room, BRAM)
        await house.wait(1)
        await end_turn(anna)
        await house.wait(40)
        assert crier.take() == []
        await bram.leave()
        await house.wait(DELAY)
        assert crier.take() == [(BRAM.id, "turn")]


async def test_one_node_tells_it() -> None:
    """Though both know that it is to be told, whoever is at the table through another node is there."""
    crier, (one, other) = houses(2)
    async with one as here, other as there:
        room = await seated(crier, here)
        elsewhere = await there.rooms.room(room.table.row.code)
        anna = await here.come(room, ANNA)
        bram = await there.come(elsewhere, BRAM)
        await end_turn(anna)
        await there.rest()
        await here.wait(DELAY)
        await there.rest()
        assert crier.take() == []
        await bram.leave()
        await here.rest()
        await here.wait(DELAY)
        await there.rest()
        assert crier.take() == [(BRAM.id, "turn")]


async def test_a_node_that_takes_a_table_up_asks_who_is_there_before_it_tells_anybody() -> None:
    crier, (one, other) = houses(2)
    async with one as here:
        room = await seated(crier, here, clock=3 * DAY)
        await here.come(room, ANNA)
        async with other as there:
            # A clock of days runs there too.
            await until(lambda: len(there.rooms) == 1)
            await there.rest()
            await there.wait(DELAY)
            assert crier.take() == []


async def test_a_table_of_days_is_told_after_a_restart_and_once() -> None:
    """What a server could not tell, the next one does."""
    crier, (one, other) = houses(2)
    async with one as house:
        await seated(crier, house, clock=3 * DAY)
    assert crier.take() == []
    async with other as house:
        await until(lambda: len(house.rooms) == 1)
        await house.wait(DELAY)
        assert crier.take() == [(ANNA.id, "turn")]
    third = House(house.store, None, house.timing, crier)
    async with third:
        await until(lambda: len(third.rooms) == 1)
        await third.wait(DELAY)
        assert crier.take() == []


async def test_what_can_wait_is_told_in_the_morning() -> None:
    crier, (node,) = houses()
    async with node as house:
        await seated(crier, house, clock=3 * DAY)
        crier.later = house.timing.now() + 3600
        await house.wait(DELAY)
        assert crier.take() == []
        crier.later = None
        await house.wait(3600)
        assert crier.take() == [(ANNA.id, "turn")]


async def test_before_days_are_over_whoever_is_asked_is_reminded_once() -> None:
    """Whether told before or not; at other tables nobody is."""
    crier, (node,) = houses()
    async with node as house:
        room = await seated(crier, house, clock=2 * DAY)
        await house.wait(DELAY)
        assert crier.take() == [(ANNA.id, "turn")]
        await house.wait(2 * DAY - REMINDER - 2 * DELAY)
        assert crier.take() == []
        await house.wait(2 * DELAY)
        (reminder,) = crier.told
        assert (reminder.kind, reminder.until) == ("reminder", room.table.asked_at + 2 * DAY)
        crier.take()
        await house.wait(REMINDER - 3600)
        assert crier.take() == []


async def test_who_sits_down_is_told_to_those_who_are_not_there() -> None:
    crier, (node,) = houses()
    async with node as house:
        room = await house.open(ANNA, "me", "open", "open")
        await room.receive(Join(), Sender(BRAM))
        await house.rest()
        (notice,) = crier.told
        assert (notice.guest, notice.kind, notice.who, notice.free) == (ANNA.id, "seated", "Bram", 1)
        crier.take()
        await house.come(room, ANNA)
        await room.receive(Join(), Sender(CLEO))
        await house.rest()
        assert crier.take() == [(BRAM.id, "seated")]


async def test_a_rematch_is_told_to_those_who_have_gone() -> None:
    crier, (node,) = houses()
    async with node as house:
        room = await house.open(ANNA, "me", "open", options=FIRST)
        await begin(room, ANNA, BRAM)
        anna = await house.come(room, ANNA)
        await stage(house, room, players=[{"hand": "copper"}, {}], supply={"province": 0}, phase="buy")
        await end_turn(anna)
        assert room.table.status == "over"
        crier.take()
        assert isinstance(await anna.send(Rematch(anna.new_id())), Accepted)
        (notice,) = crier.told
        assert (notice.guest, notice.kind, notice.who) == (BRAM.id, "rematch", "Anna")


async def test_nobody_is_told_of_a_question_that_is_secret() -> None:
    """Neither who is asked nor anybody else, by what is told or when: not while it may be asked, and not afterwards."""
    crier, (node,) = houses()
    async with node as house:
        wish = {"game": "machiavelli", "options": {"action-cards": "on"}}
        room = await house.open(ANNA, "me", "open", "open", "open", **wish)
        await begin(room, ANNA, BRAM, CLEO, DIRK)
        anna = await house.come(room, ANNA)
        await stage(house, room, **MURDER)
        await house.wait(DELAY)
        crier.take()
        assert isinstance(await anna.choose("end-turn"), Accepted)
        play = room.table.play
        assert play is not None
        assert play.secretly_asked
        await house.wait(0.5)
        assert crier.take() == []
        # Bram is not there, so it lapses; what is asked in the open after it is told, to whom it concerns.
        while room.table.veiled(None):
            await house.wait(1)
            assert not room.table.veiled(None) or crier.take() == []
        asked = room.table.answering()
        assert asked is not None
        await house.wait(DELAY)
        assert crier.take() == [(room.table.seats[asked].guest, "turn")]
