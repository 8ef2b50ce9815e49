"""Inviting others to a table: links that they can open, as text and as a code for a camera."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Final

import segno
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from signoria.tables.table.refusal import Refusal
from signoria.web.api.asking import Asker
from signoria.web.api.routes import get, post
from signoria.web.api.shapes import Invitation, InvitationLink, OpenNetwork, QrCode, Reached
from signoria.web.codes import checked_code
from signoria.web.handed import AnyRequest, Provided

if TYPE_CHECKING:
    from signoria.web.services import Services

# Light modules around a code, without which cameras do not find it.
QUIET: Final = 4


@get("/api/tables/{code:str}/invitation", tags=["tables"], summary="Links that others can open")
async def invitation(request: AnyRequest, services: Provided, code: FromPath[str]) -> Invitation:
    """Give links to a table by which others get there from where they are, the likeliest first."""
    return await leading_to(f"/t/{checked_code(code)}", request, services)


async def leading_to(path: str, request: AnyRequest, services: Services) -> Invitation:
    """Give links to a page by which others get there from where they are, the likeliest first."""
    reached = await services.reach.asked_by(request.scope)
    links = [address + path for address in reached.addresses]
    return Invitation(
        reached.kind,
        [InvitationLink(address, link, qr_code(link)) for address, link in zip(reached.addresses, links, strict=True)],
        reached.offers,
        reached.opened,
    )


@lru_cache(maxsize=1000)
def qr_code(text: str) -> QrCode:
    """Draw a QR code."""
    # With enough to spare that a finger's mark on the screen does no harm.
    matrix = segno.make(text, error="m", micro=False).matrix
    strokes = []
    for y, row in enumerate(matrix, start=QUIET):
        x = QUIET
        for dark, run in groupby(row):
            width = len(list(run))
            if dark:
                strokes.append(f"M{x} {y}h{width}v1h-{width}z")
            x += width
    return QrCode(len(matrix) + 2 * QUIET, "".join(strokes))


# --- The network ------------------------------------------------------------------------------------------------------


@get("/api/reach", tags=["server"], summary="How others can open this server")
async def reach(request: AnyRequest, services: Provided) -> Reached:
    """Give the addresses by which others can open this server."""
    return await services.reach.asked_by(request.scope)


@post("/api/reach/open", tags=["server"], summary="Let others in this network in", status_code=HTTP_200_OK)
async def open_network(request: AnyRequest, services: Provided, data: JSONBody[OpenNetwork]) -> Reached:
    """Listen at an address in the network of this machine too; whoever sits at the machine does."""
    check_host(request, services)
    await services.reach.let_in(data.address)
    return await services.reach.asked_by(request.scope)


@post("/api/reach/close", tags=["server"], summary="Let nobody else in any more", status_code=HTTP_200_OK)
async def close_network(request: AnyRequest, services: Provided) -> Reached:
    """Listen in the network no more; whoever sits at the machine does."""
    check_host(request, services)
    await services.reach.let_nobody_in()
    return await services.reach.asked_by(request.scope)


def check_host(request: AnyRequest, services: Services) -> None:
    """Refuse everybody but who sits at the machine on which the server runs."""
    if not services.reach.host_at_the_machine(request.scope):
        raise Refusal("reason-not-here")
    services.meters.changes.count(Asker(request, services).id)
