"""Proxies before the server: what they say about where a request comes from is believed, and from nobody else."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from signoria.web.guard.headers import Headers

# What a proxy adds. Whoever has one of these did not come by themselves.
PASSED_ON: Final = ("x-forwarded-for", "forwarded", "via")
# What some add instead of these.
ALSO_PASSED_ON: Final = ("x-forwarded-host", "x-forwarded-proto", "x-real-ip", "cf-connecting-ip", "true-client-ip")
SCHEMES: Final = {"http": "ws", "https": "wss"}


class Networks:
    """Addresses and networks, read once."""

    def __init__(self, addresses: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(address) for address in addresses]

    def __contains__(self, address: str | None) -> bool:
        try:
            found = ipaddress.ip_address(address or "")
        except ValueError:
            return False
        return any(found in network for network in self._networks)


class Proxies:
    """Addresses and networks that are believed."""

    def __init__(self, addresses: Iterable[str]) -> None:
        # Whether an address is that of a proxy.
        self.trusts = lru_cache(maxsize=10_000)(Networks(addresses).__contains__)

    def look_behind(self, scope: Any) -> None:  # noqa: ANN401
        """Let a request come from where a proxy says that it does: the last address that is no proxy's itself."""
        client = scope.get("client")
        if not self.trusts(client[0] if client else None):
            return
        said: dict[bytes, str] = {}
        for name, value in scope["headers"]:
            if name in (b"x-forwarded-for", b"x-forwarded-proto"):
                # Each proxy adds its own after what it was told.
                said[name] = ",".join(filter(None, (said.get(name), value.decode("latin-1"))))
        scheme = said.get(b"x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        if scheme in SCHEMES:
            scope["scheme"] = SCHEMES[scheme] if scope["type"] == "websocket" else scheme
        for address in reversed(said.get(b"x-forwarded-for", "").split(",")):
            if not self.trusts(address.strip()):
                if plain := without_port(address.strip()):
                    scope["client"] = (plain, 0)
                return


def was_passed_on(headers: Headers) -> bool:
    """Whether a request says of itself that somebody passed it on."""
    return any(headers.get(name) is not None for name in (*PASSED_ON, *ALSO_PASSED_ON))


def without_port(address: str) -> str | None:
    """Give an address as some proxies write it, with a port, without one; None for what is no address."""
    plain = address
    if address.startswith("["):
        plain = address[1:].partition("]")[0]
    elif address.count(":") == 1:
        plain = address.partition(":")[0]
    try:
        return str(ipaddress.ip_address(plain))
    except ValueError:
        return None


def checked_network(address: str) -> str:
    """Give an address or network back as it is written. Raises ValueError for anything else."""
    return str(ipaddress.ip_network(address))
