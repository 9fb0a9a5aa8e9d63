"""What a bot has learned: nets for one game, one number of seats and one set of options, and nothing else.

A brain asked to play what it was not trained for refuses: a net that has learned other rules plays confidently wrong.
"""

from __future__ import annotations

import io
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

import stammtisch
from stammtisch.bots.nets import Net, pack, unpack
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from stammtisch.core.game import Game, Setup
    from stammtisch.core.observation import Layout

FORMAT: Final = 1


class Lesson(msgspec.Struct, frozen=True):
    """A line of the training log."""

    games: int
    seconds: float
    loss: float
    share: float | None = None  # of wins against the regular bot, where that was measured


class Schooling(msgspec.Struct, frozen=True):
    """Where a brain comes from: what it may play, and how it came to be."""

    game: str
    seats: int
    options: dict[str, str]
    layout: int  # the version of the observations it understands
    seed: int
    games: int
    log: tuple[Lesson, ...]
    format: int = FORMAT


SCHOOLINGS: Final = msgspec.json.Decoder(Schooling)


class Brain:
    """The nets of a bot, ready for the bytes of observations."""

    def __init__(self, schooling: Schooling, value: Net, choice: Net | None, layout: Layout) -> None:
        self.schooling = schooling
        self.size = layout.size
        self.nets = value, choice  # as they learn, for numbers between -1 and 1
        self.value = value.for_bytes(layout)  # each seat's chance to win, the observer first
        self.choice = choice.for_bytes(layout) if choice else None  # the secret choice

    def demand(self, setup: Setup) -> None:
        """Refuse a table that these nets were not trained for."""
        taught = self.schooling
        if (setup.game, setup.seats, setup.options, setup.board) != (
            taught.game,
            taught.seats,
            taught.options,
            "standard",
        ):
            raise Mistake("untrained", game=setup.game, seats=setup.seats)


def save(schooling: Schooling, value: Net, choice: Net | None) -> bytes:
    """A brain as an `.npz` file."""
    out = io.BytesIO()
    about = np.frombuffer(msgspec.json.encode(schooling), np.uint8)
    choices = pack("choice", choice) if choice else {}
    np.savez_compressed(out, about=about, **pack("value", value), **choices)  # type: ignore[arg-type]  # its stub
    return out.getvalue()


def load(data: bytes, game: Game) -> Brain:
    """A brain from the bytes of a file, if this version of the game understands it."""
    try:
        with np.load(io.BytesIO(data)) as arrays:
            found: dict[str, NDArray[np.float16]] = dict(arrays)
        schooling = SCHOOLINGS.decode(found["about"].tobytes())
    except (ValueError, KeyError, OSError, msgspec.MsgspecError) as failure:
        raise Mistake("weights-unreadable") from failure
    if schooling.game != game.name:
        raise Mistake("weights-foreign", trained=schooling.game, game=game.name)
    if (schooling.layout, schooling.format) != (game.layout.version, FORMAT):
        raise Mistake("weights-outdated", game=schooling.game, layout=schooling.layout)
    choice = unpack("choice", found) if "choice_w1" in found else None
    return Brain(schooling, unpack("value", found), choice, game.layout)


@cache
def brain_for(name: str, seats: int) -> Brain:
    """The brain that is shipped for a table of so many."""
    file = files(__package__).joinpath("weights", f"{name}-{seats}.npz")
    if not file.is_file():
        raise Mistake("untrained", game=name, seats=seats)
    return load(file.read_bytes(), stammtisch.game(name))
