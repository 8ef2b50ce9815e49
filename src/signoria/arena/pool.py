"""Games of the same bots, shared out over processes."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from signoria.bots.simulation import Outcomes, no_outcomes, play_games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

# Enough games at a time to make a process worthwhile, few enough to see how far it is.
SMALLEST_CHUNK: Final = 25
CHUNKS_PER_WORKER: Final = 200


class Pool:
    """A number of games to be played, and how many processes share the work. The outcomes do not depend on that."""

    def __init__(
        self,
        game: str,
        bots: list[str],
        options: dict[str, object],
        seed: int,
        games: int,
        workers: int,
        most_decisions: int,
    ) -> None:
        self.game = game
        self.bots = bots
        self.options = options
        self.seed = seed
        self.games = games
        self.workers = workers
        self.most_decisions = most_decisions

    def run(self, tell: Callable[[int], None]) -> Outcomes:
        """Play all games; tell how many more are done, time after time."""
        total = no_outcomes(len(self.bots))
        for outcomes in self.played_here() if self.workers == 1 else self.played_by_workers():
            total.add(outcomes)
            tell(outcomes.games)
        return total

    def played_here(self) -> Iterator[Outcomes]:
        """Play chunk after chunk."""
        for first, last in self.chunks():
            yield play_games(*self.arguments(first, last))

    def played_by_workers(self) -> Iterator[Outcomes]:
        """Play chunks in several processes, in any order: sums do not mind."""
        # Not forked: a progress bar has a thread, and a forked copy of a process with threads can hang.
        # The terminal sends Ctrl-C to all; only this process answers to it.
        with ProcessPoolExecutor(
            self.workers, get_context("spawn"), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
        ) as processes:
            try:
                waiting = [processes.submit(play_games, *self.arguments(first, last)) for first, last in self.chunks()]
                for done in as_completed(waiting):
                    yield done.result()
            finally:
                processes.shutdown(cancel_futures=True)

    def arguments(self, first: int, last: int) -> tuple[str, list[str], dict[str, object], int, int, int, int]:
        """Give what `play_games` needs for the games from one number up to another."""
        return self.game, self.bots, self.options, self.seed, first, last, self.most_decisions

    def chunks(self) -> Iterator[tuple[int, int]]:
        """Split the numbers of the games."""
        size = max(SMALLEST_CHUNK, -(-self.games // (self.workers * CHUNKS_PER_WORKER)))
        for first in range(0, self.games, size):
            yield first, min(first + size, self.games)
