"""By which addresses others can open this server; and a second listener for them, where it serves this machine alone.

A server that was started without options listens at a loopback address, which nobody else can open. Whoever sits at the
machine can let the others in its network in: until that is taken back, or the server stops, it listens at an address of
that network too, and answers there to that address and to no other name.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, Protocol

from signoria.tables.table.refusal import Refusal
from signoria.web import network
from signoria.web.api.shapes import Reached
from signoria.web.guard.headers import Headers, hostname, origin_of
from signoria.web.guard.proxies import was_passed_on
from signoria.web.settings import LOOPBACK, THIS_MACHINE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from signoria.web.settings import ServerSettings

EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - recognised here, not bound to


class Listener(Protocol):
    """A second listener."""

    address: str
    port: int

    async def close(self) -> None:
        """Listen no more, and let go of who came by it."""


class Reach:
    """How a server can be reached."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        # Where it listens, and how it listens at another address besides; both are set by whoever serves.
        self.bound: tuple[str, int] | None = None
        self.listen: Callable[[str, int], Awaitable[Listener]] | None = None
        self.second: Listener | None = None
        # Two clicks open one listener.
        self._changing = asyncio.Lock()

    def answers_to(self, name: str | None, came_to: str | None) -> bool:
        """Whether the server may be called by a name on a connection that came to one of its addresses."""
        if self.second is not None and came_to == self.second.address:
            return name == self.second.address
        return self.settings.hosts is None or name in self.settings.hosts

    async def asked_by(self, scope: Any) -> Reached:  # noqa: ANN401
        """Say how others get here to somebody who asks."""
        headers = Headers(scope)
        if self.settings.public:
            return Reached("public", list(self.settings.public))
        name = hostname(headers.get("host"))
        let_in = self.second is not None and name == self.second.address
        if name is not None and (let_in or not network.only_here(name)):
            origin = origin_of(scope)
            return Reached("here" if origin else "machine", [origin] if origin else [])
        host = self.host_at_the_machine(scope)
        if self.second is not None:
            opened = written(self.second.address, self.second.port)
            return Reached("network", [opened], [], self.second.address if host else None)
        if self.bound is not None and self.bound[0] in EVERYWHERE:
            port = self.bound[1]
            found = [written(address, port) for address in await self.addresses()]
            return Reached("network" if found else "machine", found)
        return Reached("machine", [], await self.addresses() if host and self.listen is not None else [])

    async def addresses(self) -> list[str]:
        """Give the addresses of this machine in its networks."""
        if self.settings.network is not None:
            return list(self.settings.network)
        return await asyncio.to_thread(network.addresses)

    def host_at_the_machine(self, scope: Any) -> bool:  # noqa: ANN401
        """Whether somebody sits at the machine itself: no proxy brought the request, and it names the machine."""
        client, server = scope.get("client"), scope.get("server")
        headers = Headers(scope)
        return (
            client is not None
            and client[0] in THIS_MACHINE
            and server is not None
            and server[0] in THIS_MACHINE
            and hostname(headers.get("host")) in LOOPBACK
            and not was_passed_on(headers)
            and not self.settings.public
        )

    async def let_in(self, address: str) -> None:
        """Listen at an address of this machine in its network too. Refuses what is none, or cannot be had."""
        async with self._changing:
            if self.second is not None:
                if self.second.address == address:
                    return
                raise Refusal("reason-network-open", address=self.second.address)
            if self.listen is None or self.bound is None or self.bound[0] in EVERYWHERE:
                raise Refusal("reason-network-none")
            if address not in await self.addresses():
                raise Refusal("reason-network-none")
            try:
                self.second = await self.listen(address, self.bound[1])
            except OSError:
                raise Refusal("reason-network-none") from None

    async def let_nobody_in(self) -> None:
        """Listen at the second address no more."""
        async with self._changing:
            second, self.second = self.second, None
            if second is not None:
                await second.close()


def written(address: str, port: int) -> str:
    """Give an address as browsers write it."""
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"
