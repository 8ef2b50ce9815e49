"""The master: it begins with the plan of the strong bot, and improves it in thousands of games while it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from signoria.bots.dominion.closer import Closer
from signoria.bots.dominion.improvement import STEPS, improvement_of
from signoria.bots.dominion.planning import is_complete
from signoria.bots.dominion.strong import StrongBot
from signoria.games.dominion.eyes.views import DominionSight

if TYPE_CHECKING:
    from signoria.core.position import Sight


class MasterBot(StrongBot):
    """Plays as the strong bot; after its first decision by a plan that each of the next ones makes better."""

    def __init__(self) -> None:
        super().__init__()
        # The steps of the next decision: a new kingdom takes its time already.
        self.steps: i64 = 0

    def choose(self, sight: Sight) -> i64:
        eyes = cast("DominionSight", sight)
        before = self.piles
        self.look(eyes, thorough=self.trying)
        if self.piles != before:
            self.steps = 0
        if self.trying and self.steps <= STEPS and is_complete(eyes.piles()):
            self.bot = Closer(improvement_of(int(self.piles), int(self.seats)).after(self.steps))
            self.steps += 1
        return self.bot.choose(sight)
