"""How far the chances that people read can be believed: what was expected at the start of rounds, and who won.

    python -m benchmarks.calibration play machiavelli --games 1000 --seed 2 -o machiavelli.jsonl
    python -m benchmarks.calibration report machiavelli.jsonl [--json]
    python -m benchmarks.calibration picture machiavelli.jsonl ... -o docs/pictures/calibration.svg

Games are played by bots other than those that the search was tuned on: tempers, named strategies, apprentices. At the
start of some of their rounds each seat is judged as an analysis judges it, from what it knew. Chances fall into ten
bins; in each, their mean is compared with the share of those seats that won. The mean error is the distance of the two,
weighted by how many chances are in the bin; the score is Brier's, beside that of who always says an even share.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise
from math import sqrt
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import signoria
from signoria.analysis.analyst import Analyst, seed_of, shares_of
from signoria.bots import new_bot
from signoria.bots.match import MOST_DECISIONS, play_out
from signoria.bots.simulation import bot_seed, game_seed
from signoria.core.chance import FastChance, spread
from signoria.core.record import Recording
from signoria.core.replay import replay_of
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

BINS: Final = 10
# So many play, by lot.
SEATS: Final = {"dominion": (2, 3, 4), "florence": (3, 4), "machiavelli": (3, 4, 5)}
# Worlds in which each seat is judged: those of an analysis would take four times as long.
WORLDS: Final = {"dominion": 48, "florence": 12, "machiavelli": 16}
PLAYERS: Final = {
    "dominion": ["big-money-duchies", "smithy", "militia", "council-room", "moneylender-witch", "apprentice"],
    "florence": ["cautious", "eager", "mason", "apprentice"],
    "machiavelli": ["thief", "cautious", "architect", "raider", "careless", "apprentice"],
}
# As good as nothing.
TINY: Final = 1e-3
# The picture.
SIZE: Final = 300
EDGE: Final = 46
TITLES: Final = {"dominion": "Dominion", "florence": "The Princes of Florence", "machiavelli": "Machiavelli"}


class Judged(NamedTuple):
    """What was expected of a seat, and what came of it."""

    chance: float
    share: float


# --- Playing ----------------------------------------------------------------------------------------------------------


def moments(game: str, worlds: int, most: int, seed: int) -> Iterator[dict[str, Any]]:
    """Play a game and judge the start of some of its rounds, by lot."""
    lots = FastChance(spread(seed, b"calibration"))
    players, numbers = PLAYERS[game], SEATS[game]
    seats = numbers[lots.below(len(numbers))]
    names = [players[lots.below(len(players))] for _ in range(seats)]
    recording = Recording(signoria.game(game), names, seed)
    bots = [new_bot(game, name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    play_out(recording.position, bots, MOST_DECISIONS, recording)
    if not recording.position.over:
        return
    winners = recording.position.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    analyst = Analyst(replay_of(recording.record(), REGISTRY), seed=seed)
    plies = [one.first for one in analyst.ruler.rounds]
    while len(plies) > most:
        del plies[lots.below(len(plies))]
    for ply in plies:
        found = shares_of(analyst.replay.at(ply), [seed_of(seed, seat, ply) for seat in range(seats)], worlds)
        chances = [round(chance, 4) for chance, _, _ in found]
        yield {"game": game, "seed": seed, "ply": ply, "chances": chances, "shares": shares}


def play(game: str, wanted: argparse.Namespace) -> None:
    """Play games and write down what was expected, a moment to a line; what is there already is gone on with."""
    file = Path(wanted.output)
    done = {json.loads(line)["seed"] for line in file.read_text().splitlines()} if file.is_file() else set()
    with file.open("a") as output:
        for number in range(wanted.games):
            seed = game_seed(wanted.seed, number)
            if seed not in done:
                for moment in moments(game, wanted.worlds or WORLDS[game], wanted.moments, seed):
                    print(json.dumps(moment), file=output, flush=True)
    print(f"{game}: {wanted.games} games, {process_time():.0f} s")


# --- Looking ----------------------------------------------------------------------------------------------------------


def read(names: Sequence[str]) -> list[dict[str, Any]]:
    """Read what was written down."""
    return [json.loads(line) for name in names for line in Path(name).read_text().splitlines()]


def judged(rows: Iterable[dict[str, Any]]) -> list[Judged]:
    """Give what people would have read: all seats together have one victory."""
    found: list[Judged] = []
    for row in rows:
        total, seats = sum(row["chances"]), len(row["chances"])
        chances = [one / total if total else 1 / seats for one in row["chances"]]
        found += [Judged(chance, share) for chance, share in zip(chances, row["shares"], strict=True)]
    return found


def report(found: list[Judged], even: float) -> dict[str, Any]:
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
    return {"bins": rows, "judged": len(found), "mean_error": distance / len(found), "brier": brier, "even": even}


def told(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Report about the moments of a game."""
    even = [(1 / len(row["shares"]) - share) ** 2 for row in rows for share in row["shares"]]
    games = len({row["seed"] for row in rows})
    return {**report(judged(rows), sum(even) / len(even)), "game": rows[0]["game"], "games": games}


def show(one: dict[str, Any]) -> None:
    """Print a report."""
    print(f"{one['game']}: {one['games']} games, {one['judged']} chances")
    for row in one["bins"]:
        ends = f"{100 * row['from']:3.0f} to {100 * row['to']:3.0f} %"
        print(
            f"  {ends}: {row['number']:5d} times, expected {100 * row['chance']:5.1f}, won {100 * row['share']:5.1f} %"
        )
    print(f"mean error {100 * one['mean_error']:.1f} %, ", end="")
    print(f"Brier score {one['brier']:.4f}, an even share {one['even']:.4f}")


def by_game(rows: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """Give the moments of each game."""
    return {game: [row for row in rows if row["game"] == game] for game in sorted({row["game"] for row in rows})}


def picture(reports: list[dict[str, Any]]) -> str:
    """Draw for each game how often those won who were given a chance: on the line they were given what was right."""
    width = SIZE + EDGE
    across, high = width * len(reports) + 12, SIZE + 2 * EDGE
    head = f'viewBox="0 0 {across} {high}" font-family="sans-serif" font-size="12"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {head}>',
        f'<rect width="{across}" height="{high}" fill="#fbf7ef"/>',
    ]
    for place, one in enumerate(reports):
        left, top = place * width + EDGE, EDGE
        lines.append(f'<text x="{left}" y="{top - 24}" font-size="15" font-weight="bold">{TITLES[one["game"]]}</text>')
        said = f"{one['games']} games, mean error {100 * one['mean_error']:.1f} %"
        lines.append(f'<text x="{left}" y="{top - 8}">{said}</text>')
        for tenth in range(0, 11, 2):
            at = SIZE * tenth / 10
            lines.append(f'<path d="M{left} {top + SIZE - at:.0f}h{SIZE}M{left + at:.0f} {top}v{SIZE}" stroke="#ddd"/>')
            lines.append(f'<text x="{left - 6}" y="{top + SIZE - at + 4:.0f}" text-anchor="end">{10 * tenth}</text>')
            lines.append(f'<text x="{left + at:.0f}" y="{top + SIZE + 16}" text-anchor="middle">{10 * tenth}</text>')
        lines.append(f'<path d="M{left} {top + SIZE}L{left + SIZE} {top}" stroke="#999" stroke-dasharray="5 4"/>')
        points = [(left + SIZE * row["chance"], top + SIZE * (1 - row["share"]), row) for row in one["bins"]]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in points)
        lines.append(f'<polyline points="{way}" fill="none" stroke="#2c5aa0" stroke-width="2"/>')
        for x, y, row in points:
            spread = SIZE * 2 * sqrt(max(TINY, row["share"] * (1 - row["share"])) / row["number"])
            lines.append(f'<path d="M{x:.1f} {y - spread:.1f}V{y + spread:.1f}" stroke="#2c5aa0" opacity=".5"/>')
            lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#2c5aa0"/>')
    middle = SIZE + 2 * EDGE - 8
    lines.append(f'<text x="{EDGE}" y="{middle}">given (%), across; won (%), upwards; two standard errors</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> None:
    """Play, or show what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    ways = parser.add_subparsers(dest="way", required=True)
    playing = ways.add_parser("play")
    playing.add_argument("game", choices=sorted(PLAYERS))
    playing.add_argument("--games", type=int, default=20)
    playing.add_argument("--worlds", type=int)
    playing.add_argument("--moments", type=int, default=3)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--output", "-o", required=True)
    for name in ("report", "picture"):
        looking = ways.add_parser(name)
        looking.add_argument("files", nargs="+")
        looking.add_argument("--json", action="store_true")
        looking.add_argument("--output", "-o")
    wanted = parser.parse_args()
    if wanted.way == "play":
        play(wanted.game, wanted)
        return
    games = by_game(read(wanted.files))
    if wanted.way == "picture":
        Path(wanted.output).write_text(picture([told(rows) for rows in games.values()]), encoding="utf-8")
    elif wanted.json:
        print(json.dumps([told(rows) for rows in games.values()]))
    else:
        for rows in games.values():
            show(told(rows))


if __name__ == "__main__":
    main()
