"""Self-play that is shared out: whole shards of games, each played to the end with the same nets wherever it is.

An shard depends on its order only. So the weights are the same whoever plays, and a worker that dies loses nothing
that another cannot play again.
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

SHARD_GAMES: Final = 64  # games
SHARDS_PER_STEP: Final = 4  # between two checkpoints: as many can be played at once


class Shard(NamedTuple):
    """All that a worker needs to know."""

    setup: Setup
    value: Net
    choice: Net | None
    seed: int
    number: int
    games: int
    rival: Model | None


class ShardPlay(SelfPlay):
    """Games of which none is followed by another."""

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
        """No other game in this place."""
        self.open.remove(number)


def play_shard(shard: Shard) -> list[Sample]:
    """Play all games of an shard to their ends; what they teach, in the order in which they ended."""
    play = ShardPlay(shard)
    samples: list[Sample] = []
    while play.open:
        samples += play.play(shard.value, shard.choice)
    return samples
