"""The conformance kit: what every game must keep to, as checks that the tests of any game can call.

A check raises an AssertionError that says what is broken and where. `check_game` makes all of them along one random
game; the others can be called on their own. What the rest of the house does with a game, from the arena to OpenSpiel,
is tried by `stammtisch.conformance`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.chance import Rng
from stammtisch.core.conformance.declarations import check_declarations, check_forecast, check_notes, check_rows
from stammtisch.core.conformance.games import check_record, check_same_seed, check_undo
from stammtisch.core.conformance.lessons import check_lessons
from stammtisch.core.conformance.observations import check_observation, observed
from stammtisch.core.conformance.positions import check_catalogue, check_copy, check_legal, check_secret_choice
from stammtisch.core.conformance.secrecy import check_hidden_choice, check_secrecy, check_worlds
from stammtisch.core.conformance.views import check_view
from stammtisch.core.conformance.vocabulary import check_words, missing_words
from stammtisch.core.conformance.walking import broken, naming_gaps, viewers, walk

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

__all__ = [
    "broken",
    "check_catalogue",
    "check_copy",
    "check_declarations",
    "check_forecast",
    "check_game",
    "check_hidden_choice",
    "check_legal",
    "check_lessons",
    "check_notes",
    "check_observation",
    "check_record",
    "check_rows",
    "check_same_seed",
    "check_secrecy",
    "check_secret_choice",
    "check_undo",
    "check_view",
    "check_words",
    "check_worlds",
    "missing_words",
    "naming_gaps",
    "observed",
    "viewers",
    "walk",
]


def check_game(game: Game, setup: Setup, seed: int, every: int = 1) -> None:
    """Everything a game must keep to, along one random game; positions are checked before every nth decision."""
    with naming_gaps(game):
        check_catalogue(game)
        check_declarations(game, setup)
        check_play(game, setup, seed, every)
        check_same_seed(game, setup, seed)
        check_record(game, setup, seed)
        check_undo(game, setup, seed)
        check_words(game, setup, seed)


def check_play(game: Game, setup: Setup, seed: int, every: int) -> None:
    """All that must hold of the positions of one random game."""
    rng = Rng(seed + 1)
    rounds, p = 0, game.open(setup)
    for number, stop in enumerate(walk(game, setup, seed)):
        p = stop.position
        rounds, before = p.law.round_of(p), rounds
        if rounds < before:
            raise broken("round_of falls", before=before, now=rounds)
        if number % every == 0:
            check_legal(game, p)
            check_secret_choice(game, p)
            check_copy(game, p, rng)
            check_secrecy(game, p, rng)
            check_worlds(game, stop, rng)
            check_hidden_choice(game, stop, rng)
            check_forecast(game, p)
    for viewer in viewers(p):  # after the end
        check_view(game, p, viewer, game.view(p, viewer))
        check_observation(game, p, viewer, observed(p, viewer))
