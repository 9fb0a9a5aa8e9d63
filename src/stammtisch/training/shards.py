"""Self-play by workers: fixed-size shards of games, each played to the end with the same nets.

A shard depends on its description only. So the weights are the same whoever the workers are, and what a worker leaves
undone when it dies, another can play again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.training.memory import experience_of
from stammtisch.training.selfplay import BatchNets, SelfPlay

if TYPE_CHECKING:
    from stammtisch.bots.nets import Nets
    from stammtisch.training.memory import Experience, FinishedGame, Numbers
    from stammtisch.training.selfplay import Training

SHARD_GAMES: Final = 128  # games per shard
SHARDS_PER_STEP: Final = 4  # shards between two steps of learning: as many can be played at once


class Shard(NamedTuple):
    """Some games of self-play: all that a worker needs to know."""

    training: Training
    nets: Nets
    number: int
    games: int


class ShardPlay(SelfPlay):
    """The games of one shard; a finished game is not followed by another."""

    def __init__(self, shard: Shard) -> None:
        super().__init__(shard.training, shard.games, shard.number * shard.games)
        self.open = set(range(shard.games))

    def ended(self, seats: Numbers) -> list[int]:
        """The games that are over only now."""
        return [place for place in super().ended(seats) if place in self.open]

    def begin(self, place: int) -> None:
        """No other game takes its place."""
        self.open.remove(place)


def play_shard(shard: Shard) -> Experience:
    """Play all games of a shard to their ends; return what they teach in the order in which the games ended."""
    play = ShardPlay(shard)
    nets = BatchNets(shard.nets, play.layout)
    found: list[FinishedGame] = []
    while play.open:
        found += play.play(nets)
    return experience_of(found)
