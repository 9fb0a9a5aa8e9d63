"""One game each of the bots: a match, a deal of the arena, a lesson of training."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.arena.deals import DealChunk, Pairing, play_chunk
from stammtisch.bots.making import bot_for_table
from stammtisch.bots.match import play_match
from stammtisch.bots.strong import StrongBot
from stammtisch.core.conformance import broken
from stammtisch.training.trainer import Trainer, TrainingConfig

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

SEED: Final = 1
LEVELS: Final = ("random", "newcomer", "regular", "keen")  # those that need no weights


def check_match(game: Game, setup: Setup) -> None:
    """The levels that need no weights play a game to its end."""
    bots = [bot_for_table(LEVELS[seat % len(LEVELS)], setup) for seat in range(setup.seats)]
    check_places("a match", setup, play_match(game, setup, bots, SEED).places)


def check_arena(_game: Game, setup: Setup) -> None:
    """One deal, with the first bot in every seat."""
    (deal,) = play_chunk(DealChunk(setup, Pairing("regular", "random"), "test", SEED, (0,)))
    if len(deal.games) != setup.seats:
        raise broken("the arena did not play a deal in every seat", games=len(deal.games), seats=setup.seats)
    for played in deal.games:
        check_places("a game of the arena", setup, played.places)


def check_training(game: Game, setup: Setup) -> None:
    """A few games of self-play; then the nets sit down."""
    trainer = Trainer(TrainingConfig(game, setup, games=4, hidden=4, seed=SEED, parallel=2, chunk=16))
    for _ in trainer.checkpoints():
        pass
    bots = [StrongBot(trainer.model()) for _ in range(setup.seats)]
    check_places("a game of trained nets", setup, play_match(game, setup, bots, SEED).places)


def check_places(what: str, setup: Setup, places: Sequence[int]) -> None:
    """Every seat has a place, and somebody has won."""
    if len(places) != setup.seats or min(places) != 1:
        raise broken(f"{what} has no winner or not a place for every seat", places=list(places))
