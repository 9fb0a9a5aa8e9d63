"""The beginners: four levels below the regular. They see what it sees, but dimly, and take good things more often.

How dimly is a temperature in points, for each level of each game in the game's own `bots/levels.json`. Nobody among
them does what no person would do: what is plainly senseless (the game's `bots/sense.py`), or looks far worse than the
best.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from stammtisch.bots.evaluator import evaluator_of
from stammtisch.bots.regular import prospects
from stammtisch.bots.sampling import draw_softmax
from stammtisch.core.parts import data, part

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from stammtisch.bots.bot import Turn
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

    Sense = Callable[[Position, int, Sequence[int], Sequence[float]], Collection[int]]

FAR_WORSE: Final = 3.0  # temperatures below the best: taken at most once for twenty times the best, so never


class Dimness(msgspec.Struct, frozen=True):
    """How much less than the regular a level sees."""

    temperature: float  # of the softmax over everything that it might do, in points
    naive: bool = False  # whether it counts no cards and overlooks the finer moves, too


DEFAULTS: Final = {
    "newcomer": Dimness(6.0, naive=True),
    "beginner": Dimness(3.0, naive=True),
    "casual": Dimness(1.5),
    "keen": Dimness(0.7),
}


class DimBot:
    """Weaker by honest means alone: it gets the same view and plays by the same rules."""

    needs_view = True
    level: ClassVar[str]

    def __init__(self, temperature: float | None = None, *, naive: bool | None = None) -> None:
        self.temperature = temperature  # of all its choices, in points; without one, the game's
        self.naive = naive  # likewise

    def choose(self, turn: Turn) -> int:
        """Any action that it thinks of and that makes sense, good ones more often than bad ones."""
        dim = dimness_of(turn.game)[self.level]
        evaluator = evaluator_of(turn.game)
        known = turn.legal
        if dim.naive if self.naive is None else self.naive:
            evaluator = evaluator.naive()
            known = [action for action in known if not evaluator.overlooks(action)] or known
        world = turn.imagine()
        values = prospects(evaluator, world, turn.seat, known)
        temperature = dim.temperature if self.temperature is None else self.temperature
        options = worth_a_thought(sense_of(turn.game), world, turn.seat, known, values, temperature)
        return known[options[draw_softmax([values[place] for place in options], temperature, turn.rng)]]


class NewcomerBot(DimBot):
    """Has just been told the rules."""

    level = "newcomer"


class BeginnerBot(DimBot):
    """Has played a few times."""

    level = "beginner"


class CasualBot(DimBot):
    """Plays now and then."""

    level = "casual"


class KeenBot(DimBot):
    """Has nearly all rules of thumb, and forgets one at times."""

    level = "keen"


def worth_a_thought(
    sense: Sense, world: Position, seat: int, actions: Sequence[int], values: Sequence[float], temperature: float
) -> list[int]:
    """The places of the actions that a person would take into account."""
    senseless = sense(world, seat, actions, values)
    left = [place for place, action in enumerate(actions) if action not in senseless] or list(range(len(actions)))
    best = max(values[place] for place in left)
    return [place for place in left if values[place] >= best - FAR_WORSE * temperature]


# ---- what a game says of its levels


@cache
def dimness_of(game: Game) -> dict[str, Dimness]:
    """The levels as a game has them in `bots/levels.json`, or some that do for most."""
    file = data(game.package, "bots/levels.json")
    return DEFAULTS | (msgspec.json.decode(file.read_bytes(), type=dict[str, Dimness]) if file else {})


@cache
def sense_of(game: Game) -> Sense:
    """What is plainly senseless in a game, by its `bots/sense.py`: `senseless(world, seat, actions, values)`."""
    module = part(game.package, "bots.sense")
    sense: Sense = module.senseless if module else nothing
    return sense


def nothing(_world: Position, _seat: int, _actions: Sequence[int], _values: Sequence[float]) -> Collection[int]:
    """Nothing is known to be senseless."""
    return ()
