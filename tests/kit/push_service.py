"""A push service and a mail server on this machine: what browsers and mailboxes would be brought."""

from __future__ import annotations

import base64
import socketserver
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 60.0


def text(data: bytes) -> str:
    """Write bytes as browsers do."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(written: str) -> bytes:
    """Read what a browser wrote."""
    return base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))


def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    """Make a key of a secret."""
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=about).derive(secret)


class Browser:
    """What a browser does with what a push service brings: it alone can open it."""

    def __init__(self, auth: bytes = bytes(range(16)), key: ec.EllipticCurvePrivateKey | None = None) -> None:
        self.key = key or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def opened(self, locked: bytes) -> bytes:
        """Open a message, as RFC 8291 says it."""
        salt, size, length = locked[:16], int.from_bytes(locked[16:20], "big"), locked[20]
        point, body = locked[21 : 21 + length], locked[21 + length :]
        assert len(body) <= size <= 4096
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        agreed = self.key.exchange(ec.ECDH(), theirs)
        secret = derived(agreed, self.auth, b"WebPush: info\x00" + self.point + point, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, body, None)
        message, _, padding = plain.rpartition(b"\x02")
        assert padding.strip(b"\x00") == b""
        return message


class Brought(msgspec.Struct):
    """A request that came to the service."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes what servers send, and gives the answer that is set."""

    def __init__(self) -> None:
        self.brought: list[Brought] = []
        self.answers: dict[str, int] = {}
        self._news = threading.Condition()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = service.take(Brought(self.path, dict(self.headers.items()), body))
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def take(self, brought: Brought) -> int:
        """Take a message; give the status of the answer."""
        with self._news:
            self.brought.append(brought)
            self._news.notify_all()
            return self.answers.get(brought.path, 201)

    def wait(self, number: int) -> list[Brought]:
        """Wait until so many have come; give all."""
        until = time.monotonic() + PATIENCE
        with self._news:
            while len(self.brought) < number:
                assert self._news.wait(until - time.monotonic()), f"{len(self.brought)} came, not {number}"
            return list(self.brought)


def vouched(header: str) -> tuple[dict[str, Any], str]:
    """Check who sent a message; give what it claims, and its key."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert (scheme, msgspec.json.decode(data(head))) == ("vapid", {"typ": "JWT", "alg": "ES256"})
    raw = data(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(parts["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return msgspec.json.decode(data(claims)), parts["k"]


class Mailboxes(socketserver.ThreadingTCPServer):
    """A mail server that takes every letter."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        self.letters: list[tuple[str, str]] = []
        self.news = threading.Condition()
        super().__init__(("127.0.0.1", 0), _Talk)

    def __enter__(self) -> Self:
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()

    def wait(self, number: int) -> list[tuple[str, str]]:
        """Wait until so many letters have come; give all: to whom, and what."""
        until = time.monotonic() + PATIENCE
        with self.news:
            while len(self.letters) < number:
                assert self.news.wait(until - time.monotonic()), f"{len(self.letters)} came, not {number}"
            return list(self.letters)


class _Talk(socketserver.StreamRequestHandler):
    server: Mailboxes

    def handle(self) -> None:
        self._say("220 here")
        to = ""
        while line := self.rfile.readline().decode().rstrip("\r\n"):
            verb = line.upper()
            if verb.startswith("RCPT TO:"):
                to = line.partition("<")[2].partition(">")[0]
            if verb == "DATA":
                self._say("354 go on")
                lines: list[str] = []
                while (part := self.rfile.readline().decode().rstrip("\r\n")) != ".":
                    lines.append(part)
                with self.server.news:
                    self.server.letters.append((to, "\n".join(lines)))
                    self.server.news.notify_all()
            self._say("221 bye" if verb == "QUIT" else "250 well")
            if verb == "QUIT":
                return

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())
