"""A server whose games begin as a test lays them out: `python -m tests.client.server FOLDER PORT`.

The position for the next game stands in `next.json` in the folder, in the language of scenarios. It is kept under the
secret of the table that takes it, so that the game begins alike when it is played again: after an undo, or after the
server was killed. Clocks may be shorter than people are allowed, and there is a game of which no client knows. Who
gives no sign is missed after `SIGNORIA_UNSEEN` seconds, a request to take back lapses after `SIGNORIA_LAPSE`, and the
client is read from `SIGNORIA_STATIC`, if that is said. Messages to people who are away may go to `SIGNORIA_NOTIFIED`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import msgspec

from signoria.games import REGISTRY
from signoria.games.dominion.game import GAME as DOMINION
from signoria.tables.room import duties
from signoria.tables.table import settings as limits
from signoria.tables.table import situation
from signoria.tables.wire import presenter
from signoria.web.serving import serve
from signoria.web.settings import LOOPBACK, Notices
from tests.client.arranged import Arranged
from tests.web.kit import settings_for

SHORTEST_CLOCK: Final = 2
NETWORK: Final = ("127.0.0.2", "127.0.0.3")
# A name of the server that browsers take for another machine, and the connection for an open one.
ELSEWHERE: Final = "friend.test"


# Where the registry finds it.
GAME: Final = Arranged(DOMINION)

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    REGISTRY.modules.named["dominion"] = "tests.client.server"
    REGISTRY.modules.named["machiavelli"] = "tests.client.court"
    REGISTRY.modules.named["florence"] = "tests.client.principality"
    REGISTRY.modules.named["magpies"] = "tests.kit.toy"
    limits.FEWEST_SECONDS = SHORTEST_CLOCK  # type: ignore[misc]
    if "SIGNORIA_UNSEEN" in os.environ:
        situation.UNSEEN = float(os.environ["SIGNORIA_UNSEEN"])  # type: ignore[misc]
    if "SIGNORIA_LAPSE" in os.environ:
        duties.PATIENCE = presenter.PATIENCE = float(os.environ["SIGNORIA_LAPSE"])  # type: ignore[attr-defined]
    settings = settings_for(f"sqlite:///{folder / 'signoria.db'}")
    if "SIGNORIA_STATIC" in os.environ:
        settings = msgspec.structs.replace(settings, static=Path(os.environ["SIGNORIA_STATIC"]))
    settings = msgspec.structs.replace(settings, bot_pause=(0.01, 0.02), keeper_pause=(0.3, 0.5), log_level="error")
    if "SIGNORIA_NOTIFIED" in os.environ:
        told = Notices(delay=0.2, allowed=frozenset({os.environ["SIGNORIA_NOTIFIED"]}))
        settings = msgspec.structs.replace(settings, notices=told)
    # Nobody waits here for a thorough analysis.
    settings = msgspec.structs.replace(settings, analysis_seconds=8.0)
    # As `signoria serve` starts it for one machine; its network is another address of that machine.
    settings = msgspec.structs.replace(settings, hosts=LOOPBACK | {ELSEWHERE}, network=NETWORK)
    serve(settings, "127.0.0.1", int(sys.argv[2]), lambda address: print(address, flush=True))
