"""A bot that thinks: it tries what is worth trying in worlds it imagines, and chooses what turned out best."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.search.knowledge import Knowledge
from signoria.bots.search.race import Race
from signoria.core.position import Position, Sight

# So many worlds are imagined before candidates may drop out, and before a bot looks at the clock.
BATCH: Final = 8
# Numbers of decisions, roots and worlds in the seed of a world.
MOST_DECISIONS: Final = 1 << 20
MOST_ROOTS: Final = 1 << 8
MOST_WORLDS: Final = 1 << 20


# The processor's seconds for a decision: of the bot that thinks, and of the one that thinks longer.
STRONG_SECONDS: Final = 0.45
MASTER_SECONDS: Final = 1.8


class Searcher(Bot):
    """Searches with what is known about a game, within a budget of worlds a decision, and of seconds if there is one.

    Which worlds it imagines depends on its own seed, and on how often it was asked before: on nothing of the position,
    which has secrets. Seconds are those of the processor.
    """

    def __init__(self, knowledge: Knowledge, seed: int, worlds: i64, seconds: float = 0.0) -> None:
        self.knowledge = knowledge
        self.seed = seed
        self.worlds = worlds
        self.seconds = seconds
        self.decisions = 0
        self.own = knowledge.policy(seed)

    def choose(self, sight: Sight) -> i64:
        self.decisions += 1
        if not self.knowledge.worth_searching(sight):
            return self.own.choose(sight)
        race = self.race(sight)
        return race.options[race.choice(self.knowledge.doubt())]

    def quick(self, sight: Sight) -> i64:
        return self.own.choose(sight)

    def race(self, sight: Sight, root: i64 = 0, *, telling: bool = False) -> Race:
        """Try the candidates. Another root imagines other worlds; who is told learns shares and points too."""
        candidates = self.knowledge.candidates(sight, self.own.choose(sight))
        return self.compare(sight, candidates, root, telling=telling)

    def compare(self, sight: Sight, options: vec[i64], root: i64 = 0, *, telling: bool = False) -> Race:
        """As `race`, for options that somebody else has chosen."""
        knowledge = self.knowledge
        race = Race(options)
        worlds = self.worlds * knowledge.effort(sight)
        # Seeds are of any size: no `i64` may come near them.
        first = ((self.seed * MOST_DECISIONS + self.decisions) * MOST_ROOTS + int(root)) * MOST_WORLDS
        started = thread_time() if self.seconds > 0.0 else 0.0
        kept: i64 = 0 if knowledge.doubt() > 0.0 else -1
        if telling:
            begin_counting(knowledge, race, sight)
        world: i64 = 0
        while world < worlds and (race.runners() > 1 or telling):
            seed = first + int(world)
            imagined = knowledge.imagine(sight, seed)
            if telling:
                count_held(knowledge, race, imagined)
            try_all(knowledge, race, imagined, sight.seat, seed, telling=telling)
            world += 1
            batch = world % BATCH == 0
            if batch and not telling:
                race.drop_hopeless(kept)
            # Who is told has all candidates tried in each world, which may take a while.
            if (batch or telling) and self.seconds > 0.0 and thread_time() - started > self.seconds:
                break
        return race


def try_all(knowledge: Knowledge, race: Race, imagined: Position, seat: i64, seed: int, *, telling: bool) -> None:
    """Try every candidate that still runs in a world, each with the same chance and the same players."""
    beyond = knowledge.horizon(imagined)
    candidate: i64 = 0
    while candidate < len(race.options):
        if race.running[candidate]:
            world = imagined.copy()
            world.answer(race.options[candidate])
            play_on(knowledge, world, knowledge.policy(seed), beyond)
            race.note(candidate, knowledge.value(world, seat))
            if telling:
                race.tell(candidate, knowledge.share(world, seat), knowledge.points(world, seat))
        candidate += 1
    race.close_world()


def begin_counting(knowledge: Knowledge, race: Race, sight: Sight) -> None:
    """Say what is counted of who holds what."""
    race.things = knowledge.things(sight)
    race.held = vec[i64]([0] * (len(race.things) * sight.position.seats()))


def count_held(knowledge: Knowledge, race: Race, imagined: Position) -> None:
    """Count who holds what in a world."""
    race.counted += 1
    seats: i64 = imagined.seats()
    place: i64 = 0
    while place < len(race.held):
        if knowledge.holds(imagined, place % seats, place // seats):
            race.held[place] += 1
        place += 1


def play_on(knowledge: Knowledge, world: Position, policy: Bot, beyond: i64) -> None:
    """Let a policy play for all seats until the horizon is beyond a number, or the game is over."""
    sights = [world.sight(seat) for seat in range(world.seats())]
    asked = world.asked_seat()
    while asked >= 0 and knowledge.horizon(world) <= beyond:
        world.answer(policy.choose(sights[asked]))
        asked = world.asked_seat()


def thinkers(
    knowledge: Callable[[], Knowledge], worlds: int, masterly: Callable[[], Knowledge] | None = None
) -> dict[str, Callable[[int], Bot]]:
    """Give the bots of a game that think: some milliseconds a decision, never a second; or ten times as many worlds.

    `masterly` is what a master knows, if that is more.
    """
    known = knowledge if masterly is None else masterly
    return {
        "strong": lambda seed: Searcher(knowledge(), seed, worlds, STRONG_SECONDS),
        "master": lambda seed: Searcher(known(), seed, 10 * worlds, MASTER_SECONDS),
    }
