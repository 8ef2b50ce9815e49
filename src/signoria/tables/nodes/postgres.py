"""The bus through PostgreSQL: nodes that share a database need nothing else to hear each other."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import asyncpg  # type: ignore[import-untyped]  # it has no types yet
import msgspec

from signoria.tables.nodes.bus import Note, hear
from signoria.tables.nodes.lifeline import arguments, cut_after, watch

if TYPE_CHECKING:
    from signoria.tables.nodes.bus import Hearer, Missed, Topic

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "signoria_tables"
# The database takes no longer notes. Guests beyond it are missing in the list of who is here, nothing else.
LONGEST_NOTE: Final = 7900
# Notes that are sent together at most.
MOST_TOGETHER: Final = 200
# Seconds until a bus that broke is opened again.
RETRY: Final = 1.0
# The bus says something to itself every so many seconds, and is opened again if it does not hear it in so many.
PULSE: Final = 2.0
PATIENCE: Final = 3.0
# Seconds to wait for the bus at the start, and for the last notes at the end.
OPENING: Final = 5.0
FAREWELL: Final = 0.5


class PostgresBus:
    """A bus between all nodes at one database, on a connection of its own, which is opened again when it breaks.

    Notes wait in a row until they are sent: what could not be sent is sent again. Of several notes about the same thing
    the last one is enough.
    """

    def __init__(self, url: str) -> None:
        # The same URL as for the store, which names the driver too, and encryption by another word.
        self._url = re.sub(r"([?&])ssl=", r"\1sslmode=", url.replace("postgresql+asyncpg://", "postgresql://", 1))
        self._hearers: dict[Hearer, Missed | None] = {}
        self._row: dict[tuple[str, Topic, tuple[str, ...]], Note] = {}
        self._something = asyncio.Event()
        self._opened = asyncio.Event()
        self._all_sent = asyncio.Event()
        # Where it hears nobody but itself.
        self._own = f"signoria_pulse_{secrets.token_hex(8)}"
        self._pulse = 0
        self._echo = asyncio.Event()
        self._last_heard = time.monotonic()
        self._carrying: asyncio.Task[None] | None = None
        # Whether it was said that it is silent: once for each time.
        self._given_up = False
        # How often it was opened.
        self.openings = 0

    async def publish(self, note: Note) -> None:
        self._row[note.about] = note
        self._all_sent.clear()
        self._something.set()
        self._begin()

    async def listen(self, hearer: Hearer, missed: Missed | None = None) -> None:
        self._hearers[hearer] = missed
        self._begin()
        # Without it nodes still read everything again, only later.
        with suppress(TimeoutError):
            async with asyncio.timeout(OPENING):
                await self._opened.wait()

    async def forget(self, hearer: Hearer) -> None:
        self._hearers.pop(hearer, None)

    def silence(self) -> float:
        if self._carrying is None:
            return 0.0
        return max(0.0, time.monotonic() - self._last_heard - PULSE)

    async def close(self) -> None:
        if self._carrying is None:
            return
        if self._row and self._opened.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await self._all_sent.wait()
        self._carrying.cancel()
        await asyncio.gather(self._carrying, return_exceptions=True)

    # --- The connection ------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        if self._carrying is None:
            self._last_heard = time.monotonic()
            self._carrying = asyncio.get_running_loop().create_task(self._carry(), name="bus")

    async def _carry(self) -> None:
        while True:
            try:
                await self._carry_while_open()
            except Exception as wrong:  # noqa: BLE001 - whatever it is, the bus must be opened again
                if not self._given_up:
                    LOG.warning("the bus is silent (%s): opening it again", type(wrong).__name__)
                self._given_up = True
            self._opened.clear()
            await asyncio.sleep(RETRY)

    async def _carry_while_open(self) -> None:
        """Open the connection, and carry notes over it until it breaks."""
        connection = await asyncpg.connect(self._url, **arguments())
        watch(connection)
        # So that it is not found out by the next note only.
        connection.add_termination_listener(lambda _: self._something.set())
        try:
            with cut_after(connection, PATIENCE):
                await connection.add_listener(CHANNEL, self._heard)
                await connection.add_listener(self._own, self._heard_itself)
            await self._listening(connection)
            while not connection.is_closed():
                with cut_after(connection, PATIENCE):
                    await self._send(connection)
                    if time.monotonic() - self._last_heard >= PULSE:
                        await self._say_something(connection)
                with suppress(TimeoutError):
                    async with asyncio.timeout(PULSE):
                        await self._something.wait()
                self._something.clear()
        finally:
            connection.terminate()
        raise ConnectionError("the connection was closed")

    async def _listening(self, connection: asyncpg.Connection) -> None:
        with cut_after(connection, PATIENCE):
            await self._say_something(connection)
        again = self.openings > 0
        self.openings += 1
        self._opened.set()
        if again:
            LOG.warning("the bus is open again")
            self._given_up = False
            for missed in list(self._hearers.values()):
                if missed is not None:
                    missed()

    async def _say_something(self, connection: asyncpg.Connection) -> None:
        """Say something to itself, and wait until it is heard."""
        self._pulse += 1
        self._echo.clear()
        await connection.execute("SELECT pg_notify($1, $2)", self._own, str(self._pulse))
        while not connection.is_closed():
            # The wait has an end: whoever called has set one for the connection.
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._echo.wait()
                    return
        raise ConnectionError("it did not hear itself")

    def _heard_itself(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        if payload == str(self._pulse):
            self._last_heard = time.monotonic()
            self._echo.set()

    # --- Notes ---------------------------------------------------------------------------------------------------

    async def _send(self, connection: asyncpg.Connection) -> None:
        while self._row:
            notes = list(self._row.values())[:MOST_TOGETHER]
            texts = [written(note) for note in notes]
            await connection.execute("SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note", CHANNEL, texts)
            for note in notes:
                # Unless there is a newer one by now.
                if self._row.get(note.about) is note:
                    del self._row[note.about]
        self._all_sent.set()

    def _heard(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        try:
            note = msgspec.json.decode(str(payload), type=Note)
        except msgspec.DecodeError:
            # A newer version may say things that this one does not know.
            LOG.warning("a note that cannot be read: %.80r", payload)
            return
        for hearer in list(self._hearers):
            hear(hearer, note)


def written(note: Note) -> str:
    """Give a note as it is sent, with as many guests as there is room for."""
    text = msgspec.json.encode(note).decode()
    while len(text.encode()) > LONGEST_NOTE and note.guests:
        note = msgspec.structs.replace(note, guests=note.guests[: len(note.guests) // 2])
        text = msgspec.json.encode(note).decode()
    return text
