"""The strong bot: nets that have taught themselves. It looks one action ahead and mixes its secret choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from stammtisch.bots.brain import Brain, brain_for
from stammtisch.bots.nets import rows
from stammtisch.core.herd import write_options
from stammtisch.core.position import STEP

if TYPE_CHECKING:
    from stammtisch.bots.bot import Seen
    from stammtisch.bots.nets import Floats
    from stammtisch.core.chance import Rng
    from stammtisch.core.position import Position

FINE: Final = 1 << 30  # into how many parts a chance is cut


class StrongBot:
    """Plays by a brain: its own, or the one shipped for the table."""

    looks = True

    def __init__(self, brain: Brain | None = None) -> None:
        self.brain = brain

    def choose(self, seen: Seen) -> int:
        """The option after which the nets like its chances best; a secret choice as they mix it."""
        brain = self.brain or brain_for(seen.game, seen.view.setup.seats)
        brain.demand(seen.view.setup)
        world = seen.imagine()
        if world.at[STEP] == seen.game.secret_choice[0]:
            return seen.legal[drawn(plan_chances(brain, world, seen.seat), seen.rng)]
        chances = option_chances(brain, world, seen.seat)
        return seen.legal[int(chances.argmax())]


def plan_chances(brain: Brain, world: Position, seat: int) -> Floats:
    """How the choice net mixes the secret choice of a seat."""
    assert brain.choice is not None
    seen = BytesWriter()
    world.law.observe(world, seat, seen)
    found: Floats = brain.choice.chances(rows(seen.getvalue(), brain.size))[0]
    return found


def option_chances(brain: Brain, world: Position, seat: int) -> Floats:
    """A seat's chance to win after each of its legal actions."""
    seen = BytesWriter()
    write_options(world, seat, seen)
    return brain.value.chances(rows(seen.getvalue(), brain.size))[:, 0]


def drawn(chances: Floats, rng: Rng) -> int:
    """A place in a row of probabilities."""
    ticket = rng.below(FINE) / FINE * float(chances.sum())
    for place, chance in enumerate(chances.tolist()):
        ticket -= chance
        if ticket < 0:
            return place
    return int(chances.argmax())
