"""The lists of tables that a page shows while it is open: over one WebSocket it is told what has changed, and no more.

Nobody asks the store again and again: only when something has happened at some table, and not too often. What is told
is what `/api/tables` tells; a page that counts the games in play hears their numbers, and one that lists them all.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket, websocket

from signoria.web.api.shapes import ListsTold
from signoria.web.api.tables import tables_for
from signoria.web.handed import Provided
from signoria.web.news import SELDOM
from signoria.web.sockets import POLICY, TOO_BIG, HangUp, carried, until_one_ends

if TYPE_CHECKING:
    from signoria.tables.table.devices import Ticket
    from signoria.web.api.shapes import Invited, Tables
    from signoria.web.services import Services

ENCODER: Final = msgspec.json.Encoder()
# Seconds after which a page is told in any case: hosts come and go without a note.
OFTEN_ENOUGH: Final = 60.0
# Letters of what a page may say.
LONGEST: Final = 100
# Seconds of time that is left are told again when so many have passed; until then a page counts by itself.
COARSE: Final = 600


class Told:
    """What a page has been told, and what is new to it."""

    def __init__(self, *, whole: bool) -> None:
        self.whole = whole
        self.codes: dict[str, list[str]] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self.numbers: dict[str, int] | None = None
        self.invitations: list[Invited] | None = None

    def news(self, now: Tables) -> ListsTold:
        """Give what has changed since the last time."""
        lists = {"mine": now.mine, "open": now.open, **({"playing": now.playing} if self.whole else {})}
        codes = {name: [table.code for table in tables] for name, tables in lists.items()}
        tables = {table.code: msgspec.to_builtins(table) for tables in lists.values() for table in tables}
        numbers = dict(Counter(table.game for table in now.playing))
        found = ListsTold(
            {name: order for name, order in codes.items() if self.codes.get(name) != order},
            [change for code, table in tables.items() if (change := difference(self.tables.get(code, {}), table))],
            None if numbers == self.numbers else numbers,
            None if now.invitations == self.invitations else now.invitations,
        )
        told = {change["code"] for change in found.tables}
        self.tables = {code: table if code in told else self.tables[code] for code, table in tables.items()}
        self.codes, self.numbers, self.invitations = codes, numbers, now.invitations
        return found


def difference(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Give what is new of a table, with its code; nothing where all is as it was but for the time that passes."""
    found = {name: value for name, value in now.items() if name not in before or before[name] != value}
    if not found.keys() - {"left"} and close(before.get("left"), now.get("left")):
        return {}
    return {"code": now["code"], **found}


def close(one: float | None, other: float | None) -> bool:
    """Whether two lengths of time are about the same to who reads them."""
    return one == other or (one is not None and other is not None and abs(one - other) < COARSE)


@websocket("/ws/lists")
async def lists_socket(socket: WebSocket[Any, Any, Any], services: Provided) -> None:
    """Keep the lists of a page fresh."""
    await carried(socket, services, lambda ticket: keep_fresh(socket, services, ticket))


async def keep_fresh(socket: WebSocket[Any, Any, Any], services: Services, ticket: Ticket | None) -> None:
    """Tell what has changed, until the page is closed or its device signed out."""
    ended = asyncio.Event()
    wanted = asyncio.Event()
    agent = socket.headers.get("user-agent")
    known = services.devices.line(ticket, agent, ended.set) if ticket else contextlib.nullcontext()
    with known, services.news.stirred(ticket.guest if ticket else None) as stirred:
        await until_one_ends(
            read(socket, services, ticket, wanted),
            write(socket, services, ticket, stirred, wanted),
            signed_out(ended),
        )


async def signed_out(ended: asyncio.Event) -> None:
    """Wait until the device is signed out."""
    await ended.wait()
    raise HangUp(POLICY, "reason-signed-out")


async def read(
    socket: WebSocket[Any, Any, Any], services: Services, ticket: Ticket | None, wanted: asyncio.Event
) -> None:
    """Hear that the page wants to know now: whatever it says means that."""
    who = ticket.guest if ticket else "nobody"
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise HangUp(None)
        said = frame.get("text") or frame.get("bytes") or ""
        if isinstance(said, str | bytes) and len(said) > LONGEST:
            raise HangUp(TOO_BIG, "reason-too-long")
        if not services.meters.messages.wait(who):
            services.news.forget()
            wanted.set()


async def write(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    ticket: Ticket | None,
    stirred: asyncio.Event,
    wanted: asyncio.Event,
) -> None:
    """Look and tell, again and again."""
    told = Told(whole=socket.query_params.get("playing") in ("1", "true"))
    first = True
    while True:
        asked = first or wanted.is_set()
        stirred.clear()
        wanted.clear()
        lobby = await services.rooms.node.stored(services.news.lobby())
        news = told.news(await tables_for(services, ticket.guest if ticket else None, lobby))
        # Who asks is answered, though nothing has changed.
        if asked or news != ListsTold():
            try:
                await socket.send_text(ENCODER.encode(news).decode())
            except (RuntimeError, OSError):
                raise HangUp(None) from None
        first = False
        await until(wanted, SELDOM)
        # What has happened since others looked at the lobby is seen the next time.
        if not wanted.is_set() and not services.news.old:
            await until(wanted, OFTEN_ENOUGH, stirred)


async def until(wanted: asyncio.Event, seconds: float, other: asyncio.Event | None = None) -> None:
    """Wait for one of two events, and no longer than so many seconds."""
    waiting = [asyncio.create_task(event.wait()) for event in (wanted, other) if event is not None]
    try:
        await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
