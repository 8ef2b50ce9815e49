"""A server for tests in a process of its own: `python -m tests.web.server_process DATABASE PORT`.

DATABASE is an address, or a folder for one with SQLite.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from signoria.web.serving import serve
from tests.web.kit import settings_for

if __name__ == "__main__":
    where = sys.argv[1]
    settings = settings_for(where if "://" in where else f"sqlite:///{Path(where) / 'signoria.db'}")
    settings = msgspec.structs.replace(settings, bot_pause=(0.01, 0.02), log_level="error")
    serve(settings, "127.0.0.1", int(sys.argv[2]), lambda address: print(address, flush=True))
