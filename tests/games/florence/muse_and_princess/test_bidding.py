"""Phase A2: bidding for the characters."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.kit.marks import clause
from tests.kit.palazzo import GAME, MUSE, Palazzo


def bidding(*players: Mapping[str, object], **wanted: object) -> Palazzo:
    return Palazzo(*(players or ({}, {}, {})), phase="characters", options=MUSE, **wanted)


def test_the_example_of_four_players() -> None:
    """MP-X7, MP-A01.1, MP-A01.6, MP-K06.2: a whole bidding."""
    scene = bidding(*({"money": 1000} for _ in range(4)))
    scene.play("stake cardinal 3", "stake merchant 4", "stake cardinal 5", "stake princess 3")
    scene.expect_question(0, "a2-turn")
    assert scene.events("a2-ousted") == [{"seat": 0, "character": "cardinal", "field": 3}]
    scene.play("stake banker 0")
    scene.expect_question(1, "character-window")
    assert scene.money(1) == 600
    scene.play("keep")
    assert [scene.money(seat) for seat in range(4)] == [1600, 600, 500, 700]
    assert scene.position.pot == 600
    scene.expect_question(0, "turn-menu")
    assert [scene.seen(None, seat)["character"] for seat in range(4)] == [None, "merchant", "cardinal", "princess"]


def test_what_a_player_without_a_stone_may_do() -> None:
    """MP-A01.2: pass, stake on a free card, or outbid the stone that stands on another."""
    scene = bidding({}, {"money": 500}, {}).play("stake cardinal 3")
    free = [f"stake {name} {field}" for name in ("muse", "princess", "merchant", "professor") for field in (3, 4, 5)]
    banker = [f"stake banker {field}" for field in range(6)]
    scene.expect_question(1, "a2-turn", ", ".join(["pass", "stake cardinal 4", "stake cardinal 5", *free, *banker]))


def test_buying_where_the_stone_stands() -> None:
    """MP-X8, MP-A01.9: 800 for the Muse, without a question."""
    scene = bidding().play("stake muse 8", "pass", "pass")
    assert (scene.money(0), scene.seen(None, 0)["character"]) == (2700, "muse")
    assert scene.events("character-bought")[0] == {"seat": 0, "character": "muse", "price": 800, "received": 0}


def test_the_expansion_adds_a_phase() -> None:
    """MP-G01.1, MP-G01.2, MP-G01.5: right after the auction, with six open cards, one for each player at most."""
    scene = Palazzo({}, {}, {}, options=MUSE).play("decline", "decline", "nothing")
    scene.expect_question(0, "a2-turn")
    shown = scene.view(None)["characters"]
    names = ["muse", "cardinal", "princess", "merchant", "professor", "banker"]
    assert [card["character"] for card in shown] == names
    assert scene.view(None)["pot"] == 600
    scene.play("stake muse 4")
    shown = scene.view(None)["characters"][0]
    assert (shown["field"], shown["staker"]) == (4, 0)
    assert "characters" not in Palazzo({}, {}, {}).view(None)


@pytest.mark.parametrize(
    ("character", "fields"),
    [
        pytest.param("muse", range(3, 16), marks=clause("MP-C01.1")),
        pytest.param("cardinal", range(3, 16), marks=clause("MP-C01.2")),
        pytest.param("princess", range(3, 16), marks=clause("MP-C01.3")),
        pytest.param("merchant", range(3, 16), marks=clause("MP-C01.4")),
        pytest.param("professor", range(3, 16), marks=clause("MP-C01.5")),
        pytest.param("banker", range(6), marks=clause("MP-C01.6")),
    ],
)
def test_the_fields_of_the_cards(character: str, fields: range) -> None:
    """MP-A01.3: 3 to 15, the Banker 0 to 5."""
    scene = bidding()
    assert scene.said_of(f"stake {character}") == [str(field) for field in fields]
    field = fields[2]
    scene.play(f"stake {character} {field}")
    assert scene.said_of(f"stake {character}") == [str(higher) for higher in fields if higher > field]


def test_a_bid_must_be_payable() -> None:
    """MP-A01.4, MP-A01.5: points included, the money on the Banker not."""
    scene = bidding({"money": 300, "points": 1}, {}, {})
    assert scene.said_of("stake muse") == ["3", "4"]
    assert scene.view(0)["question"]["cover"] == {
        f"stake {name} 4": 1 for name in ("muse", "cardinal", "princess", "merchant", "professor")
    }
    poor = bidding({"money": 0}, {}, {}, pot=800)
    poor.expect_question(0, "a2-turn", "stake banker 0, pass")


def test_an_overbid_stone_returns_and_its_owner_bids_again() -> None:
    """MP-A01.6, MP-A01.7, MP-A01.11: on any card not bought yet, or over a standing stone."""
    scene = bidding({}, {}, {}, {}).play("stake muse 3", "stake muse 5", "stake cardinal 3", "pass")
    scene.expect_question(0, "a2-turn")
    assert scene.said_of("stake muse")[0] == "6"
    assert scene.said_of("stake cardinal")[0] == "4"
    stakers = [card["staker"] for card in scene.view(None)["characters"]]
    assert stakers == [1, 2, None, None, None, None]
    scene.play("stake princess 3")
    assert scene.seen(None, 1)["character"] == "muse"


def test_the_highest_field_cannot_be_overbid() -> None:
    """MP-A01.8: 15, or 5 for the Banker."""
    scene = bidding().play("stake muse 15")
    assert not scene.said_of("stake muse")
    scene.play("stake banker 5")
    assert not scene.said_of("stake banker")


def test_a_pass_is_final() -> None:
    """MP-A01.10, MP-A01.15: even when a card becomes cheap; everyone sees it."""
    scene = bidding().play("pass", "stake muse 3", "stake muse 4")
    scene.expect_question(1, "a2-turn")
    assert scene.seen(None, 0)["finished"] is True
    scene.play("pass")
    scene.expect_question(0, "turn-menu")
    assert [event["seat"] for event in scene.events("a2-pass")] == [0, 1]


def test_a_bought_card_is_gone_for_this_phase() -> None:
    """MP-A01.11, MP-T02.11: also when it was used at once; in the next round it is there again."""
    scene = bidding().play("stake merchant 3", "stake muse 3", "stake muse 4", "use")
    scene.expect_question(1, "a2-turn")
    assert not scene.said_of("stake merchant")
    scene.play("pass").until("a2-turn")
    assert scene.position.round == 2
    assert scene.said_of("stake merchant")


def test_who_can_pay_nothing_can_only_pass() -> None:
    """MP-A01.13, R1: a forced answer without a sale of points."""
    scene = bidding({"money": 0}, {}, {}, start=1).play("stake banker 0", "stake banker 3")
    scene.expect_question(0, "a2-turn", "pass")


def test_the_last_bidder_buys_at_once() -> None:
    """MP-A01.14, MP-A01.12: when all others are through nobody can overbid him."""
    scene = bidding().play("pass", "pass", "stake cardinal 3")
    assert scene.seen(None, 2)["character"] == "cardinal"
    scene.expect_question(0, "turn-menu")


def test_all_six_are_available_every_round() -> None:
    """MP-G01.3, MP-G01.4: over whole games, and nobody ever holds two."""
    position = GAME.new(5, 2, MUSE)
    number = 0
    while not position.over:
        if position.question == "a2-turn":
            view = position.view(None)
            held = [card for card in view["characters"] if card["holder"] is not None]  # type: ignore[attr-defined]
            assert all(card["bought"] for card in held)
        position.choose(position.legal()[number * 17 % len(position.legal())])
        number += 1
    assert len([event for event in position.events() if event.kind == "character-bought"]) > 10


def test_two_players_bid_for_characters_too() -> None:
    """MP-G01.6: with all the rules for two."""
    scene = Palazzo({}, {}, options=MUSE)
    assert "open landscape" in scene.options
    scene.play("decline", "nothing")
    scene.expect_question(0, "a2-turn")
