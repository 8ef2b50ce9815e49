"""What the headers of a request say about it: by what name a server was called, and where the page was that asks."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlsplit

# Names and addresses of machines, with a port or without.
AUTHORITY: Final = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
SCHEMES: Final = {"ws": "http", "wss": "https"}


class Headers:
    """The headers of a request, the first of each name."""

    def __init__(self, scope: Any) -> None:  # noqa: ANN401
        self.values: dict[bytes, bytes] = {}
        for name, value in scope["headers"]:
            self.values.setdefault(name.lower(), value)

    def get(self, name: str) -> str | None:
        """Give a header by name."""
        value = self.values.get(name.encode())
        return None if value is None else value.decode("latin-1")


def hostname(host: str | None) -> str | None:
    """Give the name, without the port, that a server was called by."""
    try:
        return urlsplit(f"//{host or ''}").hostname
    except ValueError:
        return None


def urlsplit_netloc(origin: str) -> str | None:
    """Give the name and port of an origin."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def origin_of(scope: Any) -> str | None:  # noqa: ANN401
    """Give the address by which a server was called, as a browser writes it; None for what is none."""
    host = Headers(scope).get("host") or ""
    scheme = scope.get("scheme", "http")
    return f"{SCHEMES.get(scheme, scheme)}://{host.lower()}" if AUTHORITY.fullmatch(host) else None
