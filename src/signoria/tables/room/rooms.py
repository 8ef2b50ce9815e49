"""All tables that one node serves, and how one gets to them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Self

from signoria.tables.history.rebuild import rebuilt
from signoria.tables.nodes.bus import Note
from signoria.tables.room.room import RETRY, Room
from signoria.tables.store.store import Conflict, NotFound
from signoria.tables.table.commands.expire import Expire, expired
from signoria.tables.table.presence import REPEATED
from signoria.tables.table.refusal import Refusal
from signoria.tables.wire.messages import Invitations

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable
    from types import TracebackType
    from typing import Any

    from signoria.tables.lessons.learn import Learn
    from signoria.tables.lessons.solve import Solve
    from signoria.tables.nodes.bus import Topic
    from signoria.tables.room.node import Node
    from signoria.tables.table.commands.open import Open
    from signoria.tables.table.commands.play_on import PlayOn
    from signoria.tables.table.rows import Guest

LOG: Final = logging.getLogger(__name__)
CODES_TRIED: Final = 20
# How long it is remembered when a guest was seen, in seconds.
REMEMBERED: Final = 3600.0
# Seconds after which a node reads again how far its tables have come: notes of other nodes may be lost.
LOOKING: Final = 2.5
# Seconds for tables to be left when the node closes.
FAREWELL: Final = 1.0


class Rooms:
    """The rooms of a node. Used with `async with`: on the way in, tables that go on by themselves are taken up."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self._rooms: dict[str, Room] = {}
        # By the id of their table, by which other nodes speak of them: most of what they say concerns no table here.
        self._by_id: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        # When guests were seen last at some table, through whatever node.
        self._seen: dict[str, float] = {}
        # How often a table was found to have gone on elsewhere without a note.
        self.found_behind = 0

    async def __aenter__(self) -> Self:
        await self.node.bus.listen(self._hear, self._missed)
        self._start(self._resume())
        self._start(self._housekeeping())
        self._start(self._keep_looking())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in [*self._tasks, *self._loading.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        closing = [asyncio.create_task(room.close("reason-closing")) for room in self._rooms.values()]
        if closing:
            # One of them may wait for a store that does not answer; what is acknowledged is stored.
            await asyncio.wait(closing, timeout=FAREWELL)
        self._rooms.clear()
        self._by_id.clear()
        await self.node.bus.forget(self._hear)

    def __len__(self) -> int:
        """How many tables this node holds in memory."""
        return len(self._rooms)

    def game(self, code: str) -> str | None:
        """Give which game is played at a table that this node holds in memory."""
        room = self._rooms.get(code)
        return None if room is None else room.table.row.game

    def seen(self, guest: str, since: float) -> bool:
        """Whether a guest is at some table, or was after a moment."""
        return self._seen.get(guest, since) > since

    def _see(self, guests: Iterable[str]) -> None:
        self._seen.update(dict.fromkeys(guests, self.node.time.now()))

    # --- Getting to a table --------------------------------------------------------------------------------------

    async def open_table(self, host: Guest, command: Open | PlayOn | Learn | Solve) -> Room:
        """Open a table for a guest. Raises `Refusal`."""
        for _ in range(CODES_TRIED):
            new = command.opened(host, self.node.time.now())
            try:
                await self.node.stored(self.node.store.create_table(new))
            except Conflict:
                continue
            return await self.room(new.row.code)
        raise Refusal("reason-busy")

    async def room(self, code: str) -> Room:
        """Give the room of a table. Raises `Refusal` when there is no such table."""
        room = self._rooms.get(code)
        if room is not None:
            room.wanted = self.node.time.now()
            return room
        # Whoever comes while it is loaded waits for the same room.
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.create_task(self._load(code), name=f"loading {code}")
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Room:
        try:
            stored = await self.node.stored(self.node.store.load_table(code))
            preferences = await self.node.stored(self.node.store.preferences(stored.row.id))
        except NotFound:
            raise Refusal("reason-no-table") from None
        # An evening of moves takes a while to play again.
        table = await asyncio.to_thread(rebuilt, stored)
        room = Room(self.node, table, preferences, self._take_up)
        self._rooms[code] = self._by_id[stored.row.id] = room
        # What others have added while it was rebuilt.
        await room.catch_up()
        await room.ask_who()
        await self._give_up(room)
        return room

    async def _give_up(self, room: Room) -> None:
        """Close a table that has gathered for too long."""
        if expired(room.table, self.node.time.now()):
            await room.receive(Expire(room.table.version))

    # --- By themselves -------------------------------------------------------------------------------------------

    def _start(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _take_up(self, code: str) -> None:
        """Care for a table that may go on by itself."""
        self._start(self._loaded(code))

    async def _loaded(self, code: str) -> None:
        try:
            await self.room(code)
        except Exception:
            # One table that cannot be read must not keep the others from going on.
            LOG.exception("table %s cannot be loaded", code)

    async def _resume(self) -> None:
        """Take up the tables that were going on by themselves when a node went down."""
        codes: list[str] | None = None
        while codes is None:
            try:
                codes = await self.node.store.busy_tables()
            except Exception:
                LOG.exception("the tables that go on by themselves are not known")
                await self.node.time.sleep(RETRY)
        for code in codes:
            await self._loaded(code)

    async def _housekeeping(self) -> None:
        while True:
            await self.node.time.sleep(REPEATED)
            await self.tidy()

    async def _keep_looking(self) -> None:
        while True:
            await self.node.time.sleep(LOOKING)
            await self.look_again()

    async def look_again(self) -> None:
        """Compare all tables that are open here with the store, which knows what other nodes have done."""
        rooms = dict(self._by_id)
        try:
            heads = await self.node.store.heads(list(rooms))
        except Exception:
            LOG.exception("it is not known how far the tables have come")
            return
        for table, room in rooms.items():
            head = heads.get(table)
            self.found_behind += room.compare(head)
            if head is None and self._by_id.get(table) is room:
                # Somebody has removed it.
                await self._leave(room)

    def _missed(self) -> None:
        """Look at once, for notes may have been lost."""
        self._start(self.look_again())

    async def tidy(self) -> None:
        """Say again who is here, leave rooms that nobody needs, and give up tables that have gathered for too long."""
        forgotten = self.node.time.now() - REMEMBERED
        self._seen = {guest: at for guest, at in self._seen.items() if at > forgotten}
        for code, room in list(self._rooms.items()):
            # Whoever moves meanwhile does not wait for all of them.
            await asyncio.sleep(0)
            if self._rooms.get(code) is not room:
                continue
            self._see(room.guests())
            try:
                await self._give_up(room)
            except Refusal as refusal:
                LOG.warning("table %s cannot be given up: %s", code, refusal.reason)
            if room.idle():
                await self._leave(room)
            else:
                await room.repeat_presence()

    async def _leave(self, room: Room) -> None:
        """Hold a table in memory no longer."""
        del self._rooms[room.table.row.code]
        del self._by_id[room.table.row.id]
        await room.close()

    async def preferred(self, guest: str) -> None:
        """Let all tables of a guest know, here and at other nodes, that this guest prefers something else."""
        self._prefer_anew(guest)
        await self._publish("guest", guest)

    async def invited(self, *guests: str) -> None:
        """Let the devices of guests know, here and at other nodes, that there is news about invitations."""
        self._tell_invited(guests)
        await self._publish("invitations", *guests)

    async def _publish(self, topic: Topic, *guests: str) -> None:
        """Tell the other nodes something about guests."""
        try:
            await self.node.bus.publish(Note(self.node.name, "", topic, guests))
        except Exception:
            # It is stored: other nodes see it when they look again.
            LOG.exception("the bus does not answer")

    def _tell_invited(self, guests: Iterable[str]) -> None:
        for room in self._rooms.values():
            for guest in guests:
                room.tell(guest, Invitations())

    def _prefer_anew(self, guest: str) -> None:
        for room in self._rooms.values():
            if guest in room.table.people():
                room.prefer_anew()

    def _hear(self, note: Note) -> None:
        if note.node == self.node.name:
            return
        if note.topic == "invitations":
            # They are named by somebody else: that says nothing about whether they are here.
            self._tell_invited(note.guests)
            return
        self._see(note.guests)
        if note.topic == "guest":
            for guest in note.guests:
                self._prefer_anew(guest)
        if (room := self._by_id.get(note.table)) is not None:
            room.hear(note)
