"""Texts of games, read before anybody waits for them: to take them apart lasts long enough to hold up every table."""

from __future__ import annotations

from threading import Thread

from signoria.games import REGISTRY
from signoria.tables.wire.worth import arguments_of
from signoria.web.api.games import game_shown


def read_all() -> None:
    """Read what every table needs of the texts of its game."""
    for name in REGISTRY.games():
        game_shown(name)
        arguments_of(REGISTRY.game(name).speech, "")


def read_soon() -> Thread:
    """Read them beside everything else."""
    reading = Thread(target=read_all, name="texts", daemon=True)
    reading.start()
    return reading
