"""What a server sends over WebSockets, byte by byte, and whether any byte is still on its way.

Both ends of each connection are in this process and count what they send and take: what the kernel has not yet brought
over is known, and nobody has to wait for some time and hope.
"""

from __future__ import annotations

import asyncio
import socket
import zlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from typing_extensions import Buffer

# Of a frame of a WebSocket: how long it is, or how many bytes say so.
LENGTHS: Final = {126: 2, 127: 8}
DATA: Final = (0, 1, 2)
COMPRESSED: Final = 0x40
# What the sender of a compressed message leaves out.
END: Final = b"\x00\x00\xff\xff"


class Frame(NamedTuple):
    """A frame: its first byte on the wire, which says whether it is compressed, its length there, and what it says."""

    first: int
    size: int
    text: str


class Tap:
    """What one connection has brought from the server."""

    def __init__(self, brought: bytearray) -> None:
        self.brought = brought
        self._read = 0
        self._greeted = False
        self._inflating = zlib.decompressobj(wbits=-zlib.MAX_WBITS)

    def frames(self) -> list[Frame]:
        """Give the frames with data that have come since the last time."""
        if not self._greeted:
            end = self.brought.find(b"\r\n\r\n")
            if end < 0:
                return []
            self._read, self._greeted = end + 4, True
        found = []
        while (frame := self._next()) is not None:
            if frame.first & 0xF in DATA:
                found.append(frame)
        return found

    def _next(self) -> Frame | None:
        heading = self._read + 2
        if heading > len(self.brought):
            return None
        first, length = self.brought[self._read], self.brought[self._read + 1]
        assert length < 128, "a server masks nothing"
        if length in LENGTHS:
            start, heading = heading, heading + LENGTHS[length]
            if heading > len(self.brought):
                return None
            length = int.from_bytes(self.brought[start:heading])
        if heading + length > len(self.brought):
            return None
        self._read = heading + length
        carried = bytes(self.brought[heading : self._read])
        plain = self._inflating.decompress(carried + END) if first & COMPRESSED else carried
        return Frame(first, length, plain.decode(errors="replace"))


class End(socket.socket):
    """One end of a connection, which notes what it sends and counts what it takes."""

    def __init__(self, family: int = -1, kind: int = -1, protocol: int = -1, fileno: int | None = None) -> None:
        super().__init__(family, kind, protocol, fileno)
        self.sent = bytearray()
        self.taken = 0

    def recv(self, size: int, flags: int = 0, /) -> bytes:
        """Take what has come."""
        came = super().recv(size, flags)
        self.taken += len(came)
        return came

    def send(self, data: Buffer, flags: int = 0, /) -> int:
        """Send what goes at once."""
        sent = super().send(data, flags)
        self.sent += memoryview(data)[:sent]
        return sent

    def sendmsg(self, buffers: Iterable[Buffer], *more: Any) -> int:  # noqa: ANN401
        """Send the first of several pieces that wait; the loop comes again for the others."""
        assert not more
        return self.send(next(iter(buffers)))


class Wires(socket.socket):
    """Where a server listens, and all WebSockets to it."""

    def __init__(self, listener: socket.socket) -> None:
        super().__init__(fileno=listener.detach())
        self._theirs: dict[object, End] = {}
        self._servers: dict[object, End] = {}

    def accept(self) -> tuple[socket.socket, Any]:
        """Let somebody in."""
        plain, address = super().accept()
        self._servers[address] = end = End(fileno=plain.detach())
        return end, address

    def another(self) -> End:
        """Give the near end of a new connection."""
        end = End(self.family, self.type, self.proto)
        end.connect(self.getsockname())
        self._theirs[end.getsockname()] = end
        return end

    def brought(self, near: End) -> bytearray:
        """Give what the server has sent to an end, which grows."""
        return self._servers[near.getsockname()].sent

    def still(self) -> bool:
        """Whether nothing is on its way."""
        pairs = [(near, self._servers[address]) for address, near in self._theirs.items()]
        return all(len(one.sent) == other.taken and len(other.sent) == one.taken for one, other in pairs)

    async def rest(self) -> None:
        """Wait until nothing is on its way and nothing in this process has anything left to do.

        What this process waits for then is time, a thread, or somebody.
        """
        ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
        still = 0
        # Twice, for what is to be done after no time at all becomes ready at the next turn only.
        while still < 2:
            await asyncio.sleep(0)
            still = 0 if ready or not self.still() else still + 1
