"""Keys and ids. A key is a seat: only its hash is stored, and it is told once, to its owner."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

KEY_BYTES: Final = 24  # 192 bits
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
_ID_LENGTH: Final = 12


def make_key() -> str:
    """A new secret that can be part of a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def next_key(key: str, table: str) -> str:
    """The key of the same seat at the company's next table: whoever shows the old one, on any device, gets it."""
    return base64.urlsafe_b64encode(hmac.digest(key.encode(), table.encode(), "sha256")[:KEY_BYTES]).decode()


def fingerprint(key: str) -> str:
    """What is stored of a key. Keys have full entropy, so a plain SHA-256 is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def make_id() -> str:
    """A new id for a table or a replay: not a secret, but not to be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
