"""The six characters, and the windows in which they are used."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.kit.marks import clause
from tests.kit.palazzo import MUSE, Palazzo

SEVEN = "poet, painter, lawyer, composer, physician, goldsmith, sculptor"
SETTINGS = ("round", "piles", "pot", "banker", "options")
NO_SELLING = {**MUSE, "no-pp-for-money": "on"}
PLACES = [{"points": 20}, {"points": 15}, {"points": 15}]


def held(character: str, *others: Mapping[str, object], phase: str = "actions", **player: object) -> Palazzo:
    """The first player holds a character."""
    wanted = {"options": MUSE} | {name: player.pop(name) for name in SETTINGS if name in player}
    return Palazzo({"character": character, **player}, *(others or ({}, {})), phase=phase, **wanted)


# --- Muse, Cardinal, Princess -----------------------------------------------------------------------------------------


def test_the_muse_raises_every_work_by_the_round() -> None:
    """MP-X1, MP-K02, MP-K02.1: 12 becomes 17 in round 5, twice; minimum, payment and marker."""
    scene = held("muse", hand="poet, lawyer, painter, sculptor", jesters=4, round=5)
    scene.play("work")
    assert scene.view(0)["question"]["values"]["poet"]["value"] == 17
    scene.play("work poet")
    assert (scene.player(0).marker, scene.view(0)["question"]["income"]) == (17, 1700)
    scene.play("buy 0", "work", "work lawyer")
    assert scene.view(0)["question"]["value"] == 17
    first = held("muse", hand="poet, lawyer", jesters=2, round=1)
    assert "work" in first.options


def test_the_muse_serves_her_holder_only() -> None:
    """MP-K02.2, MP-T01.1: and goes back at the end of his turn."""
    scene = held("muse", {"hand": "poet", "jesters": 3}, {}).play("end-turn")
    scene.expect_question(1, "turn-menu")
    assert scene.seen(None, 0)["character"] is None
    assert scene.events("character-returned") == [{"seat": 0, "character": "muse"}]
    scene.play("work", "work poet")
    assert scene.player(1).marker == 7


def test_the_cardinal_gives_a_third_action() -> None:
    """MP-X2, MP-K03.1, MP-K03.2, MP-T01.1: building, freedom and work; never two freedoms; three bonus cards."""
    scene = held("cardinal", hand="poet", jesters=3)
    assert scene.position.actions == 3
    scene.play("build", "place tower d3 r0", "freedom", "introduce travel")
    assert "freedom" not in scene.options
    scene.play("work", "work poet", "buy 0")
    scene.expect_question(1, "turn-menu")
    assert scene.seen(None, 0)["character"] is None
    scene = held("cardinal")
    for _ in range(3):
        scene.play("bonus")
        scene.play(scene.options[0])
    assert scene.seen(None, 0)["hand_bonus"] == 3
    person = held("cardinal").play("take-person")
    person.play(person.options[0])
    assert "take-person" not in person.options


def test_the_third_action_is_optional() -> None:
    """MP-K03.3: the turn may end before."""
    scene = held("cardinal").play("freedom", "introduce travel", "end-turn")
    scene.expect_question(1, "turn-menu")


@pytest.mark.parametrize(("round_", "legal"), [(1, True), (2, True), (3, True), (4, False)])
def test_the_work_of_the_princess(round_: int, legal: bool) -> None:
    """MP-X3, MP-K04.1, MP-K04.3, MP-K04.4: two lakes, two buildings, three cards: 13; nothing else counts."""
    scene = held(
        "princess",
        tiles="lake lake university studio",
        hand="poet, lawyer",
        open="painter",
        jesters=2,
        freedoms="travel, religion, opinion",
        bonus="bonus-jesters",
        round=round_,
    )
    assert ("princess-work" in scene.options) is legal
    if legal:
        scene.play("princess-work")
        scene.expect_question(0, "princess-work", "princess-work")
        scene.play("princess-work")
        assert (scene.money(0), scene.player(0).marker) == (4800, 13)
        assert scene.said_of("buy") == [str(number) for number in range(7)]


def test_the_princess_counts_builders_and_serves_once() -> None:
    """MP-K04.2, MP-K04.5, MP-K04.6: an action; no open card; then she is gone."""
    scene = held("princess", tiles="lake", builders=3, hand=SEVEN)
    scene.play("princess-work", "princess-work")
    assert scene.events("work-completed")[0]["value"] == 3 + 6 + 7
    assert scene.position.actions == 1
    assert scene.player(0).on_table() == 0
    scene.play("buy 0")
    assert "princess-work" not in scene.options
    assert scene.seen(None, 0)["character"] is None


def test_an_unused_princess_goes_back() -> None:
    """MP-T01.1: at the end of the turn."""
    scene = held("princess").play("end-turn")
    assert scene.seen(None, 0)["character"] is None


# --- Merchant ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "place"), [(20, 1), (15, 2), (9, 4)])
def test_the_relative_position(own: int, place: int) -> None:
    """MP-X4, MP-K05.1, MP-K05.2: one more than those who have strictly more; equal ones share."""
    points = [20, 15, 15, 9]
    points.remove(own)
    others: list[dict[str, object]] = [{"points": number} for number in points]
    scene = held("merchant", *others, points=own).play("use-merchant-pp")
    assert scene.points(0) == own + place
    assert scene.events("character-used")[0]["position"] == place
    assert scene.seen(None, 0)["character"] is None


@pytest.mark.parametrize(
    ("answer", "money", "points"),
    [
        pytest.param("pay", 3300, 13, marks=clause("MP-K05.8", "MP-T02.6")),
        pytest.param("free", 3500, 9),
    ],
)
def test_the_merchant_pays_or_his_holder_does(answer: str, money: int, points: int) -> None:
    """MP-X5, MP-K05.3, MP-K05.5: after paying comes a window, after `free` nothing."""
    scene = held("merchant", *PLACES, phase="auction", points=9).play("open jester", "pass", "pass", "pass")
    scene.expect_question(0, "merchant-payment", "free, pay, use-merchant-pp")
    assert scene.view(0)["question"]["costs"] == {"pay": 200, "use-merchant-pp": 200}
    scene.play(answer)
    # That he goes back goes without saying when he has paid.
    assert scene.events("character-returned") == []
    assert scene.player(0).jesters == 1
    if answer == "pay":
        scene.expect_question(0, "character-window", "use, keep")
        scene.play("use")
    assert (scene.money(0), scene.points(0)) == (money, points)
    assert scene.seen(None, 0)["character"] is None
    assert scene.events("object-bought")[0]["free"] is (answer == "free")


def test_bids_must_be_payable_even_with_the_merchant() -> None:
    """MP-K05.4: as if there were none."""
    scene = Palazzo({}, {"money": 200, "character": "merchant"}, {}, options=MUSE).play("open jester")
    scene.expect_question(1, "auction-bid", "pass")


def test_the_last_buyer_may_have_it_free() -> None:
    """MP-K05.6, MP-K05.7: a second builder for nothing, with its three points."""
    scene = Palazzo({}, {}, {"character": "merchant", "builders": 1}, options=MUSE)
    scene.play("decline", "decline", "take builder", "free")
    assert (scene.money(2), scene.points(2), scene.player(2).builders) == (3500, 3, 2)


def test_cover_may_change_the_position() -> None:
    """MP-K05.8, MP-K05.2: paying with points drops him to the third place, which is worth three."""
    scene = held("merchant", {"points": 9}, {"points": 4}, phase="auction", money=0, points=5)
    scene.play("open jester", "pass", "pass", "pay", "use")
    assert scene.points(0) == 5 - 2 + 3


def test_his_points_come_before_those_of_the_object() -> None:
    """MP-K05.8, MP-T02.6: a second builder takes him past the others; who sells his place before is still the last."""
    scene = held("merchant", {"points": 10}, {"points": 10}, phase="auction", points=9, builders=1)
    scene.play("open builder", "pass", "pass", "use-merchant-pp")
    assert (scene.points(0), scene.money(0), scene.player(0).builders) == (9 + 3 + 3, 3300, 2)
    assert scene.seen(None, 0)["character"] is None
    scene.expect_question(1, "auction-open")


def test_in_the_last_round_only_points_remain() -> None:
    """MP-K05.9, MP-T02.8, MP-T02.9: after the best work there is nothing left but to take them."""
    scene = held("merchant", {"points": 3}, {"points": 3}, phase="best-work", round=7)
    scene.expect_question(0, "character-window", "use")
    scene.play("use")
    assert scene.position.over
    assert scene.points(0) == 3


@pytest.mark.parametrize(("steps", "points"), [(0, 11), (1, 12), (2, 11)])
def test_a_step_back_before_he_is_paid_the_last_time(steps: int, points: int) -> None:
    """R14, MP-T02.9, PF-M02.7, PF-M02.5: level at 10 with all, the last place is a step away and worth three."""
    scene = held("merchant", {"points": 10}, {"points": 10}, phase="best-work", round=7, points=10)
    assert scene.menu == ["use"]
    assert scene.said_of("sell") == [str(number) for number in range(1, 11)]
    assert scene.view(0)["question"]["position"] == 1
    if steps:
        scene.play(f"sell {steps}")
        assert scene.view(0)["question"]["position"] == 3
    scene.play("use")
    assert scene.position.over
    assert (scene.points(0), scene.money(0)) == (points, 3500 + 100 * steps)


def test_before_the_best_work_is_paid() -> None:
    """R14, MP-T02.13: the maker of the best work is the last before it and the first after it."""
    scene = held("merchant", {"points": 11}, {"points": 11}, phase="best-work", round=7, points=10, marker=17)
    scene.expect_question(0, "character-window")
    assert scene.menu == ["use", "keep"]
    assert scene.said_of("sell")
    question = scene.view(None)["question"]
    assert (question["moment"], question["position"], question["last"]) == ("best-work", 3, False)
    scene.play("use")
    assert scene.position.over
    assert scene.points(0) == 10 + 3 + 3
    late = held("merchant", {"points": 11}, {"points": 11}, phase="best-work", round=7, points=10, marker=17)
    late.play("keep")
    assert late.view(0)["question"]["last"]
    late.play("use")
    assert late.points(0) == 10 + 3 + 1


def test_before_and_after_the_best_work_of_a_round() -> None:
    """MP-T02.13, MP-T02.4: whoever keeps him is asked again when others have been paid; the Professor only then."""
    scene = Palazzo(
        {"character": "professor"},
        {"character": "merchant", "points": 2},
        {"marker": 9},
        phase="best-work",
        options=MUSE,
    )
    scene.expect_question(1, "character-window")
    assert scene.view(1)["question"]["position"] == 1
    scene.play("keep")
    scene.expect_question(0, "character-window", "use, keep")
    scene.play("keep")
    scene.expect_question(1, "character-window")
    assert scene.view(1)["question"]["position"] == 2
    scene.play("use")
    assert scene.points(1) == 4


def test_without_a_best_work_there_is_one_window() -> None:
    """MP-T02.13: nothing lies between the two."""
    scene = held("merchant", phase="best-work").play("keep")
    scene.expect_question(1, "auction-open")


def test_nobody_goes_back_where_points_are_not_for_money() -> None:
    """MP-V01.1: not for the Merchant either."""
    scene = held("merchant", {"points": 10}, {"points": 10}, phase="best-work", round=7, points=10, options=NO_SELLING)
    scene.expect_question(0, "character-window", "use")


def test_games_of_an_earlier_version_go_on_as_they_began() -> None:
    """The Merchant is paid out by himself, after the best work, and after paying for an object he is asked."""
    options = {**MUSE, "rulings": "first"}
    players: list[dict[str, object]] = [
        {"character": "merchant", "points": 10, "marker": 17},
        {"points": 11},
        {"points": 11},
    ]
    end = Palazzo(*players, phase="best-work", round=7, options=options)
    assert end.position.over
    assert end.points(0) == 10 + 3 + 1
    auction = Palazzo({"character": "merchant"}, {}, {}, options=options).play("open jester", "pass", "pass")
    auction.expect_question(0, "merchant-payment", "free, pay")


# --- Professor --------------------------------------------------------------------------------------------------------


def test_the_professor_takes_a_card_for_nothing() -> None:
    """MP-K07.1, MP-K07.2, MP-K07.4: the pile is public, the cards are not; it is no action and blocks nothing."""
    scene = held("professor", phase="auction").play("use-professor")
    scene.expect_question(0, "professor-pile", "pile prestige, pile bonus")
    assert scene.view(1)["question"]["options"] == ["pile prestige", "pile bonus"]
    scene.play("pile prestige")
    scene.expect_question(0, "pick-prestige")
    assert "options" not in scene.view(1)["question"]
    scene.play(scene.options[0])
    assert scene.money(0) == 3500
    scene.expect_question(0, "auction-open")
    assert "open prestige" in scene.options
    assert scene.events("character-used") == [
        {"seat": 0, "character": "professor", "effect": "card", "pile": "prestige"}
    ]
    turn = held("professor").play("use-professor", "pile bonus")
    turn.play(turn.options[0])
    assert turn.position.actions == 2


def test_an_empty_pile_cannot_be_chosen() -> None:
    """MP-K07.3: and with both empty nobody is asked."""
    scene = held("professor", piles={"prestige": []}).play("use-professor")
    scene.expect_question(0, "professor-pile", "pile bonus")
    none = held("professor", piles={"prestige": [], "bonus": []})
    assert "use-professor" not in none.options
    ended = held("professor", phase="best-work", piles={"prestige": [], "bonus": []})
    ended.expect_question(1, "auction-open")


# --- Banker -----------------------------------------------------------------------------------------------------------


def test_the_pot_grows_while_nobody_wants_it() -> None:
    """MP-X6, MP-K06.1, MP-K06.3, MP-K06.4: 600, 700, 800; bought with 200: +600; then 600 again."""
    scene = Palazzo({}, {}, {}, options=MUSE)
    pots = []
    for round_ in (1, 2, 3, 4):
        scene.until("a2-turn")
        assert scene.position.round == round_
        pots.append(scene.position.pot)
        if round_ == 3:
            buyer = scene.position.asked
            assert buyer is not None
            scene.play("stake banker 2", "pass", "pass")
            assert scene.money(buyer) == 4100
            assert scene.position.pot == 600
        scene.until("turn-menu")
    assert pots == [600, 700, 800, 600]


def test_the_pot_comes_before_the_price() -> None:
    """MP-K06, MP-K06.9, MP-T01.2: so no points are sold; and the Banker goes back at once."""
    scene = Palazzo({"money": 100, "points": 5}, {}, {}, phase="characters", options=MUSE, pot=600)
    scene.play("stake banker 3", "pass", "pass")
    assert (scene.money(0), scene.points(0)) == (400, 5)
    assert scene.seen(None, 0)["character"] is None


def test_the_exchange_at_the_end() -> None:
    """MP-X9, MP-K06.5, MP-K06.6, MP-K06.8: 1300 florins buy up to six points, before prestige is scored."""
    scene = Palazzo({"money": 1300}, {}, {}, round=7, phase="best-work", banker=0, options=MUSE)
    scene.expect_question(0, "banker-exchange", ", ".join(f"exchange {number}" for number in range(7)))
    assert "options" not in scene.view(1)["question"]
    scene.play("exchange 6")
    assert (scene.points(0), scene.money(0)) == (6, 100)


def test_only_the_buyer_of_the_last_round_exchanges() -> None:
    """MP-K06.7: who bought the Banker before does not."""
    scene = Palazzo({}, {}, {}, round=6, phase="characters", options=MUSE).play("stake banker 0", "pass", "pass")
    while not scene.position.over:
        assert scene.position.question != "banker-exchange"
        scene.decline()
    last = Palazzo({}, {}, {}, round=7, phase="characters", options=MUSE).play("pass", "stake banker 0", "pass")
    last.until("banker-exchange")
    last.expect_question(1, "banker-exchange")


# --- Windows ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("character", ["merchant", "professor"])
def test_right_after_buying(character: str) -> None:
    """MP-T, MP-T02.1, MP-T02.2: use or keep; never in the turn of another."""
    scene = Palazzo({}, {}, {}, phase="characters", options=MUSE).play(f"stake {character} 3", "pass", "pass")
    scene.expect_question(0, "character-window", "use, keep")
    scene.play("keep", "end-turn")
    scene.expect_question(1, "turn-menu")
    assert not {"use-merchant-pp", "use-professor"} & set(scene.options)


def test_in_a_turn_of_ones_own() -> None:
    """MP-T02.3: before, between and after actions."""
    scene = held("merchant", {"points": 9}, {})
    assert "use-merchant-pp" in scene.options
    scene.play("freedom", "introduce travel", "build", "place tower d3 r0")
    scene.expect_question(0, "turn-menu", "use-merchant-pp, end-turn")


def test_after_the_best_work() -> None:
    """MP-T02.4, MP-T02.10: the holders in order from the start player."""
    scene = Palazzo({"character": "professor"}, {"character": "merchant"}, {}, start=1, phase="best-work", options=MUSE)
    scene.expect_question(1, "character-window", "use, keep")
    scene.play("keep")
    scene.expect_question(0, "character-window", "use, keep")


def test_in_the_next_auction() -> None:
    """MP-T02.5, MP-T02.12: when opening or taking the last object, not while an auction runs; points raise power."""
    scene = held("merchant", {"points": 5}, {"points": 9}, {"points": 9}, phase="auction", money=100)
    scene.expect_question(0, "auction-open", "use-merchant-pp, decline")
    scene.play("use-merchant-pp")
    assert scene.points(0) == 4
    assert "open jester" in scene.options
    bidder = Palazzo({}, {"character": "merchant"}, {}, options=MUSE).play("open jester")
    bidder.expect_question(1, "auction-bid", "bid 300, pass")
    last = Palazzo({}, {}, {"character": "professor"}, options=MUSE).play("decline", "decline")
    assert "use-professor" in last.options


def test_the_last_window_before_the_next_bidding() -> None:
    """MP-T02.7, MP-T02.9, MP-T01.2, MP-G01.3: the Professor uses or returns, the Merchant can only be used."""
    scene = Palazzo({"character": "professor"}, {"character": "merchant"}, {"points": 4}, round=2, options=MUSE)
    scene.play("decline", "decline", "nothing")
    scene.expect_question(0, "character-window", "use, give-back")
    scene.play("give-back")
    scene.expect_question(1, "character-window", "use")
    scene.play("use")
    assert scene.points(1) == 2
    scene.expect_question(0, "a2-turn")
    assert all(card["holder"] is None for card in scene.view(None)["characters"])


def test_what_was_used_in_the_auction_is_bid_for_again() -> None:
    """MP-T02.11: by the same player too."""
    scene = held("merchant", {"points": 4}, {}, phase="auction").play(
        "use-merchant-pp", "decline", "decline", "nothing"
    )
    assert scene.said_of("stake merchant")


def test_a_professor_of_the_last_round_may_take_a_prestige_card() -> None:
    """MP-T02.8: and it is scored."""
    scene = held("professor", phase="best-work", round=7, jesters=1, piles={"prestige": "most-jesters"})
    scene.expect_question(0, "character-window", "use, give-back")
    scene.play("use", "pile prestige", "pick most-jesters")
    assert scene.position.scores()[0] == 6


# --- The very advanced variant ----------------------------------------------------------------------------------------


def test_points_cannot_be_turned_into_money() -> None:
    """MP-V01.1, MP-V01.2, MP-V01.3: neither for cover nor freely; buying points and the exchange remain."""
    options = NO_SELLING
    scene = Palazzo({}, {"money": 300, "points": 5}, {}, options=options).play("open jester")
    scene.expect_question(1, "auction-bid", "bid 300, pass")
    scene.play("bid 300", "bid 400", "pass")
    scene.expect_question(1, "auction-bid", "pass")
    work = Palazzo({"hand": "poet", "jesters": 3, "money": 0}, {}, {}, phase="actions", options=options)
    work.play("work", "work poet", "buy 3")
    assert (work.points(0), work.money(0)) == (3, 100)
    end = Palazzo({"money": 900}, {}, {}, round=7, phase="best-work", banker=0, options=options).play("exchange 4")
    assert end.points(0) == 4
