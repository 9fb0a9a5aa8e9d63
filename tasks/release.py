"""A release: source distribution, pure and compiled wheel, all with the page inside, tried where nothing else is.

Nothing is uploaded. The compiled wheel is for this Python and machine.
"""

from __future__ import annotations

import shutil
import tarfile
import zipfile
from typing import TYPE_CHECKING

from tasks.clean import resolve_beside_others, try_everywhere, try_source
from tasks.docs import ensure_site
from tasks.environments import TEST, require
from tasks.package import compiler, ensure_test
from tasks.running import BUILD, ROOT, StepError, quietly, say
from tasks.web import ensure_page

if TYPE_CHECKING:
    from pathlib import Path

DIST = ROOT / "dist"
MADE_BY = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
INSIDE = (
    "static/index.html",
    "static/pictures/draw.js",
    "static-docs/index.html",
    "py.typed",
    "core/words/en.ftl",
    "games/goldbraeu/bots/weights/4-seats.npz",
)


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
    resolve_beside_others(pure)
    for wheel in sorted(DIST.glob("*.whl")):
        try_everywhere(wheel, is_pure=wheel == pure)
    try_source(next(DIST.glob("*.tar.gz")))
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
