"""Which store an address means, and the bus to other servers that goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.nodes.postgres import PostgresBus
from signoria.tables.store.sql import SqlStore
from signoria.web.settings import full_address

if TYPE_CHECKING:
    from signoria.tables.nodes.bus import Bus
    from signoria.tables.store.store import Store


async def opened(database: str) -> tuple[Store, Bus]:
    """Open a store, brought up to date, and the bus: nodes that share a database hear each other through it."""
    address = full_address(database)
    store = await SqlStore.open(address)
    if address.startswith("postgresql"):
        return store, PostgresBus(address)
    return store, MemoryBus()
