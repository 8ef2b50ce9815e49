"""A wire between browsers and a server that can be held: nothing comes through any more, and nobody hangs up."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from types import TracebackType

AT_ONCE: Final = 65_536


class Wire:
    """Passes on what comes, in both directions. While it is held, WebSockets are silent; what is sent waits in them."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self.target = (host, int(port))
        self.flowing = threading.Event()
        self.flowing.set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.open: list[socket.socket] = []

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.flowing.set()
        for one in (self.listener, *self.open):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def hold(self) -> None:
        """Let nothing through."""
        self.flowing.clear()

    def let_go(self) -> None:
        """Let everything through, also what has waited."""
        self.flowing.set()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                device, _ = self.listener.accept()
                server = socket.create_connection(self.target)
                self.open += [device, server]
                threading.Thread(target=self._carry, args=(device, server), daemon=True).start()

    def _carry(self, device: socket.socket, server: socket.socket) -> None:
        first = device.recv(AT_ONCE)
        live = b"upgrade: websocket" in first.lower()
        threading.Thread(target=self._pass_on, args=(server, device, live), daemon=True).start()
        self._pass_on(device, server, live, first)

    def _pass_on(self, source: socket.socket, target: socket.socket, live: bool, first: bytes = b"") -> None:
        with contextlib.suppress(OSError):
            data = first or source.recv(AT_ONCE)
            while data:
                if live:
                    self.flowing.wait()
                target.sendall(data)
                data = source.recv(AT_ONCE)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_WR)
