"""Games that are over are looked at in the processes of the bots, when those have nothing else to do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from signoria.analysis import Found
from signoria.analysis import analyst as analysis
from signoria.tables.thinking.thinker import Looking, Memory, Thought
from signoria.tables.thinking.workers import BotWorkers
from tests.analysis.games import HASTY, played

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    import pytest


def slowly(line: Connection) -> None:
    """Answer only what somebody lets pass: a process whose thoughts take as long as the test wants."""
    while True:
        said = line.recv()
        if said is None:
            line.send(("", ""))
            continue
        task, _ = said
        line.send(([Found(task.first, 0.1, 1, hurried=False)] if isinstance(task, Looking) else "move", ""))


def looking(first: int = 0) -> Looking:
    record: dict[str, Any] = {**played("machiavelli")}
    return Looking("table", record, first, 120.0, 0.0)


def test_a_part_is_one_thing_at_least_and_goes_on_where_the_last_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "Thoroughness", lambda: HASTY)
    memory = Memory()
    (first,) = memory.look(looking())
    (second,) = memory.look(looking(1))
    assert (first.task, second.task) == (0, 1)
    more = memory.look(msgspec.structs.replace(looking(2), seconds=0.2))
    assert [one.task for one in more] == list(range(2, 2 + len(more)))


async def test_looking_waits_until_a_process_is_left_for_the_bots() -> None:
    """Of two processes one thinks for a bot: nothing is looked at before it is done."""
    workers = BotWorkers(2, 60.0, duty=slowly)
    try:
        # Both are started and have answered.
        thought = Thought("table", "dominion", "house", 0, 1, {})
        assert await workers.think(thought) == "move"
        workers.warm_up()
        busy = workers._workers[0]
        busy.load += 1
        task = asyncio.create_task(workers.look(looking()))
        for _ in range(50):
            await asyncio.sleep(0)
        assert not task.done()
        assert all(worker.load == (1 if worker is busy else 0) for worker in workers._workers)
        busy.load -= 1
        workers._freed.set()
        (found,) = await task
        assert found.task == 0
    finally:
        await workers.close()
