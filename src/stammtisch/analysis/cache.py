"""Analyses are kept: under the digest of the record and the version of the judges, so that a new judge looks again."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.analysis.judges import VERSION
from stammtisch.analysis.report import FORMAT, Analysis
from stammtisch.bots.calibration import FILE as CALIBRATION
from stammtisch.core import record as records
from stammtisch.core.parts import data

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.record import Record
    from stammtisch.core.setup import Setup

FOLDER: Final = "STAMMTISCH_CACHE"  # names another folder


def record_digest(game: Game, record: Record) -> str:
    """Sixteen characters that differ when the table, a decision or a player does; the record's digests do not count."""
    plain = [decision._replace(digest="") for decision in record.decisions]
    text = records.write(records.Record(record.setup, record.players, decisions=plain), game)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


@cache
def shipped(package: str, path: str) -> bytes:
    """A file of a game, or nothing."""
    file = data(package, path)
    return file.read_bytes() if file else b""


def judge_version(game: Game, setup: Setup) -> str:
    """What a verdict depends on besides the record: our code's version, weights and calibration."""
    parts = (shipped(game.package, f"bots/weights/{setup.seats}-seats.npz"), shipped(game.package, CALIBRATION))
    digest = hashlib.blake2b(b"\0".join(parts), digest_size=4).hexdigest()
    return f"{FORMAT}.{VERSION}-{digest}"


def folder() -> Path:
    """Where analyses are kept."""
    named = os.environ.get(FOLDER) or os.environ.get("XDG_CACHE_HOME")
    return Path(named or Path.home() / ".cache") / "stammtisch" / "analysis"


def place(game: Game, record: Record) -> Path:
    """The file that an analysis is kept in."""
    return folder() / f"{record_digest(game, record)}-{judge_version(game, record.setup)}.json"


def kept(game: Game, record: Record) -> Analysis | None:
    """The analysis that was kept, if it can still be read."""
    try:
        return msgspec.json.decode(place(game, record).read_bytes(), type=Analysis)
    except (OSError, msgspec.MsgspecError):
        return None


def keep(game: Game, record: Record, found: Analysis) -> None:
    """Keep an analysis; where nothing can be written, it is made again next time."""
    file = place(game, record)
    beside = file.with_suffix(f".{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(msgspec.json.encode(found))
        beside.replace(file)
    except OSError:
        beside.unlink(missing_ok=True)
