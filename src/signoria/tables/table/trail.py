"""What grows with every move: a list whose copies share what they have in common.

A table is copied before every change, and most of what it holds is its past, which does not change. Copying that again
and again would take longer with every move, and searching the copies for garbage longer still.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Self, TypeVar, overload

Item = TypeVar("Item")


class Trail(Sequence[Item]):
    """A list to which things are added at the end, and from whose end they are taken."""

    __slots__ = ("_length", "_shared")

    def __init__(self, items: Iterable[Item] = ()) -> None:
        # Of it the first so many are this one's; others may have gone on from there.
        self._shared = list(items)
        self._length = len(self._shared)

    def copy(self) -> Self:
        """Give one that goes on independently, whatever its length at once."""
        copied = self.__new__(type(self))
        copied._shared, copied._length = self._shared, self._length  # noqa: SLF001 - of its own kind
        return copied

    def append(self, item: Item) -> None:
        """Add something at the end."""
        if len(self._shared) != self._length:
            self._part()
        self._shared.append(item)
        self._length += 1

    def extend(self, items: Iterable[Item]) -> None:
        """Add several things at the end."""
        if len(self._shared) != self._length:
            self._part()
        self._shared.extend(items)
        self._length = len(self._shared)

    def _part(self) -> None:
        """Another one went on from here: from now on they have nothing in common."""
        self._shared = self._shared[: self._length]

    def cut(self, length: int) -> None:
        """Keep the first so many."""
        self._length = min(self._length, length)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> Item: ...

    @overload
    def __getitem__(self, place: slice) -> list[Item]: ...

    def __getitem__(self, place: int | slice) -> Item | list[Item]:
        if isinstance(place, slice):
            if place.stop is place.step is None and self._length == len(self._shared):
                return self._shared[place]
            start, stop, step = place.indices(self._length)
            return self._shared[start:stop:step] if step > 0 else list(self)[place]
        if not -self._length <= place < self._length:
            raise IndexError(place)
        return self._shared[place if place >= 0 else place + self._length]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __iter__(self) -> Iterator[Item]:
        return islice(self._shared, self._length)

    def __reversed__(self) -> Iterator[Item]:
        return islice(reversed(self._shared), len(self._shared) - self._length, None)
