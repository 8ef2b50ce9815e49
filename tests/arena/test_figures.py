"""Figures and how sure they are: intervals hold the truth as often as they say."""

from __future__ import annotations

from random import Random

import pytest

from signoria.arena.figures import ByDeal, Estimate, difference, errors, mean


def counted(*cases: tuple[int, float]) -> ByDeal:
    found = ByDeal()
    for deal, value in cases:
        found.count(deal, value)
    return found


def share(wins: int, games: int) -> Estimate:
    found = counted(*((number, float(number < wins)) for number in range(games))).share()
    assert found is not None
    return found


def test_of_nothing_there_is_no_mean() -> None:
    assert ByDeal().mean() is None
    assert ByDeal().share() is None
    assert difference(ByDeal(), counted((1, 1.0))) is None
    assert mean([]) is None


def test_independent_games_have_the_interval_of_wilson() -> None:
    found = share(50, 100)
    assert found.mean == 0.5
    assert found.low == pytest.approx(0.404, abs=0.002)
    assert found.high == pytest.approx(0.596, abs=0.002)
    assert found.cases == 100


def test_whoever_wins_everything_may_lose_the_next_game() -> None:
    found = share(40, 40)
    assert found.mean == found.high == 1
    assert found.low == pytest.approx(0.912, abs=0.001)


def test_games_of_one_deal_that_end_alike_count_less_than_games_of_many() -> None:
    alike = counted(*((deal, float(deal % 2)) for deal in range(25) for _ in range(4))).share()
    apart = counted(*((number, float(number // 4 % 2)) for number in range(100))).share()
    assert alike is not None
    assert apart is not None
    assert alike.mean == apart.mean
    assert alike.high - alike.low > 1.8 * (apart.high - apart.low)


def test_it_is_never_surer_than_independent_games() -> None:
    """Of two bots that change seats one may win each deal once: that says nothing about the next deal."""
    found = counted(*((deal, float(seat)) for deal in range(50) for seat in range(2))).share()
    assert found is not None
    assert found.high - found.low == pytest.approx(share(50, 100).high - share(50, 100).low, rel=0.01)


@pytest.mark.parametrize("chance", [0.1, 0.5, 0.9])
def test_nineteen_of_twenty_intervals_hold_the_truth(chance: float) -> None:
    """Deals are kinder or unkinder to a bot, by 0.1 on average; four games each."""
    random = Random(7)
    held = 0
    for _ in range(400):
        found = ByDeal()
        for deal in range(60):
            luck = chance + random.choice((-0.1, 0.1))
            for _ in range(4):
                found.count(deal, float(random.random() < luck))
        estimate = found.share()
        assert estimate is not None
        held += estimate.low <= chance <= estimate.high
    assert 370 <= held <= 395


def test_a_difference_is_taken_on_common_deals() -> None:
    one = counted((1, 1.0), (1, 0.0), (2, 1.0), (3, 1.0), (9, 0.0))
    other = counted((1, 0.0), (2, 0.5), (3, 0.5))
    found = difference(one, other)
    assert found is not None
    assert found.mean == pytest.approx(0.5)
    assert found.cases == 3
    assert found.low == found.high == found.mean


@pytest.mark.parametrize(("deals", "expected"), [(5, 2.776), (11, 2.228), (31, 2.042), (10_000, 1.960)])
def test_few_deals_need_wider_intervals(deals: int, expected: float) -> None:
    assert errors(deals) == pytest.approx(expected, rel=0.03)
