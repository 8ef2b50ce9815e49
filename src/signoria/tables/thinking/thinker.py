"""What bots at tables think about, and hints with them, and who lets them; in the server, that is `workers`."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from signoria.bots import new_bot
from signoria.bots.search.advice import considered
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from signoria.bots.bot import Bot
    from signoria.bots.search.race import Race

# How many bots are remembered in one place; the one that has not been asked for longest is forgotten first.
MOST_REMEMBERED: Final = 256


class Thought(msgspec.Struct, frozen=True):
    """What a bot needs for a decision. The saved position holds hidden cards; the bot is given its seat's sight.

    `table` and `seat` say whose thought it is: the next one for the same seat finds the same bot, if it is still there.
    """

    table: str
    game: str
    bot: str
    seat: int
    seed: int
    position: dict[str, Any]


class Wondering(msgspec.Struct, frozen=True):
    """What is needed to try what a seat could choose, in some more worlds. It is given the seat's sight too."""

    table: str
    game: str
    seat: int
    seed: int
    position: dict[str, Any]
    root: int  # another one imagines other worlds
    worlds: int
    seconds: float


class Memory:
    """The bots that have thought here, each for one seat of one table: they are kept from decision to decision.

    What a bot remembers may make it quicker, never wrong: it decides by the sight it is given, for moves are taken
    back, and the next decision may be thought about elsewhere, by a bot made anew.
    """

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def decide(self, thought: Thought) -> str:
        """Let the bot of a seat choose; give the move."""
        bot = self._bot(thought)
        position = REGISTRY.game(thought.game).load(thought.position)
        return position.notation(bot.choose(position.sight(thought.seat)))

    def _bot(self, thought: Thought) -> Bot:
        key = thought.table, thought.seat, f"{thought.game} {thought.bot}"
        bot = self._bots.pop(key, None) or new_bot(thought.game, thought.bot, thought.seed)
        self._bots[key] = bot
        if len(self._bots) > MOST_REMEMBERED:
            self._bots.popitem(last=False)
        return bot


def decide_at_once(thought: Thought) -> str:
    """Let a bot that is made for it choose without thinking; give the move."""
    position = REGISTRY.game(thought.game).load(thought.position)
    bot = new_bot(thought.game, thought.bot, thought.seed)
    return position.notation(bot.quick(position.sight(thought.seat)))


def wonder(wondering: Wondering) -> Race:
    """Try what a seat could choose."""
    sight = REGISTRY.game(wondering.game).load(wondering.position).sight(wondering.seat)
    return considered(
        sight, seed=wondering.seed, root=wondering.root, worlds=wondering.worlds, seconds=wondering.seconds
    )


class Thinker(Protocol):
    """Whoever lets bots think."""

    async def think(self, thought: Thought) -> str:
        """Give the move a bot chooses."""

    async def wonder(self, wondering: Wondering) -> Race:
        """Give what came of what a seat could choose. Whoever waits for a bot goes first."""

    async def close(self) -> None:
        """Stop thinking."""


class InlineThinker:
    """Lets bots think where it is called: for tests, and for bots that need no time."""

    def __init__(self) -> None:
        self._memory = Memory()

    async def think(self, thought: Thought) -> str:
        return self._memory.decide(thought)

    async def wonder(self, wondering: Wondering) -> Race:
        return wonder(wondering)

    async def close(self) -> None:
        pass
