"""Are proven problems judged rightly? `python -m bench.analysis.problems GAME`.

Each solution must be without loss, and each wrong answer must be a loss that all judges agree on. With `--judged`: do
the problems that are only judged hold in ten times as many worlds, other ones? One is overturned if some answer that
should be worse is better in the eyes of a judge.
"""

from __future__ import annotations

import argparse
from collections import Counter

from threadpoolctl import threadpool_limits

import stammtisch
from stammtisch.analysis.judges import judges_for
from stammtisch.analysis.problems import JUDGED as WORLDS
from stammtisch.analysis.problems import margin, split_by
from stammtisch.analysis.questions import question_at
from stammtisch.analysis.verdicts import WORTH, judge, points_of
from stammtisch.bots.tactics import JUDGED, Puzzle, load, puzzles
from stammtisch.core.game import Game
from stammtisch.core.view import setup_of

TIMES = 10
RIVALS = 3  # the answers that come nearest
SALT = 77


def verdicts(game: Game, puzzle: Puzzle) -> tuple[bool, bool, bool]:
    """Whether the solution is fine, whether it is without loss, and whether a wrong answer is a loss."""
    judges = judges_for(game, setup_of(puzzle.position))
    best = [game.catalogue.parse(words) for words in puzzle.problem.best]
    number = puzzle.problem.decisions + 1
    legal = puzzle.position.legal(puzzle.seat)
    right = judge(judges, question_at(game, puzzle.position, puzzle.seat, best[0] or 0, number))
    wrong = next(action for action in legal if action not in best)
    bad = judge(judges, question_at(game, puzzle.position, puzzle.seat, wrong, number))
    return right.loss.grade == 0, right.loss.points <= 0, bad.loss.points > 0


def margins(game: Game, puzzle: Puzzle) -> tuple[float, float, float]:
    """Of a judged problem in ten times the worlds: points, worth and chance against the next best that it names."""
    problem, number = puzzle.problem, game.catalogue.number
    judges, best = judges_for(game, setup_of(puzzle.position)), [number[words] for words in problem.best]
    near = sorted(problem.worse, key=lambda words: problem.worse[words])[:RIVALS]
    question = question_at(game, puzzle.position, puzzle.seat, best[0], problem.decisions + 1)._replace(salt=SALT)
    actions = [*best, *(number[words] for words in near)]
    trial = judges.tried(question, question.base(), actions, (0, TIMES * WORLDS))
    assert trial.worth is not None
    assert trial.chance is not None
    points, worth, chance = (margin(row, split_by(trial, best), 0) for row in (trial.points, trial.worth, trial.chance))
    return points, worth, chance


def check_judged(game: Game, every: int) -> None:
    """Print how many judged problems hold."""
    found = [margins(game, puzzle) for puzzle in list(puzzles(game, load(game, JUDGED)))[::every]]
    holds, points = sum(min(each) > 0 for each in found), points_of(game)
    clear = sum(each[0] >= points[1] and each[1] >= WORTH[1] for each in found)
    print(f"{game.name}: {holds} of {len(found)} judged problems hold in {TIMES * WORLDS} worlds; {clear} as clearly")


def main() -> None:
    """Print the shares."""
    threadpool_limits(1)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=stammtisch.game_names())
    parser.add_argument("--judged", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="with --judged: only every so many of them")
    typed = parser.parse_args()
    game = stammtisch.game(typed.game)
    if typed.judged:
        check_judged(game, typed.every)
        return
    found = [verdicts(game, puzzle) for puzzle in puzzles(game, load(game))]
    count = Counter(found)
    rightly = sum(number for (fine, _none, lost), number in count.items() if fine and lost)
    print(f"{game.name}: {len(found)} problems, {rightly / len(found):.1%} judged rightly")
    for place, words in enumerate(("solution called fine", "solution without any loss", "wrong answer is a loss")):
        print(f"  {words}: {sum(each[place] for each in found)} of {len(found)}")


if __name__ == "__main__":
    main()
