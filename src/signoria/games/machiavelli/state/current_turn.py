"""The turn that is being played."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What can be used once in a turn.
DISTRICT_INCOME_USED: Final = 1
ABILITY_USED: Final = 2
BONUS_USED: Final = 4
CROWN_USED: Final = 8
LABORATORY_USED: Final = 16
SMITHY_USED: Final = 32
MUSEUM_USED: Final = 64
LOAN_USED: Final = 128
USES: Final = ["district-income", "ability", "bonus", "crown", "laboratory", "smithy", "museum", "loan"]


# What of a turn it is.
WHOLE: Final = 0
WITCH_FIRST: Final = 1
BEWITCHED: Final = 2
RESUMED: Final = 3
HOSPITAL_PART: Final = 4
LOST: Final = 5
NO_TURN: Final = 6
PARTS: Final = ["whole", "witch", "bewitched", "resumed", "hospital", "lost", "none"]


class Turn:
    """The turn that is being played: who acts, as which character, and what has been done in it."""

    def __init__(self, seat: i64, character: i64, part: i64) -> None:
        self.seat = seat
        self.character = character
        self.part = part
        self.income_taken = part == RESUMED
        # Abilities and districts used in this turn, as a set of bits.
        self.used: i64 = 0
        # Builds that count for the limit, what a Director adds to the limit, and whether anything was built.
        self.builds: i64 = 0
        self.more_builds: i64 = 0
        self.built = False
        # Gold paid for building, for the Alchemist.
        self.spent: i64 = 0
        # Whether the next build with gold is the one that a warrant is about.
        self.warranted = False
        self.action_card_played = False
        self.rasputin_open = False
        # How many wagons of each seat were used.
        self.wagons_used: vec[i64] = vec[i64]()

    def copy(self) -> Turn:
        twin = Turn(self.seat, self.character, self.part)
        twin.income_taken = self.income_taken
        twin.used = self.used
        twin.builds = self.builds
        twin.more_builds = self.more_builds
        twin.built = self.built
        twin.spent = self.spent
        twin.warranted = self.warranted
        twin.action_card_played = self.action_card_played
        twin.rasputin_open = self.rasputin_open
        if len(self.wagons_used) > 0:
            twin.wagons_used = self.wagons_used[:]
        return twin

    def go_on_from(self, paused: Turn) -> None:
        """Go on with a turn that was paused: what it has of action cards and wagons is used up."""
        self.action_card_played = paused.action_card_played
        self.more_builds = paused.more_builds
        if len(paused.wagons_used) > 0:
            self.wagons_used = paused.wagons_used[:]

    def use(self, what: i64) -> None:
        self.used |= what

    def has_used(self, use: i64) -> bool:
        return self.used & use != 0
