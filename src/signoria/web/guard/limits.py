"""Limits: how often somebody may do something. Counted on each node by itself, and forgotten when it stops."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from signoria.web.settings import Limits, Rate

# Who is counted at once; beyond it, those are forgotten who did nothing for the longest time.
MOST_COUNTED: Final = 50_000


def source(connection: ASGIConnection[Any, Any, Any, Any] | None, host: str | None = None) -> str:
    """Give who is counted as one address: with IPv6 a whole network, as everybody has one."""
    if connection is not None and connection.client is not None:
        host = connection.client.host
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "?"
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class TooFast(Refusal):
    """Somebody does something too often; in so many seconds it is possible again."""

    def __init__(self, seconds: float) -> None:
        super().__init__("reason-too-fast", seconds=max(1, math.ceil(seconds)))


class Meter:
    """Token buckets: one for each who is counted."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """Count one; give 0, or how many seconds it is too early, and then it does not count."""
        now = self.clock()
        left, seen = self.buckets.pop(who, (float(self.rate.burst), now))
        left = min(self.rate.burst, left + (now - seen) * self.rate.per_second)
        allowed = left >= 1
        self.buckets[who] = (left - 1 if allowed else left, now)
        while len(self.buckets) > MOST_COUNTED:
            self.buckets.popitem(last=False)
        return 0.0 if allowed else (1 - left) / self.rate.per_second

    def count(self, who: str) -> None:
        """Count one; raises `TooFast`."""
        if seconds := self.wait(who):
            raise TooFast(seconds)


class Meters:
    """Everything that is counted on this node."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Meter(limits.requests)
        self.changes = Meter(limits.changes)
        self.new_guests = Meter(limits.new_guests)
        self.tables = Meter(limits.tables)
        self.tables_by_address = Meter(limits.tables_by_address)
        self.listed = Meter(limits.listed)
        self.listed_by_address = Meter(limits.listed_by_address)
        self.replays = Meter(limits.replays)
        self.records = Meter(limits.records)
        self.analyses = Meter(limits.analyses)
        self.analyses_by_address = Meter(limits.analyses_by_address)
        self.invitations = Meter(limits.invitations)
        self.notices = Meter(limits.notices)
        self.letters = Meter(limits.letters)
        self.sign_outs = Meter(limits.sign_outs)
        self.messages = Meter(limits.messages)
        self.chat = Meter(limits.chat)
        self.considerations = Meter(limits.considerations)
        self.hints = Meter(limits.hints)
        self.sockets: Counter[str] = Counter()

    @contextmanager
    def socket(self, guest: str | None, address: str) -> Iterator[None]:
        """Count an open WebSocket; raises `TooFast` when there are too many."""
        limits = self.limits
        counted = {"all": limits.sockets, f"address {address}": limits.sockets_by_address}
        if guest is not None:
            counted[f"guest {guest}"] = limits.sockets_by_guest
        if any(self.sockets[who] >= most for who, most in counted.items()):
            raise TooFast(10)
        self.sockets.update(counted.keys())
        try:
            yield
        finally:
            for who in counted:
                self.sockets[who] -= 1
                if not self.sockets[who]:
                    del self.sockets[who]
