"""`stammtisch train` from the command line: a very short training."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

import stammtisch
from stammtisch.bots.model import load
from tests.cli.running import LANGUAGES, fine, refused


def test_a_short_training_leaves_weights_and_a_curve(tmp_path: Path) -> None:
    """The file can be loaded and says where it comes from; the curve is a table."""
    out = tmp_path / "short.npz"
    said = fine("train", "goldbraeu", "--seats", 3, "--games", 2, "--hidden", 4, "--seed", 5, "--out", out)
    model = load(out.read_bytes(), stammtisch.game("goldbraeu"))
    head, *lines = out.with_suffix(".csv").read_text(encoding="utf-8").splitlines()

    assert str(out) in said
    assert (model.training_info.seats, model.training_info.seed) == (3, 5)
    assert model.training_info.games >= 2
    assert head == "games,seconds,loss,share"
    assert [line.split(",")[0] for line in lines] == [str(each.games) for each in model.training_info.log]


def test_every_line_of_a_short_training_says_something_new(tmp_path: Path) -> None:
    """Two games are not forty checkpoints, and before the first game there is nothing to say."""
    out = tmp_path / "short.npz"
    said = fine("train", "goldbraeu", "--seats", 3, "--games", 2, "--hidden", 4, "--seed", 5, "--out", out)
    rows = out.with_suffix(".csv").read_text(encoding="utf-8").splitlines()[1:]
    games = [int(row.split(",")[0]) for row in rows]

    assert games == sorted(set(games))
    assert 0 < len(rows) <= 2
    assert games[0] > 0
    assert said.count(": loss ") == len(rows)


def test_a_place_where_nothing_can_be_kept_is_said_at_once(tmp_path: Path) -> None:
    """Not after an hour of training."""
    said = refused("train", "goldbraeu", "--games", 1, "--out", tmp_path / "nowhere" / "x.npz")

    assert "nowhere" in said


def test_weights_can_be_learned_against(tmp_path: Path) -> None:
    """The learner begins from them, and is examined against them."""
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    fine("train", "goldbraeu", "--seats", 3, "--games", 2, "--hidden", 4, "--out", first)
    said = fine("train", "goldbraeu", "--seats", 3, "--games", 3, "--against", first, "--examine", 1, "--out", second)

    assert "against first.npz" in said
    assert load(second.read_bytes(), stammtisch.game("goldbraeu")).nets[0].w1.shape[1] == 4


def test_weights_can_be_trained_further_for_all_tables(tmp_path: Path) -> None:
    """The file says how to make it again, and with which weights it began."""
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    fine("train", "golden_city", "--seats", 3, "--games", 1, "--hidden", 4, "--out", first)
    fine("train", "golden_city", "--seats", 3, "--games", 2, "--from", first, "--mixed", "--keep", "--out", second)
    game = stammtisch.game("golden_city")
    one, two = (load(each.read_bytes(), game) for each in (first, second))

    assert one.training_info.recipe == "stammtisch train golden_city --seats 3 --games 1 --hidden 4 --seed 1"
    assert two.training_info.recipe.endswith("--games 2 --hidden 64 --seed 1 --from first.npz --mixed --keep")
    assert two.training_info.began == one.fingerprint()
    two.check_table(game.make_setup(seats=3, options={"open_scores": "no"}))
    assert refused("train", "golden_city", "--seats", 4, "--games", 1, "--from", first, "--out", tmp_path / "x.npz")
    said = refused("train", "golden_city", "--from", first, "--against", first, "--out", tmp_path / "x.npz")
    assert "--from" in said
    said = refused("train", "golden_city", "--seats", 3, "--from", first, "--keep", "--out", tmp_path / "x.npz")
    assert "--mixed" in said


def test_weights_of_another_table_are_no_rivals(tmp_path: Path) -> None:
    """Nor is a file that is no model, or is not there."""
    three, out = tmp_path / "three.npz", tmp_path / "out.npz"
    fine("train", "goldbraeu", "--seats", 3, "--games", 1, "--hidden", 4, "--out", three)
    (tmp_path / "text.npz").write_text("no weights", encoding="utf-8")

    for wrong in (three, tmp_path / "text.npz", tmp_path / "nowhere.npz"):
        assert refused("train", "goldbraeu", "--seats", 4, "--games", 1, "--against", wrong, "--out", out)


def test_a_refused_course_leaves_the_old_weights_alone(tmp_path: Path) -> None:
    """Nothing is written before there is something to write, even where a model is to be bettered in place."""
    out = tmp_path / "old.npz"
    fine("train", "goldbraeu", "--seats", 3, "--games", 1, "--hidden", 4, "--out", out)
    before = out.read_bytes()
    refused("train", "goldbraeu", "--seats", 4, "--games", 1, "--against", out, "--out", out)
    refused("train", "goldbraeu", "--seats", 3, "--games", 1, "--executor", "dask", "--out", out)
    assert out.read_bytes() == before

    fine("train", "goldbraeu", "--seats", 3, "--games", 1, "--against", out, "--out", out)
    assert load(out.read_bytes(), stammtisch.game("goldbraeu")).training_info.games >= 1
    assert out.read_bytes() != before


@pytest.mark.parametrize("name", ["w.csv", "w.CSV"])
def test_the_curve_never_takes_the_place_of_the_weights(tmp_path: Path, name: str) -> None:
    """Weights of that name are refused before the first game, with a name that would do."""
    said = refused("train", "goldbraeu", "--games", 1, "--out", tmp_path / name)

    assert name in said
    assert "w.npz" in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("taken", ["old.npz", "old.csv"])
def test_nothing_that_is_there_is_written_over(tmp_path: Path, taken: str, language: str) -> None:
    """Neither weights nor a curve of an earlier training, nor anybody's table."""
    (tmp_path / taken).write_bytes(b"precious")
    said = refused("train", "goldbraeu", "--games", 1, "--out", tmp_path / "old.npz", "--lang", language)

    assert taken in said
    assert "--out" in said
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"precious"]


def test_the_default_name_is_not_written_over_either() -> None:
    """It is the same for every training of a table."""
    Path("goldbraeu-3.npz").write_bytes(b"precious")

    assert "goldbraeu-3.npz" in refused("train", "goldbraeu", "--seats", 3, "--games", 1)
    assert Path("goldbraeu-3.npz").read_bytes() == b"precious"


def test_weights_are_there_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that is full in the middle of it leaves the old weights, and no part of the new ones."""
    out = tmp_path / "old.npz"
    fine("train", "goldbraeu", "--seats", 3, "--games", 1, "--hidden", 4, "--out", out)
    before = out.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    said = refused("train", "goldbraeu", "--seats", 3, "--games", 1, "--against", out, "--out", out)

    assert "No space left" in said
    assert out.read_bytes() == before
    assert {file.name for file in tmp_path.iterdir()} == {"old.npz", "old.csv"}
