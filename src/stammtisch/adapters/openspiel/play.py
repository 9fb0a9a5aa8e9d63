"""A game in progress and what everybody has been told about it; OpenSpiel's states are thin around this."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from librt.strings import BytesWriter

from stammtisch.adapters.openspiel.infostate import DECIDED, Told, catch_up
from stammtisch.core.events import SPECTATOR
from stammtisch.core.game import Game
from stammtisch.core.position import DEALER, OK, SEATS, Position
from stammtisch.core.setup import Setup
from stammtisch.games.goldbraeu.game import GAME as GOLDBRAEU
from stammtisch.games.golden_city.game import GAME as GOLDEN_CITY

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.core.chance import Rng
    from stammtisch.core.events import Note

GAMES = {game.name: game for game in (GOLDBRAEU, GOLDEN_CITY)}


class Play:
    """A position, its journal, and what was told; the last of `told` is the spectator's."""

    __slots__ = ("_seen", "_views", "game", "notes", "position", "told")

    def __init__(self, game: Game, position: Position, notes: list[Note], told: list[Told]) -> None:
        self.game = game
        self.position = position
        self.notes = notes
        self.told = told
        self._seen: dict[int, bytes] = {}  # what was asked about this very position
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

    def hear(self, viewer: int) -> Told:
        """All that a viewer was told since the beginning."""
        self.told[viewer] = catch_up(self.told[viewer], self.notes, self.game, viewer)
        return self.told[viewer]

    # ---- copies

    def copy(self) -> Play:
        """A play that shares nothing with this one that changes."""
        return Play(self.game, self.position.copy(), self.notes[:], self.told[:])

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        """OpenSpiel clones states with `deepcopy`."""
        return self.copy()

    def redrawn(self, seat: int, rng: Rng) -> Play:
        """A world that `seat` cannot tell from this one. The others remember of it what the public was told."""
        public = self.hear(SPECTATOR)._replace(notes=0)
        told = [public] * len(self.told)
        told[seat] = self.hear(seat)._replace(notes=0)
        position = self.position.copy()
        position.redraw(seat, rng)
        return Play(self.game, position, [], told)

    def __reduce__(self) -> tuple[Callable[..., Play], tuple[object, ...]]:
        """All of it as numbers; the law is made anew from how the table was set up."""
        return revive, (self.game.name, self.position.law.setup, self.position.state(), self.notes, self.told)


def open_play(game: Game, setup: Setup) -> Play:
    """A table before the first draw; what the opening says is said to all."""
    position = game.open(setup)
    return Play(game, position, [], [Told()] * (position.rule[SEATS] + 1))


def revive(name: str, setup: Setup, state: list[int], notes: list[Note], told: list[Told]) -> Play:
    """A play from what was pickled of it."""
    game = GAMES[name]
    position = game.open(setup)
    position.to_act = state[0]
    for place, number in enumerate(state[1:]):
        position.at[place] = number
    return Play(game, position, notes, told)
