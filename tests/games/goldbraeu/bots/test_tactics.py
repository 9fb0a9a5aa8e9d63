"""Problems of Goldbräu: there are enough, they are proved, and the proof is honest."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.bots.random import RandomBot
from stammtisch.bots.regular import RegularBot
from stammtisch.bots.tactics import Puzzle, answers, load, puzzles
from stammtisch.bots.tactics.proof import Prover, TooMuch, sight
from stammtisch.core.chance import Rng
from stammtisch.core.position import owes
from stammtisch.games.goldbraeu.bots.tactics import BUDGET, is_near_the_end, prove, theme, worlds
from stammtisch.games.goldbraeu.game import GAME
from tests.games.goldbraeu.tables import Scene, table


def laid_out() -> list[Puzzle]:
    """All problems."""
    return list(puzzles(GAME, load(GAME)))


def last_cards(text: str) -> Scene:
    """The last payday of a table in words."""
    return table(f"{text}\nday 21").evening()


# ---- the suite


def test_there_are_enough_problems_of_every_kind() -> None:
    """Sixty and more, and no theme makes up a third of them."""
    found = Counter(puzzle.problem.theme for puzzle in laid_out())

    assert found.total() >= 60
    assert len(found) >= 6
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
def test_the_proofs_hold(number: int) -> None:
    """Gone through again: the same actions are best, by the same gap."""
    problem, position, seat = laid_out()[number]
    proof = prove(position, seat)

    assert proof is not None
    assert (tuple(map(GAME.catalogue.words, proof.best)), proof.gap) == (problem.best, problem.gap)


def test_a_regular_solves_more_than_chance_does() -> None:
    """Problems are hard to solve by luck."""
    played = load(GAME)[:8]
    luck = sum(answer.solved for answer in answers(GAME, RandomBot(), played))
    thought = sum(answer.solved for answer in answers(GAME, RegularBot(), played))

    assert luck < thought


# ---- the prover


def test_the_last_share_is_opened_if_it_pays() -> None:
    """A share of the waitress's garden, before the last payday: open it."""
    scene = last_cards("baeren red 1* blue 2\nred hand baeren")
    proof = Prover(0, BUDGET).prove(worlds(scene.p, 0, 10))

    assert proof is not None
    assert [GAME.catalogue.words(action) for action in proof.best] == ["open baeren"]
    assert proof.gap == 4  # 6 : 6 instead of 4 : 8


def test_what_depends_on_hidden_cards_is_not_proved() -> None:
    """Blue may hold the card that removes red's single marker, or another one."""
    scene = last_cards("baeren red 1 blue 2* yellow 2\nstart red\nred hand krug\nblue hand baeren")
    seen_by_red = worlds(scene.p, 0, 500)

    assert len(seen_by_red) > 1
    assert Prover(0, BUDGET).prove(seen_by_red) is None


def test_every_world_looks_the_same_and_none_is_missing() -> None:
    """The true one and any other that may be dealt are among them."""
    scene = last_cards("baeren red 1 blue 2* yellow 2\nred hand krug post\nblue hand baeren\ngreen hand post")
    found = worlds(scene.p, 0, 5000)
    states = {tuple(world.state()) for world in found}
    dealt = scene.p.copy()

    assert {sight(world, 0) for world in found} == {sight(scene.p, 0)}
    assert len(states) == len(found)
    for seed in range(20):
        dealt.redraw(0, Rng(seed))
        assert tuple(dealt.state()) in states
    assert worlds(scene.p, 0, 20) == []


def test_there_is_an_end_to_looking() -> None:
    """A proof that would take too long is given up."""
    scene = last_cards("baeren red 1* blue 2\nred hand baeren\nblue hand krug post")

    with pytest.raises(TooMuch):
        Prover(0, 5).prove(worlds(scene.p, 0, 5000))
