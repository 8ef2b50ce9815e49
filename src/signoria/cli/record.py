"""`signoria record`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from signoria.bots import new_bot
from signoria.bots.match import MOST_DECISIONS, play_out
from signoria.bots.simulation import bot_seed
from signoria.cli.arguments import Options, Preset, wanted_of, write_text
from signoria.core.record import Recording


def record(
    game: Annotated[str, typer.Argument(help="The game, for example dominion.")],
    seats: Annotated[str, typer.Option(help="A bot for each seat, for example big-money,random.")],
    output: Annotated[str, typer.Option("--output", "-o", help="The file to write; - for stdout.")],
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.", show_default="new")] = None,
    options: Options = "{}",
    preset: Preset = None,
    most_decisions: Annotated[
        int, typer.Option(min=1, help="Stop after so many decisions and leave the game unfinished.")
    ] = MOST_DECISIONS,
) -> None:
    """Let bots play one game and write it down."""
    wanted = wanted_of(game, seats, options, preset, seed)
    recording = Recording(wanted.game, wanted.bots, wanted.seed, wanted.options)
    bots = [new_bot(wanted.game.name, name, bot_seed(wanted.seed, seat)) for seat, name in enumerate(wanted.bots)]
    play_out(recording.position, bots, most_decisions, recording)
    write_text(output, recording.dumps())
    if not recording.position.over:
        print(f"signoria: the game was not over after {most_decisions} decisions", file=sys.stderr)
