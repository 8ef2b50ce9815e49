"""The cards and pieces of a game in words, for whoever wants to read what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from signoria.core.text import Texts


class Piece:
    """A card, a character, a tile: what it is called, what it does, and what is printed on it."""

    def __init__(
        self,
        name: str,
        title: str,
        text: str | None,
        ruling: str | None,
        types: Sequence[str],
        facts: Mapping[str, int | str],
    ) -> None:
        self.name = name
        self.title = title
        self.text = text
        self.ruling = ruling
        self.types = types
        self.facts = facts


def piece(texts: Texts, kind: str, name: str, types: Sequence[str], facts: Mapping[str, int | str]) -> Piece:
    """Give a piece with its texts, which stand together under its kind and name."""
    key = f"{kind}-{name}"
    return Piece(name, texts.text(key), texts.get(f"{key}.text"), texts.get(f"{key}.ruling"), types, facts)
