"""The master of Dominion: the strong bot's plan, and what becomes of it while the master plays."""

from __future__ import annotations

import pytest

import signoria
from signoria.bots.dominion.contest import COMPILED, Contest
from signoria.bots.dominion.house import HouseBot
from signoria.bots.dominion.improvement import STEPS, Improvement, improvement_of
from signoria.bots.dominion.master import MasterBot
from signoria.bots.dominion.notation import parse_plan, plan_text
from signoria.bots.dominion.plan import Plan
from signoria.bots.dominion.plan_bot import PlanBot
from signoria.bots.dominion.planning import plan_at
from signoria.bots.dominion.strong import StrongBot
from signoria.bots.match import play_out
from signoria.games.dominion.data.components import KINGDOMS
from signoria.games.dominion.rules.setup import piles_of

GAME = signoria.game("dominion")
FIRST_GAME = piles_of(KINGDOMS["first-game"])
POOR = "buy province; buy gold up to 1; buy silver up to 3"


def improvement_on(text: str) -> Improvement:
    """Give what becomes of a plan in the first game."""
    improvement = Improvement(FIRST_GAME, 2)
    improvement.plans = [parse_plan(text)]
    return improvement


def test_it_begins_with_the_plan_of_the_strong_bot() -> None:
    improvement = Improvement(FIRST_GAME, 2)
    assert improvement.after(0) is improvement.plans[0]
    assert plan_text(improvement.after(0)) == plan_text(plan_at(FIRST_GAME, 2, thorough=False))
    # Whoever plays that plan never leaves the pool, and neither does the house bot.
    assert improvement.rivals[1] in improvement.finder.permanent
    assert isinstance(improvement.finder.permanent[0], HouseBot)


@pytest.mark.skipif(not COMPILED, reason="thousands of games")
def test_a_poor_plan_becomes_better() -> None:
    improvement = improvement_on(POOR)
    first, last = improvement.after(0), improvement.after(1)
    assert plan_text(first) != plan_text(last)
    assert improvement.rating(last) > improvement.rating(first)
    contest = Contest(FIRST_GAME, 2)
    before, after = (contest.share(PlanBot(plan), HouseBot(), 90_000, 100) for plan in (first, last))
    assert after > before


@pytest.mark.skipif(not COMPILED, reason="thousands of games")
def test_after_as_many_steps_everybody_has_the_same_plan() -> None:
    one, other = improvement_on(POOR), improvement_on(POOR)
    texts = [plan_text(one.after(step)) for step in range(3)]
    assert plan_text(other.after(2)) == texts[2]
    # What was found once is not lost, and nothing is sought after the last step.
    assert [plan_text(one.after(step)) for step in range(3)] == texts
    assert one.after(STEPS + 3) is one.after(STEPS)


@pytest.mark.skipif(not COMPILED, reason="thousands of games")
def test_plans_are_rated_against_the_house_and_the_strong_bot() -> None:
    improvement = Improvement(FIRST_GAME, 2)
    assert improvement.rating(parse_plan(POOR)) < improvement.rating(improvement.after(0))


def test_it_improves_its_plan_decision_by_decision() -> None:
    """Compiled; interpreted there is no time for it, and it plays the plan that is known."""
    position = GAME.new(2, 4, {"kingdom-mode": "first-game"}, listen=False)
    bot = MasterBot()
    plans: list[Plan] = []
    for _ in range(3):
        assert bot.choose(position.sight(position.asked_seat())) in position.legal()
        plans.append(bot.bot.plan)
    if COMPILED:
        found = improvement_of(FIRST_GAME, 2)
        assert bot.steps == len(plans)
        assert [plan_text(plan) for plan in plans] == [plan_text(found.after(step)) for step in (0, 1, 2)]
    else:
        assert bot.steps == 0


def test_it_answers_at_once_when_it_must() -> None:
    position = GAME.new(2, 4, {"kingdom-mode": "random"}, listen=False)
    bot = MasterBot()
    sight = position.sight(position.asked_seat())
    assert bot.quick(sight) == StrongBot().quick(sight)
    assert bot.steps == 0


def test_it_plays_where_cards_are_drafted() -> None:
    """Nothing is improved before the kingdom is complete."""
    position = GAME.new(2, 3, {"kingdom-mode": "draft"}, listen=False)
    bots = [MasterBot() for _ in range(2)]
    play_out(position, list(bots), 4)
    assert position.question == "draft-pick"
    assert bots[0].steps == bots[1].steps == 0


def test_it_decides_by_what_its_seat_knows() -> None:
    position = GAME.new(2, 5, {"kingdom-mode": "size-distortion"}, listen=False)
    for step in range(12):
        seat = position.asked_seat()
        chosen = MasterBot().choose(position.sight(seat))
        assert MasterBot().choose(position.determinise(seat, step).sight(seat)) == chosen
        position.answer(chosen)
