"""What the host of a server can settle, with defaults that fit one machine and a few hundred guests."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

import msgspec

from signoria.tables.table.devices import LIFETIME
from signoria.web.notices.mail import MailServer

STATIC: Final = Path(__file__).parent / "static"
KEY_SIZE: Final = 32
KEY_FILE: Final = "secret-key"
# Keys that are kept at once.
MOST_KEYS: Final = 4
# Bytes of the shortest key that is believed.
LEAST_KEY: Final = 16
# How long a personal link holds, unless it is used.
LINK_SECONDS: Final = 3600

THIS_MACHINE: Final = ("127.0.0.1", "::1")
LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "localhost"})
# The forms of addresses that people write, and the drivers that we use.
DRIVERS: Final = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many per second in the long run."""

    burst: int
    per_second: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one guest, one address or one message may ask for, so that nobody spoils it for others."""

    body_bytes: int = 64 * 1024
    frame_bytes: int = 16 * 1024
    # Requests: by address, and those that change something by guest.
    requests: Rate = Rate(240, 40.0)
    changes: Rate = Rate(60, 5.0)
    # Guests that come from one address for the first time.
    new_guests: Rate = Rate(60, 0.2)
    # Opening tables, by guest and by address.
    tables: Rate = Rate(12, 0.05)
    tables_by_address: Rate = Rate(60, 0.5)
    # Those among them that are shown to everybody; beyond it they are opened, and found by their link.
    listed: Rate = Rate(6, 1 / 600)
    listed_by_address: Rate = Rate(20, 1 / 120)
    # Tables that gather or play, at which a guest has a seat.
    tables_at_once: int = 30
    # Playing games again, by address: those of tables, move by move, and records that are sent along.
    replays: Rate = Rate(200, 20.0)
    records: Rate = Rate(20, 1.0)
    # Having games analysed, each of which takes up to two minutes of a processor: by guest and by address.
    analyses: Rate = Rate(6, 1 / 120)
    analyses_by_address: Rate = Rate(20, 1 / 60)
    # Inviting people to tables, by guest; how often the same person, table/companions.py says.
    invitations: Rate = Rate(12, 1 / 60)
    # Opening and trying channels by which somebody is told, by guest; letters to a mailbox that nobody has confirmed,
    # by mailbox; and what a guest is told.
    notices: Rate = Rate(12, 1 / 30)
    letters: Rate = Rate(3, 1 / 3600)
    told: Rate = Rate(60, 1 / 60)
    # Signing devices out, by guest.
    sign_outs: Rate = Rate(20, 0.02)
    # Messages over WebSockets, by guest; things said among them, and what is only considered beside them.
    messages: Rate = Rate(60, 20.0)
    chat: Rate = Rate(5, 0.5)
    # Somebody who drags a tile about asks all the time.
    considerations: Rate = Rate(40, 15.0)
    hints: Rate = Rate(12, 0.5)
    # Connections of any kind, by address and in all; fewer where the machine has no files for so many.
    connections: int = 12_000
    connections_by_address: int = 400
    # Seconds for a connection to ask for something, to send what belongs to it, and to read some of the answer.
    header_seconds: float = 10.0
    body_seconds: float = 20.0
    reader_seconds: float = 20.0
    # Open WebSockets, by guest, by address, and in all.
    sockets_by_guest: int = 24
    sockets_by_address: int = 200
    sockets: int = 10_000
    # Malformed messages that a connection may send before it is closed.
    malformed: int = 20


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    """How people are told who are not at their tables."""

    # Seconds for which somebody may be away from the table before.
    delay: float = 5.0
    # Seconds to look a name up.
    lookup: float = 5.0
    # Where the server writes though the address is not public, as origins: https://ntfy.home.arpa.
    allowed: frozenset[str] = frozenset()
    # Through which letters go, if any do.
    mail: MailServer | None = None


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """One server."""

    # An address of SQLite or PostgreSQL: sqlite:///file, postgresql://user@host/name.
    database: str
    # The keys that sign cookies: the first signs, all of them are believed.
    keys: tuple[bytes, ...]
    # Names by which the server may be called; None: any. Protects servers on private addresses from other sites.
    hosts: frozenset[str] | None = None
    # Other sites whose pages may use this server, such as https://games.example.
    origins: frozenset[str] = frozenset()
    # Addresses by which others know this server, such as https://games.example; invitations name the first.
    public: tuple[str, ...] = ()
    # Addresses of this machine in its networks; None: as the system says.
    network: tuple[str, ...] | None = None
    # Addresses and networks of proxies: where a request comes from is believed when one of these says so.
    proxies: tuple[str, ...] = THIS_MACHINE
    # Addresses and networks from which the measurements may be read: whoever counts messages can tell what is hidden.
    measured_from: tuple[str, ...] = THIS_MACHINE
    static: Path = STATIC
    limits: Limits = Limits()
    # How long bots wait before they move, as people do: seconds, at least and at most.
    bot_pause: tuple[float, float] = (0.5, 1.2)
    # The same for a bot that plays for a person: all want to follow, and the person may come back.
    keeper_pause: tuple[float, float] = (2.5, 4.0)
    # How long answers take that were not free, which nobody may notice: seconds, at least and usually.
    secret_pause: tuple[float, float] = (1.2, 3.0)
    # How long it is silent where somebody may be asked in secret, and can answer: seconds, at least and at most.
    silence: tuple[float, float] = (6.0, 8.0)
    # Processes in which bots think, two at least, and the seconds after which a bot that still thinks must answer.
    bot_workers: int = 2
    bot_seconds: float = 15.0
    # Seconds of a processor for the analysis of a game.
    analysis_seconds: float = 120.0
    # Days after which a table is forgotten at which nothing has changed; None: never.
    keep_days: int | None = None
    notices: Notices = Notices()
    log_format: str = "console"  # console, json
    log_level: str = "info"
    cookie_seconds: int = LIFETIME
    link_seconds: int = LINK_SECONDS


def kept_keys(folder: Path) -> tuple[bytes, ...]:
    """Give the keys that are kept in a folder, one to a line; the first time, make one that only its owner can read."""
    path = folder / KEY_FILE
    folder.mkdir(parents=True, exist_ok=True)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        pass
    else:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(KEY_SIZE))
    try:
        return checked_keys(path.read_text(encoding="ascii"))
    except ValueError:
        again = f"remove {path} to get a new one (everybody is a new guest then)"
        raise ValueError(f"it does not hold a key; {again}") from None


def new_key(folder: Path, *, forget: bool) -> int:
    """Put a new key before those that are kept in a folder, or in their place; give how many are believed then."""
    before = () if forget else kept_keys(folder)[: MOST_KEYS - 1]
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / f"{KEY_FILE}.new"
    part.unlink(missing_ok=True)
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write("\n".join([secrets.token_hex(KEY_SIZE), *(key.hex() for key in before)]))
        file.flush()
        os.fsync(file.fileno())
    part.replace(folder / KEY_FILE)
    return 1 + len(before)


def checked_keys(text: str) -> tuple[bytes, ...]:
    """Read keys, with commas or lines between them: the first one signs. Raises ValueError for one to be guessed."""
    return tuple(checked_key(key) for key in text.replace(",", " ").split() or [""])


def checked_key(text: str) -> bytes:
    """Read a key. Raises ValueError for one that somebody could guess."""
    try:
        key = bytes.fromhex(text.strip())
    except ValueError:
        key = b""
    if len(key) < LEAST_KEY or len(set(key)) < LEAST_KEY // 2:
        raise ValueError(
            f"a key is {2 * KEY_SIZE} hexadecimal digits by chance; `openssl rand -hex {KEY_SIZE}` gives one"
        )
    return key


def full_address(database: str) -> str:
    """Give an address with its driver. Raises ValueError for a database that we do not know."""
    scheme, separator, rest = database.partition("://")
    if not separator or scheme not in DRIVERS:
        raise ValueError("a database is given as sqlite:///file or postgresql://user@host/name")
    return f"{DRIVERS[scheme]}://{rest}"
