"""0 if all went well, 1 if it failed or was refused, 2 if the command line is wrong, 130 if it was interrupted."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.cli.errors import CONTRADICTIONS, NO_TABLE
from tests.cli.running import run
from tests.own_board import OWN_BOARD
from tests.words.reading import SOURCE, messages

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
DUEL = "arena goldbraeu --candidate random --against random"
WRONG = [
    "dance",
    "play --dance",
    "play --seed",
    "simulate",
    "play goldbraeu chess",
    "arena --both=1",
    # numbers
    "simulate goldbraeu --games -5",
    "simulate goldbraeu --games many",
    "simulate goldbraeu --jobs 0",
    "simulate goldbraeu --jobs 100000",
    "serve --port 99999",
    "serve --port -1",
    "bench --seconds 0",
    "bench --seconds nan",
    "bench --seconds inf",
    "play goldbraeu --seats 5",
    "play goldbraeu --seats four",
    "play goldbraeu --seed -1",
    "record show finished.txt --at noon",
    f"{DUEL} --alpha 2",
    "tune goldbraeu --bot regular --against random --parameter temperature=5",
    # names
    "play chess",
    "games chess",
    "board check poem.txt --game chess",
    "play --lang xx",
    "completion tcsh",
    "play goldbraeu --edition first",
    "play goldbraeu --option beer=free",
    "play goldbraeu --option tie_break=dice",
    "play goldbraeu --option tie_break",
    "play goldbraeu --bots oracle",
    "play goldbraeu --seat pink",
    "record show finished.txt --as pink",
    f"{DUEL} --executor cloud",
    # what contradicts itself
    "play goldbraeu --option tie_break=shares --option tie_break=shared",
    "play goldbraeu --option three_player_shares=6",
    "play goldbraeu --bots random,random,random,random",
    "play goldbraeu --bots random --seat blue",
    "play --resume finished.txt --seats 3",
    "simulate goldbraeu --bots random,random,random --seats 4",
    "ladder goldbraeu --bots random,random",
    f"{DUEL} --executor dask",
    f"{DUEL} --sprt --both",
    "train goldbraeu --out curve.csv",
]
REFUSED = [
    "play --resume missing.txt",
    "play goldbraeu --save finished.txt",
    "play goldbraeu --board poem.txt",
    "play goldbraeu --board own.json --bots expert",
    "record check poem.txt",
    "record check missing.txt finished.txt",
    "record check chess.txt",
    "record check crowded.txt",
    "record show chess.txt",
    "record show finished.txt --at 99999",
    "board check poem.txt",
    "rules xyzzy",
    "serve --data poem.txt",
    "simulate goldbraeu --bots random --games 1 --records .",
]
FINE = ["", "--help", "--version", "games", "bots", "record check finished.txt", "rules GB-DUE-07", "completion bash"]


@pytest.fixture(autouse=True)
def files(finished: Path, text: str) -> None:
    """Files to be refused: two records name what was not typed."""
    Path("poem.txt").write_text("O Täler weit, o Höhen\n", encoding="utf-8")
    Path("own.json").write_text(OWN_BOARD, encoding="utf-8")
    Path("chess.txt").write_text(text.replace("goldbraeu", "chess"), encoding="utf-8")
    Path("crowded.txt").write_text(text.replace("seats: 4", "seats: 9"), encoding="utf-8")
    Path("goldbraeu-00001.txt").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_command_line_is_two(line: str) -> None:
    """Whatever is in the files that it names: numbers, names and contradictions alike."""
    assert run(*line.split()).exit_code == 2


@pytest.mark.parametrize("line", REFUSED)
def test_what_fails_or_is_refused_is_one(line: str) -> None:
    """The command line was understood; what it asks for cannot be had."""
    assert run(*line.split()).exit_code == 1


@pytest.mark.parametrize("line", FINE)
def test_what_goes_well_is_zero(line: str) -> None:
    """Help, too, goes well."""
    assert run(*line.split()).exit_code == 0


def test_only_mistakes_that_can_be_made_are_sorted() -> None:
    """Each has its sentence."""
    said = {message.id.name for part in ("cli", "core") for message in messages(SOURCE / part / "words", "en")}

    assert said >= CONTRADICTIONS | NO_TABLE


def test_the_page_has_a_table_of_them() -> None:
    """All four."""
    page = PAGE.read_text(encoding="utf-8")

    assert all(f"| {code} |" in page for code in (0, 1, 2, 130))
