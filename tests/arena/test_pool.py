"""Whoever does the work, it is done once and comes out the same: here, in processes, on a Ray cluster."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING

import pytest

from signoria.arena.contest import hold, match_between
from signoria.arena.match import GameFailedError
from signoria.arena.pool import Cluster, Here, Pool, Processes, pool_of, share_out
from tests.arena.test_contest import OWN, without_times

if TYPE_CHECKING:
    from collections.abc import Sequence


def doubled(numbers: Sequence[int]) -> list[int]:
    """Double some numbers."""
    return [2 * number for number in numbers]


def test_a_pool_is_chosen() -> None:
    assert isinstance(pool_of(1), Here)
    assert isinstance(pool_of(2), Processes)
    assert isinstance(pool_of(2, "local"), Cluster)


@pytest.mark.parametrize("pool", [Here(), Processes(2)], ids=["here", "processes"])
@pytest.mark.parametrize("numbers", [0, 1, 500])
def test_everything_is_done_once(pool: Pool, numbers: int) -> None:
    results = [one for some in share_out(doubled, range(numbers), pool) for one in some]
    assert sorted(results) == [2 * number for number in range(numbers)]


def test_chunks_grow_as_long_as_they_are_quick() -> None:
    sizes = [len(some) for some in share_out(doubled, range(1000), Here())]
    assert sizes[0] == 1
    assert max(sizes) > 100


def test_slow_work_is_handed_over_piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr("signoria.arena.pool.perf_counter", lambda: next(clock))
    assert [len(some) for some in share_out(doubled, range(10), Here())] == [1] * 10


def test_processes_give_the_same_findings() -> None:
    match = match_between("dominion", ["big-money", f"{OWN}:Last", "random"], seats=2, seed=1, most_decisions=400)
    assert without_times(hold(match, 30, pool=Processes(2))) == without_times(hold(match, 30))


def test_a_failure_in_a_process_is_told() -> None:
    match = match_between("dominion", lineups=[[f"{OWN}:Broken", "random"]], seed=3)
    with pytest.raises(GameFailedError, match="deal 0 of seed 3"):
        hold(match, 1, pool=Processes(2))


def test_a_process_that_ends_is_noticed() -> None:
    match = match_between("dominion", lineups=[[f"{OWN}:Deadly", "random"]], seed=3)
    with pytest.raises(BrokenExecutor):
        hold(match, 1, pool=Processes(2))


def test_a_cluster_gives_the_same_findings() -> None:
    """On a local one, which this test starts and ends; what it needs comes with the extra `cluster`, as in `dev`."""
    match = match_between("dominion", ["big-money", f"{OWN}:Last", "random"], seats=2, seed=1, most_decisions=400)
    assert without_times(hold(match, 30, pool=Cluster("local"))) == without_times(hold(match, 30))
