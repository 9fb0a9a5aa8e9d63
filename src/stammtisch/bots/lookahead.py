"""Playing imagined worlds on to the end of their round, all of them in step, every seat by the same nets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from librt.strings import BytesWriter

from stammtisch.bots.nets import rows
from stammtisch.bots.outcome import outcome
from stammtisch.bots.strong import drawn
from stammtisch.core.herd import NOBODY_NOW, Herd

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.bots.brain import Brain
    from stammtisch.bots.nets import Bytes, Floats
    from stammtisch.core.chance import Rng
    from stammtisch.core.position import Position


def finish_round(brain: Brain, secret: int, worlds: list[Position], dealers: list[Rng], until: int) -> None:
    """Play every world until the round `until` begins or its game is over."""
    herd = Herd(worlds, dealers)
    while True:
        options, plain = BytesWriter(), BytesWriter()
        herd.ask(secret, until, options, plain)
        if len(options) + len(plain) == 0:
            return
        picks = best_options(brain, herd, rows(options.getvalue(), brain.size))
        if len(plain):
            draw_plans(brain, herd, rows(plain.getvalue(), brain.size), picks)
        herd.answer(picks)


def best_options(brain: Brain, herd: Herd, seen: Bytes) -> list[int]:
    """The option that the nets like best, for every world that asks for one."""
    picks = [0] * len(herd.games)
    chances = brain.value.chances(seen)[:, 0].tolist() if len(seen) else []
    first = 0
    for number, count in enumerate(herd.counts):
        if count:
            mine = chances[first : first + count]
            picks[number] = mine.index(max(mine))
            first += count
    return picks


def draw_plans(brain: Brain, herd: Herd, seen: Bytes, picks: list[int]) -> None:
    """A secret choice as the nets mix it, for every world that asks for one."""
    assert brain.choice is not None
    chances = brain.choice.chances(seen)
    asked = (n for n, count in enumerate(herd.counts) if not count and herd.seats[n] != NOBODY_NOW)
    for row, number in enumerate(asked):
        picks[number] = drawn(chances[row], herd.dealers[number])


def chances_of(brain: Brain, seat: int, worlds: Sequence[Position]) -> Floats:
    """A seat's chance to win in each world: what the nets say, or what the result is worth where the game is over."""
    seen = BytesWriter()
    for world in worlds:
        world.law.observe(world, seat, seen)
    chances = brain.value.chances(rows(seen.getvalue(), brain.size))[:, 0].copy()
    for number, world in enumerate(worlds):
        if world.to_act == 0:
            chances[number] = outcome(world)[seat]  # with points in it: else all is one where a game is lost anyway
    return np.asarray(chances, np.float32)
