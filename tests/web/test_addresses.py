"""An address that a guest gives is no way into the network of the host."""

from __future__ import annotations

import asyncio
import datetime as dt
import ssl
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from signoria.web.notices.addresses import Addresses, ForbiddenAddressError, Target, public
from signoria.web.notices.letter import Post, Unanswered, taken

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

OUTSIDE = "93.184.215.14"
INSIDE = (
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.10",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",  # noqa: S104 - refused
    "224.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:93.184.215.14",
    "64:ff9b::a00:1",
    "2002:a00:1::1",
    "2001:0:a00:1::1",
    "2001:db8::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "",
    "localhost",
)


def leading_to(*addresses: str, allowed: tuple[str, ...] = ()) -> Addresses:
    """Give a network in which every name leads to these addresses."""

    async def lookup(_name: str, _port: int) -> list[str]:
        return list(addresses)

    return Addresses(allowed, lookup)


@pytest.mark.parametrize("address", INSIDE)
async def test_a_name_that_leads_inside_is_refused(address: str) -> None:
    """However the address is written, and though another one of the name is public."""
    assert not public(address)
    for found in ((address,), (OUTSIDE, address), (address, OUTSIDE)):
        with pytest.raises(ForbiddenAddressError):
            await leading_to(*found).found("https://rebound.example/topic")
    # What the host allows by name may lead anywhere.
    target = await leading_to(address, allowed=("https://ntfy.home.arpa",)).found("https://ntfy.home.arpa/topic")
    assert (target.ip, target.name, target.path) == (address, "ntfy.home.arpa", "/topic")


async def test_a_public_name_is_looked_up_once_and_its_address_kept() -> None:
    """So it cannot lead elsewhere when the connection is made."""
    asked: list[str] = []

    async def lookup(name: str, _port: int) -> list[str]:
        asked.append(name)
        return [OUTSIDE, "2606:2800:21f:cb07:6820:80da:af6b:8b2c"] if len(asked) == 1 else ["127.0.0.1"]

    target = await Addresses((), lookup).found("https://push.example/send/abc?x=1")
    assert target == Target("https", "push.example", 443, "/send/abc?x=1", OUTSIDE)
    assert (asked, target.authority) == (["push.example"], "push.example")


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/",
        "https://push.example:8443/",
        "https://push.example:22/",
        "https://user@push.example/",
        "https://user:word@push.example/",
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://127.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://localhost/",
        "https://intranet/",
        "https://push.example:99999/",
        "https:///nowhere",
        "https://push.example/\r\nHost: other",
        "https://push.example/ x",
        "https://pü.example/",
        "ftp://push.example/",
        "file:///etc/passwd",
        "gopher://push.example/",
        "//push.example/",
        "https://[broken/",
        "",
        "https://push.example/" + "x" * 2000,
    ],
)
async def test_what_is_no_address_outside_is_refused_before_it_is_looked_up(url: str) -> None:
    async def lookup(name: str, _port: int) -> list[str]:
        raise AssertionError(name)

    with pytest.raises(ForbiddenAddressError):
        await Addresses(("https://ntfy.home.arpa",), lookup).found(url)


def test_the_host_allows_origins_not_names() -> None:
    """Another port, or without a lock, is something else."""
    addresses = Addresses(("http://ntfy.home.arpa:8080", "https://ntfy.home.arpa"))
    assert addresses.check("http://ntfy.home.arpa:8080/topic").authority == "ntfy.home.arpa:8080"
    assert addresses.check("https://ntfy.home.arpa/topic").port == 443
    for url in ("http://ntfy.home.arpa/topic", "http://ntfy.home.arpa:8081/", "https://ntfy.home.arpa:8080/"):
        with pytest.raises(ForbiddenAddressError):
            addresses.check(url)
    # What leads there is shown, what can be done there is not.
    assert addresses.named("https://hooks.example/secret/token?key=1") == "hooks.example"
    assert addresses.named("http://once.allowed:1/secret") == ""


# --- One request -----------------------------------------------------------------------------------------------------


@asynccontextmanager
async def listening(
    serve: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]], trust: ssl.SSLContext | None = None
) -> AsyncIterator[int]:
    """Run something on this machine that serves everybody, to the end; give its port."""
    served: set[asyncio.Task[None]] = set()

    async def serve_one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError, asyncio.IncompleteReadError):
                await serve(reader, writer)
        finally:
            writer.transport.abort()

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        served.add(asyncio.ensure_future(serve_one(reader, writer)))

    server = await asyncio.start_server(begin, "127.0.0.1", 0, ssl=trust)
    async with server:
        yield server.sockets[0].getsockname()[1]
        await asyncio.gather(*served)


@asynccontextmanager
async def answering(answer: bytes, trust: ssl.SSLContext | None = None) -> AsyncIterator[tuple[int, list[bytes]]]:
    """Run something on this machine that answers whatever it is asked; give its port, and what it is asked."""
    asked: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(answer)
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async with listening(serve, trust) as port:
        yield port, asked


def here(port: int, scheme: str = "http") -> Target:
    """Give something on this machine, under a name."""
    return Target(scheme, "push.example", port, "/send", "127.0.0.1")


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n", 201),
        (b"HTTP/1.1 410 Gone\r\nContent-Length: 5\r\n\r\nhello", 410),
        # Nothing is followed: it would lead past all that was checked.
        (b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/admin\r\nContent-Length: 0\r\n\r\n", 302),
    ],
)
async def test_an_answer_is_its_status_alone(answer: bytes, status: int) -> None:
    async with answering(answer) as (port, asked):
        assert await Post().send(here(port), {"TTL": "60"}, b"body") == status
    assert len(asked) == 1
    assert b"Host: push.example:" in asked[0]
    assert taken(status).arrived == (status == 201)
    assert taken(status).gone == (status == 410)


@pytest.mark.parametrize(
    "answer",
    [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 20_000, b"SSH-2.0-OpenSSH\r\n"],
)
async def test_what_is_no_answer_is_none(answer: bytes) -> None:
    async with answering(answer) as (port, _):
        with pytest.raises(Unanswered):
            await Post().send(here(port), {}, b"body")
    # Nor is somebody who is not there.
    with pytest.raises(Unanswered):
        await Post().send(here(port), {}, b"body")


async def test_nobody_is_waited_for_without_end() -> None:
    """Whoever takes a connection and says nothing, or a little at a time."""

    async def dawdle(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"H")
            await writer.drain()
            await asyncio.sleep(0.01)

    async with listening(dawdle) as port:
        with pytest.raises(Unanswered):
            await Post(limit=0.3).send(here(port), {}, b"body")


def certified(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Give who has a certificate for a name, and who believes it."""
    key, now = ec.generate_private_key(ec.SECP256R1()), dt.datetime.now(dt.UTC)
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    (folder / "certificate").write_bytes(certificate.public_bytes(Encoding.PEM))
    (folder / "key").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(folder / "certificate", folder / "key")
    return serving, ssl.create_default_context(cafile=str(folder / "certificate"))


@pytest.mark.parametrize(("name", "taken_there"), [("push.example", True), ("other.example", False)])
async def test_over_tls_the_name_counts_though_the_address_is_pinned(
    tmp_path: Path, name: str, *, taken_there: bool
) -> None:
    """A machine inside cannot pass for a name outside, and strangers are not believed at all."""
    serving, believing = certified(tmp_path, name)
    async with answering(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n", serving) as (port, asked):
        if taken_there:
            assert await Post(believing).send(here(port, "https"), {}, b"body") == 201
        else:
            with pytest.raises(Unanswered):
                await Post(believing).send(here(port, "https"), {}, b"body")
        with pytest.raises(Unanswered):
            await Post().send(here(port, "https"), {}, b"body")
    assert len(asked) == taken_there
