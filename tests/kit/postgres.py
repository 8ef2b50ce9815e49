"""A real PostgreSQL, without root rights and without an installation."""

from __future__ import annotations

import subprocess
import tempfile
import time
import warnings
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pgserver.postgres_server import PostgresServer


@contextmanager
def running(*, durable: bool = False) -> Iterator[PostgresServer]:
    """Run a server; one that need not be durable does not wait for the disk, and is quicker for it."""
    server = _started()
    try:
        if not durable:
            server.psql("ALTER SYSTEM SET fsync = off;")
            server.psql("SELECT pg_reload_conf();")
        yield server
    finally:
        server.cleanup()


def _started() -> PostgresServer:
    """Start a server in a folder of its own; on a busy machine it may take longer than one attempt waits."""
    # Not below the folder of the tests, which each run closes for all other users, the one of PostgreSQL too.
    folder = tempfile.mkdtemp(prefix="signoria-postgres-")
    with warnings.catch_warnings():
        # On a machine without a session of its own it falls back to another folder, which is fine.
        warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")
        from pgserver.postgres_server import get_server
    attempts = 8
    while True:
        attempts -= 1
        try:
            server = get_server(folder, cleanup_mode="delete")
            # One that did not start in time is known all the same, and given again as if it ran.
            server.ensure_postgres_running()
        except (AssertionError, OSError, subprocess.SubprocessError):
            if not attempts:
                raise
            time.sleep(5)
        else:
            return server
