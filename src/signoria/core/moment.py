"""Big moments: what happened to somebody, or to everybody, that must not pass unseen.

A game says which of its events are one. Wherever people play, a moment is announced to whom it strikes, its line in the
log stands out for good, and until the round is over a mark shows whom it struck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from signoria.core.message import Arguments, Message
    from signoria.core.speech import Line

# How a moment feels, which gives it a colour and a sound: something is lost, taken or threatened, a spell, an honour.
LOSS: Final = "loss"
THEFT: Final = "theft"
SPELL: Final = "spell"
HONOUR: Final = "honour"
TONES: Final = (LOSS, THEFT, SPELL, HONOUR)


class Moment(NamedTuple):
    """What makes a line of the log a big moment, as its reader sees it."""

    # Its texts are `moment-<kind>` for whom it strikes, `moment-<kind>-more` and, if it leaves a mark, `-mark`.
    kind: str
    tone: str
    # Whom it strikes; None for everybody.
    seat: int | None = None
    # It strikes the reader, and nobody else is told whom.
    private: bool = False
    # Whom it strikes has been told before: it only leaves its mark.
    known: bool = False
    # Moments of this kind hold no longer.
    lifts: str | None = None

    def strikes(self, reader: int | None) -> bool:
        """Say whether a reader is struck, alone or with everybody else."""
        return self.private or self.seat is None or self.seat == reader

    def stands_out(self, reader: int | None) -> bool:
        """Say whether its line in the log stands out for a reader: spectators care for everybody."""
        return reader is None or self.tone == HONOUR or self.strikes(reader)

    def announcement(self, arguments: Arguments) -> list[Message]:
        """Give what is announced, of an event with these arguments."""
        return [(f"moment-{self.kind}", arguments), (f"moment-{self.kind}-more", arguments)]

    def mark(self, arguments: Arguments) -> Message:
        """Give what is read on the mark."""
        return f"moment-{self.kind}-mark", arguments


class Mark(NamedTuple):
    """What a moment left behind; `seat` is whom it struck, None for everybody."""

    seat: int | None
    moment: Moment
    message: Message


def marks(lines: Iterable[Line], reader: int | None, ends: Collection[str]) -> list[Mark]:
    """Give the marks that a reader sees after these lines; events of the kinds `ends` take all of them away."""
    found: list[Mark] = []
    for line in lines:
        if line.kind in ends:
            found.clear()
        moment = line.moment
        if moment is None:
            continue
        found = [mark for mark in found if mark.moment.kind != moment.lifts]
        seat = reader if moment.private else moment.seat
        found.append(Mark(seat, moment, moment.mark(line.arguments)))
    return found
