"""What nobody can know in Machiavelli: characters, hands, the deck, and what warrants and threats are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.analysis.unknowns.summary import hand, others, pile
from signoria.core.message import seats

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from signoria.core.message import Message


def unknown(view: Mapping[str, Any]) -> Iterator[Message]:
    """Say what whoever has this view does not know."""
    places = [one["place"] for one in view["characters"] if not one["revealed"]]
    masked = [one["seat"] for one in others(view) if one["unrevealed"] > places.count(one["seat"])]
    if masked:
        yield "analysis-unknown-characters", {"players": seats(masked)}
    yield from pile("face-down", view["middle"]["face-down"] - places.count("face-down"))
    plots = view["plots"]
    if plots["warrants"] and plots["sealed"] is None:
        yield "analysis-unknown-seal", {}
    if plots["threats"] and plots["rose"] is None:
        yield "analysis-unknown-rose", {}
    for player in others(view):
        yield from hand(player, player["hand_size"] - len(player["known_hand"]))
    yield from pile("deck", view["deck_size"] - len(view["known_in_deck"]))
