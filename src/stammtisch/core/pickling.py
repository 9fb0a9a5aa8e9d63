"""How compiled objects are pickled and copied: by what they are made from.

A compiled class has no state that `pickle` could see, so both builds use the same few lines. A position travels as its
setup and its numbers: whoever unpickles it makes the law again, and needs the same version of the game.
"""

from __future__ import annotations

import copyreg
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from stammtisch.core.batch import Batch, Rows
from stammtisch.core.chance import Rng
from stammtisch.core.installed import find_game
from stammtisch.core.position import Position
from stammtisch.core.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.core.position import Law

    Made = tuple[Callable[..., Any], tuple[Any, ...]]  # a function, and what to call it with


@lru_cache(maxsize=64)
def law_of(setup: bytes) -> Law:
    """The law of a setup; positions of one table that come one by one share it."""
    made = msgspec.json.decode(setup, type=Setup)
    return find_game(made.game).open(made).law


def restore_position(setup: bytes, state: list[int]) -> Position:
    """The position that these numbers describe."""
    return law_of(setup).restore(state)


def restore_rng(state: int) -> Rng:
    """A generator in the middle of its numbers."""
    rng = Rng()
    rng.state = state
    return rng


def restore_batch(start: Position, actions: int, stride: int, forced: bool, progress: dict[str, Any]) -> Batch:  # noqa: FBT001 -- as Batch
    """A batch with all its games where they were."""
    batch = Batch(start, actions, stride, forced)
    for name, value in progress.items():
        setattr(batch, name, value)
    return batch


def reduce_position(position: Position) -> Made:
    """A position as the setup of its table and its numbers; a journal stays behind, as with `copy`."""
    return restore_position, (msgspec.json.encode(position.law.setup), position.state())


def reduce_rng(rng: Rng) -> Made:
    """A generator as its state."""
    return restore_rng, (rng.state,)


def reduce_batch(batch: Batch) -> Made:
    """A batch as its opening position and the games in it."""
    progress = {name: getattr(batch, name) for name in ("games", "dealers", "seeds", "deciding", "ended")}
    return restore_batch, (batch.start, len(batch.blank), batch.stride, batch.forced, progress)


def reduce_rows(_rows: Rows) -> Made:
    """Rows are written anew at every step."""
    return Rows, ()


def teach_pickle() -> None:
    """Tell `pickle` and `copy` how; called once, where games are defined, so whoever has a position has called it."""
    copyreg.pickle(Position, reduce_position)
    copyreg.pickle(Rng, reduce_rng)
    copyreg.pickle(Batch, reduce_batch)
    copyreg.pickle(Rows, reduce_rows)
