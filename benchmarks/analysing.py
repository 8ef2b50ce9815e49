"""What the analysis of a game costs: `python -m benchmarks.analysing [game ...] [--players 4] [--number 1]`.

House bots play a game of each kind, and it is analysed as a server or the command does it. Printed are the seconds of a
processor that the analysis counts itself and is bounded by, those that it took in all, with everything it is prepared
and put together with, and how many worlds were tried.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import TYPE_CHECKING, Final

import signoria
from benchmarks.side_by_side import machine
from signoria.analysis import analyse
from signoria.analysis.analyst import SECONDS
from signoria.bots import new_bot
from signoria.bots.match import MOST_DECISIONS, play_out
from signoria.bots.simulation import bot_seed, game_seed
from signoria.core.record import Recording

if TYPE_CHECKING:
    from signoria.core.record import Record

GAMES: Final = ("dominion", "florence", "machiavelli")


def played(game: str, players: int, seed: int) -> Record:
    """Let house bots play a game."""
    recording = Recording(signoria.game(game), ["house"] * players, seed)
    bots = [new_bot(game, "house", bot_seed(seed, seat)) for seat in range(players)]
    play_out(recording.position, bots, MOST_DECISIONS, recording)
    return recording.record()


def main() -> None:
    """Play, analyse, and print what it took."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--number", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    wanted = parser.parse_args()
    print(f"{machine()}; at most {wanted.seconds:.0f} s")
    for game in wanted.games:
        for number in range(wanted.number):
            record = played(game, wanted.players, game_seed(wanted.seed, number))
            began = process_time()
            found = analyse(record, seconds=wanted.seconds)
            print(
                f"{game:12} {wanted.players} players, {found.moves:4} moves, {found.of:4} steps: "
                f"{found.seconds:6.1f} s, {process_time() - began:6.1f} s in all, {found.worlds:7} worlds"
                f"{', hurried' if found.hurried else ''}",
                flush=True,
            )


if __name__ == "__main__":
    main()
