"""What the parts of the server share: the store, the rooms, who is who, limits and measurements."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import structlog

from signoria.tables.history.replay import Replays
from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.room.analysts import Analysts
from signoria.tables.room.node import Node
from signoria.tables.room.rooms import Rooms
from signoria.tables.room.timekeeper import Timekeeper
from signoria.tables.store.sql import SqlStore
from signoria.tables.thinking.workers import BotWorkers
from signoria.web.assets import Assets
from signoria.web.guard.devices import Devices
from signoria.web.guard.identity import Identity
from signoria.web.guard.limits import Meters
from signoria.web.metrics import Metrics
from signoria.web.news import News
from signoria.web.notices.messenger import Messenger
from signoria.web.reach import Reach
from signoria.web.readiness import Readiness
from signoria.web.retention import keep_tidy
from signoria.web.storage import Storage, opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar import Litestar

    from signoria.tables.nodes.bus import Bus
    from signoria.tables.store.store import Store
    from signoria.tables.thinking.thinker import Thinker
    from signoria.web.guard.arrivals import Arrivals
    from signoria.web.settings import ServerSettings

LOG: Final = structlog.get_logger("signoria.web")
# How long closing waits for clients to hear of it.
FAREWELL: Final = 1.0


class Services:
    """One server. The store and the rooms are there while it runs."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store | None = None,
        bus: Bus | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        self.settings = settings
        self.given = (store, bus, thinker)
        self.storage: Storage | None = None
        self.meters = Meters(settings.limits)
        self.metrics = Metrics()
        self.replays = Replays()
        self.assets = Assets(settings.static)
        self.reach = Reach(settings)
        self.closing = False
        # The tasks that carry WebSockets.
        self.sockets: set[asyncio.Task[Any]] = set()
        # How many of them have ended.
        self.closed = 0
        self.store: Store
        self.rooms: Rooms
        self.news: News
        self.devices: Devices
        self.identity: Identity
        self.messenger: Messenger
        self.analysts: Analysts
        self.readiness: Readiness
        # Set by whoever serves.
        self.arrivals: Arrivals | None = None

    async def open(self) -> None:
        """Open the storage, if it is not open yet. Raises `CannotOpenError`."""
        if self.storage is None:
            store, bus, _ = self.given
            self.storage = await opened(self.settings.database) if store is None else Storage(store, bus or MemoryBus())

    @asynccontextmanager
    async def running(self, _app: Litestar) -> AsyncIterator[None]:
        """Open the store and the rooms; at the end close them, with all that was acknowledged in the store."""
        await self.open()
        assert self.storage is not None
        store, bus = self.storage.store, self.given[1] or self.storage.bus
        settings = self.settings
        time = Timekeeper(settings.bot_pause, settings.secret_pause, settings.keeper_pause, settings.silence)
        thinker = self.given[2] or BotWorkers(self.settings.bot_workers, self.settings.bot_seconds)
        self.messenger = Messenger(self.settings, store)
        node = Node(store, bus, thinker, time, herald=self.messenger)
        async with AsyncExitStack() as stack:
            stack.callback(self.storage.release)
            stack.push_async_callback(node.close)
            stack.push_async_callback(self.messenger.close)
            self.store = store
            self.analysts = Analysts(node, self.settings.analysis_seconds)
            stack.push_async_callback(self.analysts.close)
            self.readiness = Readiness(store, bus)
            self.devices = await stack.enter_async_context(Devices(node))
            self.identity = Identity(self.settings, store, self.devices)
            self.rooms = await stack.enter_async_context(Rooms(node))
            self.news = await stack.enter_async_context(News(node))
            stack.push_async_callback(self.say_farewell)
            if isinstance(thinker, BotWorkers):
                thinker.warm_up()
            if self.settings.keep_days is not None and isinstance(store, SqlStore):
                tidying = asyncio.create_task(keep_tidy(store, self.settings.keep_days))
                stack.callback(tidying.cancel)
            LOG.info("open")
            yield
        LOG.info("closed")

    async def say_farewell(self) -> None:
        """Tell everyone that the server closes, and let them go. New connections are refused from now on."""
        if self.closing:
            return
        self.closing = True
        for task in list(self.sockets):
            task.cancel("closing")
        if self.sockets:
            await asyncio.wait(self.sockets, timeout=FAREWELL)

    def measure(self) -> None:
        """Bring measurements up to date that are not counted as things happen."""
        self.metrics.sockets.set(len(self.sockets))
        self.metrics.rooms.set(len(self.rooms))
        self.metrics.found_behind.set(self.rooms.found_behind)
        self.metrics.bus_silence.set(self.rooms.node.bus.silence())
        if self.arrivals is not None:
            self.metrics.connections.set(len(self.arrivals))
            self.metrics.connections_refused.set(self.arrivals.refused)
            self.metrics.connections_cut.set(self.arrivals.cut)
