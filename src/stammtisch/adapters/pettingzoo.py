"""The games for PettingZoo: agents take turns; a choice that all make at once is one turn each, face down.

Use `env`: an illegal action ends the game and costs its agent a point. `raw_env` is the same without PettingZoo's
guards, `parallel_env` its parallel form. PettingZoo's own style works too: `from stammtisch.adapters.pettingzoo import
tic_tac_toe_v0`, then `tic_tac_toe_v0.env(players=3)`, for every installed game.
The layout of observations: `docs/observations.md`.
"""

from __future__ import annotations

from functools import partial
from secrets import randbits
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import stammtisch
from stammtisch.adapters.observation_env import Numbers
from stammtisch.adapters.pictures import RENDER_MODES, known_mode, render
from stammtisch.core.mistakes import needs_extra

with needs_extra("research"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray
    from pettingzoo import ParallelEnv

    Observation = dict[str, NDArray[Any]]

ILLEGAL_REWARD: Final = -1
SEED_BITS: Final = 48  # of a seed that nobody chose


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo brings no types
    """A table at which the agents sit; `player_0` has the first seat."""

    def __init__(
        self,
        *,
        game: str,
        players: int = 0,  # the largest table
        edition: str = "",
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        found = stammtisch.game(game)
        setup = found.make_setup(edition, players, options or {})
        self.numbers = Numbers(found, setup, reward)
        name = f"{game}_v{found.version}"
        self.metadata = {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}
        self.render_mode = known_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.state_space = Box(-1, 1, (setup.seats * found.layout.size,), np.float32)
        self.observation_spaces = {agent: observation_space(self.numbers) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(found.catalogue)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """What an agent's observations look like: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Every action of the game's catalogue."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same cards."""
        self.numbers.begin(randbits(SEED_BITS) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self.numbers.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do: nothing while it is another's turn."""
        seat = self.seat_of[agent]
        mask = self.numbers.mask(seat)
        if seat != self.numbers.seat:
            mask[:] = 0
        return {"observation": self.numbers.observation(seat), "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """What all agents know together."""
        return self.numbers.state()

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is; rewards come at the end."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent in the game must act"
        self._cumulative_rewards[agent] = 0.0
        self.numbers.act(self.seat_of[agent], int(action))
        if self.numbers.seat >= 0:
            self.agent_selection = self.possible_agents[self.numbers.seat]
        else:
            self.finish()
        if self.render_mode == "human":
            self.render()

    def finish(self) -> None:
        """Reward everybody and let the agents leave."""
        for agent, reward in zip(self.agents, self.numbers.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = self.numbers.result(self.seat_of[agent])
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table as text, as pixels, or printed."""
        return render(self.render_mode, self.numbers.game, self.numbers.position)

    def close(self) -> None:
        """Nothing is held open."""


def observation_space(numbers: Numbers) -> Dict:
    """What an agent sees and may do."""
    return Dict(
        {
            "observation": Box(-1, 1, (numbers.game.layout.size,), np.float32),
            "action_mask": Box(0, 1, (len(numbers.game.catalogue),), np.int8),
        }
    )


raw_env = TableEnv


def env(*, game: str, **wishes: Any) -> AECEnv:  # noqa: ANN401 -- what raw_env takes
    """A table with PettingZoo's guards around it."""
    guarded = TerminateIllegalWrapper(raw_env(game=game, **wishes), illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(guarded))


def parallel_env(*, game: str, **wishes: Any) -> ParallelEnv:  # noqa: ANN401 -- as above
    """The parallel form: all agents give an action; only that of the agent to move counts."""
    return turn_based_aec_to_parallel(env(game=game, **wishes))


def __getattr__(name: str) -> SimpleNamespace:
    """`<game>_v<version>`: an installed game in the style of PettingZoo's own modules."""
    for game in map(stammtisch.game, stammtisch.game_names()):
        if name == f"{game.name}_v{game.version}":
            made = {each.__name__: partial(each, game=game.name) for each in (env, parallel_env)}
            return SimpleNamespace(raw_env=partial(raw_env, game=game.name), **made)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
