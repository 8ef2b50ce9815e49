"""Connections to PostgreSQL that end when nobody answers any more, however quietly that happens.

A machine that loses its power, or a router that forgets a connection, sends nothing: without a limit whoever waits for
an answer waits for ever, and what the other side holds for us it holds for ever.
"""

from __future__ import annotations

import asyncio
import socket
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from asyncpg import Connection  # type: ignore[import-untyped]  # it has no types yet

# Seconds to connect, and for a whole transaction.
CONNECTING: Final = 5.0
ANSWERING: Final = 5.0
# Seconds of silence after which the machine asks whether the other side is there, again and again, so often at most.
QUIET: Final = 10
AGAIN: Final = 3
TIMES: Final = 3
# Seconds after which what was sent and never confirmed ends a connection.
UNCONFIRMED: Final = 10

# What the database does on its side.
THERE: Final = {
    "tcp_keepalives_idle": str(QUIET),
    "tcp_keepalives_interval": str(AGAIN),
    "tcp_keepalives_count": str(TIMES),
    "tcp_user_timeout": str(UNCONFIRMED * 1000),
}


def arguments(*, limited: bool = True) -> dict[str, Any]:
    """Give what asyncpg is to be told about every connection; with a limit for commands, or without."""
    if not limited:
        return {"timeout": CONNECTING, "server_settings": THERE}
    # A server that has gone without a word must not keep the rows that it was writing.
    there = {**THERE, "idle_in_transaction_session_timeout": str(round(ANSWERING * 1000))}
    # For commands that the libraries give by themselves; ours have `cut_after`.
    return {"timeout": CONNECTING, "command_timeout": 2 * ANSWERING, "server_settings": there}


def watch(connection: Connection) -> None:
    """Let the machine notice by itself that the other side is gone."""
    transport = getattr(connection, "_transport", None)
    found = None if transport is None else transport.get_extra_info("socket")
    if found is None or found.family not in (socket.AF_INET, socket.AF_INET6):
        return
    found.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    # Not every system can be told how often.
    for name, value in (
        ("TCP_KEEPIDLE", QUIET),
        ("TCP_KEEPINTVL", AGAIN),
        ("TCP_KEEPCNT", TIMES),
        ("TCP_USER_TIMEOUT", UNCONFIRMED * 1000),
    ):
        option = getattr(socket, name, None)
        if option is not None:
            found.setsockopt(socket.IPPROTO_TCP, option, value)


@contextmanager
def cut_after(connection: Connection, seconds: float) -> Iterator[None]:
    """End a connection if what is done meanwhile takes longer: whoever waits for it is told at once that it failed.

    To cancel a command instead, the library would ask the same silent side to stop, and wait for its answer.
    """
    timer = asyncio.get_running_loop().call_later(seconds, connection.terminate)
    try:
        yield
    finally:
        timer.cancel()
