"""`signoria analyse`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from signoria.analysis.analyst import SECONDS
from signoria.arena.progress import progress_bar
from signoria.cli.arguments import Refused, read_text, write_text
from signoria.core.record import MOST_CHARACTERS, RecordError, read_record

if TYPE_CHECKING:
    from signoria.analysis.shapes import Analysis


def analyse(
    file: Annotated[str, typer.Argument(help="The record of a game that is over; - for stdin.")],
    output: Annotated[
        str, typer.Option("--output", "-o", help="What to write: page.html, or file.json for programs; - for stdout.")
    ] = "-",
    seconds: Annotated[float, typer.Option(min=1, help="Seconds of a processor at most.")] = SECONDS,
    lang: Annotated[str | None, typer.Option(help="nl or en.", show_default="as the system")] = None,
    seed: Annotated[int, typer.Option(help="The same seed finds the same, unless time is short.")] = 0,
) -> None:
    """Let a strong bot go through a game: chances, turning points, what was better, luck and skill."""
    # Texts and bots are slow to import, and not always needed.
    from signoria import analysis  # noqa: PLC0415
    from signoria.analysis.page import page  # noqa: PLC0415
    from signoria.cli.faces import language  # noqa: PLC0415

    spoken = language(lang)
    if output != "-" and not output.endswith((".html", ".json")):
        raise Refused(f"{output!r:.60} is neither .html nor .json, so that it is not clear what to write")
    try:
        record = read_record(read_text(file, MOST_CHARACTERS))
        with progress_bar(100) as tell:
            shown = 0

            def told(done: int, of: int) -> None:
                nonlocal shown
                tell(100 * done // of - shown)
                shown = 100 * done // of

            found = analysis.analyse(record, seed=seed, seconds=seconds, tell=told)
    except (RecordError, analysis.CannotAnalyseError) as wrong:
        raise Refused(f"{file}: {wrong}") from None
    write_text(output, page(found, spoken) if output.endswith(".html") else as_json(found))


def as_json(found: Analysis) -> str:
    """Give an analysis as JSON, to be read by people too."""
    import msgspec  # noqa: PLC0415

    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
