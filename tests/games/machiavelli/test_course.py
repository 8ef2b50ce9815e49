"""What a game that is over leaves to look back at: places, and how it went."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import signoria
from signoria.bots import new_bot
from signoria.bots.match import play_out

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


def test_places_and_measures_agree_with_the_score() -> None:
    """Places are those of the score sheets; the last points of the course are the score."""
    position = cast("Machiavelli", signoria.game("machiavelli").new(4, 11))
    assert position.measures() == {"points": [0] * 4, "money": [2] * 4, "cards": [4] * 4}
    play_out(position, [new_bot("machiavelli", "builder", seat) for seat in range(4)], 5000)
    assert position.measures()["points"] == position.scores()
    places = position.ranks()
    assert [seat for seat in range(4) if places[seat] == 1] == position.winners()
    assert sorted(places) == [1, 2, 3, 4]
