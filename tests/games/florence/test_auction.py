"""Phase A: opening, raising, passing, buying, and the last player."""

from __future__ import annotations

import pytest

from tests.kit.palazzo import GAME, MUSE, Palazzo

STACKS = "open forest, open lake, open park, open jester, open builder, open prestige, open recruit, decline"


def test_the_example_of_four_players() -> None:
    """PF-X1, PF-A02.1, PF-A04.1, PF-A04.2: a whole phase."""
    scene = Palazzo({}, {}, {}, {})
    scene.expect_question(0, "auction-open", STACKS)
    scene.play("open park", "pass", "pass", "pass", "place park f6 r0")
    assert scene.money(0) == 3300
    scene.expect_question(1, "auction-open", STACKS.replace("open park, ", ""))
    scene.play("open jester", "bid 300", "bid 400", "bid 500", "bid 600", "bid 700", "pass", "pass")
    assert scene.money(3) == 2800
    assert scene.player(3).jesters == 1
    assert (scene.money(1), scene.money(2)) == (3500, 3500)
    scene.expect_question(
        1, "auction-open", "open forest, open lake, open builder, open prestige, open recruit, decline"
    )
    scene.play("open forest", "bid 300", "bid 400", "bid 500", "bid 600", "pass")
    scene.expect_question(1, "place-landscape")
    scene.play(scene.options[0])
    assert scene.money(1) == 2900
    scene.expect_question(2, "auction-last-buy", "take lake, take builder, take prestige, take recruit, nothing")
    scene.play("take builder")
    assert (scene.money(2), scene.player(2).builders) == (3300, 1)
    assert [player.stone for player in scene.position.players] == [-1] * 4
    scene.expect_question(0, "turn-menu")


def test_who_has_bought_takes_no_further_part() -> None:
    """PF-A01.1: he is neither asked to bid nor to open again."""
    scene = Palazzo({}, {}, {}).play("open jester", "pass", "pass")
    asked = set()
    while scene.position.question in ("auction-open", "auction-bid", "auction-last-buy"):
        asked.add(scene.position.asked)
        scene.play(scene.options[0] if scene.position.question == "auction-open" else scene.options[-1])
        if scene.position.question == "place-landscape":
            scene.play(scene.options[0])
    assert asked == {1, 2}


def test_a_stack_that_sold_is_blocked_until_the_phase_ends() -> None:
    """PF-A01.2, PF-A03.6: also for the last buyer; the view shows the stone."""
    scene = Palazzo({}, {}, {}).play("open jester", "pass", "pass")
    assert "open jester" not in scene.options
    assert scene.view(None)["blocked"] == ["jester"]
    assert scene.seen(None, 0)["stone"] == "jester"
    scene.play("decline")
    scene.expect_question(2, "auction-last-buy")
    assert "take jester" not in scene.options
    scene.play("nothing").until("auction-open")
    assert "open jester" in scene.options


def test_an_empty_stack_cannot_be_chosen() -> None:
    """PF-A01.3, PF-A06.1: the last builder of the supply is gone for good."""
    scene = Palazzo({}, {}, {}, supply={"builder": 1}, round=6).play("open builder", "pass", "pass")
    assert scene.position.supply[17] == 0
    scene.until("turn-menu").until("auction-open")
    assert scene.position.round == 7
    assert "open builder" not in scene.options
    empty = Palazzo({}, {}, {}, supply={"jester": 0, "recruit": 0, "forest": 0}, piles={"prestige": []})
    empty.expect_question(0, "auction-open", "open lake, open park, open builder, decline")


def test_points_may_be_sold_while_a_single_object_is_left_to_open() -> None:
    """PF-M02.5: the question is about something as long as there is one."""
    supply = {"jester": 0, "recruit": 0, "lake": 0, "park": 0}
    scene = Palazzo({"points": 2, "builders": 3}, {}, {}, supply=supply, piles={"prestige": []})
    assert scene.options == ["open forest", "sell 1", "sell 2", "decline"]


def test_the_opener_chooses_an_object_or_declines() -> None:
    """PF-A02.2, PF-A02.3: at exactly the base price; there is no other opening bid."""
    scene = Palazzo({}, {}, {})
    scene.expect_question(0, "auction-open", STACKS)
    scene.play("open prestige")
    assert scene.events("auction-opened") == [{"seat": 0, "item": "prestige", "price": 200}]
    assert scene.view(1)["question"]["amount"] == 200


def test_who_declines_is_out_for_the_phase() -> None:
    """PF-A02.4: he neither opens nor bids again; the next one opens."""
    scene = Palazzo({}, {}, {}, {}).play("decline")
    scene.expect_question(1, "auction-open")
    scene.play("open jester")
    scene.expect_question(2, "auction-bid")
    scene.play("pass")
    scene.expect_question(3, "auction-bid")
    scene.play("pass")
    scene.expect_question(2, "auction-open")
    assert scene.seen(None, 0)["out"] is True


def test_an_opening_bid_stands() -> None:
    """PF-A02.5: if all pass, the opener buys at the base price, without being asked again."""
    scene = Palazzo({}, {}, {}).play("open jester", "pass", "pass")
    assert (scene.money(0), scene.player(0).jesters) == (3300, 1)
    scene.expect_question(1, "auction-open")


def test_players_are_asked_clockwise_until_one_bid_is_left() -> None:
    """PF-A03.1, PF-A03.3, PF-A03.4: the opener included, the holder of the highest bid never."""
    scene = Palazzo({}, {}, {}, {}).play("open jester")
    asked = []
    for move in ("bid 300", "pass", "bid 400", "bid 500", "pass", "pass"):
        asked.append(scene.position.asked)
        scene.play(move)
    assert asked == [1, 2, 3, 0, 1, 3]
    assert scene.player(0).jesters == 1
    scene.expect_question(1, "auction-open")


def test_a_raise_is_exactly_one_hundred() -> None:
    """PF-A03.2: or one passes."""
    scene = Palazzo({}, {}, {}).play("open jester")
    scene.expect_question(1, "auction-bid", "bid 300, pass")
    scene.expect_refused("bid 400", "bid 200")
    scene.play("bid 300")
    scene.expect_question(2, "auction-bid", "bid 400, pass")


def test_bids_beyond_the_catalogue_are_still_raises() -> None:
    """PF-A03.2: however high they go."""
    scene = Palazzo({"money": 12000}, {"money": 12000}, {"money": 0}).play("open jester", "bid 300", "pass")
    while scene.view(None)["question"]["amount"] < 9900:
        scene.play(scene.options[0])
    scene.expect_question(scene.position.asked, "auction-bid", "raise, pass")
    holder = scene.position.asked
    assert holder is not None
    scene.play("raise", "pass")
    assert scene.money(holder) == 2000


def test_only_the_buyer_pays() -> None:
    """PF-A03.5: those who were outbid keep everything."""
    scene = Palazzo({}, {}, {}).play(
        "open jester", "bid 300", "bid 400", "bid 500", "bid 600", "bid 700", "pass", "pass"
    )
    assert [scene.money(seat) for seat in range(3)] == [3500, 3500, 2800]
    assert scene.events("object-bought") == [{"seat": 2, "item": "jester", "price": 700, "last": False, "free": False}]


def test_an_object_is_carried_out_before_the_next_opening() -> None:
    """PF-A03.7: with all the questions it asks."""
    scene = Palazzo({}, {}, {}).play("open prestige", "pass", "pass")
    scene.expect_question(0, "pick-prestige")
    scene.play(scene.options[0])
    scene.expect_question(1, "auction-open")


def test_an_opener_who_lost_opens_again() -> None:
    """PF-A04.2: as often as he loses, with another object each time."""
    scene = Palazzo({}, {}, {}, {})
    for item in ("jester", "builder"):
        scene.expect_question(0, "auction-open")
        scene.play(f"open {item}", "bid 300" if item == "jester" else "pass")
        while scene.position.question == "auction-bid":
            scene.play("bid 300" if item == "builder" and scene.position.asked == 3 else "pass")
    scene.expect_question(0, "auction-open", "open forest, open lake, open park, open prestige, open recruit, decline")


def test_the_phase_ends_when_nobody_is_left() -> None:
    """PF-A04.3: whether they bought or declined."""
    scene = Palazzo({}, {}, {}).play("decline", "decline", "nothing")
    scene.expect_question(0, "turn-menu")
    assert scene.events("phase-a-end") == [{"items": []}]


def test_the_last_player_may_take_something_at_the_base_price() -> None:
    """PF-A05.1, PF-A05.2: whatever the others did; or he takes nothing."""
    scene = Palazzo({}, {}, {}).play("decline", "decline")
    scene.expect_question(2, "auction-last-buy", STACKS.replace("open", "take").replace("decline", "nothing"))
    scene.play("take jester")
    assert (scene.money(2), scene.player(2).jesters) == (3300, 1)
    assert scene.events("object-bought")[0]["last"] is True
    scene.expect_question(0, "turn-menu")


@pytest.mark.parametrize(
    ("money", "points", "legal"), [(300, 5, True), (300, 2, True), (300, 0, False), (500, 0, True)]
)
def test_a_bid_must_be_within_power(money: int, points: int, legal: bool) -> None:
    """PF-A06, PF-A06.2: cash is needed only when it is paid."""
    scene = Palazzo({"money": money, "points": points}, {}, {}, start=2).play("open jester")
    scene.expect_question(0, "auction-bid", "bid 300, pass")
    scene.play("pass")
    again = Palazzo({"money": money, "points": points}, {}, {}, start=1).play("open jester", "bid 300")
    again.expect_question(0, "auction-bid", "bid 400, pass" if legal else "pass")


@pytest.mark.parametrize(
    ("money", "points", "enough"), [(200, 0, True), (100, 1, True), (0, 2, True), (100, 0, False), (0, 1, False)]
)
def test_exactly_the_base_price_is_enough(money: int, points: int, enough: bool) -> None:
    """PF-A06.2, PF-A02.3, PF-A05.1: to open an object and to take one as the last buyer; a point less is not."""
    poor: dict[str, object] = {"money": money, "points": points}
    Palazzo(poor, {}, {}).expect_question(0, "auction-open", STACKS if enough else "decline")
    last = Palazzo({}, {}, poor).play("decline", "decline")
    taken = STACKS.replace("open", "take").replace("decline", "nothing")
    last.expect_question(2, "auction-last-buy", taken if enough else "nothing")


@pytest.mark.parametrize(("money", "enough"), [(300, True), (200, False)])
def test_exactly_the_base_price_of_two_players_is_enough(money: int, enough: bool) -> None:
    """PF-A06.2, PF-D01.2: which is 300."""
    scene = Palazzo({"money": money}, {})
    objects = "open landscape, open jester, open builder, open prestige, open recruit, decline"
    scene.expect_question(0, "auction-open", objects if enough else "decline")


def test_a_lost_bid_costs_no_points() -> None:
    """PF-A06.2, PF-M02.3: only the winner sells what he is short of."""
    scene = Palazzo({"money": 200, "points": 5}, {}, {"money": 0}).play(
        "open jester", "bid 300", "pass", "bid 400", "bid 500"
    )
    assert scene.view(0)["question"]["cover"] == {"bid 600": 4}
    lost = Palazzo({"money": 200, "points": 5}, {}, {"money": 0}).play(
        "open jester", "bid 300", "pass", "bid 400", "bid 500"
    )
    lost.play("pass")
    assert (lost.money(0), lost.points(0)) == (200, 5)
    scene.play("bid 600", "pass")
    assert (scene.money(0), scene.points(0)) == (0, 1)


def test_three_builders_are_enough() -> None:
    """PF-A06.3, PF-J03.4: a fourth can neither be opened, bid for nor taken."""
    full = {"builders": 3}
    assert "open builder" not in Palazzo(full, {}, {}).options
    scene = Palazzo({}, full, {}).play("open builder")
    scene.expect_question(1, "auction-bid", "pass")
    assert "take builder" not in Palazzo({}, {}, full).play("decline", "decline").options


def test_a_landscape_must_fit() -> None:
    """PF-A06.4: a forest that fits nowhere can be neither opened nor bid for, a park that fits can."""
    crowded = {
        "tiles": "university@e5,e6,e7,f5,g5,g6,g7 workshop@e1,e2,e3,f1,f2,g1,g2 opera@b4,b5,b6,c4,c5 tower@a4,a5,a6 "
        "forest@b3,c3,d1,d2,d3 forest@d4,d5,d6,e4,f4 lake@a7,b7,c6,c7"
    }
    scene = Palazzo(crowded, {}, {})
    assert "open forest" not in scene.options
    assert "open park" in scene.options
    bidding = Palazzo({}, crowded, {}).play("open forest")
    bidding.expect_question(1, "auction-bid", "pass")
    bidding = Palazzo({}, crowded, {}).play("open park")
    bidding.expect_question(1, "auction-bid", "bid 300, pass")


def test_who_can_only_pass_has_one_option() -> None:
    """PF-A07.1, R1: the question is asked all the same, and tells the others nothing."""
    poor = {"money": 100}
    Palazzo(poor, {}, {}).expect_question(0, "auction-open", "decline")
    Palazzo({}, poor, {}).play("open jester").expect_question(1, "auction-bid", "pass")
    Palazzo({}, {}, poor).play("decline", "decline").expect_question(2, "auction-last-buy", "nothing")
    for reader in (1, None):
        assert "options" not in Palazzo(poor, {}, {}).view(reader)["question"]
    held = Palazzo({**poor, "character": "merchant"}, {"points": 5}, {"points": 9}, options=MUSE)
    held.expect_question(0, "auction-open", "use-merchant-pp, decline")


def test_bids_passes_declines_and_prices_are_public() -> None:
    """PF-A07.2: spectators read them all."""
    scene = Palazzo({}, {}, {}).play("open jester", "bid 300", "pass", "pass", "open builder", "pass", "nothing")
    kinds = [event.kind for event in scene.position.events()]
    assert {"auction-opened", "bid-raised", "bid-passed", "object-bought", "auction-declined"} <= set(kinds)
    assert scene.events("bid-raised") == [{"seat": 1, "item": "jester", "amount": 300}]


def test_every_phase_of_a_game_follows_the_two_limits() -> None:
    """PF-A01.1, PF-A01.2: over whole games nobody buys twice in a phase, and no stack sells twice."""
    position = GAME.new(4, 6)
    number = 0
    while not position.over:
        position.choose(position.legal()[number * 7 % len(position.legal())])
        number += 1
    buyers: list[int] = []
    items: list[str] = []
    bought = 0
    for event in position.events():
        if event.kind == "round-start":
            buyers, items = [], []
        if event.kind == "object-bought":
            assert event.facts["seat"] not in buyers
            assert event.facts["item"] not in items
            buyers.append(int(str(event.facts["seat"])))
            items.append(str(event.facts["item"]))
            bought += 1
    assert bought >= 10
