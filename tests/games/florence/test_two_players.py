"""What is different with two players."""

from __future__ import annotations

from tests.kit.palazzo import Palazzo

OPENER = {"two-player-landscape-choice": "opener"}
CROWDED = {
    "tiles": "university@e5,e6,e7,f5,g5,g6,g7 workshop@e1,e2,e3,f1,f2,g1,g2 opera@b4,b5,b6,c4,c5 tower@a4,a5,a6 "
    "forest@b3,c3,d1,d2,d3 forest@d4,d5,d6,e4,f4 lake@a7,b7,c6,c7",
    "builders": 2,
}


def test_the_example_of_two_players() -> None:
    """PF-X13, PF-D01.1, PF-D01.2, PF-D01.3: one landscape for all three, which are blocked with it."""
    scene = Palazzo({}, {})
    assert scene.money(0) == 2500
    scene.expect_question(
        0, "auction-open", "open landscape, open jester, open builder, open prestige, open recruit, decline"
    )
    scene.play("open landscape", "bid 400", "pass")
    assert scene.money(1) == 2100
    scene.expect_question(1, "choose-landscape-type", "choose forest, choose lake, choose park")
    scene.play("choose lake")
    scene.play(scene.options[0])
    scene.expect_question(0, "auction-last-buy", "take jester, take builder, take prestige, take recruit, nothing")
    scene.play("take jester")
    assert scene.money(0) == 2200


def test_the_winner_takes_a_landscape_that_fits() -> None:
    """PF-D01.5, PF-A06.4: only a park fits, so he may bid and must choose the park."""
    scene = Palazzo({}, CROWDED).play("open landscape")
    scene.expect_question(1, "auction-bid", "bid 400, pass")
    scene.play("bid 400", "pass")
    scene.expect_question(1, "choose-landscape-type", "choose park")


def test_the_opener_may_have_to_name_the_type() -> None:
    """PF-D01.6, PF-D01.4: it is tested for that type, and all three are blocked afterwards."""
    scene = Palazzo({}, CROWDED, options=OPENER)
    assert {"open forest", "open lake", "open park"} <= set(scene.options)
    assert "open landscape" not in scene.options
    scene.play("open forest")
    scene.expect_question(1, "auction-bid", "pass")
    scene.play("pass")
    scene.expect_question(0, "place-landscape")
    scene.play(scene.options[0])
    scene.expect_question(1, "auction-last-buy", "take jester, take builder, take prestige, take recruit, nothing")


def test_the_last_buyer_chooses_the_type_himself() -> None:
    """PF-D01.7: also where the opener names it."""
    scene = Palazzo({}, {}, options=OPENER).play("decline")
    scene.expect_question(1, "auction-last-buy")
    scene.play("take landscape")
    scene.expect_question(1, "choose-landscape-type", "choose forest, choose lake, choose park")


def test_the_rest_is_unchanged() -> None:
    """PF-D, PF-D01.9, PF-D01.8: points for equal landscapes, prestige and best work; one of each freedom at most."""
    scene = Palazzo({"tiles": "lake"}, {}).play("open landscape", "pass", "choose lake")
    scene.play(scene.options[-1])
    assert scene.points(0) == 3
    end = Palazzo({"marker": 9, "prestige": "most-works", "open": "poet"}, {}, round=7, phase="best-work")
    assert end.position.scores() == [10, 0]
    owned = Palazzo({"freedoms": "travel"}, {}, phase="actions").play("freedom")
    assert "introduce travel" not in owned.options
