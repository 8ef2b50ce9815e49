"""The bus through PostgreSQL: nodes that share a database need nothing else to hear each other."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import asyncpg  # type: ignore[import-untyped]  # it has no types yet
import msgspec

from signoria.tables.nodes.bus import Note, hear

if TYPE_CHECKING:
    from signoria.tables.nodes.bus import Hearer

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "signoria_tables"
# The database takes no longer notes. Guests beyond it are missing in the list of who is here, nothing else.
LONGEST_NOTE: Final = 7900
RETRY: Final = 2.0


class PostgresBus:
    """A bus between all nodes at one database, on a connection of its own, which is opened again when it breaks."""

    def __init__(self, url: str) -> None:
        # The same URL as for the store, which names the driver too.
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._connection: asyncpg.Connection | None = None
        self._hearers: list[Hearer] = []
        # The connection does one thing at a time.
        self._turn = asyncio.Lock()
        self._reopening: asyncio.Task[None] | None = None
        self._closed = False

    async def publish(self, note: Note) -> None:
        text = msgspec.json.encode(note).decode()
        while len(text.encode()) > LONGEST_NOTE and note.guests:
            note = msgspec.structs.replace(note, guests=note.guests[: len(note.guests) // 2])
            text = msgspec.json.encode(note).decode()
        connection = await self._open()
        async with self._turn:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def listen(self, hearer: Hearer) -> None:
        self._hearers.append(hearer)
        await self._open()

    async def forget(self, hearer: Hearer) -> None:
        self._hearers.remove(hearer)

    async def close(self) -> None:
        self._closed = True
        if self._reopening is not None:
            self._reopening.cancel()
            await asyncio.gather(self._reopening, return_exceptions=True)
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close()

    async def _open(self) -> asyncpg.Connection:
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                connection = await asyncpg.connect(self._url)
                await connection.add_listener(CHANNEL, self._heard)
                connection.add_termination_listener(self._lost)
                self._connection = connection
            return self._connection

    def _heard(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        try:
            note = msgspec.json.decode(str(payload), type=Note)
        except msgspec.DecodeError:
            # A newer version may say things that this one does not know.
            LOG.warning("a note that cannot be read: %.80r", payload)
            return
        for hearer in list(self._hearers):
            hear(hearer, note)

    def _lost(self, _connection: object) -> None:
        if not self._closed and self._connection is not None:
            self._reopening = asyncio.get_running_loop().create_task(self._reopen())

    async def _reopen(self) -> None:
        while not self._closed:
            try:
                await self._open()
            except (OSError, asyncpg.PostgresError):
                LOG.warning("the bus is not there; trying again")
                await asyncio.sleep(RETRY)
            else:
                return
