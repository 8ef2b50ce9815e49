"""What can be asked of a room beside the messages of devices: coming together, settling how to play, beginning."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from signoria.tables.table import requests

if TYPE_CHECKING:
    from signoria.tables.room.writer import Plan
    from signoria.tables.table.rows import Guest


class Gathering(ABC):
    """Each method is a request that happens or raises `Refusal`."""

    @abstractmethod
    async def request(self, plan: Plan) -> None:
        """Carry out a plan in its turn."""

    async def join(self, guest: Guest, seat: int | None = None, name: str | None = None) -> None:
        """Let a guest take an open seat; with a name, a further one for somebody else at the same device."""
        await self.request(lambda change: requests.join(change, guest, seat, name))

    async def leave(self, guest: str) -> None:
        """Let a guest leave: seats are opened before the game, kept by bots during it."""
        await self.request(lambda change: requests.leave(change, guest))

    async def open_seat(self, guest: str, seat: int) -> None:
        """Send somebody away from a seat, or give the own one up."""
        await self.request(lambda change: requests.open_seat(change, guest, seat))

    async def seat_bot(self, guest: str, seat: int, bot: str, name: str | None = None) -> None:
        """Put a bot, by level or name, on a seat."""
        await self.request(lambda change: requests.seat_bot(change, guest, seat, bot, name))

    async def add_seat(self, guest: str) -> None:
        """Put another seat at the table."""
        await self.request(lambda change: requests.add_seat(change, guest))

    async def remove_seat(self, guest: str, seat: int) -> None:
        """Take a seat away."""
        await self.request(lambda change: requests.remove_seat(change, guest, seat))

    async def settle(
        self,
        guest: str,
        options: dict[str, Any],
        *,
        clock: int | None,
        name: str | None = None,
        listed: bool | None = None,
    ) -> None:
        """Settle how the table plays."""
        await self.request(
            lambda change: requests.settle(change, guest, options, clock=clock, name=name, listed=listed)
        )

    async def start(self, guest: str) -> None:
        """Begin the game."""
        await self.request(lambda change: requests.start(change, guest))

    async def close_table(self, guest: str) -> None:
        """Close a table whose game has not begun."""
        await self.request(lambda change: requests.close(change, guest))
