"""The game of docs/add-a-game.md: its files and commands, read from the page, built and installed into a folder.

`python -m tests.docs.third_game` writes the page's table of parts again, after core/parts.py has changed.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import NamedTuple

from stammtisch.core import parts

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
FILE = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PARTS = re.compile(r"(<!-- parts -->\n).*?(<!-- end -->)", re.DOTALL)
BUILD = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"


class Project(NamedTuple):
    """The package as its author has it, and where it is installed."""

    folder: Path
    site: Path

    @property
    def env(self) -> dict[str, str]:
        """What processes must know to find it."""
        path = os.pathsep.join(filter(None, (str(self.site), os.environ.get("PYTHONPATH", ""))))
        tools = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
        return {**os.environ, "PYTHONPATH": path, "PATH": tools, "LC_ALL": "C", "COLUMNS": "120"}

    def run(self, command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command of the page in the author's folder."""
        return subprocess.run(  # noqa: S602 -- a line of our own page, with its wildcards
            command, shell=True, cwd=self.folder, env=self.env, input=typed, capture_output=True, text=True, check=False
        )

    def install(self) -> None:
        """What `pip install .` does, without a network: build a wheel and unpack it."""
        subprocess.run(  # noqa: S603 -- our own interpreter
            [sys.executable, "-c", BUILD, "dist"], cwd=self.folder, env=self.env, capture_output=True, check=True
        )
        with zipfile.ZipFile(next((self.folder / "dist").glob("*.whl"))) as wheel:
            wheel.extractall(self.site)


def page_files() -> dict[str, str]:
    """The files of the page; several blocks under one name follow each other."""
    found: dict[str, str] = {}
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        found[name] = found.get(name, "") + text
    return found


def page_commands() -> list[str]:
    """The commands of the page, in their order."""
    blocks = CONSOLE.findall(PAGE.read_text(encoding="utf-8"))
    return [line.removeprefix("$ ") for block in blocks for line in block.splitlines()]


def make_project(folder: Path) -> Project:
    """Write the files of the page into a folder and install them beside it."""
    project = Project(folder / "kuhn", folder / "site")
    for name, text in page_files().items():
        file = project.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (project.folder / "kuhn_poker" / "bots" / "weights").mkdir()
    project.site.mkdir()
    project.install()
    return project


def renewed(page: str) -> str:
    """The page with the table of parts as core/parts.py has it now."""
    rows = [line for line in (parts.__doc__ or "").splitlines() if line.startswith("|")]
    table = "\n".join(rows)
    return PARTS.sub(lambda match: f"{match[1]}\n{table}\n\n{match[2]}", page)


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
