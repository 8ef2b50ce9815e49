"""Ratings: what openskill's own updates would leave where it is, with intervals that hold the truth."""

from __future__ import annotations

from math import exp, sqrt
from random import Random

import pytest
from openskill.models import PlackettLuceRating

from signoria.arena.match import Played
from signoria.arena.ratings import MODEL, Fit, fitted, inverse, product


def game(deal: int, bots: str, ranks: list[int]) -> Played:
    """Give a game of bots with names of one letter."""
    none = [0.0] * len(bots)
    return Played(deal, 0, tuple(bots), ranks, [0] * len(bots), [1] * len(bots), none, none)


def by_strength(random: Random, bots: str, strengths: dict[str, float]) -> list[int]:
    """Draw the places of a game as the model believes they come about."""
    scale = MODEL.beta * sqrt(len(bots))
    left, ranks = list(range(len(bots))), [0] * len(bots)
    for place in range(1, len(bots) + 1):
        weights = [exp(strengths[bots[seat]] / scale) for seat in left]
        [seat] = random.choices(left, weights)
        ranks[seat] = place
        left.remove(seat)
    return ranks


def drawn(seed: int, games: int, bots: str, strengths: dict[str, float]) -> list[Played]:
    random = Random(seed)
    return [game(deal, bots, by_strength(random, bots, strengths)) for deal in range(games)]


def rerated(teams: list[list[PlackettLuceRating]], ranks: list[int]) -> list[list[PlackettLuceRating]]:
    """Let openskill rate a game; nobody changes between games."""
    return MODEL.rate(teams, ranks=[float(rank) for rank in ranks], tau=1e-12)


def test_ninety_two_of_a_hundred_are_fifteen_apart() -> None:
    """As the anchors of the games say."""
    games = [game(number, "ab", [1, 2] if number % 100 < 92 else [2, 1]) for number in range(2000)]
    found = fitted("ab", games)
    assert found["b"].mean - found["a"].mean == pytest.approx(-14.4, abs=0.3)
    assert found["a"].low == found["a"].high == MODEL.mu


@pytest.mark.parametrize("bots", ["ab", "abc", "aab", "abca"])
def test_openskill_would_leave_them_where_they_are(bots: str) -> None:
    """Its updates at the fitted ratings cancel out over all games, but for the pull of what is believed beforehand."""
    games = drawn(3, 400, bots, {"a": 8.0, "b": 0.0, "c": -5.0})
    names = sorted(set(bots))
    fit = Fit(names)
    for played in games:
        fit.add(played)
    fit.settle()
    moved = dict.fromkeys(names, 0.0)
    sure = 0.01
    for played in games:
        teams = [[MODEL.rating(mu=fit.ratings[names.index(bot)], sigma=sure)] for bot in played.seats]
        for bot, (after,) in zip(played.seats, rerated(teams, played.ranks)):
            moved[bot] += (after.mu - fit.ratings[names.index(bot)]) / sure**2
    pulled = [(rating - MODEL.mu) / MODEL.sigma**2 for rating in fit.ratings]
    assert list(moved.values()) == pytest.approx(pulled, abs=0.01)


def test_equal_places_move_nobody() -> None:
    found = fitted("ab", [game(number, "ab", [1, 1]) for number in range(50)])
    assert found["b"].mean == pytest.approx(found["a"].mean)


def test_whoever_never_loses_is_as_far_ahead_as_games_can_tell() -> None:
    few = fitted("ab", [game(number, "ab", [1, 2]) for number in range(10)])
    many = fitted("ab", [game(number, "ab", [1, 2]) for number in range(1000)])
    assert many["b"].mean < few["b"].mean < MODEL.mu - 8
    assert many["b"].high < MODEL.mu - 25


def test_the_house_bot_is_the_yardstick() -> None:
    played = [Played(0, 0, ("easy", "house"), [2, 1], [1, 2], [1, 1], [0.0, 0.0], [0.0, 0.0])]
    found = fitted(["easy", "house"], played)
    assert found["house"].mean == MODEL.mu
    assert found["easy"].mean < MODEL.mu - 2


def test_intervals_hold_the_truth() -> None:
    strengths = {"a": 6.0, "b": 0.0, "c": -4.0}
    held = 0
    for seed in range(60):
        found = fitted("abc", drawn(seed, 150, "abc", strengths))
        held += sum(found[bot].low <= MODEL.mu + strengths[bot] - strengths["a"] <= found[bot].high for bot in "bc")
    assert 105 <= held <= 120


def test_games_that_are_not_over_say_nothing() -> None:
    assert fitted("ab", [game(0, "ab", [])]) == {}


def test_a_matrix_is_inverted() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 0.0, 3.0], [4.0, 1.0, 0.0]]
    unit = product(matrix, inverse(matrix))
    assert [round(value, 9) for row in unit for value in row] == [1, 0, 0, 0, 1, 0, 0, 0, 1]
