"""Hints at a table: thought about in small parts beside everything else, and told to whoever asked for them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Final

from signoria.bots.search.advice import UNASKED, Advice, advice_of
from signoria.tables.thinking.thinker import Wondering
from signoria.tables.wire import presenter
from signoria.tables.wire.messages import Advised, HintRow, Refused

if TYPE_CHECKING:
    from signoria.bots.search.race import Race
    from signoria.core.position import Position
    from signoria.tables.room.connection import Connection
    from signoria.tables.room.node import Node
    from signoria.tables.table.situation import Situation

LOG: Final = logging.getLogger(__name__)
# The parts of a hint: worlds, and seconds of the processor at most. The first answer is there within a second, the last
# within three.
PARTS: Final = ((16, 0.5), (64, 0.6), (120, 0.7), (200, 0.7))


class Advisers:
    """Those who think about hints at a table, one for each device that wants one."""

    def __init__(self, node: Node, situation: Situation) -> None:
        self._node = node
        self._situation = situation
        self._tasks: dict[Connection, asyncio.Task[None]] = {}

    def advise(self, connection: Connection, wish: str) -> None:
        """Think about the question that a device has before it. An earlier hint of the same device is given up."""
        self.leave(connection)
        task = asyncio.create_task(self._advise(connection, wish), name=f"hint at {self._situation.table.row.code}")
        self._tasks[connection] = task
        task.add_done_callback(lambda done: self._forget(connection, done))

    def leave(self, connection: Connection) -> None:
        """Think no longer about what nobody waits for."""
        task = self._tasks.pop(connection, None)
        if task is not None:
            task.cancel()

    def close(self) -> None:
        """Give everything up."""
        for connection in list(self._tasks):
            self.leave(connection)

    def _forget(self, connection: Connection, done: asyncio.Task[None]) -> None:
        if self._tasks.get(connection) is done:
            del self._tasks[connection]

    async def _advise(self, connection: Connection, wish: str) -> None:
        try:
            await self._think(connection, wish)
        except TimeoutError:
            # Others have more urgent things to do.
            connection.tell(Refused(wish, "reason-busy"))
        except Exception:
            LOG.exception("table %s: a hint has failed", self._situation.table.row.code)
            connection.tell(Refused(wish, "reason-error"))

    async def _think(self, connection: Connection, wish: str) -> None:
        table = self._situation.table
        seat = presenter.eyes(table, connection.reader)
        if table.play is None or seat is None or table.answering() != seat:
            return
        position, ply = table.play.position.copy(), table.play.ply_for(seat)
        saved, seed = position.save(), seed_of(table.row.id, seat, ply)
        race: Race | None = None
        for root, (worlds, seconds) in enumerate(PARTS):
            chosen = UNASKED if race is None else int(race.chosen)
            part = Wondering(table.row.id, table.row.game, seat, seed, saved, root, worlds, seconds, chosen)
            found = await self._node.thinker.wonder(part)
            if race is None:
                race = found
            else:
                race.add(found)
            now = self._situation.table
            if now.answering() != seat or now.play is None or now.play.ply_for(seat) != ply:
                # It has been answered meanwhile.
                return
            advice = advice_of(position.sight(seat), race)
            connection.tell(advised(position, advice, wish, ply, final=root == len(PARTS) - 1))


def seed_of(table: str, seat: int, ply: int) -> int:
    """Give the seed of the worlds of a hint: of what its seat knows, never of the position, which has secrets."""
    return int.from_bytes(hashlib.sha256(f"hint {table} {seat} {ply}".encode()).digest()[:8])


def advised(position: Position, advice: Advice, wish: str, ply: int, *, final: bool) -> Advised:
    """Give advice as it is sent."""
    rows = [HintRow(row.moves, round(100 * row.chance), round(100 * row.error), row.why) for row in advice.rows]
    return Advised(wish, ply, final, advice.worlds, round(100 / position.seats()), rows, advice.rest)
