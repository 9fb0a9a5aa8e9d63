"""The page: Node from PyPI, packages from the lock, built into the package; and a browser to test it in."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

from tasks.debian import install_debian
from tasks.environments import Venv, require
from tasks.running import BUILD, ROOT, digest, once, quietly, say, stage, surroundings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WEB = ROOT / "web"
PAGE = ROOT / "src" / "stammtisch" / "static"
BUILT_FROM = ("src", "public")
SETTINGS = (
    "package-lock.json",
    "package.json",
    "index.html",
    "vite.config.ts",
    "pictures.config.ts",
    "svelte.config.js",
    "tsconfig.json",
)


def npm(venv: Venv, *args: str) -> None:
    """Run npm with the Node inside `venv`."""
    quietly([venv.tool("npm"), "--loglevel=error", *args], cwd=WEB, **with_node(venv))


def with_node(venv: Venv) -> dict[str, str]:
    """What Node needs: itself on the path, and the system's certificates, as a wheel trusts only its own."""
    path = os.pathsep.join([str(venv.python.parent), surroundings().get("PATH", "")])
    return {"PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def check_page(venv: Venv) -> None:
    """Lint and format, types and components of the page."""
    ensure_node_packages(venv)
    for name, script in (("page: lint", "lint"), ("page: types", "check"), ("page: components", "test")):
        stage(name, [venv.tool("npm"), "--prefix", WEB, "--silent", "run", script], **with_node(venv))


def page_sources() -> Iterator[Path]:
    """All files that the page is built from, in a fixed order."""
    yield from (WEB / name for name in SETTINGS if (WEB / name).is_file())
    for folder in BUILT_FROM:
        yield from sorted(file for file in (WEB / folder).rglob("*") if file.is_file())


def ensure_node_packages(venv: Venv) -> None:
    """Have Node in `venv` and the locked packages beside the page's sources."""
    require(venv, "web")

    def fetch() -> None:
        say("Installing what the page is built with ...")
        npm(venv, "ci")

    if not (WEB / "node_modules").is_dir():
        (BUILD / "node_modules").unlink(missing_ok=True)
    once(BUILD / "node_modules", digest(WEB / "package-lock.json"), fetch)


def ensure_page(venv: Venv) -> None:
    """Have the built page inside the package, and its drawings for pictures."""
    files = list(page_sources())

    def build() -> None:
        ensure_node_packages(venv)
        say("Building the page ...")
        npm(venv, "run", "build")

    if not all((PAGE / name).is_file() for name in ("index.html", "pictures/draw.js")):
        (BUILD / "page").unlink(missing_ok=True)
    once(BUILD / "page", digest(*(str(file.relative_to(WEB)) for file in files), *files), build)


BARE = "chromium-headless-shell"  # no windows: a full Chromium spends as much on its own interface as on our page
BROWSERS = (BARE, "chromium", "chromium-browser")


def ensure_browser() -> str:
    """The Chromium to test with: the one named, Debian's without windows, or another that is installed."""
    if not os.environ.get("CHROMIUM") and not (shutil.which(BARE) and shutil.which("chromium")):
        install_debian("Chromium", "chromium", BARE)  # one test needs windows: it is shown a notice
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        sys.exit("The browser tests need Chromium: install it, or name one, for example CHROMIUM=/usr/bin/chromium.")
    return found
