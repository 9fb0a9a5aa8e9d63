"""Lookahead: play imagined worlds on to the end of their round, in lockstep, every seat by the same nets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from stammtisch.bots.nets import draw_row, rows
from stammtisch.bots.outcome import outcome
from stammtisch.core.lockstep import NOBODY_NOW, Lockstep
from stammtisch.core.mistakes import needs_extra

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.bots.model import Model
    from stammtisch.bots.nets import Bytes, Floats
    from stammtisch.core.chance import Rng
    from stammtisch.core.position import Position


def finish_round(model: Model, secret: int, worlds: list[Position], dealers: list[Rng], until: int) -> None:
    """Play every world until the round `until` begins or its game is over."""
    lockstep = Lockstep(worlds, dealers)
    while True:
        options, plain = BytesWriter(), BytesWriter()
        lockstep.ask(secret, until, options, plain)
        if len(options) + len(plain) == 0:
            return
        picks = best_options(model, lockstep, rows(options.getvalue(), model.size))
        if len(plain):
            draw_plans(model, lockstep, rows(plain.getvalue(), model.size), picks)
        lockstep.answer(picks)


def best_options(model: Model, lockstep: Lockstep, observations: Bytes) -> list[int]:
    """The option that the nets like best, for every world that asks for one."""
    picks = [0] * len(lockstep.games)
    chances = model.value.chances(observations)[:, 0].tolist() if len(observations) else []
    for number, span in option_rows(lockstep):
        picks[number] = best_of(chances[span])
    return picks


def draw_plans(model: Model, lockstep: Lockstep, observations: Bytes, picks: list[int]) -> None:
    """A secret choice as the nets mix it, for every world that asks for one."""
    assert model.choice is not None
    chances = model.choice.chances(observations)
    for row, number in enumerate(secret_rows(lockstep)):
        picks[number] = draw_row(chances[row], lockstep.dealers[number])


# ---- what a lockstep has asked, for lookahead and for training


def option_rows(lockstep: Lockstep) -> Iterator[tuple[int, slice]]:
    """The games that ask for an option, and where the rows of each one's options lie."""
    first = 0
    for number, count in enumerate(lockstep.counts):
        if count:
            yield number, slice(first, first + count)
            first += count


def secret_rows(lockstep: Lockstep) -> list[int]:
    """The games that ask for a secret choice, in the order of their rows."""
    return [n for n, count in enumerate(lockstep.counts) if not count and lockstep.seats[n] != NOBODY_NOW]


def best_of(chances: list[float]) -> int:
    """The place of the greatest chance; the first one of equals."""
    return chances.index(max(chances))


# ---- what has come of it


def chances_of(model: Model, seat: int, worlds: Sequence[Position]) -> Floats:
    """A seat's chance to win in each world: what the nets say, or what the result is worth if the game is over."""
    observations = BytesWriter()
    for world in worlds:
        world.law.observe(world, seat, observations)
    chances = model.value.chances(rows(observations.getvalue(), model.size))[:, 0].copy()
    for number, world in enumerate(worlds):
        if world.to_act == 0:
            chances[number] = outcome(world)[seat]  # points included: else all would be equal once a game is lost
    return np.asarray(chances, np.float32)
