"""What nobody can know in Florence: hands, money where it is hidden, and the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.analysis.unknowns.summary import hand, others, pile
from signoria.core.message import seats

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from signoria.core.message import Message


def unknown(view: Mapping[str, Any]) -> Iterator[Message]:
    """Say what whoever has this view does not know."""
    for player in others(view):
        persons = player["hand_persons"] - len(player["known_persons"])
        yield from hand(player, persons + player["hand_prestige"] + player["hand_bonus"])
    purses = [player["seat"] for player in others(view) if player["money"] is None]
    if purses:
        yield "analysis-unknown-money", {"players": seats(purses)}
    yield from pile("piles", sum(view["piles"].values()))
