"""Money, and going back on the score track for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from tests.kit.palazzo import GAME, MUSE, TOGETHER, Palazzo

if TYPE_CHECKING:
    from signoria.games.florence.state.table import Florence


def changes(kind: str, facts: dict[str, int]) -> list[tuple[int, int]]:
    """Whose money an event changes, and by how much."""
    seat = facts.get("seat", -1)
    if kind == "joint-built":
        return [(facts["partner"], -facts["price"]), (facts["active"], facts["price"] - facts["cost"])]
    if kind == "character-bought":
        return [(seat, facts["received"] - facts["price"])]
    if kind == "banker-exchange":
        return [(seat, -200 * facts["number"])]
    if kind in ("object-bought", "building-built", "person-taken", "bonus-taken", "freedom-introduced"):
        return [(seat, -facts["price"])]
    gains = {"work-completed": facts.get("income", 0), "pp-sold": facts.get("amount", 0)}
    gains["pp-bought"] = -facts.get("amount", 0)
    return [(seat, gains[kind])] if kind in gains else []


def test_where_money_comes_from() -> None:
    """PF-M, PF-M01.1: over whole games, works, sold points, the Banker and partners explain all of it."""
    for seed, options in enumerate([{}, MUSE, TOGETHER, {**MUSE, **TOGETHER}]):
        position = cast("Florence", GAME.new(3, seed, options))
        number = 0
        while not position.over:
            position.choose(position.legal()[number * 11 % len(position.legal())])
            number += 1
        money = [3500, 3500, 3500]
        for event in position.events():
            for seat, change in changes(event.kind, event.facts):  # type: ignore[arg-type]
                money[seat] += change
        assert money == [player.money for player in position.players]


def test_points_are_sold_for_a_hundred_each() -> None:
    """PF-M02.1, PF-M02.9: of one's own accord, in the sight of all."""
    scene = Palazzo({"points": 5}, {}, {}, phase="actions").play("sell 3")
    assert (scene.points(0), scene.money(0)) == (2, 3800)
    assert scene.events("pp-sold") == [{"seat": 0, "number": 3, "amount": 300, "cover": False, "points": 2}]


def test_points_never_fall_below_zero() -> None:
    """PF-M02.2: no more can be sold than there are."""
    scene = Palazzo({"points": 2}, {}, {}, phase="actions")
    assert scene.said_of("sell") == ["1", "2"]
    scene.play("sell 2")
    assert not scene.said_of("sell")


def test_a_price_is_covered_by_exactly_the_points_it_takes() -> None:
    """PF-M02.3, PF-M02.4: when it falls due; the decider is shown how many before he chooses, the others are not."""
    scene = Palazzo({"money": 100, "points": 6}, {}, {}, phase="actions")
    assert scene.view(0)["question"]["cover"] == {"take-person": 2, "freedom": 2, "bonus": 2, "build": 6}
    assert not {"cover", "costs"} & set(scene.view(1)["question"])
    scene.play("freedom")
    assert scene.points(0) == 6
    assert scene.view(0)["question"]["cover"]["introduce travel"] == 2
    scene.play("introduce travel")
    assert (scene.points(0), scene.money(0)) == (4, 0)
    assert scene.events("pp-sold")[0]["cover"] is True


@pytest.mark.parametrize(
    ("scene", "question"),
    [
        (Palazzo({"points": 2}, {}, {}), "auction-open"),
        (Palazzo({}, {}, {"points": 2}).play("decline", "decline"), "auction-last-buy"),
        (Palazzo({"points": 2}, {}, {}, phase="actions"), "turn-menu"),
        (Palazzo({"points": 2}, {}, {}, phase="characters", options=MUSE), "a2-turn"),
        (Palazzo({"points": 2, "character": "merchant"}, {}, {}, phase="best-work", options=MUSE), "character-window"),
    ],
)
def test_points_may_be_sold_at_five_questions(scene: Palazzo, question: str) -> None:
    """PF-M02.5: afterwards the same question is asked again."""
    asked = scene.position.asked
    scene.expect_question(asked, question)
    assert scene.said_of("sell") == ["1", "2"]
    scene.play("sell 1")
    scene.expect_question(asked, question)
    assert scene.said_of("sell") == ["1"]


def test_points_are_sold_at_no_other_question() -> None:
    """PF-M02.5: over whole games."""
    allowed = {"auction-open", "auction-last-buy", "turn-menu", "a2-turn", "character-window"}
    position = GAME.new(3, 3, MUSE)
    number = 0
    selling = set()
    while not position.over:
        if any(position.notation(option).startswith("sell ") for option in position.legal()):
            selling.add(position.question)
        options = [option for option in position.legal() if not position.notation(option).startswith("sell ")]
        position.choose(options[number * 3 % len(options)])
        number += 1
    assert selling
    assert selling <= allowed


def test_nobody_sells_without_points_or_where_it_is_forbidden() -> None:
    """PF-M02.6, MP-V01.1: neither form exists with no-pp-for-money."""
    assert not Palazzo({}, {}, {}, phase="actions").said_of("sell")
    options = {**MUSE, "no-pp-for-money": "on"}
    scene = Palazzo({"points": 9, "money": 200}, {}, {}, phase="actions", options=options)
    scene.expect_question(0, "turn-menu", "end-turn")
    assert scene.options == ["end-turn"]


def test_nothing_is_sold_after_the_last_best_work() -> None:
    """PF-M02.7: neither the Professor's last window nor the Banker's exchange offers it."""
    scene = Palazzo(
        {"points": 5, "character": "professor"}, {"points": 5}, {}, round=7, phase="best-work", banker=1, options=MUSE
    )
    scene.expect_question(0, "character-window", "use, give-back")
    assert not scene.said_of("sell")
    scene.play("give-back")
    scene.expect_question(1, "banker-exchange")
    assert not scene.said_of("sell")


def test_selling_changes_no_option_but_itself() -> None:
    """PF-M02.8: one point is worth a hundred before and after, though the Merchant's position may change."""
    scene = Palazzo(
        {"money": 300, "points": 5, "character": "merchant"}, {"points": 4}, {}, phase="actions", options=MUSE
    )
    before = scene.menu
    power = scene.position.power(0)
    scene.play("sell 3")
    assert scene.menu == before
    assert scene.position.power(0) == power
    scene.play("use-merchant-pp")
    assert scene.points(0) == 2 + 2
