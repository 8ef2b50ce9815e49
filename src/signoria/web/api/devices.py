"""The devices on which somebody is the same guest: a list of them, signing them out, and beginning anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import Response
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from signoria.tables.table.refusal import Refusal
from signoria.web.api.asking import Asker, answer_as
from signoria.web.api.routes import get, post
from signoria.web.api.shapes import DeviceShown, Me, SignOutDevice
from signoria.web.guard.devices import new_ticket
from signoria.web.guard.identity import default_name, new_guest
from signoria.web.guard.limits import source
from signoria.web.handed import AnyRequest, Provided

if TYPE_CHECKING:
    from signoria.web.services import Services


@get("/api/me/devices", tags=["me"], summary="My devices")
async def devices(request: AnyRequest, services: Provided) -> Response[list[DeviceShown]]:
    """List the devices on which the guest who asks is signed in: the one that asks, then the last used first."""
    asker = await known_by_device(request, services)
    return asker.answer(await listed(asker))


@post("/api/me/sign-out", tags=["me"], summary="Sign a device out", status_code=HTTP_200_OK)
async def sign_out(
    request: AnyRequest, services: Provided, data: JSONBody[SignOutDevice]
) -> Response[list[DeviceShown]]:
    """Sign one of the own devices out; give the others. Who signs the own one out must begin anew after that."""
    asker = await known_by_device(request, services)
    await signed_out(asker, data.device)
    if data.device == asker.ticket.device:
        return Response([], status_code=HTTP_200_OK)
    return asker.answer(await listed(asker))


@post("/api/me/sign-out-others", tags=["me"], summary="Sign all other devices out", status_code=HTTP_200_OK)
async def sign_out_others(request: AnyRequest, services: Provided) -> Response[list[DeviceShown]]:
    """Sign out all devices but the one that asks, those that are not listed too; links that were not used are void."""
    asker = await known_by_device(request, services)
    await signed_out(asker, None)
    asker.ticket = services.devices.renewed(asker.ticket)
    return asker.answer(await listed(asker))


@post("/api/me/anew", tags=["me"], summary="Begin anew on a device that was signed out", status_code=HTTP_200_OK)
async def begin_anew(request: AnyRequest, services: Provided) -> Response[Me]:
    """Make a device that was signed out a new guest. Who is not signed out stays who they are."""
    had = services.identity.shown(request)
    if had is None or not services.devices.bars(had):
        asker = Asker(request, services)
        return asker.answer(Me((await asker.guest()).name))
    services.meters.new_guests.count(source(request))
    ticket = new_ticket(new_guest())
    return answer_as(request, services, ticket, Me(default_name(ticket.guest)), HTTP_200_OK)


async def known_by_device(request: AnyRequest, services: Services) -> Asker:
    """Give who asks, who must be known by a cookie. One that names no device is given anew, with one."""
    if services.identity.shown(request) is None:
        raise Refusal("reason-no-guest")
    asker = Asker(request, services)
    await asker.name_device()
    return asker


async def listed(asker: Asker) -> list[DeviceShown]:
    """Show the devices of who asks."""
    found = await asker.services.devices.of(asker.ticket, asker.request.headers.get("user-agent"))
    own = asker.ticket.device
    return [DeviceShown(one.id, one.browser, one.system, one.first, one.last, one.id == own) for one in found]


async def signed_out(asker: Asker, device: str | None) -> None:
    """Sign a device out, or all others."""
    await asker.acting()
    asker.services.meters.sign_outs.count(asker.id)
    await asker.services.devices.sign_out(asker.ticket, device)
