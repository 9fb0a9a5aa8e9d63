"""`stammtisch train` from the command line: a very short course."""

from __future__ import annotations

from pathlib import Path

import stammtisch
from stammtisch.bots.brain import load
from tests.cli.running import fine, refused


def test_a_short_course_leaves_weights_and_a_curve(tmp_path: Path) -> None:
    """The file can be loaded and says where it comes from; the curve is a table."""
    out = tmp_path / "short.npz"
    said = fine("train", "goldbraeu", "--seats", 3, "--games", 2, "--hidden", 4, "--seed", 5, "--out", out)
    brain = load(out.read_bytes(), stammtisch.game("goldbraeu"))
    head, *lines = out.with_suffix(".csv").read_text(encoding="utf-8").splitlines()

    assert str(out) in said
    assert (brain.schooling.seats, brain.schooling.seed) == (3, 5)
    assert brain.schooling.games >= 2
    assert head == "games,seconds,loss,share"
    assert len(lines) == len(brain.schooling.log) == 40


def test_a_place_where_nothing_can_be_kept_is_said_at_once(tmp_path: Path) -> None:
    """Not after an hour of training."""
    said = refused("train", "goldbraeu", "--games", 1, "--out", tmp_path / "nowhere" / "x.npz")

    assert "nowhere" in said
