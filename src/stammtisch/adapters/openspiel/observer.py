"""OpenSpiel's observers: tensors and strings of the public and the private part, with or without memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from stammtisch.adapters.openspiel.infostate import WIDTH
from stammtisch.core.events import SPECTATOR

if TYPE_CHECKING:
    from stammtisch.adapters.openspiel.state import TableState
    from stammtisch.core.observation import Layout, Slice

LOG_UNIT: Final = 256


class Observer:
    """Writes what a player may know into `tensor`, piece by piece; `dict` has the pieces by name.

    The pieces are the slices of the game's layout. With memory, `player` (who looks) comes before and `log` (a row for
    each event since the beginning, the last `memory` of them) behind.
    """

    def __init__(self, layout: Layout, players: int, wanted: Any, memory: int) -> None:  # noqa: ANN401 -- pyspiel's
        self.public = bool(wanted.public_info)
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = bool(wanted.perfect_recall)
        self._refuse(wanted)
        self.layout = layout
        self.slices = [each for each in layout.slices if self._has(each)]
        chosen = np.array([self._has(each) for each in layout.slices for _ in range(each.length)], dtype=bool)
        self._places = np.flatnonzero(chosen)
        self._zeros = np.array(layout.zeros(), dtype=np.float32)[self._places]
        self._units = np.array(layout.units(), dtype=np.float32)[self._places]
        shapes: dict[str, tuple[int, ...]] = {each.name: (each.length,) for each in self.slices}
        self._lay_out({"player": (players,), **shapes, "log": (memory, WIDTH)} if self.recall else shapes)
        first = players if self.recall else 0
        self._seen = self.tensor[first : first + len(self._places)]

    def _refuse(self, wanted: Any) -> None:  # noqa: ANN401 -- pyspiel's
        """Reject combinations that mean nothing here."""
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there is no observer of all players' secrets: look at each player's")
        if not self.public and (self.recall or not self.private):
            raise ValueError("without the public part there is only the private one, without memory")

    def _has(self, part: Slice) -> bool:
        return self.private if part.private else self.public

    def _lay_out(self, shapes: dict[str, tuple[int, ...]]) -> None:
        """Make one flat tensor and its pieces, which are views into it."""
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        pieces = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {name: piece.reshape(shapes[name]) for name, piece in zip(shapes, pieces, strict=True)}

    def set_from(self, state: TableState, player: int) -> None:
        """Look at a state as a player sees it."""
        viewer = player if self.private else SPECTATOR
        seen = np.frombuffer(state.play.observe(viewer), np.uint8)[self._places]
        np.subtract(seen, self._zeros, out=self._seen)
        np.divide(self._seen, self._units, out=self._seen)
        if self.recall:
            self.dict["player"][:] = 0
            self.dict["player"][player] = self.private
            self._write_log(state.play.log_of(viewer).rows)

    def _write_log(self, rows: bytes) -> None:
        """The latest rows, from the top."""
        log = self.dict["log"].reshape(-1)
        latest = np.frombuffer(rows[-log.size :] if log.size else b"", np.uint8)
        np.divide(latest, np.float32(LOG_UNIT), out=log[: latest.size])
        log[latest.size :] = 0

    def string_from(self, state: TableState, player: int) -> str:
        """The same in words: what was told, line by line, and the view as JSON."""
        if not self.public:
            return self._secrets(state.play.observe(player))
        viewer = player if self.private else SPECTATOR
        seen = state.play.view(viewer)
        return state.play.log_of(viewer).text + seen if self.recall else seen

    def _secrets(self, seen: bytes) -> str:
        """What only the player knows, slice by slice, in bytes."""
        places = self.layout.places
        return "\n".join(f"{each.name} {' '.join(map(str, seen[places[each.name]]))}" for each in self.slices)
