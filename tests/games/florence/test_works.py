"""Completing a work: its value, its money, its points."""

from __future__ import annotations

from itertools import permutations

import pytest

from signoria.games.florence.data.components import MINIMUM_WORK
from tests.kit.marks import clause
from tests.kit.palazzo import Palazzo


def acting(in_round: int = 1, /, **player: object) -> Palazzo:
    return Palazzo(player, {}, {}, phase="actions", round=in_round)


def parts_of(scene: Palazzo, person: str) -> dict[str, int]:
    scene.play("work")
    return dict(scene.view(0)["question"]["values"][person])


def test_the_work_of_the_poet() -> None:
    """PF-X2, PF-W02.1, PF-W03.1, PF-W03.2: worth 15."""
    scene = acting(
        3, hand="poet, lawyer, recruit", open="painter", tiles="theatre", freedoms="travel", jesters=2, money=0
    )
    wanted = {"building": 4, "landscape": 0, "freedom": 3, "jesters": 4, "cards": 4, "bonus": 0, "muse": 0, "value": 15}
    assert parts_of(scene, "poet") == wanted
    scene.play("work poet")
    assert (scene.player(0).marker, scene.money(0)) == (15, 1500)
    scene.expect_question(0, "buy-pp", ", ".join(f"buy {number}" for number in range(8)))
    scene.play("buy 7")
    assert (scene.money(0), scene.points(0)) == (100, 7)


def test_a_person_and_any_set_of_bonus_cards() -> None:
    """PF-W01.1, PF-K01.2: none, one or both, each once."""
    for chosen, value in (([], 7), (["bonus-jesters"], 13), (["bonus-jesters", "bonus-table-cards"], 14)):
        scene = acting(hand="poet", jesters=3, bonus="bonus-jesters, bonus-table-cards").play("work", "work poet")
        scene.play(*(f"use {card}" for card in chosen), "done")
        assert scene.player(0).marker == value
        assert scene.seen(None, 0)["hand_bonus"] == 2 - len(chosen)
        assert scene.view(None)["used_bonus"] == chosen


def test_bonus_cards_are_used_in_any_order() -> None:
    """PF-W01.1, PF-K01.2: the last one first, and the work is the same; each is offered until it is used."""
    orders = list(permutations(["bonus-buildings", "bonus-jesters", "bonus-table-cards"]))
    ends = []
    for order in orders:
        scene = acting(hand="poet", jesters=3, bonus=", ".join(orders[0])).play("work", "work poet")
        for place, card in enumerate(order):
            left = [other for other in orders[0] if other not in order[:place]]
            scene.expect_question(0, "work-bonus", ", ".join([*(f"use {other}" for other in left), "done"]))
            scene.play(f"use {card}")
        scene.play("done")
        ends.append(scene.position.save())
    assert all(end == ends[0] for end in ends)


def test_games_of_an_earlier_version_keep_the_order_of_the_cards() -> None:
    """Each card is offered while it and those behind it are enough."""
    scene = Palazzo(
        {"hand": "poet", "jesters": 2, "bonus": "bonus-jesters, bonus-lakes, bonus-table-cards"},
        {},
        {},
        phase="actions",
        options={"rulings": "first"},
    ).play("work", "work poet")
    scene.expect_question(0, "work-bonus", "use bonus-lakes, use bonus-jesters")
    scene.play("use bonus-jesters")
    scene.expect_question(0, "work-bonus", "use bonus-table-cards, done")


def test_a_choice_must_reach_the_minimum() -> None:
    """PF-W01.2, PF-W01.1: 11 is not enough in round 3, 13 with a bonus card is; who cannot reach it is not offered."""
    scene = acting(
        3, hand="poet, lawyer", tiles="theatre", freedoms="travel", jesters=1, bonus="bonus-jesters, bonus-lakes"
    )
    scene.play("work")
    assert scene.options == ["work poet"]
    scene.play("work poet")
    scene.expect_question(0, "work-bonus", "use bonus-lakes, use bonus-jesters")
    scene.play("use bonus-lakes")
    scene.expect_question(0, "work-bonus", "use bonus-jesters")
    scene.play("use bonus-jesters")
    scene.expect_question(0, "work-bonus", "done")


@pytest.mark.parametrize(("round_", "value", "legal"), [(2, 9, False), (2, 10, True), (6, 15, False), (6, 16, True)])
def test_the_minimum_of_the_round(round_: int, value: int, legal: bool) -> None:
    """PF-X9, PF-C04.3: at least what the round asks for."""
    # One card and jesters give an odd value; a second card makes it even.
    hand = "poet" if value % 2 else "poet, lawyer"
    scene = acting(round_, hand=hand, jesters=(value - len(hand.split(","))) // 2)
    assert ("work" in scene.options) is legal


def test_every_round_has_its_minimum() -> None:
    """PF-C04.3, PF-W01.2: one less is illegal, exactly that is legal."""
    for round_, minimum in enumerate(MINIMUM_WORK, start=1):
        hand = "poet" if minimum % 2 else "poet, lawyer"
        jesters = (minimum - len(hand.split(","))) // 2
        assert (
            "work"
            in acting(round_, hand=hand, jesters=min(jesters, 7), freedoms="travel" if jesters > 7 else "").options
        )
        assert "work" not in acting(round_, hand=hand, jesters=min(jesters, 7) - 1).options


def test_the_person_is_laid_open_and_stays() -> None:
    """PF-W01.3: he does not work again for the same player."""
    scene = acting(hand="poet", jesters=3).play("work", "work poet", "buy 0")
    assert (scene.seen(0, 0)["persons"], scene.seen(0, 0)["open"]) == ([], ["poet"])
    assert "work" not in scene.options


@pytest.mark.parametrize(
    ("player", "part", "worth"),
    [
        pytest.param({"tiles": "theatre"}, "building", 4, marks=clause("PF-W02.2")),
        pytest.param({"tiles": "opera"}, "building", 0, marks=clause("PF-W02.2", "PF-W02.8")),
        pytest.param({"tiles": "lake"}, "landscape", 3, marks=clause("PF-W02.3")),
        pytest.param({"tiles": "lake lake"}, "landscape", 3, marks=clause("PF-W02.3")),
        pytest.param({"tiles": "park"}, "landscape", 0, marks=clause("PF-W02.3", "PF-W02.8")),
        pytest.param({"freedoms": "travel"}, "freedom", 3, marks=clause("PF-W02.4")),
        pytest.param({"freedoms": "religion"}, "freedom", 0, marks=clause("PF-W02.4", "PF-W02.8")),
        pytest.param({}, "jesters", 8, marks=clause("PF-W02.5")),
        pytest.param({"open": "painter, recruit"}, "cards", 3, marks=clause("PF-W02.6")),
    ],
)
def test_the_parts_of_a_work(player: dict[str, object], part: str, worth: int) -> None:
    """Each counts by itself and none is required."""
    assert parts_of(acting(1, **{"hand": "poet", "jesters": 4, **player}), "poet")[part] == worth


def test_bonus_cards_add_what_they_are_worth() -> None:
    """PF-W02.7, PF-W03.7, PF-K01.1: shown to the player before he confirms, to all afterwards."""
    scene = acting(hand="poet", jesters=4, bonus="bonus-jesters, bonus-table-cards, bonus-lakes").play(
        "work", "work poet"
    )
    assert scene.view(0)["question"]["bonus"] == {"bonus-lakes": 0, "bonus-jesters": 8, "bonus-table-cards": 1}
    assert not {"values", "bonus", "options", "person"} & set(scene.view(1)["question"])
    scene.play("use bonus-jesters", "use bonus-table-cards")
    assert scene.view(0)["question"]["values"]["poet"]["value"] == 18
    assert scene.view(1)["players"][0]["hand_bonus"] == 3
    scene.play("done")
    told = scene.events("work-completed")[0]
    assert told["bonus"] == {"bonus-jesters": 8, "bonus-table-cards": 1}
    assert (told["kind"], told["value"], told["income"], told["parts"]["bonus"]) == ("poet", 18, 1800, 9)


@pytest.mark.parametrize(("jesters", "most"), [(3, 3), (7, 7)])
def test_points_are_bought_of_the_income(jesters: int, most: int) -> None:
    """PF-X8, PF-W03, PF-W03.2, PF-W03.3: 700 buys at most three, 1500 at most seven, other money never more."""
    scene = acting(hand="poet", jesters=jesters, money=9000).play("work", "work poet")
    assert scene.said_of("buy") == [str(number) for number in range(most + 1)]
    scene.play(f"buy {most}")
    assert scene.points(0) == most
    assert scene.money(0) == 9000 + 100 * (2 * jesters + 1) - 200 * most
    assert not [option for option in scene.options if option.startswith("buy")]


def test_used_bonus_cards_leave_the_game() -> None:
    """PF-W03.4, PF-K01.2, PF-H01.9: in the sight of all."""
    scene = acting(hand="poet, lawyer", jesters=3, bonus="bonus-jesters").play(
        "work", "work poet", "use bonus-jesters", "done", "buy 0"
    )
    assert scene.view(None)["used_bonus"] == ["bonus-jesters"]
    assert 35 + 10 not in scene.position.piles[2].listed()
    scene.play("work", "work lawyer")
    scene.expect_question(0, "buy-pp")


def test_a_work_gives_no_points_of_its_own() -> None:
    """PF-W03.6: only those bought, and best work at the end of the round."""
    scene = acting(hand="poet", jesters=3).play("work", "work poet", "buy 0")
    assert scene.points(0) == 0
