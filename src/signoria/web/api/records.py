"""Games that are over: their records, and every moment of them through anybody's eyes."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from signoria.core.record import RecordError
from signoria.tables.history import replay as history
from signoria.tables.table.commands.command import SeatNumber
from signoria.tables.table.refusal import Refusal
from signoria.tables.wire.messages import TableShown
from signoria.tables.wire.presenter import Reader, lines, question, table_shown
from signoria.web.api.routes import get, post
from signoria.web.api.shapes import RecordChecked, ReplayLog, ReplayShown
from signoria.web.api.tables import room_of
from signoria.web.errors import LONGEST_FACT
from signoria.web.guard.limits import source

if TYPE_CHECKING:
    from signoria.core.replay import Replay
    from signoria.web.services import Services

# Hundreds of times the longest game anybody has played.
MOST_BYTES: Final = 256 * 1024


@get("/api/tables/{code:str}/record", tags=["records"], summary="The record of a game that is over")
async def record(services: NamedDependency[Services], code: FromPath[str]) -> Response[bytes]:
    """Give the game as played, with the secret of its shuffles, so that anybody can check it."""
    room = await room_of(services, code)
    written = json.dumps(history.record(room.table), ensure_ascii=False, indent=1) + "\n"
    name = f"signoria-{room.table.row.game}-{room.table.row.code}.json"
    return Response(
        written.encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{code:str}/replay", tags=["records"], summary="What happened in a game that is over")
async def replay_log(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    code: FromPath[str],
    seat: FromQuery[SeatNumber | None] = None,
) -> ReplayLog:
    """Give the whole log as a seat or a spectator learnt of it, and which moments there are."""
    services.meters.replays.count(source(request))
    room = await room_of(services, code)
    replay = await services.replays.of_table(room.table)
    return log(replay, seat, table_shown(room.situation, Reader(services.identity.known(request))))


@get("/api/tables/{code:str}/replay/{ply:int}", tags=["records"], summary="A moment of a game that is over")
async def replay(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    code: FromPath[str],
    ply: FromPath[int],
    seat: FromQuery[SeatNumber | None] = None,
) -> ReplayShown:
    """Give how things stood after so many moves, through the eyes of a seat or of a spectator."""
    services.meters.replays.count(source(request))
    room = await room_of(services, code)
    return await moment(await services.replays.of_table(room.table), ply, seat)


@post(
    "/api/records",
    tags=["records"],
    summary="Check a record",
    status_code=HTTP_200_OK,
    request_max_body_size=MOST_BYTES,
)
async def check_record(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[dict[str, Any]]
) -> RecordChecked:
    """Replay a record that was sent along. A wrong one is refused with its first wrong move."""
    end = (await verified(request, services, data)).end
    result = data["result"]
    return RecordChecked(
        data["game"],
        data["options"],
        data["seats"],
        len(data["moves"]),
        end.over,
        None if result is None else result["scores"],
        None if result is None else result["winners"],
    )


@post(
    "/api/records/log",
    tags=["records"],
    summary="What happened in a record",
    status_code=HTTP_200_OK,
    request_max_body_size=MOST_BYTES,
)
async def record_log(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    data: JSONBody[dict[str, Any]],
    seat: FromQuery[SeatNumber | None] = None,
) -> ReplayLog:
    """Give the whole log of a record that was sent along, and which moments there are."""
    return log(await verified(request, services, data), seat, None)


@post(
    "/api/records/replay",
    tags=["records"],
    summary="A moment of a record",
    status_code=HTTP_200_OK,
    request_max_body_size=MOST_BYTES,
)
async def replay_record(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    data: JSONBody[dict[str, Any]],
    ply: FromQuery[int],
    seat: FromQuery[SeatNumber | None] = None,
) -> ReplayShown:
    """Give how things stood after so many moves of a record that was sent along."""
    return await moment(await verified(request, services, data), ply, seat)


async def verified(request: Request[Any, Any, Any], services: Services, data: dict[str, Any]) -> Replay:
    """Check a record by playing it again, apart from everything else that goes on, unless that was done just now."""
    services.meters.records.count(source(request))
    try:
        return await services.replays.of_record(data)
    except RecordError as wrong:
        raise Refusal("reason-record", problem=str(wrong)[:LONGEST_FACT]) from None


def check_seat(seat: int | None, seats: int) -> None:
    """Refuse the eyes of a seat that there is not."""
    if seat is not None and not 0 <= seat < seats:
        raise Refusal("reason-seat-none", seat=seat)


def log(replay: Replay, seat: int | None, table: TableShown | None) -> ReplayLog:
    """Show what happened in a game that is over."""
    check_seat(seat, replay.end.seats())
    told = lines(replay.end.game.speech, [event.seen_by(seat) for event in replay.events()])
    return ReplayLog(replay.first, replay.last, table, told, replay.marks)


async def moment(replay: Replay, ply: int, seat: int | None) -> ReplayShown:
    """Show a moment of a game that is over."""
    if not replay.first <= ply <= replay.last:
        raise Refusal("reason-no-moment", fewest=replay.first, most=replay.last)
    check_seat(seat, replay.end.seats())
    position = await asyncio.to_thread(replay.at, ply)
    view = position.view(seat)
    following = replay.moves[ply - replay.first] if ply < replay.last else None
    return ReplayShown(ply, view, question(position, view), following)
