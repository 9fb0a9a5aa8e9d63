"""Lookahead: play imagined worlds on to the end of their round, in lockstep, every seat by the same nets."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from stammtisch.bots.nets import draw_row, rows
from stammtisch.bots.outcome import outcome, victory
from stammtisch.core.lockstep import NOBODY_NOW, Lockstep
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.parts import part

with needs_extra("nets"):
    pass

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.bots.calibration import Calibration, Chances
    from stammtisch.bots.model import Model
    from stammtisch.bots.nets import Bytes, Floats
    from stammtisch.core.chance import Rng
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position


@cache
def horizon_of(game: Game) -> int:
    """How many rounds a game says are worth playing on: `HORIZON` in its `bots/measures.py`."""
    module = part(game.package, "bots.measures")
    return int(module.HORIZON) if module else 1


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


def chances_of(model: Model, seat: int, worlds: Sequence[Position], calibration: Calibration) -> tuple[Floats, Chances]:
    """What each world is worth to a seat, by which it decides, and its calibrated chance to win there.

    Both as the nets say, or as it came if the game is over; then points count in the worth, else all would be equal
    once a game is lost.
    """
    raw = forecasts_of(model, seat, worlds)
    worth = raw[:, 0].copy()
    chances = calibration.own_chances(raw, [world.law.round_of(world) for world in worlds])[:, 0]
    for number, world in enumerate(worlds):
        if world.to_act == 0:
            worth[number], chances[number] = outcome(world)[seat], victory(world)[seat]
    return worth, chances


def forecasts_of(model: Model, seat: int, worlds: Sequence[Position]) -> Floats:
    """All seats' chances as a seat sees them in each world, its own first; not calibrated."""
    observations = BytesWriter()
    for world in worlds:
        world.law.observe(world, seat, observations)
    return model.value.chances(rows(observations.getvalue(), model.size))
