"""The conformance kit: what every game must keep to, as checks that the tests of any game can call.

A check raises AssertionError that says what was broken and where. `check_game` makes all of them along one random
game; the others can be called on their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.chance import Rng
from stammtisch.core.conformance.games import check_record, check_same_seed, check_undo
from stammtisch.core.conformance.positions import check_catalogue, check_copy, check_legal
from stammtisch.core.conformance.secrecy import check_hidden_choice, check_secrecy, check_worlds
from stammtisch.core.conformance.walking import viewers, walk

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

__all__ = [
    "check_catalogue",
    "check_copy",
    "check_game",
    "check_hidden_choice",
    "check_legal",
    "check_record",
    "check_same_seed",
    "check_secrecy",
    "check_undo",
    "check_worlds",
    "viewers",
    "walk",
]


def check_game(game: Game, setup: Setup, seed: int, every: int = 1) -> None:
    """Everything a game must keep to, along one random game; positions are looked at in every so many decisions."""
    check_catalogue(game)
    rng = Rng(seed + 1)
    for number, stop in enumerate(walk(game, setup, seed)):
        if number % every == 0:
            check_legal(game, stop.position)
            check_copy(game, stop.position, rng)
            check_secrecy(game, stop.position, rng)
            check_worlds(game, stop, rng)
            check_hidden_choice(game, stop, rng)
    check_same_seed(game, setup, seed)
    check_record(game, setup, seed)
    check_undo(game, setup, seed)
