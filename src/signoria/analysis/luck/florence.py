"""Luck in Florence: cards that were drawn to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.analysis.luck.origin import OTHERS, TURNS, Origin

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.events import Event
    from signoria.core.message import Arguments
    from signoria.core.replay import Replay

OFFERS: Final = Origin("offers", "luck")
AUCTIONS: Final = Origin("auctions", "others")
# Cards are looked at, and one of them is kept.
OFFERED: Final = ("person-taken", "bonus-taken", "prestige-picked")


def origin(seat: int, by: int | None, events: Sequence[Event]) -> Origin:
    """Whoever has a turn may draw cards to choose from; at auctions all have a part."""
    if by == seat:
        return OFFERS if any(offered_in(one, seat) for one in events) else TURNS
    return AUCTIONS if by is None else OTHERS


def counts(replay: Replay) -> list[dict[str, Arguments]]:
    """Count how often cards were drawn to choose from, and how many."""
    offers = [[offered_in(one, seat) for one in replay.events()] for seat in range(replay.end.seats())]
    return [{"offers": {"times": sum(map(bool, one)), "cards": sum(one)}} for one in offers]


def offered_in(event: Event, seat: int) -> int:
    """Give how many cards a player has to choose from."""
    if event.kind not in OFFERED or event.facts["seat"] != seat:
        return 0
    number = event.facts["number"]
    assert isinstance(number, int)
    return number
