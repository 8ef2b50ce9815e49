"""The kingdom cards, one file each. Gardens has no text to follow: it only scores, in scoring.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from signoria.core.agenda import Frame
from signoria.games.dominion.data import components as kind
from signoria.games.dominion.rules.cards import (
    adventurer,
    bureaucrat,
    cellar,
    chancellor,
    chapel,
    council_room,
    feast,
    festival,
    laboratory,
    library,
    market,
    militia,
    mine,
    moat,
    moneylender,
    remodel,
    smithy,
    spy,
    thief,
    throne_room,
    village,
    witch,
    woodcutter,
    workshop,
)
from signoria.games.dominion.rules.frames import Play
from signoria.games.dominion.state.table import Dominion


def without_text(game: Dominion, play: Frame) -> None:
    """Stand in for the cards that are never played for an effect: basic cards and Gardens."""
    assert isinstance(play, Play)
    raise ValueError(f"{kind.NAMES[play.kind]} has no text to follow")


MODULES: Final = [
    adventurer,
    bureaucrat,
    cellar,
    chancellor,
    chapel,
    council_room,
    feast,
    festival,
    laboratory,
    library,
    market,
    militia,
    mine,
    moat,
    moneylender,
    remodel,
    smithy,
    spy,
    thief,
    throne_room,
    village,
    witch,
    woodcutter,
    workshop,
]


def effects() -> list[Callable[[Dominion, Frame], None]]:
    """Give what each kind of card does when it is played: the function that is called like its file."""
    found: list[Callable[[Dominion, Frame], None]] = [without_text] * kind.KINDS
    for module in MODULES:
        name = module.__name__.rpartition(".")[2]
        found[kind.NUMBERS[name.replace("_", "-")]] = getattr(module, name)
    return found


EFFECTS: Final = effects()
