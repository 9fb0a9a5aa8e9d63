"""Advice while playing: from the view alone, the same again, and true to what the judges say."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import pytest

import stammtisch
from stammtisch.analysis.advice import advise, caution, doubt, question_of, weighed
from stammtisch.analysis.advice_telling import tell_advice
from stammtisch.analysis.judges import Trial
from stammtisch.analysis.telling import WORDS
from stammtisch.bots.levels import WORDS as BOT_WORDS
from stammtisch.core import record as records
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.position import STEP
from stammtisch.core.words import LANGUAGES, phrasebook
from tests.analysis.games import NAMES, played
from tests.own_board import OWN_BOARD

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.position import Position

MOMENT = 3  # which question of each kind is asked: not the first, when little has happened


def open_questions(name: str, board: str = "standard", moment: int = MOMENT) -> Iterator[tuple[Position, int]]:
    """A moment of each kind at which a seat has a choice, and that seat."""
    game, record = stammtisch.game(name), played(name, 12, board=board)
    position = game.open(record.setup)
    seen: Counter[int] = Counter()
    for number, decision in enumerate(record.decisions, 1):
        seat = next((seat for seat in range(4) if position.to_act >> seat & 1 and len(position.legal(seat)) > 1), None)
        if seat is not None:
            seen[position.at[STEP]] += 1
            if seen[position.at[STEP]] == moment:
                yield position.copy(), seat
        records.apply_decision(game, position, decision, number)


def asked(position: Position, seat: int, name: str, number: int = 3) -> bytes:
    """The advice, as it would be sent; and what every answer would cost."""
    game = stammtisch.game(name)
    question = question_of(game, seat, game.view(position, seat), position.legal(seat), number)
    return msgspec.json.encode((advise(question), caution(question, question.legal[-1])))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_hidden_changes_a_byte_and_asking_again_changes_nothing(name: str) -> None:
    """However the cards lie that the seat cannot see: hint and warning stay the same."""
    kinds = set()
    for position, seat in list(open_questions(name))[-3:]:
        kinds.add(position.at[STEP])
        told = asked(position, seat, name)
        position.redraw(seat, Rng(5))
        assert asked(position, seat, name) == told
    assert len(kinds) > 1


@pytest.mark.parametrize("name", NAMES)
def test_the_best_come_first_and_everything_can_be_said(name: str) -> None:
    """Chances between 0 and 1, no option ahead of the first beyond doubt; sentences in three languages."""
    game = stammtisch.game(name)
    books = [phrasebook(language, game.package, BOT_WORDS, WORDS) for language in LANGUAGES]
    mixes = options = 0
    for position, seat in open_questions(name):
        legal = position.legal(seat)
        advice = advise(question_of(game, seat, game.view(position, seat), legal, 1))
        words = {game.catalogue.words(action) for action in legal}
        assert {*(one.action for one in advice.options), *(lay.action for lay in advice.mix)} <= words
        assert bool(advice.options) != bool(advice.mix)
        assert all(one.chance is not None and 0 <= one.chance <= 1 for one in advice.options)
        assert not advice.options or (advice.options[0].points, advice.options[0].equal) == (0, True)
        assert all(
            round(10 * share) == pytest.approx(10 * share)
            for lay in advice.mix
            for share in (lay.share, lay.low, lay.high)
        )
        for book in books:
            lines = list(tell_advice(game, book, advice))
            assert lines
            assert not any("[" in line for line in lines), lines
        mixes, options = mixes + bool(advice.mix), options + bool(advice.options)
    assert options > 3
    assert mixes or name != "goldbraeu"


def test_without_nets_regular_advises() -> None:
    """At a table that nothing was trained for: points, no chances, and it is said."""
    game = stammtisch.game("goldbraeu")
    book = phrasebook("en", game.package, BOT_WORDS, WORDS)
    for position, seat in open_questions("goldbraeu", OWN_BOARD):
        advice = advise(question_of(game, seat, game.view(position, seat), position.legal(seat), 1))
        assert advice.trained is False
        assert {one.chance for one in advice.options} <= {None}
        assert "No nets" in next(tell_advice(game, book, advice))


def test_options_that_the_worlds_do_not_tell_apart_are_about_equal() -> None:
    """The second wins in half of the worlds; the third is always worse."""
    game = stammtisch.game("goldbraeu")
    position, seat = next(open_questions("goldbraeu"))
    legal = position.legal(seat)[:3]
    question = question_of(game, seat, game.view(position, seat), legal, 1)
    worth = np.asarray([[0.30, 0.20, 0.30, 0.20], [0.20, 0.29, 0.20, 0.29], [0.1, 0.1, 0.1, 0.1]])
    ends = [[position] * 4 for _ in legal]
    advice = weighed(question, Trial(legal, 100 * worth, worth, worth, ends))

    assert [one.equal for one in advice.options] == [True, True, False]
    assert [one.points for one in advice.options] == pytest.approx([0, -0.5, -15])
    assert doubt(np.asarray([1.0])) == 0


def test_a_caution_agrees_with_the_hint() -> None:
    """What the hint names first is never warned of, nor what it calls about equal; the dearest answer of some is."""
    game = stammtisch.game("goldbraeu")
    graded = []
    for position, seat in open_questions("goldbraeu", moment=5):
        if position.at[STEP] == game.secret_choice[0]:
            continue
        question = question_of(game, seat, game.view(position, seat), position.legal(seat), 1)
        best, *others = advise(question).options
        found = {
            one: caution(question, game.catalogue.number[one]) for one in map(game.catalogue.words, question.legal[:7])
        }
        assert {one.better for one in found.values()} == {best.action}
        assert all(found[one.action].grade == "fine" for one in (best, *others) if one.equal)
        assert all((one.grade == "fine") or one.points > 0 for one in found.values())
        graded += [one.grade for one in found.values()]
    assert {"mistake", "blunder"} & set(graded)
