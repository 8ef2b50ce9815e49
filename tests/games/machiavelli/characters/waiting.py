"""Declining everything until a test gets to what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from tests.kit.court import Court

LONG_ENOUGH = 80


def until_turn(court: Court, character: str) -> Court:
    """Decline everything until the turn of a character."""
    for _ in range(LONG_ENOUGH):
        if court.position.turn.character >= 0 and court.acting[1] == character:
            return court
        court.decline()
    raise AssertionError(f"no turn of {character}")


def until_question(court: Court, kind: str) -> Court:
    """Decline everything until a question of a kind."""
    for _ in range(LONG_ENOUGH):
        if court.position.question == kind:
            return court
        court.decline()
    raise AssertionError(f"no question {kind}")


def plots(court: Court, seat: int | None) -> dict[str, object]:
    """What a seat sees of the plots of the round."""
    return cast("dict[str, object]", court.view(seat)["plots"])


def question_seen(court: Court, seat: int | None) -> dict[str, object] | None:
    """What a seat sees of the open question."""
    return cast("dict[str, object] | None", court.view(seat)["question"])


def others_named(verb: str, excluded: str, among: str) -> str:
    """Give the options that say a verb of each of the characters but some."""
    left = [name.strip() for name in among.split(",") if name.strip() not in excluded.replace(",", " ").split()]
    return ", ".join(f"{verb} {name}" for name in left)
