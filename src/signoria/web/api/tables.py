"""Tables: finding, opening, joining and settling them. The game itself is played over the WebSocket."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec
from litestar import Response
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from signoria.tables.table.change import Sender
from signoria.tables.table.commands.arrange import Arrange
from signoria.tables.table.commands.close import Close
from signoria.tables.table.commands.end import ProposeEnd
from signoria.tables.table.commands.hush import Hush
from signoria.tables.table.commands.join import Join
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.commands.mute import Mute
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.commands.resign import Resign
from signoria.tables.table.commands.send_away import SendAway
from signoria.tables.table.commands.settle import Settle
from signoria.tables.table.commands.start import Start
from signoria.tables.table.companions import free
from signoria.tables.table.habits import habits_of
from signoria.tables.table.levels import usual_bots
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.settings import checked_game
from signoria.tables.table.titles import occasion_at
from signoria.tables.wire.messages import TableShown
from signoria.tables.wire.presenter import Reader, table_shown
from signoria.web.api.asking import Asker
from signoria.web.api.lobby import LATELY, invited, offered
from signoria.web.api.results import MOST, summary, timed
from signoria.web.api.routes import get, post
from signoria.web.api.shapes import Code, PlayNow, Tables, TableSummary
from signoria.web.codes import checked_code
from signoria.web.handed import AnyRequest, Provided
from signoria.web.news import MOST_FOUND

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.tables.lessons.learn import Learn
    from signoria.tables.lessons.solve import Solve
    from signoria.tables.room.room import Room
    from signoria.tables.table.commands.command import Command
    from signoria.tables.table.commands.play_on import PlayOn
    from signoria.tables.table.rows import Listed
    from signoria.web.services import Services

GOING_ON: Final = ("gathering", "playing")


# --- Finding ---------------------------------------------------------------------------------------------------------


@get("/api/tables", tags=["tables"], summary="The tables I may care for")
async def tables(request: AnyRequest, services: Provided) -> Tables:
    """List the own tables, those with an open seat, those that can be watched, and those where one is invited."""
    return await tables_for(services, services.identity.known(request), await services.store.lobby(None, MOST_FOUND))


async def tables_for(services: Services, guest: str | None, lobby: Sequence[Listed]) -> Tables:
    """Give the tables that a guest may care for, of the own ones and of those that are listed."""
    mine = [] if guest is None else await services.store.tables_of(guest)
    own = {listed.code for listed in mine}
    now = time.time()
    found = offered(lobby, now, lambda one: services.rooms.seen(one, now - LATELY))
    others = [listed for listed in found if listed.code not in own]
    cared = [listed for listed in mine if cared_for(listed, guest)]
    return Tables(
        await with_time_left(services, cared, guest),
        [summary(listed, guest) for listed in others if free(listed, guest)],
        [summary(listed, guest) for listed in others if listed.summary.status == "playing"],
        await invited(services, guest),
    )


async def with_time_left(services: Services, mine: Sequence[Listed], guest: str | None) -> list[TableSummary]:
    """Give the own tables, those that are played by days with the time that is left there."""
    waiting = [listed.id for listed in mine if listed.summary.since]
    heads = await services.store.heads(waiting) if waiting else {}
    now, found = services.rooms.node.time.now(), []
    for listed in mine:
        shown, head = summary(listed, guest), heads.get(listed.id)
        if head is not None and shown.asked is not None:
            calendar = habits_of(head.preferences, listed.summary.asked).calendar
            shown = timed(shown, listed.summary, calendar, now, own=listed.summary.asked == guest)
        found.append(shown)
    return found


def cared_for(listed: Listed, guest: str | None) -> bool:
    """Whether a table stands on the list of a guest: it goes on, and the guest plays there or may again."""
    if listed.summary.status not in GOING_ON:
        return False
    if listed.summary.puzzle is not None:
        # It is found among the puzzles; once it is answered, it is a game like any other.
        return False
    mine = [seat for seat in listed.summary.seats if seat.guest == guest]
    if all(seat.keeper == "resigned" for seat in mine):
        return False
    # Whoever has come back to a table that was taken off the list sits there again.
    return not (listed.removed and all(seat.kept for seat in mine))


@get("/api/tables/{code:str}", tags=["tables"], summary="A table")
async def table(request: AnyRequest, services: Provided, code: FromPath[str]) -> TableShown:
    """Give a table as everyone sees it."""
    room = await room_of(services, code)
    return table_shown(room.situation, Reader(services.identity.known(request)), services.rooms.node.time.now())


async def room_of(services: Services, code: str) -> Room:
    """Give the room of a table. Codes are read aloud and typed: it does not matter how they are written."""
    return await services.rooms.room(checked_code(code))


# --- Opening ---------------------------------------------------------------------------------------------------------


@post("/api/tables", tags=["tables"], summary="Open a table", status_code=HTTP_201_CREATED)
async def open_table(request: AnyRequest, services: Provided, data: JSONBody[Open]) -> Response[Code]:
    """Open a table. The guest who asks is its host."""
    asker = Asker(request, services)
    return asker.answer(Code(await opened(asker, data)), HTTP_201_CREATED)


@post("/api/play", tags=["tables"], summary="Play against bots at once", status_code=HTTP_201_CREATED)
async def play_now(request: AnyRequest, services: Provided, data: JSONBody[PlayNow]) -> Response[Code]:
    """Open a table with bots and begin the game."""
    asker = Asker(request, services)
    game = checked_game(data.game)
    number = usual_bots(game.name) if data.bots is None else data.bots
    seats = [SeatWish("me"), *[SeatWish("bot", bot=data.level) for _ in range(number)]]
    command = Open(
        game.name,
        seats,
        data.options,
        listed=False,
        start=True,
        seal=data.seal,
        preset=data.preset,
        occasion=data.occasion,
    )
    return asker.answer(Code(await opened(asker, command)), HTTP_201_CREATED)


async def opened(asker: Asker, command: Open | PlayOn | Learn | Solve) -> str:
    """Open a table; give its code."""
    services = asker.services
    host = await asker.acting()
    services.meters.tables.count(host.id)
    services.meters.tables_by_address.count(asker.address)
    await check_number(services, host.id)
    if isinstance(command, Open):
        command = within_the_lobby(asker, called(command), host.id)
    room = await services.rooms.open_table(host, command)
    services.metrics.tables_opened.labels(room.table.row.game).inc()
    return room.table.row.code


def called(command: Open) -> Open:
    """Call a table after the day that it is here, where its host says nothing."""
    now = time.localtime()
    return msgspec.structs.replace(command, occasion=command.occasion or occasion_at(now.tm_wday, now.tm_hour))


def within_the_lobby(asker: Asker, command: Open, guest: str) -> Open:
    """Leave a table out of the lobby whose host, or whose address, has many there: it is found by its link."""
    meters = asker.services.meters
    if command.listed and (meters.listed.wait(guest) or meters.listed_by_address.wait(asker.address)):
        return msgspec.structs.replace(command, listed=False)
    return command


async def check_listed(request: AnyRequest, services: Services, code: str) -> None:
    """Refuse to show everybody a further table of somebody who shows many; raises `TooFast`."""
    asker = Asker(request, services)
    table = (await room_of(services, code)).table
    if not table.listed and table.host == asker.id:
        services.meters.listed.count(asker.id)
        services.meters.listed_by_address.count(asker.address)


async def check_number(services: Services, guest: str) -> None:
    """Refuse a further table to somebody who sits at many already."""
    most = services.settings.limits.tables_at_once
    going_on = [one for one in await services.store.tables_of(guest) if one.summary.status in GOING_ON]
    if len(going_on) >= most:
        raise Refusal("reason-too-many-tables", most=most)


# --- Gathering -------------------------------------------------------------------------------------------------------


async def sent(request: AnyRequest, services: Services, code: str, command: Command) -> Response[TableShown]:
    """Send a command of the guest who asks to a table; answer with the table as it is then."""
    asker = Asker(request, services)
    room = await room_of(services, code)
    guest = await asker.acting()
    if isinstance(command, Join) and not room.table.seats_of(guest.id):
        await check_number(services, guest.id)
    await room.receive(command, Sender(guest))
    return asker.answer(table_shown(room.situation, Reader(guest.id), services.rooms.node.time.now()))


@post("/api/tables/{code:str}/join", tags=["tables"], summary="Take a seat", status_code=HTTP_200_OK)
async def join(
    request: AnyRequest,
    services: Provided,
    code: FromPath[str],
    data: JSONBody[Join | None] = None,
) -> Response[TableShown]:
    """Take an open seat."""
    return await sent(request, services, code, data or Join())


@post("/api/tables/{code:str}/leave", tags=["tables"], summary="Leave", status_code=HTTP_200_OK)
async def leave(request: AnyRequest, services: Provided, code: FromPath[str]) -> Response[TableShown]:
    """Leave a table: before the game the seats are open then, during it bots keep them."""
    return await sent(request, services, code, Leave())


@post("/api/tables/{code:str}/start", tags=["tables"], summary="Begin the game", status_code=HTTP_200_OK)
async def start(request: AnyRequest, services: Provided, code: FromPath[str]) -> Response[TableShown]:
    """Begin the game; the host does."""
    return await sent(request, services, code, Start())


@post("/api/tables/{code:str}/close", tags=["tables"], summary="Close a table", status_code=HTTP_200_OK)
async def close(request: AnyRequest, services: Provided, code: FromPath[str]) -> Response[TableShown]:
    """Close a table: the host may before the game, and during it whoever plays there against bots alone."""
    return await sent(request, services, code, Close())


@post("/api/tables/{code:str}/resign", tags=["tables"], summary="Resign", status_code=HTTP_200_OK)
async def resign(request: AnyRequest, services: Provided, code: FromPath[str]) -> Response[TableShown]:
    """Resign: a bot plays the own seats to the end, and the game counts as one in which one came last."""
    return await sent(request, services, code, Resign())


@post("/api/tables/{code:str}/propose-end", tags=["tables"], summary="Propose to end", status_code=HTTP_200_OK)
async def propose_end(
    request: AnyRequest,
    services: Provided,
    code: FromPath[str],
    data: JSONBody[ProposeEnd],
) -> Response[TableShown]:
    """Propose to end the game without a result: everybody who has not left it to a bot or resigned has to agree."""
    return await sent(request, services, code, data)


@post("/api/tables/{code:str}/remove", tags=["tables"], summary="Take off my list", status_code=HTTP_200_OK)
async def remove(request: AnyRequest, services: Provided, code: FromPath[str]) -> Response[Code]:
    """Take a table off the own list: one that is over, or at which a bot plays for oneself. It stays what it is."""
    asker = Asker(request, services)
    guest = await asker.acting()
    wanted = checked_code(code)
    mine = await services.store.tables_of(guest.id, MOST)
    listed = next((one for one in mine if one.code == wanted), None)
    if listed is None:
        raise Refusal("reason-not-seated")
    going_on = listed.summary.status in GOING_ON
    if going_on and not all(seat.kept for seat in listed.summary.seats if seat.guest == guest.id):
        raise Refusal("reason-remove-running")
    await services.store.take_off_list(wanted, guest.id)
    return asker.answer(Code(wanted))


@post("/api/tables/{code:str}/options", tags=["tables"], summary="Settle the options", status_code=HTTP_200_OK)
async def change_options(
    request: AnyRequest, services: Provided, code: FromPath[str], data: JSONBody[Settle]
) -> Response[TableShown]:
    """Settle how the table plays, and whether anyone may join; the host does."""
    if data.listed:
        await check_listed(request, services, code)
    return await sent(request, services, code, data)


@post("/api/tables/{code:str}/seats", tags=["tables"], summary="Arrange the seats", status_code=HTTP_200_OK)
async def change_seats(
    request: AnyRequest, services: Provided, code: FromPath[str], data: JSONBody[Arrange]
) -> Response[TableShown]:
    """Arrange all seats anew; the host does."""
    return await sent(request, services, code, data)


# --- Keeping order ---------------------------------------------------------------------------------------------------


@post("/api/tables/{code:str}/mute", tags=["tables"], summary="Keep somebody from speaking", status_code=HTTP_200_OK)
async def mute(
    request: AnyRequest, services: Provided, code: FromPath[str], data: JSONBody[Mute]
) -> Response[TableShown]:
    """Keep somebody from speaking, or let them speak again; the host does, before, during and after the game."""
    return await sent(request, services, code, data)


@post("/api/tables/{code:str}/send-away", tags=["tables"], summary="Send somebody away", status_code=HTTP_200_OK)
async def send_away(
    request: AnyRequest, services: Provided, code: FromPath[str], data: JSONBody[SendAway]
) -> Response[TableShown]:
    """Send somebody away for good, or let them in again; the host does, before, during and after the game."""
    return await sent(request, services, code, data)


@post("/api/tables/{code:str}/hush", tags=["tables"], summary="Close the chat to spectators", status_code=HTTP_200_OK)
async def hush(
    request: AnyRequest, services: Provided, code: FromPath[str], data: JSONBody[Hush]
) -> Response[TableShown]:
    """Close the chat to spectators, or open it again; the host does."""
    return await sent(request, services, code, data)
