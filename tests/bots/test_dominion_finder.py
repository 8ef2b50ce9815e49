"""Finding plans for kingdoms of Dominion: where it begins, and how plans are compared."""

from __future__ import annotations

import pytest

from signoria.bots.dominion.contest import COMPILED, Contest, fitness, kingdom_of
from signoria.bots.dominion.finder import Finder, Tried, best_first
from signoria.bots.dominion.house import HouseBot
from signoria.bots.dominion.notation import parse_plan, plan_text
from signoria.bots.dominion.plan_bot import PlanBot
from signoria.bots.dominion.rivals import STRATEGIES
from signoria.bots.dominion.seeds import first_seeds, house_text, known_plans, more_seeds
from signoria.games.dominion.data.components import KINGDOMS, NAMES, NUMBERS
from signoria.games.dominion.rules.setup import piles_of

FIRST_GAME = piles_of(KINGDOMS["first-game"])


def test_seeds_are_plans_for_the_kingdom() -> None:
    for name, kingdom in KINGDOMS.items():
        piles = piles_of(kingdom)
        seeds = first_seeds(piles)
        assert len(seeds) > 20, name
        assert plan_text(seeds[0]) == plan_text(parse_plan(house_text(piles)))
        bought = {NAMES[entry.card] for plan in seeds for entry in plan.entries}
        assert bought <= set(NAMES[:7]) | set(kingdom_of(piles))
        # Every Action of the kingdom is tried.
        assert {card for card in kingdom_of(piles) if card != "gardens"} <= bought
        assert more_seeds(piles, seeds[:3])
    assert len(known_plans(piles_of(KINGDOMS["first-game"]))) >= 4


def test_the_house_plan_as_data_is_as_good_as_the_house() -> None:
    """It plays the same plan with better answers to cards."""
    contest = Contest(FIRST_GAME, 2)
    assert contest.share(PlanBot(parse_plan(house_text(FIRST_GAME))), HouseBot(), 0, 60) >= 0.48
    assert contest.games == 120


def test_a_contest_is_fair_and_repeats_itself() -> None:
    contest = Contest(FIRST_GAME, 3)
    assert contest.share(HouseBot(), HouseBot(), 5, 6) == pytest.approx(1 / 3)
    again = [contest.share(PlanBot(STRATEGIES["smithy"].plan), HouseBot(), 3, 5) for _ in range(2)]
    assert again[0] == again[1]


def test_fitness_minds_the_worst() -> None:
    assert fitness([0.6, 0.6]) > fitness([0.9, 0.3])
    assert fitness([0.5, 0.5]) < fitness([0.5, 0.6])
    assert fitness([0.0]) > float("-inf")


def test_a_plan_that_does_not_beat_the_house_is_not_used() -> None:
    """Then the plan of the house itself is, which is no worse."""
    finder = Finder(FIRST_GAME, 2, 1)
    found = finder.checked(parse_plan("buy province; buy silver"), 160)
    assert plan_text(found.plan) == plan_text(parse_plan(house_text(FIRST_GAME)))
    good = finder.checked(STRATEGIES["smithy"].plan, 160)
    assert plan_text(good.plan) == plan_text(STRATEGIES["smithy"].plan)
    assert good.against_house > 0.5


def test_who_never_leaves_the_pool() -> None:
    """The house bot, plain money, and the named strategies that a kingdom has cards for."""
    alone = [NUMBERS[name] for name in ("bureaucrat", "cellar", "chancellor", "feast", "festival")]
    alone += [NUMBERS[name] for name in ("library", "mine", "moat", "spy", "thief")]
    assert len(Finder(piles_of(alone), 2, 1).permanent) == 3
    assert len(Finder(FIRST_GAME, 2, 1).permanent) == 2 + len(known_plans(FIRST_GAME))


def tried(name: str, won: float) -> Tried:
    """Give a named strategy that won so many of ten deals against one rival."""
    found = Tried(STRATEGIES[name].plan, 1)
    found.won, found.deals = [won], 10
    return found


def test_the_best_come_first_and_equals_keep_their_order() -> None:
    smithy, militia, witch = tried("smithy", 1.0), tried("militia", 5.0), tried("double-witch", 1.0)
    assert best_first([smithy, militia, witch]) == [militia, smithy, witch]


def test_the_better_ones_are_tried_again_and_again() -> None:
    """All on the same deals, which nobody gets a second time."""
    finder = Finder(FIRST_GAME, 2, 1, first_look=1)
    bad, worse = parse_plan("buy silver"), parse_plan("buy copper")
    plans = [worse, STRATEGIES["smithy"].plan, bad, STRATEGIES["militia"].plan]
    left = finder.best_of(plans, [HouseBot()], [(2, 2), (6, 1)])
    assert left[0] in (plans[1], plans[3])
    assert finder.contest.games == 2 * (2 * 4 + 6 * 2)
    assert finder.next_deal == 8


def test_with_more_seats_fewer_deals_are_played() -> None:
    assert [Finder(FIRST_GAME, seats, 1, first_look=3).deals(4) for seats in (2, 3, 4)] == [12, 8, 6]


def test_the_hardest_are_the_house_and_who_is_beaten_least() -> None:
    finder = Finder(FIRST_GAME, 2, 1)
    hardest = finder.hardest(parse_plan("buy silver"))
    assert hardest[0] is finder.permanent[0]
    assert len(hardest) == 3
    assert all(bot in finder.permanent for bot in hardest)


def test_without_games_left_a_champion_stays() -> None:
    finder = Finder(FIRST_GAME, 2, 1, first_look=1)
    champion = STRATEGIES["militia"].plan
    assert finder.climbed(champion, 0) is champion
    assert finder.contest.games == 0


@pytest.mark.skipif(not COMPILED, reason="thousands of games")
def test_whoever_takes_the_place_of_a_champion_wins_more_often() -> None:
    """Plain money with far too little of it is easy to beat."""
    finder = Finder(FIRST_GAME, 2, 1, first_look=1)
    champion = parse_plan("buy province; buy gold up to 1; buy silver up to 3")
    better = finder.climbed(champion, 8000)
    assert plan_text(better) != plan_text(champion)
    before, after = (finder.contest.share(PlanBot(plan), HouseBot(), 90_000, 100) for plan in (champion, better))
    assert after > before
