"""A question as it travels: many options in few bytes.

A tile of Florence may have hundreds of places, each of them an option. Options in a row that begin with the same two
words are told together, `["place tower", "a1 r0", "a2 r0"]`; what is known of options, by their notation, becomes a
list in their order, `{"each": [2, 2]}`. The browser takes a question out of its parcel in client/src/lib/net/parcel.ts.
"""

from __future__ import annotations

from itertools import groupby
from operator import methodcaller
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

# How many words options have in common that are told together.
WORDS: Final = 2
SPACES: Final = methodcaller("count", " ")


def packed(question: Mapping[str, Any]) -> dict[str, Any]:
    """Give a question in few bytes."""
    options: list[str] = question.get("options", [])
    told = {fact: _in_order(value, options) for fact, value in question.items()}
    if options:
        told["options"] = list(_together(options))
    return told


def unpacked(question: Mapping[str, Any]) -> dict[str, Any]:
    """Give a question as the game asks it."""
    options = [move for told in question.get("options", []) for move in _apart(told)]
    found = {fact: _by_option(value, options) for fact, value in question.items()}
    return {**found, "options": options} if options else found


def _together(options: Sequence[str]) -> Iterable[str | list[str]]:
    if max(map(SPACES, options)) < WORDS:
        return options
    return _grouped(options)


def _grouped(options: Sequence[str]) -> Iterator[str | list[str]]:
    for beginning, alike in groupby(options, _beginning):
        if beginning is None:
            yield from alike
        else:
            yield [beginning, *(move[len(beginning) + 1 :] for move in alike)]


def _beginning(move: str) -> str | None:
    words = move.split(" ")
    return " ".join(words[:WORDS]) if len(words) > WORDS else None


def _apart(told: str | list[str]) -> list[str]:
    return [told] if isinstance(told, str) else [f"{told[0]} {end}" for end in told[1:]]


def _in_order(value: object, options: Sequence[str]) -> object:
    if isinstance(value, dict) and value and value.keys() <= set(options):
        return {"each": [value.get(option) for option in options]}
    return value


def _by_option(value: object, options: Sequence[str]) -> object:
    if isinstance(value, dict) and value.keys() == {"each"}:
        return {option: one for option, one in zip(options, value["each"], strict=True) if one is not None}
    return value
