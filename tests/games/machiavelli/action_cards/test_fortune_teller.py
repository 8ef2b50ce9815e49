"""The Fortune Teller takes a card from a hand she has seen."""

from __future__ import annotations

from tests.kit.court import Court


def telling() -> Court:
    """Give the turn of a player with a Fortune Teller."""
    return Court(
        players=[{"hand": "fortune-teller"}, {"hand": "director, secret-vault, tavern"}, {}, {"hand": "docks"}],
        turn={"as": "king"},
    )


def test_a_hand_is_seen_and_a_card_is_taken() -> None:
    """MD-K07.1, MD-K07.2, MD-K07.4: from a player with cards; one must be taken, and any may be."""
    court = telling().play("play fortune-teller")
    court.expect_question(0, "peek", "player 1, player 3")
    court.play("player 1")
    court.expect_question(0, "peek-take", "take director, take secret-vault, take tavern")
    court.play("take secret-vault")
    assert (court.hand(0), court.hand(1)) == ("secret-vault", "tavern, director")
    court.expect_question(0, "turn-action")
    assert court.bottom(1) == "fortune-teller"


def test_only_the_two_players_know_the_card() -> None:
    """MD-K07.3, MD-H20, MD-H24: the hand is shown to her only, the card to both."""
    court = telling().play("play fortune-teller", "player 1", "take director")
    assert court.events("hand-viewed", 0)[0]["cards"] == ["tavern", "secret-vault", "director"]
    assert "cards" not in court.events("hand-viewed", 1)[0]
    for reader, sees in ((0, True), (1, True), (2, False), (None, False)):
        assert ("cards" in court.events("card-taken", reader)[0]) == sees


def test_the_card_is_not_built_at_once() -> None:
    """MD-K07.1: it comes into the hand, also when it could be built."""
    court = telling().play("play fortune-teller", "player 3", "take docks")
    assert (court.hand(0), court.city(0)) == ("docks", "")


def test_she_is_not_played_for_nothing() -> None:
    """MD-K07.1: nobody else has a card."""
    court = Court(players=[{"hand": "fortune-teller"}, {}, {}, {}], turn={"as": "king"})
    court.expect_refused("play fortune-teller")
