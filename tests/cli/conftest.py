"""Every test of the command line works in an empty folder of its own, with finished games at hand."""

from __future__ import annotations

from pathlib import Path

import pytest

import stammtisch
from stammtisch.bots.match import record_match
from stammtisch.bots.random import RandomBot

GAME = stammtisch.game("goldbraeu")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="session")
def text() -> str:
    """The record of a finished game of four."""
    record = record_match(GAME, GAME.make_setup(), [RandomBot()] * 4, 12, ["random"] * 4)
    return stammtisch.record.write(record, GAME)


@pytest.fixture
def finished(folder: Path, text: str) -> Path:
    """A finished game of four in a file."""
    file = folder / "finished.txt"
    file.write_text(text, encoding="utf-8")
    return file
