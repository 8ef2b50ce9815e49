"""Ties: of what is equally good the first is chosen, or among players one by chance, so that no seat is preferred."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.chance import Chance

# No option of any game.
NOTHING: Final = -1


class First:
    """The best of the options that are compared one after another; of several that are equal, the first."""

    def __init__(self) -> None:
        self.option: i64 = NOTHING
        self.worth: i64 = 0

    def compare(self, option: i64, worth: i64) -> None:
        """Let an option stand for choice."""
        if self.option == NOTHING or worth > self.worth:
            self.option = option
            self.worth = worth


class Best:
    """The best of the options that are compared one after another; of several that are equal, each is as likely."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.option: i64 = NOTHING
        self.worth: i64 = 0
        self.equal: i64 = 0

    def compare(self, option: i64, worth: i64) -> None:
        """Let an option stand for choice."""
        if self.equal == 0 or worth > self.worth:
            self.option = option
            self.worth = worth
            self.equal = 1
        elif worth == self.worth:
            self.equal += 1
            # The last of n takes the place of the others once in n times.
            if self.chance.below(self.equal) == 0:
                self.option = option
