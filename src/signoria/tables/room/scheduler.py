"""Carrying out a table's duties when they are due: the turns of bots, secret answers, clocks, open requests."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Final

from signoria.tables.room.duties import BotTurn, OpenRequest, RunningClock, SecretAnswer, duty_of
from signoria.tables.table import requests
from signoria.tables.table.refusal import Refusal
from signoria.tables.thinking.thinker import Thought

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.tables.room.duties import Duty
    from signoria.tables.room.room import Room
    from signoria.tables.table.change import Change
    from signoria.tables.table.table import LiveTable

LOG: Final = logging.getLogger(__name__)
# After a failure of the store or a bot, wait so many seconds and try again.
RETRY: Final = 2.0


class Driver:
    """Has one duty in hand at most: the one that follows from the table as it is now."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is to be done."""
        return self._task is not None and not self._task.done()

    def drive(self) -> None:
        """Look what is due now; whatever was due before is no more."""
        self.stop()
        room = self._room
        duty = duty_of(room.table, room.preferences, room.awake)
        if duty is not None:
            self._task = asyncio.create_task(self._perform(duty, room.table), name=f"duty of {room.table.row.code}")

    def stop(self) -> None:
        """Do nothing any more."""
        if self._task is not None and self._task is not _current_task():
            self._task.cancel()
        self._task = None

    async def _perform(self, duty: Duty, table: LiveTable) -> None:
        failures = 0
        while True:
            try:
                plan = await self._planned(duty, table, failures)
                await self._room.change_by_itself(table.version, plan)
            except Refusal as refusal:
                if refusal.reason == "reason-no-table":
                    return
                LOG.warning("table %s: %s could not be done: %s", table.row.code, duty, refusal.reason)
            except Exception:
                LOG.exception("table %s: %s has failed", table.row.code, duty)
            else:
                return
            failures += 1
            await self._room.services.timing.sleep(RETRY)

    async def _planned(self, duty: Duty, table: LiveTable, failures: int) -> Callable[[Change], None]:
        """Wait until the duty is due; give what is to be done then."""
        timing = self._room.services.timing
        match duty:
            case BotTurn():
                pause = 0.0 if duty.secret else timing.bot_pause()
                move, _ = await asyncio.gather(self._bot_move(duty, table, failures), timing.sleep(pause))
                return lambda change: requests.answer(change, duty.seat, move, "bot")
            case SecretAnswer():
                await timing.sleep(timing.secret_pause())
                return lambda change: requests.answer(change, duty.seat, duty.move, "table")
            case RunningClock():
                await timing.until(duty.until)
                lapse = duty.lapse
                if lapse is not None:
                    return lambda change: requests.answer(change, duty.seat, lapse, "table")
                return lambda change: requests.keep(change, duty.seat)
            case OpenRequest():
                await timing.until(duty.until)
                return requests.lapse_undo

    async def _bot_move(self, duty: BotTurn, table: LiveTable, failures: int) -> str:
        assert table.play is not None
        if duty.only is not None:
            return duty.only
        position = table.play.position
        if failures > 1:
            # A bot that cannot decide must not hold up the table. The last option usually ends a phase.
            return position.notation(position.legal()[-1])
        # The same at every node and after every restart, and unlike the seed of the game.
        seed = int.from_bytes(hashlib.sha256(f"{table.row.id} {table.ply}".encode()).digest()[:8])
        thought = Thought(table.row.id, table.row.game, duty.bot, duty.seat, seed, position.save())
        return await self._room.services.thinker.think(thought)


def _current_task() -> asyncio.Task[None] | None:
    try:
        return asyncio.current_task()
    except RuntimeError:
        return None
