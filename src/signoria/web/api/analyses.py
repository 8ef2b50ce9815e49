"""Analyses of games that are over: asked for, followed while they are made, and read."""

from __future__ import annotations

import asyncio
import hashlib
import json
import math
from typing import TYPE_CHECKING, Any, Final, cast

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from signoria.core.record import RecordError
from signoria.tables.history import replay as history
from signoria.tables.room.analysts import check
from signoria.tables.table.refusal import Refusal
from signoria.web.api.records import MOST_BYTES
from signoria.web.api.routes import get, post
from signoria.web.api.shapes import AnalysisShown
from signoria.web.api.tables import room_of
from signoria.web.errors import LONGEST_FACT
from signoria.web.guard.limits import source

if TYPE_CHECKING:
    from signoria.core.record import Record
    from signoria.tables.room.analysts import Job
    from signoria.web.services import Services

NONE: Final = AnalysisShown("none")


@get("/api/tables/{code:str}/analysis", tags=["records"], summary="What was found in a game that is over")
async def analysis(
    request: Request[Any, Any, Any], services: NamedDependency[Services], code: FromPath[str]
) -> AnalysisShown:
    """Give how far the analysis of a game is, with what has been found so far; or that nobody has asked for one."""
    services.meters.replays.count(source(request))
    table = (await room_of(services, code)).table
    table.finished()
    job = services.analysts.job(table.row.id)
    if job is not None and job.state != "done":
        return shown(request, services, job)
    kept = await services.analysts.kept(table.row.id)
    if kept is None:
        return NONE if job is None else shown(request, services, job)
    return AnalysisShown("done", done=kept.looked, of=kept.of, analysis=kept)


@post(
    "/api/tables/{code:str}/analysis",
    tags=["records"],
    summary="Have a game analysed that is over",
    status_code=HTTP_200_OK,
)
async def analyse(
    request: Request[Any, Any, Any], services: NamedDependency[Services], code: FromPath[str]
) -> AnalysisShown:
    """Let a strong bot go through the game of a table. What it finds is kept with the game."""
    services.meters.replays.count(source(request))
    table = (await room_of(services, code)).table
    record = history.record(table)
    job = services.analysts.job(table.row.id)
    if job is not None and job.going:
        return shown(request, services, job)
    kept = await services.analysts.kept(table.row.id)
    if kept is not None:
        return AnalysisShown("done", done=kept.looked, of=kept.of, analysis=kept)
    return shown(request, services, await begun(request, services, table.row.id, record, table.row.id))


@post(
    "/api/tables/{code:str}/analysis/stop",
    tags=["records"],
    summary="Stop the analysis of a game",
    status_code=HTTP_200_OK,
)
async def stop_analysis(
    request: Request[Any, Any, Any], services: NamedDependency[Services], code: FromPath[str]
) -> AnalysisShown:
    """Stop an analysis that one has asked for oneself. What it found stays; asked for again, it goes on from there."""
    services.meters.replays.count(source(request))
    table = (await room_of(services, code)).table
    table.finished()
    return await stopped(request, services, table.row.id)


@post(
    "/api/records/analysis",
    tags=["records"],
    summary="Have a record analysed",
    status_code=HTTP_200_OK,
    request_max_body_size=MOST_BYTES,
)
async def analyse_record(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[dict[str, Any]]
) -> AnalysisShown:
    """Let a strong bot go through a record that is sent along; sent again, it is told how far that is."""
    services.meters.records.count(source(request))
    key = key_of(data)
    job = services.analysts.job(key)
    if job is not None and (job.going or job.state == "done"):
        return shown(request, services, job)
    return shown(request, services, await begun(request, services, key, cast("Record", data), None))


@post(
    "/api/records/analysis/stop",
    tags=["records"],
    summary="Stop the analysis of a record",
    status_code=HTTP_200_OK,
    request_max_body_size=MOST_BYTES,
)
async def stop_record_analysis(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[dict[str, Any]]
) -> AnalysisShown:
    """Stop the analysis of a record that is sent along once more."""
    services.meters.records.count(source(request))
    return await stopped(request, services, key_of(data))


def key_of(record: dict[str, Any]) -> str:
    """Give by what the analysis of a record is known."""
    return f"record {hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()}"


def asker(request: Request[Any, Any, Any], services: Services) -> str:
    """Give who asks."""
    return services.identity.known(request) or source(request)


async def stopped(request: Request[Any, Any, Any], services: Services, key: str) -> AnalysisShown:
    """Stop an analysis, and show what there is of it."""
    job = services.analysts.job(key)
    if job is None:
        return NONE
    await services.analysts.stop(job, asker(request, services))
    return shown(request, services, job)


async def begun(
    request: Request[Any, Any, Any], services: Services, key: str, record: Record, table: str | None
) -> Job:
    """Begin with an analysis. Refuses a game that cannot be analysed, and who asks for too many."""
    who = asker(request, services)
    services.meters.analyses.count(who)
    services.meters.analyses_by_address.count(source(request))
    try:
        await asyncio.to_thread(check, record)
    except RecordError as wrong:
        raise Refusal("reason-record", problem=str(wrong)[:LONGEST_FACT]) from None
    return services.analysts.begin(key, who, record, table)


def shown(request: Request[Any, Any, Any], services: Services, job: Job) -> AnalysisShown:
    """Show how far an analysis is."""
    left = None
    if job.state == "computing" and job.done:
        # In tenths, and never nothing while there is something left.
        left = math.ceil(10 * job.used * (job.of - job.done) / job.done) / 10
    own = job.who == asker(request, services)
    return AnalysisShown(job.state, services.analysts.before(job), own, job.done, job.of, left, job.shown)
