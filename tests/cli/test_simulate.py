from __future__ import annotations

import errno
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import stammtisch
from stammtisch.adapters.dataset import DatasetWriter
from stammtisch.arena.statistics import wilson
from stammtisch.cli.commands import simulate
from stammtisch.core import record as records
from tests.cli.running import LANGUAGES, fine, refused

GAME = stammtisch.game("goldbraeu")
TIMED = ("seconds", "games_per_second", "decisions_per_second")


def simulated(*words: object) -> dict[str, object]:
    """What `simulate --json` says, the time aside."""
    summary: dict[str, object] = json.loads(fine("simulate", "goldbraeu", "--json", *words))
    for key in TIMED:
        assert isinstance(summary.pop(key), float)
    return summary


def test_the_summary_of_known_games() -> None:
    """Games, decisions and victories by seat, typed out for one seed."""
    summary = simulated("--bots", "random", "--games", 10, "--seed", 3, "--edition", "digest")

    assert summary["games"] == 10
    assert summary["edition"] == "digest"
    assert summary["bots"] == ["random"] * 4
    assert isinstance(summary["decisions"], int)
    assert 1500 < summary["decisions"] < 3500
    wins = summary["wins"]
    assert isinstance(wins, dict)
    assert list(wins) == ["red", "blue", "yellow", "green"]
    assert sum(wins.values()) == pytest.approx(10)


@pytest.mark.timeout(300)
def test_the_number_of_processes_changes_nothing() -> None:
    """Nor does keeping records."""
    words = ("--bots", "regular,random,random", "--games", 11, "--seed", 5)

    alone = simulated(*words)

    assert simulated(*words, "--jobs", 2) == alone
    assert simulated(*words, "--records", "kept") == alone
    assert len(list(Path("kept").iterdir())) == 11


def test_records_are_kept_and_sound() -> None:
    """One file a game, who sat where in its header."""
    simulated("--bots", "random,regular,random", "--games", 3, "--records", "deep/kept")

    files = sorted(Path("deep/kept").iterdir())
    assert [file.name for file in files] == [f"goldbraeu-0000{n}.txt" for n in (1, 2, 3)]
    said = fine("record", "check", *files)
    assert said.count("finished") == 3
    kept = records.read(files[0].read_text(encoding="utf-8"), GAME)
    assert kept.players == {"red": "bot random", "blue": "bot regular", "yellow": "bot random"}


def test_seeds_differ() -> None:
    """Another seed, other games."""
    assert simulated("--bots", "random", "--games", 4, "--seed", 1) != simulated(
        "--bots", "random", "--games", 4, "--seed", 2
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_tables(language: str) -> None:
    """By seat and by bot, with intervals, in every language."""
    said = fine("simulate", "goldbraeu", "--bots", "regular,random,random", "--games", 4, "--lang", language)

    assert said.count("regular") == 2
    assert "▲" in said
    assert "%" in said


def test_wilson_intervals() -> None:
    """The figures of the textbook: 8 of 10, none of 10, 190 of 200."""
    assert wilson(8 / 10, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(190 / 200, 200) == pytest.approx((0.9104, 0.9726), abs=1e-4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dataset_that_cannot_be_written_is_refused_before_the_first_game(
    folder: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder, or a file in a folder that is not there; nothing is left behind."""

    def no_game(*_: object) -> Iterator[simulate.Outcome]:
        raise AssertionError

    monkeypatch.setattr(simulate, "results", no_game)
    (folder / "data").mkdir()
    for place in (folder / "data", folder / "nowhere" / "x.parquet"):
        said = refused("simulate", "goldbraeu", "--bots", "random", "--dataset", place, "--lang", language)

        assert str(place) in said
        assert "STAMMTISCH_TRACE" not in said
    assert [file.name for file in folder.rglob("*")] == ["data"]


@pytest.mark.parametrize("step", ["flush", "finish"])
def test_a_dataset_that_fails_late_leaves_nothing_behind(
    folder: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk may be full in the middle, or at the very end."""

    def full(_: DatasetWriter) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(DatasetWriter, step, full)
    said = refused("simulate", "goldbraeu", "--bots", "random", "--games", 9, "--dataset", folder / "x.parquet")

    assert "x.parquet" in said
    assert "No space left" in said
    assert list(folder.iterdir()) == []


def test_chunks_are_made_as_they_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """More games than any list could hold begin at once."""
    taken: list[simulate.GameChunk] = []

    def first_two(chunks: Iterator[simulate.GameChunk], *_: object) -> Iterator[list[simulate.Outcome]]:
        taken.extend((next(chunks), next(chunks)))
        yield []

    monkeypatch.setattr(simulate, "run", first_two)
    chunk = simulate.GameChunk(GAME.make_setup(), ("random",) * 4, 1, 0, 10**15, None)

    assert list(simulate.results(chunk, 2)) == []
    assert [(each.first, each.games) for each in taken] == [(0, 8), (8, 8)]


def test_records_that_exist_are_written_over_only_if_that_is_asked_for() -> None:
    """Before the first game is played; other files in the folder do not matter."""
    words = ("simulate", "goldbraeu", "--bots", "random", "--games", 2, "--records", "kept")
    Path("kept").mkdir()
    Path("kept/goldbraeu-00003.txt").write_text("mine", encoding="utf-8")
    fine(*words)
    first = Path("kept/goldbraeu-00001.txt").read_text(encoding="utf-8")

    said = refused(*words, "--seed", 7)

    assert said.startswith("The file “kept/goldbraeu-00001.txt” exists already")
    assert "--force" in said
    assert Path("kept/goldbraeu-00001.txt").read_text(encoding="utf-8") == first
    fine(*words, "--seed", 7, "--force")
    assert Path("kept/goldbraeu-00001.txt").read_text(encoding="utf-8") != first
    assert Path("kept/goldbraeu-00003.txt").read_text(encoding="utf-8") == "mine"


def test_a_dataset_that_exists_is_written_over_only_if_that_is_asked_for() -> None:
    """As records are."""
    words = ("simulate", "goldbraeu", "--bots", "random", "--games", 1, "--dataset", "games.parquet")
    Path("games.parquet").write_text("mine", encoding="utf-8")

    assert "games.parquet" in refused(*words)
    assert Path("games.parquet").read_text(encoding="utf-8") == "mine"
    fine(*words, "--force")
    assert Path("games.parquet").read_bytes().startswith(b"PAR1")
