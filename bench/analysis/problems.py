"""Are proven problems judged rightly? `python -m bench.analysis.problems GAME`.

Each solution must be without loss, and each wrong answer must be a loss that all judges agree on.
"""

from __future__ import annotations

import argparse
from collections import Counter

from threadpoolctl import threadpool_limits

import stammtisch
from stammtisch.analysis.judges import judges_for
from stammtisch.analysis.questions import question_at
from stammtisch.analysis.verdicts import judge
from stammtisch.bots.tactics import Puzzle, load, puzzles
from stammtisch.core.game import Game
from stammtisch.core.view import setup_of


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


def main() -> None:
    """Print the shares."""
    threadpool_limits(1)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=stammtisch.game_names())
    game = stammtisch.game(parser.parse_args().game)
    found = [verdicts(game, puzzle) for puzzle in puzzles(game, load(game))]
    count = Counter(found)
    rightly = sum(number for (fine, _none, lost), number in count.items() if fine and lost)
    print(f"{game.name}: {len(found)} problems, {rightly / len(found):.1%} judged rightly")
    for place, words in enumerate(("solution called fine", "solution without any loss", "wrong answer is a loss")):
        print(f"  {words}: {sum(each[place] for each in found)} of {len(found)}")


if __name__ == "__main__":
    main()
