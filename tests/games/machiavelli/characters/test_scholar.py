"""Scholar."""

from __future__ import annotations

from tests.games.machiavelli.courts import acting, earning, is_offered, offered, robbed, story

SEVEN = "temple, church, manor, castle, tavern, market, docks"


def test_seven_cards_one_kept() -> None:
    """MD-C21.1: six go back, and the deck is shuffled."""
    court = acting("scholar", {}, deck=SEVEN)
    size = court.position.deck.size
    court.play("study")
    court.expect_question(0, "keep-card", ", ".join(f"keep {card}" for card in SEVEN.split(", ")))
    court.play("keep castle")
    assert (court.hand(0), court.position.deck.size) == ("castle", size - 1)
    assert court.events("deck-shuffled") == [{"cause": "scholar"}]
    court.expect_question(0, "turn-action", "take-gold, take-cards")


def test_five_cards_in_the_deck() -> None:
    """MD-Y37, MD-C21.2: he keeps one, and four are shuffled back."""
    court = acting("scholar", {}, deck="temple, church, manor, castle, tavern", rest=3)
    court.play("study", "keep manor")
    assert court.hand(0) == "manor"
    assert sorted(court.deck().split(", ")) == ["castle", "church", "tavern", "temple"]
    assert court.events("studied") == [{"seat": 0, "drawn": 5}]


def test_an_empty_deck() -> None:
    """MD-C21.2: nothing to study."""
    assert not is_offered(acting("scholar", {}, rest=3), "study")


def test_only_he_sees_the_cards() -> None:
    """MD-C21.3: others see neither the cards nor which one he keeps."""
    court = acting("scholar", {}, deck=SEVEN)
    court.play("study")
    assert "castle" in str(court.view(0)["question"])
    for other in (1, None):
        assert court.view(other)["question"] == {"kind": "keep-card", "seat": 0}
        assert "castle" not in str(court.view(other)["players"])
    court.play("keep castle")
    assert "castle" in str(court.view(0)["players"])
    assert "castle" not in str(court.view(1)["players"])


def test_two_districts() -> None:
    """MD-C21.4: whether he studies or not."""
    court = earning("scholar", {"gold": 20, "hand": "tavern, market, docks"})
    court.play("build tavern", "build market")
    assert offered(court, "build") == []
    wise = earning("scholar", {"gold": 20, "hand": "tavern, market, docks"}, deck=SEVEN)
    wise.play("study", "keep temple", "build tavern", "build market")
    assert offered(wise, "build") == []


def test_order_of_the_scholars_call() -> None:
    """MD-C21.5: turned up, robbed, income, seven cards, two builds."""
    court = robbed("scholar", {"gold": 5, "hand": "tavern, watchtower"}, deck=SEVEN)
    court.play("take-gold", "study", "keep temple", "build tavern", "build watchtower", "end-turn")
    study = ["studied", "deck-shuffled"]
    assert story(court) == ["called", "revealed", "robbed", "income-gold", *study, "built", "built", "turn-ended"]
