"""The one way to the database: some work with a connection, done in one transaction or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import make_url

from signoria.tables.store.pool import PooledTransactions
from signoria.tables.store.sqlite import SqliteTransactions

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from signoria.tables.store.advance import Advance

Answer = TypeVar("Answer")


class Transactions(Protocol):
    """What the store needs of a database. Work may be done in another thread: it shares nothing that changes."""

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do work that only looks."""

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do work that changes something. It is durable before this returns; when it raises, nothing is changed."""

    async def advance(self, what: Advance) -> None:
        """Do what most transactions do, as quickly as the database can. Raises `Conflict` or `NotFound`."""

    async def added(self, table: str, after: int) -> list[str]:
        """Give what was added to a table after its first so many entries, as it is stored. Raises `NotFound`."""

    async def close(self) -> None:
        """Finish what was asked for, and let go of the database."""


def transactions_at(address: str, seconds: float | None = None) -> Transactions:
    """Give the way to a database that suits it: one at `sqlite:///file` or `postgresql+asyncpg://host/name`.

    With `seconds`, a transaction that takes longer fails, and whoever asked for it must look how far it came.
    """
    url = make_url(address)
    return SqliteTransactions(url, seconds) if url.get_backend_name() == "sqlite" else PooledTransactions(url, seconds)
