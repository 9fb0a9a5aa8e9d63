"""Playing imagined worlds on to the end of their round, all of them in step, every seat by the same nets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from librt.strings import BytesWriter

from stammtisch.bots.nets import rows
from stammtisch.bots.outcome import outcome
from stammtisch.bots.strong import drawn
from stammtisch.core.lockstep import NOBODY_NOW, Lockstep

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def best_options(model: Model, lockstep: Lockstep, seen: Bytes) -> list[int]:
    """The option that the nets like best, for every world that asks for one."""
    picks = [0] * len(lockstep.games)
    chances = model.value.chances(seen)[:, 0].tolist() if len(seen) else []
    first = 0
    for number, count in enumerate(lockstep.counts):
        if count:
            mine = chances[first : first + count]
            picks[number] = mine.index(max(mine))
            first += count
    return picks


def draw_plans(model: Model, lockstep: Lockstep, seen: Bytes, picks: list[int]) -> None:
    """A secret choice as the nets mix it, for every world that asks for one."""
    assert model.choice is not None
    chances = model.choice.chances(seen)
    asked = (n for n, count in enumerate(lockstep.counts) if not count and lockstep.seats[n] != NOBODY_NOW)
    for row, number in enumerate(asked):
        picks[number] = drawn(chances[row], lockstep.dealers[number])


def chances_of(model: Model, seat: int, worlds: Sequence[Position]) -> Floats:
    """A seat's chance to win in each world: what the nets say, or what the result is worth where the game is over."""
    seen = BytesWriter()
    for world in worlds:
        world.law.observe(world, seat, seen)
    chances = model.value.chances(rows(seen.getvalue(), model.size))[:, 0].copy()
    for number, world in enumerate(worlds):
        if world.to_act == 0:
            chances[number] = outcome(world)[seat]  # with points in it: else all is one where a game is lost anyway
    return np.asarray(chances, np.float32)
