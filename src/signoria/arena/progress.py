"""A bar that shows how far many games are."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def progress_bar(games: int, *, done: int = 0, hidden: bool = False) -> Iterator[Callable[[int], None]]:
    """Show a bar on stderr, if somebody looks; give what is told how many more games are done."""
    if hidden or not sys.stderr.isatty():
        yield lambda _games: None
        return
    from rich.console import Console  # noqa: PLC0415 - rich is slow to import, and not always needed
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn  # noqa: PLC0415

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games, completed=done)
        yield lambda more: progress.advance(task, more)
