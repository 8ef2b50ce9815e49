"""Connections before anything is known of them but where they come from: how many there are, and how long they wait.

A connection costs a file, of which a machine has only so many. Who takes one must ask for something soon, send what was
announced, and read what is answered. All of them are looked through once a second, which costs less than a timer each.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from signoria.web.guard.limits import source
from signoria.web.guard.proxies import Proxies
from signoria.web.settings import THIS_MACHINE

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.web.settings import Limits

# Seconds from one look to the next.
LOOKING: Final = 1.0


class Arrival:
    """One connection, and since when it has been as it is."""

    def __init__(self, transport: asyncio.Transport, address: str | None, now: float) -> None:
        self.transport = transport
        # None: it is not counted by address.
        self.address = address
        self.asked = False
        self._state: object = None
        self._state_since = now
        self._unread = 0
        self._unread_since = now

    def in_state(self, state: object, now: float) -> float:
        """Give for how long it has been in a state."""
        if state != self._state:
            self._state, self._state_since = state, now
        return now - self._state_since

    def unread(self, now: float) -> float:
        """Give for how long nothing was read of what it was sent."""
        size = self.transport.get_write_buffer_size()
        if size == 0 or size != self._unread:
            self._unread, self._unread_since = size, now
        return now - self._unread_since


class Arrivals:
    """All connections of a server. `most` is how many the machine has files for."""

    def __init__(
        self,
        limits: Limits,
        most: int,
        clock: Callable[[], float] = time.monotonic,
        proxies: Proxies | None = None,
    ) -> None:
        self._limits = limits
        self._most = min(limits.connections, most)
        self._clock = clock
        # From there is passed on what many send: there is no address to count by.
        self._proxies = proxies or Proxies(THIS_MACHINE)
        # In the order in which they came.
        self._here: dict[asyncio.Transport, Arrival] = {}
        self._by_address: Counter[str] = Counter()
        # How many were turned away at once, and how many were cut later.
        self.refused = 0
        self.cut = 0

    def __len__(self) -> int:
        """How many connections there are."""
        return len(self._here)

    def come(self, transport: asyncio.Transport) -> bool:
        """Let a connection in, if there is room. Who has not asked for anything yet makes room for it."""
        peer = transport.get_extra_info("peername")
        host = peer[0] if peer else ""
        address = None if self._proxies.trusts(host) else source(None, host)
        if address is not None and self._by_address[address] >= self._limits.connections_by_address:
            self.refused += 1
            return False
        if len(self._here) >= self._most and not self._make_room():
            self.refused += 1
            return False
        self._here[transport] = Arrival(transport, address, self._clock())
        if address is not None:
            self._by_address[address] += 1
        return True

    def _make_room(self) -> bool:
        waiting = next((arrival for arrival in self._here.values() if not arrival.asked), None)
        if waiting is None:
            return False
        self._cut(waiting)
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection that has ended."""
        arrival = self._here.pop(transport, None)
        if arrival is not None and arrival.address is not None:
            self._by_address[arrival.address] -= 1
            if not self._by_address[arrival.address]:
                del self._by_address[arrival.address]

    def ask(self, transport: asyncio.Transport) -> None:
        """Remember that a connection has asked for something."""
        if transport in self._here:
            self._here[transport].asked = True

    def look(self) -> None:
        """Cut the connections that have waited for too long."""
        now, limits = self._clock(), self._limits
        for arrival in list(self._here.values()):
            kind, what = state_of(arrival.transport.get_protocol())
            waited = arrival.in_state((kind, what), now)
            if (
                (kind == "headers" and waited >= limits.header_seconds)
                or (kind == "body" and waited >= limits.body_seconds)
                or arrival.unread(now) >= limits.reader_seconds
            ):
                self._cut(arrival)

    def _cut(self, arrival: Arrival) -> None:
        self.cut += 1
        self.leave(arrival.transport)
        # Not closed: that would wait until what was sent is read.
        arrival.transport.abort()

    async def keep_looking(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOKING)
            self.look()


def state_of(protocol: Any) -> tuple[str, object]:  # noqa: ANN401 - one of several classes of a library
    """Say what a connection is waited for: headers, a body or nothing; and of which request."""
    if not isinstance(protocol, Guarded):
        return "nothing", None
    known: Any = protocol
    cycle = known.cycle
    if cycle is None or cycle.response_complete:
        # Between two requests the server itself waits, for a short time.
        return ("headers" if known.timeout_keep_alive_task is None else "nothing"), id(cycle)
    return ("body" if cycle.more_body else "nothing"), id(cycle)


class Guarded:
    """What the guarded classes have in common."""


def guarded(http: type[asyncio.Protocol], ws: type[asyncio.Protocol], arrivals: Arrivals) -> tuple[type, type]:
    """Give the classes that speak with connections, so that each is counted."""

    class Http(Guarded, http):  # type: ignore[misc, valid-type]
        def connection_made(self, transport: asyncio.Transport) -> None:
            self.let_in = arrivals.come(transport)
            if self.let_in:
                super().connection_made(transport)
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            if not self.let_in:
                return
            before = self.cycle
            super().data_received(data)
            if self.cycle is not before:
                arrivals.ask(self.transport)

        def connection_lost(self, exc: Exception | None) -> None:
            if self.let_in:
                arrivals.leave(self.transport)
                super().connection_lost(exc)

    class Ws(ws):  # type: ignore[misc, valid-type]
        def connection_made(self, transport: asyncio.Transport) -> None:
            arrivals.ask(transport)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            arrivals.leave(self.transport)
            super().connection_lost(exc)

    return Http, Ws
