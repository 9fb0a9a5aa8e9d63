"""Running commands, and steps that are skipped while their inputs stay the same."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    Command = Sequence[str | Path]

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / ".build"


class StepError(Exception):
    """A command that a step needs has failed; the text is what it printed."""


def say(text: str) -> None:
    """Tell the user, at once, what takes the time."""
    print(text, flush=True)


def surroundings(**extra: str) -> dict[str, str]:
    """The environment for commands: the user's, less what would redirect our interpreters."""
    env = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}}
    env.setdefault("STAMMTISCH_NO_PAGE", "1")  # tasks see to the page themselves; setup.py warns everybody else
    env.update(UV_COMPILE_BYTECODE="1", UV_SYSTEM_CERTS="1", UV_PYTHON_DOWNLOADS="never")
    if "PIP_FIND_LINKS" in env:  # uv does not read pip's settings
        env.setdefault("UV_FIND_LINKS", ",".join(env["PIP_FIND_LINKS"].split()))
    env.update(extra)
    return env


def quietly(command: Command, cwd: Path = ROOT, **extra: str) -> None:
    """Run `command`; its output is only of interest if it fails."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=surroundings(**extra),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise StepError(done.stdout)


def become(command: Command) -> NoReturn:
    """Hand over to `command` for good."""
    words = list(map(str, command))
    if os.name == "nt":
        sys.exit(subprocess.run(words, env=surroundings(), check=False).returncode)
    os.execve(words[0], words, surroundings())


def stage(name: str, command: Command, **extra: str) -> None:
    """Run one check in the open and stop everything, by name, if it fails."""
    say(f"--- {name}")
    done = subprocess.run(list(map(str, command)), cwd=ROOT, env=surroundings(**extra), check=False)
    if done.returncode:
        sys.exit(f"--- {name} failed (exit code {done.returncode}).")


@contextmanager
def beside(act: Callable[[], None]) -> Iterator[None]:
    """Do `act` on another core while the block runs; a failure of either is a failure of both."""
    with ThreadPoolExecutor(1) as worker:
        done = worker.submit(act)
        yield
        done.result()


def digest(*parts: str | Path) -> str:
    """A fingerprint of texts and of files' contents."""
    total = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else part.encode()
        total.update(b"%d:" % len(data) + data)
    return total.hexdigest()


def is_done(stamp: Path, key: str) -> bool:
    """Whether the step of `stamp` was last done with just these inputs."""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == key


def once(stamp: Path, key: str, act: Callable[[], None]) -> None:
    """Do `act` unless it was done with these inputs; an `act` cut short is done again."""
    if is_done(stamp, key):
        return
    stamp.unlink(missing_ok=True)
    act()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key, encoding="ascii")
