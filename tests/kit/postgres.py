"""A real PostgreSQL, without root rights and without an installation."""

from __future__ import annotations

import subprocess
import time
import warnings
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from pgserver.postgres_server import PostgresServer


def started(folder: Path) -> PostgresServer:
    """Start a server; on a busy machine it may take longer than one attempt waits."""
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
        except (AssertionError, subprocess.SubprocessError):
            if not attempts:
                raise
            time.sleep(5)
        else:
            return server
