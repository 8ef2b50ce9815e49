"""The one way to the database: some work with a connection, done in one transaction or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from signoria.tables.store.sqlite import SqliteTransactions

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL, Connection

Answer = TypeVar("Answer")


class Transactions(Protocol):
    """What the store needs of a database. Work may be done in another thread: it shares nothing that changes."""

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do work that only looks."""

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do work that changes something. It is durable before this returns; when it raises, nothing is changed."""

    async def close(self) -> None:
        """Finish what was asked for, and let go of the database."""


class PooledTransactions:
    """Each on a connection of its own, from a pool: for a database that many may write to at once."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, pool_pre_ping=True)

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.write(work)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def transactions_at(address: str) -> Transactions:
    """Give the way to a database that suits it: one at `sqlite:///file` or `postgresql+asyncpg://host/name`."""
    url = make_url(address)
    return SqliteTransactions(url) if url.get_backend_name() == "sqlite" else PooledTransactions(url)
