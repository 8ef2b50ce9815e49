"""How nodes tell each other that something has changed at a table. Only that: what it is, they read from the store."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, Literal, Protocol

import msgspec

LOG: Final = logging.getLogger(__name__)


Topic = Literal[
    "entries", "secret", "chat", "preferences", "presence", "who", "sign", "devices", "guest", "invitations"
]


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something has changed at a table.

    `guests` are those connected through the node, with the topic presence; with the topic sign, who does something;
    with the topic secret, which is for entries that nobody else may notice, who notices them.
    With the topic who a node that has taken a table up asks who is there through others.
    With the topic devices some were signed out: that concerns no table.
    With the topic guest it is somebody who prefers something else at all tables: then no table is named. Nor is one
    with the topic invitations: somebody is invited, or has answered; those are named whom it concerns.
    """

    node: str
    table: str
    topic: Topic
    guests: tuple[str, ...] = ()

    @property
    def about(self) -> tuple[str, Topic, tuple[str, ...]]:
        """What has changed: of several notes about the same thing the last one is enough."""
        return self.table, self.topic, () if self.table and self.topic != "secret" else self.guests


Hearer = Callable[[Note], None]
# Called when notes may have been lost.
Missed = Callable[[], None]


class Bus(Protocol):
    """What nodes need of a bus. Notes are hints: the truth is in the store, and nodes read it again in any case."""

    async def publish(self, note: Note) -> None:
        """Tell all nodes, the own one too, as soon as that is possible. Nobody waits for it."""

    async def listen(self, hearer: Hearer, missed: Missed | None = None) -> None:
        """Call `hearer` for each note from now on, and `missed` after a time when none could come; both are quick."""

    async def forget(self, hearer: Hearer) -> None:
        """Do not call `hearer` any more."""

    def silence(self) -> float:
        """For how many seconds the bus has not been heard, though it should have been."""

    async def close(self) -> None:
        """Let go of everything the bus holds open."""


class MemoryBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self._hearers: list[Hearer] = []

    async def publish(self, note: Note) -> None:
        for hearer in list(self._hearers):
            hear(hearer, note)

    async def listen(self, hearer: Hearer, missed: Missed | None = None) -> None:
        # Within a process nothing is lost.
        self._hearers.append(hearer)

    async def forget(self, hearer: Hearer) -> None:
        self._hearers.remove(hearer)

    def silence(self) -> float:
        return 0.0

    async def close(self) -> None:
        self._hearers.clear()


def hear(hearer: Hearer, note: Note) -> None:
    """Let somebody hear a note; what goes wrong there must not hurt who published it."""
    try:
        hearer(note)
    except Exception:
        LOG.exception("a note about table %s was not understood", note.table)
