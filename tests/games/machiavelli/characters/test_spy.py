"""Spy."""

from __future__ import annotations

from tests.games.machiavelli.characters.glance import question_seen
from tests.kit.court import Court

TYPES = ["religious", "military", "noble", "trade", "unique"]


def spying(hand: str = "tavern, market, docks, palace", gold: int = 5, **wanted: object) -> Court:
    """Let seat 0 be the Spy; seat 1 alone has cards."""
    players = [{"characters": "spy", "gold": 0}, {"hand": hand, "gold": gold}, {}, {}]
    return Court(**{"players": players, "turn": {"as": "spy"}, "deck": "temple, church, prison, manor", **wanted})


def test_a_gold_and_a_card_for_each_match() -> None:
    """MD-C05.1, MD-C05.2: three trade cards: three gold of that player, three cards of the deck; hand as it was."""
    court = spying().play("spy", "spy-on 1 trade")
    assert (court.gold(0), court.gold(1)) == (3, 2)
    assert court.hand(0) == "temple, church, prison"
    assert court.hand(1) == "palace, tavern, market, docks"
    assert "spy" not in court.options


def test_player_and_type_come_before_the_look() -> None:
    """MD-C05.1, MD-C05.5: every type of every other player who has cards; nothing is seen before that."""
    court = spying().play("spy")
    court.expect_question(0, "spy", ", ".join(f"spy-on 1 {type_}" for type_ in TYPES))
    assert court.events("hand-viewed", 0) == []
    court.expect_refused("spy-on 0 trade")


def test_too_little_gold() -> None:
    """MD-X09, MD-C05.2: three matches and one gold: one gold, but three cards."""
    court = spying(gold=1).play("spy", "spy-on 1 trade")
    assert (court.gold(0), court.gold(1), court.hand_size(0)) == (1, 0, 3)


def test_no_match() -> None:
    """MD-C05.2: neither gold nor cards."""
    court = spying().play("spy", "spy-on 1 military")
    assert (court.gold(0), court.gold(1), court.hand_size(0)) == (0, 5, 0)


def test_who_learns_what() -> None:
    """MD-C05.3: the hand is for the Spy; player, type, matches and gold are for all."""
    court = spying().play("spy", "spy-on 1 trade")
    told = {"seat": 0, "owner": 1, "type": "trade", "matches": 3, "gold": 3}
    for seat in (None, 1, 2):
        assert court.events("spied", seat) == [told]
    assert court.events("hand-viewed", 0) == [
        {"seat": 0, "owner": 1, "number": 4, "cards": ["palace", "tavern", "market", "docks"], "secret": True}
    ]
    for seat in (None, 1, 2):
        assert court.events("hand-viewed", seat) == [{"seat": 0, "owner": 1, "number": 4}]
    assert court.sight(0).known_hand(1) != []
    assert court.sight(2).known_hand(1) == []


def test_vault_and_action_cards() -> None:
    """MD-C05.4, MD-Y73: of a Secret Vault, an action card and a Smithy, two are unique; the tent is of no type."""
    court = spying("secret-vault, director, circus-tent, smithy").play("spy", "spy-on 1 unique")
    assert court.gold(0) == 2


def test_empty_hands_cannot_be_chosen() -> None:
    """MD-C05.5: with nothing to see the ability is not offered."""
    court = Court(players=[{"characters": "spy", "hand": "tavern"}, {}, {}, {}], turn={"as": "spy"})
    court.expect_question(0, "turn-action", "take-gold, take-cards")
    two = Court(players=[{"characters": "spy"}, {"hand": "tavern"}, {}, {"hand": "market"}], turn={"as": "spy"}).play(
        "spy"
    )
    assert {option.split()[1] for option in two.options} == {"1", "3"}


def test_the_order_of_the_turn() -> None:
    """MD-C05.6, MD-C05.1: called, turned up, wagons; income, one district and spying in any order, spying optional."""
    players = [
        {"characters": "spy", "hand": "watchtower, prison", "wagons": 1, "wagon-gold": 1},
        {"hand": "tavern"},
        {},
        {},
    ]
    court = Court(players=players, call="spy")
    court.expect_question(0, "turn-action", "take-gold, take-cards, spy")
    assert court.kinds_of_events() == ["called", "revealed", "wagon-cleared"]
    court.play("take-gold", "build watchtower")
    court.expect_question(0, "turn-action", "spy, end-turn")
    court.play("spy", "spy-on 1 trade")
    court.expect_question(0, "turn-action", "end-turn")


def test_everybody_sees_whom_the_spy_may_choose() -> None:
    """MD-C05.3: the options follow from the numbers of cards, so they are open."""
    seen = question_seen(spying().play("spy"), 2)
    assert seen is not None
    assert seen["options"] == [f"spy-on 1 {type_}" for type_ in TYPES]
