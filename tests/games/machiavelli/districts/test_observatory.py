"""Observatory."""

from __future__ import annotations

from tests.games.machiavelli.courts import acting


def test_three_drawn_one_kept() -> None:
    """MD-U27.1: the others go under the deck in the order drawn."""
    court = acting("king", {"city": "observatory"}, deck="docks, palace, tavern")
    court.play("take-cards")
    court.expect_question(0, "keep-card", "keep docks, keep palace, keep tavern")
    court.play("keep palace")
    assert (court.hand(0), court.bottom(2)) == ("palace", "tavern, docks")
    court.expect_question(0, "turn-action")


def test_classic_three_drawn_one_kept() -> None:
    """MB-I24, MB-L06, MB-L06.1, MB-L06.2: the other two go under the draw pile, not to the discard pile."""
    court = acting("king", {"city": "observatory"}, edition="classic", deck="docks, palace, tavern")
    court.play("take-cards", "keep palace")
    assert (court.hand(0), court.discard()) == ("palace", "")
    assert sorted(court.bottom(2).split(", ")) == ["docks", "tavern"]


def test_classic_in_random_order() -> None:
    """MB-L06.2, MB-I24: both orders occur, and he does not know which."""
    orders = set()
    for seed in range(12):
        court = acting("king", {"city": "observatory"}, edition="classic", deck="docks, palace, tavern", seed=seed)
        court.play("take-cards", "keep palace")
        orders.add(court.bottom(2))
        assert court.view(0)["known_in_deck"] == []
    assert orders == {"docks, tavern", "tavern, docks"}
