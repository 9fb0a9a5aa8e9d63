"""One game each of the bots: a match of all levels that sit down, a deal of the arena, a lesson of training."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.arena.deals import DealChunk, Pairing, play_chunk
from stammtisch.bots.bot import seated
from stammtisch.bots.match import play_match
from stammtisch.core.conformance import broken, naming_gaps
from stammtisch.training.trainer import Trainer, TrainingConfig

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

SEED: Final = 1
LEVELS: Final = ("random", "beginner", "regular")  # those that need no weights


def check_match(game: Game, setup: Setup) -> None:
    """The levels that need no weights play a game to its end."""
    with naming_gaps(game):
        bots = [seated(LEVELS[seat % len(LEVELS)], setup) for seat in range(setup.seats)]
        check_result("a match", setup, play_match(game, setup, bots, SEED).places)


def check_arena(game: Game, setup: Setup) -> None:
    """One deal, with the first bot in every seat."""
    with naming_gaps(game):
        (deal,) = play_chunk(DealChunk(setup, Pairing("regular", "random"), "test", SEED, (0,)))
    if len(deal.games) != setup.seats:
        raise broken("the arena did not play a deal in every seat", games=len(deal.games), seats=setup.seats)
    for played in deal.games:
        check_result("a game of the arena", setup, played.places)


def check_training(game: Game, setup: Setup) -> None:
    """A few games of self-play; then the nets sit down."""
    from stammtisch.bots.strong import StrongBot  # noqa: PLC0415 -- numpy's part of the house

    config = TrainingConfig(game, setup, games=4, hidden=4, seed=SEED, parallel=2, chunk=16)
    with naming_gaps(game):
        trainer = Trainer(config)
        for _ in trainer.checkpoints():
            pass
        bots = [StrongBot(trainer.model()) for _ in range(setup.seats)]
        check_result("a game of trained nets", setup, play_match(game, setup, bots, SEED).places)


def check_result(what: str, setup: Setup, places: Sequence[int]) -> None:
    """Every seat has a place, and somebody has won."""
    if len(places) != setup.seats or min(places) != 1:
        raise broken(f"{what} has no winner or not a place for every seat", places=list(places))
