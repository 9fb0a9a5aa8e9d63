"""Seconds from `make play` to the first page: in an empty clone without any cache, and once more when all is there.

    python bench/first_page.py [--rounds N]

A clone of this repository is made in a folder of its own, with empty caches of uv, pip and npm beside it, so that
everything is downloaded again. Between the two the compiler is let finish. Other work on the machine adds its share.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
PORT = 8791
SWITCHED = "Stammtisch, compiled"  # what is said before the quicker server opens


def clone(place: Path) -> Path:
    """This repository as a newcomer has it."""
    subprocess.run(["git", "clone", "-q", ROOT, place / "clone"], check=True)  # noqa: S603, S607 -- our own
    return place / "clone"


def surroundings(place: Path) -> dict[str, str]:
    """Caches that nobody else has filled."""
    caches = {"UV_CACHE_DIR": "uv", "PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_CACHE_HOME": "cache"}
    return os.environ | {name: str(place / folder) for name, folder in caches.items()}


def shows_page() -> bool:
    """Whether the page is there, and not only a server."""
    try:
        with urllib.request.urlopen(f"http://localhost:{PORT}/", timeout=2) as answer:
            return b"<script" in answer.read()
    except OSError:
        return False


def seconds_to_page(place: Path, folder: Path, *, until_compiled: bool) -> float:
    """Play, wait for the page, perhaps for the compiler too, and close."""
    command = ["make", "play", f"ARGS=--port {PORT} --data {place / 'data'} --no-open"]
    begun = time.monotonic()
    with (place / "play.log").open("ab") as log:
        playing = subprocess.Popen(  # noqa: S603 -- our own
            command, cwd=folder, env=surroundings(place), stdout=log, stderr=log, start_new_session=True
        )
    while not shows_page():
        if playing.poll() is not None:
            raise SystemExit((place / "play.log").read_text(encoding="utf-8"))
        time.sleep(0.05)
    seconds = time.monotonic() - begun
    while until_compiled and "set at" not in (place / "play.log").read_text(encoding="utf-8").partition(SWITCHED)[2]:
        time.sleep(1)
    os.killpg(playing.pid, signal.SIGINT)
    playing.wait()
    return seconds


def main() -> None:
    """Print a line for each round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2)
    for _ in range(parser.parse_args().rounds):
        place = Path(tempfile.mkdtemp(prefix="first-page-"))
        folder = clone(place)
        cold = seconds_to_page(place, folder, until_compiled=True)
        warm = [seconds_to_page(place, folder, until_compiled=False) for _ in range(2)]
        print(f"cold {cold:.1f} s, warm {min(warm):.1f} s", flush=True)
        shutil.rmtree(place)


if __name__ == "__main__":
    main()
