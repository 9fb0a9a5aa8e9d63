"""Boards may be read by several threads at once: a server does so when it opens many tables after a restart."""

from __future__ import annotations

import subprocess
import sys

import pytest

READ_TOGETHER = """
import sys, threading
import stammtisch
sys.setswitchinterval(1e-6)
gate = threading.Barrier(8)
def read():
    gate.wait()
    stammtisch.game("{game}").deal()
threads = [threading.Thread(target=read) for _ in range(8)]
[t.start() for t in threads]
[t.join() for t in threads]
print("read")
"""


@pytest.mark.parametrize("game", ["goldbraeu", "golden_city"])
def test_the_first_board_may_be_read_by_many_threads(game: str) -> None:
    """Ten fresh processes, for only the first reading of a process could go wrong."""
    for _ in range(10):
        command = [sys.executable, "-c", READ_TOGETHER.format(game=game)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 -- our own command
        assert (done.returncode, done.stdout) == (0, "read\n"), done.stderr
