"""Who does the work of many games: this process, several on this machine, or a cluster of machines."""

from __future__ import annotations

import signal
import sys
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

Item = TypeVar("Item")
Result = TypeVar("Result")

# Long enough to make handing it over worthwhile, short enough to see how far it is and to lose little.
SECONDS_A_CHUNK: Final = 0.5
# Chunks that wait for each worker, so that none is idle while results are taken in.
WAITING: Final = 2


class Crew(Protocol):
    """Workers that are there and take work. What they are given and give travels between processes."""

    width: int

    def begin(self, work: Callable[[], Any]) -> object:
        """Hand over a piece of work; give something to ask for it by."""

    def finished(self, pieces: Sequence[Any]) -> tuple[Any, Any]:
        """Wait until one of the pieces of work is done; give it and its result. Raises what went wrong in it."""


class Pool(Protocol):
    """A place where workers can be had."""

    def crew(self) -> Any:  # noqa: ANN401 - a context manager that gives a `Crew`
        """Give the workers for a while."""


class Here:
    """No workers: the work is done where it is asked for."""

    width = 1

    @contextmanager
    def crew(self) -> Iterator[Crew]:
        yield self

    def begin(self, work: Callable[[], Any]) -> object:
        return work

    def finished(self, pieces: Sequence[Any]) -> tuple[Any, Any]:
        return pieces[0], pieces[0]()


class Processes:
    """So many processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.width = workers

    @contextmanager
    def crew(self) -> Iterator[Crew]:
        # Not forked: a progress bar has a thread, and a forked copy of a process with threads can hang.
        # The terminal sends Ctrl-C to all; only this process answers to it.
        with ProcessPoolExecutor(
            self.width, get_context("spawn"), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
        ) as executor:
            try:
                yield ExecutorCrew(executor, self.width)
            finally:
                executor.shutdown(wait=False, cancel_futures=True)


class ExecutorCrew:
    """Processes that have been started."""

    def __init__(self, executor: ProcessPoolExecutor, width: int) -> None:
        self.executor = executor
        self.width = width

    def begin(self, work: Callable[[], Any]) -> object:
        return self.executor.submit(work)

    def finished(self, pieces: Sequence[Future[Any]]) -> tuple[Any, Any]:
        done = next(iter(wait(pieces, return_when=FIRST_COMPLETED).done))
        return done, done.result()


class Cluster:
    """The machines of a Ray cluster, by its address; `local` starts one on this machine.

    They need this package, and own bots under the same name. Modules are looked for where this process finds them.
    """

    def __init__(self, address: str) -> None:
        self.address = address

    @contextmanager
    def crew(self) -> Iterator[ClusterCrew]:
        import ray  # noqa: PLC0415 - an extra, and slow to import

        ray.init(address=self.address, log_to_driver=False, include_dashboard=False, configure_logging=False)
        try:
            yield ClusterCrew(ray)
        finally:
            ray.shutdown()


class ClusterCrew:
    """The machines of a cluster that has been reached."""

    def __init__(self, ray: Any) -> None:  # noqa: ANN401 - the module, which need not be installed
        self.ray = ray
        self.width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.remote = ray.remote(num_cpus=1)(done_elsewhere)

    def begin(self, work: Callable[[], Any]) -> object:
        return self.remote.remote(work, sys.path)

    def finished(self, pieces: Sequence[Any]) -> tuple[Any, Any]:
        done = self.ray.wait(list(pieces), num_returns=1)[0][0]
        return done, self.ray.get(done)


def done_elsewhere(work: Callable[[], Any], path: list[str]) -> Any:  # noqa: ANN401
    """Do a piece of work on another machine, with modules from where its owner has them."""
    sys.path += [folder for folder in path if folder not in sys.path]
    return work()


def pool_of(workers: int, cluster: str | None = None) -> Pool:
    """Give the pool of a cluster, of several processes, or of none."""
    if cluster is not None:
        return Cluster(cluster)
    return Here() if workers == 1 else Processes(workers)


def share_out(task: Callable[[Sequence[Item]], Result], items: Sequence[Item], pool: Pool) -> Iterator[Result]:
    """Let a pool do a task for chunks of items, and give the results as they come: in any order.

    Chunks begin with one item and become as long as half a second allows.
    """
    if not items:
        return
    with pool.crew() as crew:
        first, size = 0, 1
        begun: dict[Any, int] = {}
        while begun or first < len(items):
            while first < len(items) and len(begun) < (1 if crew.width == 1 else WAITING * crew.width):
                chunk = items[first : first + size]
                first += len(chunk)
                begun[crew.begin(partial(timed, task, chunk))] = len(chunk)
            piece, (result, seconds) = crew.finished(list(begun))
            done = begun.pop(piece)
            fitting = int(done * SECONDS_A_CHUNK / max(seconds, 1e-6))
            size = max(1, min(2 * done, fitting))
            yield result


def timed(task: Callable[[Sequence[Item]], Result], chunk: Sequence[Item]) -> tuple[Result, float]:
    """Do a task; give its result and the seconds that it took."""
    start = perf_counter()
    result = task(chunk)
    return result, perf_counter() - start
