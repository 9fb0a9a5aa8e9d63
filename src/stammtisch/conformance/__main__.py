"""`python -m stammtisch.conformance GAME [SEATS]`: the whole kit on an installed game, one line per check."""

from __future__ import annotations

import sys
from typing import Final

import stammtisch
from stammtisch.conformance import CHECKS, run_check
from stammtisch.core.conformance import check_game

SEEDS: Final = 5  # random games under the rules,
EVERY: Final = 3  # of which every third position is looked at


def main(name: str, seats: int = 0) -> None:
    """Run every check; the first that fails ends it with one sentence."""
    try:
        game = stammtisch.game(name)
        setup = game.make_setup(seats=seats)
        for seed in range(SEEDS):
            check_game(game, setup, seed, EVERY)
        print("rules: sound")  # noqa: T201 -- a report
        for check in CHECKS:
            run_check(check, game, setup)
            print(f"{check.__name__.removeprefix('check_')}: sound")  # noqa: T201 -- as above
    except (AssertionError, stammtisch.Mistake) as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
