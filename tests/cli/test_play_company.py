"""Who sits at the terminal table, what nobody need be asked there, and who may be helped."""

from __future__ import annotations

from pathlib import Path

import pytest

import stammtisch
from stammtisch.cli.language import book_for
from stammtisch.core import record as records
from tests.cli.playing import GAME, saved
from tests.cli.running import LANGUAGES, fine, refused


def test_one_sits_where_one_likes() -> None:
    """The bots take the other seats in order."""
    fine("play", "goldbraeu", "--seed", 5, "--seat", "yellow", "--bots", "random,regular,random", "--save", "game.txt")

    assert list(saved(Path("game.txt")).players.values()) == ["bot random", "bot regular", "person", "bot random"]


def test_several_people_share_the_keyboard_behind_a_curtain() -> None:
    """Whoever comes to the keyboard is called by name, and sees nothing of the others' cards."""
    said = fine("play", "goldbraeu", "--seed", 5, "--bots", "random,random", typed=["", "1", "1", "", "why 1"])
    red, blue = said.split("Pass the keyboard to ■ Blue and press Enter.")

    assert "Pass the keyboard to ▲ Red and press Enter." in red
    assert "▲ Red hand:" in red
    assert "■ Blue hand:" not in red
    assert "■ Blue hand:" in blue
    assert "▲ Red hand:" not in blue
    assert "Red keeps" not in blue
    assert "Red is dealt a card." in blue


def test_a_lone_person_meets_no_curtain() -> None:
    """There is nobody to hide from."""
    assert "Pass the keyboard" not in fine("play", "goldbraeu", "--seed", 5, typed=["1", "1", "1"])


def test_nobody_need_say_which_game_if_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """With several, one is asked, and answers by number or name."""
    names = ["goldbraeu", "golden_city"]
    monkeypatch.setattr(stammtisch, "game_names", lambda: names)

    assert "Which game do you want to play?" in fine("play", "--seed", 5, typed=["1"])
    assert "Preparation" in fine("play", "--seed", 5, typed=["goldb"])
    assert "“x”" in refused("play", typed=["x"])
    monkeypatch.setattr(stammtisch, "game_names", lambda: names[:1])
    assert "Which game" not in fine("play", "--seed", 5)


def test_the_table_says_by_which_rules_it_plays() -> None:
    """Edition, and every option that differs from it."""
    said = fine("play", "goldbraeu", "--seed", 5, "--edition", "digest", "--option", "open_money=off", "--seats", 3)

    assert "edition Digest, 3 seats, seed 5." in said
    assert "Options of this table: open_money=off." in said
    assert "■ Blue ?" in said


CITY = stammtisch.game("golden_city")
OBVIOUS = Path(__file__).parents[1] / "records" / "golden_city" / "last-score-card-3-players-21.txt"


def before_an_obvious_payment() -> None:
    """A game in `city.txt` in which Red, a person, is about to build where only one payment is conceivable."""
    record = records.read(OBVIOUS.read_text(encoding="utf-8"), CITY)
    record.players = {"red": "person", "blue": "bot random", "white": "bot random"}
    record.decisions, record.result = record.decisions[:135], None
    Path("city.txt").write_text(records.write(record, CITY), encoding="utf-8")


def city_words() -> list[str]:
    """What has been decided in `city.txt` since."""
    decisions = records.read(Path("city.txt").read_text(encoding="utf-8"), CITY).decisions
    return [decision.words for decision in decisions[135:]]


def test_nobody_is_asked_what_everybody_can_answer() -> None:
    """The table pays for Red, who is asked which goods to take."""
    before_an_obvious_payment()

    said = fine("play", "--resume", "city.txt", typed=["build de-r3"])

    assert city_words() == ["build de-r3", "pay desert-desert"]
    assert "take left" in said


def test_an_obvious_answer_can_be_taken_back_with_what_led_to_it() -> None:
    """The table does not answer at once again."""
    before_an_obvious_payment()

    fine("play", "--resume", "city.txt", typed=["build de-r3", "undo"])
    assert city_words() == ["build de-r3"]

    before_an_obvious_payment()
    fine("play", "--resume", "city.txt", typed=["build de-r3", "undo", "undo"])
    assert city_words() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_the_best_answers_and_is_noted(language: str) -> None:
    """Once in the record, however often it is asked for; the same each time."""
    word = book_for(language, GAME).say("word-hint")
    said = fine("play", "goldbraeu", "--seed", 5, "--lang", language, "--save", "h.txt", typed=["hint", word, "1"])
    best = [line for line in said.splitlines() if line.startswith("1. ")]

    assert len(best) == 2
    assert best[0] == best[1]
    assert [(note.seat, note.kind) for note in saved(Path("h.txt")).help] == [("red", "hint")]


def test_hints_are_not_for_several_people() -> None:
    """At one keyboard nobody is helped against the others."""
    said = fine("play", "goldbraeu", "--seed", 5, "--bots", "random,random", typed=["", "hint"])

    assert "Hints are for those who play against bots alone." in said
