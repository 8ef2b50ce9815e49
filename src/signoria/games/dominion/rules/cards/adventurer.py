"""Adventurer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.games.dominion.data.components import ADVENTURER, TREASURES, is_treasure
from signoria.games.dominion.rules.frames import REVEALED, ChooseTop, DiscardTogether, Play
from signoria.games.dominion.state.table import Dominion

WANTED: Final = 2


def adventurer(game: Dominion, play: Play) -> None:
    """Reveal cards from the draw pile until two are Treasures. Those go to the hand, the rest is discarded."""
    found: i64 = 0
    while found < WANTED:
        card = game.reveal_top(play.seat)
        if card < 0:
            break
        if is_treasure(card):
            found += 1
    if game.revealed.size == 0:
        game.tell_no_effect(play.seat, ADVENTURER, "nothing-to-draw")
    game.tell_revealed()
    game.revealed_to_hand(play.seat, TREASURES)
    game.then(ChooseTop(play.seat, REVEALED), DiscardTogether(play.seat, REVEALED))
