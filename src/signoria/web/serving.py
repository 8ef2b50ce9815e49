"""Running the server in this process, until somebody stops it."""

from __future__ import annotations

import gc
import os
import socket
from typing import TYPE_CHECKING, Final

import uvicorn

from signoria.web.app import create_app
from signoria.web.logs import configure
from signoria.web.services import Services

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.web.settings import Settings

EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - recognised here, not bound to
# Seconds for requests that are being answered when the server is stopped.
GRACE: Final = 2
BACKLOG: Final = 512
# New objects before the youngest are searched for garbage, and how often that happens before older ones are.
GARBAGE: Final = (20_000, 50, 100)


class CannotListenError(Exception):
    """The address is taken, or none of this machine."""


class Server(uvicorn.Server):
    """A server that says when it is ready, and goodbye before connections are cut."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.services = services
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop serving."""
        await self.services.say_farewell()
        await super().shutdown(sockets)


def serve(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> bool:
    """Serve until stopped by a signal; `ready` is called with the address. Gives whether it could start at all."""
    configure(settings.log_format, settings.log_level)
    listener = listening(host, port)
    services = Services(settings)
    config = uvicorn.Config(
        create_app(services),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.frame_bytes,
        timeout_graceful_shutdown=GRACE,
    )

    def started() -> None:
        # What there is now stays for good: looking through it for garbage again and again would hold up moves.
        gc.collect()
        gc.freeze()
        # Little that a move leaves behind is garbage to be searched for: look seldom, and rarely at all of it.
        gc.set_threshold(*GARBAGE)
        ready(address_of(listener))

    server = Server(config, services, started)
    server.run(sockets=[listener])
    return server.started


def listening(host: str, port: int) -> socket.socket:
    """Take an address. Raises `CannotListenError`."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, _, _, address = found[0]
        # Named as TCP, for otherwise asyncio leaves on what holds small messages back for 40 milliseconds.
        listener = socket.socket(family, kind, socket.IPPROTO_TCP)
    except OSError as wrong:
        raise CannotListenError(wrong.strerror or str(wrong)) from None
    try:
        if os.name == "posix":
            # So that a server can be started again at once; elsewhere it would let two share the address.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as wrong:
        listener.close()
        raise CannotListenError(wrong.strerror or str(wrong)) from None
    return listener


def address_of(listener: socket.socket) -> str:
    """Give the address to type into a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
