"""Changelog and version: fragments can be read, and the version stands in one place."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from tasks import changelog

ROOT = Path(__file__).parents[1]
FRAGMENTS = sorted(file for file in (ROOT / "changes.d").glob("*") if file.name not in ("README.md", "template.jinja"))
TOWNCRIER = [sys.executable, "-m", "towncrier", "build"]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """All that a changelog is made from."""
    shutil.copytree(ROOT / "changes.d", tmp_path / "changes.d")
    for name in ("pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)  # noqa: S607 -- towncrier stages what it writes
    return tmp_path


@pytest.mark.parametrize("file", FRAGMENTS, ids=lambda file: file.stem)
def test_a_fragment_is_something_to_read(file: Path) -> None:
    """A Markdown file with a short name, a text and no heading of its own: it becomes an item of a list."""
    text = file.read_text(encoding="utf-8")

    assert re.fullmatch(r"[a-z0-9-]+\.md", file.name)
    assert text.strip()
    assert text.endswith("\n")
    assert not re.search("^#", text, re.MULTILINE)


def test_a_release_moves_every_fragment_into_the_changelog(tree: Path) -> None:
    """Above the older releases; what is told once is told no more."""
    subprocess.run([*TOWNCRIER, "--yes", "--version", "9.8.7"], cwd=tree, check=True, capture_output=True)  # noqa: S603 -- ours
    text = (tree / "CHANGELOG.md").read_text(encoding="utf-8")

    assert text.index("## 9.8.7 (") < text.index("## The foundation")
    assert {file.name for file in (tree / "changes.d").iterdir()} == {"README.md", "template.jinja"}
    for file in FRAGMENTS:
        begins = file.read_text(encoding="utf-8").splitlines()[0].removeprefix("- ")
        assert f"- {begins}" in text


def test_the_version_is_written_in_one_place() -> None:
    """In pyproject.toml; the package says what it was installed as, and no file of ours repeats it."""
    found = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    files = [*ROOT.glob("src/**/*.py"), *ROOT.glob("tasks/*.py"), *ROOT.glob("docs/*.md"), ROOT / "README.md"]
    said = [file.name for file in files if re.search(rf"stammtisch\W+{re.escape(found)}", file.read_text("utf-8"))]

    assert changelog.version() == found == version("stammtisch")
    assert said == []


def test_a_new_version_changes_that_line_and_no_other(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The version of a target, or of another package, stays."""
    before = (tree / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    monkeypatch.setattr(changelog, "PYPROJECT", tree / "pyproject.toml")
    changelog.write_version("9.8.7")
    after = (tree / "pyproject.toml").read_text(encoding="utf-8").splitlines()

    assert [new for old, new in zip(before, after, strict=True) if old != new] == ['version = "9.8.7"']


@pytest.mark.parametrize("wrong", ["1", "v1.0.0", "1.0", "new"])
def test_a_version_that_is_none_is_refused(wrong: str) -> None:
    """Before anything is written."""
    with pytest.raises(SystemExit, match="three numbers"):
        changelog.changelog([wrong])
