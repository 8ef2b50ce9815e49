"""Thief."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.characters.glance import others_named, plots
from tests.kit.court import Court
from tests.kit.marks import clause

EIGHT = "assassin, thief, magician, king, bishop, merchant, architect, warlord"
BOTH = ["deluxe", "classic"]


def court_of_thief(edition: str = "deluxe", **wanted: object) -> Court:
    """Let seat 0 be the Thief; the Merchant of seat 1 has 5 gold and two trade districts."""
    players = [
        {"characters": "thief", "gold": 1},
        {"characters": "merchant", "gold": 5, "city": "market, docks"},
        {"characters": "king"},
        {"characters": "warlord"},
    ]
    return Court(**{"players": players, "turn": {"as": "thief"}, "edition": edition, **wanted})


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-C04.1")),
        pytest.param("classic", marks=clause("MB-K02.1", "MB-K02.2", "MB-K02.3", "MB-I09")),
    ],
)
def test_whom_the_thief_may_name(edition: str) -> None:
    """All but himself and rank 1, once; nobody is murdered."""
    court = court_of_thief(edition).play("steal")
    court.expect_question(0, "name-character", others_named("name", "assassin, thief", EIGHT))
    court.play("name bishop")
    assert court.holder("bishop") is None
    court.expect_question(0, "turn-action", "take-gold, take-cards")


@pytest.mark.parametrize("edition", BOTH)
def test_the_murdered_character_cannot_be_robbed(edition: str) -> None:
    """MD-C04.1, MB-K02.2, MB-I08: with the Bishop murdered he is not offered either."""
    court = court_of_thief(edition, murdered="bishop").play("steal")
    court.expect_question(0, "name-character", others_named("name", "assassin, thief, bishop", EIGHT))


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-C04.1", "MD-Y13", "MD-C02.5")),
        pytest.param("dark-lands", marks=clause("DL-K01.11", "DL-I08")),
    ],
)
def test_the_bewitched_character_cannot_be_robbed(edition: str) -> None:
    """Nor can the Witch."""
    eight = {"character-count": "8"} if edition == "dark-lands" else {}
    players = [{"characters": "thief"}, {"characters": "witch"}, {"characters": "merchant"}, {}]
    court = court_of_thief(edition, players=players, bewitched={"on": "merchant", "by": 1}, options=eight).play("steal")
    among = EIGHT.replace("assassin", "witch")
    court.expect_question(0, "name-character", others_named("name", "witch, thief, merchant", among))


@pytest.mark.parametrize("edition", BOTH)
def test_robbing_is_optional(edition: str) -> None:
    """MD-C04.1, MB-K02.1: it may come after the income, and may be left."""
    court = court_of_thief(edition).play("take-gold")
    assert "steal" in court.options
    court.play("end-turn")
    court.until_turn("merchant")
    assert court.gold(1) == 5


@pytest.mark.parametrize("edition", BOTH)
def test_the_name_is_public(edition: str) -> None:
    """MD-C04.2, MB-K02.4: everyone reads it; nobody shows a card and nothing moves until the call."""
    court = court_of_thief(edition).play("steal", "name merchant")
    for seat in (None, 1, 2):
        assert court.events("theft-named", seat) == [{"seat": 0, "character": "merchant"}]
        assert plots(court, seat)["robbed"] == "merchant"
    assert (court.gold(0), court.gold(1)) == (1, 5)
    assert not court.is_revealed("merchant")
    court.expect_question(0, "turn-action")


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-C04.3", "MD-C04.4")),
        pytest.param("classic", marks=clause("MB-K02.6", "MB-K02.7", "MB-I10")),
    ],
)
def test_the_whole_supply_goes_before_anything_else(edition: str) -> None:
    """5 gold at the reveal; what the Merchant gets after that stays."""
    court = court_of_thief(edition).play("steal", "name merchant", "take-gold", "end-turn")
    court.until_turn("merchant")
    court.expect_question(1, "turn-action")
    assert (court.gold(0), court.gold(1)) == (8, 0)
    assert court.events("robbed") == [{"seat": 1, "thief": 0, "gold": 5}]
    kinds = court.kinds_of_events()
    assert kinds[-2:] == ["revealed", "robbed"]
    court.play("take-gold", "merchant-gold", "district-income", "end-turn")
    assert (court.gold(0), court.gold(1)) == (8, 5)


def test_robbed_with_a_gold_mine() -> None:
    """MD-Y14, MD-C04.3, MD-C04.4: 3 gold gone, 3 from the income."""
    court = Court(
        players=[
            {"characters": "merchant", "gold": 3, "city": "gold-mine"},
            {"characters": "thief", "gold": 0},
            {},
            {},
        ],
        robbed={"on": "merchant", "by": 1},
        call="merchant",
    ).play("take-gold")
    assert (court.gold(0), court.gold(1)) == (3, 3)


@pytest.mark.parametrize("edition", BOTH)
def test_nobody_answers(edition: str) -> None:
    """MD-C04.5, MB-K02.5: a character in the middle is robbed in vain."""
    court = court_of_thief(edition).play("steal", "name architect", "take-gold", "end-turn")
    court.until_turn("warlord")
    assert court.holder("architect") is None
    assert court.events("robbed") == []
    assert court.gold(0) == 3


@pytest.mark.parametrize("edition", BOTH)
def test_an_empty_supply(edition: str) -> None:
    """MB-K02.10, MD-C04.3: nothing is given."""
    players = [{"characters": "merchant", "gold": 0}, {"characters": "thief", "gold": 2}, {}, {}]
    court = Court(players=players, robbed={"on": "merchant", "by": 1}, call="merchant", edition=edition)
    assert (court.gold(0), court.gold(1)) == (0, 2)


@pytest.mark.parametrize("edition", BOTH)
def test_with_two_characters_the_shared_supply_goes(edition: str) -> None:
    """MB-K02.8, MB-I06, MD-C04.3: two players; the gold goes when the named character is turned up, not before."""
    players = [{"characters": "thief, bishop"}, {"characters": "king, warlord", "gold": 6}]
    court = court_of_thief(edition, players=players).play("steal", "name warlord", "take-gold", "end-turn")
    court.until_turn("king")
    court.play("take-gold")
    assert (court.gold(0), court.gold(1)) == (4, 8)
    court.until_turn("warlord")
    assert court.gold(1) == 0
    assert court.events("robbed") == [{"seat": 1, "thief": 0, "gold": 8}]


@pytest.mark.parametrize("edition", BOTH)
def test_the_own_second_character(edition: str) -> None:
    """MD-C04.6, MB-K02.3, MB-K02.9, MB-I07: with three players it may be named, and nothing moves."""
    players = [
        {"characters": "thief, king", "gold": 4},
        {"characters": "bishop, warlord"},
        {"characters": "magician, architect"},
    ]
    court = court_of_thief(edition, players=players).play("steal", "name king", "take-gold", "end-turn")
    court.until_turn("king")
    assert [court.gold(seat) for seat in range(3)] == [6, 2, 4]
    assert court.events("robbed") == []


def test_the_order_of_the_turn() -> None:
    """MD-C04.7: called, turned up, wagons; income, name, one district; the theft comes at the victim's reveal."""
    players = [
        {"characters": "thief", "hand": "tavern, market", "wagons": 1, "wagon-gold": 1, "gold": 0},
        {"characters": "king", "wagons": 1, "wagon-gold": 2, "gold": 3},
        {"characters": "warlord"},
        {"characters": "bishop"},
    ]
    court = Court(players=players, call="thief").play("take-gold", "build tavern", "steal", "name king")
    court.expect_question(0, "turn-action", "wagon 1, end-turn")
    court.play("end-turn")
    assert court.kinds_of_events()[:7] == [
        "called",
        "revealed",
        "wagon-cleared",
        "income-gold",
        "built",
        "theft-named",
        "turn-ended",
    ]
    court.until_turn("king")
    assert court.kinds_of_events()[-3:] == ["revealed", "robbed", "wagon-cleared"]
    assert (court.gold(0), court.gold(1)) == (5, 2)
