"""The fourteen prestige cards."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from signoria.games.florence.data.components import PRESTIGE_NAMES
from signoria.games.florence.rules.prestige import PRESTIGE_CARDS
from tests.games.florence.test_placing import full_board
from tests.kit.marks import cited, clause
from tests.kit.palazzo import Palazzo

FREE = {f"{column}{row}" for column in "abcdefg" for row in range(1, 8)} - {"a1", "a2", "b1", "b2", "c1", "c2"}
HOLDINGS: dict[str, object] = {
    "tiles": "university@e5,e6,e7,f5,g5,g6,g7 workshop@e1,e2,e3,f1,f2,g1,g2 opera@b4,b5,b6,c4,c5 tower@a4,a5,a6 "
    "chapel@f3,g3,g4 forest@b3,c3,d1,d2,d3 forest@d4,d5,d6,e4,f4 lake@a7,b7,c6,c7",
    "builders": 2,
    "freedoms": "travel, religion",
    "open": "painter, lawyer, composer, recruit",
    "hand": "poet",
}


def gained(card: str, owner: Mapping[str, object], *others: Mapping[str, object]) -> int:
    """What a card is worth at the end of a game."""
    rest = list(others) or [{}, {}]
    scene = Palazzo({**owner, "prestige": card}, *rest, round=7, phase="best-work")
    assert scene.position.over
    told = [event for event in scene.events("prestige-scored") if event["seat"] == 0]
    assert told[0]["kind"] == card
    assert scene.points(0) == told[0]["gained"]
    return int(told[0]["gained"])


@pytest.mark.parametrize(
    ("card", "other", "points"),
    [
        pytest.param(
            "most-buildings", {"tiles": "university workshop opera tower chapel"}, 3, marks=clause("PF-P02.1")
        ),
        pytest.param(
            "two-large-buildings", {"tiles": "university workshop laboratory"}, 5, marks=clause("PF-P02.2", "PF-P01.10")
        ),
        pytest.param("fewest-empty-cells", {"tiles": full_board(FREE, forests=4)}, 0, marks=clause("PF-P02.3")),
        pytest.param("three-landscape-types", {}, 0, marks=clause("PF-P02.4")),
        pytest.param("most-landscapes", {"tiles": "park park park"}, 4, marks=clause("PF-P02.5")),
        pytest.param("most-forests", {"tiles": "forest"}, 7, marks=clause("PF-P02.6")),
        pytest.param("most-lakes", {"tiles": "lake"}, 3, marks=clause("PF-P02.7")),
        pytest.param("three-freedoms", {}, 0, marks=clause("PF-P02.8")),
        pytest.param("four-two-four", {}, 6, marks=clause("PF-P02.9")),
        pytest.param("most-jesters", {}, 0, marks=clause("PF-P02.10")),
        pytest.param("most-builders", {"builders": 1}, 6, marks=clause("PF-P02.11")),
        pytest.param("most-parks", {}, 0, marks=clause("PF-P02.12")),
        pytest.param("builder-jester-landscapes", {}, 0, marks=clause("PF-P02.13")),
        pytest.param(
            "most-works", {"open": "poet, painter, lawyer, composer, physician"}, 0, marks=clause("PF-P02.14")
        ),
    ],
)
def test_every_card_on_the_example_holdings(card: str, other: dict[str, object], points: int) -> None:
    """PF-X4, PF-P: all fourteen cards on one principality, each beside one rival."""
    owner = dict(HOLDINGS)
    if card == "most-works":
        owner["open"] = "sculptor, goldsmith, alchemist, recruit"
        owner["hand"] = "astronomer"
    assert gained(card, owner, other, {}) == points


@pytest.mark.parametrize(
    ("card", "kind", "points", "tie"),
    cited("""
        PF-P02.1 most-buildings most 6 3
        PF-P02.2 two-large-buildings fixed 5 5
        PF-P02.3 fewest-empty-cells fewest 8 4
        PF-P02.4 three-landscape-types fixed 8 8
        PF-P02.5 most-landscapes most 7 4
        PF-P02.6 most-forests most 7 4
        PF-P02.7 most-lakes most 6 3
        PF-P02.8 three-freedoms fixed 8 8
        PF-P02.9 four-two-four fixed 6 6
        PF-P02.10 most-jesters most 6 3
        PF-P02.11 most-builders most 6 3
        PF-P02.12 most-parks most 5 3
        PF-P02.13 builder-jester-landscapes fixed 7 7
        PF-P02.14 most-works most 7 4
    """),
)
def test_what_every_card_is_worth(card: str, kind: str, points: str, tie: str) -> None:
    """Its kind, its points, and what a tie brings."""
    found = PRESTIGE_CARDS[PRESTIGE_NAMES.index(card)]
    assert (found.name, found.kind, found.points, found.tie) == (card, kind, int(points), int(tie))


@pytest.mark.parametrize(
    ("card", "owner", "points"),
    [
        ("most-buildings", {"tiles": "tower"}, 6),
        ("two-large-buildings", {"tiles": "university workshop"}, 5),
        ("two-large-buildings", {"tiles": "university opera"}, 0),
        ("fewest-empty-cells", {"tiles": "tower"}, 8),
        ("three-landscape-types", {"tiles": "park lake forest"}, 8),
        ("most-landscapes", {"tiles": "park lake"}, 7),
        ("most-lakes", {"tiles": "lake"}, 6),
        ("three-freedoms", {"freedoms": "travel, religion, opinion"}, 8),
        (
            "four-two-four",
            {"tiles": "tower chapel opera studio", "freedoms": "travel, religion", "open": "poet, lawyer"},
            0,
        ),
        ("most-jesters", {"jesters": 1}, 6),
        ("most-parks", {"tiles": "park"}, 5),
        ("builder-jester-landscapes", {"builders": 1, "jesters": 1, "tiles": "park park"}, 7),
        ("builder-jester-landscapes", {"builders": 1, "jesters": 1, "tiles": "park"}, 0),
        ("most-works", {"open": "poet"}, 7),
    ],
)
def test_cards_beside_players_who_have_nothing(card: str, owner: dict[str, object], points: int) -> None:
    """PF-P01.2, PF-P01.4, PF-P01.6, PF-P01.7: compared with all others, whether they own prestige cards or not."""
    assert gained(card, owner) == points


def test_a_card_stays_hidden_until_the_end() -> None:
    """PF-P01.1, PF-H01.4: the others see the number; at the end all is shown and scored for the owner."""
    scene = Palazzo({"prestige": "most-works"}, {"open": "poet"}, {}, round=7, phase="actions")
    assert "prestige" not in scene.seen(1, 0)
    assert scene.seen(1, 0)["hand_prestige"] == 1
    scene.until_over()
    assert scene.seen(1, 0)["hand"]["prestige"] == ["most-works"]
    assert (scene.points(0), scene.points(1)) == (0, 0)


def test_most_of_nothing_is_worth_nothing() -> None:
    """PF-P01.3: also when everybody has nothing."""
    assert gained("most-parks", {}, {}, {}) == 0
    assert gained("most-parks", {}, {"tiles": "park"}, {}) == 0


@pytest.mark.parametrize(("other", "points"), [("opera", 8), ("university", 4), ("university tower", 0)])
def test_fewest_empty_cells(other: str, points: int) -> None:
    """PF-P01.4, PF-P01.9: alone, tied, behind; cells without palace and tiles count as empty."""
    scene = Palazzo({"tiles": "university"}, {"tiles": other}, {})
    assert scene.seen(None, 0)["empty"] == 43 - 7
    assert gained("fewest-empty-cells", {"tiles": "university"}, {"tiles": other}, {}) == points


def test_no_empty_cell_at_all_is_fewest() -> None:
    """PF-P01.5: the rule about nothing is for most, not for fewest."""
    assert gained("fewest-empty-cells", {"tiles": full_board(FREE)}) == 8


def test_fixed_cards_do_not_mind_the_others() -> None:
    """PF-P01.6: two players with three freedoms, and the owner still gets eight."""
    three = {"freedoms": "travel, religion, opinion"}
    assert gained("three-freedoms", three, three, {}) == 8


def test_works_are_open_person_and_recruiting_cards() -> None:
    """PF-P01.8, PF-X5, PF-P01.2: hand cards do not count; a tie is worth four."""
    owner = {"open": "poet, painter, lawyer, composer, recruit", "hand": "physician"}
    other = {"open": "goldsmith, sculptor, alchemist, botanist, physicist"}
    assert gained("most-works", owner, other, {}) == 4
    assert gained("most-works", {"open": "poet, painter, lawyer, recruit"}, other, {}) == 0


def test_comparison_is_with_everyone() -> None:
    """PF-P01.7: the best of the others, wherever he sits."""
    assert gained("most-jesters", {"jesters": 2}, {}, {"jesters": 2}) == 3
    assert gained("most-jesters", {"jesters": 2}, {"jesters": 1}, {"jesters": 3}) == 0
    assert gained("most-jesters", {"jesters": 2}, {"jesters": 1}, {"jesters": 1}) == 6
