"""A database in SQLite as one file to keep: copied while it is in use, and put back after it was checked."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signoria.tables.store.migrations import revisions
from signoria.tables.store.sole import InUseError, Sole
from signoria.tables.store.sqlite import whole_file

if TYPE_CHECKING:
    from collections.abc import Iterator

# Pages that are copied at a time: so few that a server that writes meanwhile hardly waits.
PAGES: Final = 256
# How long to wait for somebody who writes, in seconds.
PATIENCE: Final = 30.0
OWN_TABLES: Final = frozenset({"tables", "entries", "players", "guests"})


class ArchiveError(Exception):
    """A file that cannot be kept or put back. The message is one sentence for the host."""


class Contents:
    """What a database holds, to tell the host."""

    def __init__(self, revision: str, tables: int, guests: int) -> None:
        self.revision = revision
        self.tables = tables
        self.guests = guests


def back_up(database: Path, file: Path, *, force: bool = False) -> Contents:
    """Copy a database that may be in use into a file. What was acknowledged before is in it, and it is whole."""
    if not database.is_file():
        raise ArchiveError(f"there is no database at {database}")
    _check_free(file, force=force)
    if file.exists() and file.samefile(database):
        raise ArchiveError(f"{file} is the database itself")
    with _being_written(file) as part:
        with closing(whole_file(database, "ro", PATIENCE)) as source, closing(_new(part)) as target:
            source.backup(target, pages=PAGES, sleep=0.01)
            # One file, without companions.
            target.execute("PRAGMA journal_mode = DELETE")
        return inspect(part)


def restore(file: Path, database: Path, *, force: bool = False) -> tuple[Contents, Path | None]:
    """Put a copy in the place of a database, after checking it; give where the database went that was there before."""
    contents = inspect(file)
    if database.exists() and file.samefile(database):
        raise ArchiveError(f"{file} is the database itself")
    _check_free(database, force=force)
    before: Path | None = None
    with _alone_with(database), _being_written(database) as part:
        with closing(whole_file(file, "ro", PATIENCE)) as source, closing(_new(part)) as target:
            source.backup(target)
        inspect(part)
        if database.exists():
            _check_unused(database)
            before = database.with_name(f"{database.name}.before-restore")
            database.replace(before)
    return contents, before


def inspect(file: Path) -> Contents:
    """Check that a file is a whole database of ours, in a form that this version knows; give what it holds."""
    if not file.is_file():
        raise ArchiveError(f"there is no file {file}")
    try:
        with closing(whole_file(file, "ro", PATIENCE)) as connection:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
            if found != ["ok"]:
                raise ArchiveError(f"{file} is damaged: {found[0]}")
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not names >= OWN_TABLES or "alembic_version" not in names:
                raise ArchiveError(f"{file} is no database of Signoria")
            (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            if revision not in revisions():
                raise ArchiveError(f"{file} comes from a newer version of Signoria (form {revision})")
            (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
            (guests,) = connection.execute("SELECT count(*) FROM guests").fetchone()
    except sqlite3.Error as wrong:
        raise ArchiveError(f"{file} is no database of Signoria, or damaged: {wrong}") from None
    return Contents(revision, tables, guests)


def _new(path: Path) -> sqlite3.Connection:
    return whole_file(path, "rwc", PATIENCE)


def _check_free(path: Path, *, force: bool) -> None:
    if path.exists() and not force:
        raise ArchiveError(f"{path} is there already; --force replaces it")
    if not path.parent.is_dir():
        raise ArchiveError(f"there is no folder {path.parent}")


def _check_unused(database: Path) -> None:
    """Refuse while a server has the database open: it would go on with what is no longer there."""
    try:
        with closing(whole_file(database, "rw", 0.5)) as connection:
            # SQLite gives up its log only for somebody who is alone.
            found = connection.execute("PRAGMA journal_mode = DELETE").fetchone()[0]
    except sqlite3.DatabaseError as wrong:
        if getattr(wrong, "sqlite_errorcode", None) not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            # Whatever it is, it is no database that somebody plays on.
            return
        found = "in use"
    if found != "delete":
        raise ArchiveError("the database is in use: stop the server first")


@contextmanager
def _alone_with(database: Path) -> Iterator[None]:
    """Keep servers from a database meanwhile, those that start now too."""
    try:
        sole = Sole(database)
    except InUseError:
        raise ArchiveError("the database is in use: stop the server first") from None
    try:
        yield
    finally:
        sole.release()


@contextmanager
def _being_written(file: Path) -> Iterator[Path]:
    """Give a path to write to; when all went well it becomes the file, else nothing is left of it."""
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    # Whoever can read it knows the hidden cards of the running games.
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield part
        descriptor = os.open(part, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        part.replace(file)
    finally:
        with suppress(FileNotFoundError):
            part.unlink()
