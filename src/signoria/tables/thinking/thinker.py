"""What bots at tables think about, hints and games that are over with them, and who lets them; `workers` does."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from signoria.analysis import Analyst, Found
from signoria.bots import new_bot
from signoria.bots.search.advice import considered
from signoria.core.replay import replay_of
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from signoria.bots.bot import Bot
    from signoria.bots.search.race import Race

# How many bots are remembered in one place; the one that has not been asked for longest is forgotten first.
MOST_REMEMBERED: Final = 256
# How many games that are looked at.
MOST_ANALYSED: Final = 4


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
    chosen: int  # what the strong bot chose, or -1 before it was asked


class Looking(msgspec.Struct, frozen=True):
    """What is needed to look at some more of a game that is over, from one thing on and for so many seconds."""

    table: str  # by which the game is remembered
    record: dict[str, Any]
    first: int
    left: float  # seconds for all that is left
    seconds: float
    seat: int = -1


class Memory:
    """The bots that have thought here, each for one seat of one table: they are kept from decision to decision.

    What a bot remembers may make it quicker, never wrong: it decides by the sight it is given, for moves are taken
    back, and the next decision may be thought about elsewhere, by a bot made anew.
    """

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self._analysts: OrderedDict[str, Analyst] = OrderedDict()

    def decide(self, thought: Thought) -> str:
        """Let the bot of a seat choose; give the move."""
        bot = self._bot(thought)
        position = REGISTRY.game(thought.game).load(thought.position)
        return position.notation(bot.choose(position.sight(thought.seat)))

    def look(self, looking: Looking) -> list[Found]:
        """Look at a game for a while: at one thing at least."""
        analyst = self._analysts.pop(looking.table, None) or Analyst(replay_of(looking.record, REGISTRY))
        self._analysts[looking.table] = analyst
        if len(self._analysts) > MOST_ANALYSED:
            self._analysts.popitem(last=False)
        found: list[Found] = []
        used = 0.0
        for number in range(looking.first, len(analyst.tasks)):
            found.append(analyst.look(number, max(0.0, looking.left - used)))
            used += found[-1].seconds
            if used >= looking.seconds:
                break
        return found

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
        sight,
        seed=wondering.seed,
        root=wondering.root,
        worlds=wondering.worlds,
        seconds=wondering.seconds,
        chosen=wondering.chosen,
    )


class Thinker(Protocol):
    """Whoever lets bots think."""

    async def think(self, thought: Thought) -> str:
        """Give the move a bot chooses."""

    async def wonder(self, wondering: Wondering) -> Race:
        """Give what came of what a seat could choose. Whoever waits for a bot goes first."""

    async def look(self, looking: Looking) -> list[Found]:
        """Give what was found in some more of a game. Whoever waits for anything else goes first."""

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

    async def look(self, looking: Looking) -> list[Found]:
        return self._memory.look(looking)

    async def close(self) -> None:
        pass
