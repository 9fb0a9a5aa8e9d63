"""`stammtisch train` from the command line: a very short training."""

from __future__ import annotations

from pathlib import Path

import stammtisch
from stammtisch.bots.model import load
from tests.cli.running import fine, refused


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
    assert len(lines) == len(model.training_info.log) == 40


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
