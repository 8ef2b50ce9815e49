"""A day with many guests, on paper: `python -m benchmarks.day [--guests 100000] [--nodes 4] [--seed 1]`.

First the day, minute by minute: who comes when, how many tables that makes at once, how many moves a second, and what
they cost by what was measured (`Costs`; see `benchmarks.scale`). Then the busiest ten minutes move by move: every node
is a queue, PostgreSQL another one. After three minutes one node is lost, and its guests come back as browsers do.
"""

from __future__ import annotations

import argparse
import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import fmean


@dataclass(frozen=True)
class Costs:
    """What things cost, in milliseconds of a processor, bytes, and KiB: by measurement, see benchmarks/results.md.

    A bot's move, its thinking, and the opening of a table are estimates.
    """

    # The node at which somebody moves, and another one at which people of the same table are.
    move: float = 2.3
    note: float = 0.9
    # Any node, for a note about a table that it does not have open.
    heard: float = 0.08
    # A bot's move, at the node that has the table: no acknowledgement, and its thinking is done elsewhere.
    bot_move: float = 2.0
    thinking: float = 2.0
    # PostgreSQL for a move, and what the disk takes until it is durable.
    database: float = 1.0
    disk: float = 0.8
    # Connecting again and being told how things stand; opening a table that the node does not have.
    connect: float = 7.7
    opening: float = 3.0
    # Bytes that all people at a table are sent for a move, after compression; KiB of a table that is open at a node.
    sent: float = 410.0
    memory: float = 140.0


@dataclass(frozen=True)
class Habits:
    """How people play. These are assumptions, not measurements."""

    # How many of a hundred guests come in each hour of the day.
    hours: tuple[float, ...] = (2, 1, 1, 0.5, 0.5, 0.5, 1, 1.5, 2, 3, 3.5, 4, 5, 5, 5, 5, 5.5, 6, 7, 10, 12, 10.5, 6, 3)
    # Minutes that somebody stays: median, and how far apart they are.
    stay: tuple[float, float] = (40.0, 0.7)
    # Seconds for a decision, likewise; many decisions are quick, some are not.
    thought: tuple[float, float] = (3.5, 0.9)
    bot_pause: float = 1.0
    # How many of a hundred people sit at tables with so many people, and so many bots.
    company: tuple[tuple[float, int, int], ...] = ((45, 1, 2), (25, 2, 0), (15, 3, 0), (15, 4, 1))
    # Seconds after which a browser that has lost its server looks for another one, give or take a quarter.
    first_wait: float = 0.4

    def mean_thought(self) -> float:
        """Give how long a decision takes on average."""
        generator = random.Random(0)
        return fmean(thought(generator, self) for _ in range(20_000))


def thought(generator: random.Random, habits: Habits) -> float:
    """Draw how long somebody thinks."""
    median, spread = habits.thought
    return median * generator.lognormvariate(0.0, spread)


def minutes_of_day(generator: random.Random, habits: Habits, guests: int) -> list[int]:
    """Give how many guests are there in each minute of the day."""
    change = [0] * (24 * 60 + 1)
    for hour in generator.choices(range(24), habits.hours, k=guests):
        came = hour * 60 + generator.randrange(60)
        stayed = round(habits.stay[0] * generator.lognormvariate(0.0, habits.stay[1]))
        # Who stays over midnight is there at the beginning of the day, too.
        for minute in range(came, came + max(1, stayed)):
            change[minute % (24 * 60)] += 1
    return change[:-1]


@dataclass
class Load:
    """What a number of guests means for the servers."""

    guests: int
    tables: float
    moves: float
    bot_moves: float
    # All moves at tables with so many people.
    shared: dict[int, float]

    @classmethod
    def of(cls, guests: int, habits: Habits) -> Load:
        """Work it out: at each table one decision after another is taken."""
        mean = habits.mean_thought()
        tables = moves = bot_moves = 0.0
        shared: dict[int, float] = {}
        for share, people, bots in habits.company:
            here = guests * share / 100 / people
            turn = people * mean + bots * habits.bot_pause
            tables += here
            moves += here * people / turn
            bot_moves += here * bots / turn
            shared[people] = shared.get(people, 0.0) + here * (people + bots) / turn
        return cls(guests, tables, moves, bot_moves, shared)

    def notes(self, costs: Costs, nodes: int) -> float:
        """Give the processors that nodes need for moves at other nodes; everybody is at any node."""
        others = nodes - 1
        reading = sum(moves * others * (1 - (1 - 1 / nodes) ** (people - 1)) for people, moves in self.shared.items())
        heard = (self.moves + self.bot_moves) * others - reading
        return (reading * costs.note + heard * costs.heard) / 1000

    def report(self, costs: Costs, nodes: int) -> str:
        """Write what it costs."""
        node = (self.moves * costs.move + self.bot_moves * costs.bot_move) / 1000 + self.notes(costs, nodes)
        return (
            f"{self.guests:,} guests at {self.tables:,.0f} tables, {self.moves:,.0f} moves of people and"
            f" {self.bot_moves:,.0f} of bots a second: nodes {node:.1f} processors,"
            f" bots {self.bot_moves * costs.thinking / 1000:.1f}, PostgreSQL"
            f" {(self.moves + self.bot_moves) * costs.database / 1000:.1f};"
            f" {(self.moves + self.bot_moves) * costs.sent * 8 / 1e6:,.0f} Mbit/s,"
            f" {self.tables * costs.memory / 1024:,.0f} MiB of tables in all"
        )


# --- Ten minutes, move by move ----------------------------------------------------------------------------------------


class Queue:
    """Something that does one thing after another, or several of them at once."""

    def __init__(self, hands: int = 1) -> None:
        self.free = [0.0] * hands
        self.busy = 0.0

    def done(self, now: float, milliseconds: float) -> float:
        """Give when something that comes now is done; nothing comes later that came before."""
        begins = max(now, heapq.heappop(self.free))
        ends = begins + milliseconds / 1000
        heapq.heappush(self.free, ends)
        self.busy += milliseconds / 1000
        return ends


@dataclass
class Person:
    """Somebody at a table, connected to a node, or not."""

    table: int
    node: int
    here: bool = True


@dataclass
class Game:
    """Who plays at a table, bots as None; whose turn it is, and whether that one waits for a connection."""

    seats: list[Person | None]
    turn: int = 0
    held_up: float | None = None

    def people(self) -> list[Person]:
        """Give the people at the table who are connected."""
        return [one for one in self.seats if one is not None and one.here]


class Peak:
    """The busiest minutes: tables that go on one move at a time, on nodes of which one is lost."""

    SECONDS = 600.0
    LOST_AT = 180.0

    def __init__(self, load: Load, costs: Costs, habits: Habits, nodes: int, cores: int, seed: int) -> None:
        self.costs, self.habits = costs, habits
        self.random = random.Random(seed)
        self.nodes = [Queue() for _ in range(nodes)]
        self.database = Queue(cores)
        self.games: list[Game] = []
        for share, people, bots in habits.company:
            for _ in range(round(load.guests * share / 100 / people)):
                here = [Person(len(self.games), self.random.randrange(nodes)) for _ in range(people)]
                self.games.append(Game([*here, *[None] * bots]))
        # When somebody moved, and how long they waited.
        self.waits: list[tuple[float, float]] = []
        self.back: list[float] = []
        self._coming: list[tuple[float, int, Callable[[float], None]]] = []
        self._number = 0

    def at(self, moment: float, what: Callable[[float], None]) -> None:
        """Let something happen at a moment."""
        self._number += 1
        heapq.heappush(self._coming, (moment, self._number, what))

    def run(self) -> None:
        """Play the ten minutes."""
        for game in self.games:
            game.turn = self.random.randrange(len(game.seats))
            self.at(self.random.uniform(0, 8), partial(self.move, game))
        self.at(self.LOST_AT, self.lose)
        while self._coming[0][0] < self.SECONDS:
            now, _, what = heapq.heappop(self._coming)
            what(now)

    def move(self, game: Game, now: float) -> None:
        """Let whoever has the turn move, unless nobody is connected who could."""
        person = game.seats[game.turn]
        mover = person if person is not None else next(iter(game.people()), None)
        if mover is None or not mover.here:
            game.held_up = now
            return
        own = self.costs.bot_move if person is None else self.costs.move
        self.at(self.nodes[mover.node].done(now, own), partial(self.store, game, mover, now))

    def store(self, game: Game, mover: Person, since: float, now: float) -> None:
        """Let a move be stored, then told to the others, and the next one think."""
        stored = self.database.done(now, self.costs.database) + self.costs.disk / 1000
        reading = {one.node for one in game.people()} - {mover.node}
        for node in reading:
            self.at(stored, partial(self.note, node))
        for node in range(len(self.nodes) - (now >= self.LOST_AT)):
            if node != mover.node and node not in reading:
                self.nodes[node].done(now, self.costs.heard)
        if game.seats[game.turn] is not None:
            self.waits.append((since, stored - since))
        game.turn = (game.turn + 1) % len(game.seats)
        human = game.seats[game.turn] is not None
        pause = thought(self.random, self.habits) if human else self.habits.bot_pause
        self.at(stored + pause, partial(self.move, game))

    def note(self, node: int, now: float) -> None:
        """Let another node read what is new."""
        self.nodes[node].done(now, self.costs.note)

    def lose(self, now: float) -> None:
        """Lose the last node: its people look for another one, as browsers do."""
        lost = len(self.nodes) - 1
        for game in self.games:
            for person in game.people():
                if person.node == lost:
                    person.here = False
                    wait = self.habits.first_wait * self.random.uniform(0.75, 1.25)
                    self.at(now + wait, partial(self.connect, game, person))

    def connect(self, game: Game, person: Person, now: float) -> None:
        """Let somebody come to another node, which may not have the table open yet."""
        person.node = self.random.randrange(max(1, len(self.nodes) - 1))
        known = any(one.node == person.node for one in game.people())
        if not known:
            self.database.done(now, self.costs.database)
        done = self.nodes[person.node].done(now, self.costs.connect + (0.0 if known else self.costs.opening))
        self.at(done, partial(self.arrive, game, person))

    def arrive(self, game: Game, person: Person, now: float) -> None:
        """Let somebody be back; what they wanted to do goes on now, and they have waited since."""
        person.here = True
        self.back.append(now - self.LOST_AT)
        if game.held_up is not None:
            game.held_up = None
            self.move(game, now)

    def report(self) -> str:
        """Write how long people waited."""
        lines = [f"{len(self.waits):,} moves of people in {self.SECONDS / 60:.0f} minutes at {len(self.nodes)} nodes"]
        shares = ", ".join(f"{one.busy / self.SECONDS:.0%}" for one in self.nodes)
        lines.append(f"nodes were busy {shares}; PostgreSQL {self.database.busy / self.SECONDS:.1f} processors")
        ends = max(self.back, default=0.0)
        windows = (
            ("before", 0.0, self.LOST_AT),
            ("while they come back", self.LOST_AT, self.LOST_AT + max(ends, 1.0)),
            ("after", self.LOST_AT + max(ends, 1.0), self.SECONDS),
        )
        for name, first, last in windows:
            waits = sorted(wait * 1000 for when, wait in self.waits if first <= when < last)
            if waits:
                lines.append(
                    f"{name}: p50 {waits[len(waits) // 2]:.1f}, p99 {waits[len(waits) * 99 // 100]:.1f},"
                    f" longest {waits[-1]:.0f} ms ({len(waits):,} moves)"
                )
        lines.append(f"a node is lost: {len(self.back):,} people are back after at most {ends:.1f} s")
        return "\n".join(lines)


def main() -> None:
    """Read the arguments, let the day pass."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--guests", type=int, default=100_000)
    parser.add_argument("--nodes", type=int, default=4)
    parser.add_argument("--cores", type=int, default=4, help="of PostgreSQL (4)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", action="store_true", help="all of them are there at once, in place of a day")
    wanted = parser.parse_args()
    costs, habits = Costs(), Habits()
    if wanted.at_once:
        busiest = wanted.guests
    else:
        there = minutes_of_day(random.Random(wanted.seed), habits, wanted.guests)
        for hour in range(24):
            at_once = max(there[hour * 60 : hour * 60 + 60])
            print(f"{hour:02}:00  {Load.of(at_once, habits).report(costs, wanted.nodes)}")
        busiest = max(there)
    load = Load.of(busiest, habits)
    print(f"\nbusiest: {load.report(costs, wanted.nodes)}\n")
    peak = Peak(load, costs, habits, wanted.nodes, wanted.cores, wanted.seed)
    peak.run()
    print(peak.report())


if __name__ == "__main__":
    main()
