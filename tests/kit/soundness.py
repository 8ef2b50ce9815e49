"""What must hold at every decision of every game, checked wherever a test meets one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import signoria

if TYPE_CHECKING:
    from collections.abc import Iterable

    from signoria.core.position import Position


def assert_sound(position: Position, *, seed: int = 1, eyes: Iterable[int | None] | None = None) -> None:
    """Check saving, copying, views and determinising at one decision, through all eyes or through some."""
    saved = position.save()
    text = json.dumps(saved)
    game = signoria.game(str(saved["game"]))
    again = game.load(json.loads(text))
    assert again.save() == saved
    assert again.legal() == position.legal()
    assert position.copy().save() == saved
    assert_notations(position)
    for seat in [*range(position.seats()), None] if eyes is None else eyes:
        view = position.view(seat)
        assert json.loads(json.dumps(view)) == view
        drawn_anew = position.determinise(seat, seed)
        assert drawn_anew.view(seat) == view
        if position.asked == seat:
            assert drawn_anew.legal() == position.legal()
    assert position.save() == saved


def assert_notations(position: Position) -> None:
    """Check that options are distinct and that their notations lead back to them."""
    options = position.legal()
    texts = [position.notation(option) for option in options]
    assert len(set(texts)) == len(texts)
    assert [position.parse(text) for text in texts] == options
