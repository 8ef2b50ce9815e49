"""`signoria record`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from signoria.bots import new_bot
from signoria.bots.simulation import bot_seed
from signoria.cli.arguments import (
    MOST_DECISIONS,
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
    options: Annotated[str, typer.Option(help="Table options as a JSON object.")] = "{}",
    most_decisions: Annotated[
        int, typer.Option(min=1, help="Stop after so many decisions and leave the game unfinished.")
    ] = MOST_DECISIONS,
) -> None:
    """Let bots play one game and write it down."""
    chosen = known_game(game)
    names = bots_on_seats(chosen, seats)
    wanted = table_options(options)
    check_start(chosen, len(names), wanted)
    recording = Recording(chosen, names, seed_or_new(seed), wanted)
    play(recording, names, most_decisions)
    write_text(output, recording.dumps())
    if not recording.position.over:
        print(f"signoria: the game was not over after {most_decisions} decisions", file=sys.stderr)


def play(recording: Recording, names: list[str], most: int) -> None:
    """Let bots play until the game is over or has had so many decisions."""
    position = recording.position
    seed = recording.seed
    assert isinstance(seed, int)
    bots = [new_bot(recording.game.name, name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    sights = [position.sight(seat) for seat in range(len(names))]
    while (seat := position.asked) is not None and len(recording.moves) < most:
        recording.choose(bots[seat].choose(sights[seat]))
