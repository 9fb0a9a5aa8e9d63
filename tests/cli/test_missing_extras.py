"""What the base installation can do, and what it says where an extra is missing: one sentence that names the extra."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES: Final = {"open_spiel": "pyspiel", "pillow": "PIL"}  # where a package's module has another name
ABSENT: Final = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in gone:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

gone = set(sys.argv[1].split(","))
sys.meta_path.insert(0, Absent())
"""
RUN: Final = """
from stammtisch.cli import main
main(sys.argv[2:], prog_name="stammtisch")
"""
API: Final = """
import stammtisch
game = stammtisch.game("goldbraeu")
assert stammtisch.play_match(game, game.make_setup(), [stammtisch.make_bot("regular")] * 4, seed=1).decisions > 50
try:
    game.observe(game.deal(), 0)
except ImportError as missing:
    print(missing)
"""


def packages_of_extras() -> set[str]:
    """The modules that the base installation does not have."""
    names = {re.split(r"[\[>=]", each)[0] for wanted in PROJECT["optional-dependencies"].values() for each in wanted}
    return {MODULES.get(name, name) for name in names - {"stammtisch"}}


def without_extras(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run code where none of them can be imported."""
    command = [sys.executable, "-c", ABSENT + code, ",".join(packages_of_extras()), *words]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)  # noqa: S603 -- our own Python


@pytest.mark.parametrize(
    "line",
    [
        "simulate goldbraeu --bots regular,beginner,random --games 2",
        "arena golden_city --candidate regular --against random --deals 1",
        "tactics goldbraeu --bot regular",
        "bots",
        "games",
    ],
)
def test_the_base_plays(line: str) -> None:
    """Games, bots without nets and the arena need no extra."""
    done = without_extras(RUN, *line.split())

    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("line", "module", "extra"),
    [
        ("serve --no-open", "sqlalchemy", "serve"),
        ("play goldbraeu --bots strong", "numpy", "nets"),
        ("simulate golden_city --bots expert --games 1", "numpy", "nets"),
        ("simulate goldbraeu --games 1 --dataset new.parquet", "pyarrow", "research"),
        ("ladder goldbraeu --deals 1", "numpy", "nets"),
        ("train goldbraeu --games 1", "numpy", "train"),
    ],
)
@pytest.mark.parametrize(
    ("language", "begins"), [("en", "The package"), ("de", "Das Paket"), ("fr", "Le paquet")], ids=["en", "de", "fr"]
)
def test_a_missing_extra_is_one_sentence(line: str, module: str, extra: str, language: str, begins: str) -> None:
    """In the reader's language, with the command that installs it; nothing else happens."""
    done = without_extras(RUN, *line.split(), "--lang", language)

    assert done.returncode == 1
    assert done.stderr.startswith(begins)
    assert module in done.stderr
    assert f"pip install 'stammtisch[{extra}]'" in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_python_gets_an_import_error_with_the_same_sentence() -> None:
    """The engine and its bots need no numpy; arrays do."""
    done = without_extras(API)

    assert done.stdout == "The package “numpy” is not installed; “pip install 'stammtisch[nets]'” installs it.\n"


@pytest.mark.parametrize("module", ["stammtisch.server.app", "stammtisch.server.messages"])
def test_the_server_as_a_module_says_it_too(module: str) -> None:
    """Whichever part of it is imported first."""
    done = without_extras(f"import {module}")

    assert done.stderr.splitlines()[-1].endswith("“pip install 'stammtisch[serve]'” installs it.")


def test_all_has_every_extra() -> None:
    """A new extra cannot be forgotten."""
    assert brought_by("all") == set(PROJECT["optional-dependencies"])


def brought_by(extra: str) -> set[str]:
    """An extra and those that it names."""
    lists = re.findall(r"stammtisch\[([\w,]+)\]", str(PROJECT["optional-dependencies"][extra]))
    return {extra}.union(*(brought_by(name) for names in lists for name in names.split(",")))
