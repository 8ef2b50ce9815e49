"""Running the server in this process, until somebody stops it."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from signoria.web.app import create_app
from signoria.web.files import files_for_connections, raise_files_limit
from signoria.web.garbage import Garbage
from signoria.web.guard.arrivals import Arrivals, guarded
from signoria.web.guard.proxies import Proxies
from signoria.web.logs import configure
from signoria.web.reach import EVERYWHERE, written
from signoria.web.services import Services
from signoria.web.storage import CannotOpenError
from signoria.web.texts import read_soon

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from signoria.web.settings import ServerSettings

# Seconds for requests that are being answered when the server is stopped.
GRACE: Final = 1
# Seconds after which the server ends, whatever still hangs. What was acknowledged is stored.
LAST: Final = 4.0
# Connections that wait to be let in, and those that are let in before anybody is looked at: each takes a file.
BACKLOG: Final = 512
AT_ONCE: Final = 50


class CannotListenError(Exception):
    """The address is taken, or none of this machine."""


class Server(uvicorn.Server):
    """A server that says when it is ready, counts who comes, and says goodbye before connections are cut."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.services = services
        self.ready = ready
        self.garbage = Garbage(services.metrics.told_so_far, lambda: services.closed)
        # Why it could not start, in one sentence.
        self.trouble: CannotOpenError | None = None
        config.load()
        assert config.ws_protocol_class is not None
        self.arrivals = services.arrivals = Arrivals(
            services.settings.limits, files_for_connections(), proxies=Proxies(services.settings.proxies)
        )
        config.http_protocol_class, config.ws_protocol_class = guarded(
            config.http_protocol_class, config.ws_protocol_class, self.arrivals
        )

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until it is stopped, if the storage can be opened."""
        try:
            await self.services.open()
        except CannotOpenError as wrong:
            self.trouble = wrong
            return
        looking = [asyncio.create_task(each.keep_looking()) for each in (self.arrivals, self.garbage)]
        try:
            await super().serve(sockets)
        finally:
            for task in looking:
                task.cancel()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to end."""
        if not self.should_exit:
            last = threading.Timer(LAST, end_now)
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        for listener in sockets or []:
            # Was made shorter, for its length is also how many are let in at once.
            listener.listen(BACKLOG)
        if sockets:
            self.services.reach.bound = sockets[0].getsockname()[:2]
            self.services.reach.listen = self.listen_also
        if self.started:
            self.ready()

    async def listen_also(self, address: str, port: int) -> Annex:
        """Listen at another address too, at the same port if nobody has it. Raises OSError."""
        try:
            listener = listening(address, port)
        except CannotListenError:
            try:
                listener = listening(address, 0)
            except CannotListenError as wrong:
                raise OSError(str(wrong)) from None
        config: Any = self.config

        def arrived() -> asyncio.Protocol:
            protocol: asyncio.Protocol = config.http_protocol_class(
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return protocol

        server = await asyncio.get_running_loop().create_server(arrived, sock=listener, backlog=AT_ONCE)
        listener.listen(BACKLOG)
        self.servers.append(server)
        return Annex(self, server, listener)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop serving."""
        await self.services.say_farewell()
        await super().shutdown(sockets)


class Annex:
    """A second listener of a server."""

    def __init__(self, server: Server, listening: asyncio.Server, listener: socket.socket) -> None:
        self.server = server
        self.listening = listening
        self.address: str
        self.port: int
        self.address, self.port = listener.getsockname()[:2]

    async def close(self) -> None:
        """Listen no more, and let go of who came by it: politely first, and then at once."""
        self.listening.close()
        if self.listening in self.server.servers:
            self.server.servers.remove(self.listening)
        for connection in self._here():
            connection.shutdown()
        asyncio.get_running_loop().call_later(GRACE, self._cut)

    def _here(self) -> list[Any]:
        everybody: list[Any] = list(self.server.server_state.connections)
        return [one for one in everybody if self._came_by(one.transport)]

    def _came_by(self, transport: asyncio.Transport | None) -> bool:
        name = None if transport is None else transport.get_extra_info("sockname")
        return name is not None and name[:2] == (self.address, self.port)

    def _cut(self) -> None:
        for connection in self._here():
            connection.transport.abort()


def serve(settings: ServerSettings, host: str, port: int, ready: Callable[[str], None]) -> bool:
    """Serve until stopped by a signal; `ready` is called with the address. Gives whether it could start at all.

    Raises `CannotListenError` and `CannotOpenError`.
    """
    configure(settings.log_format, settings.log_level)
    raise_files_limit()
    listener = listening(host, port)
    services = Services(settings)
    config = uvicorn.Config(
        create_app(services),
        backlog=AT_ONCE,
        log_config=None,
        access_log=False,
        server_header=False,
        # The door knows which proxies are believed.
        proxy_headers=False,
        ws_max_size=settings.limits.frame_bytes,
        timeout_graceful_shutdown=GRACE,
    )

    def started() -> None:
        server.garbage.begin()
        read_soon()
        ready(address_of(listener))

    server = Server(config, services, started)
    server.run(sockets=[listener])
    if server.trouble is not None:
        listener.close()
        raise server.trouble
    return server.started


def end_now() -> None:
    """End the process, whatever it waits for: a disk, a database or a thread that does not answer."""
    os.write(2, b"signoria: something did not end in time; the server ends without it\n")
    os._exit(1)


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
    return f"{written(host, port)}/"
