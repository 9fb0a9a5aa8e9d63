"""A bot that always follows the first hint, for the arena; without arguments nothing runs.

nice -n 15 stammtisch arena goldbraeu --candidate bench/analysis/follow.py:Follower --against expert --deals 150

A secret choice is drawn from the mix that the hint tells, in tenths: nobody follows it more exactly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from stammtisch.analysis.advice import advise, question_of
from stammtisch.bots.nets import draw_row

if TYPE_CHECKING:
    from stammtisch.analysis.advised import Advice
    from stammtisch.bots.bot import Turn
    from stammtisch.core.chance import Rng

NUMBERS: Final = 1 << 30


class Follower:
    """Asks for a hint at every question and takes the first answer."""

    needs_view = True

    def choose(self, turn: Turn) -> int:
        """What the hint names first; of a mix any card, as often as it says."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        number = turn.rng.below(NUMBERS)
        words = followed(advise(question_of(turn.game, turn.seat, turn.table(), turn.legal, number)), turn.rng)
        action = turn.game.catalogue.parse(words)
        assert action is not None
        return action


def followed(advice: Advice, rng: Rng) -> str:
    """The words of the answer."""
    if advice.options:
        return advice.options[0].action
    shares = np.asarray([lay.share for lay in advice.mix])
    return advice.mix[draw_row(shares / shares.sum(), rng)].action
