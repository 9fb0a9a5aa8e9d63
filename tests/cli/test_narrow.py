"""A window that is too narrow for the drawing of a table: facts line by line, and how wide to make it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, fine

GAMES = ("goldbraeu", "golden_city")
FRAMES = set("┌┐└┘│┃╲╱█")  # what boards are drawn with


@pytest.fixture(params=GAMES)
def record(request: pytest.FixtureRequest, folder: Path) -> Path:
    """The record of a finished game of three."""
    fine("simulate", request.param, "--seats", 3, "--bots", "random", "--games", 1, "--records", folder)
    return folder / f"{request.param}-00001.txt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_window_gets_facts_and_a_sentence(record: Path, language: str) -> None:
    """No line is longer than the window, so nothing wraps in the middle of a board."""
    said = fine("record", "show", record, "--at", 40, "--log", 0, "--lang", language, COLUMNS="60")

    assert not FRAMES & set(said)
    assert max(map(len, said.splitlines())) <= 60
    assert "players 1.seat: " in said
    advice = said.split("\n\n")[-1]
    assert "60" in advice
    assert "80" in advice


def test_eighty_columns_get_the_drawing(record: Path) -> None:
    """Without a word about the window."""
    said = fine("record", "show", record, "--at", 40, "--log", 0, COLUMNS="80")

    assert FRAMES & set(said)
    assert "players 1.seat" not in said
    assert max(map(len, said.splitlines())) <= 80


@pytest.mark.parametrize("game", GAMES)
def test_a_narrow_window_can_be_played_in(game: str) -> None:
    """The table, the question and the answers fit; `table` shows the facts again."""
    words = ("play", game, "--seats", 3, "--seat", "red", "--bots", "random,random", "--seed", 3)
    said = fine(*words, typed=["table", "quit"], COLUMNS="60")

    assert not FRAMES & set(said)
    assert said.count("make it 80 wide") == 2
