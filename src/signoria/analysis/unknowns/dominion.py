"""What nobody can know in Dominion: hands, and the order of draw piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.analysis.unknowns.summary import hand, others, pile
from signoria.core.message import seats

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from signoria.core.message import Message


def unknown(view: Mapping[str, Any]) -> Iterator[Message]:
    """Say what whoever has this view does not know."""
    own = view["players"][view["seat"]]
    yield from pile("order", own["deck_size"] - len(own["known_top"]))
    for player in others(view):
        yield from hand(player, player["hand_size"] - len(player["known_hand"]))
    drawing = [player["seat"] for player in others(view) if not player["deck_empty"]]
    if drawing:
        yield "analysis-unknown-orders", {"players": seats(drawing)}
