"""A server for tests in a process of its own: `python -m tests.web.server_process DATABASE PORT`.

DATABASE is an address, or a folder for one with SQLite. With ENDLESS_BOTS set, every bot thinks for ever.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from signoria.tables.thinking import thinker
from signoria.web.serving import serve
from tests.tables.test_thinking import Endless
from tests.web.kit import settings_for

# Here too, for the processes in which bots think import this module as well.
if "ENDLESS_BOTS" in os.environ:
    setattr(thinker, "new_bot", lambda *_: Endless())  # noqa: B010 - this process is ours

if __name__ == "__main__":
    where = sys.argv[1]
    settings = settings_for(where if "://" in where else f"sqlite:///{Path(where) / 'signoria.db'}")
    settings = msgspec.structs.replace(settings, bot_pause=(0.01, 0.02), log_level="error")
    serve(settings, "127.0.0.1", int(sys.argv[2]), lambda address: print(address, flush=True))
