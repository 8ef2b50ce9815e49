"""Who is at a table: the devices connected to it through this node, and everybody whom other nodes speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.presence import Present

if TYPE_CHECKING:
    from signoria.tables.nodes.bus import Note
    from signoria.tables.room.connection import Connection
    from signoria.tables.table.presence import Presence
    from signoria.tables.wire.messages import Told


class Audience:
    """Those to whom a table is shown."""

    def __init__(self, node: str, presence: Presence) -> None:
        self.connections: list[Connection] = []
        self._node = node
        self._presence = presence

    def tell(self, message: Told) -> None:
        """Tell all devices something."""
        for connection in self.connections:
            connection.tell(message)

    def changed(self, *, due: bool = False) -> None:
        """Let all devices notice that the table has changed; `due` when that has not given it another version."""
        for connection in self.connections:
            connection.changed(due=due)

    def close(self, reason: str | None) -> None:
        """Let all devices go, after what they are still to be told."""
        for connection in self.connections:
            connection.close(reason)

    def here(self, now: float) -> tuple[str, ...]:
        """Give the guests who are connected through this node, one for each device, and count them as present."""
        guests = tuple(sorted(connection.guest.id for connection in self.connections))
        self._present(self._node, guests, now)
        return guests

    def hear(self, note: Note, now: float) -> bool:
        """Hear who is connected through another node; say whether that node does not know yet who is here."""
        new = bool(note.guests and self.connections) and not self._presence.knows(note.node)
        self._present(note.node, note.guests, now)
        return new

    def expire(self, now: float) -> bool:
        """Forget nodes that have fallen silent; say whether there were any."""
        silent = self._presence.expire(now)
        if silent:
            self.changed(due=True)
        return silent

    def _present(self, node: str, guests: tuple[str, ...], now: float) -> None:
        if self._presence.tell(node, Present(guests), now):
            self.changed(due=True)
