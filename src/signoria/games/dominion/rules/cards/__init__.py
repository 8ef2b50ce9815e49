"""The kingdom cards, one file each. Gardens has no text to follow: it only scores, in scoring.py."""

from __future__ import annotations

from collections.abc import Callable

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


def without_text(game: Dominion, play: Play) -> None:
    """Stand in for the cards that are never played for an effect: basic cards and Gardens."""
    raise ValueError(f"{kind.NAMES[play.kind]} has no text to follow")


MODULES = [
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

# What each kind of card does when it is played: the function that is called like its file.
EFFECTS: list[Callable[[Dominion, Play], None]] = [without_text] * kind.KINDS
for module in MODULES:
    name = module.__name__.rpartition(".")[2]
    EFFECTS[kind.NUMBERS[name.replace("_", "-")]] = getattr(module, name)
