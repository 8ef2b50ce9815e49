"""What there is to say, without a word of any language: the key of a text, and what the text must be told.

Rules and tables speak in messages; a terminal or a browser puts them into words, each for its reader. A message is
plain data, so that it travels as JSON just as it is:

- a number, a word such as `trash` that a text chooses by, or yes and no, stand for themselves;
- `{"seat": 2}` is whoever sits there, whom a text may address;
- `{"name": "card-gold"}` is something that has a name, a text of its own, and perhaps forms of it for sentences;
- `{"counted": {"card-copper": 3, "card-estate": 1}}` are names, equal ones counted: 3 Coppers and an Estate;
- `["bonus-coins", {"number": 2}]` is a message within a message;
- a list of any of these but numbers and words is read as in prose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypedDict

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Seat(TypedDict):
    """A player by seat."""

    seat: int


class Name(TypedDict):
    """Something that has a name, by the key of it."""

    name: str


class Counted(TypedDict):
    """Several things that have names, by their keys: how many there are of each, in the order they are read."""

    counted: dict[str, int]


Item: TypeAlias = "Seat | Name | Counted | Message"
Argument: TypeAlias = "bool | int | str | Item | Sequence[Item]"
Arguments: TypeAlias = "dict[str, Argument]"
Message: TypeAlias = "tuple[str, Arguments]"
# Things that lie somewhere, by the name of that place.
Things: TypeAlias = "dict[str, list[Name]]"


def seat(number: int) -> Seat:
    """Speak of whoever sits there."""
    return {"seat": number}


def seats(numbers: Iterable[int]) -> list[Seat]:
    """Speak of several players."""
    return [seat(number) for number in numbers]


def name(kind: str, of: str) -> Name:
    """Speak of something by its name: of the card `gold` that is `card-gold`."""
    return {"name": f"{kind}-{of}"}


def names(kind: str, of: Iterable[str]) -> list[Name]:
    """Speak of several things."""
    return [name(kind, one) for one in of]


def counted(things: Iterable[Name]) -> Counted:
    """Count equal ones together, in order of first appearance."""
    times: dict[str, int] = {}
    for thing in things:
        times[thing["name"]] = times.get(thing["name"], 0) + 1
    return {"counted": times}
