"""The kingdom cards, one file each. Gardens has no text to follow: it only scores, in scoring.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

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


def without_text(game: Dominion, play: Play) -> None:
    """Stand in for the cards that are never played for an effect: basic cards and Gardens."""
    raise ValueError(f"{kind.NAMES[play.kind]} has no text to follow")


# What each kind of card does when it is played.
FOLLOWED: Final[dict[int, Callable[[Dominion, Play], None]]] = {
    kind.ADVENTURER: adventurer.adventurer,
    kind.BUREAUCRAT: bureaucrat.bureaucrat,
    kind.CELLAR: cellar.cellar,
    kind.CHANCELLOR: chancellor.chancellor,
    kind.CHAPEL: chapel.chapel,
    kind.COUNCIL_ROOM: council_room.council_room,
    kind.FEAST: feast.feast,
    kind.FESTIVAL: festival.festival,
    kind.LABORATORY: laboratory.laboratory,
    kind.LIBRARY: library.library,
    kind.MARKET: market.market,
    kind.MILITIA: militia.militia,
    kind.MINE: mine.mine,
    kind.MOAT: moat.moat,
    kind.MONEYLENDER: moneylender.moneylender,
    kind.REMODEL: remodel.remodel,
    kind.SMITHY: smithy.smithy,
    kind.SPY: spy.spy,
    kind.THIEF: thief.thief,
    kind.THRONE_ROOM: throne_room.throne_room,
    kind.VILLAGE: village.village,
    kind.WITCH: witch.witch,
    kind.WOODCUTTER: woodcutter.woodcutter,
    kind.WORKSHOP: workshop.workshop,
}

# By number, as a table knows them, which sees frames in all of them.
EFFECTS: Final = cast(
    "list[Callable[[Dominion, Frame], None]]", [FOLLOWED.get(number, without_text) for number in range(kind.KINDS)]
)
