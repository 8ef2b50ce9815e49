"""The players' part in the chance of a game: shares that are all sealed before any of them is told.

The device of each guest draws a share and seals it: it sends the hash, which binds the guest and tells nothing. When
the game is called, the shares are told, and mixed with the secret of the table, whose own seal everybody has seen. So
nobody could choose the seed, not even who runs the server and plays too: whatever goes into it was fixed before
anybody knew the rest. Who tells nothing in time is left out, for all to see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from signoria.core.chance import commitment, is_secret
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.tables.table.seats import Seat

# A game that is called waits so many seconds for shares; a phone may be asleep.
PATIENCE: Final = 5.0


class Shares(msgspec.Struct, frozen=True):
    """The seals and shares of a table, by guest, and since when the game is called."""

    seals: dict[str, str] = {}
    told: dict[str, str] = {}
    called: float | None = None

    def sealed(self, guest: str, seal: str) -> Shares:
        """Let a guest seal a share, in place of an earlier one."""
        return msgspec.structs.replace(self, seals={**self.seals, guest: seal})

    def call(self, at: float) -> Shares:
        """Wait for the shares that are sealed."""
        return msgspec.structs.replace(self, called=at)

    def tell(self, guest: str, share: str) -> Shares:
        """Let a guest tell a share."""
        return msgspec.structs.replace(self, told={**self.told, guest: share})

    def among(self, people: Sequence[str]) -> Shares:
        """Give what counts for these guests. Shares that have been told cannot be sealed again: all begin anew."""
        if self.called is not None:
            return Shares()
        return Shares({guest: seal for guest, seal in self.seals.items() if guest in people})

    @property
    def complete(self) -> bool:
        """Whether everything is told that was sealed."""
        return self.told.keys() == self.seals.keys()


def by_seat(of_guests: dict[str, str], seats: Sequence[Seat]) -> list[str | None]:
    """Give what guests have given by seat: once for a guest, at the first of the guest's seats."""
    left = dict(of_guests)
    return [None if seat.guest is None else left.pop(seat.guest, None) for seat in seats]


def checked(digits: str) -> str:
    """Give a seal or a share back if it can be one. Refuses the rest."""
    if not is_secret(digits):
        raise Refusal("reason-share")
    return digits


def seal_of(share: str) -> str:
    """Give the seal of a share."""
    return commitment(bytes.fromhex(checked(share)))
