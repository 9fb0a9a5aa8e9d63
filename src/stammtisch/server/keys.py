"""Secrets: a key is a seat, so only its hash is kept and it is told once, to its owner."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

KEY_BYTES: Final = 24  # 192 bits
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
_ID_LENGTH: Final = 12


def make_key() -> str:
    """A new secret, fit for a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def fingerprint(key: str) -> str:
    """What is stored of a secret. It is as random as a hash, so it needs no salt and no slowness."""
    return hashlib.sha256(key.encode()).hexdigest()


def make_id() -> str:
    """A new name for a table or a replay: no secret, but nobody finds it by guessing."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
