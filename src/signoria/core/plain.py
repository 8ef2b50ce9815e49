"""Plain data, as JSON has it: checking what was read, and copying what is handed out."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from signoria.core.shown import shown


def copied(value: object) -> object:
    """Give plain data of one's own: whoever is handed it may change it without changing the table or what happened."""
    if isinstance(value, dict):
        return {name: copied(part) for name, part in value.items()}
    if isinstance(value, list):
        return [copied(part) for part in value]
    return value


def mapping(value: object, what: str) -> Mapping[str, object]:
    """Give the value back if it is a mapping."""
    if not isinstance(value, Mapping):
        raise ValueError(f"{what} is a mapping, not {shown(value)}")  # noqa: TRY004
    names: Mapping[object, object] = value
    for name in names:
        if not isinstance(name, str):
            raise ValueError(f"{what} has names in text, not {shown(name)}")  # noqa: TRY004
    return value


def known_keys(data: Mapping[str, object], keys: Collection[str], what: str) -> Mapping[str, object]:
    """Give the mapping back if it has no other keys than these."""
    for key in data:
        if key not in keys:
            raise ValueError(f"{what} has no {shown(key)}; it can have: {', '.join(keys)}")
    return data


def sequence(value: object, what: str) -> list[object]:
    """Give the value as a list if it is one."""
    if not isinstance(value, list | tuple):
        raise ValueError(f"{what} is a list, not {shown(value)}")  # noqa: TRY004
    return list(value)


def bounded(value: object, what: str, least: int, most: int) -> int:
    """Give the value back if it is a whole number within bounds."""
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise ValueError(f"{what} is a whole number from {least} to {most}, not {shown(value)}")


def flag(value: object, what: str) -> bool:
    """Give the value back if it is true or false."""
    if isinstance(value, bool):
        return value
    raise ValueError(f"{what} is true or false, not {shown(value)}")
