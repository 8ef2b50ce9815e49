"""Phase B: actions, their limits, and what is free."""

from __future__ import annotations

import pytest

from tests.kit.palazzo import MUSE, Palazzo


def acting(**player: object) -> Palazzo:
    return Palazzo(player, {}, {}, phase="actions")


def pick(scene: Palazzo) -> Palazzo:
    return scene.play(scene.options[0])


def test_two_actions_one_after_the_other() -> None:
    """PF-B01.1: each is finished before the next is chosen."""
    scene = acting().play("freedom")
    scene.expect_question(0, "freedom")
    scene.play("introduce travel")
    scene.expect_question(0, "turn-menu")
    assert scene.position.actions == 1
    scene.play("bonus")
    scene.expect_question(0, "pick-bonus")
    pick(scene)
    scene.expect_question(1, "turn-menu")


def test_one_person_and_one_freedom_a_turn_but_two_of_the_rest() -> None:
    """PF-B01.2: works, buildings and bonus cards twice; in any order and mix."""
    scene = pick(acting().play("take-person"))
    assert "take-person" not in scene.menu
    scene = acting().play("freedom", "introduce travel")
    assert "freedom" not in scene.menu
    scene = acting().play("build", "place tower d3 r0")
    assert "build" in scene.menu
    scene = pick(acting().play("bonus"))
    assert "bonus" in scene.menu
    scene = acting(hand="poet, painter", jesters=3).play("work", "work poet", "buy 0")
    assert "work" in scene.menu


def test_actions_may_be_left_out_and_are_lost() -> None:
    """PF-B01.3: nobody has to act, and nothing is carried over."""
    scene = acting().play("end-turn")
    scene.expect_question(1, "turn-menu")
    scene.until("auction-open").until("turn-menu")
    assert scene.view(None)["question"]["actions"] == 2


def test_free_options_before_between_and_after_actions() -> None:
    """PF-B01.4, PF-B06.1, PF-B01.5: recruiting and selling count as no action, but not in the middle of one."""
    scene = Palazzo({"hand": "3 recruit", "points": 9}, {"open": "poet, painter, lawyer"}, {}, phase="actions")
    scene.play("recruit", "recruit poet", "sell 2")
    assert scene.position.actions == 2
    scene.play("build")
    assert all(option.startswith("place ") for option in scene.options)
    scene.play("place tower d3 r0", "recruit", "recruit painter", "freedom", "introduce travel")
    scene.expect_question(0, "turn-menu", "recruit, end-turn")
    scene.play("recruit", "recruit lawyer")
    scene.expect_question(1, "turn-menu")


def test_the_turn_ends_by_itself_when_nothing_is_left() -> None:
    """PF-B01.6, R8: no action, no usable recruiting card, no character; all of that is public."""
    done = acting(hand="recruit").play("freedom", "introduce travel", "build", "place tower d3 r0")
    done.expect_question(1, "turn-menu")
    held = Palazzo({"character": "merchant"}, {}, {}, phase="actions", actions=0, options=MUSE)
    held.expect_question(0, "turn-menu", "use-merchant-pp, end-turn")


def test_only_what_can_be_paid_and_has_an_object_is_offered() -> None:
    """PF-B01.7, R1: without anything else the end of the turn is the only option, without a sale of points."""
    acting(money=200, points=0).expect_question(0, "turn-menu", "end-turn")
    scene = acting(money=0, points=2)
    assert scene.options == ["end-turn"]
    full = acting(money=300)
    full.expect_question(0, "turn-menu", "take-person, freedom, bonus, end-turn")
    empty = Palazzo({"money": 300}, {}, {}, phase="actions", piles={"person": [], "bonus": []}, supply={"religion": 0})
    empty.expect_question(0, "turn-menu", "freedom, end-turn")


def test_building_costs_and_gives_three_points() -> None:
    """PF-B02.1, PF-X14: type and place, the price, the tile, the points; two buildings cost 1400 and give six."""
    scene = acting().play("build", "place tower d3 r0")
    assert (scene.money(0), scene.points(0)) == (2800, 3)
    assert scene.position.supply[8] == 2
    scene.play("build", "place chapel f5 r0")
    assert (scene.money(0), scene.points(0)) == (2100, 6)
    assert scene.events("building-built")[0]["price"] == 700


@pytest.mark.parametrize(("builders", "cost"), [(0, 700), (1, 300), (2, 300), (3, 0)])
@pytest.mark.parametrize("tile", ["university", "opera", "tower"])
def test_what_building_costs(builders: int, cost: int, tile: str) -> None:
    """PF-B02.2, PF-X14: by builders, whatever the size."""
    scene = acting(builders=builders).play("build")
    scene.play(f"place {tile} {scene.said_of('place ' + tile)[0]}")
    assert scene.money(0) == 3500 - cost


def test_which_buildings_are_offered() -> None:
    """PF-B02.3, PF-T04.8: in the supply, not owned, with a place, and affordable."""
    three = [{}, {"tiles": "opera"}, {"tiles": "opera"}, {"tiles": "opera"}]
    scene = Palazzo(*three, phase="actions").play("build")
    assert not scene.said_of("place opera")
    assert not acting(tiles="opera").play("build").said_of("place opera")
    assert "build" not in acting(money=600, points=0).options
    assert "build" in acting(money=600, points=1).options


def test_the_points_of_a_building_do_not_help_to_pay_for_it() -> None:
    """PF-B02.4, PF-M02.3: six points are sold first, then three are gained; five are not enough."""
    scene = acting(money=100, points=6).play("build", "place tower d3 r0")
    assert (scene.money(0), scene.points(0)) == (0, 3)
    assert "build" not in acting(money=100, points=5).options


def test_taking_a_person_to_court() -> None:
    """PF-B03.1, PF-B03.3: 300 for one of the top five, who may work at once."""
    scene = Palazzo(
        {"jesters": 3}, {}, {}, phase="actions", piles={"person": "poet, lawyer, painter, goldsmith, composer, ..."}
    )
    scene.play("take-person")
    assert scene.money(0) == 3200
    scene.expect_question(0, "pick-person", "pick poet, pick lawyer, pick painter, pick goldsmith, pick composer")
    scene.play("pick poet", "work", "work poet", "buy 0")
    assert scene.seen(None, 0)["open"] == ["poet"]


def test_a_small_person_pile() -> None:
    """PF-B03.1, PF-B03.2: two cards are looked at, one returns; from an empty pile nobody can be taken."""
    scene = Palazzo({}, {}, {}, phase="actions", piles={"person": "poet, lawyer"}).play("take-person", "pick lawyer")
    assert scene.position.piles[0].listed() == [18]
    assert "take-person" not in Palazzo({}, {}, {}, phase="actions", piles={"person": []}).options


def test_introducing_a_freedom() -> None:
    """PF-B04.1, PF-B04.2: 300 for one that is there and not owned yet; each at most once."""
    scene = Palazzo({"freedoms": "travel"}, {"freedoms": "religion"}, {"freedoms": "religion"}, phase="actions").play(
        "freedom"
    )
    scene.expect_question(0, "freedom", "introduce opinion")
    scene.play("introduce opinion")
    assert scene.money(0) == 3200
    assert scene.seen(None, 0)["freedoms"] == ["travel", "opinion"]
    assert "freedom" not in acting(freedoms="travel, religion, opinion").options


def test_a_freedom_raises_works_of_those_who_want_it() -> None:
    """PF-B04.3, PF-W02.4: by three."""
    scene = acting(hand="poet, lawyer", jesters=3, freedoms="travel").play("work")
    values = scene.view(0)["question"]["values"]
    assert (values["poet"]["freedom"], values["lawyer"]["freedom"]) == (3, 0)


def test_buying_a_bonus_card() -> None:
    """PF-B05.1, PF-B05.2: 300 for one of the top five, which may be used at once; none from an empty pile."""
    pile = "bonus-jesters, bonus-lakes, bonus-parks, bonus-forests, bonus-freedoms, ..."
    scene = Palazzo({"hand": "poet", "jesters": 2}, {}, {}, phase="actions", piles={"bonus": pile}).play("bonus")
    assert scene.money(0) == 3200
    assert len(scene.options) == 5
    scene.play("pick bonus-jesters", "work", "work poet", "use bonus-jesters", "done", "buy 0")
    assert scene.player(0).marker == 9
    assert "bonus" not in Palazzo({}, {}, {}, phase="actions", piles={"bonus": []}).options


def test_there_is_no_hand_limit() -> None:
    """PF-B05.3: eight persons, four bonus cards, five prestige cards and another one of each."""
    hand = "poet, painter, composer, lawyer, physician, goldsmith, sculptor, astronomer"
    bonus = "bonus-jesters, bonus-lakes, bonus-parks, bonus-forests"
    scene = acting(hand=hand, bonus=bonus, prestige="most-works, most-parks, most-lakes, most-forests, most-jesters")
    pick(scene.play("take-person"))
    pick(scene.play("bonus"))
    assert (scene.seen(None, 0)["hand_persons"], scene.seen(None, 0)["hand_bonus"]) == (9, 5)


def test_using_recruiting_cards_in_a_turn() -> None:
    """PF-B06, PF-B06.1, PF-B06.2, PF-B06.3: free, any number of times, and the person may work at once."""
    scene = Palazzo({"hand": "2 recruit", "jesters": 3}, {"open": "poet"}, {"open": "painter"}, phase="actions")
    scene.play("recruit")
    scene.expect_question(0, "recruit", "recruit poet, recruit painter")
    scene.play("recruit poet", "work", "work poet", "buy 0", "recruit", "recruit painter", "work", "work painter")
    assert scene.seen(None, 1)["open_recruits"] == scene.seen(None, 2)["open_recruits"] == 1
    assert "recruit" not in acting(hand="recruit").options
    assert "recruit" not in Palazzo({}, {"open": "poet"}, {}, phase="actions").options
    assert "recruit" not in Palazzo({"hand": "recruit"}, {"open": "recruit"}, {}, phase="actions").options
