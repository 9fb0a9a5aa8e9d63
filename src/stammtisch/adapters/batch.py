"""A batch of games in numpy arrays, the fast way to train: each call takes one decision in every game.

`batch_env` makes one. It steps the games in this process, or with `workers=` in processes that share their arrays. A
game that has ended starts again in the same step: `done` and `rewards` describe the old game, all else the new one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import stammtisch
from stammtisch.adapters.observation_env import check_reward, rewards
from stammtisch.core.batch import Batch, Rows
from stammtisch.core.mistakes import needs_extra

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import ArrayLike, NDArray

    from stammtisch.adapters.workers import SharedBatchEnv


class BatchTurn(NamedTuple):
    """What a batch returns after each step, one row per game."""

    observations: NDArray[np.uint8]  # of the seat that decides; `floats` converts it to numbers
    masks: NDArray[np.bool_]  # its legal actions
    seats: NDArray[np.uint8]  # which seat it is
    rewards: NDArray[np.float32]  # of every seat: zero unless the game ended
    done: NDArray[np.bool_]  # whether the game ended
    scores: NDArray[np.int32]  # of every seat: zero unless the game ended


class BatchEnv:
    """Games at tables that are set up alike, stepped together."""

    def __init__(  # noqa: PLR0913 -- each is a choice of its own, and all have names
        self,
        *,
        game: str,
        games: int = 256,
        players: int = 0,  # the largest table
        edition: str = "",
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        skip_forced: bool = False,
        stride: int = 0,
    ) -> None:
        self.game = stammtisch.game(game)
        self.setup = self.game.make_setup(edition, players, options or {})
        self.games = games
        self.players = self.setup.seats
        self.actions = len(self.game.catalogue)
        self.size = self.game.layout.size
        self.reward = check_reward(reward)
        self.floats = self.game.layout.scale.floats
        self.rows = Rows()
        self.batch = Batch(self.game.open(self.setup), self.actions, stride or games, not skip_forced)
        self.masks = np.zeros((games, self.actions), np.bool_)

    @property
    def seeds(self) -> list[int]:
        """The seed of the game in every place: the engine and all environments deal the same game from it."""
        return self.batch.seeds

    def reset(self, seed: int | Sequence[int] = 0) -> BatchTurn:
        """Start all games: a seed for each, or one for the first, the others counting up from it."""
        self.batch.reset(spread(seed, self.games), self.rows)
        return self.turn()

    def step(self, actions: ArrayLike) -> BatchTurn:
        """Take one action in each game."""
        self.batch.step(checked(actions, self.masks).astype("<i2").tobytes(), self.rows)
        return self.turn()

    def turn(self) -> BatchTurn:
        """The state of the games as arrays that are never written to again."""
        self.masks = np.frombuffer(self.rows.masks.getvalue(), np.bool_).reshape(self.games, self.actions)
        turn = BatchTurn(
            observations=np.frombuffer(self.rows.seen.getvalue(), np.uint8).reshape(self.games, self.size),
            masks=self.masks,
            seats=np.frombuffer(self.rows.seats.getvalue(), np.uint8),
            rewards=np.zeros((self.games, self.players), np.float32),
            done=np.zeros(self.games, np.bool_),
            scores=np.zeros((self.games, self.players), np.int32),
        )
        for number, scores, places in self.batch.ended:
            turn.done[number] = True
            turn.rewards[number] = rewards(self.reward, scores, places)
            turn.scores[number] = scores
        return turn

    def close(self) -> None:
        """Nothing is held open."""


def batch_env(*, game: str, workers: int = 1, **wishes: Any) -> BatchEnv | SharedBatchEnv:  # noqa: ANN401 -- what BatchEnv takes
    """A batch in this process, or spread over several."""
    if workers == 1:
        return BatchEnv(game=game, **wishes)
    from stammtisch.adapters.workers import SharedBatchEnv  # noqa: PLC0415 -- it imports this module

    return SharedBatchEnv(workers, {"game": game, **wishes})


def spread(seed: int | Sequence[int], games: int) -> list[int]:
    """A seed for each game."""
    seeds = list(range(seed, seed + games)) if isinstance(seed, int) else [int(each) for each in seed]
    if len(seeds) != games:
        raise ValueError(f"{len(seeds)} seeds were given for {games} games.")
    return seeds


def checked(actions: ArrayLike, masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """The actions as numbers, if each is legal."""
    wanted = np.asarray(actions, np.int64)
    games, known = masks.shape
    if wanted.shape != (games,):
        raise ValueError(f"{games} actions are needed, an array of shape {wanted.shape} was given.")
    fine = (wanted >= 0) & (wanted < known)
    fine[fine] = masks[fine, wanted[fine]]
    if not fine.all():
        place = int(np.flatnonzero(~fine)[0])
        raise ValueError(f"Action {wanted[place]} in game {place} is illegal: see its mask.")
    return wanted


def random_actions(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each game, all equally likely."""
    games, actions = masks.shape
    legal = np.flatnonzero(masks)  # flat indices into the table of masks
    first = np.searchsorted(legal, np.arange(games + 1) * actions)
    chosen = first[:-1] + (rng.random(games) * np.diff(first)).astype(np.int64)
    found: NDArray[np.int64] = legal[chosen] % actions
    return found
