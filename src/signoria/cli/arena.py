"""`signoria arena`."""

from __future__ import annotations

import json
import sys
from concurrent.futures import BrokenExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Final

import msgspec
import typer

from signoria.arena.contest import hold, match_between
from signoria.arena.journal import kept_match
from signoria.arena.match import GameFailedError
from signoria.arena.picture import picture
from signoria.arena.pool import pool_of
from signoria.arena.progress import progress_bar
from signoria.bots.match import MOST_DECISIONS
from signoria.cli.arguments import (
    MostDecisions,
    Preset,
    Refused,
    Seed,
    Workers,
    json_said,
    known_game,
    preset_options,
    reason,
    seat_words,
    seed_or_new,
)

if TYPE_CHECKING:
    from rich.table import Table

    from signoria.arena.figures import Estimate
    from signoria.arena.findings import Findings, Part

WIDE: Final = 140


def arena(
    game: Annotated[str, typer.Argument(help="The game, for example machiavelli.")],
    bots: Annotated[
        str, typer.Option(help="The bots, for example easy,house,my_bots:Smith. All mixes of them are played.")
    ] = "",
    lineup: Annotated[
        list[str] | None,
        typer.Option(help="A bot for each seat, for example easy,house,house,house. May be given several times."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play, rounded up to whole deals.")] = 1000,
    seats: Annotated[
        int | None, typer.Option(help="How many play at a table.", show_default="a seat for each bot")
    ] = None,
    seed: Seed = None,
    options: Annotated[
        str, typer.Option(help="Table options as a JSON object, or as a list of such: each deal takes the next.")
    ] = "{}",
    preset: Preset = None,
    workers: Workers = 1,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; local starts one here.", show_default="none"),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FOLDER", help="Keep games, tables and picture, and go on from there."),
    ] = None,
    keep_games: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write the record of every game that is played.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,  # noqa: FBT002
    most_decisions: MostDecisions = MOST_DECISIONS,
) -> None:
    """Let bots play matches: every one from every seat, on the same deals; how strong they are, and how sure it is."""
    if ray is not None and find_spec("ray") is None:
        raise Refused("--ray needs Ray: pip install '.[cluster]' where the sources are")
    chosen = known_game(game)
    try:
        kept = None if output is None else kept_match(output)
        match = match_between(
            chosen.name,
            seat_words(bots) if bots else [],
            seats=seats,
            lineups=[seat_words(one) for one in lineup or []],
            options=sets_of_options(options, preset_options(chosen, preset)),
            seed=kept.seed if kept is not None and seed is None else seed_or_new(seed),
            most_decisions=most_decisions,
        )
        wanted = len(match.fixtures(games))
        with progress_bar(wanted, hidden=as_json) as tell:
            found = hold(match, games, pool=pool_of(workers, ray), folder=output, records=keep_games, tell=tell)
    except (ValueError, GameFailedError) as wrong:
        raise Refused(str(wrong)) from None
    except OSError as wrong:
        raise Refused(f"{wrong.filename!r} cannot be written: {reason(wrong)}") from None
    except BrokenExecutor:
        raise Refused("a worker ended in the middle of a game; with --output the same command goes on") from None
    except KeyboardInterrupt:
        if output is not None:
            print("signoria: interrupted; the same command goes on from here", file=sys.stderr)
        raise
    if output is not None:
        write_findings(output, found)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        print_findings(found)


def sets_of_options(text: str, preset: dict[str, object]) -> list[dict[str, object]]:
    """Read one set of options, or several, on top of those of a preset."""
    said = json_said(text)
    several: list[object] = said if isinstance(said, list) else [said]
    objects = [one for one in several if isinstance(one, dict)]
    if not objects or len(objects) < len(several):
        raise Refused(f"--options is a JSON object, or a list of such, not {text!r:.40}")
    return [preset | one for one in objects]


def write_findings(folder: Path, found: Findings) -> None:
    """Write what a match showed: for programs, as tables, and as a picture."""
    data = msgspec.json.format(msgspec.json.encode(found), indent=2)
    (folder / "findings.json").write_bytes(data + b"\n")
    (folder / "findings.svg").write_text(picture(found), encoding="utf-8")
    with (folder / "findings.txt").open("w", encoding="utf-8") as file:
        print_findings(found, file, width=WIDE)


def print_findings(found: Findings, file: IO[str] | None = None, width: int | None = None) -> None:
    """Show what a match showed."""
    from rich.console import Console  # noqa: PLC0415 - rich is slow to import, and not always needed

    shown = Console(file=file, width=width, markup=False, highlight=False)
    if width is None and not shown.is_terminal:
        # Nobody knows how wide it is: wide enough that names and intervals stand on one line.
        shown.width = WIDE
    shown.print(standings(found))
    shown.print(head_to_head(found))
    for title, parts in (("line-up", found.mixes), ("options", found.by_options)):
        if parts:
            shown.print(taken_apart(title, parts))
    for one in found.differences:
        shown.print(
            f"{one.of[0]} in {','.join(one.of)} wins {points(one.share)} points more than {one.over[0]} "
            f"in {','.join(one.over)}",
            soft_wrap=True,
        )
    shown.print(
        f"{found.games} games on {found.deals} deals, {found.seats} seats, fair share {100 / found.seats:.1f} %; "
        f"{found.unfinished} unfinished; seed {found.seed}",
        soft_wrap=True,
    )


def standings(found: Findings) -> Table:
    """Show how each bot fared, the strongest first."""
    from rich.table import Table  # noqa: PLC0415

    table = Table("bot")
    for heading in ("wins", "rating", "score", "rank", "ms a decision", "longest"):
        table.add_column(heading, justify="right")
    for bot in sorted(found.bots, key=lambda one: one.rating.mean if one.rating else 0.0, reverse=True):
        rating = bot.rating
        table.add_row(
            bot.bot,
            per_cent(bot.share),
            "" if rating is None else rated(rating),
            "" if bot.score is None else f"{bot.score:.2f}",
            "" if bot.rank is None else f"{bot.rank:.2f}",
            "" if bot.milliseconds is None else f"{bot.milliseconds:.3f}",
            f"{bot.longest_milliseconds:.1f}",
        )
    return table


def rated(rating: Estimate) -> str:
    """Give a rating with its interval; the yardstick has none."""
    if rating.low == rating.high:
        return f"{rating.mean:.1f}"
    return f"{rating.mean:.1f} [{rating.low:.1f}..{rating.high:.1f}]"


def head_to_head(found: Findings) -> Table:
    """Show how often the bot of a row comes out before that of a column."""
    from rich.table import Table  # noqa: PLC0415

    shares = {(duel.bot, duel.other): duel.share for duel in found.duels}
    names = [bot.bot for bot in found.bots]
    table = Table("ahead of")
    for name in names:
        table.add_column(name, justify="right")
    for name in names:
        table.add_row(name, *(per_cent(shares.get((name, other))) for other in names))
    return table


def taken_apart(title: str, parts: list[Part]) -> Table:
    """Show the wins of each kind of game."""
    from rich.table import Table  # noqa: PLC0415

    bots = list(dict.fromkeys(bot for part in parts for bot in part.shares))
    table = Table(title)
    for heading in ("games", *bots):
        table.add_column(heading, justify="right")
    for part in parts:
        named = json.dumps(part.of) if isinstance(part.of, dict) else ",".join(part.of)  # type: ignore[arg-type]
        table.add_row(named, str(part.games), *(per_cent(part.shares.get(bot)) for bot in bots))
    return table


def per_cent(share: Estimate | None) -> str:
    """Give a share in per cent with its interval."""
    return "" if share is None else f"{100 * share.mean:.1f} % [{100 * share.low:.1f}..{100 * share.high:.1f}]"


def points(share: Estimate) -> str:
    """Give a difference of shares in points with its interval."""
    return f"{100 * share.mean:+.1f} [{100 * share.low:+.1f}..{100 * share.high:+.1f}]"
