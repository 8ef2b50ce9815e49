"""Games to analyse: played by bots, from a seed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import signoria
from signoria.analysis import Thoroughness
from signoria.bots import new_bot
from signoria.bots.match import play_out
from signoria.bots.simulation import bot_seed
from signoria.core.record import Recording

if TYPE_CHECKING:
    from signoria.core.record import Record

# A bot for each seat, whose games are over soon.
BOTS = {
    "dominion": ("house", "random"),
    "florence": ("house", "apprentice"),
    "machiavelli": ("house", "careless", "house"),
}
# As few worlds as there can be: what is found is no more than an accident, but it is found in the same way.
HASTY = Thoroughness(chance=1, sifting=1, duel=2, later=1)


@lru_cache
def played(game: str, seed: int = 3, most: int = 100_000) -> Record:
    """Let bots play a game, or so many decisions of it."""
    bots = BOTS[game]
    recording = Recording(signoria.game(game), list(bots), seed, {})
    players = [new_bot(game, bot, bot_seed(seed, seat)) for seat, bot in enumerate(bots)]
    play_out(recording.position, players, most, recording)
    return recording.record()
