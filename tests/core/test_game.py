from __future__ import annotations

import pytest

from stammtisch.core.ask import Ask, Choice, Reason, Refusal
from stammtisch.core.board_file import board_section
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake
from stammtisch.core.playout import play_games, playout
from stammtisch.core.position import Position
from tests.core import toy
from tests.core.toy import TOY


def bets(*words: str) -> Position:
    """The toy for two after the deal and some decisions of the seats."""
    p = TOY.deal(seats=2)
    p.apply(8, toy.GIVE + 1)
    p.apply(8, toy.GIVE + 2)
    for text in words:
        seat, _, said = text.partition(" ")
        action = TOY.catalogue.parse(said)
        assert action is not None
        assert p.why(TOY.seat(seat), action) == 0
        p.apply(TOY.seat(seat), action)
    return p


@pytest.mark.parametrize(
    ("edition", "seats", "options", "key"),
    [
        ("gilded", 2, {}, "unknown-edition"),
        ("plain", 4, {}, "wrong-seats"),
        ("plain", 1, {}, "wrong-seats"),
        ("plain", 2, {"wroth": "3"}, "unknown-option"),
        ("plain", 2, {"worth": "9"}, "unknown-value"),
        ("plain", 2, {"crowd": "yes"}, "option-seats"),
    ],
)
def test_a_table_that_cannot_be_had(edition: str, seats: int, options: dict[str, str], key: str) -> None:
    """Every wish is checked before anything is dealt."""
    with pytest.raises(Mistake) as mistake:
        TOY.make_setup(edition, seats, options)

    assert mistake.value.key == key


def test_the_first_edition_is_the_default() -> None:
    """And an option alone changes only itself."""
    assert TOY.make_setup(seats=2).edition == "plain"
    assert TOY.make_setup("cheap", seats=2).options == {"worth": "2", "crowd": "no"}
    assert TOY.make_setup(seats=3, options=[("worth", "2")]).options == {"worth": "2", "crowd": "no"}


def test_a_question_lists_choices_and_refusals() -> None:
    """Blue may no longer raise, and is told why, with the rule."""
    p = bets("red bet higher", "blue bet lower", "red raise")

    assert TOY.ask(p, 1) == Ask(
        question="raise",
        seat="blue",
        facts={"seat": "blue"},
        choices=(Choice("pass", ()),),
        refusals=(Refusal("raise", (), Reason("enough", "TOY-2")),),
    )


def test_who_owes_nothing_is_not_asked() -> None:
    """A mistake that names the seat."""
    p = bets("red bet higher", "blue bet lower")

    with pytest.raises(Mistake) as mistake:
        TOY.ask(p, 1)

    assert (mistake.value.key, mistake.value.about) == ("nothing-owed", {"seat": "blue"})


def test_why_gives_the_reason_or_none() -> None:
    """One function for the tooltip, the error and the legal list."""
    p = bets("red bet higher", "blue bet lower", "red raise")

    assert TOY.why(p, 1, toy.MORE) == Reason("enough", "TOY-2")
    assert TOY.why(p, 1, toy.PASS) is None
    assert TOY.why(p, 0, toy.PASS) == Reason("not-now", "TOY-1")
    assert TOY.why(p, 1, toy.BET_ON) == Reason("not-now", "TOY-1")


def test_a_seat_is_known_by_its_name() -> None:
    """An unknown name is a mistake that lists the known ones."""
    assert TOY.seat("white") == 2
    with pytest.raises(Mistake) as mistake:
        TOY.seat("green")
    assert mistake.value.about == {"seat": "green", "known": "red, blue, white"}


def test_a_digest_differs_when_the_table_does() -> None:
    """Six characters, the same for the same table."""
    one, same, other = bets("red bet higher"), bets("red bet higher"), bets("red bet lower")

    assert TOY.digest(one) == TOY.digest(same)
    assert TOY.digest(one) != TOY.digest(other)
    assert len(TOY.digest(one)) == 6


def test_legal_is_empty_for_who_owes_nothing() -> None:
    """Also for a spectator and for the dealer while a seat is to act."""
    p = bets("red bet higher", "blue bet lower")

    assert p.legal(0) == [toy.PASS, toy.MORE]
    assert [p.legal(1), p.legal(8), p.legal(-1), p.weights()] == [[], [], [], []]


def test_a_journal_is_kept_only_where_one_is_attached() -> None:
    """A copy keeps none."""
    p = bets("red bet higher", "blue bet lower")
    p.journal = []
    twin = p.copy()
    p.apply(0, toy.MORE)
    twin.apply(0, toy.MORE)

    assert p.journal == [(toy.RAISED_BET, 0, 0, 0, 0)]
    assert twin.journal is None


def test_a_playout_plays_to_the_end() -> None:
    """It counts what the seats decided; draws do not count."""
    p = TOY.deal(seats=3)

    assert playout(p, Rng(1)) == 6
    assert p.to_act == 0


def test_many_games_leave_their_start_alone() -> None:
    """A start position can be used again; the same seed gives the same checksum."""
    start = TOY.deal(seats=2)
    before = start.state()
    once = play_games(start, 50, 1)

    assert once[0] == 200
    assert play_games(start, 50, 1) == once
    assert play_games(start, 50, 51) != once
    assert start.state() == before


def test_a_board_file_may_hold_several_games() -> None:
    """A game reads the part under its own name, or the whole file."""
    assert board_section(b'{"toy": {"a": 1}, "other": 2}', "toy", "f") == b'{"a": 1}'
    assert board_section(b'{"a": 1}', "toy", "f") == b'{"a": 1}'


@pytest.mark.parametrize("data", [b"", b"{", b"[1]", b"\xff"])
def test_a_board_file_that_is_no_json_is_a_mistake(data: bytes) -> None:
    """With the name of the file."""
    with pytest.raises(Mistake) as mistake:
        board_section(data, "toy", "my.json")

    assert mistake.value.key == "board-format"
    assert mistake.value.about["name"] == "my.json"
