"""Who is at a table now, on this node and on others. It is told, never stored: a crash leaves nobody behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

# What another node has said counts for so long; nodes repeat it well before.
LASTING: Final = 90.0
REPEATED: Final = 30.0


class Present(msgspec.Struct, frozen=True):
    """Who is connected to one table through one node: guests, one for each connection."""

    guests: tuple[str, ...]


class Presence:
    """Everybody at a table."""

    def __init__(self) -> None:
        self._nodes: dict[str, tuple[Present, float]] = {}
        self._since: dict[str, float] = {}
        # When a guest last did something at the table, or came; it is remembered of who has gone, too.
        self._signs: dict[str, float] = {}

    def tell(self, node: str, present: Present, now: float) -> bool:
        """Hear who is connected through a node; say whether that is news."""
        known = self._nodes.get(node)
        if present.guests:
            self._nodes[node] = (present, now + LASTING)
        else:
            self._nodes.pop(node, None)
        self._note(now)
        return (known[0].guests if known else ()) != present.guests

    def knows(self, node: str) -> bool:
        """Whether somebody is connected through a node."""
        return node in self._nodes

    def expire(self, now: float) -> bool:
        """Forget nodes that have fallen silent; say whether there were any."""
        silent = [node for node, (_, until) in self._nodes.items() if until < now]
        for node in silent:
            del self._nodes[node]
        self._note(now)
        return bool(silent)

    def _note(self, now: float) -> None:
        everybody = {guest for present, _ in self._nodes.values() for guest in present.guests}
        for guest in everybody.difference(self._since):
            self.sign(guest, now)
        self._since = {guest: self._since.get(guest, now) for guest in everybody}

    def sign(self, guest: str, now: float) -> None:
        """Note that a guest does something at the table."""
        self._signs[guest] = now

    def seen(self, guest: str) -> float | None:
        """Give when a guest last did something at the table; None for who has not been here since it was taken up."""
        return self._signs.get(guest)

    def here(self, guest: str | None) -> bool:
        """Whether a guest is connected."""
        return guest in self._since

    def since(self, guest: str | None) -> float | None:
        """Since when a guest has been connected without a gap; None for who is not."""
        return None if guest is None else self._since.get(guest)

    def spectators(self, seated: Iterable[str]) -> int:
        """How many different guests are here without a seat."""
        return len(set(self._since).difference(seated))
