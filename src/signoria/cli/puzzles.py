"""`signoria puzzles`: finding them in records, and checking those that there are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from signoria.arena.progress import progress_bar
from signoria.cli.arguments import Refused, reason
from signoria.cli.dataset import listed, read
from signoria.core.record import RecordError

puzzles = typer.Typer(help="Moments of played games at which one choice is clearly best.", no_args_is_help=True)


@puzzles.command()
def find(
    records: Annotated[
        list[Path], typer.Argument(metavar="RECORD...", help="Records, or folders of them, of games that are over.")
    ],
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="FOLDER", help="A folder that gets a file for each puzzle.")
    ],
    most: Annotated[int, typer.Option(min=1, help="At most so many from one game, the clearest.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed finds the same.")] = 0,
) -> None:
    """Look for puzzles in games that were played, and write each into a file."""
    # Bots are slow to import, and not always needed.
    from signoria.analysis.puzzles.finder import find as find_in  # noqa: PLC0415
    from signoria.analysis.puzzles.puzzle import written  # noqa: PLC0415

    files, number = listed(records), 0
    try:
        output.mkdir(parents=True, exist_ok=True)
        with progress_bar(len(files)) as tell:
            for name, record in read(files):
                try:
                    found = list(find_in(record, seed=seed))
                except RecordError as wrong:
                    raise Refused(f"{name}: {wrong}") from None
                found.sort(key=lambda one: one.choices[1].chance - one.choices[0].chance)
                for puzzle in found[:most]:
                    (output / f"{puzzle.id}.json").write_text(written(puzzle), encoding="utf-8")
                    number += 1
                tell(1)
    except OSError as wrong:
        raise Refused(f"{str(output)!r} cannot be written: {reason(wrong)}") from None
    print(f"{number} puzzles from {len(files)} games: {output}")


@puzzles.command()
def check(
    worlds: Annotated[int, typer.Option(min=1, help="In so many worlds each choice is tried.")] = 200,
    seed: Annotated[int, typer.Option(help="Another seed imagines other worlds.")] = 1,
) -> None:
    """See whether the answers of the puzzles that there are stay best in other worlds."""
    from signoria.analysis.puzzles.finder import still_best  # noqa: PLC0415
    from signoria.analysis.puzzles.puzzle import puzzles as all_puzzles  # noqa: PLC0415

    behind = 0
    for puzzle in all_puzzles().values():
        gap, error = still_best(puzzle, seed=seed, worlds=worlds)
        behind += gap <= 0
        print(f"{puzzle.id} {puzzle.answer}: ahead by {100 * gap:.1f} +- {200 * error:.1f} %")
    print(f"{behind} of {len(all_puzzles())} answers are not best")
    if behind:
        raise typer.Exit(1)
