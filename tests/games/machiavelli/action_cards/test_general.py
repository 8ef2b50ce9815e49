"""What holds for all action cards."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.beginning import new_game
from tests.kit.court import Court


def test_action_cards_are_drawn_like_districts() -> None:
    """MD-K00.1: they lie in the deck and come into the hand with it."""
    court = Court(players=[{"hand": "acrobat"}, {}, {}, {}], deck="director, tavern", turn={"as": "king"})
    court.play("take-cards")
    court.expect_question(0, "keep-card", "keep director, keep tavern")
    court.play("keep director")
    assert court.hand(0) == "acrobat, director"
    assert court.bottom(1) == "tavern"


def test_one_action_card_a_turn() -> None:
    """MD-K00.2: at any moment of the turn, before the income too, but only one."""
    court = Court(players=[{"hand": "director, ticket-wagon"}, {}, {}, {}], turn={"as": "king"})
    assert {"play director", "play ticket-wagon", "take-gold"} <= set(court.options)
    court.play("play director")
    court.expect_refused("play ticket-wagon")
    court.play("take-gold")
    court.expect_refused("play ticket-wagon")


def test_two_characters_have_a_card_each() -> None:
    """MD-K00.2, MD-A28: with two characters each of the two turns has its own card."""
    court = Court(
        players=[{"hand": "director, ticket-wagon", "characters": "thief, king"}, {}],
        turn={"as": "thief", "income-taken": True},
    )
    court.play("play director").end_turn()
    court.until_turn("king", 0)
    assert "play ticket-wagon" in court.options


def test_a_played_card_is_discarded_at_once() -> None:
    """MD-K00.3, MD-K00.4, MD-H25: everybody sees it; then it lies under the deck."""
    court = Court(players=[{"hand": "director, tavern"}, {}, {}, {}], turn={"as": "king"})
    court.play("play director")
    assert court.bottom(1) == "director"
    assert court.zone("played") == ""
    for reader in (0, 1, None):
        assert court.events("action-card-played", reader) == [{"seat": 0, "card": "director"}]


def test_cards_in_hand_are_secret() -> None:
    """MD-K00.4: others see the number of cards."""
    court = Court(players=[{"hand": "director, acrobat"}, {}, {}, {}], turn={"seat": 1, "as": "king"})
    assert "director" not in str(court.view(1)["players"])
    assert "director" not in str(court.view(None)["players"])
    assert "director" in str(court.view(0)["players"])


def test_the_acrobat_is_not_the_card_of_a_turn() -> None:
    """MD-K00.6: who played the Acrobat out of turn may still play a card in the own turn."""
    court = Court(
        players=[{"hand": "acrobat, director", "characters": "merchant"}, {"characters": "thief"}, {}, {}],
        characters="king",
        murdered="king",
        call="king",
    )
    court.play("play-acrobat")
    court.until_turn("merchant", 0)
    assert "play director" in court.options


def test_rasputin_is_the_card_of_the_turn() -> None:
    """MD-K00.7, MD-Y65: no Director after it in the same turn."""
    court = Court(
        players=[{"hand": "rasputin, director", "characters": "merchant"}, {"characters": "thief"}, {}, {}],
        robbed={"on": "merchant", "by": 1},
        call="merchant",
    )
    court.play("play-rasputin")
    court.expect_question(0, "turn-action")
    court.expect_refused("play director")


def test_action_cards_are_never_built() -> None:
    """MD-K00.8: no build is offered for any of them."""
    hand = "circus-tent, director, ticket-wagon, human-cannonball, rasputin, fortune-teller, acrobat"
    court = Court(players=[{"hand": hand, "gold": 20}, {}, {}, {}], turn={"as": "king", "income-taken": True})
    assert not [option for option in court.options if option.startswith("build")]


def test_an_action_card_may_be_used_like_any_hand_card() -> None:
    """MD-K00.9: Laboratory, Museum and the Thieves' Den take it."""
    court = Court(
        players=[
            {"hand": "2 director, 3 ticket-wagon, thieves-den", "city": "laboratory, museum", "gold": 2},
            {},
            {},
            {},
        ],
        turn={"as": "king", "income-taken": True},
    )
    court.play("laboratory", "discard director", "museum", "store ticket-wagon", "build thieves-den")
    court.play("discard director", "discard ticket-wagon", "done")
    assert court.museum(0) == "ticket-wagon"
    assert court.city(0) == "laboratory, museum, thieves-den"
    assert (court.gold(0), court.hand(0)) == (0, "ticket-wagon")


def test_an_action_card_goes_from_hand_to_hand() -> None:
    """MD-K00.9: a Magician swaps it, a Wizard and a Fortune Teller take it."""
    swap = Court(players=[{}, {"hand": "director"}, {}, {}], turn={"as": "magician"})
    swap.play("swap-hands", "player 1")
    assert swap.hand(0) == "director"
    peek = Court(players=[{}, {"hand": "director"}, {}, {}], turn={"as": "wizard"})
    peek.play("peek", "player 1", "take director", "to-hand")
    assert peek.hand(0) == "director"
    seer = Court(players=[{"hand": "rasputin"}, {"hand": "director"}, {}, {}], turn={"as": "seer"})
    seer.play("take-from-all", "give rasputin")
    assert (seer.hand(0), seer.hand(1)) == ("director", "rasputin")


def test_a_card_just_acquired_may_be_played() -> None:
    """MD-K00.10: if none was played in this turn yet."""
    court = Court(players=[{}, {"hand": "director"}, {}, {}], turn={"as": "magician"})
    court.expect_refused("play director")
    court.play("swap-hands", "player 1")
    assert "play director" in court.options


@pytest.mark.parametrize("edition", ["classic", "dark-lands"])
def test_only_deluxe_has_action_cards(edition: str) -> None:
    """MD-K00.1: the older boxes have none."""
    assert not new_game(4, 1, edition=edition).settings.action_cards
