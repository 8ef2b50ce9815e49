"""A node may die at any moment: what it has acknowledged is there when another takes up, and nothing is there twice."""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from signoria.tables.history.rebuild import rebuilt
from signoria.tables.table.allowance import DAY
from signoria.tables.table.commands.away import Return
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.rematch import Rematch
from signoria.tables.table.commands.say import Say
from signoria.tables.table.commands.undo import AnswerUndo, Undo
from signoria.tables.table.entries import Moved
from signoria.tables.wire.messages import Accepted, Refused
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import BUYING, Device, House, StillTime, begin, first_of, guest, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.tables.store.store import Store
    from signoria.tables.table.rows import StoredTable
    from signoria.tables.wire.messages import Sent

ANNA, BRAM = guest("Anna"), guest("Bram")
GUESTS: Final = (ANNA, BRAM)
KINDS: Final = (
    "choose",
    "choose",
    "choose",
    "several",
    "undo",
    "agree",
    "decline",
    "say",
    "return",
    "again",
    "wrong",
    "time",
)


class FragileStore:
    """A store whose node dies at some of its calls: before they reach the store, or before the answer comes back."""

    def __init__(self, inner: MemoryStore, deaths: set[int]) -> None:
        self._inner = inner
        self._deaths = deaths
        self._calls = 0
        self.died = asyncio.Event()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        call = getattr(self._inner, name)

        async def fragile(*args: object, **named: object) -> object:
            await self._maybe_die()
            answer = await call(*args, **named)
            await self._maybe_die()
            return answer

        return fragile

    async def _maybe_die(self) -> None:
        self._calls += 1
        if self._calls in self._deaths:
            self.died.set()
        if self.died.is_set():
            # Whoever waits for a dead node waits for ever.
            await asyncio.Future()


class Evening:
    """Two people and a bot who play on while nodes die under them."""

    def __init__(self, deaths: set[int]) -> None:
        self.inner = MemoryStore()
        self.timing = StillTime()
        self.deaths = deaths
        self.code = ""
        self.sent: list[tuple[int, Sent]] = []
        self.acknowledged: set[tuple[int, str]] = set()
        self.nodes = 0
        # The test itself, and who runs it.
        self.around = asyncio.all_tasks()

    async def begin(self) -> None:
        """Open the table, on a node that lives long enough for that."""
        async with House(self.inner, timing=self.timing) as house:
            room = await house.open(ANNA, "me", "open", "bot", clock=60)
            await begin(room, ANNA, BRAM)
            self.code = room.table.row.code

    async def play(self, steps: list[tuple[str, int, int]]) -> None:
        """Do what people do; whenever the node dies, go on with another, and send again what was not acknowledged."""
        pending = list(steps)
        unanswered: tuple[int, Sent] | None = None
        while pending or unanswered:
            store = FragileStore(self.inner, self.deaths if self.nodes < 6 else set())
            # Another node, other moments to die.
            self.deaths = {max(1, death - 7) for death in self.deaths if death > 7}
            self.nodes += 1
            life = asyncio.create_task(self._life(store, pending, unanswered))
            death = asyncio.create_task(store.died.wait())
            await asyncio.wait((life, death), return_when=asyncio.FIRST_COMPLETED)
            if life.done():
                death.cancel()
                await life
                return
            await abandon(self.around)
            unanswered = self.sent[-1] if self.sent and not self._answered(self.sent[-1]) else None

    def _answered(self, sent: tuple[int, Sent]) -> bool:
        return (sent[0], getattr(sent[1], "id", "")) in self.acknowledged

    async def _life(
        self, store: FragileStore, pending: list[tuple[str, int, int]], unanswered: tuple[int, Sent] | None
    ) -> None:
        as_store: Store = store
        async with House(as_store, timing=self.timing) as house:
            room = await house.rooms.room(self.code)
            devices = [await house.come(room, person) for person in GUESTS]
            if unanswered is not None:
                await self._send(devices, *unanswered)
            while pending:
                kind, who, number = pending.pop(0)
                if kind == "time":
                    await house.wait(number * 20)
                    continue
                message = self._message(devices[who], kind, number)
                self.sent.append((who, message))
                await self._send(devices, who, message)

    async def _send(self, devices: list[Device], who: int, message: Sent) -> None:
        answer = await devices[who].send(message)
        assert isinstance(answer, Accepted | Refused)
        if isinstance(answer, Accepted):
            self.acknowledged.add((who, answer.id))
        elif (who, answer.id) not in self.acknowledged:
            # A refusal is an answer too: it will not be sent again. What is stored is never refused.
            assert (GUESTS[who].id, answer.id) not in devices[who].room.table.messages
            self.sent = [sent for sent in self.sent if getattr(sent[1], "id", "") != answer.id]

    def _message(self, device: Device, kind: str, number: int) -> Sent:
        name = f"m{len(self.sent)}-{self.nodes}-{number}"
        ply, options = device.now().ply, device.options
        again = [message for who, message in self.sent if GUESTS[who] is device.connection.guest]
        wrong = (Rematch(name), Choose(name, ply - 1, ["done"]), Choose(name, ply, ["buy moon"]))
        messages: dict[str, Sent] = {
            "choose": Choose(name, ply, [first_of(options, *BUYING) if options else "end-buys"]),
            "several": Choose(name, ply, ["play copper", "play copper"]),
            "undo": Undo(name, ply),
            "agree": AnswerUndo(name, agree=True),
            "decline": AnswerUndo(name, agree=False),
            "say": Say(name, f"line {number}"),
            "return": Return(name),
            "again": again[number % len(again)] if again else Return(name),
            "wrong": wrong[number % 3],
        }
        return messages[kind]


async def abandon(around: set[asyncio.Task[Any]]) -> None:
    """Let everything stop that a dead node would have been doing: all but the tasks that were there before it."""
    rest = asyncio.all_tasks() - around
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)


def check(evening: Evening, stored: StoredTable) -> None:
    """Check that everything acknowledged is stored, once and in one piece."""
    by_message = groupby(
        (entry for entry in stored.entries if entry.message is not None), key=lambda entry: (entry.guest, entry.message)
    )
    pieces = [(key, list(entries)) for key, entries in by_message]
    assert len({key for key, _ in pieces}) == len(pieces), "a message is there twice"
    found = dict(pieces)
    for who, message in evening.sent:
        if isinstance(message, Choose) and (who, message.id) in evening.acknowledged:
            moves = [entry.move for entry in found[GUESTS[who].id, message.id] if isinstance(entry, Moved)]
            assert moves == message.moves
    assert rebuilt(stored).version == len(stored.entries)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    steps=st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 1), st.integers(0, 5)), min_size=3, max_size=30),
    deaths=st.sets(st.integers(3, 150), max_size=8),
)
async def test_nothing_acknowledged_is_lost_and_nothing_doubled(
    steps: list[tuple[str, int, int]], deaths: set[int]
) -> None:
    evening = Evening(deaths)
    await evening.begin()
    await evening.play(steps)
    stored = await evening.inner.load_table(evening.code)
    check(evening, stored)
    said = await evening.inner.chat_after(stored.row.id, 0, 1000)
    lines = [(line.guest, line.message) for line in said]
    assert len(set(lines)) == len(lines)
    for who, message in evening.sent:
        if isinstance(message, Say) and (who, message.id) in evening.acknowledged:
            assert (GUESTS[who].id, message.id) in lines


async def test_a_move_is_stored_before_it_is_acknowledged_or_shown() -> None:
    inner, around = MemoryStore(), asyncio.all_tasks()
    async with House(inner) as house:
        room = await house.open(ANNA, "me", "bot", options={"start-player": "chosen", "start-seat": 0})
        code = room.table.row.code
    # The node dies before the move reaches the store, and then, with another node, before the answer comes back.
    for points, stored_moves in ((1, 0), (2, 1)):
        store = FragileStore(inner, set())
        as_store: Store = store
        house = House(as_store)
        await house.__aenter__()
        room = await house.rooms.room(code)
        anna = await house.come(room, ANNA)
        store._deaths = {store._calls + points}
        task = asyncio.create_task(anna.send(Choose("the move", 0, ["play-all-treasures"])))
        await asyncio.wait((task, asyncio.create_task(store.died.wait())), return_when=asyncio.FIRST_COMPLETED)
        assert not task.done()
        assert anna.all(Accepted) == []
        assert anna.now().ply == 0
        await abandon(around)
        stored = await inner.load_table(code)
        assert sum(isinstance(entry, Moved) for entry in stored.entries) == stored_moves
    async with House(inner) as house:
        room = await house.rooms.room(code)
        anna = await house.come(room, ANNA)
        # It was stored, but nobody said so: sent again, it is acknowledged and not made again.
        assert isinstance(await anna.send(Choose("the move", 0, ["play-all-treasures"])), Accepted)
        assert anna.now().ply == 1


async def test_a_bot_whose_turn_was_pending_moves_on() -> None:
    inner, timing = MemoryStore(), StillTime(bot=5.0)
    async with House(inner, timing=timing) as house:
        options = {"start-player": "chosen", "start-seat": 1}
        # With a clock of days it goes on whoever is there.
        room = await house.open(ANNA, "me", "bot", options=options, clock=DAY)
        assert room.table.ply == 0
        code = room.table.row.code
    async with House(inner, timing=timing) as house:
        await until(lambda: code in house.rooms._rooms)
        # Until the bot has begun to wait.
        await house.rest()
        await house.wait(5.0)
        assert list(house.rooms._rooms) == [code]
        assert house.rooms._rooms[code].table.ply > 0
