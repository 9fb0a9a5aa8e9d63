"""Drunken bum and pretty waitress: where a special card may move its chip (GB-CHP)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.moves import Moves
from stammtisch.core.position import NOT_NOW, OK, Position, Step
from stammtisch.games.goldbraeu.rules.actions import EXPAND, MOVE
from stammtisch.games.goldbraeu.rules.components import GARDENS, NONE, WAITRESS
from stammtisch.games.goldbraeu.rules.day import next_actor
from stammtisch.games.goldbraeu.rules.notes import CHIP_MOVED
from stammtisch.games.goldbraeu.rules.position import ACTOR, CHIP, CHIP_EITHER_WAY, DRAWN
from stammtisch.games.goldbraeu.rules.reasons import OTHER_CHIP, TOO_FAR


def may_move(p: Position, chip: i64, garden: i64) -> i64:
    """OK, or why the chip cannot go to a garden (GB-CHP-02, -03)."""
    at = p.at
    other = at[CHIP + 1 - chip]
    if garden == other:
        return OTHER_CHIP
    if p.rule[CHIP_EITHER_WAY]:
        return OK  # two steps either way, the other chip's garden not counted, reach every garden
    steps: i64 = (garden - at[CHIP + chip] + GARDENS) % GARDENS
    if (other - at[CHIP + chip] + GARDENS) % GARDENS < steps:
        steps -= 1
    return OK if steps <= 2 else TOO_FAR  # noqa: PLR2004 -- one or two gardens, says the rule


class MoveChip(Step):
    """The buyer of a special card moves the chip it shows, or leaves it (GB-CHP-01, GB-Q58)."""

    def enter(self, p: Position) -> None:
        """Ask the buyer."""
        p.to_act = BIT[p.at[ACTOR]]

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Every garden within reach."""
        garden: i64
        for garden in range(GARDENS):
            if may_move(p, p.at[DRAWN] - WAITRESS, garden) == OK:
                out.add(MOVE + garden)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_move."""
        return may_move(p, p.at[DRAWN] - WAITRESS, action - MOVE) if MOVE <= action < EXPAND else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Move the chip; the card leaves the game (GB-CHP-04)."""
        at = p.at
        chip = at[DRAWN] - WAITRESS
        p.note(CHIP_MOVED, seat, chip, at[CHIP + chip], action - MOVE)
        at[CHIP + chip] = action - MOVE
        at[DRAWN] = NONE
        next_actor(p)
