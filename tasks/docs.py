"""The handbook: docs/, docstrings and rules as a site inside the package, where the server shows it under /docs."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from tasks.environments import TEST, require
from tasks.package import SITE, ensure_test, sources
from tasks.running import BUILD, ROOT, digest, once, quietly, say
from tasks.web import ensure_node_packages

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FOLDERS = ("changes.d", "docs", "handbook")
FILES = ("CHANGELOG.md", "CONTRIBUTING.md", "requirements/docs.txt", "web/package-lock.json")


def site_sources() -> Iterator[Path]:
    """All files that the site is built from, in a fixed order."""
    yield from (ROOT / name for name in FILES)
    yield from sorted(ROOT.glob("examples/*.ipynb"))
    for folder in FOLDERS:
        yield from sorted(f for f in (ROOT / folder).rglob("*") if f.is_file() and "__pycache__" not in f.parts)
    yield from (file for file in sources() if file.suffix in {".py", ".ftl", ".toml", ".json"})


def ensure_site() -> None:
    """Have the built site inside the package; links that lead nowhere stop it."""
    ensure_test()
    require(TEST, "docs")
    ensure_node_packages(TEST)  # for the typefaces
    files = list(site_sources())

    def build() -> None:
        say("Building the handbook ...")
        quietly([TEST.python, "-m", "handbook", BUILD / "handbook", SITE])

    if not (SITE / "index.html").is_file():
        shutil.rmtree(SITE, ignore_errors=True)
        (BUILD / "site").unlink(missing_ok=True)
    once(BUILD / "site", digest(*(str(file.relative_to(ROOT)) for file in files), *files), build)
