"""What the answers of a seat bring, as its question tells it; and the order in which characters are chosen."""

from __future__ import annotations

from typing import Any, cast

import pytest

import signoria
from tests.kit.court import Court
from tests.kit.driver import driver_of

EDITIONS: list[dict[str, object]] = [{}, {"edition": "classic"}, {"edition": "dark-lands"}]


def gains(court: Court, seat: int) -> dict[str, dict[str, Any]]:
    """Give what the answers of a seat bring."""
    question = cast("dict[str, Any]", court.view(seat)["question"])
    return cast("dict[str, dict[str, Any]]", question.get("gains", {}))


def test_an_income_says_how_much_it_is_and_from_what() -> None:
    """Gold Mine, Observatory and Library are named where they add."""
    court = Court(players=[{"city": "temple"}, {}, {}, {}], turn={"seat": 0, "as": "king"})
    assert gains(court, 0)["take-gold"] == {"gold": 2, "cards": 0, "either": 0, "by": []}
    assert gains(court, 0)["take-cards"] == {"gold": 0, "cards": 2, "either": 0, "keep": 1, "by": []}
    rich = Court(players=[{"city": "gold-mine, observatory, library"}, {}, {}, {}], turn={"seat": 0, "as": "king"})
    assert gains(rich, 0)["take-gold"] == {"gold": 3, "cards": 0, "either": 0, "by": ["gold-mine"]}
    assert gains(rich, 0)["take-cards"]["keep"] == 3
    assert gains(rich, 0)["take-cards"]["by"] == ["observatory", "library"]


def test_districts_pay_by_type_and_the_school_with_them() -> None:
    """Two noble districts and the School: three gold for a King, three cards for a Patrician."""
    city = "manor, castle, school-of-magic, tavern"
    court = Court(players=[{"city": city}, {}, {}, {}], turn={"seat": 0, "as": "king"})
    told = {"type": "noble", "number": 2, "by": ["school-of-magic"]}
    assert gains(court, 0)["district-income"] == {"gold": 3, "cards": 0, "either": 0, **told}
    court = Court(players=[{"city": city}, {}, {}, {}], turn={"seat": 0, "as": "patrician"})
    assert gains(court, 0)["district-income"] == {"gold": 0, "cards": 3, "either": 0, **told}


def test_districts_that_are_used_say_what_they_take_and_give() -> None:
    """By edition: three cards for two gold, and two cards for three."""
    own = {"city": "smithy, laboratory", "gold": 5, "hand": "tavern"}
    court = Court(players=[own, {}, {}, {}], turn={"seat": 0, "as": "king"})
    assert gains(court, 0)["smithy"] == {"gold": 0, "cards": 3, "either": 0, "cost": 2}
    assert gains(court, 0)["laboratory"] == {"gold": 2, "cards": 0, "either": 0, "discards": 1}
    old = Court(players=[own, {}, {}, {}], edition="classic", turn={"seat": 0, "as": "king"})
    assert gains(old, 0)["smithy"] == {"gold": 0, "cards": 2, "either": 0, "cost": 3}


def test_nobody_else_is_told_what_answers_bring() -> None:
    """Others and spectators learn what somebody gets when it is taken."""
    court = Court(players=[{"city": "manor"}, {}, {}, {}], turn={"seat": 0, "as": "king"})
    for viewer in (1, None):
        assert "gains" not in cast("dict[str, object]", court.view(viewer)["question"])


@pytest.mark.parametrize("edition", EDITIONS, ids=["deluxe", "classic", "dark-lands"])
def test_what_is_told_is_what_comes(edition: dict[str, object]) -> None:
    """In whole games: gold and cards of an answer that is given are those that were told."""
    checked: set[str] = set()
    for seed in range(6):
        position = signoria.game("machiavelli").new(2 + seed, seed, edition)
        driver = driver_of("machiavelli", seed, lively=True)
        while not position.over:
            seat = position.asked
            assert seat is not None
            view: dict[str, Any] = position.view(seat)
            told: dict[str, dict[str, Any]] = view["question"].get("gains", {})
            assert set(told) <= set(view["question"]["options"])
            for move in set(told) & {"take-gold", "district-income", "smithy", "collect-tax"}:
                after = position.copy()
                after.play(move)
                if after.question != "turn-action" or after.asked != seat:
                    continue
                now: dict[str, Any] = after.view(seat)
                before, gain = view["players"][seat], told[move]
                gold = now["players"][seat]["gold"] - before["gold"]
                assert gold == gain["gold"] - gain.get("cost", 0)
                assert now["players"][seat]["hand_size"] - before["hand_size"] == min(gain["cards"], view["deck_size"])
                checked.add(move)
            driver.play(position, 1)
    assert checked >= {"take-gold", "district-income"}


# --- The order of choosing --------------------------------------------------------------------------------------------


def order(position: Any, viewer: int | None) -> list[tuple[int, str, int, bool]]:  # noqa: ANN401
    return [(one["seat"], one["verb"], one["number"], one["done"]) for one in position.view(viewer)["order"]]


@pytest.mark.parametrize(
    ("edition", "players"),
    [
        pytest.param(edition, players, id=f"{edition.get('edition', 'deluxe')}-{players}")
        for edition in EDITIONS
        # The original game is for seven at most.
        for players in range(2, 8 if edition.get("edition") == "classic" else 9)
    ],
)
def test_the_order_is_told_to_all_beforehand(edition: dict[str, object], players: int) -> None:
    """Whoever is asked is the first who has not chosen, and has so many to choose among; then there is no order."""
    position = signoria.game("machiavelli").new(players, 5, edition)
    driver = driver_of("machiavelli", 5, lively=True)
    asked = 0
    while position.question in ("choose-character", "put-down-character"):
        told = order(position, None)
        assert all(order(position, seat) == told for seat in range(players))
        seat, verb, number, _ = next(one for one in told if not one[3])
        assert seat == position.asked
        assert f"{verb}-character" == position.question
        assert number == len(position.legal())
        asked += 1
        driver.play(position, 1)
    assert asked >= players - 1
    while position.question != "turn-action":
        driver.play(position, 1)
    assert order(position, None) == []
