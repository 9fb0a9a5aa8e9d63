"""A model and its file of weights: nets for one game, one number of seats, and the options they were trained with.

It may hold nets twice: those of the options that it began with, and others for all other tables (`--keep`). A model
asked to play what it was not trained for refuses: a net that has learned other rules plays confidently wrong.
"""

from __future__ import annotations

import hashlib
import io
from copy import copy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

import stammtisch
from stammtisch.bots.laws import deviations, law_row
from stammtisch.bots.nets import Nets, pack, unpack
from stammtisch.core.mistakes import Mistake, needs_extra
from stammtisch.core.parts import data

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from stammtisch.core.game import Game
    from stammtisch.core.observation import Layout
    from stammtisch.core.setup import Setup

FORMAT: Final = 1
STANDARD: Final = "standard"
MOST_TABLES: Final = 256  # that a model remembers
OTHER: Final = "other_"  # how arrays for tables that differ are called


class Checkpoint(msgspec.Struct, frozen=True):
    """A line of the training log."""

    games: int
    seconds: float
    loss: float
    share: float | None = None  # of wins against the regular bot, if that was measured


class MeasuredStrength(msgspec.Struct, frozen=True):
    """How often the model won alone among copies of another bot."""

    edition: str
    among: str
    share: float
    low: float
    high: float
    games: int


class TrainingInfo(msgspec.Struct, frozen=True):
    """Where a model comes from: what it was trained for, and how."""

    game: str
    seats: int
    options: dict[str, str]
    layout: int  # the version of the observations it understands
    seed: int
    games: int
    log: tuple[Checkpoint, ...]
    format: int = FORMAT
    laws: tuple[str, ...] = ()  # what may differ from `options`, as `option=value`: the last inputs of nets for it
    recipe: str = ""  # the command that made it
    began: str = ""  # fingerprint of the weights it began with, if it did not begin with nothing
    measured: tuple[MeasuredStrength, ...] = ()  # how strong it is
    kept: TrainingInfo | None = None  # of the nets that it began with, if those stayed and others were learned


TRAINING_INFO: Final = msgspec.json.Decoder(TrainingInfo)


class Model:
    """The nets of a bot, ready for observations at tables with the options they began with, or `at` another one."""

    def __init__(self, training_info: TrainingInfo, nets: Nets, layout: Layout, others: Nets | None = None) -> None:
        self.training_info = training_info
        self.layout = layout
        self.size = layout.size
        self.nets = nets  # as trained, for numbers between -1 and 1
        self.others = others  # those for tables that differ, if they have their own
        self._for_bytes = [each.each(lambda net: net.for_bytes(layout)) if each else None for each in (nets, others)]
        self._at: dict[tuple[object, ...], Model] = {}  # by table
        self.move_in(set())

    def nets_for(self, *, differing: bool) -> tuple[Nets, tuple[str, ...]]:
        """The nets for tables with the options they began with or for others, and the laws that they take."""
        if not self.others:
            return self.nets, self.training_info.laws
        return (self.others, self.training_info.laws) if differing else (self.nets, ())

    def move_in(self, found: set[str]) -> None:
        """Make the nets ready for tables that differ so."""
        usual, others = self._for_bytes
        law = law_row(self.nets_for(differing=bool(found))[1], found)
        ready = others if others and found else usual
        assert ready is not None
        # each seat's chance to win, the observer first; and the secret choice
        self.value, self.choice = ready.each(lambda net: net.at(law))

    def fingerprint(self) -> str:
        """The same for the same weights, whatever else is in their file."""
        nets = (*self.nets, *(self.others or ()))
        parts = [part.astype(np.float16).tobytes() for net in nets if net for part in net]
        return hashlib.sha256(b"".join(parts)).hexdigest()

    def check_table(self, setup: Setup) -> None:
        """Refuse a table that these nets were not trained for."""
        info = self.training_info
        if (setup.game, setup.seats) != (info.game, info.seats) or not self.differing(setup) <= set(info.laws):
            raise Mistake("untrained", game=setup.game, seats=setup.seats)
        if not plays_as_standard(setup):
            raise Mistake("untrained-board", game=setup.game)

    def differing(self, setup: Setup) -> set[str]:
        """Where the table differs from the options that the nets began with."""
        return deviations(stammtisch.game(setup.game), setup, self.training_info.options)

    def at(self, setup: Setup) -> Model:
        """The same model for a table, if its nets were trained for it; asked at every decision, so it remembers."""
        table = (setup.game, setup.seats, setup.board, *setup.options.items())
        if table not in self._at:
            self.check_table(setup)
            if len(self._at) >= MOST_TABLES:
                self._at.clear()
            self._at[table] = self.made_for(self.differing(setup))
        return self._at[table]

    def made_for(self, found: set[str]) -> Model:
        """The same model for tables that differ so."""
        if not found:
            return self
        other = copy(self)  # weights are shared: only biases differ
        other.move_in(found)
        return other


def plays_as_standard(setup: Setup) -> bool:
    """Whether its board is the standard one, or one that the rules cannot tell from it."""
    if setup.board == STANDARD:
        return True
    game = stammtisch.game(setup.game)
    usual = msgspec.structs.replace(setup, board=STANDARD)
    return list(game.open(setup).law.rule) == list(game.open(usual).law.rule)


def save(training_info: TrainingInfo, nets: Nets, others: Nets | None = None) -> bytes:
    """A model as an `.npz` file."""
    out = io.BytesIO()
    about = np.frombuffer(msgspec.json.encode(training_info), np.uint8)
    arrays = packed("", nets) | (packed(OTHER, others) if others else {})
    np.savez_compressed(out, about=about, **arrays)  # type: ignore[arg-type]  # its stub
    return out.getvalue()


def packed(prefix: str, nets: Nets) -> dict[str, NDArray[np.float16]]:
    """The arrays of both nets by name."""
    return pack(f"{prefix}value", nets.value) | (pack(f"{prefix}choice", nets.choice) if nets.choice else {})


def unpacked(prefix: str, arrays: dict[str, NDArray[np.float16]]) -> Nets | None:
    """Nets that `packed` has packed, if they are there."""
    value, choice = (unpack(prefix + name, arrays) if f"{prefix}{name}_w1" in arrays else None for name in Nets._fields)
    return Nets(value, choice) if value else None


def arrays_in(content: bytes) -> dict[str, NDArray[np.float16]]:
    """The arrays of an `.npz` file."""
    try:
        with np.load(io.BytesIO(content)) as arrays:
            return dict(arrays)
    except (ValueError, KeyError, OSError) as failure:
        raise Mistake("weights-unreadable") from failure


def training_info_in(content: bytes) -> TrainingInfo:
    """What a file of weights says of itself."""
    try:
        return TRAINING_INFO.decode(arrays_in(content)["about"].tobytes())
    except (KeyError, msgspec.MsgspecError) as failure:
        raise Mistake("weights-unreadable") from failure


def load(content: bytes, game: Game) -> Model:
    """A model from the bytes of a file, if this version of the game understands it."""
    found = arrays_in(content)
    training_info = training_info_in(content)
    if training_info.game != game.name:
        raise Mistake("weights-foreign", trained=training_info.game, game=game.name)
    if (training_info.layout, training_info.format) != (game.layout.version, FORMAT):
        raise Mistake("weights-outdated", game=training_info.game, layout=training_info.layout)
    nets = unpacked("", found)
    if nets is None:
        raise Mistake("weights-unreadable")
    return Model(training_info, nets, game.layout, unpacked(OTHER, found))


@cache
def read_model(file: str) -> Model:
    """A model from a file of one's own, for the game that it was trained for."""
    try:
        content = Path(file).read_bytes()
    except OSError as failure:
        raise Mistake("weights-file", file=file, detail=failure.strerror or "") from failure
    return load(content, stammtisch.game(training_info_in(content).game))


def model_at(setup: Setup) -> Model:
    """The model that a game ships for a table."""
    return model_for(setup.game, setup.seats).at(setup)


@cache
def model_for(name: str, seats: int) -> Model:
    """The model that a game ships for this number of seats."""
    game = stammtisch.game(name)
    file = data(game.package, f"bots/weights/{seats}-seats.npz")
    if file is None:
        raise Mistake("untrained", game=name, seats=seats)
    return load(file.read_bytes(), game)
