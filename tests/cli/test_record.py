from __future__ import annotations

import re
from pathlib import Path

import pytest

import stammtisch
from stammtisch.core import record as records
from tests.cli.running import LANGUAGES, fine, refused, run

GAME = stammtisch.game("goldbraeu")
RECORDS = Path(__file__).parent.parent / "records"


def test_a_sound_record_is_called_sound(finished: Path) -> None:
    """In one line, with what it holds."""
    decisions = len(records.read(finished.read_text(encoding="utf-8"), GAME).decisions)

    said, places = fine("record", "check", finished).rstrip().split("finished: ")
    assert said == f"{finished}: sound, {decisions} decisions, "
    assert re.fullmatch(r"1\. \w+ \d+, 2\. \w+ \d+, 3\. \w+ \d+, 4\. \w+ \d+", places)


def test_an_unfinished_record_is_sound_too(finished: Path) -> None:
    """It just goes no further."""
    lines = finished.read_text(encoding="utf-8").splitlines()
    Path("half.txt").write_text("\n".join(lines[:61]), encoding="utf-8")

    assert "not finished" in fine("record", "check", "half.txt")


def test_each_file_gets_a_line_and_one_bad_one_spoils_the_code(finished: Path) -> None:
    """What is wrong stands on stderr with the number of the line."""
    text = finished.read_text(encoding="utf-8")
    digest = re.sub(r"(\n +60 .*; )[0-9a-f]{6}", r"\g<1>000000", text)
    Path("digest.txt").write_text(digest, encoding="utf-8")
    Path("cut.txt").write_text(text[: text.index("\n  70 ") + 12], encoding="utf-8")

    result = run("record", "check", finished, "digest.txt", "cut.txt")

    assert result.exit_code == 1
    assert result.stdout.count("\n") == 1
    assert len(result.stderr.splitlines()) == 2
    for line, file in zip(result.stderr.splitlines(), ("digest.txt", "cut.txt"), strict=True):
        assert re.match(rf"{file}: Line \d+: ", line)


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(text: str) -> None:
    """Editors write what they like."""
    Path("windows.txt").write_bytes(("\ufeff" + text.replace("\n", "\r\n")).encode())

    assert "finished" in fine("record", "check", "windows.txt")


PLACES = {
    "goldbraeu/4-rio-grande-2004-4": ["1. Red 90", "1. Green 90", "3. Blue 78", "4. Yellow 52"],
    "golden_city/last-business-shared-4-players-2011": ["1. Blue 37", "1. Black 37", "3. Red 30", "4. White 20"],
    "golden_city/stuck-player-4-players-181": ["1. White 5", "2. Red 4", "3. Black 0", "4. Blue 12"],
    "golden_city/stuck-player-shared-4-players-4905": ["1. White 0", "1. Black 0", "3. Blue 0", "4. Red 0"],
}


@pytest.mark.parametrize("name", PLACES)
def test_a_finished_record_is_told_by_the_places_of_the_game(name: str) -> None:
    """Not by points: equal winners share a place, tie-breaks count, and whoever is stuck comes last."""
    file = RECORDS / f"{name}.txt"

    assert fine("record", "check", file).rstrip().endswith(f"finished: {', '.join(PLACES[name])}")
    last = [" ".join(re.sub(r"[^\w.]+", " ", line).split()) for line in fine("record", "show", file).splitlines()[-4:]]
    assert last == PLACES[name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("at", [0, 1, 7, 40, 120])
def test_a_record_is_shown_at_any_point(finished: Path, at: int, language: str) -> None:
    """Also while the signs are being laid."""
    said = fine("record", "show", finished, "--at", at, "--lang", language)

    assert f" {at} " in said.splitlines()[0]
    assert "Zum Hirschen" in said


def test_a_seat_is_shown_its_own_hand_only(finished: Path) -> None:
    """A spectator sees none, and without a seat all are open."""
    at = next(
        number
        for number, decision in enumerate(records.read(finished.read_text(encoding="utf-8"), GAME).decisions)
        if decision.words.startswith("keep")
    )

    def hands(viewer: str) -> set[str]:
        return set(re.findall(r". (\w+) hand:", fine("record", "show", finished, "--at", at, "--as", viewer)))

    assert hands("blue") == {"Blue"}
    assert hands("spectator") == set()
    assert hands("open") == {"Red", "Blue", "Yellow", "Green"}


def test_the_log_is_told_as_the_seat_saw_it(finished: Path) -> None:
    """As many sentences as asked for."""
    said = fine("record", "show", finished, "--at", 45, "--as", "blue", "--log", 100)

    assert said.count("Blue is dealt a card.") == 0
    assert said.count("Green is dealt a card.") == 6
    assert fine("record", "show", finished, "--log", 0).count("\n- ") == 0


def test_the_end_is_shown_open(finished: Path) -> None:
    """After the last decision the season is over."""
    assert "The season is over" in fine("record", "show", finished, "--as", "red")


def test_a_record_of_an_unknown_game_says_so(text: str) -> None:
    """Its game may simply not be installed."""
    Path("chess.txt").write_text(text.replace("game: goldbraeu", "game: chess"), encoding="utf-8")

    assert "“chess”" in refused("record", "check", "chess.txt")
    assert "“chess”" in refused("record", "show", "chess.txt")
    assert "“chess”" in refused("play", "--resume", "chess.txt")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_says_who_was_helped(text: str, lang: str) -> None:
    """Where it was, and only as far as the log goes."""
    said = {"en": "Red asks for a hint.", "de": "Rot fragt nach einem Tipp.", "fr": "Rouge demande un conseil."}[lang]
    seats = [line.split()[1] for line in text.splitlines() if line.strip()[:1].isdigit()]
    number = seats.index("red") + 1
    helped = text.replace(f"\n{number:>4} ", f"\n     # hint: red\n{number:>4} ")
    Path("helped.txt").write_text(helped, encoding="utf-8")

    shown = [fine("record", "show", "helped.txt", "--lang", lang, "--at", str(at)) for at in (number - 1, number)]
    assert [said in one for one in shown] == [False, True]
