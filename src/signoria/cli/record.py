"""`signoria record`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from signoria.bots import new_bot
from signoria.bots.match import play_out
from signoria.bots.simulation import bot_seed
from signoria.cli.arguments import (
    MOST_DECISIONS,
    Options,
    Preset,
    bots_on_seats,
    check_start,
    known_game,
    seed_or_new,
    table_options,
    write_text,
)
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
    chosen = known_game(game)
    names = bots_on_seats(chosen, seats)
    wanted = table_options(chosen, options, preset)
    check_start(chosen, len(names), wanted)
    number = seed_or_new(seed)
    recording = Recording(chosen, names, number, wanted)
    bots = [new_bot(chosen.name, name, bot_seed(number, seat)) for seat, name in enumerate(names)]
    play_out(recording.position, bots, most_decisions, recording)
    write_text(output, recording.dumps())
    if not recording.position.over:
        print(f"signoria: the game was not over after {most_decisions} decisions", file=sys.stderr)
