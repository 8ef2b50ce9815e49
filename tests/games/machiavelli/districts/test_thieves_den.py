"""Thieves' Den."""

from __future__ import annotations

from tests.games.machiavelli.courts import earning, is_offered, warranted
from tests.kit.court import Court


def sealed(player: dict[str, object]) -> Court:
    """Give a court in which seat 0 acts as a Bishop with the sealed warrant of seat 1."""
    return warranted("bishop", player)


def test_cards_for_gold() -> None:
    """MD-U09.1, MD-U09.2: as many as one likes and which ones, but not the Den itself; they are discarded."""
    court = earning("king", {"gold": 4, "hand": "thieves-den, tavern, market, docks"})
    court.play("build thieves-den")
    court.expect_question(0, "pay-with-cards", "discard tavern, discard market, discard docks")
    court.play("discard docks", "discard tavern")
    court.expect_question(0, "pay-with-cards", "discard market, done")
    court.play("done")
    assert (court.city(0), court.gold(0), court.hand(0)) == ("thieves-den", 0, "market")
    assert court.bottom(2) == "tavern, docks"


def test_from_none_to_all() -> None:
    """MD-U09.2: gold alone, or six cards."""
    gold = earning("king", {"gold": 6, "hand": "thieves-den, tavern"})
    gold.play("build thieves-den", "done")
    assert (gold.gold(0), gold.hand(0)) == (0, "tavern")
    assert gold.events("paid-with-cards") == []
    one = earning("king", {"gold": 5, "hand": "thieves-den, tavern"})
    one.play("build thieves-den", "discard tavern", "done")
    assert one.events("paid-with-cards") == [{"seat": 0, "number": 1}]
    cards = earning("king", {"gold": 6, "hand": "thieves-den, 5 tavern, 2 market"})
    cards.play("build thieves-den", *["discard tavern"] * 5, "discard market")
    cards.expect_question(0, "pay-with-cards", "done")
    cards.play("done")
    assert (cards.gold(0), cards.hand(0)) == (6, "market")


def test_too_few_of_both() -> None:
    """MD-U09.2: three gold and two other cards do not make six."""
    assert not is_offered(earning("king", {"gold": 3, "hand": "thieves-den, 2 tavern"}), "build thieves-den")


def test_confiscated_only_the_gold_comes_back() -> None:
    """MD-X22, MD-U09.3: with a Factory three cards and two gold; the two come back."""
    court = sealed({"gold": 2, "city": "factory", "hand": "thieves-den, 3 tavern"})
    court.play("build thieves-den", *["discard tavern"] * 3, "done", "turn-over")
    assert (court.gold(0), court.hand(0), court.city(1)) == (2, "", "thieves-den")


def test_cost_and_points_stay_six() -> None:
    """MD-X22: whatever was paid."""
    court = earning("warlord", {"gold": 2, "city": "factory", "hand": "thieves-den, 3 tavern"}, ending=True)
    court.play("build thieves-den", *["discard tavern"] * 3, "done", "end-turn")
    assert court.position.score_sheet(0)["districts"] == 5 + 6


def test_with_cards_alone_it_is_no_paid_build() -> None:
    """MD-U09.4: the Magistrate is not asked, but at the next build with gold."""
    court = sealed({"gold": 9, "hand": "director, thieves-den, 5 tavern, 2 market"})
    court.play("play director", "build thieves-den", *["discard tavern"] * 5, "discard market", "done")
    assert (court.city(0), court.gold(0)) == ("thieves-den", 9)
    court.play("build market")
    court.expect_question(1, "turn-warrant", "turn-over, leave-closed")


def test_the_number_is_public_the_faces_are_not() -> None:
    """MD-U09.5: discards are face down."""
    court = earning("king", {"gold": 4, "hand": "thieves-den, tavern, docks"})
    court.play("build thieves-den", "discard docks", "discard tavern", "done")
    assert court.events("paid-with-cards", 1) == [{"seat": 0, "number": 2}]
    assert court.view(1)["known_in_deck"] == []
    assert "docks" in str(court.view(0)["known_in_deck"])
