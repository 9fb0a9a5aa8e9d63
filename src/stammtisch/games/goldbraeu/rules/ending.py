"""Game end: who is richest (GB-END)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.moves import Moves
from stammtisch.core.position import NOT_NOW, SEATS, Position, Step
from stammtisch.games.goldbraeu.rules.notes import GAME_ENDED
from stammtisch.games.goldbraeu.rules.position import ALL_MARKERS, CASH, MARKERS_LEFT, TIE_BY_SHARES


class Over(Step):
    """After the third payday nobody owes anything (GB-END-01)."""

    def enter(self, p: Position) -> None:
        """End the game."""
        p.to_act = 0
        p.note(GAME_ENDED)

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Nothing."""

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """Nothing is in order any more."""
        return NOT_NOW


def money(p: Position) -> list[int]:
    """The thalers of each seat; cards in hand are worth nothing (GB-END-02, -04)."""
    return [p.at[CASH + seat] for seat in range(p.rule[SEATS])]


def places(p: Position) -> list[int]:
    """The richest first; equals share a place, unless the edition counts markers next (GB-END-03)."""
    worth = [p.at[CASH + seat] * 100 + tie_break(p, seat) for seat in range(p.rule[SEATS])]
    return [1 + sum(1 for other in worth if other > own) for own in worth]


def tie_break(p: Position, seat: i64) -> i64:
    """Markers on the board, where they decide between equals (B35)."""
    if not p.rule[TIE_BY_SHARES]:
        return 0
    return p.rule[ALL_MARKERS] - p.at[MARKERS_LEFT + seat]
