"""Tables: finding, opening, joining and settling them. The game itself is played over the WebSocket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_409_CONFLICT

from signoria.tables.table import seats as seating
from signoria.tables.table.entries import Arranged
from signoria.tables.table.opening import SeatWish, TableWish, check_settings, checked_game, seat_wished
from signoria.tables.table.refusal import Refusal
from signoria.tables.wire.messages import TableShown
from signoria.web.api.asking import Asker
from signoria.web.api.results import summary
from signoria.web.api.shapes import Code, Join, OptionsChange, PlayNow, SeatsChange, Tables
from signoria.web.codes import checked_code
from signoria.web.errors import Problem

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from signoria.tables.room.room import Room
    from signoria.tables.table.change import Change
    from signoria.tables.table.rows import Guest
    from signoria.tables.table.seats import Seat
    from signoria.web.services import Services

# What bots are called, unless somebody names them.
BOT_NAMES: Final = ("Cosimo", "Beatrice", "Lorenzo", "Lucrezia", "Dante", "Bice", "Giotto", "Monna")
ATTEMPTS: Final = 5
# How many bots make a good first game, where it is more than the fewest that can play.
USUAL_BOTS: Final = {"machiavelli": 3}
GOING_ON: Final = ("gathering", "playing")


# --- Finding ---------------------------------------------------------------------------------------------------------


@get("/api/tables", tags=["tables"], summary="The tables I may care for")
async def tables(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Tables:
    """List the own tables, those with an open seat, and those that can be watched."""
    guest = services.identity.known(request)
    mine = [] if guest is None else await services.store.tables_of(guest)
    own = {listed.code for listed in mine}
    others = [listed for listed in await services.store.lobby() if listed.code not in own]
    return Tables(
        [summary(listed, guest) for listed in mine if listed.summary.status in GOING_ON],
        [summary(listed, guest) for listed in others if listed.summary.status == "gathering"],
        [summary(listed, guest) for listed in others if listed.summary.status == "playing"],
    )


@get("/api/tables/{code:str}", tags=["tables"], summary="A table")
async def table(
    request: Request[Any, Any, Any], services: NamedDependency[Services], code: FromPath[str]
) -> TableShown:
    """Give a table as everyone sees it."""
    room = await room_of(services, code)
    return room.shown(services.identity.known(request))


async def room_of(services: Services, code: str) -> Room:
    """Give the room of a table. Codes are read aloud and typed: it does not matter how they are written."""
    return await services.rooms.room(checked_code(code))


# --- Opening ---------------------------------------------------------------------------------------------------------


@post("/api/tables", tags=["tables"], summary="Open a table", status_code=HTTP_201_CREATED)
async def open_table(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[TableWish]
) -> Response[Code]:
    """Open a table. The guest who asks is its host."""
    asker = Asker(request, services)
    return asker.answer(Code(await opened(asker, data)), HTTP_201_CREATED)


@post("/api/play", tags=["tables"], summary="Play against bots at once", status_code=HTTP_201_CREATED)
async def play_now(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[PlayNow]
) -> Response[Code]:
    """Open a table with bots and begin the game."""
    asker = Asker(request, services)
    game = checked_game(data.game)
    usual = USUAL_BOTS.get(game.name, max(1, game.fewest - 1))
    number = usual if data.bots is None else data.bots
    seats = [SeatWish("me"), *[SeatWish("bot", bot=data.level) for _ in range(number)]]
    wish = TableWish(game.name, seats, data.options, listed=False, start=True)
    return asker.answer(Code(await opened(asker, wish)), HTTP_201_CREATED)


async def opened(asker: Asker, wish: TableWish) -> str:
    """Open a table; give its code."""
    services = asker.services
    host = await asker.acting()
    services.meters.tables.count(host.id)
    services.meters.tables_by_address.count(asker.address)
    await check_number(services, host.id)
    wish = msgspec.structs.replace(wish, seats=named_bots(wish.seats))
    room = await services.rooms.open_table(host, wish)
    services.metrics.tables_opened.labels(room.table.row.game).inc()
    return room.table.row.code


async def check_number(services: Services, guest: str) -> None:
    """Refuse a further table to somebody who sits at many already."""
    most = services.settings.limits.tables_at_once
    going_on = [one for one in await services.store.tables_of(guest) if one.summary.status in GOING_ON]
    if len(going_on) >= most:
        raise Problem(HTTP_409_CONFLICT, "reason-too-many-tables", most=most)


def named_bots(wishes: Sequence[SeatWish]) -> list[SeatWish]:
    """Give bots names, those that have none."""
    names = iter(BOT_NAMES)
    return [
        msgspec.structs.replace(wish, name=next(names, "Bot")) if wish.kind == "bot" and not wish.name else wish
        for wish in wishes
    ]


# --- Gathering -------------------------------------------------------------------------------------------------------


async def changed(
    request: Request[Any, Any, Any],
    services: Services,
    code: str,
    change: Callable[[Room, Guest], Awaitable[None]],
) -> Response[TableShown]:
    """Let the guest who asks change something at a table; answer with the table as it is then."""
    asker = Asker(request, services)
    room = await room_of(services, code)
    guest = await asker.acting()
    await change(room, guest)
    return asker.answer(room.shown(guest.id))


@post("/api/tables/{code:str}/join", tags=["tables"], summary="Take a seat", status_code=HTTP_200_OK)
async def join(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    code: FromPath[str],
    data: JSONBody[Join | None] = None,
) -> Response[TableShown]:
    """Take an open seat."""
    wanted = data or Join()

    async def sit_down(room: Room, guest: Guest) -> None:
        if not room.table.seats_of(guest.id):
            await check_number(services, guest.id)
        await room.join(guest, wanted.seat, wanted.name)

    return await changed(request, services, code, sit_down)


@post("/api/tables/{code:str}/leave", tags=["tables"], summary="Leave", status_code=HTTP_200_OK)
async def leave(
    request: Request[Any, Any, Any], services: NamedDependency[Services], code: FromPath[str]
) -> Response[TableShown]:
    """Leave a table: before the game the seats are open then, during it bots keep them."""
    return await changed(request, services, code, lambda room, guest: room.leave(guest.id))


@post("/api/tables/{code:str}/start", tags=["tables"], summary="Begin the game", status_code=HTTP_200_OK)
async def start(
    request: Request[Any, Any, Any], services: NamedDependency[Services], code: FromPath[str]
) -> Response[TableShown]:
    """Begin the game; the host does."""
    return await changed(request, services, code, lambda room, guest: room.start(guest.id))


@post("/api/tables/{code:str}/close", tags=["tables"], summary="Close a table", status_code=HTTP_200_OK)
async def close(
    request: Request[Any, Any, Any], services: NamedDependency[Services], code: FromPath[str]
) -> Response[TableShown]:
    """Close a table whose game has not begun; the host does."""
    return await changed(request, services, code, lambda room, guest: room.close_table(guest.id))


@post("/api/tables/{code:str}/options", tags=["tables"], summary="Settle the options", status_code=HTTP_200_OK)
async def change_options(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    code: FromPath[str],
    data: JSONBody[OptionsChange],
) -> Response[TableShown]:
    """Settle how the table plays; the host does."""

    async def settle(room: Room, guest: Guest) -> None:
        clock = room.table.clock if data.clock is msgspec.UNSET else data.clock
        await room.settle(guest.id, data.options, clock=clock, name=data.name, listed=data.listed)

    return await changed(request, services, code, settle)


@post("/api/tables/{code:str}/seats", tags=["tables"], summary="Arrange the seats", status_code=HTTP_200_OK)
async def change_seats(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    code: FromPath[str],
    data: JSONBody[SeatsChange],
) -> Response[TableShown]:
    """Arrange all seats anew; the host does."""

    async def arrange(room: Room, guest: Guest) -> None:
        for _ in range(ATTEMPTS):
            arranging = Arranging(guest, data)
            await room.change_by_itself(room.table.version, arranging.plan)
            if arranging.planned:
                return
        raise Refusal("reason-busy")

    return await changed(request, services, code, arrange)


class Arranging:
    """Arranging all seats of a table at once, or none."""

    def __init__(self, guest: Guest, wanted: SeatsChange) -> None:
        self.guest = guest
        self.wanted = wanted.seats
        self.planned = False

    def plan(self, change: Change) -> None:
        """Plan the change. It is not planned at all when somebody else was quicker."""
        self.planned = True
        table = change.after
        table.gathering()
        if table.host != self.guest.id:
            raise Refusal("reason-not-host")
        check_settings(table.game, len(self.wanted), table.options, table.clock)
        seats = seating.distinct([self._seat(change, number) for number in range(len(self.wanted))])
        people = seating.people(seats)
        if not people:
            raise Refusal("reason-not-seated")
        host = table.host if table.host in people else people[0]
        change.add(Arranged(at=change.now, guest=self.guest.id, seats=seats, host=host))

    def _seat(self, change: Change, number: int) -> Seat:
        table = change.after
        wanted = self.wanted[number]
        before = table.seats[number] if number < len(table.seats) else seating.OPEN
        if wanted.kind == "keep":
            return before
        if wanted.kind in ("me", "local") and before.guest == self.guest.id and wanted.name in (None, before.name):
            return before
        name = wanted.name
        if wanted.kind == "bot" and not name:
            taken = {seat.name for seat in table.seats}
            name = before.name if before.kind == "bot" else next((n for n in BOT_NAMES if n not in taken), "Bot")
        return seat_wished(table.game, self.guest, SeatWish(wanted.kind, name, wanted.bot))
