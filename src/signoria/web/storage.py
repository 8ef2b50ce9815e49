"""Which store an address means, the bus to other servers that goes with it, and what is wrong with either."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Final

from alembic.util.exc import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.nodes.postgres import PostgresBus
from signoria.tables.store.sole import InUseError, Sole
from signoria.tables.store.sql import SqlStore
from signoria.web.settings import full_address

if TYPE_CHECKING:
    from signoria.tables.nodes.bus import Bus
    from signoria.tables.store.store import Store

# What PostgreSQL calls it.
FULL: Final = ("53100", "53200")
READ_ONLY: Final = "25006"


class CannotOpenError(Exception):
    """There is no storage to serve tables from. The message is one sentence for the host."""


class Storage:
    """The store and the bus of a server, and its right to be the only one where there can be but one."""

    def __init__(self, store: Store, bus: Bus, sole: Sole | None = None) -> None:
        self.store = store
        self.bus = bus
        self._sole = sole

    def release(self) -> None:
        """Let another server have the database, when store and bus are closed."""
        if self._sole is not None:
            self._sole.release()


async def opened(database: str) -> Storage:
    """Open a store, brought up to date, and the bus: nodes that share a database hear each other through it.

    Raises `CannotOpenError`.
    """
    address = full_address(database)
    file = make_url(address).database if address.startswith("sqlite") else None
    sole: Sole | None = None
    try:
        sole = Sole(Path(file)) if file else None
        store = await SqlStore.open(address)
    except InUseError as wrong:
        raise CannotOpenError(str(wrong)) from None
    except (SQLAlchemyError, OSError, CommandError) as wrong:
        if sole is not None:
            sole.release()
        raise CannotOpenError(sentence(wrong, file)) from wrong
    return Storage(store, PostgresBus(address) if file is None else MemoryBus(), sole)


def sentence(wrong: Exception, file: str | None) -> str:
    """Say to the host what is wrong with a database, without its address, which may hold a password."""
    said = said_by(wrong)
    if isinstance(wrong, CommandError):
        return f"the database comes from a newer version of Signoria ({said})"
    if file is None:
        return f"the PostgreSQL does not answer: {said}"
    cause = getattr(wrong, "orig", None)
    if isinstance(cause, sqlite3.DatabaseError) and not isinstance(cause, sqlite3.OperationalError):
        return f"{file} is damaged, or no database ({said}): put a backup in its place with `signoria admin restore`"
    return f"{file} cannot be opened: {said}"


def said_by(wrong: BaseException) -> str:
    """Give what an error of a database says, in one line."""
    if isinstance(wrong, TimeoutError):
        return "it takes too long"
    cause = getattr(wrong, "orig", None) or wrong
    lines = str(cause).splitlines() or [type(cause).__name__]
    # Libraries put the kind of error before what it says.
    return lines[0].rpartition(">: ")[2][:200]


def trouble(wrong: BaseException) -> str:
    """Name what is wrong with a store that could not write, in a word for whoever watches over it."""
    cause = getattr(wrong, "orig", None)
    code = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorcode", 0)
    # The lower part of a number of SQLite is the kind of error, whatever the rest adds.
    kind = code & 0xFF if isinstance(code, int) else code
    if kind == sqlite3.SQLITE_FULL or kind in FULL:
        return "storage-full"
    if kind in (sqlite3.SQLITE_READONLY, READ_ONLY):
        return "storage-read-only"
    if isinstance(wrong, TimeoutError):
        return "storage-silent"
    return "no-storage"
