"""Problems that judges agree on: what is clear, what is shipped, and that others agree with it."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

import stammtisch
from stammtisch.analysis import problems as judging
from stammtisch.analysis.judges import NetJudges, Trial, judges_for
from stammtisch.analysis.problems import Split, costs, is_clear, judged_problem, judged_problems, margin, split_of
from stammtisch.analysis.questions import question_at
from stammtisch.analysis.verdicts import WORTH, points_of
from stammtisch.bots.tactics import JUDGED, load, puzzles
from stammtisch.bots.tactics.make import is_mistake, source_of
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import STEP, owes
from stammtisch.core.view import setup_of
from tests.analysis.games import NAMES, played
from tests.own_board import OWN_BOARD

GAME = stammtisch.game("goldbraeu")
QUESTION = question_at(GAME, GAME.open(GAME.make_setup(seats=4)), 0, 0, 1)


def trial(points: list[float], worth: list[float], noise: float = 0.0) -> Trial:
    """Options with these values in four worlds, give or take some noise."""
    shaken = noise * np.asarray([1.0, -1.0, 1.0, -1.0])
    rows = [np.asarray(values)[:, None] + np.zeros(4) for values in (points, worth)]
    rows[0][0] += 10 * shaken
    rows[1][0] += shaken
    return Trial(list(range(len(points))), rows[0], rows[1], rows[1], [])


# ---- what is clear


def test_the_best_must_be_better_than_all_others_by_both_judges() -> None:
    """One that only one judge likes is no problem; nor is one that is hardly better than the next."""
    clear = trial([20, 10, 5, 0], [0.4, 0.3, 0.2, 0.1])
    only_nets = trial([10, 20, 5, 0], [0.4, 0.3, 0.2, 0.1])
    close = trial([20, 18, 5, 0], [0.4, 0.39, 0.2, 0.1])

    assert split_of(clear, QUESTION) == Split([0], [1, 2, 3])
    assert split_of(only_nets, QUESTION) == Split([0, 1], [2, 3])
    assert split_of(close, QUESTION) == Split([0, 1], [2, 3])
    assert split_of(trial([20, 18, 16], [0.4, 0.39, 0.38]), QUESTION) is None


def test_what_the_worlds_leave_in_doubt_is_not_clear() -> None:
    """The more standard errors are asked for, the less is left of a margin."""
    sure, shaky = (trial([20, 10], [0.4, 0.3], noise) for noise in (0.0, 0.5))
    split = Split([0], [1])

    assert margin(sure.points, split, 2.5) == 10
    assert margin(shaky.points, split, 0) == 10
    assert margin(shaky.points, split, 2.5) < points_of(GAME)[1]
    assert is_clear(sure, split, QUESTION, 2.5)
    assert not is_clear(shaky, split, QUESTION, 2.5)
    assert costs(trial([20, 18, 5], [0.4, 0.4, 0.1]), [0, 1]) == {2: 13.0}


# ---- what is shipped


@pytest.mark.parametrize("name", NAMES)
def test_every_judged_problem_is_a_mistake_with_its_margin(name: str) -> None:
    """A choice that its seat owed, legal answers, a theme, thresholds passed, no secret choice."""
    game = stammtisch.game(name)
    source, shipped = source_of(game), load(game, JUDGED)
    for each in shipped:
        record = records.read(each.record, game)
        for one, position, seat in puzzles(game, [each]):
            words = {game.catalogue.words(action) for action in position.legal(seat)}
            assert owes(position, seat)
            assert is_mistake(record, one)
            assert words == {*one.best, *one.worse}
            assert one.margin is not None
            assert min(one.margin.points, *one.worse.values()) >= one.gap >= int(points_of(game)[1])
            assert one.margin.chance >= judging.CHANCE
            assert one.margin.worlds == judging.JUDGED
            assert one.theme == source.topic(position, seat, game.catalogue.number[one.best[0]])
            assert position.at[STEP] != game.secret_choice[0]


@pytest.mark.parametrize("name", NAMES)
def test_the_judges_still_say_so(name: str) -> None:
    """A shipped one, in some of the worlds: both judges prefer what is best to what was done."""
    game = stammtisch.game(name)
    for one, position, seat in list(puzzles(game, load(game, JUDGED)))[::12]:
        judges = judges_for(game, setup_of(position))
        number = game.catalogue.number
        wrong = next(iter(one.worse))
        question = question_at(game, position, seat, number[wrong], one.decisions + 1)
        found = judges.tried(question, question.base(), [number[one.best[0]], number[wrong]], (0, 16))

        assert found.points[0].mean() > found.points[1].mean()
        assert found.worth is not None
        assert found.worth[0].mean() > found.worth[1].mean() + WORTH[0]


# ---- finding


def test_a_mistake_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """By fewer worlds, so that it is soon done; a decision that was best is no problem."""
    for name, worlds in (("NOTICED", 4), ("COMPARED", 6), ("JUDGED", 8), ("ENDS", 4), ("SURE", 0)):
        monkeypatch.setattr(judging, name, worlds)
    monkeypatch.setattr(judging, "wins_in_the_end", lambda *_: True)
    shipped = max(load(GAME, JUDGED), key=lambda each: each.problems[0].gap)
    one, position, seat = next(puzzles(GAME, [shipped]))
    judges = judges_for(GAME, setup_of(position))
    assert isinstance(judges, NetJudges)
    taken = records.read(shipped.record, GAME).decisions[one.decisions].words
    asked = question_at(GAME, position, seat, GAME.catalogue.number[taken], one.decisions + 1)
    found = judged_problem(judges, source_of(GAME), position, asked)
    right = asked._replace(taken=GAME.catalogue.number[one.best[0]])

    assert found is not None
    assert (found.best, found.theme, found.seat) == (one.best, one.theme, one.seat)
    assert judged_problem(judges, source_of(GAME), position, right) is None


def test_the_same_answer_is_kept_once_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who misses something may miss it day after day."""
    shown = load(GAME, JUDGED)[0].problems[0]
    monkeypatch.setattr(judging, "judged_problem", lambda *_: msgspec.structs.replace(shown))

    assert list(judged_problems(GAME, source_of(GAME), played("goldbraeu", 11))) == [shown]


def test_a_table_with_one_judge_is_refused() -> None:
    """Nothing was trained for it."""
    record = played("goldbraeu", 11, board=OWN_BOARD)
    with pytest.raises(Mistake) as caught:
        list(judged_problems(GAME, source_of(GAME), record))

    assert caught.value.key == "one-judge"
