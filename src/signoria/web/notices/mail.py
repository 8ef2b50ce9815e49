"""Letters, through the mail server of the host."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

# Seconds for a mail server to do its part.
LIMIT: Final = 15.0
LONGEST: Final = 254
PORTS: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
# One mailbox, without a name or comments: nothing that a mail server could read as more.
MAILBOX: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")


class MailServer(msgspec.Struct, frozen=True):
    """How the host sends letters."""

    scheme: str  # smtp with STARTTLS, smtps, or smtp+plain within one machine
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""


def mail_server(address: str, sender: str) -> MailServer:
    """Read the address of a mail server, such as smtps://user:password@mail.example. Raises ValueError."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise ValueError("not an address of a mail server") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError("a mail server is given as smtps://user:password@mail.example, or smtp:// for STARTTLS")
    if not mailbox(sender):
        raise ValueError("letters need a sender, such as signoria@games.example")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.scheme, parts.hostname, port or PORTS[parts.scheme], sender, user, password)


def mailbox(text: str) -> bool:
    """Whether this is the address of one mailbox."""
    return len(text) <= LONGEST and MAILBOX.fullmatch(text) is not None


def letter(server: MailServer, to: str, subject: str, text: str, stop: str = "") -> EmailMessage:
    """Write a letter; `stop` is the address at which its reader ends them."""
    message = EmailMessage()
    message["From"] = f"Signoria <{server.sender}>"
    message["To"] = to
    # Names of tables and people stand in it.
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
    message.set_content(text)
    return message


async def send(server: MailServer, message: EmailMessage) -> None:
    """Send a letter. Raises `smtplib.SMTPException` and OSError."""
    await asyncio.to_thread(_send, server, message)


def _send(server: MailServer, message: EmailMessage) -> None:
    trust = ssl.create_default_context()
    if server.scheme == "smtps":
        talking: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=LIMIT, context=trust)
    else:
        talking = smtplib.SMTP(server.host, server.port, timeout=LIMIT)
    with talking:
        if server.scheme == "smtp":
            talking.starttls(context=trust)
        if server.user:
            talking.login(server.user, server.password)
        talking.send_message(message)
