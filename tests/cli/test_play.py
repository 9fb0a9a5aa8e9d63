from __future__ import annotations

import re
from pathlib import Path

import pytest

import stammtisch
from stammtisch.bots.random import RandomBot
from stammtisch.cli.drawing import drawing_of
from stammtisch.cli.language import book_for
from stammtisch.cli.table.prompt import COMMANDS
from stammtisch.cli.table.session import TerminalSession
from stammtisch.core import record as records
from stammtisch.core.game import Game
from tests.cli.running import LANGUAGES, fine, refused, run

GAME = stammtisch.game("goldbraeu")


def saved(file: Path) -> records.Record:
    """A game that was saved."""
    return records.read(file.read_text(encoding="utf-8"), GAME)


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


def opening(seed: int) -> int:
    """How many decisions the dealer and three regular bots make before the first question."""
    fine("play", "goldbraeu", "--seed", seed, "--save", "opening.txt")
    return len(saved(Path("opening.txt")).decisions)


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


# ---- saving and going on


def test_a_bot_that_cannot_play_on_is_named_and_the_file_stays() -> None:
    """Where nets have gone since: other bots may go on."""
    fine("play", "goldbraeu", "--edition", "digest", "--seed", 5, "--bots", "random,random,random", "--save", "old.txt")
    file = Path("old.txt")
    file.write_text(file.read_text(encoding="utf-8").replace("bot random", "bot strong"), encoding="utf-8")
    kept = file.read_bytes()

    assert "No nets" in refused("play", "--resume", "old.txt")
    assert file.read_bytes() == kept
    fine("play", "--resume", "old.txt", "--bots", "random,random,random", typed=["table"])


def test_quitting_saves_and_says_how_to_go_on() -> None:
    """The game goes on where it was left, with the same question and the same bots."""
    before = fine("play", "goldbraeu", "--seed", 5, "--bots", "random,regular,random", typed=["1", "2", "1", "quit"])
    after = fine("play", "--resume", "goldbraeu-5.txt", typed=["table"])

    assert "Saved in goldbraeu-5.txt. To go on: stammtisch play --resume goldbraeu-5.txt" in before
    assert before.split("Preparation")[-1].split("▲ Red > ")[0] in after
    assert saved(Path("goldbraeu-5.txt")).players == {
        "red": "person",
        "blue": "bot random",
        "yellow": "bot regular",
        "green": "bot random",
    }


def test_the_end_of_what_is_typed_is_like_quitting() -> None:
    """Nothing that was decided is lost."""
    fine("play", "goldbraeu", "--seed", 5, typed=["1"])

    assert saved(Path("goldbraeu-5.txt")).decisions[-1].words == "keep krug"


def test_a_game_in_two_sittings_ends_like_one_in_one() -> None:
    """Bots do not depend on when the game was interrupted; the cards drawn after it may differ."""
    typed = ["1"] * 10
    fine("play", "goldbraeu", "--seed", 6, "--save", "one.txt", typed=typed)
    fine("play", "goldbraeu", "--seed", 6, "--save", "two.txt", typed=typed[:3])
    fine("play", "--resume", "two.txt", typed=typed[3:5])

    whole, parts = (saved(Path(file)).decisions for file in ("one.txt", "two.txt"))
    length = next(i for i, decision in enumerate(whole) if decision.words.startswith("turn"))
    assert [d.words for d in parts[:length]] == [d.words for d in whole[:length]]


def test_where_nothing_was_played_nothing_is_saved(folder: Path) -> None:
    """The end of the input leaves no file; one that was asked for is kept, and so is a first decision."""
    said = fine("play", "goldbraeu", "--seed", 5)

    assert list(folder.iterdir()) == []
    assert "Saved" not in said
    fine("play", "goldbraeu", "--seed", 5, "--save", "asked.txt")
    fine("play", "goldbraeu", "--seed", 5, typed=["1"])
    assert {file.name for file in folder.iterdir()} == {"asked.txt", "goldbraeu-5.txt"}


def test_no_file_is_overwritten(finished: Path) -> None:
    """Neither by a new game nor by saving under another name; without a name a free one is found."""
    text = finished.read_text(encoding="utf-8")

    assert "exists already" in refused("play", "goldbraeu", "--save", finished)
    assert "exists already" in fine("play", "goldbraeu", "--seed", 5, typed=["save finished.txt", "quit"])
    fine("play", "goldbraeu", "--seed", 5, typed=["quit"])
    assert finished.read_text(encoding="utf-8") == text
    assert Path("goldbraeu-5.txt").exists()
    assert Path("goldbraeu-5-2.txt").exists()


def test_where_the_file_cannot_be_written_the_game_goes_on_and_is_kept_elsewhere(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that went away does not cost the session."""
    (folder / "gone").mkdir()
    (folder / "spare").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder / "spare"))
    write = records.write

    def lose_folder(record: records.Record, game: Game) -> str:
        if (folder / "gone" / "game.txt").exists():
            (folder / "gone" / "game.txt").unlink()
            (folder / "gone").rmdir()
        return write(record, game)

    monkeypatch.setattr(records, "write", lose_folder)
    said = fine("play", "goldbraeu", "--seed", 5, "--save", "gone/game.txt", typed=["1", "1"])

    assert said.count("cannot be written") == 2
    assert "Where do you place a boss?" in said
    assert saved(folder / "spare" / "goldbraeu.txt").decisions


def test_a_damaged_file_is_kept_and_what_can_be_read_is_played_on(text: str) -> None:
    """The sentence names the line; the file stays as it is, and the game is saved beside it."""
    lines = text.splitlines()
    Path("cut.txt").write_text("\n".join([*lines[:100], " 91 red expa"]), encoding="utf-8")

    result = run("play", "--resume", "cut.txt", "--bots", "random,random,random")

    assert result.exit_code == 0
    assert result.stderr.startswith("Line 101: ")
    assert "damaged file stays as it is" in result.stderr
    assert Path("cut.txt").read_text(encoding="utf-8").endswith("expa")
    assert Path("cut-2.txt").exists()


def test_a_finished_game_is_shown_and_left_alone(finished: Path) -> None:
    """There is nothing to go on with."""
    text = finished.read_text(encoding="utf-8")

    said = fine("play", "--resume", finished)

    assert "The season is over" in said
    assert finished.read_text(encoding="utf-8") == text


# ---- who sits where


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


def test_no_command_hides_an_answer() -> None:
    """No verb of any game is a command at the table, in whatever language."""
    for game in map(stammtisch.game, stammtisch.game_names()):
        reports = drawing_of(game).reports
        for book in (book_for(language, game) for language in LANGUAGES):
            words = {word for name in (*COMMANDS, *reports) for word in (name, book.say(f"word-{name}"))}
            assert words & set(game.catalogue.verbs) == set()


def test_whatever_goes_wrong_the_game_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of ours costs a sentence, not the session; with STAMMTISCH_TRACE one sees where it is."""

    def fail(_session: object, _seat: object) -> int:
        raise ZeroDivisionError("no beer left")

    monkeypatch.setattr(TerminalSession, "turns_of", fail)
    words = ("play", "goldbraeu", "--seed", 5, "--bots", "random,random,random", "--seat", "green")

    result = run(*words)

    assert result.exit_code == 1
    assert result.stderr.startswith("This is our own mistake, not yours (ZeroDivisionError: no beer left)")
    assert result.stderr.count("\n") == 1
    assert saved(Path("goldbraeu-5.txt")).decisions
    assert isinstance(run(*words, STAMMTISCH_TRACE="1").exception, ZeroDivisionError)


def test_a_bot_that_fails_is_named_and_the_game_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is whoever's bot it is; with STAMMTISCH_TRACE its author sees where it failed."""

    def fail(_bot: object, _turn: object) -> int:
        raise ZeroDivisionError("no beer left")

    monkeypatch.setattr(RandomBot, "choose", fail)
    words = ("play", "goldbraeu", "--seed", 5, "--bots", "random,random,random", "--seat", "green")

    result = run(*words)
    traced = run(*words, STAMMTISCH_TRACE="1").exception

    assert result.exit_code == 1
    assert result.stderr.startswith("The bot random failed on seat red (ZeroDivisionError: no beer left)")
    assert result.stderr.count("\n") == 1
    assert saved(Path("goldbraeu-5.txt")).decisions
    assert traced is not None
    assert isinstance(traced.__cause__, ZeroDivisionError)


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
