from __future__ import annotations

from pathlib import Path

import click
import pytest

import stammtisch
from stammtisch.cli import main
from stammtisch.cli.drawing import drawing_of
from stammtisch.cli.table.prompt import COMMANDS

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_about_the_command_line_names_every_command() -> None:
    """Each has a chapter."""
    page = (DOCS / "cli.md").read_text(encoding="utf-8")

    assert [name for name in main.commands if f"\n## {name}\n" not in page] == []


@pytest.mark.parametrize("name", main.commands)
def test_the_page_about_the_command_line_names_every_option(name: str) -> None:
    """In the chapter of its command; --lang is for all."""
    page = (DOCS / "cli.md").read_text(encoding="utf-8")
    chapter = page.split(f"\n## {name}\n")[1].split("\n## ")[0]
    command = main.commands[name]
    commands = command.commands.values() if isinstance(command, click.Group) else [command]
    options = [p.opts[-1] for c in commands for p in c.params if isinstance(p, click.Option) and p.name != "lang"]

    assert [option for option in options if option not in chapter] == []


def test_the_page_for_players_names_every_command_at_the_table() -> None:
    """Also those that a game has of its own."""
    page = (DOCS / "play.md").read_text(encoding="utf-8")
    reports = [name for game in stammtisch.game_names() for name in drawing_of(stammtisch.game(game)).reports]

    assert [name for name in (*COMMANDS, *reports) if f"| `{name}" not in page] == []
