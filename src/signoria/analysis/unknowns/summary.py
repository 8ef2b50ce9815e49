"""What a seat could not know at some moment: kinds and numbers, never what it was."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, cast

from signoria.core.message import seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from signoria.core.message import Message


class Telling(Protocol):
    """The module of a game."""

    def unknown(self, view: Mapping[str, Any]) -> Iterator[Message]:
        """Say what whoever has this view does not know."""


@lru_cache
def telling_of(game: str) -> Telling | None:
    """Give the module of a game; None for one that has none."""
    module = f"{__package__}.{game}"
    return None if find_spec(module) is None else cast("Telling", import_module(module))


def unknown_to(view: Mapping[str, Any]) -> list[Message]:
    """Say what whoever has this view does not know, in a few words each."""
    telling = telling_of(view["game"])
    return [] if telling is None else list(telling.unknown(view))


def others(view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Give the other players."""
    return [one for one in view["players"] if one["seat"] != view["seat"]]


def hand(player: Mapping[str, Any], number: int) -> Iterator[Message]:
    """Say that there are cards in the hand of somebody that one does not know, if there are any."""
    if number > 0:
        yield "analysis-unknown-hand", {"player": seat(player["seat"]), "number": number}


def pile(kind: str, number: int) -> Iterator[Message]:
    """Say that there are cards in a pile that one does not know, if there are any."""
    if number > 0:
        yield f"analysis-unknown-{kind}", {"number": number}
