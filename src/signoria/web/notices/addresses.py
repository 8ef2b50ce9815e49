"""To which addresses on the network the server writes when a guest gives them.

They are given by strangers, push services of browsers among them, and must be no way into the network of the host:
https to public addresses on the usual port, or what the host allows by name. A name is looked up once; the connection
goes to the very address that was found right, under the name.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection

LONGEST_ADDRESS: Final = 2000
HTTPS: Final = 443
PORTS: Final = {"http": 80, "https": HTTPS}
# Forms in which addresses of IPv6 hold one of IPv4, or stand for a network of old: no push service lives there.
ODD: Final = tuple(map(ipaddress.ip_network, ("2002::/16", "2001::/32")))
# Of IPv6, the addresses that are given out; all others are for special purposes.
GIVEN_OUT: Final = ipaddress.ip_network("2000::/3")


class ForbiddenAddressError(Exception):
    """The server does not write there."""


class Target(msgspec.Struct, frozen=True):
    """Where a message goes: the address that was found, and by which name and path it is asked there."""

    scheme: str
    name: str
    port: int
    path: str
    ip: str

    @property
    def authority(self) -> str:
        """The name as requests say it."""
        return self.name if self.port == PORTS[self.scheme] else f"{self.name}:{self.port}"


async def looked_up(name: str, port: int) -> list[str]:
    """Ask the system for the addresses of a name. Raises OSError."""
    found = await asyncio.get_running_loop().getaddrinfo(name, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


class Addresses:
    """Which addresses are written to. `allowed` are origins that the host allows, wherever they are."""

    def __init__(
        self, allowed: Collection[str] = (), lookup: Callable[[str, int], Awaitable[list[str]]] = looked_up
    ) -> None:
        self._allowed = frozenset(allowed)
        self._lookup = lookup

    def check(self, url: str) -> Target:
        """Say what an address names, before it is looked up. Raises `ForbiddenAddressError`."""
        if len(url) > LONGEST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url:
            raise ForbiddenAddressError("no address")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise ForbiddenAddressError("no address") from None
        if parts.scheme not in PORTS or not parts.hostname or parts.username is not None or parts.password is not None:
            raise ForbiddenAddressError("no address")
        port = PORTS[parts.scheme] if port is None else port
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        target = Target(parts.scheme, parts.hostname, port, path, "")
        if not self._allows(target) and (parts.scheme != "https" or port != HTTPS or not named(parts.hostname)):
            raise ForbiddenAddressError("https to a public name")
        return target

    def named(self, url: str) -> str:
        """Give where an address leads, without what whoever knows it can do there."""
        try:
            return self.check(url).authority
        except ForbiddenAddressError:
            # The host has allowed it before.
            return ""

    async def found(self, url: str) -> Target:
        """Look an address up. Raises `ForbiddenAddressError` if it leads elsewhere than out, and OSError."""
        target = self.check(url)
        addresses = await self._lookup(target.name, target.port)
        if not addresses:
            raise OSError("no address of that name")
        # All of them: a name that leads both ways is not to be trusted with either.
        if not self._allows(target) and not all(map(public, addresses)):
            raise ForbiddenAddressError("not a public address")
        return msgspec.structs.replace(target, ip=addresses[0])

    def _allows(self, target: Target) -> bool:
        return f"{target.scheme}://{target.authority}" in self._allowed


def named(host: str) -> bool:
    """Whether a host is given by a name, not as an address; and by one that can be elsewhere."""
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        last = host.rstrip(".").rpartition(".")[2]
        # The last part of a name is never a number: that would be an address in another guise.
        return "." in host.rstrip(".") and last.isalnum() and not last[0].isdigit()
    return False


def public(address: str) -> bool:
    """Whether an address is one of the whole internet."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        # Those of one network alone name it.
        return False
    if isinstance(found, ipaddress.IPv6Address):
        return found.is_global and found in GIVEN_OUT and not any(found in network for network in ODD)
    return found.is_global and not found.is_multicast and not found.is_reserved
