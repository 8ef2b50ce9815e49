"""The twenty bonus cards."""

from __future__ import annotations

import pytest

from signoria.games.florence.rules.bonus import counts_of, worth, worth_together
from tests.kit.marks import cited, clause
from tests.kit.palazzo import Palazzo

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
# What each card adds to a work on these holdings, in the order of the cards.
WORTH = [5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3]


@pytest.mark.parametrize(
    ("card", "expected"),
    cited("""
        PF-K02.1 bonus-buildings 5
        PF-K02.2 bonus-large-buildings 4
        PF-K02.3 bonus-medium-forests 3
        PF-K02.4 bonus-small-landscapes 5
        PF-K02.5 bonus-size-classes 6
        PF-K02.6 bonus-landscapes 3
        PF-K02.7 bonus-forests 4
        PF-K02.8 bonus-lakes 2
        PF-K02.9 bonus-parks 0
        PF-K02.10 bonus-freedoms 4
        PF-K02.11 bonus-jesters 0
        PF-K02.12 bonus-jesters-freedoms 2
        PF-K02.13 bonus-builders 4
        PF-K02.14 bonus-builders-lakes 3
        PF-K02.15 bonus-prestige 2
        PF-K02.16 bonus-prestige-freedoms 3
        PF-K02.17 bonus-landscape-types 4
        PF-K02.18 bonus-categories 5
        PF-K02.19 bonus-hand-cards 2
        PF-K02.20 bonus-table-cards 3
    """),
)
def test_every_card_on_the_example_holdings(card: str, expected: str) -> None:
    """PF-K02, PF-K01.4, PF-K01.5: all twenty cards on one principality."""
    scene = Palazzo({**HOLDINGS, "bonus": card}, {}, {}, phase="actions").play("work", "work poet")
    assert scene.view(0)["question"]["bonus"] == {card: int(expected)}


def test_all_twenty_together() -> None:
    """PF-K, PF-X3, PF-K01.1: on the same state, so that their values just add up to 64."""
    player = Palazzo(HOLDINGS, {}, {}, phase="actions").player(0)
    counts = counts_of(player)
    assert [worth(card, counts) for card in range(20)] == WORTH
    assert worth_together((1 << 20) - 1, counts) == 64


def test_a_worthless_card_may_be_used_and_is_lost() -> None:
    """PF-K01.3: and its player is shown that it adds nothing."""
    scene = Palazzo({"hand": "poet", "jesters": 3, "bonus": "bonus-parks"}, {}, {}, phase="actions").play(
        "work", "work poet"
    )
    assert scene.view(0)["question"]["bonus"] == {"bonus-parks": 0}
    scene.play("use bonus-parks", "done")
    assert scene.player(0).marker == 7
    assert scene.view(None)["used_bonus"] == ["bonus-parks"]


def test_the_working_person_is_on_the_table_and_no_longer_in_hand() -> None:
    """PF-K02.19, PF-K02.20: with him alone, no card is in hand and one on the table."""
    scene = Palazzo(
        {"hand": "poet", "jesters": 3, "bonus": "bonus-hand-cards, bonus-table-cards"}, {}, {}, phase="actions"
    )
    scene.play("work", "work poet")
    assert scene.view(0)["question"]["bonus"] == {"bonus-hand-cards": 0, "bonus-table-cards": 1}


@pytest.mark.parametrize(
    ("card", "player", "expected"),
    [
        pytest.param("bonus-parks", {"tiles": "park park park"}, 6, marks=clause("PF-K02.9")),
        pytest.param("bonus-jesters", {}, 8, marks=clause("PF-K02.11")),
        pytest.param("bonus-jesters-freedoms", {"freedoms": "travel, opinion"}, 6, marks=clause("PF-K02.12")),
        pytest.param("bonus-landscape-types", {"tiles": "park park lake forest"}, 6, marks=clause("PF-K02.17")),
        pytest.param("bonus-size-classes", {"tiles": "tower chapel"}, 2, marks=clause("PF-K02.5")),
        pytest.param(
            "bonus-categories",
            {"tiles": "park lake forest", "builders": 1, "prestige": "most-works", "freedoms": "travel"},
            7,
            marks=clause("PF-K02.18"),
        ),
        pytest.param("bonus-builders-lakes", {"builders": 3, "tiles": "lake lake"}, 5, marks=clause("PF-K02.14")),
    ],
)
def test_cards_on_other_holdings(card: str, player: dict[str, object], expected: int) -> None:
    """With four jesters and a poet."""
    scene = Palazzo({"hand": "poet", "jesters": 4, "bonus": card, **player}, {}, {}, phase="actions").play(
        "work", "work poet"
    )
    assert scene.view(0)["question"]["bonus"] == {card: expected}
