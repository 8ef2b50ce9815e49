"""The strong bot: the plan of the kingdom, and exact counting at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.dominion.closer import Closer
from signoria.bots.dominion.contest import COMPILED
from signoria.bots.dominion.notation import parse_plan
from signoria.bots.dominion.planning import plan_at
from signoria.games.dominion.eyes.views import DominionSight

if TYPE_CHECKING:
    from signoria.core.position import Sight


class StrongBot(Bot):
    """Plays the plan of the kingdom; it ends a game that it wins by that, and none that it would lose."""

    def __init__(self) -> None:
        self.piles: i64 = -1
        self.seats: i64 = 0
        self.thorough = False
        # Whether it tries plans in a kingdom that has none yet. Interpreted, there is no time for it.
        self.trying = COMPILED
        self.bot = Closer(parse_plan("buy province; buy gold; buy silver"))

    def choose(self, sight: Sight) -> i64:
        eyes = cast("DominionSight", sight)
        self.look(eyes, thorough=self.trying)
        return self.bot.choose(sight)

    def quick(self, sight: Sight) -> i64:
        self.look(cast("DominionSight", sight), thorough=False)
        return self.bot.choose(sight)

    def look(self, eyes: DominionSight, *, thorough: bool) -> None:
        """See which kingdom it is."""
        if self.piles == eyes.piles() and self.seats == eyes.seats() and self.thorough >= thorough:
            return
        self.piles = eyes.piles()
        self.seats = eyes.seats()
        self.thorough = thorough
        self.bot = Closer(plan_at(self.piles, self.seats, thorough=thorough))
