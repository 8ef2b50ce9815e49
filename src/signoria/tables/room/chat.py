"""What is said at a table. It is kept beside the entries: it changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.tables.room.limits import LONGEST_TEXT
from signoria.tables.table import requests
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import Spoken
from signoria.tables.wire.messages import Said

if TYPE_CHECKING:
    from signoria.tables.room.audience import Audience
    from signoria.tables.room.connection import Connection
    from signoria.tables.room.services import Services
    from signoria.tables.room.writer import Keeping
    from signoria.tables.wire.messages import Say

CHAT_SHOWN: Final = 100


class Talking:
    """The chat of a table."""

    def __init__(self, services: Services, keeping: Keeping, audience: Audience) -> None:
        self._services = services
        self._keeping = keeping
        self._audience = audience
        # The number of the last line that the devices know.
        self._last = 0

    async def so_far(self) -> list[Said]:
        """Give the last lines, for somebody who comes."""
        await self.read()
        return await self._after(0)

    async def read(self) -> None:
        """Read what was said, here or at other nodes, and tell it."""
        for line in await self._after(self._last):
            self._last = line.number
            self._audience.tell(line)

    async def _after(self, number: int) -> list[Said]:
        chat = self._services.store.chat_after(self._keeping.table.row.id, number, CHAT_SHOWN)
        lines = await self._keeping.stored(chat)
        return [Said(line.number, line.name, line.seat, line.text, line.at) for line in lines]

    async def say(self, connection: Connection, message: Say) -> None:
        """Let somebody say something. Raises `Refusal`."""
        text = message.text.strip()
        if not text or len(text) > LONGEST_TEXT:
            raise Refusal("reason-too-long", most=LONGEST_TEXT)
        if not 0 < len(message.id) <= requests.LONGEST_ID:
            raise Refusal("reason-too-long", most=requests.LONGEST_ID)
        now = self._services.timing.now()
        if not connection.chat.take(now):
            raise Refusal("reason-too-fast")
        seat = self._seat(connection)
        name = connection.guest.name if seat is None else self._keeping.table.seats[seat].name
        spoken = Spoken(connection.guest.id, message.id, name, seat, text, now)
        await self._keeping.stored(self._services.store.say(self._keeping.table.row.id, spoken))
        await self.read()

    def _seat(self, connection: Connection) -> int | None:
        """Give the seat from which somebody speaks: at a shared device, that of whoever sits there now."""
        mine = self._keeping.table.seats_of(connection.guest.id)
        if connection.reader.wanted in mine:
            return connection.reader.wanted
        return mine[0] if mine else None
