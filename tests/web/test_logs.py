"""What the server writes about itself."""

from __future__ import annotations

import logging

from signoria.web.logs import MOST_LINES, SPARING, Sparing


def line(said: object, level: int = logging.ERROR) -> logging.LogRecord:
    return logging.LogRecord("asyncio", level, "", 0, said, None, None)


def test_of_the_same_trouble_a_few_lines_are_enough() -> None:
    """A thousand times a second it may go wrong; other troubles are written all the same, and this one later again."""
    now = 0.0
    sparing = Sparing(lambda: now)
    written = [sparing.filter(line(f"no more files\nsocket {number}")) for number in range(1000)]
    assert written == [True] * MOST_LINES + [False] * (1000 - MOST_LINES)
    assert sparing.filter(line({"event": "something else"}))
    assert all(sparing.filter(line("request", logging.INFO)) for _ in range(100))
    now = SPARING
    assert sparing.filter(line("no more files"))
