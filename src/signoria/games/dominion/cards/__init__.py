"""The kingdom cards, one file each. Gardens has no text to follow: it only scores, in scoring.py."""

from __future__ import annotations

from collections.abc import Callable

from signoria.games.dominion import components as kind
from signoria.games.dominion.cards import (
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
from signoria.games.dominion.frames import Play
from signoria.games.dominion.table import Dominion


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

EFFECTS: list[Callable[[Dominion, Play], None]] = [without_text] * kind.KINDS
EFFECTS[kind.ADVENTURER] = adventurer.adventurer
EFFECTS[kind.BUREAUCRAT] = bureaucrat.bureaucrat
EFFECTS[kind.CELLAR] = cellar.cellar
EFFECTS[kind.CHANCELLOR] = chancellor.chancellor
EFFECTS[kind.CHAPEL] = chapel.chapel
EFFECTS[kind.COUNCIL_ROOM] = council_room.council_room
EFFECTS[kind.FEAST] = feast.feast
EFFECTS[kind.FESTIVAL] = festival.festival
EFFECTS[kind.LABORATORY] = laboratory.laboratory
EFFECTS[kind.LIBRARY] = library.library
EFFECTS[kind.MARKET] = market.market
EFFECTS[kind.MILITIA] = militia.militia
EFFECTS[kind.MINE] = mine.mine
EFFECTS[kind.MOAT] = moat.moat
EFFECTS[kind.MONEYLENDER] = moneylender.moneylender
EFFECTS[kind.REMODEL] = remodel.remodel
EFFECTS[kind.SMITHY] = smithy.smithy
EFFECTS[kind.SPY] = spy.spy
EFFECTS[kind.THIEF] = thief.thief
EFFECTS[kind.THRONE_ROOM] = throne_room.throne_room
EFFECTS[kind.VILLAGE] = village.village
EFFECTS[kind.WITCH] = witch.witch
EFFECTS[kind.WOODCUTTER] = woodcutter.woodcutter
EFFECTS[kind.WORKSHOP] = workshop.workshop
