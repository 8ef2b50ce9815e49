"""Cardinal."""

from __future__ import annotations

from tests.games.machiavelli.courts import acting, earning, offered, robbed, story


def test_a_card_for_each_religious_district() -> None:
    """MD-C15.1: he draws them at any moment, here before his income, and keeps them all."""
    court = acting("cardinal", {"city": "temple, church, market"}, deck="docks, harbor, palace")
    court.play("district-income")
    assert court.hand(0) == "docks, harbor"
    assert court.events("district-income") == [{"seat": 0, "type": "religious", "gold": 0, "cards": 2}]
    court.expect_question(0, "turn-action", "take-gold, take-cards")


def test_a_loan_for_cards() -> None:
    """MD-X20, MD-C15.2, MD-C15.4, MD-C15.5: three gold for three cards; the lender is not asked."""
    court = earning(
        "cardinal",
        {"gold": 2, "hand": "palace, tavern, temple, manor, docks"},
        {"gold": 3, "hand": "market"},
        {"gold": 5},
    )
    court.play("build-by-loan palace")
    court.expect_question(0, "loan", "player 1, player 2")
    court.play("player 1")
    court.expect_question(0, "loan-cards", "give tavern, give temple, give manor, give docks")
    court.play("give tavern", "give temple", "give docks")
    assert (court.city(0), court.gold(0), court.hand(0)) == ("palace", 0, "manor")
    assert (court.gold(1), court.hand(1)) == (0, "temple, tavern, market, docks")
    court.expect_question(0, "turn-action", "end-turn")


def test_a_loan_is_exactly_what_is_missing() -> None:
    """MD-C15.6: not offered where his gold suffices, and never put together from two players."""
    hand = "castle, 4 tavern"
    assert not offered(earning("cardinal", {"gold": 4, "hand": hand}, {"gold": 9}), "build-by-loan")
    poor = [{"gold": 2} for _ in range(3)]
    assert not offered(earning("cardinal", {"gold": 1, "hand": hand}, *poor), "build-by-loan")
    court = earning("cardinal", {"gold": 1, "hand": hand}, {"gold": 9}, {"gold": 2}, {"gold": 2})
    court.play("build-by-loan castle")
    court.expect_question(0, "loan", "player 1")
    court.play("player 1", "give tavern", "give tavern", "give tavern")
    assert (court.gold(0), court.gold(1), court.hand(0), court.hand(1)) == (0, 6, "tavern", "3 tavern")


def test_a_loan_takes_enough_cards_and_gold() -> None:
    """MD-C15.3: the district itself is none of the cards, and someone must have the gold."""
    assert offered(earning("cardinal", {"gold": 2, "hand": "castle, tavern"}, {"gold": 9}), "build-by-loan") == []
    rich = {"gold": 2, "hand": "castle, tavern, tavern"}
    assert offered(earning("cardinal", rich, {"gold": 9}), "build-by-loan") == ["castle"]
    poor = [{"gold": 1} for _ in range(3)]
    assert offered(earning("cardinal", rich, *poor), "build-by-loan") == []


def test_a_second_castle_may_be_given() -> None:
    """MD-C15.3: only one copy is being built."""
    court = earning("cardinal", {"gold": 3, "hand": "2 castle"}, {"gold": 9})
    court.play("build-by-loan castle", "player 1")
    court.expect_question(0, "loan-cards", "give castle")
    court.play("give castle")
    assert (court.city(0), court.hand(0), court.hand(1)) == ("castle", "", "castle")


def test_one_loan_in_a_turn() -> None:
    """MD-C15.2: a Director allows more builds, but no second loan."""
    court = earning("cardinal", {"gold": 0, "hand": "director, tavern, temple, market, palace"}, {"gold": 9})
    court.play("play director")
    assert offered(court, "build-by-loan") == ["market", "tavern", "temple"]
    court.play("build-by-loan tavern", "player 1", "give palace")
    assert (court.gold(0), court.hand(0)) == (0, "temple, market")
    court.expect_question(0, "turn-action", "end-turn")


def test_cards_for_the_thieves_den_come_first() -> None:
    """MD-C15.7: they lower the price, and only the rest is borrowed."""
    court = earning("cardinal", {"gold": 2, "hand": "thieves-den, 4 tavern"}, {"gold": 2})
    court.play("build-by-loan thieves-den")
    court.expect_question(0, "pay-with-cards", "discard tavern")
    court.play("discard tavern", "discard tavern")
    court.expect_question(0, "pay-with-cards", "discard tavern, done")
    court.play("done", "player 1", "give tavern", "give tavern")
    assert (court.city(0), court.gold(0), court.hand(0)) == ("thieves-den", 0, "")
    assert (court.gold(1), court.hand(1)) == (0, "2 tavern")
    assert court.bottom(2) == "2 tavern"


def test_a_loan_for_a_human_cannonball() -> None:
    """MD-C15.8: what it costs to replace a tavern by a castle is borrowed in part."""
    court = earning(
        "cardinal", {"gold": 1, "city": "tavern", "hand": "human-cannonball, castle, temple, church"}, {"gold": 5}
    )
    court.play("play human-cannonball", "district 0 tavern")
    assert offered(court, "build-by-loan") == ["castle"]
    court.play("build-by-loan castle", "player 1", "give temple", "give church")
    assert (court.city(0), court.gold(0), court.gold(1)) == ("castle", 0, 3)
    assert court.hand(1) == "temple, church"


def test_only_the_lender_sees_the_cards() -> None:
    """MD-C15.9: the others learn how many there were."""
    court = earning("cardinal", {"gold": 1, "hand": "manor, tavern, market"}, {"gold": 5})
    court.play("build-by-loan manor", "player 1", "give market", "give tavern")
    public: dict[str, object] = {"seat": 0, "owner": 1, "gold": 2, "number": 2}
    assert court.events("loan", 2) == court.events("loan") == [public]
    secret = court.events("loan", 1)[0]
    assert court.events("loan", 0)[0] == secret
    assert "market" in str(secret)
    assert "tavern" in str(secret)


def test_order_of_the_cardinals_call() -> None:
    """MD-C15.10: turned up, robbed, income, cards for districts, one build with a loan."""
    court = robbed(
        "cardinal", {"gold": 5, "city": "temple, church", "hand": "manor, palace"}, {"gold": 3}, deck="docks, castle"
    )
    court.play("take-gold", "district-income", "build-by-loan manor", "player 1", "give palace")
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    drawn = ["cards-drawn", "district-income"]
    assert story(court) == ["called", "revealed", "robbed", "income-gold", *drawn, "loan", "built", "turn-ended"]
