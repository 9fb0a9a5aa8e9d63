"""Where tests put their files: into memory, if there is enough of it.

A commit waits for the disk, and the suites make tens of thousands of them; they are about processes that die, never
about a machine without power. Whole databases are made and removed, too.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

MEMORY = Path("/dev/shm")  # noqa: S108 -- a file system in memory, as Linux has it
NEEDED = 6 << 30  # bytes
REACHABLE = 0o711  # PostgreSQL runs as a user of its own


@contextmanager
def temporary_folder() -> Iterator[dict[str, str]]:
    """A folder in memory, as a setting of the environment; no setting if there is none that would do."""
    if "TMPDIR" in os.environ or not has_room():
        yield {}
        return
    folder = Path(tempfile.mkdtemp(prefix="stammtisch-tests-", dir=MEMORY))
    folder.chmod(REACHABLE)
    try:
        yield {"TMPDIR": str(folder)}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def has_room() -> bool:
    """Whether there is a file system in memory, with room and memory behind it, from which programs may be run."""
    if not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK):
        return False
    found = os.statvfs(MEMORY)
    runs = not found.f_flag & os.ST_NOEXEC
    return runs and min(found.f_bavail * found.f_frsize, free_memory()) >= NEEDED


def free_memory() -> int:
    """Bytes that programs may have, as Linux estimates it; none if it does not say."""
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) << 10 for line in lines if line.startswith("MemAvailable:")), 0)
