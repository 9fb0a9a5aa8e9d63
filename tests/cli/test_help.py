from __future__ import annotations

import click
import pytest

from stammtisch.cli import main
from tests.cli.running import fine


def commands(group: click.Group, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every command, by the words that lead to it."""
    found = []
    for name, command in group.commands.items():
        found.append((*path, name))
        if isinstance(command, click.Group):
            found += commands(command, (*path, name))
    return found


@pytest.mark.parametrize("path", commands(main), ids=" ".join)
def test_every_command_has_help_with_an_example(path: tuple[str, ...]) -> None:
    """And each that says something can be told in which language."""
    said = fine(*path, "--help")

    assert f"stammtisch {' '.join(path)}" in said.split("Options:")[0].split("\n", 1)[1]
    if path not in (("record",), ("board",)):
        assert "--lang en|de|fr" in said


def test_alone_it_shows_what_there_is() -> None:
    """Help is no mistake."""
    assert fine() == fine("--help") == fine("-h")
