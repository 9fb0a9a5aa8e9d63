"""A decision as its seat met it: the view, what was open to it, and worlds imagined from that view alone.

Whatever is worked out from a question depends on nothing that the seat could not know: the luck of its worlds is fixed
by the number of the decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.bots.match import mix
from stammtisch.core.chance import Rng

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.view import TableView

SEED: Final = 7014


class DecisionQuestion(NamedTuple):
    """A decision that is to be judged."""

    game: Game
    seat: int
    view: TableView
    legal: list[int]
    taken: int
    number: int  # of the decision in its record, from 1
    salt: int = 0  # another number gives other worlds: for those who check the judges

    def base(self) -> Position:
        """A world that agrees with the view."""
        return self.game.imagine(self.view, Rng(mix(SEED, self.salt, self.number, self.seat)))

    def worlds(self, base: Position, first: int, last: int) -> list[Position]:
        """Several such worlds: from the first to before the last of an endless row of them."""
        found = [base.copy() for _ in range(first, last)]
        for number, world in enumerate(found, first):
            world.redraw(self.seat, Rng(mix(SEED, self.salt, self.number, self.seat, number)))
        return found

    def dealers(self, first: int, last: int) -> list[int]:
        """Seeds of what is drawn later in these worlds: the same for every option."""
        return [mix(SEED + 1, self.salt, self.number, self.seat, number) for number in range(first, last)]


def question_at(game: Game, position: Position, seat: int, taken: int, number: int) -> DecisionQuestion:
    """The question that a seat was asked at a position."""
    return DecisionQuestion(game, seat, game.view(position, seat), position.legal(seat), taken, number)
