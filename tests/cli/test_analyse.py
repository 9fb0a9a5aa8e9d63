"""`stammtisch analyse`: told in the terminal, as JSON, as a page; mistakes are one sentence; kept analyses are used."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import stammtisch
from stammtisch.analysis import analysing
from stammtisch.analysis.effort import Effort
from stammtisch.cli.reports import analysis as report
from stammtisch.core import record as records
from tests.analysis.games import played
from tests.cli.running import LANGUAGES, fine, refused, run

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from stammtisch.analysis.report import Analysis
    from stammtisch.core.game import Game
    from stammtisch.core.record import Record

NAME = "goldbraeu"
CALLS: list[str] = []


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder of its own for what is kept, and two worlds for every decision."""

    def analyse(game: Game, record: Record, advance: Callable[[], None]) -> Analysis:
        CALLS.append(game.name)
        return analysing.analyse(game, record, advance, Effort((2,), 1))

    CALLS.clear()
    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(report, "analyse", analyse)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a game."""
    found = tmp_path / "game.txt"
    found.write_text(records.write(played(NAME, 21, "beginner"), stammtisch.game(NAME)), encoding="utf-8")
    return found


def test_it_is_told_in_every_language_and_made_once(file: Path) -> None:
    """Five sentences, a table, moments; the second and third time from what was kept."""
    said = [fine("analyse", file, "--seat", "red", "--lang", language, COLUMNS="120") for language in LANGUAGES]

    assert len(set(said)) == 3
    assert all(text.count("\n- ") == 4 and text.startswith("- ") for text in said)
    assert CALLS == [NAME]


def test_json_and_a_page(file: Path, tmp_path: Path) -> None:
    """Both hold everything; with --again it is made again."""
    page = tmp_path / "game.html"
    found = json.loads(fine("analyse", file, "--json", "--html", page))
    fine("analyse", file, "--json", "--again")

    assert found["decisions"] == len(played(NAME, 21, "beginner").decisions)
    assert "<polygon" in page.read_text(encoding="utf-8")
    assert CALLS == [NAME, NAME]


def test_mistakes_are_one_sentence(file: Path, tmp_path: Path) -> None:
    """A missing file, no record, a seat that is not there, a game that is not over, a page in place of the record."""
    text = file.read_text(encoding="utf-8")
    running = tmp_path / "running.txt"
    running.write_text(
        "\n".join(text.split("\n\n")[0].splitlines()) + "\n\n" + "\n".join(text.split("\n\n")[1].splitlines()[:60]),
        encoding="utf-8",
    )

    assert "nothing.txt" in refused("analyse", tmp_path / "nothing.txt")
    assert "white" in refused("analyse", file, "--seat", "white")
    assert "not over" in refused("analyse", running)
    assert "game.txt" in refused("analyse", file, "--html", file)
    assert CALLS == [NAME]


def test_an_interrupted_analysis_leaves_nothing_behind(
    file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Ctrl-C ends it with its own exit code; nothing half-made is kept."""

    def interrupted(*_words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(report, "analyse", interrupted)

    assert run("analyse", file).exit_code == 130
    assert not (tmp_path / "cache").exists()
