"""What is settled before a game, as one word of OpenSpiel: `kingdom-mode:draft;start-seat:1;kingdom:chapel+moat`.

OpenSpiel writes parameters into the name of a game, so that nothing in them may be `,`, `=` or a bracket.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.options import Number, SeveralOf, TableOption, checked_options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from signoria.core.game import Game

BETWEEN_OPTIONS: Final = ";"
BEFORE_VALUE: Final = ":"
BETWEEN_ITEMS: Final = "+"


def written_options(options: Mapping[str, object]) -> str:
    """Write options in one word."""
    return BETWEEN_OPTIONS.join(f"{name}{BEFORE_VALUE}{written_value(value)}" for name, value in options.items())


def written_value(value: object) -> str:
    if value is None:
        return ""
    return BETWEEN_ITEMS.join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def read_options(game: Game, text: str) -> dict[str, object]:
    """Read the options of a game, all of them. Raises ValueError for what it does not have."""
    known = {option.name: option for option in game.table_options}
    given: dict[str, object] = {}
    for word in text.split(BETWEEN_OPTIONS):
        if not word:
            continue
        name, colon, value = word.partition(BEFORE_VALUE)
        if not colon:
            raise ValueError(f"an option is written as name:value, not as {word!r}")
        given[name] = read_value(known[name], value) if name in known else value
    return checked_options(game.table_options, given)


def read_value(option: TableOption, text: str) -> object:
    """Read the value of an option; what it cannot be is left as it is, for the game to refuse."""
    if isinstance(option, Number):
        return whole_number(text) if text else None
    if isinstance(option, SeveralOf):
        words = {str(item): item for item in option.items}
        return [words.get(item, item) for item in text.split(BETWEEN_ITEMS)] if text else []
    return text


def whole_number(text: str) -> object:
    return int(text) if text.isdecimal() and text.isascii() else text
