"""What rooms need around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.room.timekeeper import Timekeeper
from signoria.tables.table.rows import new_id
from signoria.tables.thinking.thinker import InlineThinker

if TYPE_CHECKING:
    from signoria.tables.nodes.bus import Bus
    from signoria.tables.store.store import Store
    from signoria.tables.thinking.thinker import Thinker


class Node:
    """One of the servers at a store: the store, the bus to other nodes, where bots think, and time."""

    def __init__(
        self,
        store: Store,
        bus: Bus | None = None,
        thinker: Thinker | None = None,
        time: Timekeeper | None = None,
        name: str | None = None,
    ) -> None:
        self.store = store
        self.bus: Bus = bus or MemoryBus()
        self.thinker: Thinker = thinker or InlineThinker()
        self.time = time or Timekeeper()
        self.name = name or new_id()

    async def close(self) -> None:
        """Let go of everything, when all rooms are closed."""
        await self.thinker.close()
        await self.bus.close()
        await self.store.close()
