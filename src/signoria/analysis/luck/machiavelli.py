"""Luck in Machiavelli: calls that hit or missed, cards that were drawn, characters that were dealt, and who was hit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.analysis.luck.origin import OTHERS, TURNS, Origin
from signoria.analysis.numbers.machiavelli import CHOSEN, LOSING, NAMING, ROBBED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.events import Event
    from signoria.core.message import Arguments
    from signoria.core.replay import Replay

CALLS: Final = Origin("calls", "luck")
CARDS: Final = Origin("cards", "luck")
DRAFT: Final = Origin("draft", "others")
HITS: Final = Origin("hits", "others")
# Somebody calls a character; whether that hits a player is seen at once, or when the character is called.
CALLED: Final = (*NAMING, "theft-named")
# Cards come from the deck, as many as a fact says. Before the first turn they are dealt.
DRAWN: Final = {"cards-drawn": "number", "income-cards": "drawn", "studied": "drawn"}
DEALT: Final = "opening-hand"
# Somebody takes something from another.
TAKING: Final = (*LOSING, "hands-swapped", "card-taken")


def origin(seat: int, by: int | None, events: Sequence[Event]) -> Origin:
    """Own calls count wherever they hit; otherwise it is whose turn it was, and what happened in it."""
    if any(is_call(one, seat) or is_catch(one, seat) for one in events):
        return CALLS
    if by == seat:
        return CARDS if any(drawn_in(one, seat) for one in events) else TURNS
    if by is None:
        return DRAFT
    return HITS if any(is_hit(one, seat) for one in events) else OTHERS


def counts(replay: Replay) -> list[dict[str, Arguments]]:
    """Count calls, cards, characters and hits."""
    return [counted(replay.events(), seat) for seat in range(replay.end.seats())]


def counted(events: Sequence[Event], seat: int) -> dict[str, Arguments]:
    """Count them for a player."""
    chosen = [one for one in events if one.kind == CHOSEN and one.facts["seat"] == seat]
    return {
        "calls": {
            "made": sum(is_call(one, seat) for one in events),
            "hit": sum(is_catch(one, seat) for one in events),
        },
        "cards": {"cards": sum(drawn_in(one, seat) for one in events)},
        "draft": {"chosen": len(chosen), "offered": sum(1 + number(one, "left") for one in chosen)},
        "hits": {"times": sum(is_hit(one, seat) for one in events)},
    }


def number(event: Event, fact: str) -> int:
    """Give a fact that is a number."""
    told = event.facts[fact]
    assert isinstance(told, int)
    return told


def is_call(event: Event, seat: int) -> bool:
    """Whether a player calls a character."""
    return event.kind in CALLED and event.facts["seat"] == seat


def is_catch(event: Event, seat: int) -> bool:
    """Whether a call of a player hits somebody."""
    if event.kind == ROBBED:
        return event.facts["thief"] == seat
    return event.kind in NAMING and event.facts["seat"] == seat and len(event.insiders) > 0


def is_hit(event: Event, seat: int) -> bool:
    """Whether somebody else hits a player."""
    if event.kind == ROBBED:
        return event.facts["seat"] == seat
    if event.facts.get("seat") == seat:
        return False
    return (event.kind in NAMING and seat in event.insiders) or (
        event.kind in TAKING and event.facts.get("owner") == seat
    )


def drawn_in(event: Event, seat: int) -> int:
    """Give how many cards a player draws."""
    fact = DRAWN.get(event.kind)
    if fact is None or event.facts["seat"] != seat or event.facts.get("cause") == DEALT:
        return 0
    return number(event, fact)
