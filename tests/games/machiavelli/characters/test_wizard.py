"""Wizard."""

from __future__ import annotations

import pytest

from tests.kit.court import Court
from tests.kit.marks import clause

BOTH = ["deluxe", "dark-lands"]


def wizard(
    hand: str = "",
    others: str = "tavern, castle",
    edition: str = "deluxe",
    *,
    gold: int = 6,
    city: str = "",
    **wanted: object,
) -> Court:
    """Let seat 0 be the Wizard; seat 1 has some cards."""
    players = [{"characters": "wizard", "hand": hand, "gold": gold, "city": city}, {"hand": others}, {}, {}]
    return Court(**{"players": players, "turn": {"as": "wizard"}, "edition": edition, **wanted})


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-C08.1", "MD-C08.2", "MD-C08.3")),
        pytest.param("dark-lands", marks=clause("DL-K03.1", "DL-K03.2", "DL-K03.3", "DL-K03.4")),
    ],
)
def test_looking_and_taking(edition: str) -> None:
    """One card, and he must take one."""
    court = wizard(edition=edition).play("peek")
    court.expect_question(0, "peek", "player 1")
    court.play("player 1")
    court.expect_question(0, "peek-take", "take tavern, take castle")
    court.play("take castle")
    court.expect_question(0, "peek-place", "to-hand, build castle")
    court.play("to-hand")
    assert (court.hand(0), court.hand(1)) == ("castle", "tavern")
    assert "peek" not in court.options


@pytest.mark.parametrize("edition", BOTH)
def test_the_immediate_build_does_not_use_the_limit(edition: str) -> None:
    """MD-C08.4, MD-C08.10, DL-K03.5: the normal price, and another district from the hand after that."""
    court = wizard("market", edition=edition).play("take-gold", "peek", "player 1", "take castle", "build castle")
    assert (court.gold(0), court.city(0)) == (4, "castle")
    court.play("build market")
    assert (court.gold(0), court.city(0)) == (2, "castle, market")


@pytest.mark.parametrize("edition", BOTH)
def test_building_before_income(edition: str) -> None:
    """DL-K03.6, DL-I19, MD-C08.1: with 4 gold a castle may be built before the income."""
    court = wizard(edition=edition, gold=4).play("peek", "player 1", "take castle", "build castle")
    assert (court.gold(0), court.city(0)) == (0, "castle")
    court.expect_question(0, "turn-action", "take-gold, take-cards")


@pytest.mark.parametrize("edition", BOTH)
def test_only_what_can_be_paid(edition: str) -> None:
    """MD-C08.3, DL-K03.7: with 3 gold a castle goes to the hand."""
    court = wizard(edition=edition, gold=3).play("peek", "player 1", "take castle")
    court.expect_question(0, "peek-place", "to-hand")


def test_the_discounts_and_ways_of_building_serve_it() -> None:
    """MD-C08.5: Factory, Framework, cards for the Thieves' Den, and a sacrifice for the Necropolis."""
    court = wizard(others="smithy", gold=4, city="factory").play("peek", "player 1", "take smithy", "build smithy")
    assert (court.gold(0), court.city(0)) == (0, "factory, smithy")
    court = wizard(others="palace", gold=0, city="framework").play("peek", "player 1", "take palace")
    court.expect_question(0, "peek-place", "to-hand, build-by-framework palace")
    court.play("build-by-framework palace")
    assert court.city(0) == "palace"
    court = wizard("tavern, market", "thieves-den", gold=4).play("peek", "player 1", "take thieves-den")
    court.play("build thieves-den", "discard tavern", "discard market", "done")
    court.expect_question(0, "turn-action")
    assert (court.gold(0), court.city(0)) == (0, "thieves-den")
    court = wizard(others="necropolis", gold=0, city="tavern").play("peek", "player 1", "take necropolis")
    court.expect_question(0, "peek-place", "to-hand, build-by-sacrifice")
    court.play("build-by-sacrifice", "district 0 tavern")
    assert court.city(0) == "necropolis"


@pytest.mark.parametrize("card", ["secret-vault", "director", "circus-tent"])
def test_what_cannot_be_built(card: str) -> None:
    """MD-C08.6, MD-Y30: Secret Vault and action cards go to the hand."""
    court = wizard(others=card).play("peek", "player 1", f"take {card}")
    court.expect_question(0, "peek-place", "to-hand")
    court.play("to-hand")
    assert court.hand(0) == card


def test_names_that_the_city_has() -> None:
    """MD-C08.7, MD-Y29: in both ways, for the whole turn."""
    court = wizard("tavern", "tavern", city="tavern").play(
        "take-gold", "peek", "player 1", "take tavern", "build tavern"
    )
    court.play("build tavern")
    assert court.city(0) == "3 tavern"


def test_names_in_the_dark_lands() -> None:
    """DL-K03.7: he is bound by the option on equal districts like everybody else."""
    forbidden = wizard(
        "tavern", "tavern", "dark-lands", city="tavern", options={"duplicate-districts": "forbidden"}
    ).play("take-gold")
    assert "build tavern" not in forbidden.options
    forbidden.play("peek", "player 1", "take tavern")
    forbidden.expect_question(0, "peek-place", "to-hand")
    allowed = wizard("", "tavern", "dark-lands", city="tavern").play("peek", "player 1", "take tavern")
    allowed.expect_question(0, "peek-place", "to-hand, build tavern")


def test_two_builds_are_taxed_twice() -> None:
    """MD-C08.8, MD-Y26: each one, as long as he has gold."""
    for gold, tax in ((6, 2), (2, 1), (1, 0)):
        court = wizard("market", "tavern", gold=gold, characters="tax-collector")
        court.play("peek", "player 1", "take tavern", "build tavern", "take-gold", "build market")
        assert court.position.tax == tax


def test_two_builds_in_the_dark_lands() -> None:
    """DL-I18: both paid, and one gold of tax."""
    court = Court(
        players=[
            {"characters": "wizard", "hand": "market", "gold": 6},
            {"hand": "tavern", "characters": "tax-collector", "gold": 0},
            {},
            {},
        ],
        call="tax-collector",
        edition="dark-lands",
    )
    court.play("take-gold", "end-turn", "take-gold", "peek", "player 1", "take tavern", "build tavern", "build market")
    assert court.gold(0) == 6 + 2 - 1 - 2
    court.play("end-turn")
    assert (court.gold(0), court.gold(1)) == (4, 3)


@pytest.mark.parametrize("edition", BOTH)
def test_who_learns_what(edition: str) -> None:
    """MD-C08.9, DL-K03.8: the hand is for him, the taken card for both; others see it when it is built."""
    court = wizard(edition=edition).play("peek", "player 1", "take castle")
    assert court.events("hand-viewed", 0)[0]["cards"] == ["castle", "tavern"]
    assert "cards" not in court.events("hand-viewed", 1)[0]
    for seat in (0, 1):
        assert court.events("card-taken", seat)[0]["cards"] == ["castle"]
    assert court.events("card-taken", 2) == [{"seat": 0, "owner": 1, "number": 1}]
    assert "castle" not in str(court.view(2)["players"])
    court.play("build castle")
    assert court.events("built", 2)[0]["district"] == "castle"


@pytest.mark.parametrize(("card", "question"), [("lighthouse", "lighthouse"), ("bell-tower", "bell-tower")])
@pytest.mark.parametrize("edition", BOTH)
def test_a_directly_built_district_works(edition: str, card: str, question: str) -> None:
    """DL-K03.9, DL-I20, MD-C08.3: the search, or the decision on the bell, is his."""
    court = wizard(others=card, edition=edition).play("peek", "player 1", f"take {card}", f"build {card}")
    court.expect_question(0, question)


@pytest.mark.parametrize("edition", BOTH)
def test_all_other_hands_are_empty(edition: str) -> None:
    """DL-I21, MD-C08.1: there is nothing to use."""
    court = wizard("tavern", "", edition)
    court.expect_question(0, "turn-action", "take-gold, take-cards")


def test_the_order_of_the_turn() -> None:
    """MD-C08.10, MD-C08.1: call, reveal, wagons; then income, peeking and a district in any order, peeking optional."""
    players = [{"characters": "wizard", "hand": "market", "wagons": 1, "wagon-gold": 1}, {"hand": "tavern"}, {}, {}]
    court = Court(players=players, call="wizard")
    court.expect_question(0, "turn-action", "take-gold, take-cards, peek")
    assert court.kinds_of_events() == ["called", "revealed", "wagon-cleared"]
    court.play("take-gold", "build market")
    court.expect_question(0, "turn-action", "peek, end-turn")
