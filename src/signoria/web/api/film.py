"""What happened at a table that is played by days while somebody was away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from signoria.tables.history.film import Still, film
from signoria.tables.table.allowance import by_days
from signoria.tables.table.refusal import Refusal
from signoria.web.api.routes import get
from signoria.web.api.tables import room_of
from signoria.web.guard.limits import source

if TYPE_CHECKING:
    from signoria.web.services import Services


@get("/api/tables/{code:str}/film", tags=["tables"], summary="What happened since")
async def film_of(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    code: FromPath[str],
    since: FromQuery[int | None] = None,
) -> list[Still]:
    """Show who sits there the moments after so many lines of the log, or else after the own last move."""
    services.meters.replays.count(source(request))
    table = (await room_of(services, code)).table
    mine = table.seats_of(services.identity.known(request))
    if not mine:
        raise Refusal("reason-not-seated")
    if len(mine) > 1 or not by_days(table.clock):
        # Whoever shares a device, or sits at the table, has seen it.
        return []
    return await asyncio.to_thread(film, table, mine[0], since)
