"""A plan that becomes better while it is played: step by step the best so far is changed, and changed again.

Whoever plays the strong bot's plan is among the rivals, so that what takes its place beats it; the house bot never
leaves them, so that nothing is learnt that beats nobody else. Each step takes so many games, not seconds: after as many
steps everybody has the same plan.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.dominion.contest import fitness
from signoria.bots.dominion.finder import Finder
from signoria.bots.dominion.house import HouseBot
from signoria.bots.dominion.plan import Plan
from signoria.bots.dominion.plan_bot import PlanBot
from signoria.bots.dominion.planning import plan_at

# Games of a step, about a second of the processor, and how many steps there are.
GAMES: Final = 10_000
STEPS: Final = 5
# What was found is compared with the plan before it in so many games against each rival, on deals from a number on
# that nobody has been chosen by.
CHECKED: Final = 1200
UNSEEN: Final = 2_000_000


class Improvement:
    """What becomes of the plan of a kingdom, for a number of seats: as it was, and after each step."""

    def __init__(self, piles: i64, seats: i64) -> None:
        self.seats = seats
        self.finder = Finder(piles, seats, 1)
        base = plan_at(piles, seats, thorough=True)
        self.rivals: list[Bot] = [HouseBot(), PlanBot(base)]
        self.finder.permanent.append(self.rivals[1])
        self.plans: list[Plan] = [base]

    def after(self, steps: i64) -> Plan:
        """Give the plan after so many steps; those that were not taken yet are taken now."""
        while len(self.plans) <= min(steps, STEPS):
            self.plans.append(self.next())
        return self.plans[min(steps, STEPS)]

    def next(self) -> Plan:
        """Change the last plan for a while; give what came of it if it is better on fresh deals, else the last."""
        last = self.plans[len(self.plans) - 1]
        found = self.finder.climbed(last, self.finder.contest.games + GAMES)
        return found if found is last or self.rating(found) > self.rating(last) else last

    def rating(self, plan: Plan) -> float:
        """Rate a plan by games against the house bot and the strong bot's plan."""
        bot = PlanBot(plan)
        contest = self.finder.contest
        deals = CHECKED // contest.seats
        first = UNSEEN + len(self.plans) * CHECKED
        return fitness([contest.share(bot, rival, first, deals) for rival in self.rivals])


@lru_cache(maxsize=64)
def improvement_of(piles: int, seats: int) -> Improvement:
    """Give what becomes of the plan of a kingdom."""
    return Improvement(piles, seats)
