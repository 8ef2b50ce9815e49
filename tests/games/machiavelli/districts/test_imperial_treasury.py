"""Imperial Treasury."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import extra


@pytest.mark.parametrize("edition", ["deluxe", "dark-lands"])
def test_a_point_for_each_gold(edition: str) -> None:
    """MD-U18.1, DL-L04, DL-L04.1, DL-L04.2: of the supply, none for gold on districts."""
    player: dict[str, object] = {"city": "imperial-treasury, tavern+1", "gold": 4}
    assert extra(player, edition=edition) == {"imperial-treasury": 4}


def test_none_for_tokens() -> None:
    """MD-U18.1: gold on the token of the Tax Collector is nobody's."""
    player: dict[str, object] = {"city": "imperial-treasury", "gold": 4}
    assert extra(player, characters="tax-collector", tax=5) == {"imperial-treasury": 4}
