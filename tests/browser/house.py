"""The server as a process of its own, which can be killed and opened again."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from importlib.resources import files
from pathlib import Path

PATIENCE = 300  # seconds: a hang, not a slow machine


class House:
    """`stammtisch serve` on a free port."""

    def __init__(self, data: Path, *options: str) -> None:
        page = Path(str(files("stammtisch"))) / "static" / "index.html"
        assert page.is_file(), "build the page first: npm ci && npm run build in web/"
        self.data = data
        self.options = options
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start, and wait until somebody answers."""
        command = [sys.executable, "-m", "stammtisch.cli", "serve", "--port", str(self.port)]
        command += ["--data", str(self.data), "--no-open", *self.options]
        with (self.data / "house.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)  # noqa: S603 -- our own command
        until = time.monotonic() + PATIENCE
        while not self.answers():
            fallen = self.process.poll() is not None or time.monotonic() > until
            assert not fallen, (self.data / "house.log").read_text()
            time.sleep(0.1)

    def answers(self) -> bool:
        """Whether the door is open."""
        try:
            with urllib.request.urlopen(f"{self.address}/api/installed", timeout=5) as answer:  # noqa: S310 -- http
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def close(self) -> None:
        """End it."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
