"""A game in progress and the log of every viewer's information state; OpenSpiel's states wrap this."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from librt.strings import BytesWriter

import stammtisch
from stammtisch.adapters.openspiel.infostate import DECIDED, InfostateLog, extend
from stammtisch.core.events import SPECTATOR
from stammtisch.core.game import Game
from stammtisch.core.position import DEALER, OK, SEATS, Position
from stammtisch.core.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.core.chance import Rng
    from stammtisch.core.events import Note


class Play:
    """A position, its journal, and a log per viewer; the last of `logs` is the spectator's."""

    __slots__ = ("_seen", "_views", "game", "logs", "notes", "position")

    def __init__(self, game: Game, position: Position, notes: list[Note], logs: list[InfostateLog]) -> None:
        self.game = game
        self.position = position
        self.notes = notes
        self.logs = logs
        self._seen: dict[int, bytes] = {}  # what was asked about this position
        self._views: dict[int, str] = {}
        position.journal = notes

    # ---- going on

    def decide(self, seat: int, action: int) -> None:
        """Carry out a decision or a draw, if it is legal."""
        if self.position.why(seat, action) != OK:
            raise ValueError(f"action {action} is not legal for {'the dealer' if seat == DEALER else f'player {seat}'}")
        if seat != DEALER:
            self.notes.append((DECIDED, seat, action, 0, 0))
        self.position.apply(seat, action)
        self._seen.clear()
        self._views.clear()

    # ---- looking

    def view(self, viewer: int) -> str:
        """All that a viewer may know of the position, as JSON."""
        if viewer not in self._views:
            self._views[viewer] = msgspec.json.encode(self.game.view(self.position, viewer)).decode()
        return self._views[viewer]

    def observe(self, viewer: int) -> bytes:
        """The same in the bytes of the game's layout."""
        if viewer not in self._seen:
            out = BytesWriter()
            self.position.law.observe(self.position, viewer, out)
            self._seen[viewer] = out.getvalue()
        return self._seen[viewer]

    def log_of(self, viewer: int) -> InfostateLog:
        """All that a viewer was told since the beginning."""
        self.logs[viewer] = extend(self.logs[viewer], self.notes, self.game, viewer)
        return self.logs[viewer]

    # ---- copies

    def copy(self) -> Play:
        """A play that shares nothing with this one that changes."""
        return Play(self.game, self.position.copy(), self.notes[:], self.logs[:])

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        """OpenSpiel clones states with `deepcopy`."""
        return self.copy()

    def redrawn(self, seat: int, rng: Rng) -> Play:
        """A world that `seat` cannot tell from this one. The others remember of it what the public was told."""
        public = self.log_of(SPECTATOR)._replace(notes=0)
        logs = [public] * len(self.logs)
        logs[seat] = self.log_of(seat)._replace(notes=0)
        position = self.position.copy()
        position.redraw(seat, rng)
        return Play(self.game, position, [], logs)

    def __reduce__(self) -> tuple[Callable[..., Play], tuple[object, ...]]:
        """All of it as numbers; the law is made again from the setup."""
        return revive, (self.game.name, self.position.law.setup, self.position.state(), self.notes, self.logs)


def open_play(game: Game, setup: Setup) -> Play:
    """A table before the first draw; everybody is told what the opening says."""
    position = game.open(setup)
    return Play(game, position, [], [InfostateLog()] * (position.rule[SEATS] + 1))


def revive(name: str, setup: Setup, state: list[int], notes: list[Note], logs: list[InfostateLog]) -> Play:
    """A play from what was pickled of it."""
    game = stammtisch.game(name)
    return Play(game, game.open(setup).law.restore(state), notes, logs)
