"""Web Push: what a browser is sent through its push service, which can read nothing of it (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import base64
import hashlib
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from stammtisch.core.mistakes import Mistake

try:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
except ImportError as missing:
    raise Mistake("needs-extra", module="http-ece", extra="notify") from missing

if TYPE_CHECKING:
    from stammtisch.server.api_types import PushWay

CURVE: Final = ec.SECP256R1()
SIGNED: Final = 12 * 3600  # seconds for which a signature holds
KEPT: Final = 24 * 3600  # seconds for which a push service keeps what it cannot deliver
SCALAR: Final = 32  # bytes of a private key


def fresh_key() -> str:
    """A new private key of the house."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(SCALAR))


class Push:
    """Writes what push services take: encrypted for the browser, signed by the house."""

    def __init__(self, private: str, contact: str) -> None:
        self._vapid = Vapid02.from_raw(private.encode())
        self._contact = contact  # whom a push service can write to if something is wrong

    @property
    def public(self) -> str:
        """The key that a browser needs to subscribe."""
        return encode(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def write(self, way: PushWay, text: bytes, topic: str) -> tuple[dict[str, str], bytes]:
        """Head and body of a message. While a browser is away, the next on the same topic replaces it."""
        parts = urlsplit(way.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED,
            "sub": self._contact,
        }
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "high",
            "Topic": encode(hashlib.sha256(topic.encode()).digest()[:24]),
        }
        key = ec.generate_private_key(CURVE)
        body = http_ece.encrypt(text, private_key=key, dh=decode(way.p256dh), auth_secret=decode(way.auth))
        return headers, bytes(body)


def check_push(way: PushWay) -> None:
    """Refuse keys that are none."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(way.p256dh))
    except ValueError:
        raise Mistake("push-form") from None


def encode(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Bytes as browsers write them."""
    bare = text.rstrip("=")
    return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
