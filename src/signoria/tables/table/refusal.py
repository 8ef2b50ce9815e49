"""Saying no: a reason that people can read in their language, and nothing has changed."""

from __future__ import annotations

from typing import Final

REASONS: Final = frozenset(
    {
        "reason-already-seated",
        "reason-busy",
        "reason-chat-players",
        "reason-close-people",
        "reason-closed",
        "reason-closing",
        "reason-end-asked",
        "reason-end-declined",
        "reason-end-none",
        "reason-ended",
        "reason-error",
        "reason-expired",
        "reason-friends",
        "reason-host",
        "reason-illegal",
        "reason-invalid",
        "reason-invite-declined",
        "reason-invite-fast",
        "reason-invite-many",
        "reason-invite-often",
        "reason-media",
        "reason-method",
        "reason-muted",
        "reason-name",
        "reason-name-alike",
        "reason-name-bot",
        "reason-name-marks",
        "reason-name-mixed",
        "reason-network-none",
        "reason-network-open",
        "reason-no-bot",
        "reason-no-companion",
        "reason-no-device",
        "reason-no-game",
        "reason-no-guest",
        "reason-no-invitation",
        "reason-no-moment",
        "reason-no-record",
        "reason-no-table",
        "reason-not-away",
        "reason-not-asked",
        "reason-not-found",
        "reason-not-here",
        "reason-not-host",
        "reason-not-over",
        "reason-not-seated",
        "reason-not-started",
        "reason-one-by-one",
        "reason-options",
        "reason-origin",
        "reason-over",
        "reason-preference",
        "reason-preference-table",
        "reason-record",
        "reason-rematch-begun",
        "reason-remove-running",
        "reason-resign-alone",
        "reason-resigned",
        "reason-seat-none",
        "reason-seat-taken",
        "reason-seats-number",
        "reason-seats-open",
        "reason-share",
        "reason-sent-away",
        "reason-signed-out",
        "reason-silence",
        "reason-stale",
        "reason-started",
        "reason-starting",
        "reason-storage",
        "reason-too-fast",
        "reason-too-long",
        "reason-too-many-tables",
        "reason-too-slow",
        "reason-undo-absent",
        "reason-undo-asked",
        "reason-undo-first",
        "reason-undo-hidden",
        "reason-undo-none",
        "reason-undo-refused",
        "reason-yourself",
    }
)


class Refusal(Exception):  # noqa: N818 - it is an answer to a person, not an error of the program
    """Something asked for is not done. `reason` is a key of the shell's texts, `facts` are its variables."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        assert reason in REASONS, reason
        super().__init__(reason)
        self.reason = reason
        self.facts: dict[str, str | int] = facts
