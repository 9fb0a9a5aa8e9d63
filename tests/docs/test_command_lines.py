"""Command lines in the pages can be typed: they name commands and options that exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import click
import pytest

from stammtisch.cli import main
from stammtisch.cli.console import SYMBOLS

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("**/*.md"))]
LINE: Final = re.compile(r"(?:^|[`$(] ?)stammtisch ([a-z].*?)(?:`|$|  #|  +\(|\)$)", re.MULTILINE)
OPTION: Final = re.compile(r"(?<![\w-])--[a-z][a-z0-9-]*")


def lines_of(page: Path) -> list[str]:
    """What a page tells to type, behind the program's name."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    return [re.sub(r'"[^"]*"', "…", line) for line in LINE.findall(text)]


def command_of(words: list[str]) -> click.Command | None:
    """The command that is typed, or the one below it."""
    found: click.Command | None = main.commands.get(words[0])
    if isinstance(found, click.Group) and len(words) > 1:
        return found.commands.get(words[1], found)
    return found


def options_of(command: click.Command) -> set[str]:
    """All that may be typed behind a command."""
    return {"--help"}.union(*({*param.opts, *param.secondary_opts} for param in command.params))


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_command_lines_name_what_exists(file: Path) -> None:
    """A page once told to type an option that there was not."""
    wrong = []
    for line in lines_of(file):
        command = command_of(line.split())
        if command is None or set(OPTION.findall(line)) - options_of(command):
            wrong.append(line)

    assert wrong == []


def test_some_pages_have_command_lines() -> None:
    """The pattern still finds them."""
    assert sum(len(lines_of(page)) for page in PAGES) > 50


def test_the_page_about_the_command_line_names_the_symbol_of_every_seat() -> None:
    """All of them, not only those of the first game."""
    page = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")

    assert [seat for seat, symbol in SYMBOLS.items() if f"{symbol} {seat}" not in page] == []
