"""Measure what programs that learn get: `python -m benchmarks.research [--seconds S] [--rounds N]`, on one core.

Compile first (`script/compile`) and set PYTHONPATH=build/compiled. Prints steps a second of VectorEnv with 256 games
and of PettingZoo's environments, both with random legal actions and observations included, and nodes a second of
random games in OpenSpiel, beside games of PettingZoo's and OpenSpiel's own and the rules alone in the same run; how
they compare, round by round, beside the goals; and how much memory a million steps leave behind. Figures are medians of
rounds, and seconds are those of the processor: what else the machine does counts less, and least in the ratios.

Needs the extras `research` and `openspiel`: pip install -e '.[dev]'. PettingZoo's own games want `pettingzoo[classic]`;
those that are not installed are left out.
"""

from __future__ import annotations

import argparse
import gc
import random
from importlib import import_module
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

import numpy as np
import open_spiel.python.games  # noqa: F401 - registers those written in Python
import pyspiel

import signoria
import signoria.research.openspiel
from benchmarks.side_by_side import machine
from signoria.bots import new_bot
from signoria.bots.match import play_out
from signoria.core import position
from signoria.research import VectorEnv

if TYPE_CHECKING:
    from collections.abc import Callable

TABLES = {"dominion": 2, "machiavelli": 4, "florence": 3}
GAMES = 256
# The goals, in steps a second: of VectorEnv and of PettingZoo.
GOALS = {"dominion": (1_000_000, 100_000), "machiavelli": (500_000, 60_000), "florence": (500_000, 60_000)}
# What the rules alone made on an idle machine, decisions a second: so much of it are the goals of VectorEnv.
IDLE = {"dominion": 4_200_000, "machiavelli": 1_600_000, "florence": 1_400_000}
PEERS = ["tictactoe_v3", "connect_four_v3", "chess_v6", "leduc_holdem_v4"]
# Games of OpenSpiel's own that are written in Python: the goal is to be as fast.
SPIEL_PEERS = ["python_kuhn_poker", "python_tic_tac_toe", "python_block_dominoes", "python_liars_poker"]
MILLION = 1_000_000
KIB = 1024


def steps_of_rules(game: str, players: int) -> Callable[[float], float]:
    """Let random bots play one game after another for so many seconds; give decisions a second."""
    bots = [new_bot(game, "random", seat) for seat in range(players)]

    def run(seconds: float) -> float:
        done = 0
        started = process_time()
        while (passed := process_time() - started) < seconds:
            done += play_out(signoria.game(game).new(players, done, listen=False), bots, MILLION)
        return done / passed

    return run


def steps_of_vector(game: str, players: int) -> Callable[[float], float]:
    """Step many games at once for so many seconds; give steps a second."""
    env = VectorEnv(game, games=GAMES, players=players)
    env.reset(seed=1)

    def run(seconds: float) -> float:
        done = 0
        started = process_time()
        while (passed := process_time() - started) < seconds:
            for _ in range(20):
                env.step(env.random_actions())
            done += 20 * GAMES
        return done / passed

    return run


def steps_of_turns(env: Any, *, by_list: bool = False) -> Callable[[float], float]:  # noqa: ANN401 - any environment
    """Step one game after another for so many seconds, as PettingZoo's loop does; give steps a second."""
    dice = random.Random(1)

    def run(seconds: float) -> float:
        done = 0
        started = process_time()
        while (passed := process_time() - started) < seconds:
            env.reset(seed=done)
            for agent in env.agent_iter():
                observation, _, termination, truncation, info = env.last()
                if termination or truncation:
                    action = None
                elif by_list:
                    action = dice.choice(env.legal())
                else:
                    mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
                    action = env.action_space(agent).sample(mask)
                env.step(action)
                done += 1
        return done / passed

    return run


def nodes_of_spiel(name: str) -> Callable[[float], float]:
    """Play a game of OpenSpiel at random for so many seconds, as its loop does; give nodes a second."""
    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def run(seconds: float) -> float:
        done = 0
        started = process_time()
        while (passed := process_time() - started) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(dice.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                done += 1
        return done / passed

    return run


def ratios(figures: dict[str, list[float]]) -> list[tuple[str, float, str]]:
    """Give how figures compare, as the medians of all rounds, with the goals: what, how many times, and at least."""
    spiel = [f"OpenSpiel's {name}" for name in SPIEL_PEERS]
    zoo = [name for name in figures if name.startswith("PettingZoo's ")]
    compared: list[tuple[str, float, str]] = []
    for game in TABLES:
        part = times(figures, f"{game}, VectorEnv", f"{game}, the rules alone")
        compared.append((f"{game}: VectorEnv / the rules alone", part, f"{GOALS[game][0] / IDLE[game]:.2f}"))
        for way in ("by mask", "by list"):
            ours = f"{game}, PettingZoo, {way}"
            compared += [(f"{game}: PettingZoo, {way} / {peer}", times(figures, ours, peer), "") for peer in zoo]
        compared += [(f"{game}: OpenSpiel / {peer}", times(figures, f"{game}, OpenSpiel", peer), "1") for peer in spiel]
    return compared


def times(figures: dict[str, list[float]], one: str, other: str) -> float:
    """Give how many times as fast one is as another: they are measured one after the other in every round."""
    return median(mine / theirs for mine, theirs in zip(figures[one], figures[other], strict=True))


def peers() -> dict[str, Callable[[float], float]]:
    """Give the environments of PettingZoo's own that are installed."""
    found: dict[str, Callable[[float], float]] = {}
    for name in PEERS:
        try:
            found[f"PettingZoo's {name}"] = steps_of_turns(import_module(f"pettingzoo.classic.{name}").env())
        except ImportError:
            print(f"{name} is not installed")
    return found


def resident() -> int:
    """Give how many bytes of memory this process has, counted page by page."""
    with open("/proc/self/smaps_rollup", encoding="ascii") as told:  # noqa: PTH123 - no file of ours
        return sum(int(line.split()[1]) * KIB for line in told if line.startswith("Rss:"))


def left_behind(game: str, players: int) -> int:
    """Give the bytes by which the process grows over a million steps, after as many."""
    env = VectorEnv(game, games=GAMES, players=players)
    env.reset(seed=1)
    sizes: list[int] = []
    for _ in range(2):
        for _ in range(MILLION // GAMES):
            env.step(env.random_actions())
        gc.collect()
        sizes.append(resident())
    return sizes[1] - sizes[0]


def main() -> None:
    """Measure in rounds and print a table of the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-memory", dest="memory", action="store_false", help="leave the million steps out")
    arguments = parser.parse_args()
    runs: dict[str, Callable[[float], float]] = {}
    for game, players in TABLES.items():
        turns = import_module(f"signoria.research.pettingzoo.{game}_v0").env(players=players)
        runs[f"{game}, the rules alone"] = steps_of_rules(game, players)
        runs[f"{game}, VectorEnv"] = steps_of_vector(game, players)
        runs[f"{game}, PettingZoo, by mask"] = steps_of_turns(turns)
        runs[f"{game}, PettingZoo, by list"] = steps_of_turns(turns, by_list=True)
        runs[f"{game}, OpenSpiel"] = nodes_of_spiel(f"signoria_{game}(players={players})")
    runs |= peers()
    runs |= {f"OpenSpiel's {name}": nodes_of_spiel(name) for name in SPIEL_PEERS}
    figures: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(arguments.rounds):
        for name, run in runs.items():
            figures[name].append(run(arguments.seconds))
    compiled = "interpreted" if str(position.__file__).endswith(".py") else "compiled"
    print(
        f"\n{machine()}; {compiled}; median of {arguments.rounds} rounds of {arguments.seconds} s; "
        f"NumPy {np.__version__}\n"
    )
    print("| | steps or nodes/s | least | goal |\n|---|---|---|---|")
    for name, measured in figures.items():
        goal = GOALS.get(name.split(",")[0])
        wanted = "" if goal is None or "alone" in name or "OpenSpiel" in name else f"{goal['PettingZoo' in name]:,}"
        print(f"| {name} | {median(measured):,.0f} | {min(measured):,.0f} | {wanted} |")
    print("\n| how many times as fast, in the same round | median | goal |\n|---|---|---|")
    for what, ratio, wanted in ratios(figures):
        print(f"| {what} | {ratio:.2f} | {wanted} |")
    if not arguments.memory:
        return
    print("\n| after a million steps of VectorEnv, another million leave behind | KiB |\n|---|---|")
    for game, players in TABLES.items():
        print(f"| {game} | {left_behind(game, players) / KIB:,.0f} |")


if __name__ == "__main__":
    main()
