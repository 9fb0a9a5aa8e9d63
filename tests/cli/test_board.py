from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import stammtisch
from tests.cli.running import LANGUAGES, fine, refused

STANDARD: dict[str, Any] = json.loads(files("stammtisch.games.goldbraeu").joinpath("standard.json").read_bytes())


def own_board(**changes: Any) -> Path:  # noqa: ANN401 -- any part of a board
    """A file with the standard board, changed."""
    file = Path("own.json")
    file.write_text(json.dumps(STANDARD | changes), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_board_gets_one_sentence(language: str) -> None:
    """In every language; the game is found by what the file holds."""
    said = fine("board", "check", own_board(), "--lang", language)

    assert said.count("\n") == 1
    assert "Goldbräu" in said


def test_a_board_may_be_one_part_of_a_file() -> None:
    """The part under the game's name."""
    Path("boards.json").write_text(json.dumps({"goldbraeu": STANDARD, "about": "both"}), encoding="utf-8")

    assert "Goldbräu" in fine("board", "check", "boards.json")
    assert "Goldbräu" in fine("board", "check", "boards.json", "--game", "goldbraeu")


def test_the_first_broken_constraint_is_named() -> None:
    """In one sentence."""
    assert "18" in refused("board", "check", own_board(fences=17))
    assert "umbrella" in refused("board", "check", own_board(grid=STANDARD["grid"] | {"double": []}))


def test_a_game_is_played_on_another_board() -> None:
    """It is drawn as it is, kept with the record, and a bad one is refused."""
    grid = {"rows": 7, "cols": 8, "void": [[4, 4], [4, 5], [4, 3]], "double": [[2, 2], [6, 6]]}
    inns = [
        inn | {"start": start}
        for inn, start in zip(STANDARD["inns_clockwise"], [[1, 3], [1, 6], [4, 8], [7, 6], [7, 3], [4, 1]], strict=True)
    ]
    file = own_board(grid=grid, inns_clockwise=inns)

    said = fine("play", "goldbraeu", "--board", file, "--seed", 2, "--save", "game.txt", typed=["1", "1", "1"])

    assert "f6☂" in said
    assert "h7" in said
    assert "≈≈≈≈ ≈≈≈≈ ≈≈≈≈" in said
    assert "finished" in fine("record", "check", "game.txt")
    assert "f6☂" in fine("play", "--resume", "game.txt")
    assert "18" in refused("play", "goldbraeu", "--board", own_board(fences=1))


def test_inns_may_stand_on_any_side() -> None:
    """Three inns to the west leave no room for players there; nothing is lost, no line is too long."""
    inns = [
        inn | {"side": side, "start": start}
        for inn, (side, start) in zip(
            STANDARD["inns_clockwise"],
            [("N", [1, 3]), ("N", [1, 6]), ("E", [3, 8]), ("W", [6, 1]), ("W", [4, 1]), ("W", [2, 1])],
            strict=True,
        )
    ]
    file = own_board(grid={"rows": 7, "cols": 8, "double": [[3, 3]]}, inns_clockwise=inns)

    said = fine("play", "goldbraeu", "--board", file, "--seed", 2, "--bots", "random,random,random")

    for name in ("Zum Krug", "Zur Eiche", "Zum Bären", "Zur Post", "Zum Hirschen", "Zum Adler"):
        assert name in said
    for seat in stammtisch.game("goldbraeu").seat_names:
        assert re.search(rf"{seat.capitalize()}( \(you\))? 25\b", said)
    assert max(map(len, said.splitlines())) <= 80
