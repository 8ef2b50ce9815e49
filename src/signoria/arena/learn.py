"""Learning what positions are worth: `python -m signoria.arena.learn machiavelli --seats 4 --minutes 2 --seed 1`.

Games are played, what was seen in them is put beside what came of it, and small models are fitted to that; they are
written where the bots of the game read them. With `--worlds` the searchers themselves play, judging by what was learnt
before. The number of games and the seed together say what comes out, whatever the number of processes.
"""

from __future__ import annotations

import json
from functools import partial
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, Final, cast

import typer

from signoria.arena.fitting import by_phase, fit_points, fit_share, lessons_of
from signoria.arena.lessons import Course, Rows, horizons_of, played
from signoria.arena.pool import pool_of, share_out
from signoria.arena.progress import progress_bar
from signoria.bots import MODULES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.arena.fitting import Layers

MINUTE: Final = 60
# More games than anybody waits for.
A_LOT: Final = 1_000_000


def learn(
    game: Annotated[str, typer.Argument(help="The game, for example machiavelli.")],
    seats: Annotated[int, typer.Option(min=1, help="How many players.")],
    options: Annotated[
        str, typer.Option(help="Table options as JSON, or a list of tables in turn; a list of values: any of them.")
    ] = "{}",
    minutes: Annotated[float, typer.Option(help="How long to play.")] = 1.0,
    games: Annotated[int | None, typer.Option(min=8, help="How many games to play, instead of minutes.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed and number of games give the same weights.")] = 1,
    worlds: Annotated[int, typer.Option(help="Let searchers play, with so many worlds a decision.")] = 0,
    hidden: Annotated[str, typer.Option(help="Hidden neurons, layer by layer; none for a linear model.")] = "32,16",
    workers: Annotated[int, typer.Option(min=1, max=256, help="How many processes share the work.")] = 1,
    output: Annotated[Path | None, typer.Option("-o", help="The folder for the weights.", show_default="bots")] = None,
) -> None:
    """Play games, learn from them what positions are worth, and write it down."""
    folder = weights_folder(game) if output is None else output
    tables = json.loads(options)
    course = Course(game, seats, tables if isinstance(tables, list) else [tables], seed, worlds, found_in(folder), 1)
    course = course._replace(horizons=horizons_of(course))
    parts = play(course, games, minutes, workers)
    neurons = [int(number) for number in hidden.split(",") if number]
    for line in written(course, parts, neurons, folder):
        print(line)  # noqa: T201


def weights_folder(game: str) -> Path:
    """Give the folder in which the bots of a game look for their weights."""
    return Path(str(files(MODULES.find(game) or "").joinpath("weights")))


def found_in(folder: Path) -> dict[str, dict[str, Any]]:
    """Read the weights in a folder."""
    return {file.stem: json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.json"))}


def play(course: Course, games: int | None, minutes: float, workers: int) -> list[Rows]:
    """Play so many games, or for so long, with a bar that shows how far they are."""
    parts: list[Rows] = []
    seconds = int(minutes * MINUTE)
    started, told = monotonic(), 0
    with progress_bar(seconds if games is None else games) as tell:
        for rows in share_out(partial(played, course), range(A_LOT if games is None else games), pool_of(workers)):
            parts.append(rows)
            if games is not None:
                tell(len(rows.numbers))
                continue
            passed = int(monotonic() - started)
            tell(passed - told)
            told = passed
            if passed >= seconds:
                break
    return parts


def unbroken(parts: list[Rows]) -> int:
    """Give how many games there are from the first on without a gap: processes that are stopped leave some out."""
    numbers = {number for rows in parts for number in rows.numbers}
    return next(number for number in range(len(numbers) + 1) if number not in numbers)


def written(course: Course, parts: list[Rows], hidden: list[int], folder: Path) -> Iterator[str]:
    """Fit and write down; tell what was learnt."""
    (family,) = frozenset[str]().union(*(rows.families for rows in parts))
    games = unbroken(parts)
    lessons = lessons_of(parts)
    lessons = lessons.of(lessons.games < games)
    before = course.weights.get(family)
    if before is not None and before["features"] != parts[0].version:
        before = None
    weights: dict[str, Any] = {
        "game": course.game,
        "family": family,
        "features": parts[0].version,
        "seed": course.seed,
        "worlds": course.worlds,
        "generation": before["generation"] + 1 if before is not None and course.worlds else 0,
        "games": games,
        "quality": [],
        "share": [],
        "points": [],
    }
    for phase, rows in enumerate(by_phase(lessons)):
        earlier = before if course.worlds else None
        share = fit_share(rows, hidden, course.seed, layers_of(earlier, "share", phase) if hidden else None)
        points = fit_points(rows, layers_of(earlier, "points", phase))
        quality = share.quality | points.quality
        weights["share"].append(share.layers)
        weights["points"].append(points.layers)
        weights["quality"].append({name: round(number, 4) for name, number in quality.items()})
        yield f"{family} phase {phase}: {weights['games']} games, {len(rows.games)} rows, {weights['quality'][-1]}"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{family}.json").write_text(json.dumps(weights, separators=(",", ":")) + "\n", "utf-8")


def layers_of(weights: dict[str, Any] | None, what: str, phase: int) -> Layers | None:
    """Give the net of a phase, if there are weights."""
    return None if weights is None else cast("Layers", weights[what][phase])


if __name__ == "__main__":
    typer.run(learn)
