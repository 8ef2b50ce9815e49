"""One request to somewhere else: to the address that was found right, without following anything, in a short time."""

from __future__ import annotations

import asyncio
import functools
import ssl
from typing import TYPE_CHECKING, Final

import h11
import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

    from signoria.web.notices.addresses import Target

# Seconds for all of it, and bytes that are read of an answer.
LIMIT: Final = 10.0
MOST_READ: Final = 32 * 1024


class Unanswered(Exception):  # noqa: N818 - it may be tomorrow
    """Nobody has taken it."""


class Post:
    """Sends letters. `trust` is what certificates are believed by."""

    def __init__(self, trust: ssl.SSLContext | None = None, limit: float = LIMIT) -> None:
        self._given = trust
        self._limit = limit

    @functools.cached_property
    def _trust(self) -> ssl.SSLContext:
        """What certificates are believed by; all those that the world trusts take a while to read."""
        return self._given or ssl.create_default_context()

    async def send(self, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        """Send something; give the status of the answer. Raises `Unanswered`."""
        try:
            async with asyncio.timeout(self._limit):
                return await self._send(target, headers, body)
        except (OSError, TimeoutError, h11.ProtocolError, ValueError) as wrong:
            raise Unanswered(type(wrong).__name__) from None

    async def _send(self, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        secure = target.scheme == "https"
        reader, writer = await asyncio.open_connection(
            target.ip,
            target.port,
            ssl=self._trust if secure else None,
            # The certificate must be that of the name, though the connection goes to an address.
            server_hostname=target.name if secure else None,
        )
        try:
            connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
            said = {"Host": target.authority, **headers, "Content-Length": str(len(body)), "Connection": "close"}
            request = h11.Request(method="POST", target=target.path, headers=list(said.items()))
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(connection.send(event) or b"")
            await writer.drain()
            return await answered(connection, reader)
        finally:
            # Nothing more is wanted, and nobody keeps the line open by not saying goodbye.
            writer.transport.abort()


async def answered(connection: h11.Connection, reader: asyncio.StreamReader) -> int:
    """Wait for the status of an answer. What else it says is not read, nor where it would lead."""
    read = 0
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            if read > MOST_READ:
                raise ValueError("too long an answer")
            connection.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise ValueError("no answer")


class Taken(msgspec.Struct, frozen=True):
    """What has become of a message: it arrived, the receiver is no more, or it may be tried again."""

    arrived: bool
    gone: bool = False


def taken(status: int) -> Taken:
    """Say what the status of an answer means."""
    return Taken(200 <= status < 300, gone=status in (404, 410))
