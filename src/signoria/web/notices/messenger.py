"""Brings notices to people by all their channels, beside everything else: no move waits for it.

What cannot be brought is tried twice more, and then left. A channel whose receiver is no more is forgotten.
"""

from __future__ import annotations

import asyncio
import smtplib
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from itsdangerous import BadSignature, Signer

from signoria.tables.store.store import NotFound
from signoria.tables.table.quiet import quiet_until
from signoria.web.guard.limits import Meter
from signoria.web.logs import traced
from signoria.web.notices import mail, push
from signoria.web.notices.addresses import Addresses, ForbiddenAddressError
from signoria.web.notices.letter import Post, Taken, Unanswered, taken
from signoria.web.notices.wording import hooked, message_of, texts

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine
    from typing import Any

    from signoria.tables.store.store import Store
    from signoria.tables.table.notices import Channel, Notice
    from signoria.web.notices.addresses import Target
    from signoria.web.notices.wording import Message
    from signoria.web.settings import ServerSettings

LOG: Final = structlog.get_logger("signoria.web")
KEY: Final = "vapid"
SALT: Final = b"signoria channel"
# Messages on the way at once, and those that wait for it; beyond that nobody is told.
AT_ONCE: Final = 8
MOST_WAITING: Final = 2000
# Seconds before a message is tried again.
AGAIN: Final = (5.0, 60.0)
# Seconds for which a push service keeps a message for a browser that is not there.
LASTING: Final = 24 * 3600
# Who runs a server of which that is not known.
NOBODY: Final = "mailto:signoria@localhost.localdomain"
NOT_TAKEN: Final = Taken(arrived=False)


class Messenger:
    """The messenger of one server. It closes with the server."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store,
        addresses: Addresses | None = None,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.settings = settings
        self.delay = settings.notices.delay
        self.mail = settings.notices.mail
        self.addresses = addresses or Addresses(settings.notices.allowed)
        self._store = store
        self._clock = clock
        self._sleep = sleep
        self._post = Post()
        self._meter = Meter(settings.limits.told)
        self._signer = Signer(list(settings.keys[::-1]), salt=SALT)
        self._vapid: push.Vapid | None = None
        self._room = asyncio.Semaphore(AT_ONCE)
        self._bringing: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Bring nothing more."""
        for bringing in self._bringing:
            bringing.cancel()
        await asyncio.gather(*self._bringing, return_exceptions=True)

    async def vapid(self) -> push.Vapid:
        """Give who this server is to push services: the same for all that share the database, and for ever."""
        if self._vapid is None:
            self._vapid = push.Vapid(await self._store.keepsake(KEY, push.new_key()), self._clock)
        return self._vapid

    # --- What is told --------------------------------------------------------------------------------------------

    async def announce(self, notice: Notice) -> float | None:
        """Tell somebody something, unless another server has, or it can wait for the morning: then give until when."""
        channels = [one for one in await self._store.channels(notice.guest) if one.confirmed]
        if not channels:
            return None
        if notice.by_days:
            until = await self._quiet_until(notice.guest)
            if until is not None:
                return until
        # Claimed when it is told: a server that stops before leaves it to another one.
        if not await self._store.claim(notice):
            return None
        if self._meter.wait(notice.guest) or len(self._bringing) >= MOST_WAITING:
            LOG.warning("not told", kind=notice.kind)
            return None
        for channel in channels:
            self._start(self._bring(channel, message_of(notice, channel.language, self._clock())))
        return None

    async def _quiet_until(self, guest: str) -> float | None:
        try:
            return quiet_until((await self._store.guest(guest)).settings, self._clock())
        except NotFound:
            return None

    def _start(self, doing: Coroutine[Any, Any, None]) -> None:
        bringing = asyncio.create_task(doing, name="message")
        self._bringing.add(bringing)
        bringing.add_done_callback(self._bringing.discard)

    async def _bring(self, channel: Channel, message: Message) -> None:
        try:
            done = await self.bring(channel, message)
            for seconds in AGAIN:
                if done.arrived or done.gone:
                    break
                await self._sleep(seconds)
                done = await self.bring(channel, message)
            await self._keep(channel, done)
        except Exception as wrong:  # noqa: BLE001 - nobody waits for it
            LOG.error("not told", **traced(wrong))  # noqa: TRY400 - without what it says

    async def _keep(self, channel: Channel, done: Taken) -> None:
        if done.gone:
            with suppress(NotFound):
                await self._store.close_channel(channel.guest, channel.id)
        elif channel.failures or not done.arrived:
            await self._store.tried(channel.id, arrived=done.arrived)

    # --- How it is brought ---------------------------------------------------------------------------------------

    async def bring(self, channel: Channel, message: Message) -> Taken:
        """Bring a message by a channel, once; say what has become of it, and to nobody why."""
        async with self._room:
            try:
                return await {"push": self._push, "mail": self._mail, "hook": self._hook}[channel.way](channel, message)
            except (Unanswered, ForbiddenAddressError, OSError, smtplib.SMTPException, UnicodeError) as wrong:
                LOG.info("not taken", way=channel.way, why=type(wrong).__name__)
                return NOT_TAKEN

    async def _push(self, channel: Channel, message: Message) -> Taken:
        target = await self._found(channel)
        keys = channel.details
        message = msgspec.structs.replace(message, waiting=await self._waiting(channel.guest))
        body = push.encrypted(msgspec.json.encode(message), push.read(keys["p256dh"]), push.read(keys["auth"]))
        service = urlsplit(channel.address)
        contact = channel.origin if channel.origin.startswith("https://") else NOBODY
        vapid = await self.vapid()
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTING),
            "Urgency": "high",
            # Of several messages about a table that wait for a browser, the last one is enough.
            "Topic": message.tag,
            "Authorization": vapid.header(f"{service.scheme}://{service.netloc}", contact),
        }
        return taken(await self._post.send(target, headers, body))

    async def _waiting(self, guest: str) -> int:
        """Count the tables that wait for somebody."""
        return sum(
            one.summary.status == "playing" and one.summary.asked == guest and one.summary.puzzle is None
            for one in await self._store.tables_of(guest)
        )

    async def _hook(self, channel: Channel, message: Message) -> Taken:
        target = await self._found(channel)
        page = channel.origin + message.path
        headers, body = hooked(message, channel.details.get("form", "text"), page)
        return taken(await self._post.send(target, {"User-Agent": "Signoria", **headers}, body))

    async def _found(self, channel: Channel) -> Target:
        async with asyncio.timeout(self.settings.notices.lookup):
            return await self.addresses.found(channel.address)

    async def _mail(self, channel: Channel, message: Message) -> Taken:
        said, stop = texts(channel.language), self.page_of(channel)
        end = said.text("letter-end", stop=stop)
        text = f"{message.body}\n{channel.origin}{message.path}\n\n{end}\n"
        return await self._send(channel, message.title, text, stop)

    async def ask_to_confirm(self, channel: Channel) -> Taken:
        """Ask whoever reads at an address whether it is theirs."""
        said, page = texts(channel.language), self.page_of(channel)
        text = said.text("letter-confirm-text", origin=channel.origin, page=page)
        try:
            return await self._send(channel, said.text("letter-confirm"), f"{text}\n")
        except (OSError, smtplib.SMTPException, UnicodeError) as wrong:
            LOG.warning("no letter", why=type(wrong).__name__)
            return NOT_TAKEN

    async def _send(self, channel: Channel, subject: str, text: str, stop: str = "") -> Taken:
        if self.mail is None:
            return NOT_TAKEN
        await mail.send(self.mail, mail.letter(self.mail, channel.address, subject, text, stop))
        return Taken(arrived=True)

    # --- The page of a channel, for who reads there -----------------------------------------------------------------

    def page_of(self, channel: Channel) -> str:
        """Give the address at which whoever reads at a channel confirms it, or ends it."""
        return f"{channel.origin}/m/{self._signer.sign(channel.id).decode()}"

    async def channel_of(self, token: str) -> Channel:
        """Give the channel of such a page. Raises `NotFound`."""
        try:
            wanted = self._signer.unsign(token).decode()
        except BadSignature:
            raise NotFound("channel") from None
        return await self._store.channel(wanted)
