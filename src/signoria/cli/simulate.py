"""`signoria simulate`."""

from __future__ import annotations

import json
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from signoria.arena.pool import pool_of
from signoria.arena.progress import progress_bar
from signoria.arena.report import report
from signoria.arena.simulation import Simulation
from signoria.bots.match import MOST_DECISIONS
from signoria.cli.arguments import MostDecisions, Options, Preset, Seed, Workers, wanted_of

if TYPE_CHECKING:
    from signoria.arena.report import Report


def simulate(
    game: Annotated[str, typer.Argument(help="The game, for example dominion.")],
    seats: Annotated[str, typer.Option(help="A bot for each seat, for example big-money,random.")],
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    seed: Seed = None,
    options: Options = "{}",
    preset: Preset = None,
    workers: Workers = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,  # noqa: FBT002
    most_decisions: MostDecisions = MOST_DECISIONS,
) -> None:
    """Let bots play many games and count the victories."""
    wanted = wanted_of(game, seats, options, preset, seed)
    simulation = Simulation(wanted.game.name, wanted.bots, wanted.options, wanted.seed, games, most_decisions)

    start = perf_counter()
    with progress_bar(games, hidden=as_json) as tell:
        outcomes = simulation.run(pool_of(workers), tell)
    result = report(simulation, outcomes, perf_counter() - start)
    if as_json:
        print(json.dumps(result))
    else:
        print_report(result)


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
