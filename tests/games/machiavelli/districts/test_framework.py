"""Framework."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import earning, is_offered, offered

SIX = "tavern, market, docks, temple, church, manor"


def test_destroyed_instead_of_paying() -> None:
    """MD-U26.1: whatever the district costs; it goes under the deck."""
    court = earning("king", {"gold": 0, "city": "framework, tavern", "hand": "palace"})
    assert offered(court, "build") == []
    court.play("build-by-framework palace")
    assert (court.city(0), court.gold(0), court.bottom(1)) == ("tavern, palace", 0, "framework")


def test_any_district_that_may_be_built() -> None:
    """MD-U26.2: uniques too, but no name that is there and no Secret Vault."""
    court = earning("king", {"gold": 0, "city": "framework, tavern", "hand": "smithy, tavern, palace, secret-vault"})
    assert offered(court, "build-by-framework") == ["palace", "smithy"]


def test_not_for_a_human_cannonball() -> None:
    """MD-U26.2: that replaces another district for gold."""
    court = earning("king", {"gold": 9, "city": "framework, tavern", "hand": "human-cannonball, palace"})
    court.play("play human-cannonball", "district 0 tavern")
    court.expect_question(0, "overbuild-with", "build palace")


@pytest.mark.parametrize(("limit", "more"), [("counts", False), ("free", True)])
def test_it_uses_the_limit(limit: str, more: bool) -> None:
    """MD-U26.3: unless the table says otherwise."""
    court = earning(
        "king", {"gold": 9, "city": "framework", "hand": "palace, tavern"}, options={"free-build-limit": limit}
    )
    court.play("build-by-framework palace")
    assert is_offered(court, "build tavern") == more


@pytest.mark.parametrize(("limit", "more"), [("counts", []), ("free", ["palace"])])
def test_after_the_limit_is_used(limit: str, more: list[str]) -> None:
    """MD-U26.3: only where the table frees it from the limit."""
    court = earning(
        "king", {"gold": 9, "city": "framework", "hand": "palace, tavern"}, options={"free-build-limit": limit}
    )
    court.play("build tavern")
    assert offered(court, "build-by-framework") == more


def test_it_cannot_be_confiscated() -> None:
    """MD-U26.4: but the next build with gold can."""
    court = earning(
        "architect",
        {"gold": 5, "city": "framework", "hand": "palace, market"},
        {"characters": "magistrate"},
        warrants={"on": "architect, king, bishop", "seal": "architect", "by": 1},
    )
    court.play("build-by-framework palace")
    assert court.city(0) == "palace"
    court.play("build market")
    court.expect_question(1, "turn-warrant", "turn-over, leave-closed")


def test_taxed_and_not_refunded() -> None:
    """MD-U26.5: one gold of tax, and nothing for the Alchemist."""
    court = earning("alchemist", {"gold": 5, "city": "framework", "hand": "palace"}, characters="tax-collector")
    court.play("build-by-framework palace", "end-turn")
    assert (court.gold(0), court.position.tax) == (4, 1)
    assert court.events("refund") == []


def test_in_a_complete_city() -> None:
    """MD-U26.6: it is a payment, no attack, and the end stays owed."""
    court = earning("king", {"gold": 0, "city": f"{SIX}, framework", "hand": "palace"})
    assert court.position.ending
    court.play("build-by-framework palace")
    assert court.city(0) == f"{SIX}, palace"
    assert (court.position.ending, court.position.first) == (True, 0b1)
