"""Garbage is searched for little at a time, and everything only when it is quiet or there is much of it."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Any

import pytest

from signoria.web import garbage
from signoria.web.garbage import IN_ANY_CASE, NEVER, SEARCHES, WHEN_QUIET, YOUNG, Garbage
from signoria.web.metrics import Metrics
from tests.tables.kit import until

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def searched() -> Iterator[list[int]]:
    """The generations that are searched, with Python's own limits given back at the end."""
    found: list[int] = []

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "stop":
            found.append(info["generation"])

    limits = gc.get_threshold()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.set_threshold(*limits)
    gc.unfreeze()


def test_what_is_new_is_searched_little_at_a_time(searched: list[int]) -> None:
    Garbage(lambda: 0.0, lambda: 0).begin()
    assert gc.get_threshold() == (YOUNG, NEVER, NEVER)
    searched.clear()
    kept = [[number] for number in range(YOUNG * 20)]
    assert len(kept) == YOUNG * 20
    assert 15 <= len(searched) <= 25
    assert set(searched) == {0}


@pytest.mark.parametrize(
    ("closed", "searches", "quiet", "all_of_it"),
    [
        (WHEN_QUIET - 1, 0, True, False),
        (WHEN_QUIET, 0, True, True),
        (WHEN_QUIET, 0, False, False),
        (IN_ANY_CASE - 1, SEARCHES - 1, False, False),
        (IN_ANY_CASE, 0, False, True),
        (0, SEARCHES, False, True),
    ],
)
def test_everything_is_searched_when_it_is_time(
    monkeypatch: pytest.MonkeyPatch, searched: list[int], closed: int, searches: int, quiet: bool, all_of_it: bool
) -> None:
    """When many have gone, or something else grows."""
    garbage = Garbage(lambda: 0.0, lambda: closed)
    searched.clear()
    with monkeypatch.context() as counted:
        counted.setattr(gc, "get_count", lambda: (0, searches, 0))
        garbage.look(quiet=quiet)
    assert (2 in searched) == all_of_it
    searched.clear()
    # Not again before others have gone.
    garbage.look(quiet=quiet)
    assert 2 not in searched


async def test_what_is_new_is_searched_before_it_is_much(monkeypatch: pytest.MonkeyPatch, searched: list[int]) -> None:
    """Also while there are no more objects than before, for then Python does not search."""
    monkeypatch.setattr(garbage, "QUIET", 0.01)
    garbage_of_a_server = Garbage(lambda: 0.0, lambda: 0)
    garbage_of_a_server.begin()
    gc.set_threshold(NEVER, NEVER, NEVER)
    searched.clear()
    looking = asyncio.create_task(garbage_of_a_server.keep_looking())
    await until(lambda: len(searched) > 2 * garbage.TIMES)
    looking.cancel()
    assert set(searched) == {0}


async def test_it_is_quiet_when_nobody_is_told_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "QUIET", 0.01)
    metrics, heard = Metrics(), list[bool]()
    searching = Garbage(metrics.told_so_far, lambda: 0)
    monkeypatch.setattr(searching, "look", lambda *, quiet: heard.append(quiet))
    looking = asyncio.create_task(searching.keep_looking())
    await until(lambda: heard[-1:] == [True])
    told = asyncio.create_task(tell(metrics))
    await until(lambda: heard[-1:] == [False])
    told.cancel()
    looking.cancel()


async def tell(metrics: Metrics) -> None:
    """Tell somebody something all the time."""
    while True:
        metrics.told.inc()
        await asyncio.sleep(0)
