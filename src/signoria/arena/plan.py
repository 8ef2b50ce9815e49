"""Finding plans for kingdoms of Dominion: `python -m signoria.arena.plan`.

    python -m signoria.arena.plan --kingdom first-game --seats 2 --games 200000
    python -m signoria.arena.plan --random 0:300 --seats 2 --games 40000 --workers 2 -o plans.json

The same kingdom, seats, games and seed give the same plan. With -o it is written into a file, which keeps what it has:
what is already there is not found anew, so that an interrupted run goes on where it was.
"""

from __future__ import annotations

import json
import signal
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

import typer

from signoria.bots.dominion.book import shipped
from signoria.bots.dominion.contest import kingdom_of
from signoria.bots.dominion.finder import FIRST_LOOK, Finder
from signoria.bots.dominion.notation import plan_text
from signoria.bots.dominion.planning import KNOWN
from signoria.core.chance import chance_from_seed
from signoria.games.dominion.data.components import (
    FEWEST_PLAYERS,
    FIRST_KINGDOM,
    KINGDOM_SIZE,
    KINGDOMS,
    MOST_PLAYERS,
    NAMES,
    NUMBERS,
)
from signoria.games.dominion.rules.setup import chosen_kingdom, piles_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Page = dict[str, Any]

# By how much seeds of runs differ, at most.
SEEDS: Final = 1 << 20


def named_kingdom(text: str) -> list[int]:
    """Give the kinds of a recommended kingdom, or of ten cards that are named."""
    if text in KINGDOMS:
        return KINGDOMS[text]
    cards = text.replace(",", " ").split()
    unknown = [card for card in cards if card not in NAMES[FIRST_KINGDOM:]]
    if unknown:
        raise typer.BadParameter(
            f"there is no kingdom and no kingdom card {unknown[0]!r}; kingdoms: {', '.join(KINGDOMS)}"
        )
    if len(set(cards)) != KINGDOM_SIZE:
        raise typer.BadParameter(f"a kingdom has {KINGDOM_SIZE} different cards, this one {len(set(cards))}")
    return sorted(NUMBERS[card] for card in cards)


def random_kingdoms(text: str) -> list[list[int]]:
    """Give the random kingdoms from one number up to, not including, another."""
    first, colon, last = text.partition(":")
    if not (first.isdigit() and colon and last.isdigit() and int(first) < int(last)):
        raise typer.BadParameter("random kingdoms are told as FIRST:LAST, for example 0:100")
    return [chosen_kingdom({"kingdom-mode": "random"}, chance_from_seed(n)) for n in range(int(first), int(last))]


class Effort(NamedTuple):
    """How hard a plan is looked for, and with which chance."""

    games: int
    seed: int
    first_look: int
    known: int


def found_page(kingdom: list[int], seats: int, effort: Effort, tell: Callable[[int], None] | None = None) -> Page:
    """Find the plan for a kingdom; give it as it is written down."""
    piles = piles_of(kingdom)
    known = shipped().fitting(piles, seats, effort.known)
    found = Finder(piles, seats, effort.seed, tell, effort.first_look).find(effort.games, known)
    return {
        "kingdom": " ".join(kingdom_of(piles)),
        "seats": seats,
        "house": round(found.against_house, 3),
        "plan": plan_text(found.plan).replace("\n", "; "),
    }


def key(page: Page) -> tuple[int, str]:
    """What a page is about."""
    return page["seats"], page["kingdom"]


def written(pages: list[Page]) -> str:
    """Write pages down, each on a line of its own."""
    lines = [json.dumps(page) for page in sorted(pages, key=key)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def find_all(
    wanted: list[tuple[list[int], int]], effort: Effort, workers: int, tell: Callable[[int], None]
) -> Iterator[Page]:
    """Find plans, in several processes if there is more than one worker; tell how many games are played, about."""
    if workers == 1:
        for number, (kingdom, seats) in enumerate(wanted):
            yield found_page(kingdom, seats, effort, partial(tell_further, tell, number * effort.games, effort.games))
        return
    with ProcessPoolExecutor(
        workers, get_context("spawn"), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    ) as processes:
        try:
            waiting = [processes.submit(found_page, kingdom, seats, effort) for kingdom, seats in wanted]
            for number, done in enumerate(as_completed(waiting), 1):
                yield done.result()
                tell(number * effort.games)
        finally:
            processes.shutdown(cancel_futures=True)


def tell_further(tell: Callable[[int], None], before: int, most: int, played: int) -> None:
    """Tell how many games are played in all: those before, and these as far as they were expected."""
    tell(before + min(played, most))


def shown_page(page: Page) -> str:
    """Write a plan for people."""
    lines = str(page["plan"]).split("; ")
    head = f"# {page['kingdom']}\n# {page['seats']} players, {100 * page['house']:.1f} % against house"
    return "\n".join([head, *lines, ""])


def plan(
    kingdom: Annotated[
        list[str] | None,
        typer.Option(help="A recommended kingdom by name, or its ten cards; several times for several."),
    ] = None,
    random: Annotated[str | None, typer.Option(help="Random kingdoms by number, FIRST:LAST.")] = None,
    seats: Annotated[list[int] | None, typer.Option(min=FEWEST_PLAYERS, max=MOST_PLAYERS, help="Players.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games to play for each plan.")] = 100_000,
    seed: Annotated[int, typer.Option(min=0, max=SEEDS, help="The same seed finds the same plans.")] = 1,
    first_look: Annotated[
        int, typer.Option(min=1, help="Deals of the first look at each seed; the later ones grow with it.")
    ] = FIRST_LOOK,
    known: Annotated[
        int, typer.Option(min=0, help="Plans of other kingdoms, from the package, that are tried first.")
    ] = KNOWN,
    workers: Annotated[int, typer.Option(min=1, max=256, help="How many processes share the work.")] = 1,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="Write plans into this file.")] = None,
) -> None:
    """Find plans for kingdoms of Dominion."""
    kingdoms = [named_kingdom(text) for text in kingdom or []]
    if random is not None:
        kingdoms += random_kingdoms(random)
    if not kingdoms:
        kingdoms = list(KINGDOMS.values())
    pages: list[Page] = json.loads(output.read_text("utf-8")) if output is not None and output.exists() else []
    found = {key(page) for page in pages}
    wanted = [
        (cards, number)
        for cards in kingdoms
        for number in seats or [FEWEST_PLAYERS]
        if (number, " ".join(kingdom_of(piles_of(cards)))) not in found
    ]
    with progress_bar(len(wanted) * games) as tell:
        for page in find_all(wanted, Effort(games, seed, first_look, known), workers, tell):
            typer.echo(shown_page(page))
            if output is not None:
                pages.append(page)
                output.write_text(written(pages), "utf-8")


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Give whom to tell how many games are played: a bar on stderr where somebody looks at it."""
    if not sys.stderr.isatty():
        yield lambda _played: None
        return
    from rich.console import Console  # noqa: PLC0415 - rich is slow to import, and not always needed
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        yield lambda played: progress.update(task, completed=played)


def main() -> None:
    """Run the command."""
    typer.run(plan)


if __name__ == "__main__":
    main()
