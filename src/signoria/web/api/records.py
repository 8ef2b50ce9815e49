"""Games that are over: their records, and every moment of them through anybody's eyes."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Response
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from signoria.analysis.ruler import ruler
from signoria.core.record import RecordError
from signoria.tables.history import replay as history
from signoria.tables.table.commands.command import SeatNumber
from signoria.tables.table.commands.play_on import PlayOn
from signoria.tables.table.names import BOT_NAMES
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.seats import Seat
from signoria.tables.wire.messages import TableShown
from signoria.tables.wire.presenter import Reader, lines, question, table_shown
from signoria.web.api.asking import Asker
from signoria.web.api.routes import get, post
from signoria.web.api.shapes import Branch, Code, RecordBranch, RecordChecked, ReplayLog, ReplayShown
from signoria.web.api.tables import opened, room_of
from signoria.web.errors import LONGEST_FACT
from signoria.web.guard.limits import source
from signoria.web.handed import AnyRequest, Provided

if TYPE_CHECKING:
    from signoria.core.events import Event
    from signoria.core.message import Things
    from signoria.core.position import Position
    from signoria.core.replay import Replay
    from signoria.web.services import Services

# Hundreds of times the longest game anybody has played.
MOST_BYTES: Final = 256 * 1024
post_record: Final = partial(post, tags=["records"], request_max_body_size=MOST_BYTES)


@get("/api/tables/{code:str}/record", tags=["records"], summary="The record of a game that is over")
async def record(services: Provided, code: FromPath[str]) -> Response[bytes]:
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
    request: AnyRequest,
    services: Provided,
    code: FromPath[str],
    seat: FromQuery[SeatNumber | None] = None,
    *,
    all_open: FromQuery[bool] = False,
) -> ReplayLog:
    """Give the whole log as a seat or a spectator learnt of it, or all of it, and which moments there are."""
    services.meters.replays.count(source(request))
    room = await room_of(services, code)
    replay = await services.replays.of_table(room.table)
    shown = table_shown(room.situation, Reader(services.identity.known(request)), services.rooms.node.time.now())
    return await log(replay, Eyes(seat, all_open=all_open), shown)


@get("/api/tables/{code:str}/replay/{ply:int}", tags=["records"], summary="A moment of a game that is over")
async def replay(
    request: AnyRequest,
    services: Provided,
    code: FromPath[str],
    ply: FromPath[int],
    seat: FromQuery[SeatNumber | None] = None,
    *,
    all_open: FromQuery[bool] = False,
) -> ReplayShown:
    """Give how things stood after so many moves, through the eyes of a seat or a spectator, or with all hands open."""
    services.meters.replays.count(source(request))
    room = await room_of(services, code)
    return await moment(await services.replays.of_table(room.table), ply, Eyes(seat, all_open=all_open))


@post_record("/api/records", summary="Check a record", status_code=HTTP_200_OK)
async def check_record(request: AnyRequest, services: Provided, data: JSONBody[dict[str, Any]]) -> RecordChecked:
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


@post_record("/api/records/log", summary="What happened in a record", status_code=HTTP_200_OK)
async def record_log(
    request: AnyRequest,
    services: Provided,
    data: JSONBody[dict[str, Any]],
    seat: FromQuery[SeatNumber | None] = None,
    *,
    all_open: FromQuery[bool] = False,
) -> ReplayLog:
    """Give the whole log of a record that was sent along, and which moments there are."""
    return await log(await verified(request, services, data), Eyes(seat, all_open=all_open), None)


@post_record("/api/records/replay", summary="A moment of a record", status_code=HTTP_200_OK)
async def replay_record(
    request: AnyRequest,
    services: Provided,
    data: JSONBody[dict[str, Any]],
    ply: FromQuery[int],
    seat: FromQuery[SeatNumber | None] = None,
    *,
    all_open: FromQuery[bool] = False,
) -> ReplayShown:
    """Give how things stood after so many moves of a record that was sent along."""
    return await moment(await verified(request, services, data), ply, Eyes(seat, all_open=all_open))


# --- Playing on ------------------------------------------------------------------------------------------------------


@post("/api/tables/{code:str}/branch", tags=["records"], summary="Play on from a moment", status_code=HTTP_201_CREATED)
async def branch(
    request: AnyRequest, services: Provided, code: FromPath[str], data: JSONBody[Branch]
) -> Response[Code]:
    """Open a table for practice, from a moment of a game that is over, against bots. What was hidden is drawn anew."""
    services.meters.replays.count(source(request))
    table = (await room_of(services, code)).table
    replay = await services.replays.of_table(table)
    wish = PlayOn(replay, table.name, table.options, table.seats, data.ply, data.seat, data.level, table.occasion)
    return await branched(request, services, wish)


@post_record("/api/records/branch", summary="Play on from a moment of a record", status_code=HTTP_201_CREATED)
async def branch_record(request: AnyRequest, services: Provided, data: JSONBody[RecordBranch]) -> Response[Code]:
    """Open a table for practice, from a moment of a record that is sent along, against bots."""
    record = data.record
    replay = await verified(request, services, record)
    game = replay.end.game
    # A record does not say who was a bot; one that is called like it was.
    sitters = [Seat("bot" if name in BOT_NAMES else "person", name) for name in record["seats"]]
    wish = PlayOn(replay, data.name, game.kept(record["options"]), sitters, data.ply, data.seat, data.level)
    return await branched(request, services, wish)


async def branched(request: AnyRequest, services: Services, wish: PlayOn) -> Response[Code]:
    """Open the table of somebody who plays on."""
    check_moment(wish.replay, wish.ply)
    check_seat(wish.seat, wish.replay.end.seats())
    asker = Asker(request, services)
    return asker.answer(Code(await opened(asker, wish)), HTTP_201_CREATED)


async def verified(request: AnyRequest, services: Services, data: dict[str, Any]) -> Replay:
    """Check a record by playing it again, apart from everything else that goes on, unless that was done just now."""
    services.meters.records.count(source(request))
    try:
        return await services.replays.of_record(data)
    except RecordError as wrong:
        raise Refusal("reason-record", problem=str(wrong)[:LONGEST_FACT]) from None


class Eyes(msgspec.Struct, frozen=True):
    """Through whose eyes a game that is over is looked at: those of a seat, of a spectator, or all of them at once."""

    seat: int | None
    all_open: bool = False

    def of(self, event: Event) -> int | None:
        """Give through whose eyes an event is seen: all open, of one who knew the most about it."""
        return event.insiders[0] if self.all_open and event.insiders else self.seat


def check_seat(seat: int | None, seats: int) -> None:
    """Refuse the eyes of a seat that there is not."""
    if seat is not None and not 0 <= seat < seats:
        raise Refusal("reason-seat-none", seat=seat)


async def log(replay: Replay, eyes: Eyes, table: TableShown | None) -> ReplayLog:
    """Show what happened in a game that is over."""
    check_seat(eyes.seat, replay.end.seats())
    told = lines(replay.end.game.speech, [event.seen_by(eyes.of(event)) for event in replay.events()], 0, replay.by_bot)
    measured = await asyncio.to_thread(ruler, replay)
    return ReplayLog(replay.first, replay.last, table, told, replay.marks, measured)


async def moment(replay: Replay, ply: int, eyes: Eyes) -> ReplayShown:
    """Show a moment of a game that is over."""
    check_moment(replay, ply)
    check_seat(eyes.seat, replay.end.seats())
    position = await asyncio.to_thread(replay.at, ply)
    view = position.view(eyes.seat)
    following = replay.moves[ply - replay.first] if ply < replay.last else None
    return ReplayShown(ply, view, question(position, view), following, holdings(position) if eyes.all_open else [])


def check_moment(replay: Replay, ply: int) -> None:
    """Refuse a moment that there is not."""
    if not replay.first <= ply <= replay.last:
        raise Refusal("reason-no-moment", fewest=replay.first, most=replay.last)


def holdings(position: Position) -> list[Things]:
    """Give what each seat held and others did not see."""
    speech = position.game.speech
    return [speech.holding(position.view(seat)) for seat in range(position.seats())]
