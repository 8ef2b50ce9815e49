"""`signoria simulate`."""

from __future__ import annotations

import json
import signal
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Final, TypedDict

import typer

from signoria.bots.simulation import Tally, empty_tally, play_games
from signoria.cli.arguments import (
    MOST_DECISIONS,
    bots_on_seats,
    check_start,
    known_game,
    seed_or_new,
    table_options,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

# Enough games at a time to make a process worthwhile, few enough to see the bar move.
SMALLEST_CHUNK: Final = 25
CHUNKS_PER_WORKER: Final = 200
# A clock may not move during a very short run.
SHORTEST: Final = 1e-6


def simulate(
    game: Annotated[str, typer.Argument(help="The game, for example dominion.")],
    seats: Annotated[str, typer.Option(help="A bot for each seat, for example big-money,random.")],
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same games.", show_default="new")] = None,
    options: Annotated[str, typer.Option(help="Table options as a JSON object.")] = "{}",
    workers: Annotated[int, typer.Option(min=1, max=256, help="How many processes share the work.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,  # noqa: FBT002
    most_decisions: Annotated[
        int, typer.Option(min=1, help="Stop a game after so many decisions and count it as unfinished.")
    ] = MOST_DECISIONS,
) -> None:
    """Let bots play many games and count the victories."""
    chosen = known_game(game)
    bots = bots_on_seats(chosen, seats)
    wanted = table_options(options)
    check_start(chosen, len(bots), wanted)
    number = seed_or_new(seed)
    job = Job(chosen.name, bots, wanted, number, games, workers, most_decisions)

    start = perf_counter()
    quiet = as_json or not sys.stderr.isatty()
    tally = job.run(lambda _games: None) if quiet else with_progress_bar(job)
    result = summary(job, tally, max(perf_counter() - start, SHORTEST))
    if as_json:
        print(json.dumps(result))
    else:
        print_summary(result)


class Job:
    """A simulation to be carried out."""

    def __init__(
        self,
        game: str,
        bots: list[str],
        options: dict[str, object],
        seed: int,
        games: int,
        workers: int,
        most_decisions: int,
    ) -> None:
        self.game = game
        self.bots = bots
        self.options = options
        self.seed = seed
        self.games = games
        self.workers = workers
        self.most_decisions = most_decisions

    def run(self, tell: Callable[[int], None]) -> Tally:
        """Play all games; tell how many more are done, time after time."""
        total = empty_tally(len(self.bots))
        for tally in self.tallies() if self.workers == 1 else self.tallies_of_workers():
            total.add(tally)
            tell(tally.games)
        return total

    def tallies(self) -> Iterator[Tally]:
        """Play chunk after chunk."""
        for first, last in self.chunks():
            yield play_games(*self.arguments(first, last))

    def tallies_of_workers(self) -> Iterator[Tally]:
        """Play chunks in several processes, in any order: sums do not mind."""
        # Not forked: the progress bar has a thread, and a forked copy of a process with threads can hang.
        # The terminal sends Ctrl-C to all; only this process answers to it.
        with ProcessPoolExecutor(
            self.workers, get_context("spawn"), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
        ) as pool:
            try:
                waiting = [pool.submit(play_games, *self.arguments(first, last)) for first, last in self.chunks()]
                for done in as_completed(waiting):
                    yield done.result()
            finally:
                pool.shutdown(cancel_futures=True)

    def arguments(self, first: int, last: int) -> tuple[str, list[str], dict[str, object], int, int, int, int]:
        """Give what `play_games` needs for the games from one number up to another."""
        return self.game, self.bots, self.options, self.seed, first, last, self.most_decisions

    def chunks(self) -> Iterator[tuple[int, int]]:
        """Split the numbers of the games."""
        size = max(SMALLEST_CHUNK, -(-self.games // (self.workers * CHUNKS_PER_WORKER)))
        for first in range(0, self.games, size):
            yield first, min(first + size, self.games)


def with_progress_bar(job: Job) -> Tally:
    """Run a job with a bar on stderr."""
    from rich.console import Console  # noqa: PLC0415 - rich is slow to import, and not always needed
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=job.games)
        return job.run(lambda games: progress.advance(task, games))


class Summary(TypedDict):
    """What a simulation showed. Lists have one entry for each seat, or for each place in turn order."""

    seats: list[str]
    seed: int
    options: dict[str, object]
    games: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    wins: list[int]
    wins_by_turn_order: list[int]
    shared: int
    unfinished: int
    mean_scores: list[float | None]
    mean_turns: float


def summary(job: Job, tally: Tally, seconds: float) -> Summary:
    """Give what a simulation showed."""
    finished = tally.games - tally.unfinished
    return {
        "seats": job.bots,
        "seed": job.seed,
        "options": job.options,
        "games": tally.games,
        "seconds": round(seconds, 6),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "wins": tally.wins,
        "wins_by_turn_order": tally.wins_by_turn_order,
        "shared": tally.shared,
        "unfinished": tally.unfinished,
        "mean_scores": [points / finished if finished else None for points in tally.points],
        "mean_turns": tally.turns / tally.games,
    }


def print_summary(result: Summary) -> None:
    """Show what a simulation showed."""
    from rich.console import Console  # noqa: PLC0415 - rich is slow to import, and not always needed
    from rich.table import Table  # noqa: PLC0415

    games = result["games"]
    table = Table("seat", "bot")
    for heading in ("wins", "share", "mean score"):
        table.add_column(heading, justify="right")
    for seat, bot in enumerate(result["seats"]):
        score = result["mean_scores"][seat]
        wins = result["wins"][seat]
        table.add_row(str(seat), bot, str(wins), share(wins, games), "" if score is None else f"{score:.2f}")
    table.add_section()
    for place, wins in enumerate(result["wins_by_turn_order"], start=1):
        table.add_row("", f"player {place} in turn order", str(wins), share(wins, games), "")
    table.add_row("", "shared victories", str(result["shared"]), share(result["shared"], games), "")
    if result["unfinished"]:
        table.add_row("", "unfinished", str(result["unfinished"]), share(result["unfinished"], games), "")
    console = Console(markup=False, highlight=False)
    console.print(table)
    console.print(
        f"{games} games in {result['seconds']:.2f} s: {result['games_per_second']:.0f} games/s, "
        f"{result['decisions_per_second']:.0f} decisions/s; {result['mean_turns']:.1f} turns a game; "
        f"seed {result['seed']}",
        soft_wrap=True,
    )


def share(part: int, whole: int) -> str:
    """Give a part in per cent."""
    return f"{100 * part / whole:.1f} %"
