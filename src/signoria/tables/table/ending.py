"""Ending a game without a result: somebody proposes it, and everybody who plays has to agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from signoria.tables.table.undo import away, handed_over

if TYPE_CHECKING:
    from signoria.tables.table.table import LiveTable

# A proposal that not everybody answers lapses after so many seconds, or after the time for a decision if that is
# longer; whoever was turned down may propose it again after as long. Who is away by then has said nothing against it.
PATIENCE: Final = 120.0


class EndProposal(msgspec.Struct, frozen=True):
    """A player proposes to end the game."""

    guest: str
    seat: int
    at: float
    waiting_for: tuple[str, ...]  # guests who have not answered yet

    def without(self, guest: str | None) -> EndProposal:
        """Give the proposal when somebody has agreed, or need not be asked any more."""
        left = tuple(other for other in self.waiting_for if other != guest)
        return msgspec.structs.replace(self, waiting_for=left)


def patience(table: LiveTable) -> float:
    """Give for how many seconds a proposal stands: people who take a day for a move take a day for this too."""
    return max(PATIENCE, float(table.clock or 0))


def asked_to_end(table: LiveTable, guest: str) -> list[str]:
    """Give who has to agree when a guest proposes to end the game: everybody else who has not left it to a bot.

    Who is only missed may come back in time to say no.
    """
    return [other for other in table.people() if other != guest and not handed_over(table.seats, other)]


def uncontested(table: LiveTable) -> bool:
    """Whether all who have not answered a proposal are away: they have had time to come back, and said nothing."""
    return table.ending is not None and all(away(table.seats, guest) for guest in table.ending.waiting_for)
