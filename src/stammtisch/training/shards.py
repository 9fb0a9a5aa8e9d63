"""Self-play by workers: fixed-size shards of games, each played to the end with the same nets.

A shard depends on its description only. So the weights are the same whoever the workers are, and what a worker leaves
undone when it dies, another can play again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import stammtisch
from stammtisch.training.selfplay import SelfPlay

if TYPE_CHECKING:
    from stammtisch.bots.model import Model
    from stammtisch.bots.nets import Net
    from stammtisch.core.setup import Setup
    from stammtisch.training.selfplay import Sample

SHARD_GAMES: Final = 64  # games per shard
SHARDS_PER_STEP: Final = 4  # shards between two steps of learning: as many can be played at once


class Shard(NamedTuple):
    """Some games of self-play: all that a worker needs to know."""

    setup: Setup
    value: Net
    choice: Net | None
    seed: int
    number: int
    games: int
    rival: Model | None


class ShardPlay(SelfPlay):
    """The games of one shard; a finished game is not followed by another."""

    def __init__(self, shard: Shard) -> None:
        game = stammtisch.game(shard.setup.game)
        self.open = set(range(shard.games))
        opening, secret = game.open(shard.setup), game.secret_choice[0]
        begun = shard.number * shard.games
        super().__init__(opening, secret, shard.seed, shard.games, shard.rival, begun)

    def ended(self) -> list[int]:
        """The games that are over only now."""
        return [number for number in super().ended() if number in self.open]

    def begin(self, number: int) -> None:
        """No other game takes its place."""
        self.open.remove(number)


def play_shard(shard: Shard) -> list[Sample]:
    """Play all games of a shard to their ends; return their samples in the order in which the games ended."""
    play = ShardPlay(shard)
    samples: list[Sample] = []
    while play.open:
        samples += play.play(shard.value, shard.choice)
    return samples
