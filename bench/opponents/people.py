"""Simple ways in which people play, as bots: to see whether one of them beats the best levels, or a newcomer the first.

stammtisch arena goldbraeu --candidate bench/opponents/people.py:AlwaysBoss --against expert --deals 50

Each keeps to one idea and leaves everything else to the rules of thumb of `regular`. The two that stand for a newcomer
have no rules of thumb: `Guesser` does anything that is not plainly senseless, `Grabber` whatever brings most at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.bots.beginner import NewcomerBot
from stammtisch.bots.evaluator import PlainEvaluator
from stammtisch.bots.regular import RegularBot, outlooks
from stammtisch.core.play import after
from stammtisch.games.goldbraeu.rules.actions import KEEP
from stammtisch.games.goldbraeu.rules.components import SLOT_NAMES
from stammtisch.games.goldbraeu.rules.position import FACE
from stammtisch.games.golden_city.rules.position import COINS

if TYPE_CHECKING:
    from stammtisch.bots.bot import Turn


class Stubborn:
    """Does what it always does, as far as it is allowed; among those actions, and else, it plays like the regular."""

    needs_view = True
    always: tuple[str, ...] = ()  # how the words of its favourite actions begin

    def choose(self, turn: Turn) -> int:
        """One of its favourites, if there is one."""
        words = turn.game.catalogue.words
        liked = [action for action in turn.legal if words(action).startswith(self.always)]
        return RegularBot().choose(turn._replace(legal=liked or turn.legal))


class AlwaysBoss(Stubborn):
    """Goldbräu: wants to be boss, every day."""

    always = ("choose boss",)


class AlwaysBuy(Stubborn):
    """Goldbräu: buys shares, every day."""

    always = ("choose buy",)


class AlwaysExpand(Stubborn):
    """Goldbräu: builds tables, every day."""

    always = ("choose expand",)


class CheapBuyer(Stubborn):
    """Goldbräu: takes the card that lies open, never one from the supply, and never passes."""

    always = ("buy left", "buy right")


class Hoarder(Stubborn):
    """Goldbräu: all shares of one brewery, and its boss."""

    brewery = 6  # Mayer, as a card

    def choose(self, turn: Turn) -> int:
        """Buys every day, and there, in its hand and among the posts whatever is of its brewery."""
        faces = turn.imagine().at[FACE : FACE + len(SLOT_NAMES) - 1]
        name = turn.game.catalogue.words(KEEP + self.brewery).removeprefix("keep ")
        for_sale = [f"buy {slot}" for slot, card in zip(SLOT_NAMES, faces, strict=False) if card == self.brewery]
        self.always = ("choose buy", *for_sale, *(f"{verb} {name}" for verb in ("keep", "name", "open", "place")))
        return super().choose(turn)


class CheapestBid:
    """The Golden City: pays for no pair as long as another is free."""

    needs_view = True

    def choose(self, turn: Turn) -> int:
        """Of the bids those that leave it most coins; the rest like the regular."""
        world = turn.imagine()
        left = {action: int(after(world, turn.seat, action).at[COINS + turn.seat]) for action in turn.legal}
        bids = turn.game.catalogue.words(turn.legal[0]).startswith("bid")
        cheap = [action for action in turn.legal if left[action] == max(left.values())]
        return RegularBot().choose(turn._replace(legal=cheap if bids else turn.legal))


class CoastOnly(Stubborn):
    """The Golden City: builds on the coast as long as it can."""

    always = tuple(f"build {sector}-c" for sector in ("mo", "me", "wo", "de"))


class Builder(Stubborn):
    """The Golden City: builds whenever it can, whatever it is."""

    always = ("build",)


# ---- newcomers


class Guesser(NewcomerBot):
    """Does anything that is not plainly senseless."""

    def __init__(self) -> None:
        super().__init__(1e6, naive=True)


class Grabber:
    """Takes what brings most points at once, and guesses where nothing does: a first game, as many people play it."""

    needs_view = True

    def choose(self, turn: Turn) -> int:
        """The best of the moment; of equals any."""
        values = outlooks(PlainEvaluator(), turn.imagine(), turn.seat, turn.legal)
        best = [action for action, value in zip(turn.legal, values, strict=True) if value == max(values)]
        return best[turn.rng.below(len(best))]
