"""Records of the toy: written by hand, by the table, cut off and spoilt."""

from __future__ import annotations

import pytest

from stammtisch.core import record
from stammtisch.core.mistakes import Mistake
from stammtisch.core.record import Decision, Record, Result
from stammtisch.core.table import Table
from tests.core.toy import TOY

BY_HAND = """\
Stammtisch record, format 1
game: toy
edition: cheap
seats: 2
red: Anna B.

# red has the two and hopes for more
dealer deal two
dealer deal three
blue bet lower      # in any order
red bet higher
red raise
blue pass
dealer turn four

result: red 2, blue 0
"""

WRITTEN = """\
Stammtisch record, format 1
game: toy
edition: plain
option: worth=2
board: standard
seats: 2
blue: Berta
seed: 3

   1 dealer deal three  ; 98c913
   2 dealer deal two    ; ba95f0
   3 red    bet lower   ; bdfd27
   4 blue   bet lower   ; 6fe9ea
   5 red    pass        ; 804e39
   6 blue   raise       ; debdd9
   7 dealer turn one    ; eea818

result: red 1, blue 2
winners: blue
ending: right
"""


def spoilt(text: str, old: str, new: str) -> str:
    """The text with one thing changed, which must be there."""
    assert text.count(old) == 1
    return text.replace(old, new)


def mistake_in(text: str) -> tuple[str, dict[str, str | int | None]]:
    """The key of what is wrong with a record when it is read and checked, and what it is about."""
    with pytest.raises(Mistake) as mistake:
        record.check(TOY, record.read(text, TOY))
    return mistake.value.key, mistake.value.about


# ---- writing and reading


def test_a_record_written_by_hand_needs_no_numbers_digests_or_seed() -> None:
    """Nor winners and ending; comments are passed over; what is said counts."""
    read = record.read(BY_HAND, TOY)

    assert read.setup == TOY.make_setup("cheap", 2)
    assert read.players == {"red": "Anna B."}
    assert read.seed is None
    assert read.decisions[2] == Decision("blue", "bet lower")
    assert read.line(3) == 10
    assert record.check(TOY, read).scores() == [2, 0]


@pytest.mark.parametrize("number", ["1", "1.", "  17", "0"])
def test_numbers_are_for_the_reader_only(number: str) -> None:
    """Whatever they are, decisions count in their order."""
    text = spoilt(BY_HAND, "dealer deal two", f"{number} dealer deal two")

    assert record.check(TOY, record.read(text, TOY)).scores() == [2, 0]


def test_a_table_writes_what_can_be_read() -> None:
    """Typed out: header, options that differ from the edition, decisions with digests, result."""
    table = Table(TOY, TOY.make_setup("plain", 2, {"worth": "2"}), 3, {"blue": "Berta"})
    for seat, words in ((0, "bet lower"), (1, "bet lower"), (0, "pass"), (1, "raise")):
        action = TOY.catalogue.parse(words)
        assert action is not None
        table.decide(seat, action)

    assert record.write(table.record, TOY) == WRITTEN
    assert record.write(record.read(WRITTEN, TOY), TOY) == WRITTEN
    assert record.check(TOY, record.read(WRITTEN, TOY)).state() == table.position.state()


def test_the_game_of_a_record_can_be_asked_for() -> None:
    """To find the rules that read the rest."""
    assert record.game_name(WRITTEN) == "toy"


def test_a_replay_stops_anywhere() -> None:
    """After no decision, after some, after all."""
    read = record.read(WRITTEN, TOY)

    assert record.replay(TOY, read, 0).state() == TOY.open(read.setup).state()
    assert record.replay(TOY, read, 3).to_act == 0b10
    assert record.replay(TOY, read).to_act == 0


def test_a_game_under_way_has_no_result() -> None:
    """And none is demanded."""
    text = WRITTEN[: WRITTEN.index("   5 red")]
    read = record.read(text, TOY)

    assert read.result is None
    assert record.check(TOY, read).to_act == 0b01


# ---- the header


@pytest.mark.parametrize(
    ("old", "new", "key", "about"),
    [
        ("Stammtisch record, format 1", "Tischstamm", "record-title", {"expected": "Stammtisch record, format 1"}),
        ("format 1", "format 2", "record-format", {"found": "2", "expected": 1}),
        ("game: toy\n", "", "record-no-game", {}),
        ("game: toy", "game: chess", "record-game", {"found": "chess", "expected": "toy"}),
        ("game: toy", "a game of toys", "record-header", {"line": 2, "text": "a game of toys"}),
        ("edition: plain", "edition: posh", "unknown-edition", {"edition": "posh", "known": "plain, cheap"}),
        ("edition: plain", "editoin: plain", "record-field", {"line": 3, "field": "editoin"}),
        ("option: worth=2", "option: worth=5", "unknown-value", {"option": "worth", "value": "5", "known": "3, 2"}),
        ("option: worth=2", "option: wort", "option-form", {"text": "wort"}),
        (
            "option: worth=2",
            "option: worth=2\noption: worth=3",
            "option-twice",
            {"option": "worth", "first": "2", "second": "3"},
        ),
        ("seats: 2", "seats: two", "record-seats", {"seats": "two"}),
        ("seats: 2", "seats: ²", "record-seats", {"seats": "²"}),
        ("seats: 2", "seats: 7", "wrong-seats", {"fewest": 2, "most": 3}),
        ("seed: 3", "seed: seven", "record-seed", {"line": 8, "seed": "seven"}),
        ("board: standard", "board: {}", "board-only-standard", {}),
    ],
)
def test_a_wrong_header_is_named(old: str, new: str, key: str, about: dict[str, str | int]) -> None:
    """One thing wrong, one sentence."""
    assert mistake_in(spoilt(WRITTEN, old, new)) == (key, about)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("game: toy", 3),
        ("edition: plain", 4),
        ("board: standard", 6),
        ("seats: 2", 7),
        ("blue: Berta", 8),
        ("seed: 3", 9),
    ],
)
def test_a_header_line_given_twice_is_named(text: str, line: int) -> None:
    """Even if both say the same; the second one is at fault."""
    twice = spoilt(WRITTEN, f"{text}\n", f"{text}\n{text}\n")

    assert mistake_in(twice) == ("record-twice", {"line": line, "field": text.partition(":")[0]})


def test_of_a_header_line_given_twice_the_first_one_is_kept() -> None:
    """The record can be played all the same."""
    kept, trouble = record.salvage(spoilt(WRITTEN, "seats: 2\n", "seats: 2\nseats: 3\n"), TOY)

    assert kept.setup.seats == 2
    assert len(kept.decisions) == 7
    assert trouble is not None
    assert trouble.key == "record-twice"


def test_an_empty_file_is_no_record() -> None:
    """It has not even a title."""
    assert mistake_in("") == ("record-title", {"expected": "Stammtisch record, format 1"})


def test_a_negative_seed_is_a_seed() -> None:
    """Any whole number is."""
    assert record.read(spoilt(WRITTEN, "seed: 3", "seed: -7"), TOY).seed == -7


# ---- decisions


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ("red    bet lower ", "red    bet lowest ", "3 red    bet lowest   ; bdfd27"),
        ("red    bet lower ", "green  bet lower ", "3 green  bet lower   ; bdfd27"),
        ("red    bet lower ", "white  bet lower ", "3 white  bet lower   ; bdfd27"),
        ("red    bet lower   ; bdfd27", "red    bet lower   ; bdf", "3 red    bet lower   ; bdf"),
        ("red    bet lower   ; bdfd27", "red", "3 red"),
        ("red    bet lower   ; bdfd27", "\x00\x01\x02", "3 \x00\x01\x02"),
        ("red    bet lower   ; bdfd27", "note: red bets", "3 note: red bets"),
    ],
    ids=["no such action", "no such seat", "seat not taken", "cut digest", "cut words", "rubbish", "no closing line"],
)
def test_a_line_that_cannot_be_read_is_named(old: str, new: str, text: str) -> None:
    """By its number in the file; a third seat at a table of two is no seat."""
    broken = spoilt(WRITTEN, old, new)

    assert mistake_in(broken) == ("record-line", {"line": 12, "text": text})


def test_a_decision_against_the_rules_is_named() -> None:
    """By its line and by its number."""
    broken = spoilt(WRITTEN, "   5 red    pass        ; 804e39", "red bet higher")

    assert mistake_in(broken) == ("record-illegal", {"line": 14, "number": 5, "text": "red bet higher"})


def test_the_first_decision_that_leads_elsewhere_is_named() -> None:
    """A legal decision was changed: its digest no longer fits."""
    broken = spoilt(WRITTEN, "3 red    bet lower ", "3 red    bet higher")

    assert mistake_in(broken) == ("record-diverges", {"line": 12, "number": 3, "text": "red bet higher"})


def test_a_missing_decision_is_found_by_the_next() -> None:
    """One line lost, and the following cannot be."""
    broken = spoilt(WRITTEN, "   5 red    pass        ; 804e39\n", "")

    assert mistake_in(broken) == ("record-illegal", {"line": 14, "number": 5, "text": "blue raise"})


# ---- the result


@pytest.mark.parametrize(
    ("old", "new", "key", "found"),
    [
        ("red 1, blue 2", "red 1, blue 3", "record-result", "red 1, blue 2"),
        ("red 1, blue 2", "blue 2", "record-result", "red 1, blue 2"),
        ("winners: blue", "winners: red", "record-winners", "blue"),
        ("winners: blue", "winners: red, blue", "record-winners", "blue"),
        ("ending: right", "ending: all-wrong", "record-ending", "right"),
    ],
)
def test_a_result_that_does_not_fit_is_named(old: str, new: str, key: str, found: str) -> None:
    """Scores, winners and ending are all held against the game; each has a sentence of its own."""
    assert mistake_in(spoilt(WRITTEN, old, new)) == (key, {"found": found})


@pytest.mark.parametrize("line", ["winners: blue\n", "ending: right\n"])
def test_winners_and_ending_may_be_left_out(line: str) -> None:
    """Scores alone are a result."""
    assert record.check(TOY, record.read(spoilt(WRITTEN, line, ""), TOY)).scores() == [1, 2]


@pytest.mark.parametrize("text", ["result: red 1, blue 2", "winners: blue", "ending: right"])
def test_a_closing_line_given_twice_is_named(text: str) -> None:
    """Even if both say the same; the second one is at fault."""
    field = text.partition(":")[0]

    assert mistake_in(f"{WRITTEN}{text}\n") == ("record-twice", {"line": 21, "field": field})


@pytest.mark.parametrize("text", ["result: red 1, blue 2", "winners: blue", "ending: right"])
def test_a_closing_line_between_decisions_is_named(text: str) -> None:
    """It says how the game ended, and the game goes on behind it."""
    moved = spoilt(spoilt(WRITTEN, f"{text}\n", ""), "   5 red", f"{text}\n   5 red")

    assert mistake_in(moved) == ("record-closed-early", {"line": 14, "field": text.partition(":")[0]})


def test_winners_without_a_result_are_named() -> None:
    """They would never be held against the game."""
    broken = spoilt(WRITTEN, "result: red 1, blue 2\n", "")

    assert mistake_in(broken) == ("record-no-result", {"line": 18, "field": "winners"})


def test_a_result_without_scores_cannot_be_read() -> None:
    """The line is named."""
    broken = spoilt(WRITTEN, "result: red 1, blue 2", "result: nobody knows")

    assert mistake_in(broken) == ("record-line", {"line": 18, "text": "nobody knows"})


def test_a_result_before_the_end_is_named() -> None:
    """With the number of decisions that there are."""
    broken = spoilt(WRITTEN, "   7 dealer turn one    ; eea818\n", "")

    assert mistake_in(broken) == ("record-unfinished", {"number": 6})


# ---- what can be kept


def test_a_sound_record_is_kept_whole() -> None:
    """Nothing is wrong, nothing is lost."""
    kept, trouble = record.salvage(WRITTEN, TOY)

    assert trouble is None
    assert record.write(kept, TOY) == WRITTEN


def test_a_record_cut_off_anywhere_keeps_its_whole_lines() -> None:
    """Behind the header, every decision whose words are complete is kept and can be played on from."""
    whole = record.read(WRITTEN, TOY)
    for length in range(WRITTEN.index("   1 dealer"), len(WRITTEN)):
        cut = WRITTEN[:length]
        complete = [line for line in cut.splitlines() if ";" in line and line in WRITTEN.splitlines()]
        kept, trouble = record.salvage(cut, TOY)

        assert len(kept.decisions) >= len(complete)
        assert trouble is None or "line" in trouble.about
        assert record.replay(TOY, kept).state() == record.replay(TOY, whole, len(kept.decisions)).state()


@pytest.mark.parametrize(
    ("old", "new", "kept", "key"),
    [
        ("red    bet lower ", "red    bet lowest ", 2, "record-line"),
        ("   5 red    pass        ; 804e39", "red bet higher", 4, "record-illegal"),
        ("3 red    bet lower ", "3 red    bet higher", 2, "record-diverges"),
        ("seed: 3", "seed: seven", 7, "record-seed"),
        ("blue: Berta", "bleu: Berta", 7, "record-field"),
    ],
)
def test_all_that_is_sound_is_kept(old: str, new: str, kept: int, key: str) -> None:
    """Up to the first line that is not; a header line that does not matter costs nothing else."""
    found, trouble = record.salvage(spoilt(WRITTEN, old, new), TOY)

    assert len(found.decisions) == kept
    assert trouble is not None
    assert trouble.key == key
    assert (found.result is None) == (kept < 7)


def test_names_stay_on_one_line() -> None:
    """A player's name cannot write into the record."""
    odd = Record(setup=TOY.make_setup(seats=2), players={"red": "A\nseed: 9"}, decisions=[])
    back = record.read(record.write(odd, TOY), TOY)

    assert back.players == {"red": "A seed: 9"}
    assert back.seed is None


def test_places_are_ranked_and_not_written() -> None:
    """Equals share a place and stand in the order of the seats; the file says nothing of it."""
    result = Result({"red": 1, "blue": 3, "white": 1}, ("red", "white"), "right", {"red": 1, "blue": 3, "white": 1})

    assert result.ranking() == [(1, "red", 1), (1, "white", 1), (3, "blue", 3)]
    assert record.closing(result) == ["result: red 1, blue 3, white 1", "winners: red, white", "ending: right"]


def test_a_record_that_was_read_knows_its_places_once_it_is_replayed() -> None:
    """They are the game's own judgement, not the file's."""
    read = record.read(WRITTEN, TOY)

    assert read.result is not None
    assert read.result.places == {}
    assert record.result_of(TOY, record.check(TOY, read)).places == {"red": 2, "blue": 1}


def test_equal_winners_are_all_named() -> None:
    """In the order of the seats."""
    assert record.closing(Result({"red": 1, "blue": 1}, ("red", "blue"), "right")) == [
        "result: red 1, blue 1",
        "winners: red, blue",
        "ending: right",
    ]


def test_help_is_noted_in_comments() -> None:
    """Who does not know them reads the same game; who does reads them back, and a table goes on with them."""
    plain = record.read(BY_HAND, TOY)
    helped = record.read(
        BY_HAND.replace("red bet higher", "  # hint: red\n# warnings: blue\n# hint: nobody\nred bet higher"), TOY
    )
    again = record.read(record.write(helped, TOY), TOY)
    table = Table(TOY, helped.setup, None)
    table.resume(helped)

    assert helped.help == [record.HelpNote(4, "red", "hint"), record.HelpNote(4, "blue", "warnings")]
    assert (plain.help, plain.decisions) == ([], helped.decisions)
    assert (again.help, again.decisions) == (helped.help, helped.decisions)
    assert table.record.help == helped.help
