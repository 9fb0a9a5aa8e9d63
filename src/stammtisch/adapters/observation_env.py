"""One game in numpy: the numbers that all environments here share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter

from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.lockstep import write_mask
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.position import CHANCE, Position

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

    Floats = NDArray[np.float32]

POINTS: Final = 100.0  # what a reward of 1 is in points, if points are rewarded


class Numbers:
    """One game in numbers: who decides, what they see and may do, and what everybody gets in the end."""

    def __init__(self, game: Game, setup: Setup, reward: str = "win") -> None:
        self.game = game
        self.setup = setup
        self.reward = check_reward(reward)
        self.opening = game.open(setup)
        self.position: Position = self.opening
        self.dealer = Rng()

    def begin(self, seed: int) -> None:
        """Deal a new game."""
        self.position = self.opening.copy()
        self.dealer = Rng(seed)
        self.position.run_chance(self.dealer)

    def act(self, seat: int, action: int) -> None:
        """Carry out a legal action, and whatever the dealer has to draw after it."""
        self.position.apply(seat, action)
        if self.position.to_act == CHANCE:
            self.position.run_chance(self.dealer)

    @property
    def seat(self) -> int:
        """Who decides next; of those who choose at the same time, the first. -1 when the game is over."""
        return lowest(self.position.to_act) if self.position.to_act else -1

    def observation(self, seat: int) -> Floats:
        """What a seat sees."""
        return self.game.observe(self.position, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that a seat may take now."""
        out = BytesWriter()
        write_mask(self.position, seat, len(self.game.catalogue), out)
        return np.frombuffer(bytearray(out.getvalue()), np.int8)

    def state(self) -> Floats:
        """What all seats together know: their observations in a row."""
        return np.concatenate([self.observation(seat) for seat in range(self.setup.seats)])

    def rewards(self) -> list[float]:
        """What each seat gets at the end."""
        return rewards(self.reward, self.position.scores(), self.position.places())

    def result(self, seat: int) -> dict[str, Any]:
        """How the game ended for a seat."""
        scores, places = self.position.scores(), self.position.places()
        return {"score": scores[seat], "place": places[seat], "scores": scores, "places": places}


def title_case(game: Game) -> str:
    """The game's name as Gymnasium writes names: `tic_tac_toe` is `TicTacToe`."""
    return "".join(word.capitalize() for word in game.name.split("_"))


def check_reward(reward: str) -> str:
    """The kind of reward, if there is such a kind."""
    if reward not in ("win", "score"):
        raise ValueError(f"There is no reward {reward!r}: choose 'win' or 'score'.")
    return reward


def rewards(reward: str, scores: Sequence[int], places: Sequence[int]) -> list[float]:
    """`win`: 1, shared by the winners. `score`: hundreds of points above the table's mean."""
    if reward == "win":
        winners = places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in places]
    mean = sum(scores) / len(scores)
    return [(score - mean) / POINTS for score in scores]
