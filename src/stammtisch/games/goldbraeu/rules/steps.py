"""The numbers of the steps, in the order in which a game meets them.

Written by `python -m tasks numbers` from numbers.toml: change it there.
"""

from __future__ import annotations

from typing import Final

LAY_SIGNS: Final = 0
DEAL_HANDS: Final = 1
KEEP_CARDS: Final = 2
CHOOSE_START: Final = 3
FIRST_FIGURES: Final = 4
TURN_UP: Final = 5
CHOOSE_ACTION: Final = 6
EXPANSION: Final = 7
NAME_BOSS: Final = 8  # or a contract
NAME_AGAIN: Final = 9  # after a failed attempt
ANSWER: Final = 10
WITHDRAW_FIGURE: Final = 11
BUY_SHARE: Final = 12
DRAW_SHARE: Final = 13
HOLD_OR_OPEN: Final = 14
MOVE_CHIP: Final = 15
LAST_CARDS: Final = 16
OVER: Final = 17

STEP_NAMES: Final = (
    "lay-signs",
    "deal-hands",
    "keep-cards",
    "choose-start",
    "first-figures",
    "turn-up",
    "choose-action",
    "expansion",
    "name-boss",
    "name-again",
    "answer",
    "withdraw-figure",
    "buy-share",
    "draw-share",
    "hold-or-open",
    "move-chip",
    "last-cards",
    "over",
)
