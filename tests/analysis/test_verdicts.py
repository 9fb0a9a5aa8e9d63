"""Decisions are judged from what their seat could know, by two judges, and secret choices are never nailed down."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

import stammtisch
from stammtisch.analysis.causes import NOW, ROUND, causes_of
from stammtisch.analysis.decisions import judged
from stammtisch.analysis.effort import Effort
from stammtisch.analysis.judges import NetJudges, PointsJudge, Trial, judges_for
from stammtisch.analysis.questions import DecisionQuestion, question_at
from stammtisch.analysis.secret import against, solve
from stammtisch.analysis.values import valuation_for
from stammtisch.analysis.verdicts import GRADES, judge, loss_of, points_of
from stammtisch.bots.tactics import load, puzzles
from stammtisch.core import record as records
from stammtisch.core.chance import Rng
from stammtisch.core.parts import part
from stammtisch.core.position import STEP, Position
from stammtisch.core.view import setup_of
from tests.analysis.games import NAMES, played
from tests.own_board import OWN_BOARD


def questions(name: str, seed: int, every: int, board: str = "standard") -> list[tuple[Position, DecisionQuestion]]:
    """Some decisions of a game, with the positions that they were made in."""
    game, record = stammtisch.game(name), played(name, seed, board=board)
    position, found = game.open(record.setup), []
    for number, decision in enumerate(record.decisions, 1):
        if decision.seat != records.DEALER_NAME:
            seat, taken = game.seat(decision.seat), game.catalogue.parse(decision.words)
            assert taken is not None
            if len(position.legal(seat)) > 1:
                found.append((position.copy(), question_at(game, position, seat, taken, number)))
        records.apply_decision(game, position, decision, number)
    return found[::every]


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_cannot_know_changes_no_byte_of_its_verdicts(name: str) -> None:
    """Hidden cards and choices are dealt again: verdict, reasons, mix and own chances stay as they are."""
    game, asked = stammtisch.game(name), questions(name, 11, 41)
    setup = played(name, 11).setup
    judges, valuation = judges_for(game, setup), valuation_for(game, setup)
    for number, (position, question) in enumerate(asked):
        other = position.copy()
        other.redraw(question.seat, Rng(number))
        again = question_at(game, other, question.seat, question.taken, question.number)
        first, second = (judged(p, q, judges, Effort((4,), 1)) for p, q in ((position, question), (other, again)))
        own = valuation.own([position, other])[:, question.seat]

        assert msgspec.json.encode(first) == msgspec.json.encode(second)
        assert own[0].tobytes() == own[1].tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_proven_problems_are_judged_rightly(name: str) -> None:
    """The right answer is fine; bench/analysis/problems.py puts all of them, with the wrong answers, to the judges."""
    game = stammtisch.game(name)
    found = []
    for puzzle in list(puzzles(game, load(game)[:6]))[:12]:
        judges = judges_for(game, records.read(load(game)[0].record, game).setup)
        if puzzle.position.rule[0] != judges.model.training_info.seats:  # type: ignore[union-attr]  # trained tables
            continue
        best = game.catalogue.parse(puzzle.problem.best[0])
        assert best is not None
        verdict = judge(judges, question_at(game, puzzle.position, puzzle.seat, best, puzzle.problem.decisions + 1))
        found.append(GRADES[verdict.loss.grade])

    assert found
    assert set(found) == {"fine"}


def test_a_seat_that_has_lost_is_still_told_what_it_wastes() -> None:
    """Cards that are paid without need cost the business they would have paid for, though the game is long lost."""
    game = stammtisch.game("golden_city")
    hopeless = [
        puzzle
        for puzzle in puzzles(game, load(game))
        if puzzle.problem.theme == "payment"
        and 3 * puzzle.position.scores()[puzzle.seat] < max(puzzle.position.scores())
    ]
    for position, seat, problem in ((each.position, each.seat, each.problem) for each in hopeless[:3]):
        wasteful = next(action for action in position.legal(seat) if game.catalogue.words(action) not in problem.best)
        question = question_at(game, position, seat, wasteful, problem.decisions + 1)
        verdict = judge(judges_for(game, setup_of(position)), question)

        assert verdict.loss.points >= problem.gap
        assert game.catalogue.words(verdict.trial.actions[verdict.loss.best]) in problem.best
    assert len(hopeless) >= 3


def trial_of(points: list[list[float]], worth: list[list[float]]) -> Trial:
    """A trial of options 0, 1, … in two worlds."""
    return Trial(list(range(len(points))), np.asarray(points), np.asarray(worth), np.asarray(worth), [])


def test_only_what_both_judges_see_is_a_loss() -> None:
    """One alternative has to be better for both; thresholds are 2, 5, 10 points and 1, 2.5, 5 % of worth."""
    limits = (2.0, 5.0, 10.0)
    agreed = loss_of(trial_of([[0, 0], [6, 6]], [[0.2, 0.2], [0.23, 0.23]]), 0, limits)
    points_only = loss_of(trial_of([[0, 0], [20, 20]], [[0.2, 0.2], [0.1, 0.1]]), 0, limits)
    apart = loss_of(trial_of([[0, 0], [20, 20], [-1, -1]], [[0.2, 0.2], [0.1, 0.1], [0.4, 0.4]]), 0, limits)
    doubtful = loss_of(trial_of([[0, 0], [26, -14]], [[0.2, 0.2], [0.5, 0.0]]), 0, limits)
    blunder = loss_of(trial_of([[0, 0], [10, 10]], [[0.2, 0.2], [0.26, 0.26]]), 0, limits)

    assert (GRADES[agreed.grade], agreed.best, agreed.points) == ("mistake", 1, 6.0)
    assert [each.points for each in (points_only, apart, doubtful)] == [0.0, 0.0, 0.0]
    assert GRADES[blunder.grade] == "blunder"


@pytest.mark.parametrize("name", NAMES)
def test_a_reason_is_true_in_every_world_that_was_looked_at(name: str) -> None:
    """Each number is counted again in every world: never more than the least difference, and never nothing."""
    game, told = stammtisch.game(name), 0
    judges = judges_for(game, played(name, 12).setup)
    module = part(game.package, "bots.measures")
    assert module is not None
    for position, question in questions(name, 12, 19):
        if position.at[STEP] == game.secret_choice[0]:
            continue
        verdict = judge(judges, question, (3,))
        trial, here = verdict.trial, verdict.trial.actions.index(question.taken)
        best = int(trial.points.mean(axis=1).argmax())
        for cause in causes_of(question, trial, best, here) if best != here else ():
            counted = [
                amount_of(module, better, question.seat, cause.name, cause.thing)
                - amount_of(module, worse, question.seat, cause.name, cause.thing)
                for better, worse in zip(trial.ends[best], trial.ends[here], strict=True)
            ]
            told += 1
            assert cause.when in (NOW, ROUND)
            if cause.when == ROUND:
                assert min(counted, key=abs) == cause.amount
                assert all(amount * cause.amount > 0 for amount in counted)

    assert told > 5


def amount_of(module: object, position: Position, seat: int, name: str, thing: str) -> int:
    """One measure of a table."""
    found = {(n, t): amount for n, t, amount in module.measures(position, seat)}  # type: ignore[attr-defined]  # a part
    return int(found[name, thing])


# ---- the secret choice


def test_rock_paper_scissors_is_mixed_evenly() -> None:
    """Regret matching finds the third of each, and a player who is seen through loses."""
    beats = np.asarray([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])
    game = np.stack([beats, -beats], axis=-1)[None]
    free = solve(game, np.zeros((1, 3)))
    known = solve(game, np.asarray([[1.0, 0.0, 0.0]]))

    assert np.abs(free - 1 / 3).max() < 0.05
    assert known[1, 0, 1] > 0.9
    assert against(game[..., 0], known, 0)[0, 0] < -0.9


@pytest.mark.parametrize("name", [name for name in NAMES if stammtisch.game(name).secret_choice[1]])
def test_a_card_of_the_mix_is_no_mistake_and_no_share_has_two_digits(name: str) -> None:
    """Shares are tenths; whatever one sampling lays at least once in ten times is fine."""
    game = stammtisch.game(name)
    judges = judges_for(game, played(name, 13).setup)
    asked = [each for each in questions(name, 13, 1) if each[0].at[STEP] == game.secret_choice[0]][::14]
    found = [judged(position, question, judges, Effort(secret=2)) for position, question in asked]
    laid = [(each, next(lay for lay in each.mix if lay.action == each.action)) for each in found]

    assert len(found) > 5
    assert {
        round(10 * value) / 10 - value for each in found for lay in each.mix for value in (lay.share, lay.low, lay.high)
    } == {0.0}
    assert {each.grade for each, lay in laid if lay.high >= 0.1} <= {"fine"}
    assert all(each.predictable is not None and each.predictable >= 0 for each in found)


# ---- tables without trained nets


def test_regular_judges_alone_where_nothing_was_trained() -> None:
    """A board of somebody's own: no win chance by nets, but points, grades and reasons."""
    name = "goldbraeu"
    game = stammtisch.game(name)
    judges = judges_for(game, played(name, 14, board=OWN_BOARD).setup)
    found = [judged(position, question, judges) for position, question in questions(name, 14, 17, OWN_BOARD)]

    assert isinstance(judges, PointsJudge)
    assert {each.chance for each in found} == {None}
    assert len({each.grade for each in found}) > 1
    assert isinstance(judges_for(game, played(name, 13).setup), NetJudges)


def test_thresholds_are_the_games_own() -> None:
    """They rise, and every game states three."""
    for name in NAMES:
        limits = points_of(stammtisch.game(name))
        assert sorted(limits) == list(limits)
        assert len(limits) == 3
