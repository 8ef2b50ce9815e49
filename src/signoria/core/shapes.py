"""What the views of all games have in common. The types of the browser client are generated from here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

if TYPE_CHECKING:
    from signoria.core import message

    Message = message.Message
else:
    # Whoever reads the shapes need not know that messages stand within messages.
    Message = tuple[str, dict[str, Any]]


class AskedView(TypedDict):
    """The question that is open. What else it tells depends on its kind."""

    kind: str  # which question
    seat: int  # who has to answer
    options: NotRequired[list[str]]  # for the asked seat, or where they follow from what everyone sees


class View(TypedDict):
    """What a reader may know of a game, whatever else its view has."""

    game: str
    seat: int | None  # through whose eyes; null for a spectator's
    question: AskedView | None
    over: bool
    winners: list[int] | None
