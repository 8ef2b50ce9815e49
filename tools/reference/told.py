"""What facts of events have been, and of which type they are for that."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Shape: TypeAlias = tuple[frozenset[str], frozenset[str]]
# More words than that are no list that anybody would read.
WORDS = 8


@dataclass
class Told:
    """What one fact has been, in all events of a kind."""

    words: set[str] = field(default_factory=set)
    others: set[type] = field(default_factory=set)
    within: "Told | None" = None
    # The dictionaries by their keys; what else stands for the values has no shape.
    keys: set[tuple[str, ...]] = field(default_factory=set)
    values: "Told | None" = None

    def add(self, value: object) -> None:
        """Take note of one."""
        if isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, list):
            self.within = self.within or Told()
            for one in value:
                self.within.add(one)
        elif isinstance(value, dict):
            self.keys.add(tuple(value))
            self.values = self.values or Told()
            for one in value.values():
                self.values.add(one)
        else:
            self.others.add(type(value))

    def few(self, names: Iterable[str]) -> list[str]:
        """Give the words that this has been, if it is one of a few; what has a name, as cards have, is one of many."""
        return sorted(self.words) if len(self.words) <= WORDS and not self.words & set(names) else []

    def type(self, shapes: Mapping[str, Shape]) -> str:
        """Write the type, with shapes by their keys: those that must be, those that may."""
        found = [one.__name__ for one in (bool, int) if one in self.others]
        if self.words:
            found.append("str")
        if self.within is not None:
            found.append(f"list[{self.within.type(shapes) or 'object'}]")
        if self.keys:
            found += self.dictionaries(shapes)
        return " | ".join([*found, *(["None"] if type(None) in self.others else [])])

    def dictionaries(self, shapes: Mapping[str, Shape]) -> list[str]:
        """Give the shapes that dictionaries have; where one has none, all are called by what their values are."""
        fitting = [
            next((name for name, (must, may) in shapes.items() if must <= set(keys) <= may), None) for keys in self.keys
        ]
        if None not in fitting:
            return sorted({name for name in fitting if name is not None})
        assert self.values is not None
        values = self.values.type(shapes)
        return [f"dict[str, {values if values and ' | ' not in values else 'object'}]"]
