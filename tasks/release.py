"""A release: source distribution, pure and compiled wheel, all with the page inside, tried where nothing else is.

Nothing is uploaded. The compiled wheel is for this Python and machine.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

from tasks.docs import ensure_site
from tasks.environments import TEST, Venv, ensure_uv, require
from tasks.package import compiler, ensure_test
from tasks.running import BUILD, ROOT, StepError, quietly, say, surroundings
from tasks.web import ensure_page

DIST = ROOT / "dist"
MADE_BY = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
INSIDE = (
    "static/index.html",
    "static/pictures/draw.js",
    "static-docs/index.html",
    "py.typed",
    "core/words/en.ftl",
    "games/goldbraeu/bots/weights/4-seats.npz",
)
EXTRAS = ("arena", "dask", "openspiel", "pictures", "research")
PATIENCE = 60  # seconds for a server to answer


def make_release() -> None:
    """Build all three, look inside, and try them in clean environments."""
    ensure_test()
    require(TEST, "build")
    ensure_page(TEST)
    ensure_site()
    shutil.rmtree(DIST, ignore_errors=True)
    build("build_sdist", "the source distribution")
    build("build_wheel", "the pure wheel")
    pure = next(DIST.glob("*-none-any.whl"))
    if compiler():
        build("build_wheel", "the compiled wheel, in one unit: minutes", STAMMTISCH_COMPILE="1")
    for file in sorted(DIST.iterdir()):
        look_inside(file)
    check_metadata()
    for wheel in sorted(DIST.glob("*.whl")):
        try_everywhere(wheel, is_pure=wheel == pure)
    say("\n".join(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1e6:.1f} MB" for file in sorted(DIST.iterdir())))


def build(what: str, name: str, **extra: str) -> None:
    """Let setuptools make one of them, from a copy, so that no build finds what another left."""
    say(f"Building {name} ...")
    tree = BUILD / "release"
    shutil.rmtree(tree, ignore_errors=True)
    passing = shutil.ignore_patterns(".*", "node_modules", "dist", "build", "__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT, tree, ignore=passing)
    quietly([TEST.python, "-c", MADE_BY, what, DIST], cwd=tree, STAMMTISCH_NO_PAGE="", **extra)


def look_inside(file: Path) -> None:
    """What a player needs is in every one of them; the source distribution can build the page again."""
    if file.suffix == ".whl":
        names = zipfile.ZipFile(file).namelist()
        wanted = [f"stammtisch/{name}" for name in INSIDE]
    else:
        with tarfile.open(file) as sdist:
            names = [name.partition("/")[2] for name in sdist.getnames()]
        wanted = [f"src/stammtisch/{name}" for name in INSIDE]
        wanted += ["web/package-lock.json", "web/src/main.ts", "tasks/web.py", "requirements/run.txt", "Makefile"]
    missing = sorted(set(wanted) - set(names))
    if missing:
        raise StepError(f"{file.name} lacks {', '.join(missing)}")


def check_metadata() -> None:
    """What a registry would check before it takes them."""
    say("Checking the metadata ...")
    quietly([TEST.tool("uv"), "tool", "run", "twine", "check", "--strict", *DIST.iterdir()])


# ---- in clean environments


def try_everywhere(wheel: Path, *, is_pure: bool) -> None:
    """Install a wheel for every Python that is here and that it is for, and play."""
    ensure_uv(TEST)
    tag = f"{sys.version_info.major}.{sys.version_info.minor}"
    for version in PYTHONS if is_pure else (tag,):
        python = find_python(version)
        if not python:
            say(f"{wheel.name}: no Python {version} here, not tried.")
            continue
        say(f"Trying {wheel.name} on Python {version} ...")
        venv = Venv(BUILD / "clean")
        shutil.rmtree(venv.folder, ignore_errors=True)
        quietly([python, "-m", "venv", "--without-pip", venv.folder])
        quietly([TEST.tool("uv"), "pip", "install", "--python", venv.python, wheel])
        try_installed(venv)
        if is_pure and version == tag:
            try_extras(venv, wheel)


def find_python(version: str) -> str | None:
    """A Python of this version: where pyenv keeps them, as its shims may lead nowhere, or on the path."""
    kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python3"))
    return str(kept[-1]) if kept else shutil.which(f"python{version}")


def try_installed(venv: Venv) -> None:
    """The commands that a newcomer types first, and the page."""
    quietly([venv.tool("stammtisch"), "--version"], cwd=BUILD)
    quietly([venv.tool("stammtisch"), "simulate", "goldbraeu", "--games", "2", "--bots", "random"], cwd=BUILD)
    quietly([venv.python, "-c", "import stammtisch; assert stammtisch.game_names()"], cwd=BUILD)
    serve(venv)


def try_extras(venv: Venv, wheel: Path) -> None:
    """Every extra installs beside the others, and its module can be imported."""
    quietly([TEST.tool("uv"), "pip", "install", "--python", venv.python, f"{wheel}[{','.join(EXTRAS)}]"])
    modules = ("gymnasium", "pettingzoo", "openspiel", "vector", "dataset")
    quietly([venv.python, "-c", "; ".join(f"import stammtisch.adapters.{name}" for name in modules)], cwd=BUILD)
    drawn = "import stammtisch as s; assert s.png(s.game(s.game_names()[0]).deal()).startswith(b'\\x89PNG')"
    quietly([venv.python, "-c", drawn], cwd=BUILD)


def serve(venv: Venv) -> None:
    """The server shows its page."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = BUILD / "clean" / "tables"
    command = [str(venv.tool("stammtisch")), "serve", "--port", str(port), "--no-open", "--data", str(data)]
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
