"""What of a message is worth sending: what its text reads, and what a table must know to show it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from signoria.core.speech import plainly
from signoria.core.text import FORMS, variables
from signoria.tables.wire.messages import LogLine, MomentShown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.message import Arguments, Message
    from signoria.core.speech import Speech

# What a formatter adds to the variables of a text by itself.
DERIVED: Final = ("-you", "-count", "-others", *(f"-{form}" for form in FORMS))
NOTHING: Final[frozenset[str]] = frozenset()


def line(speech: Speech, seen: Sequence[dict[str, Any]], place: int) -> LogLine:
    """Give the line about one of several events in a row, as somebody saw them."""
    event = seen[place]
    if event["at"] < 0:
        # It happened at the table, not in the game.
        return LogLine(event["event"], plainly(event, ("event", "at")))
    shown = speech.shown.get(event["event"], NOTHING)
    if not shown and speech.quiet(seen, place) and speech.moment(event) is None:
        return _silent(event["event"])
    told = speech.line(seen, place)
    read = NOTHING if told.quiet else arguments_of(speech, told.message[0])
    moment, mark = told.moment, None if told.quiet else speech.mark(event)
    if moment is not None and read is not None:
        for key, _ in [*moment.announcement({}), moment.mark({})]:
            read |= arguments_of(speech, key) or NOTHING
    args = _only(told.arguments, None if read is None else read | shown)
    # A game of which there are no texts has no words for a moment either.
    announced = None if moment is None or read is None else MomentShown(*moment)
    return LogLine(told.kind, args, told.quiet, told.joined, mark, announced)


@cache
def _silent(kind: str) -> LogLine:
    # Nothing is read of it, and nothing shown: that is so for half of what happens.
    return LogLine(kind, quiet=True)


def said(speech: Speech, message: Message) -> Message:
    """Give a message with what its text reads."""
    key, arguments = message
    return key, _only(arguments, arguments_of(speech, key))


def arguments_of(speech: Speech, key: str) -> frozenset[str] | None:
    """Give what a text must be told; None where there is no such text, and whoever reads it must do with everything."""
    return None if speech.package is None else _wanted(speech.package).get(key)


@cache
def _wanted(package: str) -> dict[str, frozenset[str]]:
    return {key: frozenset(map(_argument, read)) for key, read in variables(package).items()}


def _argument(variable: str) -> str:
    for derived in DERIVED:
        variable = variable.removesuffix(derived)
    return variable


def _only(arguments: Arguments, wanted: frozenset[str] | None) -> Arguments:
    if wanted is None:
        return arguments
    return {variable: argument for variable, argument in arguments.items() if variable in wanted}
