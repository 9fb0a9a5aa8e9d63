"""Opening the table at once: interpreted, while the compiler works beside it; then the same tables, compiled.

The server keeps everything in its file, and pages find it again by themselves, so that a restart is a blink.
"""

from __future__ import annotations

import signal
import subprocess
import threading
from typing import TYPE_CHECKING

from tasks.environments import PLAY
from tasks.package import compiled_wheel, put_in
from tasks.running import say, surroundings

if TYPE_CHECKING:
    from collections.abc import Sequence


def serve_and_compile(args: Sequence[str]) -> int:
    """Serve interpreted, compile, serve compiled; the exit code of the last server."""
    put_in(None)
    say("Opening the table; meanwhile the rules are being compiled, and bots will think faster in a minute.")
    table = Table(args)
    compiling = threading.Thread(target=table.change_over, daemon=True)
    compiling.start()
    try:
        return table.wait()
    except KeyboardInterrupt:
        return table.close()


class Table:
    """The server as a process that can be replaced by a quicker one."""

    def __init__(self, args: Sequence[str]) -> None:
        self.args = list(args)
        self.lock = threading.Lock()
        self.process = self.start()

    def start(self, *more: str) -> subprocess.Popen[bytes]:
        """Begin to serve."""
        command = [str(PLAY.tool("stammtisch")), "serve", *self.args, *more]
        return subprocess.Popen(command, env=surroundings())

    def change_over(self) -> None:
        """Compile; then let a server with compiled rules take over, at the same address."""
        wheel = compiled_wheel(PLAY)
        if not wheel:
            say("The rules did not compile (see .build/compile.log): they run interpreted, slower but the same.")
            return
        with self.lock:
            if self.process.poll() is not None:
                return  # somebody has gone home already
            self.process.send_signal(signal.SIGTERM)
            self.process.wait()
            put_in(wheel)
            self.process = self.start("--no-open")

    def wait(self) -> int:
        """Until a server ends that is not replaced."""
        while True:
            process = self.process
            code = process.wait()
            with self.lock:  # not while one takes over from the other
                if process is self.process:
                    return code

    def close(self) -> int:
        """End, as Ctrl-C ends the server too."""
        return self.process.wait()
