from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import click
import pytest

from stammtisch.arena import report
from stammtisch.cli import main
from tests.cli.running import fine

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = re.findall(r"^\$ stammtisch (.+)$", (DOCS / "arena.md").read_text(encoding="utf-8"), re.MULTILINE)


def shortened(words: str) -> list[str]:
    """An example with a single deal, in one process."""
    one = re.sub(r"--deals \d+", "--deals 1", words) if "--deals" in words else f"{words} --deals 1"
    return shlex.split(re.sub(r"--jobs \d+", "--jobs 1", one))


@pytest.mark.parametrize("words", EXAMPLES)
def test_every_example_of_the_page_runs(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is typed, but for the number of deals and the pictures, which another test looks at."""
    monkeypatch.setattr(report, "can_plot", lambda: False)
    assert "%" in fine(*shortened(words))


def test_there_is_an_example_of_everything() -> None:
    """Both commands, and the test."""
    assert {words.split()[0] for words in EXAMPLES} == {"arena", "ladder"}
    assert any("--sprt" in words for words in EXAMPLES)


def test_every_snippet_of_the_page_does_what_it_says() -> None:
    """What the page shows is what Python answers."""
    failures, tried = doctest.testfile(str(DOCS / "arena.md"), module_relative=False, encoding="utf-8")

    assert (failures, tried) == (0, 7)


@pytest.mark.parametrize("name", ["arena", "ladder"])
def test_the_page_about_the_command_line_names_every_option(name: str) -> None:
    """In the chapter of its command; --lang is for all."""
    chapter = (DOCS / "cli.md").read_text(encoding="utf-8").split(f"\n## {name}\n")[1].split("\n## ")[0]
    options = [p.opts[-1] for p in main.commands[name].params if isinstance(p, click.Option) and p.name != "lang"]

    assert [option for option in options if option not in chapter] == []
