"""The board is data: what a board file must keep to, and playing on another one (GB-Q01)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from stammtisch.core.mistakes import Mistake
from stammtisch.games.goldbraeu.board import BOARDS
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules import position as at
from tests.games.goldbraeu.boards import LARGE, large_board
from tests.games.goldbraeu.tables import table

if TYPE_CHECKING:
    from collections.abc import Callable


def mistake(board: dict[str, Any]) -> tuple[str, dict[str, str | int | None]]:
    """What is wrong with a board."""
    with pytest.raises(Mistake) as found:
        BOARDS.read(json.dumps(board).encode(), "mine")
    return found.value.key, found.value.about


def inn(board: dict[str, Any], name: str) -> dict[str, Any]:
    """One inn of a board."""
    found: dict[str, Any] = next(inn for inn in board["inns_clockwise"] if inn["id"] == name)
    return found


def put(name: str, **changes: object) -> Callable[[dict[str, Any]], None]:
    """Change an inn."""
    return lambda board: inn(board, name).update(changes)


def grid(**changes: object) -> Callable[[dict[str, Any]], None]:
    """Change the grid."""
    return lambda board: board["grid"].update(changes)


def swap_inns(board: dict[str, Any]) -> None:
    """Post before Bären."""
    inns = board["inns_clockwise"]
    inns[2], inns[3] = inns[3], inns[2]


RING = "krug, eiche, baeren, post, hirschen, adler"


@pytest.mark.parametrize(
    ("spoil", "key", "about"),
    [
        (grid(rows=8), "board-too-large", {"rows": 8, "cols": 8}),
        (grid(cols=9), "board-too-large", {"rows": 7, "cols": 9}),
        (grid(void=[[8, 1]]), "board-outside", {"row": 8, "col": 1}),
        (grid(double=[[1, 0]]), "board-outside", {"row": 1, "col": 0}),
        (grid(double=[[4, 4]]), "board-umbrella-void", {"space": "d4"}),
        (swap_inns, "board-inns", {"found": "krug, eiche, post, baeren, hirschen, adler", "expected": RING}),
        (put("krug", id="ochsen"), "board-inns", {"found": RING.replace("krug", "ochsen"), "expected": RING}),
        (
            lambda board: board["breweries_clockwise"].pop(),
            "board-breweries",
            {"found": "kramer, schmid, mayer", "expected": "mayer, stein, kramer, schmid"},
        ),
        (lambda board: board["breweries_clockwise"][0].update(corner="SW"), "board-corners", {}),
        (lambda board: board["breweries_clockwise"][0].update(corner="N"), "board-corners", {}),
        (
            lambda board: board["chips_start"].update(bum="krug"),
            "board-chips",
            {"waitress": "krug", "bum": "krug"},
        ),
        (
            lambda board: board["chips_start"].update(bum="mayer"),
            "board-chips",
            {"waitress": "krug", "bum": "mayer"},
        ),
        (put("krug", start=[0, 3]), "board-base", {"inn": "krug"}),
        (put("baeren", start=[4, 4]), "board-base", {"inn": "baeren"}),
        (grid(double=[[1, 3]]), "board-base-umbrella", {"inn": "krug"}),
        (put("post", side="U"), "board-side", {"inn": "post", "side": "U"}),
        (put("krug", start=[2, 3]), "board-door", {"inn": "krug"}),
        (put("krug", side="W"), "board-door", {"inn": "krug"}),
        (put("krug", start=[1, 1]), "board-three-fences", {"inn": "krug"}),
        (grid(void=[[2, 3]]), "board-three-fences", {"inn": "krug"}),
        (put("eiche", start=[1, 4]), "board-bases-touch", {"inn": "krug"}),
        (put("eiche", start=[1, 3]), "board-bases-touch", {"inn": "krug"}),
        (grid(void=[[2, 4], [3, 3], [3, 5], [4, 4]]), "board-split", {}),
        (grid(double=[]), "board-no-umbrella", {}),
        (lambda board: board.update(fences=17), "board-fences", {"fences": 17}),
    ],
)
def test_each_constraint_broken_once(
    spoil: Callable[[dict[str, Any]], object], key: str, about: dict[str, str | int]
) -> None:
    """GB-Q01: the first broken constraint is named, with what it is about."""
    board = large_board()
    spoil(board)

    assert mistake(board) == (key, about)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda board: board.pop("grid"),
        lambda board: board["grid"].update(rows="five"),
        lambda board: board["grid"].update(rows=0),
        lambda board: board["grid"].update(void=[[1]]),
        lambda board: board.update(inns_clockwise={}),
        lambda board: board.pop("fences"),
    ],
)
def test_another_shape_of_file_cannot_be_read(spoil: Callable[[dict[str, Any]], object]) -> None:
    """What is no board at all: the sentence has the file's name and the place."""
    board = large_board()
    spoil(board)
    key, about = mistake(board)

    assert key == "board-format"
    assert about["name"] == "mine"


def test_the_standard_board_is_sound() -> None:
    """38 spaces, 8 umbrellas, 48 fences, chips at Bären and Adler (A.1.1, A.1.2)."""
    board = BOARDS.standard

    assert [board.tables.bit_count(), board.umbrellas.bit_count(), board.fences] == [38, 8, 48]
    assert board.chips == (2, 5)


def test_a_file_may_hold_the_boards_of_several_games(tmp_path: Path) -> None:
    """Our own `boards.json` holds one for each game."""
    file = tmp_path / "boards.json"
    file.write_text(json.dumps({"golden_city": {}, "goldbraeu": large_board()}), encoding="utf-8")

    assert BOARDS.load(file.read_bytes()).tables.bit_count() == 54


def test_a_board_is_written_in_one_line_and_read_again() -> None:
    """For the header of a record."""
    text = GAME.board_text(LARGE)

    assert "\n" not in text
    assert GAME.board_text(text) == text
    assert GAME.board_text("standard") == "standard"


def test_a_game_can_be_dealt_on_another_board() -> None:
    """Its bases, umbrellas and chips are used; the last row of the frame too."""
    scene = table("post red 0*\nstart red", board=LARGE).plans(red="expand", blue="expand")

    assert scene.spaces("post") == "f7"
    assert scene.choices == ["pass", "expand post f6", "expand post e7", "expand post g7"]
    assert [scene.chip("waitress"), scene.chip("bum")] == ["krug", "eiche"]
    scene.say("red expand post g7")
    second = table("post red 0* spaces f7 g7\nstart red", board=LARGE).plans(red="expand", blue="expand")
    second.say("red expand post g6")
    assert second.p.at[at.TABLES + 3] == 4


def test_a_board_that_cannot_be_used_is_refused_before_the_deal() -> None:
    """With the same sentence as a check of the file."""
    with pytest.raises(Mistake) as found:
        GAME.deal(board=LARGE.replace('"rows": 7', '"rows": 70'))

    assert found.value.key == "board-too-large"
