"""What the characters have done to each other in this round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.games.machiavelli.data.components import NOBODY
from signoria.games.machiavelli.state.current_turn import Turn

# The facts of a round in the order in which they are written down. Ranks count from 0; seats too; NOBODY for neither.
FACTS: Final = [
    "called",
    "murdered",
    "saved",
    "bewitched",
    "witch",
    "robbed",
    "robber",
    "warrants",
    "sealed",
    "magistrate",
    "seal_shown",
    "threats",
    "threatened",
    "rose",
    "blackmailer",
    "rose_shown",
    "protected",
    "acrobat",
    "silent_heir",
    "taxman",
    "builders",
    "taxed",
]


class Intrigue:
    """The plots of this round; all of it is forgotten when the round ends."""

    def __init__(self) -> None:
        # The rank called last.
        self.called: i64 = NOBODY
        # The rank that the Assassin named, and whether a Rasputin has undone that.
        self.murdered: i64 = NOBODY
        self.saved: i64 = 0
        # The rank that the Witch named, and the seat of the Witch.
        self.bewitched: i64 = NOBODY
        self.witch: i64 = NOBODY
        # The turn of the Witch up to her pause, if anything of it counts when she goes on. It does not change any more.
        self.paused: Turn | None = None
        # The rank that the Thief named, and the seat that gets the gold.
        self.robbed: i64 = NOBODY
        self.robber: i64 = NOBODY
        # The ranks with a warrant on their token, as a set of bits; which of them has the seal (secret); the seat that
        # placed them; and whether the seal has been shown.
        self.warrants: i64 = 0
        self.sealed: i64 = NOBODY
        self.magistrate: i64 = NOBODY
        self.seal_shown: i64 = 0
        # The ranks with a threat on their token now, and those that got one; which of these has the rose (secret); the
        # seat that placed them; and whether everybody knows which one has the rose.
        self.threats: i64 = 0
        self.threatened: i64 = 0
        self.rose: i64 = NOBODY
        self.blackmailer: i64 = NOBODY
        self.rose_shown: i64 = 0
        # The seat whose city the Bishop protects.
        self.protected: i64 = NOBODY
        # Whether an Acrobat has been played.
        self.acrobat: i64 = 0
        # Whether rank 4 did not greet, and inherits the crown only later, like a murdered one.
        self.silent_heir: i64 = 0
        # Classic tax: the seat that collects, the seats that have built this round, and those that have paid.
        self.taxman: i64 = NOBODY
        self.builders: i64 = 0
        self.taxed: i64 = 0

    def copy(self) -> Intrigue:
        twin = Intrigue()
        twin.called = self.called
        twin.murdered = self.murdered
        twin.saved = self.saved
        twin.bewitched = self.bewitched
        twin.witch = self.witch
        twin.paused = self.paused
        twin.robbed = self.robbed
        twin.robber = self.robber
        twin.warrants = self.warrants
        twin.sealed = self.sealed
        twin.magistrate = self.magistrate
        twin.seal_shown = self.seal_shown
        twin.threats = self.threats
        twin.threatened = self.threatened
        twin.rose = self.rose
        twin.blackmailer = self.blackmailer
        twin.rose_shown = self.rose_shown
        twin.protected = self.protected
        twin.acrobat = self.acrobat
        twin.silent_heir = self.silent_heir
        twin.taxman = self.taxman
        twin.builders = self.builders
        twin.taxed = self.taxed
        return twin

    def is_murdered(self, rank: i64) -> bool:
        """Say whether a rank is murdered and nothing has saved it."""
        return rank == self.murdered and self.saved == 0
