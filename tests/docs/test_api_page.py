"""docs/api.md says what is public: the names exist, nothing else is exported, and a user's script is well typed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

import stammtisch
from tasks.package import BUILD_WHEEL, copy_sources

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
TEXT = PAGE.read_text(encoding="utf-8")
NAME = re.compile(r"`([A-Za-z_]+)`")


def chapter(title: str) -> list[tuple[str, ...]]:
    """The rows of a chapter's table."""
    part = TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| `")]
    return [tuple(row) for row in rows]


def test_the_page_lists_what_the_package_exports() -> None:
    """No public name is missing, and none is made up."""
    listed = [name for names, _about in chapter("`stammtisch`") for name in NAME.findall(names)]

    assert sorted(listed) == sorted(stammtisch.__all__)
    assert [name for name in listed if not hasattr(stammtisch, name)] == []


@pytest.mark.parametrize("title", ["For a game of one's own", "For research"])
def test_every_name_on_the_page_can_be_imported(title: str) -> None:
    """From the module that it stands beside."""
    rows = [(module.strip("`"), name) for module, names in chapter(title) for name in NAME.findall(names)]

    assert len(rows) > 5
    assert [(module, name) for module, name in rows if not hasattr(import_module(module), name)] == []


def test_importing_the_package_is_cheap() -> None:
    """No numpy, no bots, no server, no sentences until somebody asks for them."""
    script = "import stammtisch, sys; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", script], text=True).split()  # noqa: S603 -- ours
    heavy = ("numpy", "fluent", "stammtisch.bots", "stammtisch.server", "stammtisch.adapters", "stammtisch.games")

    assert [module for module in loaded if module.startswith(heavy)] == []


def test_a_name_that_is_not_there_is_an_error() -> None:
    """As with every module."""
    with pytest.raises(AttributeError, match="has no attribute 'Tabel'"):
        stammtisch.Tabel  # type: ignore[attr-defined]  # noqa: B018 -- that is the point


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Python with the pure wheel in it; what else is needed comes from the Python that runs the tests."""
    folder = tmp_path_factory.mktemp("wheel")
    copy_sources(folder / "tree")
    command = [sys.executable, "-c", BUILD_WHEEL, str(folder)]
    without_page = {**os.environ, "STAMMTISCH_NO_PAGE": "1"}
    subprocess.run(command, cwd=folder / "tree", env=without_page, capture_output=True, check=True)  # noqa: S603
    venv.create(folder / "venv", with_pip=False, symlinks=True)
    (site,) = (folder / "venv").glob("lib/python*/site-packages")
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(site)
    (site / "tests.pth").write_text("\n".join(entry for entry in sys.path if entry.endswith("site-packages")))
    return folder / "venv" / "bin" / "python"


def test_the_script_of_the_page_is_well_typed_against_the_installed_wheel(installed: Path, tmp_path: Path) -> None:
    """A bot and a loop of one's own pass `mypy --strict`, and run."""
    script = tmp_path / "own.py"
    script.write_text(TEXT.split("```python\n")[1].split("```")[0], encoding="utf-8")
    checker = [sys.executable, "-m", "mypy", "--strict", f"--python-executable={installed}", "--config-file="]
    where = said(tmp_path, installed, "-c", "import stammtisch; print(stammtisch.__file__)")

    assert said(tmp_path, *checker, script.name) == "Success: no issues found in 1 source file\n"
    assert where.startswith(str(installed.parents[1]))
    assert sum(map(int, re.findall(r"\d+", said(tmp_path, installed, script.name)))) == 3


def said(folder: Path, *command: str | Path) -> str:
    """What a command says, with nothing on its path but what is installed."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)  # noqa: S603
    return done.stdout + done.stderr
