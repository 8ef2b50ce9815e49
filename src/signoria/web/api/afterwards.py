"""What came of a game that is over: how it went, and what it changed in ratings."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from litestar.params import FromPath

from signoria.tables.history import replay
from signoria.tables.history.replay import Course
from signoria.web.api.remark import remark
from signoria.web.api.results import games_over, rating_change
from signoria.web.api.routes import get
from signoria.web.api.shapes import Outcome, RatingChange
from signoria.web.api.tables import room_of
from signoria.web.codes import checked_code
from signoria.web.guard.limits import source
from signoria.web.handed import AnyRequest, Provided

if TYPE_CHECKING:
    pass


@get("/api/tables/{code:str}/course", tags=["records"], summary="How a game went that is over")
async def course(request: AnyRequest, services: Provided, code: FromPath[str]) -> Course:
    """Give points and whatever else the game measures, for each seat at the start and after each round."""
    services.meters.replays.count(source(request))
    room = await room_of(services, code)
    return await asyncio.to_thread(replay.course, await services.replays.of_table(room.table))


@get("/api/tables/{code:str}/outcome", tags=["results"], summary="What there is to say of a game that is over")
async def outcome(request: AnyRequest, services: Provided, code: FromPath[str]) -> Outcome:
    """Give the places, how long it took, and the best true thing about it for the guest who asks."""
    table = (await room_of(services, code)).table
    position = table.finished().position
    guest = services.identity.known(request)
    mine = table.seats_of(guest)
    told = None
    if guest is not None and len(mine) == 1:
        over = await games_over(services.store, guest)
        told = remark(over, table.row.code, guest)
    seconds = table.ended - table.began if table.began else None
    return Outcome(position.ranks(), seconds, told)


@get("/api/tables/{code:str}/ratings", tags=["results"], summary="What a game changed in ratings")
async def ratings(services: Provided, code: FromPath[str]) -> list[RatingChange]:
    """Give what a game changed in the ratings of its people: nothing before it is over, or if it does not count."""
    return [rating_change(one) for one in await services.store.rated_at(checked_code(code))]
