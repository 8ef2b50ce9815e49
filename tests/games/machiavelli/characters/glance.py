"""What a seat sees of plots and questions, and the names that a character may say."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from tests.kit.court import Court


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
