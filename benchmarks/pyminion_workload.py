"""The same Big Money match in pyminion, with its logging disabled. Prints figures as JSON."""

from __future__ import annotations

import json
import logging
import sys
from time import perf_counter

from pyminion.bots.examples import BigMoney
from pyminion.expansions.base import base_set
from pyminion.game import Game


def main() -> None:
    """Play for so many seconds."""
    logging.disable(logging.CRITICAL)
    seconds = float(sys.argv[1])
    games = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < seconds:
        Game(players=[BigMoney("one"), BigMoney("two")], expansions=[base_set], log_stdout=False).play()
        games += 1
    print(json.dumps({"big_money_games": games / passed}))


if __name__ == "__main__":
    main()
