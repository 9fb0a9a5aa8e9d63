"""The virtual environments: `.venv` to play in, `.venv-test` to test in."""

from __future__ import annotations

import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from tasks.running import ROOT, StepError, digest, once, quietly, say

UV = "uv==0.13.7"
OLDEST_PYTHON = (3, 11)
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


class Venv(NamedTuple):
    """A virtual environment of the project."""

    folder: Path

    def tool(self, name: str) -> Path:
        """The program `name` inside it."""
        return self.folder / SCRIPTS / (name + (".exe" if os.name == "nt" else ""))

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.tool("python")

    def stamp(self, step: str) -> Path:
        """Where it remembers what `step` was last done with."""
        return self.folder / "stamps" / step


PLAY = Venv(ROOT / ".venv")
TEST = Venv(ROOT / ".venv-test")


def demand_python() -> None:
    """Say in one sentence what to do if this interpreter cannot do."""
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(
            f"Stammtisch needs Python 3.11 or newer and this is {sys.version.split()[0]}: "
            "install a newer one and name it, for example `make play PYTHON=python3.12`.",
        )
    if not find_spec("venv"):
        sys.exit(
            "This Python cannot make virtual environments: install its venv module first "
            "(on Debian and Ubuntu: apt install python3-venv).",
        )


def ensure_venv(venv: Venv) -> None:
    """Have a virtual environment of this very Python at this very place; begin anew with a broken one."""

    def make() -> None:
        say(f"Making {venv.folder.name} ...")
        shutil.rmtree(venv.folder, ignore_errors=True)
        quietly([sys.executable, "-m", "venv", "--without-pip", venv.folder])

    if not venv.python.exists():
        venv.stamp("venv").unlink(missing_ok=True)
    once(venv.stamp("venv"), digest(sys.version, sys.base_prefix, str(ROOT)), make)


def pip(venv: Venv) -> list[str | Path]:
    """The pip that installs into `venv`: this Python's, or one put inside."""
    if find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", venv.python]
    if not find_spec("ensurepip"):
        sys.exit(
            "This Python has no pip: install it with the venv module first "
            "(on Debian and Ubuntu: apt install python3-pip python3-venv).",
        )
    quietly([venv.python, "-m", "ensurepip"])
    return [venv.python, "-m", "pip"]


def ensure_uv(venv: Venv) -> None:
    """Have uv, which installs much faster than pip, inside `venv`."""
    once(venv.stamp("uv"), digest(UV), lambda: quietly([*pip(venv), "install", "--quiet", UV]))


def install(venv: Venv, *what: str | Path) -> None:
    """Install into `venv` with uv, or with plain pip where uv cannot be had or fails."""
    try:
        ensure_uv(venv)
        quietly([venv.tool("uv"), "pip", "install", "--python", venv.python, *what])
    except StepError as failure:
        say(f"(Trying pip, because uv failed: {str(failure).strip()[-200:]})")
        quietly([*pip(venv), "install", *what])


def require(venv: Venv, name: str) -> None:
    """Have the locked packages of requirements/NAME.txt in `venv`."""
    wanted = ROOT / "requirements" / f"{name}.txt"

    def fetch() -> None:
        say(f"Installing requirements/{name}.txt into {venv.folder.name} ...")
        install(venv, "--require-hashes", "-r", wanted)

    once(venv.stamp(name), digest(wanted), fetch)
