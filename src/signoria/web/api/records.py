"""Games that are over: their records, and every moment of them through anybody's eyes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_422_UNPROCESSABLE_ENTITY

from signoria.core.record import Record, RecordError, checked_record, verify
from signoria.games import REGISTRY
from signoria.tables.history import replay as looking_back
from signoria.tables.table.refusal import Refusal
from signoria.tables.wire.messages import TableShown
from signoria.tables.wire.presenter import question
from signoria.web.api.shapes import RecordChecked, ReplayShown, SeatNumber
from signoria.web.api.tables import room_of
from signoria.web.errors import LONGEST_FACT, Problem
from signoria.web.guard.limits import source

if TYPE_CHECKING:
    from signoria.core.position import Position
    from signoria.web.services import Services

# Hundreds of times the longest game anybody has played.
MOST_BYTES: Final = 256 * 1024


@get("/api/tables/{code:str}/record", tags=["records"], summary="The record of a game that is over")
async def record(services: NamedDependency[Services], code: FromPath[str]) -> Response[bytes]:
    """Give the game as played, with the secret of its shuffles, so that anybody can check it."""
    room = await room_of(services, code)
    written = json.dumps(looking_back.record(room.table), ensure_ascii=False, indent=1) + "\n"
    name = f"signoria-{room.table.row.game}-{room.table.row.code}.json"
    return Response(
        written.encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


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
    play = room.table.finished()
    if not play.start.ply <= ply <= play.ply:
        raise Problem(HTTP_422_UNPROCESSABLE_ENTITY, "reason-no-moment", fewest=play.start.ply, most=play.ply)
    check_seat(seat, len(room.table.seats))
    moves = [made.move for made in play.moves]
    begin = play.start
    position = await asyncio.to_thread(lambda: played(begin.position(), moves[begin.ply : ply]))
    shown = room.shown(services.identity.known(request))
    return moment(position, moves, ply, seat, shown)


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
    content, position = await verified(request, services, data)
    result = content["result"]
    return RecordChecked(
        content["game"],
        content["options"],
        content["seats"],
        len(content["moves"]),
        position.over,
        None if result is None else result["scores"],
        None if result is None else result["winners"],
    )


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
    content, end = await verified(request, services, data)
    moves = content["moves"]
    if not 0 <= ply <= len(moves):
        raise Problem(HTTP_422_UNPROCESSABLE_ENTITY, "reason-no-moment", fewest=0, most=len(moves))
    check_seat(seat, end.seats())
    partial: Record = {**content, "moves": moves[:ply], "result": None}
    position = end if ply == len(moves) else await asyncio.to_thread(verify, partial, REGISTRY)
    return moment(position, moves, ply, seat, None)


async def verified(
    request: Request[Any, Any, Any], services: Services, data: dict[str, Any]
) -> tuple[Record, Position]:
    """Check a record by playing it again, apart from everything else that goes on."""
    services.meters.records.count(source(request))
    try:
        content = checked_record(data)
        return content, await asyncio.to_thread(verify, content, REGISTRY)
    except RecordError as wrong:
        raise Problem(HTTP_422_UNPROCESSABLE_ENTITY, "reason-record", problem=str(wrong)[:LONGEST_FACT]) from None


def played(position: Position, moves: Sequence[str]) -> Position:
    """Make moves; give the position they lead to."""
    for move in moves:
        position.play(move)
    return position


def check_seat(seat: int | None, seats: int) -> None:
    """Refuse the eyes of a seat that there is not."""
    if seat is not None and not 0 <= seat < seats:
        raise Refusal("reason-seat-none", seat=seat)


def moment(
    position: Position, moves: Sequence[str], ply: int, seat: int | None, table: TableShown | None
) -> ReplayShown:
    """Show a moment of a game that is over."""
    view = position.view(seat)
    return ReplayShown(
        ply,
        len(moves),
        table,
        view,
        question(view),
        [event.seen_by(seat) for event in position.events()],
        moves[ply] if ply < len(moves) else None,
    )
