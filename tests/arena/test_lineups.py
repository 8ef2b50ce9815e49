"""Line-ups: every bot meets every mix of the others, from every seat, on the same deals."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from signoria.arena.lineups import fixtures, mixes, turned

BOTS = ("a", "b", "c", "d")


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abc", 3, ["abc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 3, ["aba", "abb"]),
        ("ab", 4, ["abaa", "abab", "abbb"]),
        ("abc", 4, ["abca", "abcb", "abcc"]),
    ],
)
def test_mixes(bots: str, seats: int, expected: list[str]) -> None:
    assert ["".join(mix) for mix in mixes(bots, seats)] == expected


def test_a_circle_is_turned_seat_by_seat_and_no_way_of_sitting_comes_twice() -> None:
    assert turned(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert turned(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert turned(("a", "b", "b")) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]


@pytest.mark.parametrize("bots", [2, 3, 4])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_every_deal_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    for games in islice(fixtures(mixes(BOTS[:bots], seats), 5, drawn=True), 20):
        for mix in {game.mix for game in games}:
            own = [game.seats for game in games if game.mix == mix]
            for bot in set(own[0]):
                assert len({sum(sitting[seat] == bot for sitting in own) for seat in range(seats)}) == 1


def test_all_mixes_are_played_on_every_deal_and_meet_all_neighbours() -> None:
    played = list(islice(fixtures(mixes(BOTS, 4), 5, drawn=True), 60))
    assert [games[0].deal for games in played] == list(range(60))
    beside = Counter(
        other for games in played for game in games for bot, other in zip(game.seats, game.seats[1:]) if bot == "a"
    )
    assert set(beside) == {"b", "c", "d"}
    # 60 deals of 4 turns, in 3 of which somebody sits to the left of the first: by lot, a third each.
    assert all(30 <= times <= 90 for times in beside.values())


def test_line_ups_that_somebody_names_stay_in_their_order() -> None:
    [games] = islice(fixtures([("a", "b", "c", "c")], 5, drawn=False), 1)
    assert [game.seats for game in games] == turned(("a", "b", "c", "c"))


def test_who_sits_where_follows_from_the_seed() -> None:
    def some(seed: int) -> list[object]:
        return list(islice(fixtures(mixes(BOTS, 4), seed, drawn=True), 10))

    assert some(1) == some(1)
    assert some(1) != some(2)
