"""What is built holds what it must, or is not built: a wheel without its page would serve nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from setup import c_string, docstrings
from tasks.clean import EXTRAS
from tasks.package import BUILD_WHEEL, copy_sources
from tasks.release import INSIDE

ROOT = Path(__file__).parents[1]
BUILT = ("static/index.html", "static/pictures/draw.js", "static-docs/index.html")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The sources, with a page, drawings and a handbook that are one line long."""
    copy_sources(tmp_path / "tree")
    for name in BUILT:
        built = tmp_path / "tree" / "src" / "stammtisch" / name
        built.parent.mkdir(parents=True, exist_ok=True)
        built.write_text("<script></script>")
    return tmp_path / "tree"


def build(tree: Path, **extra: str) -> subprocess.CompletedProcess[str]:
    """Build the pure wheel beside the tree."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("STAMMTISCH_")} | extra
    command = [sys.executable, "-c", BUILD_WHEEL, str(tree.parent)]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)  # noqa: S603 -- ours


def test_a_wheel_holds_page_types_sentences_and_weights(tree: Path) -> None:
    """And says what it is: readme, kind, languages."""
    assert build(tree).returncode == 0
    with zipfile.ZipFile(next(tree.parent.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
        about = wheel.read(next(name for name in names if name.endswith("METADATA"))).decode()

    assert {f"stammtisch/{name}" for name in INSIDE} <= names
    assert "Description-Content-Type: text/markdown" in about
    assert "Classifier: Typing :: Typed" in about


@pytest.mark.parametrize("name", BUILT[:2])
def test_a_wheel_without_a_page_is_refused_in_a_sentence(tree: Path, name: str) -> None:
    """Unless it is asked for; the same goes for the drawings."""
    (tree / "src" / "stammtisch" / name).unlink()
    refused = build(tree)

    assert refused.returncode != 0
    assert "The page is not built" in refused.stdout + refused.stderr
    assert not list(tree.parent.glob("*.whl"))
    assert build(tree, STAMMTISCH_NO_PAGE="1").returncode == 0


def test_every_hot_class_has_a_docstring_for_the_compiled_build() -> None:
    """Under the names that mypyc may have for it; and C reads the text back as it was."""
    told = dict(docstrings())

    assert told["core___position___Position___apply"].startswith("Carry out a legal action.")
    assert c_string('Goldbräu "x"\n') == r'"Goldbr\303\244u \042x\042\012"'


def test_a_release_tries_every_extra() -> None:
    """What somebody can ask for is what was installed and used once."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(EXTRAS) == set(project["optional-dependencies"])
