"""Finding a plan for a kingdom: many are tried in a few games, the better ones in more, and the best is changed.

Whatever is found is compared with the house bot before it is used: if it is not better, the house's own plan is taken.
Everything follows from the kingdom, the number of seats, the seed and the number of games; no clock is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.dominion.contest import Contest, fitness
from signoria.bots.dominion.house import HouseBot
from signoria.bots.dominion.mutation import Mutation
from signoria.bots.dominion.notation import parse_plan
from signoria.bots.dominion.plan import Plan
from signoria.bots.dominion.plan_bot import PlanBot
from signoria.bots.dominion.seeds import first_seeds, house_text, known_plans, more_seeds
from signoria.core.chance import FastChance, spread

MONEY: Final = "buy province; buy duchy if provinces <= 4; buy estate if provinces <= 2; buy gold; buy silver"

# Deals of the first look at a seed with two players; each is played from every seat against the house bot and the
# hardest of those who never leave the pool. So many times as many follow for the best, and so many are kept each time.
FIRST_LOOK: Final = 3
SEEDS_KEPT: Final = [(1, 40), (3, 12)]
PAIRS_KEPT: Final = [(1, 40), (3, 16), (10, 6), (25, 3)]
# Pairs of Actions are made of those of the best seeds; the best ones get one more kind of Actions each.
PAIRED: Final = 4
BUILT_ON: Final = 2
# Changes of the best plan that are tried together, so many of them by chance; how often, and who is kept.
CHANGES: Final = 60
BY_CHANCE: Final = 20
CHANGES_KEPT: Final = [(2, 20), (5, 6), (20, 2)]
# How much better than the champion a change must be in the last comparison, on so many times the first look.
LAST: Final = 100
MARGIN: Final = 0.01
# Who never leaves the pool are the house bot, money and the named strategies; so many beside the house are played.
HARDEST: Final = 2
# Games in the last comparison with the house bot, and where the deals begin: nobody has been chosen by them.
CHECKED: Final = 2000
UNSEEN: Final = 1_000_000


@dataclass
class Found:
    """A plan, and its share of wins against the house bot."""

    plan: Plan
    against_house: float


class Tried:
    """A plan, and what it won on the deals so far, against each rival."""

    def __init__(self, plan: Plan, rivals: int) -> None:
        self.plan = plan
        self.won: list[float] = [0.0] * rivals
        self.deals: i64 = 0

    def rating(self) -> float:
        """How good it is, as far as it is known."""
        return fitness([won / float(self.deals) for won in self.won])


class Finder:
    """Finds a plan for a kingdom and a number of seats."""

    def __init__(
        self, piles: i64, seats: i64, seed: int, tell: Callable[[int], None] | None = None, first_look: i64 = FIRST_LOOK
    ) -> None:
        self.piles = piles
        self.first_look = first_look
        self.contest = Contest(piles, seats)
        self.chance = FastChance(spread(seed, b"plan"))
        self.mutation = Mutation(piles, self.chance)
        # Told how many games have been played, now and then.
        self.tell = tell
        self.permanent: list[Bot] = [HouseBot(), PlanBot(parse_plan(MONEY))]
        self.permanent += [PlanBot(plan) for plan in known_plans(piles)]
        # The next deal that nobody has been chosen by.
        self.next_deal: i64 = 0

    def find(self, games: i64, known: list[Plan]) -> Found:
        """Find a plan with about so many games, screening included; begin with what is known elsewhere."""
        return self.checked(self.climbed(self.screened(known)[0], games))

    # --- Trying many -----------------------------------------------------------------------------------------------

    def screened(self, known: list[Plan]) -> list[Plan]:
        """Give the best of what is known elsewhere and of the seeds, the best first."""
        rivals = self.hardest(parse_plan(house_text(self.piles)))
        best = self.best_of(known + first_seeds(self.piles), rivals, SEEDS_KEPT)
        more = more_seeds(self.piles, best[:PAIRED])
        for plan in best[:BUILT_ON]:
            more += self.mutation.with_one_more_kind(plan)
        return self.best_of(best + more, rivals, PAIRS_KEPT)

    def hardest(self, plan: Plan) -> list[Bot]:
        """Give the house bot, and those of the others who never leave the pool whom a plan beats least often."""
        bot = PlanBot(plan)
        deals = self.deals(5)
        others = range(1, len(self.permanent))
        rated = [(self.contest.share(bot, self.permanent[place], self.next_deal, deals), place) for place in others]
        rated.sort()
        self.next_deal += deals
        return [self.permanent[0]] + [self.permanent[place] for _, place in rated[:HARDEST]]

    def best_of(self, plans: list[Plan], rivals: list[Bot], rounds: list[tuple[int, int]]) -> list[Plan]:
        """Try plans in rounds of ever more deals, and keep ever fewer; give who is left, the best first."""
        left = [Tried(plan, len(rivals)) for plan in plans]
        for times, number in rounds:
            self.play(left, rivals, self.deals(times))
            left = best_first(left)[:number]
        return [tried.plan for tried in left]

    def play(self, tried: list[Tried], rivals: list[Bot], deals: i64) -> None:
        """Let plans play the next deals, all of them the same."""
        for one in tried:
            bot = PlanBot(one.plan)
            for place, rival in enumerate(rivals):
                one.won[place] += float(deals) * self.contest.share(bot, rival, self.next_deal, deals)
            one.deals += deals
            self.report()
        self.next_deal += deals

    def deals(self, times: i64) -> i64:
        """Give so many times the deals of a first look: with more seats a deal is more games."""
        return max(times * self.first_look * 2 // self.contest.seats, 1)

    # --- Changing the best -----------------------------------------------------------------------------------------

    def climbed(self, champion: Plan, games: i64) -> Plan:
        """Change the champion as long as there are games left; whoever is clearly better takes its place."""
        while self.contest.games < games:
            rivals = self.hardest(champion)
            changes = self.mutation.neighbours(champion)[: CHANGES - BY_CHANCE]
            while len(changes) < CHANGES:
                changes.append(self.mutation.mutated(champion, champion))
            best = self.best_of(changes, rivals, CHANGES_KEPT)
            last = [Tried(plan, len(rivals)) for plan in [champion, *best]]
            self.play(last, rivals, self.deals(LAST))
            first = best_first(last)[0]
            if first.rating() > last[0].rating() + MARGIN:
                champion = first.plan
        return champion

    def checked(self, champion: Plan, games: i64 = CHECKED) -> Found:
        """Compare a plan with the house bot, on deals that it has not been chosen by."""
        house: Bot = HouseBot()
        deals = games // self.contest.seats
        share = self.contest.share(PlanBot(champion), house, UNSEEN, deals)
        if share * float(self.contest.seats) < 1.0:
            champion = parse_plan(house_text(self.piles))
            share = self.contest.share(PlanBot(champion), house, UNSEEN, deals)
        self.report()
        return Found(champion, share)

    def report(self) -> None:
        """Tell how many games have been played."""
        if self.tell is not None:
            self.tell(int(self.contest.games))


def best_first(tried: list[Tried]) -> list[Tried]:
    """Sort plans by how good they are; of equals the earlier one stays first."""
    return sorted(tried, key=rating, reverse=True)


def rating(tried: Tried) -> float:
    """Give what a plan is sorted by."""
    return tried.rating()
