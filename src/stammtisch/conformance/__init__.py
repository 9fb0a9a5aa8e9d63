"""What the house does with a game, tried with one game each: arena, training, server and all research environments.

`check_house` runs all of it on an installed game; what a game lacks is one AssertionError that names it. The rules
themselves are checked by `stammtisch.core.conformance`. From a shell: `python -m stammtisch.conformance GAME`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import stammtisch
from stammtisch.conformance.bots import check_arena, check_match, check_training
from stammtisch.conformance.environments import check_batch, check_gymnasium, check_openspiel, check_pettingzoo
from stammtisch.conformance.server import check_server
from stammtisch.core.conformance import broken, naming_gaps
from stammtisch.core.conformance import check_lessons as play_lessons

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

__all__ = [
    "CHECKS",
    "check_arena",
    "check_batch",
    "check_gymnasium",
    "check_house",
    "check_installed",
    "check_lessons",
    "check_match",
    "check_openspiel",
    "check_pettingzoo",
    "check_server",
    "check_training",
]


def check_installed(game: Game, _setup: Setup) -> None:
    """The house finds the game by its entry point."""
    if game.name not in stammtisch.game_names() or stammtisch.game(game.name) is not game:
        raise broken('no entry point in the group "stammtisch.games" leads to the game', game=game.name)


def check_lessons(game: Game, _setup: Setup) -> None:
    """The game's lessons, if it brings some, can be played and say what is true."""
    play_lessons(game)


CHECKS: tuple[Callable[[Game, Setup], None], ...] = (
    check_installed,
    check_lessons,
    check_match,
    check_arena,
    check_training,
    check_batch,
    check_pettingzoo,
    check_gymnasium,
    check_openspiel,
    check_server,
)


def check_house(game: Game, setup: Setup) -> None:
    """Everything the house does with a game, once; the first thing that fails is named."""
    for check in CHECKS:
        run_check(check, game, setup)


def run_check(check: Callable[[Game, Setup], None], game: Game, setup: Setup) -> None:
    """Run one check; whatever else goes wrong in it is a sentence that says where."""
    try:
        with naming_gaps(game):
            check(game, setup)
    except (AssertionError, ImportError):
        raise
    except Exception as failure:
        what = check.__name__.removeprefix("check_")
        raise broken(
            f"{what} cannot use the game", game=game.name, why=f"{type(failure).__name__}: {failure}"
        ) from failure
