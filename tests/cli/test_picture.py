"""`stammtisch picture`: a moment of a record as a file, and one sentence for everything that is wrong."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import stammtisch
from stammtisch.core import record as records
from stammtisch.core.pictures import engine
from tests.cli.running import LANGUAGES, fine, run

RECORDS = [min((Path(__file__).parent.parent / "records" / game).glob("*.txt")) for game in stammtisch.game_names()]


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.parent.name)
def test_files_hold_what_the_calls_return(record: Path, tmp_path: Path) -> None:
    """The SVG and the PNG of one moment, as one seat saw it."""
    text = record.read_text(encoding="utf-8")
    game = stammtisch.game(records.game_name(text))
    position = records.replay(game, records.read(text, game), 40)
    drawing, pixels = tmp_path / "table.svg", tmp_path / "table.png"
    wish = ("--at", 40, "--seat", "red", "--theme", "dark", "--lang", "de")

    assert fine("picture", record, *wish, "--svg", drawing, "--png", pixels, "--width", 300) == ""
    assert drawing.read_text(encoding="utf-8") == stammtisch.svg(position, 0, theme="dark", language="de") + "\n"
    assert pixels.read_bytes() == stammtisch.png(position, "red", theme="dark", language="de", width=300)


def test_without_a_file_the_svg_goes_to_standard_output() -> None:
    """So does what is written to “-”; a spectator sees the end."""
    printed = run("picture", RECORDS[0])

    assert printed.exit_code == 0
    assert ET.fromstring(printed.stdout).tag.endswith("svg")  # noqa: S314 -- our own
    assert run("picture", RECORDS[0], "--svg", "-").stdout_bytes == printed.stdout_bytes
    assert run("picture", RECORDS[0], "--png", "-", "--width", 200).stdout_bytes.startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (("--at", "99999"), 1),
        (("--at", "-1"), 2),
        (("--seat", "pink"), 2),
        (("--theme", "dusk"), 2),
        (("--png", "table.png", "--width", "50"), 1),
        (("--svg", "no/such/folder/table.svg"), 1),
        (("--svg", "."), 1),
        (("--lang", "it"), 2),
    ],
)
def test_bad_input_is_one_sentence(wish: tuple[str, ...], code: int, language: str, tmp_path: Path) -> None:
    """With the code of the convention; no file is written."""
    result = run("picture", RECORDS[0], *wish, LC_ALL=language)

    assert (result.exit_code, result.stdout) == (code, "")
    assert len(result.stderr.splitlines()) == 1
    assert "[" not in result.stderr
    assert not list(tmp_path.iterdir())


def test_what_is_no_record_is_refused_and_no_record_is_written_over(tmp_path: Path) -> None:
    """A slip of the hand does not cost a game."""
    record = tmp_path / "game.txt"
    record.write_bytes(RECORDS[0].read_bytes())
    (tmp_path / "poem.txt").write_text("Roses are red", encoding="utf-8")

    for wish in (
        (tmp_path / "poem.txt",),
        (tmp_path / "none.txt",),
        (record, "--svg", record),
        (record, "--png", record),
    ):
        result = run("picture", *wish)
        assert result.exit_code == 1
        assert len(result.stderr.splitlines()) == 1
    assert record.read_bytes() == RECORDS[0].read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_extra_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """In the reader's language."""
    monkeypatch.setitem(sys.modules, "quickjs", None)
    engine.engine_of.cache_clear()
    result = run("picture", RECORDS[0], "--lang", language)

    assert result.exit_code == 1
    assert "stammtisch[pictures]" in result.stderr
    assert len(result.stderr.splitlines()) == 1
