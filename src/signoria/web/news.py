"""That something has happened at some table: whoever shows lists of tables looks again, and those who look share it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.tables.nodes.bus import Note
    from signoria.tables.room.node import Node
    from signoria.tables.table.rows import Listed

# Notes after which a list may be another one.
STIRRING: Final = frozenset({"entries", "who", "invitations"})
# Seconds between two looks.
SELDOM: Final = 5.0
# Listed tables that are looked through.
MOST_FOUND: Final = 400


class News:
    """Stirs all who wait for news. Used with `async with`."""

    def __init__(self, node: Node) -> None:
        self._node = node
        # Who waits, and whose page it is.
        self._waiting: dict[asyncio.Event, str | None] = {}
        self._lobby: tuple[float, list[Listed]] | None = None
        # Whether something has happened since the lobby was looked at.
        self.old = False

    async def __aenter__(self) -> Self:
        await self._node.bus.listen(self._hear, self._stir)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._node.bus.forget(self._hear)

    def _hear(self, note: Note) -> None:
        if note.topic in STIRRING:
            self._stir()
        elif note.topic == "secret":
            # No other page may look once more than it would have.
            for event, guest in self._waiting.items():
                if guest in note.guests:
                    event.set()

    def _stir(self) -> None:
        self.old = True
        for event in self._waiting:
            event.set()

    @contextlib.contextmanager
    def stirred(self, guest: str | None) -> Iterator[asyncio.Event]:
        """Give an event that is set whenever something has happened that a guest may notice."""
        event = asyncio.Event()
        self._waiting[event] = guest
        try:
            yield event
        finally:
            del self._waiting[event]

    async def lobby(self) -> list[Listed]:
        """Give the tables that are listed; those who look at about the same time are given the same."""
        now = asyncio.get_running_loop().time()
        if self._lobby is None or now - self._lobby[0] >= SELDOM:
            self.old = False
            self._lobby = now, await self._node.store.lobby(None, MOST_FOUND)
        return self._lobby[1]

    def forget(self) -> None:
        """Let the next look be a new one."""
        self._lobby = None
