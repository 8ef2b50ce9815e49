"""Every number in a saved frame is checked when a position is loaded."""

from __future__ import annotations

import pytest

import signoria
from signoria.games.dominion.forms.reader import FRAMES
from signoria.games.dominion.rules.setup import CODEC
from tests.kit.scene import Scene

GAME = signoria.game("dominion")


def test_every_field_of_every_frame_has_its_limits() -> None:
    """A frame with a field that nobody limits could not be loaded."""
    fields = {field for names in CODEC.fields.values() for field in names}
    assert fields - set(FRAMES.seats) - set(FRAMES.numbers) - set(FRAMES.others) == set()


@pytest.mark.parametrize("seat", [-1, 2, 99, 1 << 70])
def test_a_frame_for_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    """DO-N03: a position goes on as it was saved, or not at all."""
    saved = Scene(players=[{"hand": "village"}, {}]).position.save()
    with pytest.raises(ValueError, match=r"seat of a frame|do not fit"):
        GAME.load({**saved, "agenda": [["PlayAction", seat]]})
