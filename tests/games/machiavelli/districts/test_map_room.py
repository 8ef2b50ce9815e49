"""Map Room."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import extra, scored


@pytest.mark.parametrize("edition", ["deluxe", "dark-lands"])
def test_a_point_for_each_hand_card(edition: str) -> None:
    """MD-U13.1, DL-L05, DL-L05.1: cards under the Museum are no hand cards."""
    player: dict[str, object] = {"city": "map-room, museum", "museum": "docks", "hand": "2 tavern, palace"}
    assert extra(player, edition=edition) == {"map-room": 3, "museum": 1}


def test_action_cards_and_the_secret_vault() -> None:
    """MD-U13.2, MD-U08.3: they count, besides their own points."""
    court = scored({"city": "map-room", "hand": "director, secret-vault"})
    assert court.position.score_sheet(0)["uniques"] == {"map-room": 2}
    assert court.position.scores()[0] == 5 + 2 + 1 + 3
