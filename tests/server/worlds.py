"""Two games that differ only in what one seat cannot know: in hidden cards, and in what others have chosen in secret.

Both are games by the rules, with draws and decisions of their own, so they can be stored and read again like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import stammtisch
from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.events import SPECTATOR
from stammtisch.core.position import CHANCE, DEALER, OK
from stammtisch.core.record import DEALER_NAME, Decision
from stammtisch.server.history import Decided, History, Opened

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

TRIED = 12  # answers of somebody else, to find one that A cannot tell from theirs
A = 0  # whose eyes we look with; a spectator sees no more


class Worlds(NamedTuple):
    """Two games that look the same to A and to a spectator, though they are not."""

    one: History
    two: History

    def is_moment(self) -> bool:
        """Whether A is asked, something hidden differs, and the table answers nothing by itself."""
        game, positions = self.one.game, [one.started().position for one in self]
        obvious = [seat for at in positions for seat in self.one.asked if game.obvious(at, seat) is not None]
        return A in self.one.asked and not obvious and positions[0].state() != positions[1].state()


class Difference(Exception):
    """From here on A could tell the two games apart."""


def make_worlds(name: str, fewest: int) -> Worlds:
    """Two games that were the same for some lines, and some lines later differ when A is asked."""
    for seed in range(50):
        try:
            return WorldMaker(stammtisch.game(name), seed).play(fewest)
        except Difference:
            continue
    raise AssertionError(f"no two worlds of {name} look the same after {fewest} lines")


class WorldMaker:
    """Plays both games at once, each by its own rules and with its own luck."""

    def __init__(self, game: Game, seed: int) -> None:
        setup = game.make_setup(seats=game.seats[-1])
        self.game = game
        self.rng = Rng(seed)
        self.worlds = Worlds(History(game, setup), History(game, setup))
        self.took_back = False  # once is enough
        self.fewest = 0  # lines that are the same in both
        self.positions = [game.open(setup), game.open(setup)]

    def play(self, fewest: int) -> Worlds:
        """Play for some lines, and on to a good moment."""
        self.fewest = fewest
        for world, draws in zip(self.worlds, self.draw(), strict=True):
            world.add(Opened(tuple(draws)))
        while self.worlds.one.number < fewest or not self.worlds.is_moment():
            self.go_on()
        return self.worlds

    def go_on(self) -> None:
        """Let somebody decide, A last."""
        asked = members(self.positions[0].to_act)
        if not asked:
            raise Difference
        seat, before = asked[-1], self.positions
        decided = self.decide(seat)
        for world, first, draws in zip(self.worlds, decided, self.draw(), strict=True):
            world.add(Decided(self.game.seat_names[seat], (first, *draws), "person"))
        if not self.took_back and all(world.started().undoable(seat) is not None for world in self.worlds):
            self.took_back, self.positions = True, before
            for world in self.worlds:
                world.take_back(seat)

    def draw(self) -> list[list[Decision]]:
        """The draws that are due, in each game."""
        found: list[list[Decision]] = [[], []]
        while self.positions[0].to_act == CHANCE:
            for draws, draw in zip(found, self.decide(DEALER), strict=True):
                draws.append(draw)
        return found

    def decide(self, seat: int) -> list[Decision]:
        """Let a seat decide in both games, differently if A does not see it."""
        one, two = self.positions
        legal = one.legal(seat)
        action = legal[self.rng.below(len(legal))]
        first = self.after(one, seat, action)
        for other in [action] if seat == A else self.others(two, seat, action):
            second = self.after(two, seat, other)
            if self.sight(first) == self.sight(second):
                self.positions = [first, second]
                return [self.decision(seat, action), self.decision(seat, other)]
        raise Difference

    def others(self, position: Position, seat: int, action: int) -> list[int]:
        """What the seat may decide in the second game: something else, or else the same."""
        legal = [one for one in position.legal(seat) if one != action]
        start = self.rng.below(len(legal)) if legal else 0
        legal = legal if self.worlds.one.number >= self.fewest else []
        return [*legal[start:], *legal[:start]][:TRIED] + ([action] if position.why(seat, action) == OK else [])

    def after(self, position: Position, seat: int, action: int) -> Position:
        """The position after a decision, which remembers how it came about."""
        after = position.copy()
        after.journal = []
        after.apply(seat, action)
        return after

    def sight(self, position: Position) -> object:
        """All that A and a spectator see of a position, and of how it came about."""
        notes = list(position.journal or [])
        told = [tuple(self.game.events(notes, viewer)) for viewer in (A, SPECTATOR)]
        return position.to_act, told, [self.game.view(position, viewer) for viewer in (A, SPECTATOR)]

    def decision(self, seat: int, action: int) -> Decision:
        """A decision in the words of the record."""
        name = DEALER_NAME if seat == DEALER else self.game.seat_names[seat]
        return Decision(name, self.game.catalogue.words(action), "")
