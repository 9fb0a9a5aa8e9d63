"""The games for Gymnasium: one learner at a table of bots. Importing this registers every installed game.

The bots are those of every other table: they get views, never the position. Observations are as in PettingZoo, a dict
with `observation` and `action_mask`; with `flat=True` the observation alone (the mask is in `info` in any case).
"""

from __future__ import annotations

from multiprocessing import get_all_start_methods, get_context
from typing import TYPE_CHECKING, Any, Final

import stammtisch
from stammtisch.adapters.observation_env import Numbers, title_case
from stammtisch.adapters.pictures import RENDER_MODES, known_mode, render
from stammtisch.bots.making import bot_for_table
from stammtisch.bots.match import bot_rng, choose_for
from stammtisch.core.mistakes import needs_extra

with needs_extra("research"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from stammtisch.core.game import Game

    Observation = dict[str, NDArray[Any]] | NDArray[np.float32]

ILLEGAL_REWARD: Final = -1.0
SEEDS: Final = 1 << 48  # seeds that we draw are below this


class LearnerEnv(gymnasium.Env[Any, np.int64]):
    """A seat for a learner among bots; an illegal action ends the game and costs a point."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 -- so Gymnasium has it

    def __init__(  # noqa: PLR0913 -- each is a choice of its own, and all have names
        self,
        *,
        game: str,
        players: int = 0,  # the largest table
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        found = stammtisch.game(game)
        setup = found.make_setup(edition, players, options or {})
        self.numbers = Numbers(found, setup, reward)
        self.bots = [bot_for_table(name, setup) for name in named(opponents, setup.seats - 1)]
        self.wanted_seat = check_seat(seat, setup.seats)
        self.flat = flat
        self.render_mode = known_mode(render_mode)
        self.seat = 0
        self.game_seed = 0
        self.turns = [0] * setup.seats
        actions = len(found.catalogue)
        seen = Box(-1, 1, (found.layout.size,), np.float32)
        both = Dict({"observation": seen, "action_mask": Box(0, 1, (actions,), np.int8)})
        self.observation_space = seen if flat else both
        self.action_space = Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play up to the learner's first decision."""
        super().reset(seed=seed)
        players = self.numbers.setup.seats
        drawn = int(self.np_random.integers(SEEDS)), int(self.np_random.integers(players))
        self.game_seed = drawn[0] if seed is None else seed
        self.seat = drawn[1] if self.wanted_seat is None else self.wanted_seat
        self.turns = [0] * players
        self.numbers.begin(self.game_seed)
        self.let_bots_play()
        return self.seen(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the learner's action and let the bots play up to the next one."""
        if not self.action_masks()[int(action)]:
            return self.seen(), ILLEGAL_REWARD, True, False, {**self.info(), "illegal": True}
        self.numbers.act(self.seat, int(action))
        self.let_bots_play()
        over = self.numbers.seat < 0
        reward = self.numbers.rewards()[self.seat] if over else 0.0
        info = {**self.info(), **(self.numbers.result(self.seat) if over else {})}
        if self.render_mode == "human":
            self.render()
        return self.seen(), reward, over, False, info

    def let_bots_play(self) -> None:
        """Everybody else decides until the learner is asked or the game is over."""
        numbers = self.numbers
        while numbers.seat not in (-1, self.seat):
            seat = numbers.seat
            bot = self.bots[seat - (seat > self.seat)]
            rng = bot_rng(self.game_seed, seat, self.turns[seat])
            numbers.act(seat, choose_for(numbers.game, numbers.position, seat, bot, rng))
            self.turns[seat] += 1

    def seen(self) -> Observation:
        """What the learner sees."""
        seen = self.numbers.observation(self.seat)
        return seen if self.flat else {"observation": seen, "action_mask": self.numbers.mask(self.seat)}

    def info(self) -> dict[str, Any]:
        """The mask, and where the learner sits."""
        return {"action_mask": self.numbers.mask(self.seat), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """True for what the learner may do: the form that MaskablePPO asks for."""
        return self.numbers.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:  # noqa: ANN401 -- pixels, text or nothing
        """The table as text, as pixels, or printed."""
        return render(self.render_mode, self.numbers.game, self.numbers.position)


def named(opponents: str | Sequence[str], seats: int) -> list[str]:
    """A bot's name for each other seat, in the order of the seats; a single one sits in all of them."""
    names = [opponents] * seats if isinstance(opponents, str) else list(opponents)
    if len(names) != seats:
        raise ValueError(f"{len(names)} opponents were named for {seats} seats.")
    return names


def check_seat(seat: int | None, players: int) -> int | None:
    """A seat that there is, or None for another one each game."""
    if seat is not None and seat not in range(players):
        raise ValueError(f"There is no seat {seat}: they are numbered from 0 to {players - 1}.")
    return seat


def name_of(game: Game) -> str:
    """The name of a game in Gymnasium's registry, such as `stammtisch/TicTacToe-v0`."""
    return f"stammtisch/{title_case(game)}-v{game.version}"


def self_play_name_of(game: Game) -> str:
    """The name under which one policy plays all seats, for `make_vec`: `stammtisch/TicTacToeSelfPlay-v0`."""
    return f"stammtisch/{title_case(game)}SelfPlay-v{game.version}"


def tell_new_processes() -> None:
    """Let processes that a fork server starts from now on know our names, as SubprocVecEnv's do not import us."""
    if "forkserver" in get_all_start_methods():
        get_context("forkserver").set_forkserver_preload(["__main__", __name__])


tell_new_processes()
for _game in map(stammtisch.game, stammtisch.game_names()):
    _wish = {"game": _game.name}
    gymnasium.register(name_of(_game), "stammtisch.adapters.gymnasium:LearnerEnv", kwargs=_wish)
    _batch = "stammtisch.adapters.vector:SelfPlayVectorEnv"
    gymnasium.register(self_play_name_of(_game), vector_entry_point=_batch, kwargs=_wish)
