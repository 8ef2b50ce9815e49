"""How somebody likes to play at a table, as far as the table acts upon it.

It comes of what a guest prefers everywhere (personal.py) and of what was set at this table alone (preferences.py).
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from signoria.tables.table.calendar import ALWAYS, Calendar

Pace = Literal["step", "slow", "normal", "instant"]


class Habits(msgspec.Struct, frozen=True):
    """What a table knows of the wishes of somebody who plays there."""

    unusual: frozenset[str] = frozenset()  # the preferences of the game that are other than usual, by name
    pace: Pace = "normal"  # at which others are seen to move
    confirms: bool = False  # is asked before the last move of a turn
    answers_all: bool = False  # answers where there is but one choice, too
    revision: int = 0  # how often all wishes were changed
    calendar: Calendar = ALWAYS  # when the clock of days stands still

    def with_preference(self, name: str, *, unusual: bool) -> Habits:
        """Give the habits of who has this preference otherwise than usual, or as usual."""
        names = self.unusual | {name} if unusual else self.unusual - {name}
        return msgspec.structs.replace(self, unusual=names)


USUAL: Final = Habits()
# By guest, those that are other than usual.
Preferences = dict[str, Habits]


def habits_of(preferences: Preferences, guest: str | None) -> Habits:
    """Give how somebody likes to play."""
    return preferences.get(guest or "", USUAL)


def other_than_usual(preferences: Preferences) -> Preferences:
    """Leave out who plays as everybody does."""
    return {guest: habits for guest, habits in preferences.items() if habits != USUAL}
