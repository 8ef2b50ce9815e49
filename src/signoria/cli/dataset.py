"""`signoria dataset`."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from signoria.arena.progress import progress_bar
from signoria.cli.arguments import Refused, read_text, reason
from signoria.core.record import MOST_CHARACTERS, RecordError, read_record

if TYPE_CHECKING:
    from collections.abc import Iterator


def dataset(
    records: Annotated[
        list[Path], typer.Argument(metavar="RECORD...", help="Records, or folders of them, as the arena keeps them.")
    ],
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="FOLDER", help="A new folder for the arrays and their card.")
    ],
    reward: Annotated[str, typer.Option(help="What an outcome is: win, rank or lead.")] = "win",
    only: Annotated[
        str | None, typer.Option(metavar="NAME", help="Keep the decisions of this player.", show_default="all")
    ] = None,
    rows: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many decisions a file has at most.")] = 50_000,
) -> None:
    """Turn records into arrays for programs that learn: what was seen, what could be chosen, what was, and the end."""
    if find_spec("numpy") is None or find_spec("gymnasium") is None:
        raise Refused("dataset needs more than playing does: pip install '.[research]' where the sources are")
    from signoria.research.dataset import write_dataset  # noqa: PLC0415 - who plays need not have it

    files = listed(records)
    try:
        with progress_bar(len(files)) as tell:
            facts = write_dataset(read(files), output, rows=rows, reward=reward, only=only, tell=tell)
    except ValueError as wrong:
        raise Refused(str(wrong)) from None
    except OSError as wrong:
        raise Refused(f"{str(output)!r} cannot be written: {reason(wrong)}") from None
    print(f"{facts['decisions']} decisions of {facts['games']} games in {facts['parts']} files: {output}")


def listed(records: list[Path]) -> list[Path]:
    """Give the files that are named, and those of the folders that are, in order."""
    files: list[Path] = []
    for path in records:
        inside = sorted(path.glob("*.json")) if path.is_dir() else [path]
        if not inside:
            raise Refused(f"there is no record in {str(path)!r}")
        files += inside
    return files


def read(files: list[Path]) -> Iterator[tuple[str, object]]:
    """Read one record after another."""
    for file in files:
        try:
            yield str(file), read_record(read_text(str(file), MOST_CHARACTERS))
        except RecordError as wrong:
            raise Refused(f"{file}: {wrong}") from None
