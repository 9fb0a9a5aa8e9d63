"""The terminal table: what is shown, what is typed and how it is understood."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stammtisch
from stammtisch.cli.drawing import drawing_of
from stammtisch.cli.language import book_for
from stammtisch.cli.table.prompt import COMMANDS
from stammtisch.core import record as records
from tests.cli.playing import GAME, opening, saved
from tests.cli.running import LANGUAGES, fine


@pytest.mark.parametrize(("seats", "answer"), [(3, "1"), (4, "2")])
def test_a_game_can_be_played_to_its_end_with_numbers(seats: int, answer: str) -> None:
    """Always the same number, or the first choice where there is no other: 21 days later somebody has won."""
    typed = [line for _ in range(300) for line in (answer, "1")]

    said = fine(
        "play",
        "goldbraeu",
        "--seats",
        seats,
        "--seed",
        4,
        "--bots",
        ",".join(["random"] * (seats - 1)),
        "--save",
        "game.txt",
        typed=typed,
    )

    game = saved(Path("game.txt"))
    assert game.result is not None
    assert "The third payday is over" in said
    for score in game.result.scores.values():
        assert re.search(rf"\d\. . \w+  {score}\b", said)
    records.check(GAME, game)


def test_the_table_shows_all_that_lies_open() -> None:
    """Inns with signs and chips, breweries with stock, spaces by name, umbrellas, players, the hand, the question."""
    said = fine("play", "goldbraeu", "--seed", 5)

    for word in ("Zum Krug", "Zur Eiche", "Zum Bären", "Zur Post", "Zum Hirschen", "Zum Adler"):
        assert word in said
    for word in ("Mayerbräu", "Steinbräu", "Kramerbräu", "Schmidbräu", "⚑", "♛", "♥+20", "☹-12", "b2☂", "≈≈≈≈"):
        assert word in said
    assert {f"{column}{row}" for column in "abcdefgh" for row in range(1, 6)} - set(
        re.findall(r"[a-h][1-7]", said)
    ) == {
        "d3",
        "e3",
    }
    assert ">▲ Red (you) 25" in said
    assert "▲ Red hand: " in said
    assert "Which two cards do you keep in hand?" in said
    assert re.search(r"1  keep \w+ +Keep \w+", said)


def test_words_numbers_and_beginnings_mean_the_same() -> None:
    """Any case and spacing, the beginnings of the words, or some of the words."""
    games = []
    for number, typed in enumerate((["1", "1"], ["KEEP   krug", "keep baeren"], ["k kru", "kee b"], ["krug", "bären"])):
        fine("play", "goldbraeu", "--seed", 5, "--save", f"{number}.txt", typed=typed)
        games.append([decision.words for decision in saved(Path(f"{number}.txt")).decisions])

    assert games[0][-2:] != games[0][-4:-2]
    assert games[1:] == games[:1] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_understood_gets_a_sentence(language: str) -> None:
    """Numbers beyond the last, words that fit several choices or none; the question stays."""
    typed = ["99", "keep", "dance", "keep stein", "why", "log x", "rules", "rules xyzzy", "undo", "save /no/where.txt"]
    typed.append("quit")

    said = fine("play", "goldbraeu", "--seed", 5, "--lang", language, typed=typed)

    assert len(saved(Path("goldbraeu-5.txt")).decisions) == opening(5)
    assert said.count("dance") >= 2
    assert "/no" in said


def test_why_gives_the_reason_and_the_rule() -> None:
    """Also for what is allowed; numbers will do."""
    said = fine(
        "play", "goldbraeu", "--seed", 5, typed=["why 1", "why keep krug", "why keep stein", "why expand krug c2"]
    )

    assert said.count("You may do that now: keep krug") == 2
    assert "keep stein: You have no Steinbräu card in your hand. (GB-BUY-14)" in said
    assert "expand krug c2: This is not the moment for that" in said
    assert "(GB-RND-04)" in said


def test_a_decision_against_the_rules_is_refused_with_its_rule() -> None:
    """The same sentence as `why` gives, and nothing is decided."""
    said = fine("play", "goldbraeu", "--seed", 5, "--save", "game.txt", typed=["keep stein"])

    assert "You have no Steinbräu card in your hand. (GB-BUY-14)" in said
    assert saved(Path("game.txt")).decisions[-1].seat != "red"


def test_undo_takes_back_what_nobody_has_seen() -> None:
    """The first of two cards to keep may be changed; afterwards everything is revealed."""
    said = fine("play", "goldbraeu", "--seed", 5, "--save", "game.txt", typed=["1", "undo", "2", "3", "undo"])

    kept = [d.words for d in saved(Path("game.txt")).decisions if d.seat == "red" and d.words.startswith("keep")]
    assert "Taken back." in said
    assert "Nothing can be taken back now" in said
    assert len(kept) == 2
    assert kept[0] == "keep baeren"


def test_the_log_tells_what_the_seat_may_know() -> None:
    """As many sentences as asked for; of the others' cards only that they were dealt."""
    said = fine("play", "goldbraeu", "--seed", 5, typed=["log 200"])
    log = said.split("> log 200")[1]

    assert log.count("Red is dealt a ") == 6
    assert not re.search(r"Red is dealt a card", log)
    assert log.count("Blue is dealt a card.") == 6


def test_rules_can_be_looked_up_at_the_table() -> None:
    """By id and by word."""
    said = fine("play", "goldbraeu", "--seed", 5, typed=["rules gb-pay-05", "rules umbrella"])

    assert "GB-PAY-05  Payday" in said
    assert "GB-CMP-07" in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["why 1", "log 3", "payday", "score", "table", "help"]),
        ("de", ["warum 1", "protokoll 3", "zahltag", "stand", "tisch", "hilfe"]),
        ("fr", ["pourquoi 1", "journal 3", "paye", "score", "table", "aide"]),
    ],
)
def test_every_command_has_a_word_in_every_language(language: str, words: list[str]) -> None:
    """And the English one is understood as well."""
    said = fine("play", "goldbraeu", "--seed", 5, "--lang", language, typed=[*words, "quit"])
    english = fine(
        "play",
        "goldbraeu",
        "--seed",
        5,
        "--lang",
        language,
        typed=["why 1", "log 3", "payday", "score", "table", "help", "quit"],
    )

    assert re.sub(r"> \w+( \d)?\n", "", said.replace("goldbraeu-5.", "")) == re.sub(
        r"> \w+( \d)?\n", "", english.replace("goldbraeu-5-2.", "")
    )


def test_help_lists_every_command() -> None:
    """Each with what it does."""
    said = fine("play", "goldbraeu", "--seed", 5, typed=["help"])

    for command in (
        "why WORDS",
        "undo",
        "log [N]",
        "table",
        "rules ID|WORD",
        "save [FILE]",
        "quit",
        "help",
        "payday",
        "score",
    ):
        assert re.search(rf"^  {re.escape(command)} {{2,}}\w", said, re.MULTILINE), command


def test_no_command_hides_an_answer() -> None:
    """No verb of any game is a command at the table, in whatever language."""
    for game in map(stammtisch.game, stammtisch.game_names()):
        reports = drawing_of(game).reports
        for book in (book_for(language, game) for language in LANGUAGES):
            words = {word for name in (*COMMANDS, *reports) for word in (name, book.say(f"word-{name}"))}
            assert words & set(game.catalogue.verbs) == set()
