"""A lock on a folder, held for as long as its process lives, however it ends."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, BinaryIO, Final

if TYPE_CHECKING:
    from pathlib import Path

PER_MILLISECOND: Final = 1_000_000  # nanoseconds
PATIENCE: Final = 2.0  # seconds until a folder counts as taken
AGAIN: Final = 0.05  # seconds between two tries

if os.name == "nt":
    import msvcrt

    def lock(file: BinaryIO) -> None:
        """Lock a file, or raise BlockingIOError."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except PermissionError as error:
            raise BlockingIOError from error

else:
    import fcntl

    def lock(file: BinaryIO) -> None:
        """Lock a file, or raise BlockingIOError."""
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_soon(file: BinaryIO) -> None:
    """Lock a file. A process that was killed while it started another one may be survived by it for a moment."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return lock(file)
        except BlockingIOError:
            if time.monotonic() >= until:
                raise
            time.sleep(AGAIN)


class FileLock:
    """The lock; whoever has taken it may take it again, and gives it back as often."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: BinaryIO | None = None
        self._taken = 0

    def __enter__(self) -> None:
        self.take()

    def __exit__(self, *_error: object) -> None:
        self.release()

    def take(self) -> None:
        """Have the folder for oneself, or raise BlockingIOError."""
        if self._file is None:
            file = self._path.open("ab")
            try:
                lock_soon(file)
            except OSError:
                file.close()
                raise
            self._file = file
        self._taken += 1

    def sign(self, now: int) -> None:
        """Leave a sign of life, in milliseconds since 1970: the time of the file."""
        os.utime(self._path, ns=(now * PER_MILLISECOND, now * PER_MILLISECOND))

    def signed(self) -> int:
        """The last sign of life."""
        return self._path.stat().st_mtime_ns // PER_MILLISECOND

    def release(self) -> None:
        """Let others have it."""
        self._taken = max(0, self._taken - 1)
        if self._file is not None and self._taken == 0:
            self._file.close()
            self._file = None
