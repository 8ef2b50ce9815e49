"""Work done in child processes, a copy of this one each: nothing that a child changes is seen by anybody else."""

from __future__ import annotations

import contextlib
import os
import pickle
import resource
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence


# Seconds between two looks at children that work.
A_MOMENT: Final = 0.005


class Ended:
    """What is given in place of a result when a child did not live to give one."""

    def __init__(self, how: str) -> None:
        self.how = how

    def __repr__(self) -> str:
        """Say how it ended."""
        return self.how


def each_in_a_child(works: Sequence[Callable[[], object]], workers: int, seconds: Sequence[int] = ()) -> list[object]:
    """Do each piece of work in a child, some at once; give the results in order."""
    results: list[object] = [None] * len(works)
    for place, result in as_they_come(works, workers, seconds):
        results[place] = result
    return results


def as_they_come(
    works: Sequence[Callable[[], object]], workers: int, seconds: Sequence[int] = ()
) -> Iterator[tuple[int, object]]:
    """Do each piece of work in a child, at most so many seconds of the processor each; give places and results."""
    running: dict[int, tuple[int, Path]] = {}
    with tempfile.TemporaryDirectory(prefix="signoria-mutation-") as folder:
        following = 0
        while following < len(works) or running:
            while following < len(works) and len(running) < workers:
                path = Path(folder, str(following))
                limit = seconds[following] if seconds else 0
                running[begun(works[following], path, limit)] = following, path
                following += 1
            child, status = first_ended(running)
            place, path = running.pop(child)
            if path.exists():
                yield place, pickle.loads(path.read_bytes())  # noqa: S301 - our own child wrote it
            else:
                yield place, Ended(how_it_ended(status))


def begun(work: Callable[[], object], path: Path, limit: int) -> int:
    """Begin a piece of work in a child; give its number."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child != 0:
        return child
    # From here on in the child, which never returns. What the work prints interests nobody.
    with contextlib.suppress(BaseException):
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        if limit:
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
            resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        result = work()
        beside = path.with_suffix(".part")
        beside.write_bytes(pickle.dumps(result))
        beside.rename(path)
    os._exit(0)


def first_ended(children: Iterable[int]) -> tuple[int, int]:
    """Wait until one of some children has ended; give it, and its status. This process may have others, too."""
    while True:
        for child in children:
            ended, status = os.waitpid(child, os.WNOHANG)
            if ended:
                return child, status
        time.sleep(A_MOMENT)


def how_it_ended(status: int) -> str:
    """Say how a child ended that gave no result."""
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) in {signal.SIGXCPU, signal.SIGKILL}:
        return "endless"
    return "broken"
