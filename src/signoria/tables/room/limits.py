"""Limits, so that one guest cannot spoil it for others."""

from __future__ import annotations

from typing import Final

LONGEST_TEXT: Final = 500
MOST_WAITING: Final = 200


class Bucket:
    """Holds some drops and fills slowly: who takes a drop for each message may be quick for a while, not for ever."""

    def __init__(self, *, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._drops = most
        self._at = now

    def take(self, now: float) -> bool:
        """Take a drop if there is one; say whether there was."""
        self._drops = min(self._most, self._drops + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True
