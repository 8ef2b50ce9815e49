"""What happened, told as it happens: each event says who may know what about it."""

from __future__ import annotations

from signoria.core.plain import copied


class Event:
    """One thing that happened: facts for everyone, and perhaps secrets for a few seats."""

    def __init__(
        self,
        number: int,
        kind: str,
        facts: dict[str, object],
        insiders: tuple[int, ...],
        secrets: dict[str, object],
    ) -> None:
        self.number = number
        self.kind = kind
        self.facts = facts
        self.insiders = insiders
        self.secrets = secrets

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """Give what a seat, or a spectator (None), learns of this event, ready for JSON."""
        told: dict[str, object] = {"at": self.number, "event": self.kind}
        for name, fact in self.facts.items():
            told[name] = copied(fact)
        if seat is not None and seat in self.insiders:
            for name, secret in self.secrets.items():
                told[name] = copied(secret)
            told["secret"] = True
        return told


class Journal:
    """The events of a position in order. Copies share what happened before they parted."""

    def __init__(self, events: list[Event], length: int) -> None:
        self.events = events
        self.length = length

    def add(
        self,
        kind: str,
        facts: dict[str, object],
        insiders: tuple[int, ...] = (),
        secrets: dict[str, object] | None = None,
    ) -> None:
        """Write an event down."""
        if self.length != len(self.events):
            # Another copy has written on since: from here on this one has a list of its own.
            self.events = self.events[: self.length]
        self.events.append(Event(self.length, kind, facts, insiders, secrets if secrets is not None else {}))
        self.length += 1

    def since(self, number: int) -> list[Event]:
        """Give the events from a number on."""
        return self.events[max(0, number) : self.length]

    def copy(self) -> Journal:
        """Give a journal that goes on from here independently."""
        return Journal(self.events, self.length)
