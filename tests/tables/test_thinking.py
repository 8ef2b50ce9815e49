"""Bots that think in processes of their own: they remember, they are given a limited time, and they stop nobody."""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING, Final

import pytest
from mypy_extensions import i64

import signoria
from signoria.bots import new_bot
from signoria.bots.bot import Bot
from signoria.tables.thinking import thinker as thinking
from signoria.tables.thinking.thinker import InlineThinker, Thought
from signoria.tables.thinking.workers import NICENESS, BotWorkers, WorkerEndedError, work

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from signoria.core.position import Sight

# No test may wait for a bot so long.
FOR_EVER: Final = 100_000


class Counting(Bot):
    """Chooses the first option when it is asked for the first time, then the second, and so on."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, sight: Sight) -> i64:
        self.asked += 1
        return sight.options()[self.asked - 1]


class Endless(Bot):
    """Thinks for ever. At once, it chooses the last option."""

    def choose(self, sight: Sight) -> i64:
        while True:
            time.sleep(FOR_EVER)

    def quick(self, sight: Sight) -> i64:
        options = sight.options()
        return options[len(options) - 1]


class Deadly(Bot):
    """Takes its process along."""

    def choose(self, sight: Sight) -> i64:
        os._exit(3)


class Puzzled(Bot):
    """Cannot decide."""

    def choose(self, sight: Sight) -> i64:
        raise ValueError("what a question")


BOTS: Final = {"counting": Counting, "endless": Endless, "deadly": Deadly, "puzzled": Puzzled}


def bot_of_these_tests(_game: str, name: str, _seed: int) -> Bot:
    return BOTS[name]()


def work_with_these_bots(line: Connection) -> None:
    """As every worker, with the bots of this module."""
    setattr(thinking, "new_bot", bot_of_these_tests)  # noqa: B010 - this process is ours
    work(line)


def workers(seconds: float = FOR_EVER) -> BotWorkers:
    return BotWorkers(2, seconds, work_with_these_bots)


POSITION: Final = signoria.game("dominion").new(seats=2, seed=7, options={"start-player": "chosen", "start-seat": 0})
MOVES: Final = [POSITION.notation(action) for action in POSITION.legal()]


def thought(bot: str, table: str = "one", seat: int = 0) -> Thought:
    return Thought(table, "dominion", bot, seat, 1, POSITION.save())


async def started(bots: BotWorkers) -> None:
    """Wait until somebody thinks."""
    while not any(worker._ready for worker in bots._workers):  # noqa: ASYNC110 - nobody else needs an event
        await asyncio.sleep(0.01)


def processes(bots: BotWorkers) -> list[int | None]:
    return [worker.process.pid for worker in bots._workers]


async def test_a_bot_is_kept_from_decision_to_decision() -> None:
    assert len(MOVES) >= 2
    bots = workers()
    assert [await bots.think(thought("counting")) for _ in MOVES] == MOVES
    assert await bots.think(thought("counting", table="another")) == MOVES[0]
    await bots.close()


async def test_a_bot_is_kept_where_bots_think_inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "new_bot", bot_of_these_tests)
    bots = InlineThinker()
    assert [await bots.think(thought("counting")) for _ in MOVES] == MOVES
    assert await bots.think(thought("counting", table="another")) == MOVES[0]


def test_the_bot_not_asked_for_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "new_bot", bot_of_these_tests)
    monkeypatch.setattr(thinking, "MOST_REMEMBERED", 2)
    memory = thinking.Memory()
    chosen = [MOVES.index(memory.decide(thought("counting", table=table))) for table in ("a", "b", "a", "c", "b")]
    assert chosen == [0, 0, 1, 0, 0]


async def test_a_bot_that_thinks_too_long_answers_at_once_and_its_process_is_replaced() -> None:
    bots = workers(seconds=0.2)
    bots.warm_up()
    before = processes(bots)
    assert await bots.think(thought("endless")) == MOVES[-1]
    assert await bots.think(thought("counting")) == MOVES[0]
    assert len(processes(bots)) == 2
    assert set(processes(bots)) != set(before)
    await bots.close()


async def test_a_long_thought_stops_no_other_table() -> None:
    bots = workers()
    long = asyncio.create_task(bots.think(thought("endless")))
    for number in range(6):
        assert await bots.think(thought("counting", table=f"table {number}")) == MOVES[0]
    assert not long.done()
    long.cancel()
    await bots.close()


async def test_closing_waits_for_no_thought() -> None:
    bots = workers()
    long = [asyncio.create_task(bots.think(thought("endless", table=table))) for table in ("one", "two", "three")]
    await started(bots)
    ended = [worker.process for worker in bots._workers]
    await bots.close()
    for process in ended:
        process.join()
        assert process.exitcode is not None
    results = await asyncio.gather(*long, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results)


async def test_a_process_that_was_killed_is_replaced() -> None:
    bots = workers()
    assert await bots.think(thought("counting")) == MOVES[0]
    for worker in bots._workers:
        worker.process.kill()
        worker.process.join()
    # Made anew, it remembers nothing.
    assert await bots.think(thought("counting")) == MOVES[0]
    await bots.close()


async def test_a_bot_that_takes_its_process_along_is_an_error_and_others_go_on() -> None:
    bots = workers()
    with pytest.raises(WorkerEndedError):
        await bots.think(thought("deadly"))
    assert await bots.think(thought("counting")) == MOVES[0]
    await bots.close()


async def test_what_goes_wrong_in_a_bot_is_told() -> None:
    bots = workers()
    with pytest.raises(RuntimeError, match="ValueError: what a question"):
        await bots.think(thought("puzzled"))
    await bots.close()


async def test_bots_stand_back_for_the_server() -> None:
    """Where there are not processors for both, people's moves come first."""
    bots = workers()
    assert await bots.think(thought("counting")) == MOVES[0]
    (pid,) = [worker.process.pid for worker in bots._workers if worker._ready]
    assert pid is not None
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
    await bots.close()


@pytest.mark.parametrize(
    ("game", "bot"),
    [(game, bot) for game in ("dominion", "machiavelli") for bot in ("strong", "master")] + [("florence", "master")],
)
async def test_levels_that_think_are_cut_off_too(game: str, bot: str) -> None:
    """In no time at all they answer as the bot does that needs none."""
    position = signoria.game(game).new(seats=3, seed=5, options={})
    assert position.asked is not None
    assert len(position.legal()) > 1
    bots = BotWorkers(2, 0.0)
    move = await bots.think(Thought("cut off", game, bot, position.asked, 1, position.save()))
    await bots.close()
    quick = new_bot(game, bot, 1).quick(position.sight(position.asked))
    assert move == position.notation(quick)


def test_there_are_two_processes_at_least() -> None:
    assert BotWorkers(1, 1.0)._number == 2
    assert BotWorkers(5, 1.0)._number == 5
