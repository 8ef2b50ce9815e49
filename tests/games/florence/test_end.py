"""The end of the game: order, ranking, and what is shown."""

from __future__ import annotations

import pytest

from tests.kit.palazzo import GAME, MUSE, Palazzo


def test_the_order_of_the_end() -> None:
    """PF-E01.1: last windows, the Banker's exchange, prestige cards, ranking."""
    scene = Palazzo(
        {"character": "professor"},
        {"character": "merchant", "money": 1000, "prestige": "most-works"},
        {"marker": 9},
        round=7,
        phase="best-work",
        banker=1,
        options=MUSE,
    )
    # First the Merchant's window before the best work is paid.
    scene.play("keep", "give-back", "use", "exchange 2")
    order = [event.kind for event in scene.position.events()]
    wanted = ["best-work", "character-returned", "character-used", "banker-exchange", "prestige-scored", "game-end"]
    assert [kind for kind in order if kind in wanted] == wanted
    plain = Palazzo({"prestige": "most-works"}, {}, {}, round=7, phase="best-work")
    assert [event.kind for event in plain.position.events()] == ["best-work", "prestige-scored", "game-end", "scores"]


def test_prestige_cards_do_not_influence_each_other() -> None:
    """PF-E01.2: all are scored on the same final state."""
    scene = Palazzo(
        {"prestige": "most-jesters, most-builders", "jesters": 1, "builders": 1},
        {"prestige": "most-works", "open": "poet"},
        {},
        round=7,
        phase="best-work",
    )
    assert [event["gained"] for event in scene.events("prestige-scored")] == [6, 6, 7]
    assert scene.position.scores() == [12, 7, 0]


@pytest.mark.parametrize(
    ("players", "winners", "ranks"),
    [
        ([(9, 100), (12, 0), (3, 900)], [1], [2, 1, 3]),
        ([(9, 500), (9, 300), (3, 900)], [0], [1, 2, 3]),
        ([(9, 500), (9, 500), (3, 900)], [0, 1], [1, 1, 3]),
        ([(9, 500), (3, 200), (3, 900)], [0], [1, 3, 2]),
        ([(0, 0), (0, 0), (0, 0)], [0, 1, 2], [1, 1, 1]),
    ],
)
def test_most_points_then_most_money(players: list[tuple[int, int]], winners: list[int], ranks: list[int]) -> None:
    """PF-E01.3, PF-E01.4, PF-E01.5: and who still ties shares the place."""
    scene = Palazzo(*({"points": points, "money": money} for points, money in players), round=7, phase="best-work")
    assert scene.position.winners() == winners
    assert scene.position.ranks() == ranks
    assert [scene.position.score_sheet(seat)["rank"] for seat in range(3)] == ranks
    assert scene.events("game-end")[0]["ranking"] == ranks


def test_what_is_left_gives_no_points() -> None:
    """PF-E01.6: money, persons, bonus and recruiting cards."""
    rich = {"money": 9000, "hand": "poet, 2 recruit", "bonus": "bonus-jesters", "points": 4}
    assert Palazzo(rich, {}, {}, round=7, phase="best-work").position.scores() == [4, 0, 0]


def test_everything_is_shown_at_the_end() -> None:
    """PF-E01.7: all hands and all money, to spectators too."""
    scene = Palazzo(
        {"hand": "poet, recruit", "bonus": "bonus-jesters", "money": 700}, {}, {}, round=7, phase="best-work"
    )
    shown = {"persons": ["poet"], "recruits": 1, "prestige": [], "bonus": ["bonus-jesters"], "money": 700}
    assert scene.seen(None, 0)["hand"] == shown
    assert scene.events("game-end")[0]["hands"][0] == shown
    assert scene.seen(2, 0)["money"] == 700


def test_the_score_sheet_adds_up() -> None:
    """PF-E01.3: every point of the track has a source."""
    scene = Palazzo({"hand": "poet", "jesters": 3, "prestige": "most-works"}, {}, {}, round=1, phase="actions")
    scene.play("work", "work poet", "buy 2").until_over()
    sheet = scene.position.score_sheet(0)
    assert sheet["lines"] == [
        {"source": "works", "points": 2},
        {"source": "best-work", "points": 3},
        {"source": "prestige", "points": 7},
    ]
    assert sheet["points"] == 12
    assert sheet["prestige"] == [{"kind": "most-works", "points": 7}]


def test_points_are_counted_only_at_the_end() -> None:
    """PF-P01.1: prestige cards are still hidden before."""
    position = Palazzo({}, {}, {}).position
    for ask in (position.scores, position.winners, position.ranks, lambda: position.score_sheet(0)):
        with pytest.raises(ValueError, match="over"):
            ask()


def test_the_course_is_drawn_from_points_money_works_and_cells() -> None:
    """PF-E01.7: it begins with nothing but money, and its last points are the score."""
    start = GAME.new(2, 1).measures()
    assert start == {"points": [0, 0], "money": [2500, 2500], "works": [0, 0], "cells": [0, 0]}
    scene = Palazzo(
        {"points": 4, "money": 700, "open": "poet, 1 recruit", "hand": "painter", "prestige": "most-works"},
        {"tiles": ["tower@d3,e3,f3", "park@a3,a4,b3"]},
        {},
        round=7,
        phase="best-work",
    )
    measured = scene.position.measures()
    assert measured["points"] == scene.position.scores() == [11, 0, 0]
    assert measured["money"][0] == 700
    assert (measured["works"], measured["cells"]) == ([2, 0, 0], [0, 6, 0])
