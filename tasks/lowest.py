"""The suites with the oldest versions of everything that pyproject.toml allows, in a throw-away environment."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from tasks.checks import PARALLEL
from tasks.environments import TEST, Venv, ensure_uv, ensure_venv
from tasks.package import COMPILED, compiler, ensure_compiled, ensure_test
from tasks.running import BUILD, ROOT, quietly, say, stage
from tasks.web import ensure_page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tasks.running import Command

LOWEST = Venv(BUILD / "lowest")
FOLDERS = ("tests/core", "tests/cli", "tests/server", "tests/adapters", "tests/arena")
ENGINE = ("tests/core", "tests/adapters/test_batch.py")


def test_lowest(args: Sequence[str]) -> None:
    """Install them, and run what leans on other packages; then the compiled engine on the oldest run time."""
    ensure_test()
    ensure_page(TEST)  # some of them look at it
    install_lowest()
    # old packages warn of what was deprecated since, and that is nobody's fault
    command: Command = [LOWEST.python, "-m", "pytest", *PARALLEL, "-o", "filterwarnings=", "-p", "no:cacheprovider"]
    marks = ("-m", "not browser and not strength")
    stage("oldest versions, interpreted", [*command, *marks, *(args or FOLDERS)], STAMMTISCH_BUILD="interpreted")
    if compiler():
        ensure_compiled()
        surroundings = {"STAMMTISCH_BUILD": "compiled", "PYTHONPATH": str(COMPILED)}
        stage("oldest versions, compiled", [*command, *marks, *ENGINE], **surroundings)


def install_lowest() -> None:
    """An environment of its own: what we name as old as can be, what that brings as new as there is."""
    shutil.rmtree(LOWEST.folder, ignore_errors=True)
    ensure_venv(LOWEST)
    ensure_uv(TEST)
    uv: Command = [TEST.tool("uv"), "pip"]
    pins = BUILD / "lowest.txt"
    say("Installing the oldest versions of everything ...")
    what = ("pyproject.toml", "--extra", "all", "--group", "test", "--resolution", "lowest-direct")
    quietly([*uv, "compile", *what, "--quiet", "-o", pins])
    quietly([*uv, "install", "--python", LOWEST.python, "-r", pins, "setuptools"])
    quietly([*uv, "install", "--python", LOWEST.python, "--no-deps", "--no-build-isolation", "--editable", ROOT])
