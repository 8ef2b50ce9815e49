"""One server at a time for a database in a file: two of them would each show a table of its own making.

The lock is held as long as the process lives, and the system frees it however that ends. Whoever only looks into the
database, copies it or tidies it needs no lock.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class InUseError(Exception):
    """Another server has the database. The message is one sentence for the host."""


class Sole:
    """The right to be the only server of a database in a file. Raises `InUseError`."""

    def __init__(self, database: Path) -> None:
        path = database.resolve()
        self._file = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            taken = _take(self._file)
        except OSError:
            # A file system that knows no locks. Better to serve than to refuse for that.
            taken = True
        if not taken:
            who = self._holder()
            os.close(self._file)
            process = f" (process {who})" if who.isdigit() else ""
            raise InUseError(
                f"another server{process} has {path} open: stop it first, or let several servers share a PostgreSQL"
            )
        # For the sentence above; nothing else depends on it.
        os.ftruncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())

    def _holder(self) -> str:
        try:
            return os.read(self._file, 20).decode("ascii", "replace").strip()
        except OSError:
            # Some systems do not let others read what is locked.
            return ""

    def release(self) -> None:
        """Let another server have it."""
        with suppress(OSError):
            os.close(self._file)


def _take(file: int) -> bool:
    """Lock a file, if nobody else has."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - only there

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl  # noqa: PLC0415 - not there

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
