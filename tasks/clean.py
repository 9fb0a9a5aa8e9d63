"""What was built, tried where nothing else is: in new environments, on every Python that is here."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

from tasks.environments import TEST, Venv, ensure_uv
from tasks.running import BUILD, StepError, quietly, say, surroundings

if TYPE_CHECKING:
    from tasks.running import Command

CLEAN = Venv(BUILD / "clean")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
OWN = f"{sys.version_info.major}.{sys.version_info.minor}"
PATIENCE = 60  # seconds for a server to answer
ANSWERS = 5_000  # lines to a terminal table: more than the longest game has questions

# What each extra is for, in one line of Python; the base has been tried before.
EXTRAS = {
    "nets": "stammtisch.make_bot('strong').check_table(game.make_setup()); game.observe(game.deal(), 0)",
    "serve": "import stammtisch.server.app, stammtisch.server.run",
    "postgres": "import psycopg, stammtisch.server.app",
    "metrics": "import prometheus_client, stammtisch.server.metrics",
    "notify": "import http_ece, httpx, py_vapid, stammtisch.server.mail",
    "accounts": "import openskill, webauthn, stammtisch.server.profiles.passkeys, stammtisch.server.profiles.ratings",
    "pictures": "assert stammtisch.png(game.deal()).startswith(bytes([0x89]) + b'PNG')",
    "arena": "import stammtisch.arena.plots, matplotlib",
    "dask": "import stammtisch.arena.executors, distributed",
    "train": "import stammtisch.training.trainer",
    "openspiel": "import stammtisch.adapters.openspiel, pyspiel; pyspiel.load_game('stammtisch_goldbraeu')",
    "research": "import stammtisch.adapters.gymnasium, stammtisch.adapters.pettingzoo, stammtisch.adapters.dataset; "
    "import gymnasium; gymnasium.make('stammtisch/Goldbraeu-v0').reset(seed=1)",
    "all": "pass",
}

# What somebody who writes a program may write first; mypy must understand it by what the wheel says of itself.
PROGRAM = """
import stammtisch
from stammtisch import Game, Position, Rng

def deal(name: str, seed: int) -> Position:
    game: Game = stammtisch.game(name)
    position = game.deal(seats=3)
    position.run_chance(Rng(seed))
    return position

position = deal("goldbraeu", 7)
actions: list[int] = position.legal(0)
print(actions, position.to_act)
"""


def try_everywhere(wheel: Path, *, is_pure: bool) -> None:
    """Install a wheel for every Python that is here and that it is for, and play."""
    for version in PYTHONS if is_pure else (OWN,):
        python = find_python(version)
        if not python:
            say(f"{wheel.name}: no Python {version} here, not tried.")
            continue
        say(f"Trying {wheel.name} on Python {version} ...")
        begin_anew(python)
        put_in(wheel)
        try_base()
        put_in(f"{wheel}[serve]")
        serve()
        if is_pure and version == OWN:
            try_extras(wheel)


def try_source(sdist: Path) -> None:
    """The source distribution installs as pip does it, building in isolation, and has the page."""
    say(f"Trying {sdist.name} ...")
    begin_anew(sys.executable)
    put_in(f"{sdist}[serve]")
    serve()


def resolve_beside_others(wheel: Path) -> None:
    """RLlib, which holds Gymnasium to one version, fits beside the extra for research; nothing is installed."""
    say("Resolving beside RLlib ...")
    wanted = BUILD / "beside.in"
    wanted.write_text(f"stammtisch[research] @ {wheel.as_uri()}\nray[rllib]\n", encoding="utf-8")
    ensure_uv(TEST)
    quietly([TEST.tool("uv"), "pip", "compile", "--quiet", wanted, "-o", BUILD / "beside.txt"])


def begin_anew(python: str) -> None:
    """An empty environment."""
    ensure_uv(TEST)
    shutil.rmtree(CLEAN.folder, ignore_errors=True)
    quietly([python, "-m", "venv", "--without-pip", CLEAN.folder])


def put_in(what: str | Path) -> None:
    """Install something into it."""
    quietly([TEST.tool("uv"), "pip", "install", "--python", CLEAN.python, what], STAMMTISCH_NO_PAGE="")


def find_python(version: str) -> str | None:
    """A Python of this version: where pyenv keeps them, as its shims may lead nowhere, or on the path."""
    kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python3"))
    return str(kept[-1]) if kept else shutil.which(f"python{version}")


def try_base() -> None:
    """The commands that a newcomer types first, a whole game in the terminal, and a program with types."""
    stammtisch = CLEAN.tool("stammtisch")
    quietly([stammtisch, "--version"], cwd=BUILD)
    quietly([stammtisch, "simulate", "goldbraeu", "--games", "2", "--bots", "regular,random,random"], cwd=BUILD)
    play("goldbraeu")
    play("golden_city")
    demand_sentence([stammtisch, "serve", "--no-open", "--lang", "en"], "pip install 'stammtisch[serve]'")
    check_types()


def play(game: str) -> None:
    """Play a game in the terminal to its end, always with the first answer."""
    command = [str(CLEAN.tool("stammtisch")), "play", game, "--seed", "3", "--lang", "en"]
    answers = "1\n" * ANSWERS
    done = subprocess.run(
        command, cwd=CLEAN.folder, env=surroundings(), input=answers, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode or "\n1. " not in done.stdout[-500:]:
        raise StepError(f"{' '.join(command)} did not come to its end:\n{done.stdout[-500:]}{done.stderr}")


def demand_sentence(command: Command, part: str) -> None:
    """A command that must refuse, in one sentence with something in it."""
    words = list(map(str, command))
    done = subprocess.run(words, cwd=BUILD, env=surroundings(), capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 1 or part not in done.stderr or done.stderr.count("\n") != 1:
        raise StepError(f"{' '.join(words)} should have refused with {part!r}:\n{done.stdout}{done.stderr}")


def check_types() -> None:
    """The package is typed: mypy reads a program with what the wheel says of itself."""
    program = CLEAN.folder / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    mypy: Command = [TEST.tool("mypy"), "--strict", "--config-file", os.devnull, "--cache-dir", CLEAN.folder / "mypy"]
    quietly([*mypy, "--python-executable", CLEAN.python, program], cwd=CLEAN.folder)
    quietly([CLEAN.python, program], cwd=CLEAN.folder)


def try_extras(wheel: Path) -> None:
    """Every extra installs, alone and then beside the others, and does what it is for."""
    for extra, what in EXTRAS.items():
        say(f"... with [{extra}]")
        if extra != "all":
            begin_anew(sys.executable)
        put_in(f"{wheel}[{extra}]")
        quietly([CLEAN.python, "-c", f"import stammtisch; game = stammtisch.game('goldbraeu'); {what}"], cwd=BUILD)


def serve() -> None:
    """The server shows its page, and the handbook."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = CLEAN.folder / "tables"
    command = [str(CLEAN.tool("stammtisch")), "serve", "--port", str(port), "--no-open", "--data", str(data)]
    server = subprocess.Popen(command, cwd=BUILD, env=surroundings(), stdout=subprocess.DEVNULL)
    try:
        page = wait_for(f"http://127.0.0.1:{port}/")
        wait_for(f"http://127.0.0.1:{port}/docs/")
    finally:
        server.terminate()
        server.wait()
    if b"<script" not in page:
        raise StepError("the server answered, but not with the page")


def wait_for(address: str) -> bytes:
    """What a server answers once it is there."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:  # noqa: S310 -- our own
                return bytes(answer.read())
        except (urllib.error.URLError, ConnectionError) as failure:
            if time.monotonic() > until:
                raise StepError(f"nobody answers at {address}") from failure
            time.sleep(0.2)
