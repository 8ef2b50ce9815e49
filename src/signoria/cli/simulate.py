"""`signoria simulate`."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from signoria.arena.pool import Pool
from signoria.arena.report import report
from signoria.cli.arguments import (
    MOST_DECISIONS,
    Options,
    Preset,
    bots_on_seats,
    check_start,
    known_game,
    seed_or_new,
    table_options,
)

if TYPE_CHECKING:
    from signoria.arena.report import Report
    from signoria.bots.simulation import Outcomes


def simulate(
    game: Annotated[str, typer.Argument(help="The game, for example dominion.")],
    seats: Annotated[str, typer.Option(help="A bot for each seat, for example big-money,random.")],
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same games.", show_default="new")] = None,
    options: Options = "{}",
    preset: Preset = None,
    workers: Annotated[int, typer.Option(min=1, max=256, help="How many processes share the work.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,  # noqa: FBT002
    most_decisions: Annotated[
        int, typer.Option(min=1, help="Stop a game after so many decisions and count it as unfinished.")
    ] = MOST_DECISIONS,
) -> None:
    """Let bots play many games and count the victories."""
    chosen = known_game(game)
    bots = bots_on_seats(chosen, seats)
    wanted = table_options(chosen, options, preset)
    check_start(chosen, len(bots), wanted)
    number = seed_or_new(seed)
    pool = Pool(chosen.name, bots, wanted, number, games, workers, most_decisions)

    start = perf_counter()
    quiet = as_json or not sys.stderr.isatty()
    outcomes = pool.run(lambda _games: None) if quiet else with_progress_bar(pool)
    result = report(pool, outcomes, perf_counter() - start)
    if as_json:
        print(json.dumps(result))
    else:
        print_report(result)


def with_progress_bar(pool: Pool) -> Outcomes:
    """Play the games of a pool with a bar on stderr."""
    from rich.console import Console  # noqa: PLC0415 - rich is slow to import, and not always needed
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=pool.games)
        return pool.run(lambda games: progress.advance(task, games))


def print_report(result: Report) -> None:
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
