"""By which channels somebody is told who is not at the table: a browser, a mailbox, an address that listens."""

from __future__ import annotations

import html
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from litestar import Response
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from signoria.tables.store.store import NotFound
from signoria.tables.table.notices import MOST_OTHERS, MOST_PUSHES, Channel
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import new_id
from signoria.web.api.asking import Asker
from signoria.web.api.routes import get, post
from signoria.web.api.rules import preferred
from signoria.web.api.shapes import (
    ChannelClosed,
    ChannelShown,
    ChannelTried,
    HookChannel,
    MailChannel,
    NoticesShown,
    PushChannel,
)
from signoria.web.guard.headers import origin_of
from signoria.web.handed import AnyRequest, Provided
from signoria.web.notices.addresses import ForbiddenAddressError
from signoria.web.notices.mail import mailbox
from signoria.web.notices.push import checked_keys
from signoria.web.notices.wording import test_message, texts
from signoria.web.pages import page_of

if TYPE_CHECKING:
    from collections.abc import Sequence


LONGEST_TOKEN: Final = 200


@get("/api/me/notices", tags=["me"], summary="How I am told")
async def notices(request: AnyRequest, services: Provided) -> Response[NoticesShown]:
    """Give the channels of the guest who asks, and what this server offers."""
    asker = Asker(request, services)
    return asker.answer(await shown(asker))


@post("/api/me/notices/push", tags=["me"], summary="Tell me on this device", status_code=HTTP_200_OK)
async def open_push(request: AnyRequest, services: Provided, data: JSONBody[PushChannel]) -> Response[NoticesShown]:
    """Tell the guest who asks through this browser; there is one such channel for each device."""
    asker = Asker(request, services)
    await asker.name_device()
    try:
        keys = checked_keys(data.p256dh, data.auth)
    except ValueError:
        raise Refusal("reason-notice-address") from None
    return await opened(asker, channel_for(asker, "push", data.address, data.language, keys))


@post("/api/me/notices/hook", tags=["me"], summary="Tell me at an address", status_code=HTTP_200_OK)
async def open_hook(request: AnyRequest, services: Provided, data: JSONBody[HookChannel]) -> Response[NoticesShown]:
    """Tell the guest who asks at an address on the network, such as a topic of ntfy."""
    asker = Asker(request, services)
    return await opened(asker, channel_for(asker, "hook", data.address, data.language, {"form": data.form}))


@post("/api/me/notices/mail", tags=["me"], summary="Tell me by mail", status_code=HTTP_200_OK)
async def open_mail(request: AnyRequest, services: Provided, data: JSONBody[MailChannel]) -> Response[NoticesShown]:
    """Tell the guest who asks by mail, once whoever reads at the address has confirmed it."""
    asker = Asker(request, services)
    if services.messenger.mail is None or not mailbox(data.address):
        raise Refusal("reason-notice-mail")
    services.meters.letters.count(data.address.lower())
    channel = channel_for(asker, "mail", data.address, data.language, {})
    answer = await opened(asker, channel)
    if not (await services.messenger.ask_to_confirm(channel)).arrived:
        await services.store.close_channel(asker.id, channel.id)
        raise Refusal("reason-notice-mail")
    return answer


@post("/api/me/notices/close", tags=["me"], summary="Tell me no more", status_code=HTTP_200_OK)
async def close_channel(
    request: AnyRequest, services: Provided, data: JSONBody[ChannelClosed]
) -> Response[NoticesShown]:
    """Forget a channel of the guest who asks; one that is forgotten already stays so."""
    asker = Asker(request, services)
    await asker.acting()
    with suppress(NotFound):
        await services.store.close_channel(asker.id, data.id)
    return asker.answer(await shown(asker))


@post("/api/me/notices/try", tags=["me"], summary="Tell me something now", status_code=HTTP_200_OK)
async def try_channel(request: AnyRequest, services: Provided, data: JSONBody[ChannelClosed]) -> Response[ChannelTried]:
    """Send a message by a channel, and say whether it was taken; not why not, which would tell about the network."""
    asker = Asker(request, services)
    guest = await asker.acting()
    services.meters.notices.count(guest.id)
    found = [one for one in await services.store.channels(guest.id) if one.id == data.id and one.confirmed]
    if not found:
        raise Refusal("reason-not-found")
    done = await services.messenger.bring(found[0], test_message(found[0].language))
    return asker.answer(ChannelTried(done.arrived))


def channel_for(asker: Asker, way: Any, address: str, language: str, details: dict[str, str]) -> Channel:  # noqa: ANN401
    """Give a channel that the guest who asks wants. Refuses addresses to which this server does not write."""
    services = asker.services
    if way != "mail":
        try:
            services.messenger.addresses.check(address)
        except ForbiddenAddressError:
            raise Refusal("reason-notice-address") from None
    public = services.settings.public
    return Channel(
        id=new_id(),
        guest=asker.id,
        way=way,
        address=address,
        created=time.time(),
        language=texts(language).language,
        device=asker.ticket.device if way == "push" else "",
        details=details,
        origin=public[0] if public else origin_of(asker.request.scope) or "",
        confirmed=way != "mail",
    )


async def opened(asker: Asker, channel: Channel) -> Response[NoticesShown]:
    """Keep a channel. Refuses more than there may be."""
    await asker.acting()
    asker.services.meters.notices.count(asker.id)

    def check(others: Sequence[Channel]) -> None:
        pushes = channel.way == "push"
        if sum((one.way == "push") == pushes for one in others) >= (MOST_PUSHES if pushes else MOST_OTHERS):
            raise Refusal("reason-notice-many")

    await asker.services.store.open_channel(channel, check)
    return asker.answer(await shown(asker))


async def shown(asker: Asker) -> NoticesShown:
    """Show how the guest who asks is told; an address that listens may be a secret, and so is one of a browser."""
    services = asker.services
    channels = [
        ChannelShown(
            one.id,
            one.way,
            one.address if one.way == "mail" else services.messenger.addresses.named(one.address),
            one.way == "push" and one.device == asker.ticket.device,
            one.confirmed,
        )
        for one in await services.store.channels(asker.id)
    ]
    return NoticesShown((await services.messenger.vapid()).public, services.messenger.mail is not None, channels)


# --- The page of a channel, for who reads there ----------------------------------------------------------------------


@get("/m/{token:str}", include_in_schema=False)
async def show_channel(request: AnyRequest, services: Provided, token: FromPath[str]) -> Response[bytes]:
    """Ask whoever reads at an address whether it is theirs, or whether it is to end: a look alone changes nothing."""
    language = preferred(request.headers.get("accept-language", ""))
    said = texts(language)
    try:
        channel = await services.messenger.channel_of(token[:LONGEST_TOKEN])
    except NotFound:
        return page_of(f"<h1>{said.text('channel-gone')}</h1>", said.language, HTTP_404_NOT_FOUND)
    address = html.escape(channel.address if channel.way == "mail" else "")
    buttons = f'<p><button name="do" value="stop">{said.text("channel-stop-button", address=address)}</button></p>'
    if not channel.confirmed:
        first = f'<button name="do" value="confirm">{said.text("channel-confirm-button")}</button>'
        buttons = f"<p>{said.text('channel-confirm-text')}</p><p>{first}</p>{buttons}"
    heading = said.text("channel-confirm", address=address)
    return page_of(f'<h1>{heading}</h1><form method="post">{buttons}</form>', said.language)


@post("/m/{token:str}", include_in_schema=False, status_code=HTTP_200_OK)
async def settle_channel(request: AnyRequest, services: Provided, token: FromPath[str]) -> Response[bytes]:
    """Confirm a channel, or end it."""
    said = texts(preferred(request.headers.get("accept-language", "")))
    wanted = (await request.form()).get("do")
    try:
        channel = await services.messenger.channel_of(token[:LONGEST_TOKEN])
        if wanted == "confirm":
            await services.store.confirm_channel(channel.id)
        else:
            await services.store.close_channel(channel.guest, channel.id)
    except NotFound:
        return page_of(f"<h1>{said.text('channel-gone')}</h1>", said.language, HTTP_404_NOT_FOUND)
    key = "channel-confirmed" if wanted == "confirm" else "channel-stopped"
    return page_of(f"<h1>{said.text(key, address=html.escape(channel.address))}</h1>", said.language)
