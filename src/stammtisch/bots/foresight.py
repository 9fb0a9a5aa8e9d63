"""The secret choice against opponents who think: every combination is played on, so one sees what each would lay.

What the nets would lay is only where the others begin: each of them, like `expert`, lays the more of a card the better
it comes out against what the nets lay. The best answer to that is looked for.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from librt.strings import BytesWriter

from stammtisch.bots.expert import DOUBT
from stammtisch.bots.lookahead import chances_of, finish_round
from stammtisch.bots.nets import rows
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.position import SEATS

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.bots.calibration import Calibration, Chances
    from stammtisch.bots.model import Model
    from stammtisch.core.position import Position

OWN_WORLD: Final = 0.5  # how much a seat's cards in a world tell of what it would lay there; the rest all worlds do
TEMPERATURE: Final = 0.022  # of the others' softmax: a little more than `expert` has, since their worlds are not ours


class Foresight(NamedTuple):
    """All combinations of cards in several worlds: by world, card of each seat, and seat."""

    nets: Chances  # what the nets would lay: by world, seat and card
    worth: Chances
    chance: Chances  # to win, calibrated

    def best_answer(self, seat: int) -> tuple[Chances, Chances]:
        """What each card of a seat is worth against what the others are likely to lay, and the chance to win."""
        mixes = self.likely()
        worth, chances = (against(each[..., seat], mixes, seat).mean(axis=0) for each in (self.worth, self.chance))
        return worth, chances

    def likely(self, temperature: float = TEMPERATURE, own_world: float = OWN_WORLD) -> Chances:
        """What opponents lay who think as `expert` does: by world, seat and card."""
        seats = range(self.nets.shape[1])
        values = np.stack([against(self.worth[..., seat], self.nets, seat) for seat in seats], axis=1)
        seen = own_world * values + (1 - own_world) * values.mean(axis=0, keepdims=True)
        first = DOUBT / self.nets.shape[2] + (1 - DOUBT) * self.nets
        mixes: Chances = first * np.exp((seen - seen.max(axis=-1, keepdims=True)) / temperature)
        mixes /= mixes.sum(axis=-1, keepdims=True)
        return mixes


def against(payoffs: Chances, mixes: Chances, seat: int) -> Chances:
    """What each card of a seat brings against the mixes of the others: by world and card."""
    found = payoffs
    for other in range(mixes.shape[1]):
        if other != seat:
            shape = [len(found), *(1 for _ in payoffs.shape[1:])]
            shape[other + 1] = mixes.shape[2]
            found = (found * mixes[:, other].reshape(shape)).sum(axis=other + 1, keepdims=True)
    return found.reshape(len(found), -1)


def foresee(
    model: Model, secret: int, worlds: list[Position], legal: list[int], seeds: list[int], calibration: Calibration
) -> Foresight:
    """Lay every combination in worlds in which nobody has laid yet, and play on to the end of the round."""
    seats, plans = int(worlds[0].rule[SEATS]), len(legal)
    combined = list(product(legal, repeat=seats))
    ends = [laid(world, cards) for world in worlds for cards in combined]
    dealers = [Rng(seed) for seed in seeds for _ in combined]
    finish_round(model, secret, ends, dealers, worlds[0].law.round_of(worlds[0]) + 1)
    found = np.asarray([chances_of(model, seat, ends, calibration) for seat in range(seats)], np.float64)
    shape = (len(worlds), *(plans for _ in range(seats)), seats)
    worth, chance = (found[:, each].T.reshape(shape) for each in (0, 1))
    return Foresight(as_nets_lay(model, worlds, seats), worth, chance)


def laid(world: Position, cards: Sequence[int]) -> Position:
    """A world in which every seat has laid a card."""
    found = world.copy()
    for seat, card in enumerate(cards):
        found.apply(seat, card)
    return found


def as_nets_lay(model: Model, worlds: Sequence[Position], seats: int) -> Chances:
    """How the choice net mixes from what each seat sees: by world, seat and card."""
    assert model.choice is not None
    seen = BytesWriter()
    for world in worlds:
        for seat in range(seats):
            world.law.observe(world, seat, seen)
    chances = model.choice.chances(rows(seen.getvalue(), model.size)).astype(np.float64)
    return chances.reshape(len(worlds), seats, -1)
