"""How far the chances of an analysis can be believed: what was expected at the start of rounds, and who won.

    python -m benchmarks.calibration machiavelli --games 40 [--seats 4] [--worlds 32] [--seed 1] [--json]

Games are played by bots other than those that the search was tuned on: tempers, named strategies, apprentices. At the
start of every round each seat is judged as an analysis judges it, from what it knew. Chances fall into ten bins; in
each, their mean is compared with the share of those seats that won. The mean error is the distance of the two,
weighted by how many chances are in the bin; the score is Brier's, beside that of who always says an even share.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from time import process_time
from typing import Final, NamedTuple

import signoria
from signoria.analysis.analyst import Analyst, Thoroughness
from signoria.bots import new_bot
from signoria.bots.match import MOST_DECISIONS, play_out
from signoria.bots.simulation import bot_seed, game_seed
from signoria.core.chance import FastChance
from signoria.core.record import Recording
from signoria.core.replay import replay_of
from signoria.games import REGISTRY

BINS: Final = 10
SEATS: Final = {"dominion": 3, "florence": 3, "machiavelli": 4}
PLAYERS: Final = {
    "dominion": ["big-money-duchies", "smithy", "militia", "council-room", "moneylender-witch", "apprentice"],
    "florence": ["cautious", "eager", "mason", "apprentice"],
    "machiavelli": ["thief", "cautious", "architect", "raider", "careless", "apprentice"],
}


class Judged(NamedTuple):
    """What was expected of a seat, and what came of it."""

    chance: float
    share: float


def judged(game: str, seats: int, worlds: int, seed: int) -> list[Judged]:
    """Play a game and judge the start of each of its rounds."""
    lots = FastChance(seed & 0xFFFF_FFFF)
    players = PLAYERS[game]
    names = [players[lots.below(len(players))] for _ in range(seats)]
    recording = Recording(signoria.game(game), names, seed)
    bots = [new_bot(game, name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    play_out(recording.position, bots, MOST_DECISIONS, recording)
    if not recording.position.over:
        return []
    winners = recording.position.winners()
    analyst = Analyst(
        replay_of(recording.record(), REGISTRY), seed=seed, seconds=3600.0, thoroughness=Thoroughness(chance=worlds)
    )
    found: list[Judged] = []
    rounds = {one.first for one in analyst.ruler.rounds}
    for number, task in enumerate(analyst.tasks):
        if task.seat is None and task.ply in rounds:
            moment = analyst.look(number).moment
            assert moment is not None
            found += [
                Judged(chance, 1 / len(winners) if seat in winners else 0.0)
                for seat, chance in enumerate(moment.chances)
            ]
    return found


def report(found: list[Judged], seats: int) -> dict[str, object]:
    """Compare chances with results."""
    rows: list[dict[str, float]] = []
    distance = 0.0
    for low, high in pairwise(number / BINS for number in range(BINS + 1)):
        here = [one for one in found if low <= one.chance < high or (high == 1.0 and one.chance == 1.0)]
        if here:
            chance, share = sum(one.chance for one in here) / len(here), sum(one.share for one in here) / len(here)
            distance += abs(chance - share) * len(here)
            rows.append({"from": low, "to": high, "number": len(here), "chance": chance, "share": share})
    brier = sum((one.chance - one.share) ** 2 for one in found) / len(found)
    even = sum((1 / seats - one.share) ** 2 for one in found) / len(found)
    return {"bins": rows, "judged": len(found), "mean_error": distance / len(found), "brier": brier, "even": even}


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=sorted(PLAYERS))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    seats = wanted.seats or SEATS[wanted.game]
    found: list[Judged] = []
    for number in range(wanted.games):
        found += judged(wanted.game, seats, wanted.worlds, game_seed(wanted.seed, number))
    told = report(found, seats)
    told |= {"game": wanted.game, "games": wanted.games, "seats": seats, "worlds": wanted.worlds}
    told["seconds"] = round(process_time(), 1)
    if wanted.json:
        print(json.dumps(told))
        return
    print(f"{wanted.game}, {seats} seats: {wanted.games} games, {told['judged']} chances, {told['seconds']} s")
    rows = told["bins"]
    assert isinstance(rows, list)
    for row in rows:
        ends = f"{100 * row['from']:3.0f} to {100 * row['to']:3.0f} %"
        print(
            f"  {ends}: {row['number']:5d} times, expected {100 * row['chance']:5.1f}, won {100 * row['share']:5.1f} %"
        )
    print(f"mean error {100 * float(str(told['mean_error'])):.1f} %, ", end="")
    print(f"Brier score {float(str(told['brier'])):.4f}, an even share {float(str(told['even'])):.4f}")


if __name__ == "__main__":
    main()
