from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from stammtisch.cli.commands import bench
from tests.cli.running import LANGUAGES, fine

FIGURES = {
    "inside_decisions_per_second",
    "inside_games_per_second",
    "driven_decisions_per_second",
    "driven_games_per_second",
    "copy_microseconds",
}


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits for a second to pass."""
    repeat = bench.repeat
    monkeypatch.setattr(bench, "repeat", lambda play, games, _seconds: repeat(play, games, 0.02))


def test_the_figures_for_programs() -> None:
    """One object: whether it is compiled, and five figures a game."""
    figures = json.loads(fine("bench", "--json"))

    assert figures["compiled"] is bench.is_compiled()
    assert set(figures["games"]["goldbraeu"]) == FIGURES
    assert all(value > 0 for value in figures["games"]["goldbraeu"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_for_people(language: str) -> None:
    """The same in a table, and how to compare them with others."""
    said = fine("bench", "--lang", language)

    assert "Goldbräu" in said
    assert "make bench" in said


def test_half_a_second_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fraction is passed on to every measurement."""
    asked = []
    repeat = bench.repeat

    def note(play: Callable[[int], int], games: int, seconds: float) -> tuple[int, int, float]:
        asked.append(seconds)
        return repeat(play, games, 0.01)

    monkeypatch.setattr(bench, "repeat", note)
    fine("bench", "--seconds", "0.5", "--json")

    assert set(asked) == {0.5}
