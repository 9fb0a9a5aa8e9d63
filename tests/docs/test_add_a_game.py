"""docs/add-a-game.md is run from first file to last command: a package outside the tree, found by its entry point."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import pytest

from tests.docs.third_game import PAGE, Project, make_project, page_commands, renewed

if TYPE_CHECKING:
    import subprocess

ANSWERS = "1\n" * 200  # the first choice, whatever is asked; more than a game needs
PLACEHOLDER = re.compile(r"\[[a-z]+(-[a-zA-Z0-9_]+)+\]")  # a key without a sentence
LISTED = "from stammtisch.conformance.server import *\nwith open_server() as at: print(call(at + '/api/installed'))"

# What each command says when it has done its work.
SAYS = {
    "python -m pytest tests": "9 passed",
    "python -m stammtisch.conformance kuhn 3": "server: sound",
    "stammtisch play kuhn": "Pass or bet?",
    "stammtisch rules KP-BET": "In turn, each player passes or bets one chip",
    "stammtisch simulate kuhn --games 50": "50",
    "stammtisch record check": "sound",
    "stammtisch arena kuhn": "regular",
    "stammtisch ladder kuhn": "beginner",
    "stammtisch train kuhn": "2-seats.npz",
    "stammtisch simulate kuhn --seats 2 --bots strong,expert": "expert",
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The package of the page, built and installed for the processes of this test."""
    return make_project(tmp_path_factory.mktemp("third"))


def test_every_command_of_the_page_does_what_it_says(project: Project) -> None:
    """In the order of the page: the kit, a game in the terminal, records, arena, ladder, training, trained bots."""
    expected = dict(SAYS)
    for command in page_commands():
        if command == "pip install .":
            project.install()
        elif command != "stammtisch serve":
            done = project.run(command, ANSWERS)
            assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
            key = next(start for start in expected if command.startswith(start))
            assert expected.pop(key) in done.stdout, f"{command}\n{done.stdout}"
            assert not PLACEHOLDER.search(done.stdout), done.stdout
    assert expected == {}


def test_the_server_lists_the_game_of_the_page(project: Project) -> None:
    """`stammtisch serve` finds it by its entry point."""
    done = run_python(project, LISTED)

    assert "'kuhn'" in done.stdout, done.stderr


def test_the_page_for_a_game_is_well_typed(project: Project) -> None:
    """Whoever copies the package gets no complaint from a strict type checker."""
    done = project.run(f"{sys.executable} -m mypy --strict --cache-dir={project.site}/.mypy kuhn_poker")

    assert done.returncode == 0, done.stdout


def test_every_sentence_is_said_in_every_language(project: Project) -> None:
    """A game in the terminal, in German and in French."""
    for language, question in (("de", "Passen oder setzen?"), ("fr", "Passer ou miser")):
        done = project.run(f"stammtisch play kuhn --seats 2 --seed 1 --lang {language}", ANSWERS)
        assert question in done.stdout, done.stderr
        assert not PLACEHOLDER.search(done.stdout), done.stdout


def test_the_page_names_every_optional_part() -> None:
    """The table of parts is the one of core/parts.py. If this fails: python -m tests.docs.third_game."""
    page = PAGE.read_text(encoding="utf-8")

    assert renewed(page) == page


def run_python(project: Project, script: str) -> subprocess.CompletedProcess[str]:
    """Run a script where the game is installed."""
    return project.run(f'{sys.executable} -c "{script}"')
