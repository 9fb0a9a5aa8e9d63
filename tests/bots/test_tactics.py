"""What all games' problems have in common, and the tool that makes them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

import stammtisch
from stammtisch.bots.match import record_match
from stammtisch.bots.random import RandomBot
from stammtisch.bots.regular import RegularBot
from stammtisch.bots.tactics import JUDGED, Problem, answers, has_problems, load, puzzles, unpacked
from stammtisch.bots.tactics.make import (
    best_of,
    chosen,
    find,
    is_mistake,
    played,
    problem,
    problems,
    shortened,
    source_of,
    write,
)
from stammtisch.bots.tactics.proof import Proof
from stammtisch.bots.tactics.shelf import shelf
from stammtisch.bots.tactics.source import ProblemSource
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import STEP, Position, owes
from stammtisch.core.record import Record
from tests.core.toy import PASS, RAISE, STEP_NAMES, TOY

GAMES = stammtisch.game_names()


def prove(_position: Position, _seat: int) -> Proof:
    """Passing is best, says the toy."""
    return Proof((PASS,), 2)


SOURCE = ProblemSource(
    lambda position: position.at[STEP] == RAISE,
    prove,
    lambda position, seat, _action: f"{STEP_NAMES[position.at[STEP]]}-{seat}",
    seed=1,
    games=4,
    tables=(("random", "random"), ("random", "random", "random")),
    per_theme=2,
    per_game=2,
    topic=lambda _position, _seat, _action: "any",
)


def toy_record(seed: int, seats: int = 3) -> Record:
    """A random game of the toy."""
    return record_match(TOY, TOY.make_setup(seats=seats), [RandomBot()] * seats, seed, ["random"] * seats)


def about(theme: str, decisions: int = 0) -> Problem:
    """A problem that is about this."""
    return Problem(decisions, "red", theme, ("pass",), 1)


# ---- the problems that are shipped


@pytest.mark.parametrize(("name", "themes"), [("goldbraeu", 8), ("golden_city", 5)])
def test_there_are_enough_problems_of_every_kind(name: str, themes: int) -> None:
    """A hundred and fifty and more, at tables for three and for four, and no theme makes up a third of them."""
    game = stammtisch.game(name)
    found = Counter(puzzle.problem.theme for puzzle in puzzles(game, load(game)))

    seats = Counter(one.seats for one in shelf(game))

    assert found.total() >= 150
    assert min(seats[3], seats[4]) >= 40
    assert len(found) >= themes
    assert max(found.values()) * 3 < found.total()


@pytest.mark.parametrize("name", GAMES)
def test_every_problem_is_a_choice_that_its_seat_owes(name: str) -> None:
    """The best actions are legal, others are too, and it is about what its theme says."""
    game = stammtisch.game(name)
    source = source_of(game)
    for shown, position, seat in puzzles(game, load(game)):
        legal = position.legal(seat)
        best = [action for action in legal if game.catalogue.words(action) in shown.best]
        assert len(best) == len(shown.best)
        assert source.is_near_the_end(position)
        assert owes(position, seat)
        assert len(best) < len(legal)
        assert shown.gap > 0
        assert shown.theme == source.theme(position, seat, best[0])


@pytest.mark.parametrize("name", GAMES)
def test_every_proof_holds(name: str) -> None:
    """Gone through again: the same actions are best, and each of the others is worse by the same points."""
    game = stammtisch.game(name)
    source = source_of(game)
    for shown, position, seat in puzzles(game, load(game)):
        again = problem(game, source, position, seat, shown.decisions)
        assert again is not None
        assert msgspec.structs.replace(again, solved=shown.solved) == shown
        assert min(shown.worse.values()) >= shown.gap


@pytest.mark.parametrize(("name", "games"), [("goldbraeu", 8), ("golden_city", 12)])
def test_a_regular_solves_more_than_chance_does(name: str, games: int) -> None:
    """Problems are hard to solve by luck."""
    game = stammtisch.game(name)
    played = load(game)[:games]
    luck = sum(answer.solved for answer in answers(game, RandomBot(), played))
    thought = sum(answer.solved for answer in answers(game, RegularBot(), played))

    assert luck < thought


# ---- the tool


@pytest.mark.parametrize("name", GAMES)
def test_the_maker_finds_what_is_shipped(name: str) -> None:
    """In the record of a shipped game: the same decisions, seats, themes, best actions and gaps."""
    game = stammtisch.game(name)
    shipped = load(game)[0]
    proved = [msgspec.structs.replace(each, solved={}) for each in shipped.problems]
    found = list(problems(game, source_of(game), records.read(shipped.record, game)))

    assert proved
    assert [each for each in found if each in proved] == proved


def test_mistakes_are_kept_and_what_was_found_in_the_game_is_not() -> None:
    """Unless every problem is wanted; a game that is known is not looked at again, and its themes count."""
    games = [toy_record(seed) for seed in range(1, 9)]
    source = SOURCE._replace(per_theme=99)
    every = list(find(TOY, source, games, every=True))
    wrong = list(find(TOY, source, games))
    again = list(find(TOY, source, games, every, every=True))

    raised = {shortened(TOY, game) for game in games if any(one.words == "raise" for one in game.decisions)}
    assert {each.record for each in wrong} == raised
    assert all(is_mistake(records.read(each.record, TOY), one) for each in wrong for one in each.problems)
    assert sum(len(each.problems) for each in every) > sum(len(each.problems) for each in wrong) > 0
    assert again == []


def test_games_between_bots_are_the_same_for_the_same_seed() -> None:
    """At each of the tables in turn."""
    first, again, other = (list(played(TOY, SOURCE, 3, seed)) for seed in (1, 1, 2))

    assert [len(game.players) for game in first] == [2, 3, 2]
    assert [game.decisions for game in first] == [game.decisions for game in again]
    assert [game.decisions for game in first] != [game.decisions for game in other]


def test_a_decision_becomes_a_problem_if_it_leaves_a_choice() -> None:
    """Once somebody has raised, the others can only pass; before, the best of two actions is a problem."""
    record = toy_record(seed=2)
    found = list(problems(TOY, SOURCE, record))
    raising = [decision.words for decision in record.decisions if decision.words in ("pass", "raise")]
    free = raising.index("raise") + 1 if "raise" in raising else len(raising)

    assert [each.seat for each in found] == list(TOY.seat_names[:free])
    assert {each.best for each in found} == {("pass",)}
    assert [record.decisions[each.decisions].seat for each in found] == [each.seat for each in found]


def test_rare_themes_come_first_and_none_too_often() -> None:
    """At most two of a game and two of a theme, those included that were kept before."""
    listed = [about("raise"), about("bet"), about("bet", 1), about("pass")]

    assert [each.theme for each in best_of(SOURCE, listed, Counter())] == ["raise", "bet"]
    assert [each.theme for each in best_of(SOURCE, listed, Counter(bet=1))] == ["raise", "pass"]
    assert best_of(SOURCE, listed, Counter({"raise": 2, "bet": 2, "pass": 2})) == []


def test_a_record_must_be_worth_its_length() -> None:
    """With `fewest` two, a game with one problem is kept only while its theme is rare."""
    source = SOURCE._replace(fewest=2, rare=1, per_theme=9)
    record = toy_record(seed=2)
    games = [(record, [about("bet")]), (record, [about("bet")]), (record, [about("bet"), about("bet", 1)])]

    assert [len(each.problems) for each in chosen(TOY, source, games)] == [1, 2]


def test_problems_are_written_as_they_are_read(tmp_path: Path) -> None:
    """As the JSON that `load` reads, packed if the name says so; the record replays without its digests."""
    kept = list(chosen(TOY, SOURCE, [(toy_record(seed=2), [about("bet")])]))
    write(kept, tmp_path / "tactics.json")
    write(kept, tmp_path / "tactics.json.gz")
    plain, packed = ((tmp_path / name).read_bytes() for name in ("tactics.json", "tactics.json.gz"))

    assert unpacked(plain) == unpacked(packed) == kept
    assert len(packed) < len(plain)
    assert records.check(TOY, records.read(shortened(TOY, toy_record(seed=2)), TOY)).to_act == 0


def test_a_game_without_a_source_says_so() -> None:
    """And a game without problems has none, which is not an error of ours."""
    with pytest.raises(Mistake) as caught:
        source_of(TOY)

    assert (caught.value.key, caught.value.about) == ("no-prover", {"game": "toy"})
    assert load(TOY) == load(TOY, JUDGED) == []
    assert not has_problems(TOY)
