"""The seven objects of the auction."""

from __future__ import annotations

import pytest

from tests.kit.palazzo import Palazzo


def buy(scene: Palazzo, item: str) -> Palazzo:
    """Let the last active player take an object."""
    return scene.play("decline", "decline", f"take {item}")


def last(**player: object) -> Palazzo:
    return Palazzo({}, {}, player)


def test_a_landscape_is_laid_at_once() -> None:
    """PF-J01.1: before anything else happens."""
    scene = buy(last(), "lake")
    scene.expect_question(2, "place-landscape")
    scene.play(scene.options[0])
    assert scene.seen(None, 2)["empty"] == 39
    scene.expect_question(0, "turn-menu")


def test_equal_landscapes_give_points() -> None:
    """PF-X7, PF-J01.2, PF-J01.3: the first of a type nothing, every further one three, types apart."""
    tiles: list[str] = []
    gained = []
    for landscape in ("lake", "park", "forest", "lake", "lake", "forest"):
        scene = buy(last(tiles=" ".join(tiles), points=10), landscape)
        scene.play(scene.options[-1])
        gained.append(scene.points(2) - 10)
        tiles = [f"{tile['tile']}@{','.join(tile['cells'])}" for tile in scene.seen(None, 2)["tiles"]]
    assert gained == [0, 0, 0, 3, 3, 3]


@pytest.mark.parametrize("forests", [1, 2, 3])
def test_more_landscapes_of_a_type_raise_a_work_no_further(forests: int) -> None:
    """PF-J01.4: three for a person who wants it, once."""
    scene = Palazzo({"hand": "lawyer", "tiles": "forest " * forests, "jesters": 3}, {}, {}, phase="actions")
    scene.play("work")
    assert scene.view(0)["question"]["values"]["lawyer"]["landscape"] == 3
    assert scene.view(0)["question"]["values"]["lawyer"]["value"] == 10


def test_a_jester_raises_every_work_by_two() -> None:
    """PF-J02.1: each of them."""
    values = []
    for jesters in (3, 4, 5):
        scene = Palazzo({"hand": "lawyer", "jesters": jesters}, {}, {}, phase="actions").play("work", "work lawyer")
        values.append(scene.view(0)["question"]["value"])
    assert values == [7, 9, 11]
    scene = buy(last(), "jester")
    assert scene.events("jester-gained") == [{"seat": 2, "number": 1, "gained": 0}]


@pytest.mark.parametrize(("before", "gained", "cost"), [(0, 0, 300), (1, 3, 300), (2, 3, 0)])
def test_builders_make_building_cheaper_and_give_points(before: int, gained: int, cost: int) -> None:
    """PF-J03.1, PF-J03.2, PF-J03.3: 700 without, 300, 300, 0; three points for the second and the third."""
    scene = buy(last(builders=before), "builder")
    assert scene.points(2) == gained
    assert scene.player(2).builders == before + 1
    scene.play("end-turn", "end-turn", "build")
    assert scene.view(2)["question"]["price"] == cost


def test_the_second_builder_lets_buildings_touch() -> None:
    """PF-J03.2, PF-J03.3: from the moment it is bought, and with the third too."""
    for before, legal in ((0, False), (1, True), (2, True)):
        scene = buy(last(builders=before, tiles="opera@b4,b5,b6,c4,c5"), "builder").play(
            "end-turn", "end-turn", "build"
        )
        assert (scene.position.catalogue().number("tower@a4,a5,a6") in scene.position.legal()) is legal
        assert (scene.position.catalogue().number("tower@d1,d2,d3") in scene.position.legal()) is legal


def test_any_number_of_other_objects_may_be_owned() -> None:
    """PF-J03.4: six jesters do not keep anyone from a seventh."""
    scene = buy(last(jesters=6), "jester")
    assert scene.player(2).jesters == 7


def test_a_prestige_card_is_one_of_the_top_five() -> None:
    """PF-J04.1, PF-H01.7: exactly one is kept, the rest goes to the bottom; the others see the number."""
    pile = "most-works, most-parks, most-lakes, most-forests, most-builders, most-jesters, ..."
    scene = buy(Palazzo({}, {}, {}, piles={"prestige": pile}), "prestige")
    scene.expect_question(
        2, "pick-prestige", "pick most-works, pick most-parks, pick most-lakes, pick most-forests, pick most-builders"
    )
    assert scene.view(2)["players"][2]["looking_at"] == [
        "most-forests",
        "most-lakes",
        "most-builders",
        "most-parks",
        "most-works",
    ]
    assert scene.view(0)["question"] == {"kind": "pick-prestige", "seat": 2, "number": 5}
    scene.play("pick most-lakes")
    assert scene.view(2)["players"][2]["prestige"] == ["most-lakes"]
    assert scene.position.piles[1].size == 13
    bottom = {scene.position.piles[1].at(place) for place in range(4)}
    assert bottom == {26, 31, 32, 34}
    assert scene.position.piles[1].top() == 30


def test_a_small_pile_is_looked_at_completely() -> None:
    """PF-J04.2: three cards are all there is."""
    scene = buy(Palazzo({}, {}, {}, piles={"prestige": "most-works, most-parks, most-lakes"}), "prestige")
    scene.expect_question(2, "pick-prestige", "pick most-works, pick most-parks, pick most-lakes")


def test_cards_are_returned_in_random_order() -> None:
    """PF-J04.3, PF-Z01.6: nobody chooses it, and it differs from game to game."""
    orders = set()
    for seed in range(12):
        scene = Palazzo(
            {}, {}, {}, piles={"prestige": "most-works, most-parks, most-lakes, most-forests, ..."}, seed=seed
        )
        buy(scene, "prestige").play("pick most-lakes")
        orders.add(tuple(scene.position.piles[1].at(place) for place in range(4)))
    assert len(orders) > 3


def test_a_recruiting_card_may_be_used_at_once() -> None:
    """PF-J05.1, PF-J05.3, PF-J05.4: one open person of another; the card stays there and counts there."""
    scene = buy(
        Palazzo({"open": "poet, recruit", "hand": "lawyer"}, {"open": "painter"}, {"open": "composer"}), "recruit"
    )
    scene.expect_question(2, "recruit-now", "recruit poet, recruit painter, keep")
    scene.play("recruit poet")
    assert scene.seen(2, 2)["persons"] == ["poet"]
    assert (scene.seen(None, 0)["open"], scene.seen(None, 0)["open_recruits"]) == ([], 2)
    assert scene.player(0).cards() == 3
    assert scene.player(0).on_table() == 2
    assert scene.player(2).recruits == 0
    assert scene.events("person-recruited") == [{"seat": 2, "victim": 0, "kind": "poet"}]


def test_a_recruiting_card_may_be_kept_for_a_turn_of_ones_own() -> None:
    """PF-J05.2, PF-J05.5: in hand it counts as a person card; it is not asked about in the turns of others."""
    scene = buy(Palazzo({"open": "poet"}, {}, {}), "recruit").play("keep")
    assert scene.player(2).in_hand() == 1
    assert "recruit" not in scene.options
    scene.play("end-turn", "end-turn")
    assert "recruit" in scene.options


def test_without_an_open_person_the_card_goes_to_the_hand() -> None:
    """PF-J05.2, PF-J05.3: there is no question, and an open recruiting card is no person."""
    scene = buy(Palazzo({"open": "recruit"}, {}, {"open": "composer"}), "recruit")
    scene.expect_question(0, "turn-menu")
    assert scene.player(2).recruits == 1


def test_a_recruited_person_works_anew_and_the_old_work_stays() -> None:
    """PF-J05.6, PF-R01.4: money, points and marker of the old owner are left as they were."""
    scene = Palazzo(
        {"hand": "recruit", "jesters": 7},
        {"open": "poet", "marker": 15, "points": 8, "money": 900},
        {},
        phase="actions",
    )
    scene.play("recruit", "recruit poet", "work", "work poet", "buy 0")
    assert scene.player(0).marker == 15
    assert (scene.player(1).marker, scene.points(1), scene.money(1)) == (15, 8, 900)
    scene.until("auction-open")
    assert scene.events("best-work")[0]["seats"] == [0, 1]


def test_a_person_may_be_taken_back() -> None:
    """PF-J05.7, PF-W01.3: and works again for the first owner."""
    scene = Palazzo(
        {"hand": "recruit", "jesters": 3}, {"hand": "recruit", "jesters": 3, "open": "poet"}, {}, phase="actions"
    )
    scene.play("recruit", "recruit poet", "work", "work poet", "buy 0", "end-turn")
    scene.play("recruit", "recruit poet", "work")
    assert "work poet" in scene.options
