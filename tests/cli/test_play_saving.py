"""A game at the terminal table is saved, goes on from its file, and no mistake of anybody costs it."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.bots.random import RandomBot
from stammtisch.cli.table.session import TerminalSession
from stammtisch.core import record as records
from stammtisch.core.game import Game
from tests.cli.playing import saved
from tests.cli.running import fine, refused, run
from tests.own_board import OWN_BOARD


def test_a_bot_that_cannot_play_on_is_named_and_the_file_stays() -> None:
    """Where nets have gone since: other bots may go on."""
    Path("own.json").write_text(OWN_BOARD, encoding="utf-8")
    fine("play", "goldbraeu", "--board", "own.json", "--bots", "random,random,random", "--save", "old.txt")
    file = Path("old.txt")
    file.write_text(file.read_text(encoding="utf-8").replace("bot random", "bot strong"), encoding="utf-8")
    kept = file.read_bytes()

    assert "know only the standard board" in refused("play", "--resume", "old.txt")
    assert file.read_bytes() == kept
    fine("play", "--resume", "old.txt", "--bots", "random,random,random", typed=["table"])


def test_quitting_saves_and_says_how_to_go_on() -> None:
    """The game goes on where it was left, with the same question and the same bots."""
    before = fine("play", "goldbraeu", "--seed", 5, "--bots", "random,regular,random", typed=["1", "2", "1", "quit"])
    after = fine("play", "--resume", "goldbraeu-5.txt", typed=["table"])

    assert "Saved in goldbraeu-5.txt. To go on: stammtisch play --resume goldbraeu-5.txt" in before
    assert before.split("Preparation")[-1].split("▲ Red > ")[0] in after
    assert saved(Path("goldbraeu-5.txt")).players == {
        "red": "person",
        "blue": "bot random",
        "yellow": "bot regular",
        "green": "bot random",
    }


def test_the_end_of_what_is_typed_is_like_quitting() -> None:
    """Nothing that was decided is lost."""
    fine("play", "goldbraeu", "--seed", 5, typed=["1"])

    assert saved(Path("goldbraeu-5.txt")).decisions[-1].words == "keep krug"


def test_a_game_in_two_sittings_ends_like_one_in_one() -> None:
    """Bots do not depend on when the game was interrupted; the cards drawn after it may differ."""
    typed = ["1"] * 10
    fine("play", "goldbraeu", "--seed", 6, "--save", "one.txt", typed=typed)
    fine("play", "goldbraeu", "--seed", 6, "--save", "two.txt", typed=typed[:3])
    fine("play", "--resume", "two.txt", typed=typed[3:5])

    whole, parts = (saved(Path(file)).decisions for file in ("one.txt", "two.txt"))
    length = next(i for i, decision in enumerate(whole) if decision.words.startswith("turn"))
    assert [d.words for d in parts[:length]] == [d.words for d in whole[:length]]


def test_where_nothing_was_played_nothing_is_saved(folder: Path) -> None:
    """The end of the input leaves no file; one that was asked for is kept, and so is a first decision."""
    said = fine("play", "goldbraeu", "--seed", 5)

    assert list(folder.iterdir()) == []
    assert "Saved" not in said
    fine("play", "goldbraeu", "--seed", 5, "--save", "asked.txt")
    fine("play", "goldbraeu", "--seed", 5, typed=["1"])
    assert {file.name for file in folder.iterdir()} == {"asked.txt", "goldbraeu-5.txt"}


def test_no_file_is_overwritten(finished: Path) -> None:
    """Neither by a new game nor by saving under another name; without a name a free one is found."""
    text = finished.read_text(encoding="utf-8")

    assert "exists already" in refused("play", "goldbraeu", "--save", finished)
    assert "exists already" in fine("play", "goldbraeu", "--seed", 5, typed=["save finished.txt", "quit"])
    fine("play", "goldbraeu", "--seed", 5, typed=["quit"])
    assert finished.read_text(encoding="utf-8") == text
    assert Path("goldbraeu-5.txt").exists()
    assert Path("goldbraeu-5-2.txt").exists()


def test_where_the_file_cannot_be_written_the_game_goes_on_and_is_kept_elsewhere(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that went away does not cost the session."""
    (folder / "gone").mkdir()
    (folder / "spare").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder / "spare"))
    write = records.write

    def lose_folder(record: records.Record, game: Game) -> str:
        if (folder / "gone" / "game.txt").exists():
            (folder / "gone" / "game.txt").unlink()
            (folder / "gone").rmdir()
        return write(record, game)

    monkeypatch.setattr(records, "write", lose_folder)
    said = fine("play", "goldbraeu", "--seed", 5, "--save", "gone/game.txt", typed=["1", "1"])

    assert said.count("cannot be written") == 2
    assert "Where do you place a boss?" in said
    assert saved(folder / "spare" / "goldbraeu.txt").decisions


def test_a_damaged_file_is_kept_and_what_can_be_read_is_played_on(text: str) -> None:
    """The sentence names the line; the file stays as it is, and the game is saved beside it."""
    lines = text.splitlines()
    Path("cut.txt").write_text("\n".join([*lines[:100], " 91 red expa"]), encoding="utf-8")

    result = run("play", "--resume", "cut.txt", "--bots", "random,random,random")

    assert result.exit_code == 0
    assert result.stderr.startswith("Line 101: ")
    assert "damaged file stays as it is" in result.stderr
    assert Path("cut.txt").read_text(encoding="utf-8").endswith("expa")
    assert Path("cut-2.txt").exists()


def test_a_finished_game_is_shown_and_left_alone(finished: Path) -> None:
    """There is nothing to go on with."""
    text = finished.read_text(encoding="utf-8")

    said = fine("play", "--resume", finished)

    assert "The season is over" in said
    assert finished.read_text(encoding="utf-8") == text


def test_whatever_goes_wrong_the_game_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of ours costs a sentence, not the session; with STAMMTISCH_TRACE one sees where it is."""

    def fail(_session: object, _seat: object) -> int:
        raise ZeroDivisionError("no beer left")

    monkeypatch.setattr(TerminalSession, "turns_of", fail)
    words = ("play", "goldbraeu", "--seed", 5, "--bots", "random,random,random", "--seat", "green")

    result = run(*words)

    assert result.exit_code == 1
    assert result.stderr.startswith("This is our own mistake, not yours (ZeroDivisionError: no beer left)")
    assert result.stderr.count("\n") == 1
    assert saved(Path("goldbraeu-5.txt")).decisions
    assert isinstance(run(*words, STAMMTISCH_TRACE="1").exception, ZeroDivisionError)


def test_a_bot_that_fails_is_named_and_the_game_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is whoever's bot it is; with STAMMTISCH_TRACE its author sees where it failed."""

    def fail(_bot: object, _turn: object) -> int:
        raise ZeroDivisionError("no beer left")

    monkeypatch.setattr(RandomBot, "choose", fail)
    words = ("play", "goldbraeu", "--seed", 5, "--bots", "random,random,random", "--seat", "green")

    result = run(*words)
    traced = run(*words, STAMMTISCH_TRACE="1").exception

    assert result.exit_code == 1
    assert result.stderr.startswith("The bot random failed on seat red (ZeroDivisionError: no beer left)")
    assert result.stderr.count("\n") == 1
    assert saved(Path("goldbraeu-5.txt")).decisions
    assert traced is not None
    assert isinstance(traced.__cause__, ZeroDivisionError)
