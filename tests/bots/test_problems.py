"""Problems for people: the shelf, the one of the day, how hard they are, and why an answer is right."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

import stammtisch
from stammtisch.bots.random import RandomBot
from stammtisch.bots.tactics import TRIES, Problem, ProblemGame, load
from stammtisch.bots.tactics import measure as measuring
from stammtisch.bots.tactics.shelf import HARDEST, Wish, difficulty, find_problem, of_the_day, pick, shelf
from stammtisch.bots.tactics.telling import answer, effect
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake
from stammtisch.core.table import ActionRefused
from stammtisch.core.words import LANGUAGES, phrasebook

GAMES = stammtisch.game_names()
MONDAY = date(2026, 11, 16)


def solved(**levels: int) -> Problem:
    """A problem that levels have tried."""
    return Problem(0, "red", "bet", ("pass",), 1, {}, levels)


# ---- the shelf


@pytest.mark.parametrize("name", GAMES)
def test_every_problem_has_a_name_a_theme_with_sentences_and_a_measured_difficulty(name: str) -> None:
    """No two have the same name, every difficulty is there, the easiest come first."""
    game = stammtisch.game(name)
    found = shelf(game)

    assert len({one.name for one in found}) == len(found)
    assert {one.difficulty for one in found} == set(range(1, HARDEST + 1))
    assert [one.difficulty for one in found] == sorted(one.difficulty for one in found)
    assert all(set(one.problem.solved) == set(measuring.ASKED) for one in found)
    for language in LANGUAGES:
        book = phrasebook(language, game.package)
        for theme in {one.problem.theme for one in found}:
            assert book.has(f"problem-theme-{theme}")
            assert book.has(f"problem-idea-{theme}")
        assert book.has("problem-scoring")


@pytest.mark.parametrize("name", GAMES)
def test_stronger_levels_solve_more(name: str) -> None:
    """Of what was measured. Between them the order is another: they made the mistakes that were kept."""
    problems = [one.problem for one in shelf(stammtisch.game(name))]
    sums = {level: sum(one.solved[level] for one in problems) for level in measuring.ASKED}

    assert sums["newcomer"] < sums["beginner"] < sums["casual"] < sums["expert"]
    assert sums["newcomer"] < sums["regular"] < sums["expert"]


def test_difficulty_is_the_share_of_answers_that_missed() -> None:
    """One of seven levels misses it at most; three; five; more."""
    right = TRIES

    assert difficulty(solved()) == 0
    every = dict.fromkeys(measuring.ASKED, right)
    missed = [solved(**every | dict.fromkeys(measuring.ASKED[:count], 0)) for count in range(len(every) + 1)]
    assert [difficulty(each) for each in missed] == [1, 1, 2, 2, 3, 3, 4, 4]


def test_problems_are_picked_by_theme_difficulty_and_seats() -> None:
    """What is not given is any; what there is not is said."""
    game = stammtisch.game("goldbraeu")
    found = pick(game, Wish("block", seats=3))

    assert {(one.problem.theme, one.seats) for one in found} == {("block", 3)}
    assert {one.kind for one in pick(game, Wish(kind="proven"))} == {"proven"}
    assert len(pick(game)) == len(shelf(game))
    assert pick(game, Wish("block"), found) == found
    assert find_problem(game, found[0].name) == found[0]
    for wish, key in ((Wish("nonsense"), "unknown-subject"), (Wish(seats=9), "no-such-problems")):
        with pytest.raises(Mistake) as caught:
            pick(game, wish)
        assert caught.value.key == key
    with pytest.raises(Mistake):
        find_problem(game, "nonsense")


def test_every_day_has_a_problem_and_none_comes_twice_too_soon() -> None:
    """All of them in some order, then again; the same day has the same one."""
    found = shelf(stammtisch.game("goldbraeu"))
    days = [of_the_day(found, MONDAY + timedelta(number)) for number in range(len(found))]

    assert {one.name for one in days if one} == {one.name for one in found}
    assert days[:9] != list(found[:9])
    assert of_the_day(found, MONDAY) == of_the_day(found[::-1], MONDAY) == days[0]
    assert of_the_day(found, MONDAY + timedelta(len(found))) == days[0]
    assert of_the_day((), MONDAY) is None


@pytest.mark.parametrize(
    ("name", "themes"),
    [("goldbraeu", {"payday", "majority"}), ("golden_city", {"auction", "majority"})],
)
def test_judged_problems_are_about_what_proofs_do_not_reach(name: str, themes: set[str]) -> None:
    """At tables for three and for four; both kinds are on the shelf, and a judged one says so."""
    game = stammtisch.game(name)
    judged = pick(game, Wish(kind="judged"))

    assert themes <= {one.problem.theme for one in judged}
    assert {one.seats for one in judged} == {3, 4}
    assert {one.kind for one in shelf(game)} == {"proven", "judged"}
    one = judged[0]
    assert answer(game, one, game.catalogue.number[one.problem.best[0]]).margin == one.problem.margin


# ---- measuring


def test_every_level_is_asked_several_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """How often it was right is written beside the problem, and nothing else changes."""
    monkeypatch.setattr(measuring, "ASKED", ("random",))
    monkeypatch.setattr(measuring, "make_bot", lambda _name: RandomBot())
    game = stammtisch.game("goldbraeu")
    known = load(game)[:6]
    found = list(measuring.measured(game, known))

    shares = [one.solved["random"] for each in found for one in each.problems]
    assert 0 < sum(shares) < TRIES * len(shares)
    assert found == list(measuring.measured(game, known))
    for before, after in zip(known, found, strict=True):
        blank = tuple(msgspec.structs.replace(one, solved={}) for one in before.problems)
        assert ProblemGame(after.record, tuple(msgspec.structs.replace(o, solved={}) for o in after.problems)) == (
            ProblemGame(before.record, blank)
        )


# ---- why


def test_a_right_answer_and_a_wrong_one_are_told_apart() -> None:
    """A wrong one costs what was proved; both are told what is best, and what that brings."""
    game = stammtisch.game("goldbraeu")
    one = next(one for one in pick(game, Wish("last-cards")) if len(one.problem.worse) == 1)
    wrong = next(iter(one.problem.worse))
    number = game.catalogue.number
    right, missed = answer(game, one, number[one.problem.best[0]]), answer(game, one, number[wrong])

    assert (right.right, right.worse, missed.right) == (True, 0, False)
    assert missed.worse == one.problem.worse[wrong] >= missed.gap == one.problem.gap
    assert missed.best == right.best == one.problem.best
    assert missed.effect == right.effect
    assert missed.instead is not None
    assert missed.instead.action == wrong
    assert missed.effect.gains != missed.instead.gains
    with pytest.raises(ActionRefused):
        answer(game, one, number["keep krug"])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_of_an_answer_does_not_depend_on_what_is_hidden(name: str) -> None:
    """The same facts, however the cards are dealt that the seat cannot see."""
    game = stammtisch.game(name)
    for one in shelf(game)[::40]:
        problem, position, seat = one.lay_out(game)
        told = effect(game, position, seat, problem.best[0])
        for seed in range(3):
            position.redraw(seat, Rng(seed))
            assert effect(game, position, seat, problem.best[0]) == told
