"""What bots at tables think about, and who lets them; in the server, that is `bot_processes`."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from signoria.bots import new_bot
from signoria.games import REGISTRY


class Thought(msgspec.Struct, frozen=True):
    """What a bot needs for a decision. The saved position holds hidden cards; the bot is given its seat's sight."""

    game: str
    bot: str
    seat: int
    seed: int
    position: dict[str, Any]


def decide(thought: Thought) -> str:
    """Let a bot choose; give the move. A bot remembers nothing, so it does not matter where it thinks."""
    position = REGISTRY.game(thought.game).load(thought.position)
    bot = new_bot(thought.game, thought.bot, thought.seed)
    return position.notation(bot.choose(position.sight(thought.seat)))


class Thinker(Protocol):
    """Whoever lets bots think."""

    async def think(self, thought: Thought) -> str:
        """Give the move a bot chooses."""

    async def close(self) -> None:
        """Stop thinking."""


class InlineThinker:
    """Lets bots think where it is called: for tests, and for bots that need no time."""

    async def think(self, thought: Thought) -> str:
        return decide(thought)

    async def close(self) -> None:
        pass
