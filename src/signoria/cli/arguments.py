"""What the commands are told: games, seats, options, seeds and files, refused in one sentence when they are wrong."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

import signoria
from signoria.bots import bot_names

if TYPE_CHECKING:
    from signoria.core.game import Game

SEED_BITS: Final = 32

Options = Annotated[str, typer.Option(help="Table options as a JSON object.")]
Preset = Annotated[
    str | None,
    typer.Option(help="Options that go together: booklet plays by the printed booklet.", show_default="none"),
]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same games.", show_default="new")]
Workers = Annotated[int, typer.Option(min=1, max=256, help="How many processes share the work.")]
MostDecisions = Annotated[
    int, typer.Option(min=1, help="Stop a game after so many decisions and count it as unfinished.")
]


class Refused(typer.TyperException):
    """Wrong arguments. The message is one sentence for the user."""

    exit_code = 2


def known_game(name: str) -> Game:
    """Give a game by name."""
    try:
        return signoria.game(name)
    except ValueError as wrong:
        raise Refused(str(wrong)) from None


def seat_words(seats: str) -> list[str]:
    """Give what stands between the commas."""
    return [word.strip() for word in seats.split(",")]


def known_bot(game: Game, name: str, *, others: str = "") -> str:
    """Give the name of a bot back if there is one."""
    known = bot_names(game.name)
    if name not in known:
        raise Refused(f"there is no bot {name!r:.40} for {game.name}; there are: {', '.join(known)}{others}")
    return name


def bots_on_seats(game: Game, seats: str) -> list[str]:
    """Give the bot on each seat."""
    return [known_bot(game, word) for word in seat_words(seats)]


def table_options(game: Game, text: str, preset: str | None) -> dict[str, object]:
    """Give the options of a preset, if there is one, with those that are read from JSON on top of them."""
    options = json_said(text)
    if not isinstance(options, dict):
        raise Refused(f'--options is a JSON object such as {{"kingdom-mode": "random"}}, not {text!r:.40}')
    return preset_options(game, preset) | options


def preset_options(game: Game, preset: str | None) -> dict[str, object]:
    """Give the options of a preset, if there is one."""
    try:
        return {} if preset is None else game.preset(preset)
    except ValueError as wrong:
        raise Refused(str(wrong)) from None


def json_said(text: str) -> object:
    """Read what --options says."""
    try:
        said: object = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise Refused(f"--options is not JSON: {wrong}") from None
    return said


def check_start(game: Game, seats: int, options: dict[str, object]) -> None:
    """Refuse a number of seats or options that the game refuses."""
    try:
        game.new(seats, 0, options, listen=False)
    except ValueError as wrong:
        raise Refused(str(wrong)) from None


class Wanted(NamedTuple):
    """What bots are to play: a game that can begin so, who sits where, and its seed."""

    game: Game
    bots: list[str]
    options: dict[str, object]
    seed: int


def wanted_of(game: str, seats: str, options: str, preset: str | None, seed: int | None) -> Wanted:
    """Give what is wanted, checked; a new seed when there is none."""
    chosen = known_game(game)
    bots = bots_on_seats(chosen, seats)
    wanted = table_options(chosen, options, preset)
    check_start(chosen, len(bots), wanted)
    return Wanted(chosen, bots, wanted, seed_or_new(seed))


def seed_or_new(seed: int | None) -> int:
    """Give the seed, or a new one when there is none."""
    return secrets.randbits(SEED_BITS) if seed is None else seed


def read_text(name: str, most: int) -> bytes:
    """Read a file, or stdin for `-`, up to just beyond `most` bytes."""
    try:
        if name == "-":
            return sys.stdin.buffer.read(most + 1)
        with Path(name).open("rb") as file:
            return file.read(most + 1)
    except (OSError, ValueError) as wrong:
        raise Refused(f"{name!r} cannot be read: {reason(wrong)}") from None


def write_text(name: str, text: str) -> None:
    """Write a file, or stdout for `-`."""
    if name == "-":
        print(text, end="")
        return
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as wrong:
        raise Refused(f"{name!r} cannot be written: {reason(wrong)}") from None


def reason(wrong: Exception) -> str:
    """Say what a file operation failed for, without numbers and paths."""
    return (wrong.strerror if isinstance(wrong, OSError) else None) or str(wrong)
