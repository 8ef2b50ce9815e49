"""People with whom one has played lately: inviting them again, being invited, declining, and wanting no more of it."""

from __future__ import annotations

import time
from math import ceil
from typing import TYPE_CHECKING

from litestar import Response
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from signoria.tables.store.store import NotFound
from signoria.tables.table import companions as known
from signoria.tables.table import seats as seating
from signoria.tables.table.arms import arms_of
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import Invitation, Parting
from signoria.web.api.asking import Asker
from signoria.web.api.lobby import invited
from signoria.web.api.routes import get, post
from signoria.web.api.shapes import CompanionShown, Invited, Inviting, Parted
from signoria.web.api.tables import room_of
from signoria.web.codes import checked_code
from signoria.web.handed import AnyRequest, Provided

if TYPE_CHECKING:
    from signoria.tables.table.companions import Companion
    from signoria.tables.table.table import LiveTable
    from signoria.web.services import Services


@get("/api/companions", tags=["companions"], summary="With whom I have played lately")
async def companions(
    request: AnyRequest, services: Provided, table: FromQuery[str | None] = None
) -> list[CompanionShown]:
    """Give those with whom the guest who asks has played lately, the last first, and who is invited to a table."""
    guest = services.identity.known(request)
    if guest is None:
        return []
    return await shown(services, guest, None if table is None else (await room_of(services, table)).table)


async def companions_of(services: Services, guest: str) -> list[Companion]:
    """Find those with whom a guest has played lately."""
    tables = await services.store.tables_of(guest, known.MOST_TABLES)
    return known.companions(guest, tables, await services.store.partings(guest))


async def shown(services: Services, guest: str, table: LiveTable | None) -> list[CompanionShown]:
    """Show them to the guest, for a table at which the guest sits: there, whoever was sent away is left out."""
    found = await companions_of(services, guest)
    invited: dict[str, Invitation] = {}
    if table is not None:
        table.seated(guest)
        invited = {one.guest: one for one in await services.store.invitations_at(table.row.id)}
        found = [one for one in found if table.mark(one.guest) not in table.rules.sent_away]
    result = []
    for one in found:
        asked = invited.get(one.guest)
        result.append(
            CompanionShown(
                one.who,
                one.names,
                arms_of(one.guest),
                one.game,
                one.last,
                one.games,
                off=one.off,
                seated=table is not None and one.guest in table.people(),
                invited=asked is not None,
                declined=asked is not None and asked.declined,
            )
        )
    return result


@post("/api/companions/part", tags=["companions"], summary="Take somebody off my list", status_code=HTTP_200_OK)
async def part(request: AnyRequest, services: Provided, data: JSONBody[Parted]) -> Response[list[CompanionShown]]:
    """Take somebody off the own list, who cannot invite one any more then, nor be invited; or put them back."""
    asker = Asker(request, services)
    guest = await asker.acting()
    companion = found_in(await companions_of(services, guest.id), data.who)
    await services.store.part(Parting(guest.id, companion.guest), apart=data.off)
    await services.rooms.invited(guest.id, companion.guest)
    return asker.answer(await shown(services, guest.id, None))


def found_in(companions: list[Companion], who: str) -> Companion:
    """Find a companion by the mark. Refuses all others, strangers as well as those who do not want to be found."""
    for one in companions:
        if one.who == who:
            return one
    raise Refusal("reason-no-companion")


# --- Invitations -----------------------------------------------------------------------------------------------------


@post("/api/tables/{code:str}/invite", tags=["companions"], summary="Invite somebody again", status_code=HTTP_200_OK)
async def invite(
    request: AnyRequest, services: Provided, code: FromPath[str], data: JSONBody[Inviting]
) -> Response[list[CompanionShown]]:
    """Invite somebody with whom one has played to a free seat at the own table; said twice, it holds once."""
    asker = Asker(request, services)
    guest = await asker.acting()
    table = (await room_of(services, code)).table
    table.gathering()
    table.seated(guest.id)
    companion = found_in(await companions_of(services, guest.id), data.who)
    if companion.off or table.mark(companion.guest) in table.rules.sent_away:
        raise Refusal("reason-no-companion")
    if companion.guest in table.people():
        raise Refusal("reason-already-seated")
    seating.first_open(table.seats)
    if seconds := services.meters.invitations.wait(guest.id):
        raise Refusal("reason-invite-fast", seconds=ceil(seconds))
    now = time.time()
    new = Invitation(table.row.id, companion.guest, guest.id, now)
    try:
        await services.store.invite(
            new, lambda others: known.allowed(others, new, companion.names[0]), now - known.LASTING
        )
    except NotFound:
        raise Refusal("reason-no-companion") from None
    await services.rooms.invited(companion.guest)
    return asker.answer(await shown(services, guest.id, table))


@get("/api/invitations", tags=["companions"], summary="Where I am invited")
async def invitations(request: AnyRequest, services: Provided) -> list[Invited]:
    """Give the tables to which the guest who asks is invited, the last one first."""
    return await invited(services, services.identity.known(request))


@post("/api/tables/{code:str}/decline", tags=["companions"], summary="Decline an invitation", status_code=HTTP_200_OK)
async def decline(request: AnyRequest, services: Provided, code: FromPath[str]) -> Response[list[Invited]]:
    """Decline an invitation. Whoever has none learns nothing about the table, not even whether there is one."""
    asker = Asker(request, services)
    guest = await asker.acting()
    try:
        declined = await services.store.decline(checked_code(code), guest.id)
    except (NotFound, Refusal):
        raise Refusal("reason-no-invitation") from None
    await services.rooms.invited(guest.id, declined.by)
    return asker.answer(await invited(services, guest.id))
