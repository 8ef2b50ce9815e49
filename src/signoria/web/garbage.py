"""Memory that only a search finds again, for things in it name each other: nobody's move waits for that search.

Python counts how many objects there are more than at the last search, and then goes through all that are new. A table
replaces most of what it is at every move, so that thousands of new objects are one more: with a high limit there was a
search of 140 milliseconds every two seconds at a thousand tables; with a low one most take less than one, and all of
them together half as long. Even so there may be no search for seconds, until everything is new: so there is one every
quarter of a second too, which finds little. What has survived is left alone, until many have gone, who leave most of it
behind, or nobody moves.
"""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

# So many objects more than before, and those that are new are searched.
YOUNG: Final = 1_000
NEVER: Final = 1_000_000_000
# After so many lines to devices were closed everything is searched: the first when it is quiet, the second in any case.
WHEN_QUIET: Final = 50
IN_ANY_CASE: Final = 5_000
# And after so many searches of what is new, for whatever else it may be that grows.
SEARCHES: Final = 100_000
# Seconds without a message after which it is quiet, and how often what is new is searched meanwhile.
QUIET: Final = 5.0
TIMES: Final = 20


class Garbage:
    """Searches when that disturbs nobody. `told` counts what was told to anybody so far, `closed` the lines closed."""

    def __init__(self, told: Callable[[], float], closed: Callable[[], int]) -> None:
        self._told = told
        self._closed = closed
        # Lines that had been closed at the last search.
        self._before = 0

    def begin(self) -> None:
        """Leave alone for good what there is now, and search little at a time from now on."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    async def keep_looking(self) -> None:
        """Search what is new before it is much, and everything now and then."""
        while True:
            before = self._told()
            for _ in range(TIMES):
                await asyncio.sleep(QUIET / TIMES)
                gc.collect(0)
            self.look(quiet=self._told() == before)

    def look(self, *, quiet: bool) -> None:
        """Search everything, if it is time for that."""
        closed = self._closed()
        if closed - self._before >= (WHEN_QUIET if quiet else IN_ANY_CASE) or gc.get_count()[1] >= SEARCHES:
            self._before = closed
            gc.collect()
