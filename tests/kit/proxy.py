"""A proxy between a server and its database that fails as networks do: it cuts connections, or swallows silently."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self, TypeVar
from urllib.parse import parse_qs, urlsplit

if TYPE_CHECKING:
    from collections.abc import Coroutine

Outcome = TypeVar("Outcome")


class Proxy:
    """Stands before a database on this machine, in a thread of its own."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._folder = parse_qs(parts.query)["host"][0]
        self._name = parts.path.lstrip("/")
        self._scheme = parts.scheme
        self._pipes: set[_Pipe] = set()
        # Whether connections that come from now on are swallowed too.
        self._hole = False
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self._server = self._do(asyncio.start_server(self._take, "127.0.0.1", 0))
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def url(self) -> str:
        """The database, by way of the proxy."""
        return f"{self._scheme}://postgres@127.0.0.1:{self.port}/{self._name}"

    def swallow(self, *, everything: bool = False) -> None:
        """Let all connections die without a word: nothing comes through, nothing ends. `everything`: new ones too."""
        self._do(self._swallow(everything=everything))

    def cut(self) -> None:
        """End all connections."""
        self._do(self._cut())

    def heal(self) -> None:
        """Let new connections through again."""
        self._hole = False

    @property
    def open(self) -> int:
        """How many connections there are."""
        return len(self._pipes)

    def _do(self, doing: Coroutine[Any, Any, Outcome]) -> Outcome:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(30)

    async def _swallow(self, *, everything: bool) -> None:
        self._hole = everything
        for pipe in self._pipes:
            pipe.dead = True

    async def _cut(self) -> None:
        for pipe in list(self._pipes):
            pipe.end()

    async def _end(self) -> None:
        self._server.close()
        await self._cut()
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, here = await asyncio.open_unix_connection(f"{self._folder}/.s.PGSQL.5432")
        except OSError:
            # There is no database now.
            writer.close()
            return
        pipe = _Pipe((writer, here), dead=self._hole)
        self._pipes.add(pipe)
        # Cancelled at the end of all, about which nobody needs to hear.
        with suppress(asyncio.CancelledError):
            await asyncio.gather(pipe.carry(reader, here), pipe.carry(there, writer))
        pipe.end()
        self._pipes.discard(pipe)


class _Pipe:
    """One connection."""

    def __init__(self, writers: tuple[asyncio.StreamWriter, ...], *, dead: bool) -> None:
        self.writers = writers
        self.dead = dead

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if not self.dead:
                    writer.write(data)
        if self.dead:
            # The other side is not told, as with a cable that was pulled.
            return
        self.end()

    def end(self) -> None:
        for writer in self.writers:
            writer.close()
