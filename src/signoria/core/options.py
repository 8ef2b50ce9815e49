"""Table options: what the host of a game settles before it starts, checked in one place for all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from signoria.core.plain import copied
from signoria.core.shown import shown


class TableOption:
    """One thing to settle, with the values it can have.

    `before` is the value by which games were played before the option was there, or before it had this default: games
    that were written down at that time go on by it. What is not `offered` is settled by the rules: only such games have
    another value than the default.
    """

    def __init__(self, name: str, default: object, before: object = None, *, offered: bool = True) -> None:
        self.name = name
        self.default = default
        self.before = default if before is None else before
        self.offered = offered

    def schema(self) -> dict[str, object]:
        """Describe the values as JSON schema."""
        raise NotImplementedError

    def checked(self, value: object) -> object:
        """Give the value back if it is one of the possible ones; raises ValueError otherwise."""
        raise NotImplementedError


class OneOf(TableOption):
    """One word out of a few."""

    def __init__(
        self, name: str, words: Sequence[str], default: str, before: str | None = None, *, offered: bool = True
    ) -> None:
        super().__init__(name, default, before, offered=offered)
        self.words = list(words)

    def schema(self) -> dict[str, object]:
        return {"enum": list(self.words), "default": self.default}

    def checked(self, value: object) -> object:
        if isinstance(value, str) and value in self.words:
            return value
        raise ValueError(f"option {self.name} is one of {', '.join(self.words)}, not {shown(value)}")


class Number(TableOption):
    """A whole number within bounds, or nothing."""

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__(name, None)
        self.least = least
        self.most = most

    def schema(self) -> dict[str, object]:
        return {"type": ["integer", "null"], "minimum": self.least, "maximum": self.most, "default": None}

    def checked(self, value: object) -> object:
        if value is None:
            return None
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        raise ValueError(f"option {self.name} is a whole number from {self.least} to {self.most}, not {shown(value)}")


class SeveralOf(TableOption):
    """Different items out of a list of words or numbers; either none at all, or between `least` and `most`."""

    def __init__(self, name: str, items: Sequence[object], least: int, most: int) -> None:
        super().__init__(name, [])
        self.items = list(items)
        self.least = least
        self.most = most

    def schema(self) -> dict[str, object]:
        return {
            "type": "array",
            "items": {"enum": list(self.items)},
            "uniqueItems": True,
            "maxItems": self.most,
            "default": [],
        }

    def checked(self, value: object) -> object:
        if not isinstance(value, list | tuple):
            raise ValueError(f"option {self.name} is a list, not {shown(value)}")  # noqa: TRY004
        chosen: list[object] = list(value)
        for item in chosen:
            # By type too: True and 1.0 are equal to 1.
            if not any(type(item) is type(known) and item == known for known in self.items):
                raise ValueError(f"option {self.name} cannot contain {shown(item)}")
        if len({str(item) for item in chosen}) != len(chosen):
            raise ValueError(f"option {self.name} names something twice")
        if chosen and not self.least <= len(chosen) <= self.most:
            wanted = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            raise ValueError(f"option {self.name} takes {wanted} items, not {len(chosen)}")
        return chosen


def options_schema(options: Sequence[TableOption]) -> dict[str, object]:
    """Describe all options that a host is offered as one JSON schema."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {option.name: option.schema() for option in options if option.offered},
        "additionalProperties": False,
    }


def checked_options(options: Sequence[TableOption], given: object) -> dict[str, object]:
    """Give every option a value: the one given, or its default. Raises ValueError for what does not fit."""
    if given is None:
        given = {}
    if not isinstance(given, Mapping):
        raise ValueError(f"options are given as a mapping from names to values, not as {shown(given)}")  # noqa: TRY004
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            raise ValueError(f"there is no option {shown(name)}; there are: {', '.join(sorted(known))}")
    return {
        option.name: copied(option.checked(given[option.name]) if option.name in given else option.default)
        for option in options
    }


def kept_options(options: Sequence[TableOption], kept: Mapping[str, object]) -> dict[str, object]:
    """Give the options that were written down with a game, with those that were not there yet.

    A game is always written down with all options of its time, so that a missing one is newer than the game.
    """
    missing = {option.name: copied(option.before) for option in options if option.name not in kept}
    return {**kept, **missing}


def check_chosen_seat(options: dict[str, object], way: str, seat: str, players: int) -> None:
    """Refuse a first player who is chosen without saying which, and a seat that is named but not asked for.

    One option says how the first player is found, another one which seat it is.
    """
    chosen = options[way] == "chosen"
    named = options[seat]
    if chosen and named is None:
        raise ValueError(f"{way} chosen needs the option {seat}")
    if named is not None and not chosen:
        raise ValueError(f"the option {seat} goes with {way} chosen only")
    if isinstance(named, int) and named >= players:
        raise ValueError(f"{seat} {named} does not exist with {players} players")
