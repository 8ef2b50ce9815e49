"""What the server writes about itself: what was done and how long it took, never a card, a secret or a message.

Exceptions of the rules name cards: a wrong move is refused with the list of the possible ones, which is a hand. So no
message of an exception is logged, only its kind and where it was raised.
"""

from __future__ import annotations

import hashlib
import logging
import sys
import time
import traceback
from typing import TYPE_CHECKING, Any, Final

import structlog

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
MOST_PLACES: Final = 12
# Lines about the same trouble in so many seconds.
MOST_LINES: Final = 3
SPARING: Final = 60.0
LONGEST_TROUBLE: Final = 80
MOST_TROUBLES: Final = 1000


def traced(wrong: BaseException) -> dict[str, Any]:
    """Describe an exception without what it says."""
    frames = traceback.extract_tb(wrong.__traceback__)[-MOST_PLACES:]
    places = [f"{frame.filename.rpartition('site-packages/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
    described: dict[str, Any] = {"exception": type(wrong).__qualname__, "where": places}
    if isinstance(wrong, BaseExceptionGroup):
        described["parts"] = [traced(part) for part in wrong.exceptions]
    return described


def shadow(secret: str | None) -> str:
    """Give a short word by which log lines about the same guest can be found; nobody can go back from it."""
    return "-" if secret is None else hashlib.sha256(f"signoria-log {secret}".encode()).hexdigest()[:8]


def without_exceptions(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace exceptions, also those of other libraries, by their kind and place."""
    given = event.pop("exc_info", None)
    wrong = given[1] if isinstance(given, tuple) else sys.exception() if given is True else given
    if isinstance(wrong, BaseException):
        event.update(traced(wrong))
    return event


class Sparing(logging.Filter):
    """Lets the first few lines about the same trouble through, and of the rest in a minute none.

    What goes wrong may do so a thousand times a second, and a full disk helps nobody.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        # Since when, and how often since.
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a line is written."""
        if record.levelno < logging.WARNING:
            return True
        said = record.msg.get("event", "") if isinstance(record.msg, dict) else record.msg
        trouble = record.name, str(said).partition("\n")[0][:LONGEST_TROUBLE]
        now = self._clock()
        since, times = self._seen.get(trouble, (now, 0))
        if now - since >= SPARING:
            since, times = now, 0
        if len(self._seen) > MOST_TROUBLES:
            self._seen.clear()
        self._seen[trouble] = since, times + 1
        return times < MOST_LINES


def configure(log_format: str, level: str) -> None:
    """Set logging up for the whole process: ours, and that of the libraries through the same pipe."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_exceptions,
    ]
    # Colours only for people who look at a terminal.
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if log_format == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Sparing())
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(LEVELS[level])
    # At their most talkative, libraries write down whole messages and addresses, hidden cards and secrets among them.
    for name in ("uvicorn", "uvicorn.error", "websockets", "asyncio", "alembic"):
        logging.getLogger(name).setLevel(max(LEVELS[level], logging.INFO))
    for name in ("uvicorn.access", "sqlalchemy", "asyncpg", "httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)
