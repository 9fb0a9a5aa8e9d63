"""Self-play that is shared out: whole evenings of games, each played to the end with the same nets wherever it is.

An evening depends on its order only. So the weights are the same whoever plays, and a worker that dies loses nothing
that another cannot play again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import stammtisch
from stammtisch.training.selfplay import SelfPlay

if TYPE_CHECKING:
    from stammtisch.bots.brain import Brain
    from stammtisch.bots.nets import Net
    from stammtisch.core.game import Setup
    from stammtisch.training.selfplay import Sample

EVENING: Final = 64  # games
EVENINGS: Final = 4  # between two lessons: as many can be played at once


class Evening(NamedTuple):
    """All that a worker needs to know."""

    setup: Setup
    value: Net
    choice: Net | None
    seed: int
    number: int
    games: int
    rival: Brain | None


class OneEvening(SelfPlay):
    """Games of which none is followed by another."""

    def __init__(self, evening: Evening) -> None:
        game = stammtisch.game(evening.setup.game)
        self.open = set(range(evening.games))
        opening, secret = game.open(evening.setup), game.secret_choice[0]
        begun = evening.number * evening.games
        super().__init__(opening, secret, evening.seed, evening.games, evening.rival, begun)

    def ended(self) -> list[int]:
        """The games that are over only now."""
        return [number for number in super().ended() if number in self.open]

    def begin(self, number: int) -> None:
        """No other game in this place."""
        self.open.remove(number)


def play_evening(evening: Evening) -> list[Sample]:
    """Play all games of an evening to their ends; what they teach, in the order in which they ended."""
    play = OneEvening(evening)
    samples: list[Sample] = []
    while play.open:
        samples += play.play(evening.value, evening.choice)
    return samples
