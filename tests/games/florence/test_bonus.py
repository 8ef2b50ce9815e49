"""The twenty bonus cards."""

from __future__ import annotations

import pytest

from signoria.games.florence.data.components import BONUS_NAMES
from signoria.games.florence.rules.bonus import counts_of, worth, worth_together
from tests.games.florence.scene import Scene

HOLDINGS = {
    "tiles": "university@e5,e6,e7,f5,g5,g6,g7 workshop@e1,e2,e3,f1,f2,g1,g2 opera@b4,b5,b6,c4,c5 tower@a4,a5,a6 "
    "chapel@f3,g3,g4 forest@b3,c3,d1,d2,d3 forest@d4,d5,d6,e4,f4 lake@a7,b7,c6,c7",
    "builders": 2,
    "prestige": "most-works",
    "freedoms": "travel, religion",
    "open": "painter, lawyer",
    # The person who works is laid open; one person and one recruiting card stay in hand.
    "hand": "poet, composer, recruit",
}
WORTH = [5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3]


@pytest.mark.parametrize(("number", "expected"), list(enumerate(WORTH)))
def test_every_card_on_the_example_holdings(number: int, expected: int) -> None:
    """All twenty cards on one principality.

    PF-X3, PF-K01.4, PF-K01.5, PF-K, PF-K02, PF-K02.1, PF-K02.2, PF-K02.3, PF-K02.4, PF-K02.5, PF-K02.6, PF-K02.7,
    PF-K02.8, PF-K02.9, PF-K02.10, PF-K02.11, PF-K02.12, PF-K02.13, PF-K02.14, PF-K02.15, PF-K02.16, PF-K02.17,
    PF-K02.18, PF-K02.19, PF-K02.20.
    """
    scene = Scene({**HOLDINGS, "bonus": BONUS_NAMES[number]}, {}, {}, phase="actions").play("work", "work poet")
    assert scene.view(0)["question"]["bonus"] == {BONUS_NAMES[number]: expected}


def test_all_twenty_together() -> None:
    """PF-X3, PF-K01.1: on the same state, so that their values just add up to 64."""
    player = Scene(HOLDINGS, {}, {}, phase="actions").player(0)
    counts = counts_of(player)
    assert [worth(card, counts) for card in range(20)] == WORTH
    assert worth_together((1 << 20) - 1, counts) == 64


def test_a_worthless_card_may_be_used_and_is_lost() -> None:
    """PF-K01.3: and its player is shown that it adds nothing."""
    scene = Scene({"hand": "poet", "jesters": 3, "bonus": "bonus-parks"}, {}, {}, phase="actions").play(
        "work", "work poet"
    )
    assert scene.view(0)["question"]["bonus"] == {"bonus-parks": 0}
    scene.play("use bonus-parks", "done")
    assert scene.player(0).marker == 7
    assert scene.view(None)["used_bonus"] == ["bonus-parks"]


def test_the_working_person_is_on_the_table_and_no_longer_in_hand() -> None:
    """PF-K02.19, PF-K02.20: with him alone, no card is in hand and one on the table."""
    scene = Scene(
        {"hand": "poet", "jesters": 3, "bonus": "bonus-hand-cards, bonus-table-cards"}, {}, {}, phase="actions"
    )
    scene.play("work", "work poet")
    assert scene.view(0)["question"]["bonus"] == {"bonus-hand-cards": 0, "bonus-table-cards": 1}


@pytest.mark.parametrize(
    ("card", "player", "expected"),
    [
        ("bonus-parks", {"tiles": "park park park"}, 6),
        ("bonus-jesters", {}, 8),
        ("bonus-jesters-freedoms", {"freedoms": "travel, opinion"}, 6),
        ("bonus-landscape-types", {"tiles": "park park lake forest"}, 6),
        ("bonus-size-classes", {"tiles": "tower chapel"}, 2),
        (
            "bonus-categories",
            {"tiles": "park lake forest", "builders": 1, "prestige": "most-works", "freedoms": "travel"},
            7,
        ),
        ("bonus-builders-lakes", {"builders": 3, "tiles": "lake lake"}, 5),
    ],
)
def test_cards_on_other_holdings(card: str, player: dict[str, object], expected: int) -> None:
    """PF-K02.9, PF-K02.11, PF-K02.12, PF-K02.17, PF-K02.5, PF-K02.18, PF-K02.14: with four jesters and a poet."""
    scene = Scene({"hand": "poet", "jesters": 4, "bonus": card, **player}, {}, {}, phase="actions").play(
        "work", "work poet"
    )
    assert scene.view(0)["question"]["bonus"] == {card: expected}
