"""Search, whatever it plays: the race, the models, and a searcher at the toy game."""

from __future__ import annotations

import json
import pickle
from typing import TYPE_CHECKING, Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import signoria.bots
from signoria.bots.random import RandomBot
from signoria.bots.search import judge
from signoria.bots.search.knowledge import MOST_CANDIDATES, spread_out
from signoria.bots.search.race import FEWEST_WORLDS, Race
from signoria.bots.search.searcher import Searcher
from signoria.bots.search.value import Features, Net, logistic
from signoria.bots.search.weights import later_weights, read_weights, weights_of
from tests.kit.magpie_search import LearnedMagpies, MagpieKnowledge
from tests.kit.toy import GAME, SHOW, TAKE

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.bots.bot import Bot
    from signoria.bots.search import Judgement
    from signoria.core.position import Position

WEIGHTS: dict[str, Any] = {
    "features": 3,
    "share": [[[[0.0, 0.2, 0.2, -0.2, -0.2]]]],
    "points": [[[[1.0, 1.0, 0.5, 0.0, 0.0]]]],
}


def options(*numbers: int) -> vec[i64]:
    return vec[i64](list(numbers))


def race_of(*worlds: tuple[float, ...]) -> Race:
    """Give a race in which candidates, numbered from 10, were worth so much in each world."""
    race = Race(options(*range(10, 10 + len(worlds[0]))))
    for values in worlds:
        for candidate, value in enumerate(values):
            race.note(candidate, value)
        race.close_world()
    return race


# --- The race ---------------------------------------------------------------------------------------------------------


def test_the_best_on_average_leads_and_of_equal_ones_the_first() -> None:
    assert race_of((0.0, 1.0, 0.0), (0.0, 0.5, 1.0)).leader() == 1
    assert race_of((1.0, 1.0), (0.0, 0.0)).leader() == 0


def test_who_is_surely_behind_drops_out_whatever_the_worlds_have_in_common() -> None:
    """Worlds differ much more than candidates do, but for all candidates alike."""
    worlds = [
        (float(world), world + 0.5 + 0.01 * (world % 2), world + 0.51 - 0.01 * (world % 2))
        for world in range(FEWEST_WORLDS)
    ]
    race = race_of(*worlds)
    race.drop_hopeless()
    assert list(race.running) == [0, 1, 1]
    assert race.error(1) > 10 * race.difference_error(1, 0)


def test_nobody_drops_out_after_a_few_worlds() -> None:
    race = race_of(*[(0.0, 1.0)] * (FEWEST_WORLDS - 1))
    race.drop_hopeless()
    assert race.runners() == 2


def test_who_is_always_worth_the_same_as_the_leader_need_not_run() -> None:
    race = race_of(*[(1.0, 1.0, 0.5), (0.0, 0.0, 0.5)] * FEWEST_WORLDS)
    race.drop_hopeless()
    assert list(race.running) == [1, 0, 1]


def test_who_dropped_out_keeps_what_it_had() -> None:
    race = race_of(*[(0.0, 1.0)] * FEWEST_WORLDS)
    race.drop_hopeless()
    race.note(1, 0.0)
    race.close_world()
    assert list(race.worlds) == [FEWEST_WORLDS, FEWEST_WORLDS + 1]
    assert (race.mean(0), race.mean(1)) == (0.0, FEWEST_WORLDS / (FEWEST_WORLDS + 1))


def test_the_own_answer_stands_unless_another_is_better_beyond_doubt() -> None:
    race = race_of((0.0, 1.0), (1.0, 0.9), (0.0, 0.2))
    ahead, error = race.mean(1) - race.mean(0), race.difference_error(1, 0)
    assert race.choice(0.0) == 1
    assert race.choice(0.9 * ahead / error) == 1
    assert race.choice(1.1 * ahead / error) == 0


def test_the_error_of_a_difference_is_that_of_paired_numbers() -> None:
    race = race_of((1.0, 2.0), (2.0, 4.0), (3.0, 3.0))
    # Differences 1, 2, 0: variance 1, of three.
    assert race.difference_error(0, 1) == pytest.approx((1 / 3) ** 0.5)
    assert race.error(0) == pytest.approx((1 / 3) ** 0.5)


def test_races_of_several_places_add_up() -> None:
    worlds = [(0.1 * world, (0.7 * world) % 1) for world in range(9)]
    one, other = race_of(*worlds[:4]), race_of(*worlds[4:])
    other.tell(0, 0.5, 7.0)
    one.add(pickle.loads(pickle.dumps(other)))  # noqa: S301 - our own
    whole = race_of(*worlds)
    for candidate in range(2):
        assert one.mean(candidate) == pytest.approx(whole.mean(candidate))
        assert one.error(candidate) == pytest.approx(whole.error(candidate))
    assert one.difference_error(0, 1) == pytest.approx(whole.difference_error(0, 1))
    assert (one.shares[0], one.points[0]) == (0.5, 7.0)
    with pytest.raises(ValueError, match="same candidates"):
        one.add(race_of((0.0, 0.0, 0.0)))


# --- Candidates -------------------------------------------------------------------------------------------------------


def test_all_of_a_few_options_are_candidates_the_own_one_first() -> None:
    assert list(spread_out(options(3, 5, 8), 5)) == [5, 3, 8]


def test_many_options_are_sampled_with_the_own_one() -> None:
    found = list(spread_out(options(*range(100)), 99))
    assert found[0] == 99
    assert len(found) == len(set(found)) == MOST_CANDIDATES
    assert max(found[1:]) > 75


# --- Models -----------------------------------------------------------------------------------------------------------


def seen(*numbers: float) -> Features:
    features = Features()
    for number in numbers:
        features.add(number)
    return features


def test_a_net_without_hidden_neurons_is_linear() -> None:
    assert Net([[[0.5, 2.0, -1.0]]]).judge(seen(3.0, 4.0)) == pytest.approx(0.5 + 6 - 4)


def test_hidden_neurons_pass_on_what_is_positive() -> None:
    net = Net([[[0.0, 1.0], [0.0, -1.0]], [[0.1, 2.0, 3.0]]])
    assert net.judge(seen(5.0)) == pytest.approx(10.1)
    assert net.judge(seen(-5.0)) == pytest.approx(15.1)


def test_features_are_written_anew_for_every_position() -> None:
    features = seen(1.0, 2.0, 3.0)
    features.clear()
    features.count(7)
    assert features.listed() == [7.0]
    assert Net([[[0.0, 1.0]]]).judge(features) == 7.0
    with pytest.raises(ValueError, match="cannot judge"):
        Net([[[0.0, 1.0, 1.0]]]).judge(features)


@pytest.mark.parametrize("layers", [[[[0.0, 1.0], [0.0]]], [[[0.0, 1.0]], [[0.0, 1.0, 1.0]]], [[[0.0, 1.0]] * 2]])
def test_a_net_that_does_not_fit_together_is_refused(layers: list[list[list[float]]]) -> None:
    with pytest.raises(ValueError, match=r"have the same|fit each|one output"):
        Net(layers)


def test_shares_lie_between_nothing_and_all() -> None:
    assert logistic(0.0) == 0.5
    assert logistic(2.0) == pytest.approx(1 - logistic(-2.0))
    assert (logistic(1e9), logistic(-1e9)) == (1.0, 0.0)


def test_weights_for_other_features_are_refused() -> None:
    written = json.loads(json.dumps(WEIGHTS))
    assert len(weights_of(written, 3).share) == 1
    with pytest.raises(ValueError, match="version 3 of the features, not for 4"):
        weights_of(written, 4)


def test_what_was_never_learnt_is_not_known() -> None:
    with pytest.raises(LookupError, match="nothing has been learnt about chess"):
        read_weights("signoria.bots.machiavelli", "chess", 1)


def test_a_second_generation_lies_beside_the_first() -> None:
    later = later_weights("signoria.bots.machiavelli", 1)
    assert list(later) == ["classic-2"]
    assert later["classic-2"] is not read_weights("signoria.bots.machiavelli", "classic-2", 1)
    assert later_weights("signoria.bots.dominion", 1) == {}


# --- The searcher -----------------------------------------------------------------------------------------------------


def searcher(seed: int, worlds: int = 16) -> Searcher:
    return Searcher(MagpieKnowledge(), seed, worlds)


def learned(seed: int) -> Searcher:
    knowledge = LearnedMagpies("tests.kit")
    knowledge.learn({"2": weights_of(WEIGHTS, 3)})
    return Searcher(knowledge, seed, 16)


def midway(seed: int, decisions: int = 5) -> Position:
    """Give a game after some decisions by chance."""
    position = GAME.new(2, seed)
    bot = RandomBot(seed)
    for _ in range(decisions):
        position.choose(bot.choose(position.sight(position.asked_seat())))
    return position


@pytest.mark.parametrize("make", [searcher, learned])
def test_a_searcher_beats_its_own_policy(make: Callable[[int], Searcher]) -> None:
    won = 0.0
    for number in range(24):
        position = GAME.new(2, number, listen=False)
        own = number % 2
        bots: list[Bot] = [RandomBot(number), RandomBot(number)]
        bots[own] = make(number)
        while not position.over:
            seat = position.asked_seat()
            position.choose(bots[seat].choose(position.sight(seat)))
        won += (own in position.winners()) / len(position.winners())
    assert won >= 17


def test_a_gem_is_shown_when_it_is_the_last_chance() -> None:
    """Two cards in hand, one to be shown: the other never counts."""
    position = GAME.load(
        GAME.new(2, 1).save() | {"pile": [], "hands": [[0, 3], [0, 0]], "rows": [[], []], "agenda": [["TakeOrShow", 0]]}
    )
    assert searcher(1).choose(position.sight(0)) == SHOW + 3
    best, *_, last = judged(position)
    assert (best.option, best.share, best.score) == (SHOW + 3, 1.0, 5.0)
    assert (last.option, last.share, last.score) == (SHOW + 0, 1.0, 1.0)


def judged(position: Position) -> list[Judgement]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(signoria.bots.MODULES.named, "magpies", "tests.kit.magpie_search")
        return judge(position.sight(position.asked_seat()), worlds=20)


def test_every_option_is_judged_in_as_many_worlds() -> None:
    position = midway(3)
    found = judged(position)
    assert sorted(judgement.option for judgement in found) == position.legal()
    assert {judgement.playouts for judgement in found} == {20}
    assert all(0 <= judgement.share <= 1 and judgement.uncertainty >= 0 for judgement in found)
    assert [judgement.option for judgement in judged(position)] == [judgement.option for judgement in found]
    again = pickle.loads(pickle.dumps(found[0]))  # noqa: S301 - our own
    assert (again.option, again.score) == (found[0].option, found[0].score)


def test_only_who_is_asked_can_judge_and_only_within_a_budget() -> None:
    position = midway(3)
    with pytest.raises(ValueError, match="asked"):
        judge(position.sight(1 - position.asked_seat()), worlds=1)
    with pytest.raises(ValueError, match="budget"):
        judge(position.sight(position.asked_seat()))
    with pytest.raises(LookupError, match="no search knows magpies"):
        judge(position.sight(position.asked_seat()), worlds=1)


def test_another_root_and_another_decision_imagine_other_worlds() -> None:
    """A root has worlds of its own, so that several can think about one decision; so has every decision."""
    sight = midway(3).sight(midway(3).asked_seat())
    bot = searcher(1)
    sums = [sorted(bot.race(sight, root).sums) for root in (0, 1, 0)]
    assert sums[0] == sums[2] != sums[1]
    bot.choose(sight)
    assert sorted(bot.race(sight).sums) != sums[0]


@pytest.mark.parametrize("seed", [-5, 2**62, 3**200])
def test_a_seed_is_of_any_size(seed: int) -> None:
    sight = midway(3).sight(midway(3).asked_seat())
    bot = searcher(seed, 8)
    assert sorted(bot.race(sight, 0).sums) != sorted(bot.race(sight, 1).sums)
    assert bot.choose(sight) in sight.options()


def test_seconds_end_a_search() -> None:
    sight = midway(3).sight(midway(3).asked_seat())
    race = Searcher(MagpieKnowledge(), 1, 1 << 19, 0.01).race(sight, telling=True)
    assert 0 < race.worlds[0] < 5000


def test_a_question_with_one_answer_needs_no_thinking() -> None:
    position = GAME.load(GAME.new(2, 1).save() | {"pile": [0], "hands": [[], []], "agenda": [["TakeOrShow", 0]]})
    bot = searcher(1)
    assert bot.choose(position.sight(0)) == bot.quick(position.sight(0)) == TAKE


@pytest.mark.parametrize("make", [searcher, learned])
def test_a_searcher_chooses_by_what_its_seat_knows(make: Callable[[int], Searcher]) -> None:
    for number in range(12):
        position = midway(number, 3 + number % 5)
        seat = position.asked_seat()
        first, second = position.determinise(seat, 1), position.determinise(seat, 2)
        assert make(number).choose(first.sight(seat)) == make(number).choose(second.sight(seat))
