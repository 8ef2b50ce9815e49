"""The guest who asks: name, and the link that makes another device the same guest."""

from __future__ import annotations

import html
import time
from typing import TYPE_CHECKING, Final

import msgspec
from litestar import Response
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_303_SEE_OTHER, HTTP_404_NOT_FOUND

from signoria.tables.store.store import NotFound, SignedOut
from signoria.tables.table.arms import arms_of
from signoria.tables.table.names import checked_person
from signoria.tables.table.personal import Wishlist, amended, document_in
from signoria.tables.table.refusal import Refusal
from signoria.web.api.asking import Asker, answer_as
from signoria.web.api.invitation import leading_to
from signoria.web.api.results import beaten_levels
from signoria.web.api.routes import get, patch, post
from signoria.web.api.rules import preferred
from signoria.web.api.shapes import Me, PersonalLink, Preferring, Rename
from signoria.web.codes import checked_code
from signoria.web.guard.identity import default_name, link_digest, new_link
from signoria.web.handed import AnyRequest, Provided
from signoria.web.pages import page_of

if TYPE_CHECKING:
    from signoria.tables.table.rows import Guest
    from signoria.web.services import Services

LONGEST_TOKEN: Final = 100
WORDS: Final = {
    "en": {
        "is": "Play on this device as {name}",
        "does": "From then on this device has the seats and the history of {name}. The link works once.",
        "button": "Continue as {name}",
        "gone": "This link does not work any more",
        "again": "It was used already, or it is too old. Make a new one on the other device.",
    },
    "nl": {
        "is": "Speel op dit apparaat als {name}",
        "does": "Vanaf dan heeft dit apparaat de plaatsen en de geschiedenis van {name}. De link werkt één keer.",
        "button": "Ga verder als {name}",
        "gone": "Deze link werkt niet meer",
        "again": "Hij is al gebruikt, of te oud. Maak op het andere apparaat een nieuwe.",
    },
}


@get("/api/me", tags=["me"], summary="Who I am")
async def me(request: AnyRequest, services: Provided) -> Response[Me]:
    """Say who asks; somebody new becomes a guest with a name at once."""
    asker = Asker(request, services)
    await asker.name_device()
    guest = await asker.guest()
    return asker.answer(await shown(services, guest))


@patch("/api/me", tags=["me"], summary="Choose a name")
async def rename(request: AnyRequest, services: Provided, data: JSONBody[Rename]) -> Response[Me]:
    """Change the name of the guest who asks; seats keep the name they were taken with."""
    asker = Asker(request, services)
    name = checked_person(data.name)
    guest = msgspec.structs.replace(await asker.acting(), name=name)
    await services.store.save_guest(guest)
    return asker.answer(await shown(services, guest))


@patch("/api/me/preferences", tags=["me"], summary="Prefer something else")
async def prefer(request: AnyRequest, services: Provided, data: JSONBody[Preferring]) -> Response[Wishlist]:
    """Change what the guest who asks prefers, at all tables and on all devices, or at one table."""
    asker = Asker(request, services)
    table = None if data.table is None else checked_code(data.table)
    settings = await services.store.set_guest(
        await asker.acting(), lambda before: amended(before, data.wishes, table, anew=data.anew)
    )
    await services.rooms.preferred(asker.id)
    return asker.answer(document_in(settings))


@post("/api/me/link", tags=["me"], summary="A link for another device", status_code=HTTP_201_CREATED)
async def new_personal_link(request: AnyRequest, services: Provided) -> Response[PersonalLink]:
    """Make a link that makes another device the same guest, once."""
    asker = Asker(request, services)
    guest = await asker.acting()
    token, digest = new_link()
    seconds = services.settings.link_seconds
    try:
        await services.store.add_link(digest, guest.id, time.time() + seconds, asker.ticket)
    except SignedOut:
        # Not known here yet.
        raise Refusal("reason-signed-out") from None
    path = f"/i/{token}"
    return asker.answer(PersonalLink(path, seconds, await leading_to(path, request, services)), HTTP_201_CREATED)


@get("/i/{token:str}", include_in_schema=False)
async def show_link(request: AnyRequest, services: Provided, token: FromPath[str]) -> Response[bytes]:
    """Ask before a link is followed: programs that only look at addresses must not use it up."""
    language = preferred(request.headers.get("accept-language", ""))
    words = WORDS.get(language, WORDS["en"])
    try:
        guest = await services.store.guest_by_link(checked_digest(token), time.time())
    except NotFound:
        return gone(words, language)
    name = html.escape(guest.name)
    return page_of(
        f"<h1>{words['is'].format(name=name)}</h1><p>{words['does'].format(name=name)}</p>"
        f'<form method="post"><button>{words["button"].format(name=name)}</button></form>',
        language,
    )


@post("/i/{token:str}", include_in_schema=False, status_code=HTTP_200_OK)
async def follow_link(request: AnyRequest, services: Provided, token: FromPath[str]) -> Response[bytes]:
    """Make this device the guest of the link, which works no more after that."""
    try:
        digest = checked_digest(token)
        # Before the link is used: should the guest sign devices out in between, it does not work.
        ticket = await services.devices.admitted((await services.store.guest_by_link(digest, time.time())).id)
        guest = await services.store.use_link(digest, time.time())
    except NotFound:
        language = preferred(request.headers.get("accept-language", ""))
        return gone(WORDS.get(language, WORDS["en"]), language)
    had = services.identity.shown(request)
    if had is not None and had.guest == guest.id and had.device and not services.devices.bars(had):
        ticket = services.devices.renewed(had)
    response = answer_as(request, services, ticket, b"", HTTP_303_SEE_OTHER)
    response.headers["Location"] = "/"
    return response


async def shown(services: Services, guest: Guest) -> Me:
    """Show a guest to that guest."""
    named = guest.name != default_name(guest.id)
    wins = await beaten_levels(services.store, guest.id)
    return Me(guest.name, wins, named, arms_of(guest.id), preferences=document_in(guest.settings))


def checked_digest(token: str) -> bytes:
    """Give what is stored of the secret of a link. Raises `NotFound` for what cannot be one."""
    if len(token) > LONGEST_TOKEN:
        raise NotFound("link")
    return link_digest(token)


def gone(words: dict[str, str], language: str) -> Response[bytes]:
    """Say that a link works no more."""
    return page_of(f"<h1>{words['gone']}</h1><p>{words['again']}</p>", language, HTTP_404_NOT_FOUND)
