"""What contributors lean on: editors, hooks and the quick check agree with what is checked in the end."""

from __future__ import annotations

import configparser
import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from tasks import changed
from tasks.changed import READ_BY, check_commit, quick_ones

ROOT = Path(__file__).parents[1]
RUFF = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]
BIOME = json.loads((ROOT / "web" / "biome.json").read_text(encoding="utf-8"))


@pytest.fixture
def editor() -> configparser.ConfigParser:
    """What .editorconfig says."""
    settings = configparser.ConfigParser()
    settings.read_string("[top]\n" + (ROOT / ".editorconfig").read_text(encoding="utf-8"))
    return settings


def test_editors_and_ruff_agree(editor: configparser.ConfigParser) -> None:
    """On the length of lines and how far they are set in."""
    everything = editor["*"]

    assert int(everything["max_line_length"]) == RUFF["line-length"]
    assert everything["indent_style"] == "space"
    assert int(everything["indent_size"]) == RUFF.get("indent-width", 4)


def test_editors_and_biome_agree(editor: configparser.ConfigParser) -> None:
    """The page is set in by its own measure."""
    page = next(section for name, section in editor.items() if "svelte" in name)
    wanted = BIOME["formatter"]

    assert page.get("indent_style", editor["*"]["indent_style"]) == wanted["indentStyle"]
    assert int(page["indent_size"]) == wanted.get("indentWidth", 2)
    assert int(page.get("max_line_length", editor["*"]["max_line_length"])) == wanted["lineWidth"]


def test_hooks_are_ours_alone() -> None:
    """Nothing is fetched from anywhere, and pre-commit can read them."""
    file = ROOT / ".pre-commit-config.yaml"
    found = yaml.safe_load(file.read_text(encoding="utf-8"))
    subprocess.run([sys.executable, "-m", "pre_commit", "validate-config", str(file)], check=True)  # noqa: S603 -- ours

    assert [repo["repo"] for repo in found["repos"]] == ["local"]
    assert {hook["language"] for repo in found["repos"] for hook in repo["hooks"]} == {"system"}


def test_the_hook_refuses_what_the_checks_would_refuse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A badly laid out file fails by name."""
    bad = tmp_path / "bad.py"
    bad.write_text("x   =  1\n")
    monkeypatch.setattr(changed, "TEST", type("Here", (), {"tool": lambda name: Path(sys.executable).with_name(name)}))

    with pytest.raises(SystemExit, match="format failed"):
        check_commit([str(bad)])


def test_the_quick_check_leaves_out_what_is_slow_or_no_test() -> None:
    """Browsers and the handbook need to be built first; helpers of tests hold none."""
    files = ["tests/core/test_play.py", "tests/browser/test_replay.py", "tests/docs/test_site.py", "tests/core/toy.py"]

    assert quick_ones([*(str(ROOT / file) for file in files), ""]) == ["tests/core/test_play.py"]


@pytest.mark.parametrize(("pattern", "tests"), READ_BY.items(), ids=READ_BY)
def test_what_is_read_and_not_imported_has_its_tests(pattern: str, tests: str) -> None:
    """Both ends of every rule exist."""
    assert (ROOT / tests).exists()
    assert next(ROOT.glob(pattern.replace("*.ftl", "**/*.ftl")), None) is not None
