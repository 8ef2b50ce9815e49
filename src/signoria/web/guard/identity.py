"""Who somebody is: a guest by a signed cookie, from the first moment on and without registering.

The cookie holds the ids of the guest and of the device, and when it was given, signed with the server's key. A guest
is stored as soon as there is something to keep: until then the name follows from the id, and crawlers leave nothing.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from itsdangerous import BadSignature, TimestampSigner
from litestar.datastructures import Cookie

from signoria.tables.store.store import NotFound
from signoria.tables.table.devices import Ticket
from signoria.tables.table.rows import Guest, new_id

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from signoria.tables.store.store import Store
    from signoria.web.guard.devices import Devices
    from signoria.web.settings import ServerSettings

COOKIE: Final = "signoria-guest"
# Over TLS: browsers take a cookie of this name from nobody but this very host, for all of it, and over TLS only.
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
SECURE: Final = frozenset({"https", "wss"})
LONGEST_COOKIE: Final = 200
SALT: Final = b"signoria cookie"
# A cookie is renewed when it is so old, so that whoever comes back regularly stays the same guest.
RENEW_AFTER: Final = 30 * 24 * 3600
# Between the parts of what a cookie says.
BETWEEN: Final = "-"
# First names of the time and place, for guests who have not chosen a name yet.
NAMES: Final = tuple(
    """
    Agnolo Alessandra Andrea Antonia Bartolomea Benedetto Bianca Caterina Clarice Donato Elena Filippo Fiammetta
    Francesca Galeazzo Ginevra Giovanna Giuliano Ilaria Isabella Jacopo Laura Lapo Leonora Luca Maddalena Margherita
    Marietta Matteo Nannina Neri Niccola Oretta Palla Piero Rinaldo Sandra Simonetta Tessa Tommaso Ugolino Violante
    """.split()  # noqa: SIM905 - forty names in quotes read worse
)


class Stamps(TimestampSigner):
    """Signs with the time of a clock."""

    clock: Callable[[], float]

    def get_timestamp(self) -> int:
        """Give the time that is signed along."""
        return int(self.clock())


class Signer:
    """Signs guest ids, and believes only what was signed."""

    def __init__(self, keys: tuple[bytes, ...], lifetime: float, clock: Callable[[], float] = time.time) -> None:
        if not keys or any(len(key) < 16 for key in keys):
            raise ValueError("the server needs a key of at least 16 bytes to sign cookies with")
        self.keys = keys
        self.lifetime = lifetime
        self.clock = clock
        # The library signs with the last key, we with the first.
        self.stamps = Stamps(keys[::-1], salt=SALT, key_derivation="hmac", digest_method=hashlib.sha256)
        self.stamps.clock = clock
        self.newest = Stamps(keys[0], salt=SALT, key_derivation="hmac", digest_method=hashlib.sha256)

    def sign(self, guest: str) -> str:
        """Give the value of a cookie."""
        return self.stamps.sign(guest).decode()

    def renewed(self, value: str) -> bool:
        """Whether a cookie was signed with the key that signs now."""
        return self.newest.validate(value)

    def read(self, value: str | None) -> tuple[str, float] | None:
        """Give the guest and when the cookie was given; None for anything that was not signed, or too long ago."""
        if value is None or len(value) > LONGEST_COOKIE or not value.isascii():
            return None
        # Not with the library's limit of age, which refuses what a node signed whose clock is ahead.
        try:
            guest, given = self.stamps.unsign(value, return_timestamp=True)
        except BadSignature:
            found = self._read_first_form(value)
        else:
            found = guest.decode(), given.timestamp()
        return found if found is not None and found[1] + self.lifetime > self.clock() else None

    def _read_first_form(self, value: str) -> tuple[str, float] | None:
        """Read a cookie as the first versions signed it: somebody who has one stays the same guest."""
        body, _, mark = value.rpartition(".")
        marks = (hmac.new(key, f"signoria guest {body}".encode(), hashlib.sha256).hexdigest() for key in self.keys)
        if not any(hmac.compare_digest(mark, right) for right in marks):
            return None
        _version, guest, given = body.split(".")
        return guest, float(int(given, 16))


class Identity:
    """Guests of this server."""

    def __init__(self, settings: ServerSettings, store: Store, devices: Devices) -> None:
        self.settings = settings
        self.store = store
        self.devices = devices
        self.signer = Signer(settings.keys, settings.cookie_seconds)

    def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Give the id of the guest who asks, if a cookie says so. Raises `Refusal` for a device that is signed out."""
        ticket = self.ticket(connection)
        return None if ticket is None else ticket.guest

    def ticket(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Ticket | None:
        """Give what the cookie of who asks says. Raises `Refusal` for a device that is signed out."""
        ticket = self.shown(connection)
        if ticket is not None:
            self.devices.check(ticket)
            self.devices.see(ticket, connection.headers.get("user-agent"))
        return ticket

    def shown(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Ticket | None:
        """Give what the cookie of who asks says, though the device may be signed out."""
        found = self._read(connection)
        return None if found is None else read_ticket(found[0])

    def stale(self, connection: ASGIConnection[Any, Any, Any, Any], ticket: Ticket) -> bool:
        """Whether the cookie says something else, or should be given anew: it is old, or has an older key or name."""
        found = self._read(connection)
        if found is None or read_ticket(found[0]) != ticket or found[1] + RENEW_AFTER < time.time():
            return True
        return not self.signer.renewed(connection.cookies.get(name_of_cookie(connection), ""))

    async def guest(self, guest: str) -> Guest:
        """Give a guest, stored or not yet."""
        try:
            return await self.store.guest(guest)
        except NotFound:
            return Guest(guest, default_name(guest), time.time())

    async def stored(self, guest: str) -> Guest:
        """Give a guest, and keep it from now on."""
        try:
            return await self.store.guest(guest)
        except NotFound:
            new = Guest(guest, default_name(guest), time.time())
        await self.store.save_guest(new)
        return new

    def cookie(self, ticket: Ticket, *, secure: bool) -> Cookie:
        """Give the cookie of a device: no script can read it, and no other site can use it to change anything."""
        return Cookie(
            key=SECURE_COOKIE if secure else COOKIE,
            value=self.signer.sign(written_ticket(ticket)),
            max_age=self.settings.cookie_seconds,
            path="/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )

    def _read(self, connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, float] | None:
        """Read the cookie. One that was given under the plain name, before there was TLS, holds until then."""
        cookies = connection.cookies
        return self.signer.read(cookies.get(name_of_cookie(connection), cookies.get(COOKIE)))


def written_ticket(ticket: Ticket) -> str:
    """Give what is signed of a ticket."""
    return BETWEEN.join([ticket.guest, ticket.device, *([f"{ticket.after:x}"] if ticket.after else [])])


def read_ticket(said: str) -> Ticket:
    """Read what was signed. The first versions signed the guest alone."""
    guest, _, rest = said.partition(BETWEEN)
    device, _, after = rest.partition(BETWEEN)
    return Ticket(guest, device, int(after or "0", 16))


def name_of_cookie(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Give the name of the cookie that belongs on a connection."""
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def is_secure(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a connection came over TLS, at least to a proxy that is believed."""
    return connection.scope["scheme"] in SECURE


def new_guest() -> str:
    """Give the id of a new guest."""
    return new_id()


def default_name(guest: str) -> str:
    """Give the name of a guest who has not chosen one: always the same one for the same guest."""
    number = int.from_bytes(hashlib.sha256(f"name {guest}".encode()).digest()[:8])
    return f"{NAMES[number % len(NAMES)]} {10 + number // len(NAMES) % 90}"


def new_link() -> tuple[str, bytes]:
    """Give the secret of a personal link, and what is stored of it."""
    token = secrets.token_urlsafe(24)
    return token, link_digest(token)


def link_digest(token: str) -> bytes:
    """Give what is stored of the secret of a link: it cannot be used by whoever reads the database."""
    return hashlib.sha256(f"signoria link {token}".encode()).digest()
