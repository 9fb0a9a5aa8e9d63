"""Problems of The Golden City: they are proved, and the proof is honest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stammtisch.bots.tactics import Puzzle
from stammtisch.bots.tactics.proof import TooMuch
from stammtisch.bots.tactics.shelf import Wish, pick
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.play import after
from stammtisch.core.position import DEALER
from stammtisch.games.golden_city.bots.tactics import prove
from stammtisch.games.golden_city.game import GAME

if TYPE_CHECKING:
    from stammtisch.core.position import Position


def laid_out(number: int) -> Puzzle:
    """A problem."""
    return pick(GAME, Wish(kind="proven"))[number].lay_out(GAME)


@pytest.mark.parametrize("number", range(0, 60, 9))
def test_the_proofs_hold_whatever_is_hidden(number: int) -> None:
    """Proved again, also with everything dealt again that the seat cannot know: the same actions, the same gap."""
    problem, position, seat = laid_out(number)
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
    problem, position, seat = laid_out(number)
    for seed in range(4):
        tried = {action: leads(after(position, seat, action), seat, {}) for action in position.legal(seat)}
        best = [action for action in tried if GAME.catalogue.words(action) in problem.best]
        hope = max(tried[action][1] for action in tried if action not in best)
        assert all(tried[action][0] >= hope + problem.gap for action in best)
        position.redraw(seat, Rng(seed))


def test_there_is_an_end_to_looking() -> None:
    """A proof that would take too long is given up."""
    for _, position, seat in map(laid_out, range(0, 60, 9)):
        if len(position.legal(seat)) > 3:
            with pytest.raises(TooMuch):
                prove(position, seat, 2)
            return
