"""Rules share nothing: games that are played at the same time in several threads go as each of them goes alone."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TYPE_CHECKING, Final

import pytest

from tests.properties.games import GAMES
from tests.properties.ten_thousand import play

if TYPE_CHECKING:
    from collections.abc import Iterator

THREADS: Final = 2
NUMBERS: Final = [1, 2, 3, 4, 5, 6]


@pytest.fixture
def restless() -> Iterator[None]:
    """Let threads interrupt each other all the time. Compiled rules are interrupted between decisions only."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("game", list(GAMES))
def test_games_at_the_same_time_go_as_each_goes_alone(game: str) -> None:
    alone = [play(game, number) for number in NUMBERS]
    ready = Barrier(THREADS)

    def play_all(thread: int) -> list[tuple[str, int]]:
        ready.wait()
        # Each begins with another game, so that hardly ever the same two are played at the same time.
        turned = NUMBERS[thread:] + NUMBERS[:thread]
        played = dict(zip(turned, [play(game, number) for number in turned], strict=True))
        return [played[number] for number in NUMBERS]

    with ThreadPoolExecutor(THREADS) as threads:
        for together in threads.map(play_all, range(THREADS)):
            assert together == alone
