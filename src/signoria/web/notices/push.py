"""Web Push: messages to a browser that nobody on the way can read (RFC 8291), and who sends them (RFC 8292)."""

from __future__ import annotations

import base64
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

if TYPE_CHECKING:
    from collections.abc import Callable

CURVE: Final = ec.SECP256R1()
POINT: Final = 65
AUTH: Final = 16
SALT: Final = 16
RECORD: Final = 4096
# After a message, in its last record.
DELIMITER: Final = b"\x02"
# Push services take no more; the rest of a record is for the lock.
MOST_BYTES: Final = 3000
# Seconds for which a server says who it is, and after which it says it anew.
VOUCHED: Final = 12 * 3600
VOUCHED_ANEW: Final = 6 * 3600


def written(data: bytes) -> str:
    """Write bytes as browsers do."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """Read what a browser wrote. Raises ValueError."""
    if len(text) > 200 or not text.isascii():
        raise ValueError("not a key")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def checked_keys(p256dh: str, auth: str) -> dict[str, str]:
    """Give the keys of a browser as they are kept. Raises ValueError for what are none."""
    point, secret = read(p256dh), read(auth)
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    if len(point) != POINT or len(secret) != AUTH:
        raise ValueError("not a key")
    return {"p256dh": written(point), "auth": written(secret)}


def encrypted(
    message: bytes,
    p256dh: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Lock a message so that only the browser with these keys can open it. Key and salt are new for each."""
    if len(message) > MOST_BYTES:
        raise ValueError("the message is too long")
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(SALT)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh)
    point = point_of(own)
    agreed = derived(own.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\x00" + p256dh + point, 32)
    key = derived(agreed, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(agreed, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, message + DELIMITER, None)


def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    """Make a key of a secret."""
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=about).derive(secret)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Give the public half of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> bytes:
    """Make the key by which push services know a server, as it is kept."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


class Vapid:
    """Says to push services who it is that sends."""

    def __init__(self, kept: bytes, clock: Callable[[], float] = time.time) -> None:
        self._key = ec.derive_private_key(int.from_bytes(kept, "big"), CURVE)
        self._clock = clock
        self._said: dict[tuple[str, str], tuple[str, float]] = {}
        # What a browser must be told before it subscribes.
        self.public = written(point_of(self._key))

    def header(self, service: str, contact: str) -> str:
        """Give the header for a push service, by its origin; `contact` is an address of who runs the server."""
        said, until = self._said.get((service, contact), ("", 0.0))
        now = self._clock()
        if until < now:
            said = self._signed({"aud": service, "exp": int(now) + VOUCHED, "sub": contact})
            if len(self._said) > 100:
                self._said.clear()
            self._said[service, contact] = (said, now + VOUCHED_ANEW)
        return f"vapid t={said}, k={self.public}"

    def _signed(self, claims: dict[str, object]) -> str:
        parts = [written(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        body = ".".join(parts)
        r, s = decode_dss_signature(self._key.sign(body.encode(), ec.ECDSA(SHA256())))
        return f"{body}.{written(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
