"""The batch as a Gymnasium VectorEnv: one policy plays all seats, each step is one decision in every game.

`gymnasium.make_vec("stammtisch/<Game>SelfPlay-v0", num_envs=256)` after importing `stammtisch.adapters.gymnasium`, or
`SelfPlayVectorEnv(game=…)`. A game that has ended starts again in the same step (`AutoresetMode.SAME_STEP`): its
observation is the new game's, and `infos` hold what every seat got.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stammtisch.adapters.batch import BatchEnv
from stammtisch.core.mistakes import needs_extra

with needs_extra("research"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from stammtisch.adapters.batch import BatchTurn

    Observation = dict[str, NDArray[Any]]
    Infos = dict[str, Any]


class SelfPlayVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games in which one policy decides for whoever is to decide; an illegal action is a ValueError."""

    def __init__(self, num_envs: int = 256, *, game: str, **wishes: Any) -> None:  # noqa: ANN401 -- what BatchEnv takes
        self.batch = BatchEnv(game=game, games=num_envs, **wishes)
        self.num_envs = num_envs
        seen = Box(-1, 1, (self.batch.size,), np.float32)
        mask = Box(0, 1, (self.batch.actions,), np.int8)
        self.single_observation_space = Dict({"observation": seen, "action_mask": mask})
        self.single_action_space = Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.seats = np.zeros(num_envs, np.uint8)  # who decides in each game

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Infos]:
        """Start all games: a seed for each, or one for the first, the others counting up from it."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        drawn = int(self.np_random.integers(1 << 48)) if seed is None else seed
        turn = self.batch.reset(drawn)
        return self.seen(turn), self.infos(turn)

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """One decision in every game; the reward is that of the seat which made the game's last decision."""
        decided = self.seats
        turn = self.batch.step(actions)
        rewards = turn.rewards[np.arange(self.num_envs), decided]
        return self.seen(turn), rewards, turn.done, np.zeros_like(turn.done), self.infos(turn)

    def seen(self, turn: BatchTurn) -> Observation:
        """What those see who decide, and what they may do."""
        self.seats = turn.seats
        return {"observation": self.batch.floats(turn.observations), "action_mask": turn.masks.astype(np.int8)}

    def infos(self, turn: BatchTurn) -> Infos:
        """Who decides; of games that have just ended, what every seat got."""
        found: Infos = {"seat": turn.seats, "action_mask": turn.masks}
        if turn.done.any():
            found |= {"rewards": turn.rewards, "scores": turn.scores, "_rewards": turn.done, "_scores": turn.done}
        return found
