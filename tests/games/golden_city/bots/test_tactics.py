"""Problems of The Golden City: there are enough, they are proved, and the proof is honest."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from stammtisch.bots.random import RandomBot
from stammtisch.bots.regular import RegularBot
from stammtisch.bots.tactics import Puzzle, answers, load, puzzles
from stammtisch.bots.tactics.proof import TooMuch
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.play import after
from stammtisch.core.position import DEALER, owes
from stammtisch.games.golden_city.bots.tactics import is_near_the_end, prove, theme
from stammtisch.games.golden_city.game import GAME

if TYPE_CHECKING:
    from stammtisch.core.position import Position


def laid_out() -> list[Puzzle]:
    """All problems."""
    return list(puzzles(GAME, load(GAME)))


def test_there_are_enough_problems_of_every_kind() -> None:
    """Sixty and more, and no theme makes up a third of them."""
    found = Counter(puzzle.problem.theme for puzzle in laid_out())

    assert found.total() >= 60
    assert len(found) >= 5
    assert max(found.values()) * 3 < found.total()


def test_every_problem_is_a_choice_that_its_seat_owes() -> None:
    """The best actions are legal, others are too, and it is about what its theme says."""
    for problem, position, seat in laid_out():
        legal = position.legal(seat)
        best = [action for action in legal if GAME.catalogue.words(action) in problem.best]
        assert len(best) == len(problem.best)
        assert is_near_the_end(position)
        assert owes(position, seat)
        assert len(best) < len(legal)
        assert problem.gap > 0
        assert problem.theme == theme(position, seat, best[0])


@pytest.mark.parametrize("number", range(0, 60, 9))
def test_the_proofs_hold_whatever_is_hidden(number: int) -> None:
    """Proved again, also with everything dealt again that the seat cannot know: the same actions, the same gap."""
    problem, position, seat = laid_out()[number]
    for seed in range(3):
        proof = prove(position, seat)
        assert proof is not None
        assert (tuple(map(GAME.catalogue.words, proof.best)), proof.gap) == (problem.best, problem.gap)
        position.redraw(seat, Rng(seed))


def leads(p: Position, seat: int, known: dict[tuple[int, ...], tuple[int, int]]) -> tuple[int, int]:
    """The lead that a seat can make sure of in this world, and the one that it may hope for."""
    if not p.to_act:
        scores = p.scores()
        lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        return lead, lead
    key = tuple(p.state())
    if key not in known:
        mover = lowest(p.to_act)
        found = [leads(after(p, mover, action), seat, known) for action in p.legal(mover)]
        surest = [sure for sure, _ in found]
        known[key] = (min(surest) if mover == DEALER else max(surest), max(hope for _, hope in found))
    return known[key]


@pytest.mark.parametrize("number", range(3, 60, 8))
def test_in_every_world_the_best_is_best(number: int) -> None:
    """In the true world and in others, without any cleverness: the best action makes sure of more than others hope."""
    problem, position, seat = laid_out()[number]
    for seed in range(4):
        tried = {action: leads(after(position, seat, action), seat, {}) for action in position.legal(seat)}
        best = [action for action in tried if GAME.catalogue.words(action) in problem.best]
        hope = max(tried[action][1] for action in tried if action not in best)
        assert all(tried[action][0] >= hope + problem.gap for action in best)
        position.redraw(seat, Rng(seed))


def test_a_regular_solves_more_than_chance_does() -> None:
    """Problems are hard to solve by luck."""
    played = load(GAME)[:12]
    luck = sum(answer.solved for answer in answers(GAME, RandomBot(), played))
    thought = sum(answer.solved for answer in answers(GAME, RegularBot(), played))

    assert luck < thought


def test_there_is_an_end_to_looking() -> None:
    """A proof that would take too long is given up."""
    for _, position, seat in laid_out():
        if len(position.legal(seat)) > 3:
            with pytest.raises(TooMuch):
                prove(position, seat, 2)
            return
