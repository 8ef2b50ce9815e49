"""A match: bots play the same deals in many line-ups, and what came of each game is kept."""

from __future__ import annotations

from functools import partial
from time import thread_time
from typing import TYPE_CHECKING

import msgspec

from signoria.arena.lineups import Fixture, Seats, fixtures
from signoria.arena.players import new_player
from signoria.arena.pool import share_out
from signoria.bots.bot import Bot
from signoria.bots.match import MOST_DECISIONS, play_out
from signoria.bots.simulation import bot_seed, game_seed
from signoria.core.record import LONGEST_NAME, Recording
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mypy_extensions import i64

    from signoria.arena.pool import Pool
    from signoria.core.position import Sight


class Match(msgspec.Struct, frozen=True):
    """What is played: mixes of bots, and options that are taken in turn, deal by deal."""

    game: str
    mixes: list[Seats]
    options: list[dict[str, object]]
    seed: int
    # Whether it is drawn who sits beside whom; otherwise they sit in the order of the mix.
    drawn: bool = False
    most_decisions: int = MOST_DECISIONS

    @property
    def seats(self) -> int:
        """How many play at a table."""
        return len(self.mixes[0])

    @property
    def bots(self) -> list[str]:
        """The bots, in the order in which they are named."""
        return list(dict.fromkeys(bot for mix in self.mixes for bot in mix))

    def fixtures(self, games: int) -> list[Fixture]:
        """Give the games of as many deals as make at least so many games."""
        found: list[Fixture] = []
        for deal in fixtures(self.mixes, self.seed, drawn=self.drawn):
            if len(found) >= games:
                break
            found += deal
        return found

    def options_of(self, deal: int) -> dict[str, object]:
        """Give the options with which a deal is played."""
        return self.options[deal % len(self.options)]


class Played(msgspec.Struct, omit_defaults=True):
    """What came of a game. Lists have an entry for each seat."""

    deal: int
    mix: int
    seats: Seats
    # Empty when the game was stopped before it was over.
    ranks: list[int]
    scores: list[int]
    decisions: list[int]
    # Processor time: of all decisions, and of the longest.
    seconds: list[float]
    longest: list[float]
    # The game as played, where records are kept.
    record: str | None = None

    @property
    def fixture(self) -> Fixture:
        """The game that it was."""
        return Fixture(self.deal, self.mix, self.seats)

    def share(self, seat: int) -> float:
        """Give the part that a seat has in the victory."""
        return (self.ranks[seat] == 1) / self.ranks.count(1)


class Stopwatch(Bot):
    """A bot whose processor time is taken, decision by decision."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, sight: Sight) -> i64:
        start = thread_time()
        action = self.bot.choose(sight)
        passed = thread_time() - start
        self.decisions += 1
        self.seconds += passed
        self.longest = max(self.longest, passed)
        return action


class GameFailedError(Exception):
    """A bot that failed in the middle of a game. The message says in which, so that it can be played again."""


def play(match: Match, fixture: Fixture, *, keep: bool = False) -> Played:
    """Play one game, and keep its record if that is wanted."""
    seed = game_seed(match.seed, fixture.deal)
    options = match.options_of(fixture.deal)
    game = REGISTRY.game(match.game)
    names = [name[-LONGEST_NAME:] for name in fixture.seats]
    recording = Recording(game, names, seed, options) if keep else None
    position = game.new(len(names), seed, options, listen=False) if recording is None else recording.position
    clocks: list[Stopwatch] = []
    try:
        for seat, name in enumerate(fixture.seats):
            clocks.append(Stopwatch(new_player(match.game, name, bot_seed(seed, seat))))
        play_out(position, list[Bot](clocks), match.most_decisions, recording)
    except Exception as wrong:
        where = f"deal {fixture.deal} of seed {match.seed}, seats {','.join(fixture.seats)}"
        asked = "" if position.asked is None else f", seat {position.asked} at {position.question}"
        raise GameFailedError(f"{type(wrong).__name__}: {wrong} ({where}{asked})") from wrong
    return Played(
        fixture.deal,
        fixture.mix,
        fixture.seats,
        position.ranks() if position.over else [],
        position.scores() if position.over else [],
        [clock.decisions for clock in clocks],
        [round(clock.seconds, 6) for clock in clocks],
        [round(clock.longest, 6) for clock in clocks],
        None if recording is None else recording.dumps(),
    )


def play_some(match: Match, keep: bool, some: Sequence[Fixture]) -> list[Played]:  # noqa: FBT001 - for `partial`
    """Play some games."""
    return [play(match, fixture, keep=keep) for fixture in some]


def play_all(match: Match, wanted: Sequence[Fixture], pool: Pool, *, keep: bool = False) -> Iterator[Played]:
    """Let a pool play games; give what came of them as they come, in any order."""
    for some in share_out(partial(play_some, match, keep), wanted, pool):
        yield from some
