from __future__ import annotations

import click
import pytest

import stammtisch
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
    assert "{" not in said
    if path not in (("record",), ("board",)):
        assert "--lang en|de|fr" in said


def test_examples_name_a_game_that_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one, whichever it is: the command line itself knows no game."""
    for name in stammtisch.game_names():
        monkeypatch.setattr(stammtisch, "game_names", lambda name=name: [name])
        rule = fine("rules", "--help").split("stammtisch rules ")[1].split()[0]

        assert f"stammtisch play {name} --seats 3" in fine("play", "--help")
        assert f"stammtisch play {name}\n" in fine("--help")
        assert fine("rules", rule).startswith(f"{rule}  ")


def test_alone_it_shows_what_there_is() -> None:
    """Help is no mistake."""
    assert fine() == fine("--help") == fine("-h")
