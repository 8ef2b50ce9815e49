"""Devices of guests: what a cookie says about one, and which of them are signed out."""

from __future__ import annotations

from typing import Final

import msgspec

# Devices of a guest that are listed; of more than that, those are forgotten that were not used for the longest time.
MOST_DEVICES: Final = 20
# Seconds for which a cookie holds from the last visit on: that long it must be remembered that a device is signed out.
LIFETIME: Final = 400 * 24 * 3600


class Ticket(msgspec.Struct, frozen=True):
    """What a cookie says: who somebody is, and on which device."""

    guest: str
    # Cookies of the first versions name no device.
    device: str = ""
    # When the guest last signed all other devices out before the cookie was given; 0 for never.
    after: int = 0


class Device(msgspec.Struct, frozen=True):
    """A device of a guest: what it calls itself, as far as that is known, and when it was here, by the hour."""

    id: str
    browser: str | None
    system: str | None
    first: float
    last: float


class Sighting(msgspec.Struct, frozen=True):
    """Somebody was here with a device."""

    ticket: Ticket
    browser: str | None
    system: str | None
    at: float


class SignOut(msgspec.Struct, frozen=True):
    """A device is signed out; or, if none is named, all of them but the one that is kept."""

    number: int
    guest: str
    device: str | None
    kept: str | None
    at: int


class Barred:
    """The devices of one guest that are signed out, by all that is known of it, in whatever order it came."""

    def __init__(self, *known: SignOut) -> None:
        # When all others were signed out for the last time, and which device was not.
        self.since = 0
        self.kept: str | None = None
        self.devices: set[str] = set()
        self.last = 0
        for one in known:
            self.add(one)

    def add(self, one: SignOut) -> None:
        """Learn that something was signed out; it may be known already."""
        self.last = max(self.last, one.at)
        if one.device is not None:
            self.devices.add(one.device)
        elif one.at > self.since:
            self.since, self.kept = one.at, one.kept

    def bars(self, ticket: Ticket) -> bool:
        """Whether the device of a ticket is signed out; the ticket is one of this guest."""
        if self.last == 0:
            return False
        # Whoever was signed out may have kept a cookie that names no device: it cannot be told from another.
        if not ticket.device or ticket.device in self.devices:
            return True
        return ticket.after < self.since and ticket.device != self.kept

    def renewed(self, ticket: Ticket) -> Ticket:
        """Give a ticket that is not barred as it would be given now."""
        return msgspec.structs.replace(ticket, after=max(ticket.after, self.since))
