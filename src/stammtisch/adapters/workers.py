"""A batch spread over worker processes: each steps its part of the games and writes into shared arrays."""

from __future__ import annotations

import weakref
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, Any, Final

import stammtisch
from stammtisch.adapters.batch import BatchEnv, BatchTurn, checked, spread
from stammtisch.core.mistakes import needs_extra

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from numpy.typing import ArrayLike, NDArray

    Arrays = dict[str, NDArray[Any]]

STEP: Final = "step"
CLOSE: Final = "close"
CACHE_LINE: Final = 64  # bytes; no two arrays share one
GRACE: Final = 5.0  # seconds for a worker to exit by itself


class SharedBatchEnv:
    """The same interface as `BatchEnv`; the arrays of a turn are overwritten by the next step."""

    def __init__(self, workers: int, wishes: dict[str, Any]) -> None:
        self.game = stammtisch.game(wishes["game"])
        self.games = int(wishes.get("games", 256))
        setup = self.game.make_setup(wishes.get("edition", ""), wishes.get("players", 0), wishes.get("options") or {})
        self.players = setup.seats
        if not 1 <= workers <= self.games:
            raise ValueError(f"{workers} workers cannot share {self.games} games.")
        self.actions = len(self.game.catalogue)
        self.size = self.game.layout.size
        self.floats = self.game.layout.scale.floats
        shapes = fields(self.games, self.players, self.actions, self.size)
        self.memory = SharedMemory(create=True, size=lay_out(shapes, None)[1])
        self.arrays = lay_out(shapes, self.memory)[0]
        ends = [self.games * (worker + 1) // workers for worker in range(workers)]
        self.parts = [slice(first, end) for first, end in zip([0, *ends], ends, strict=False)]
        self.workers = [start_worker(self.memory.name, shapes, part, wishes) for part in self.parts]
        self._finalizer = weakref.finalize(self, end_workers, self.workers, self.memory)

    @property
    def seeds(self) -> list[int]:
        """The seed of the game in every place."""
        return [int(seed) for seed in self.arrays["seeds"]]

    def reset(self, seed: int | Sequence[int] = 0) -> BatchTurn:
        """Start all games: a seed for each, or one for the first, the others counting up from it."""
        seeds = spread(seed, self.games)
        for (_, pipe), part in zip(self.workers, self.parts, strict=True):
            pipe.send(seeds[part])
        return self.turn()

    def step(self, actions: ArrayLike) -> BatchTurn:
        """Take one action in each game."""
        self.arrays["actions"][:] = checked(actions, self.arrays["masks"])
        for _, pipe in self.workers:
            pipe.send(STEP)
        return self.turn()

    def turn(self) -> BatchTurn:
        """Wait for all workers; then the arrays hold the state of the games."""
        for _, pipe in self.workers:
            pipe.recv()
        return BatchTurn(*(self.arrays[name] for name in BatchTurn._fields))

    def close(self) -> None:
        """End the workers and free the memory."""
        self.arrays = {}
        self._finalizer()


def fields(games: int, players: int, actions: int, size: int) -> dict[str, tuple[str, tuple[int, ...]]]:
    """Type and shape of every array."""
    return {
        "observations": ("u1", (games, size)),
        "masks": ("?", (games, actions)),
        "seats": ("u1", (games,)),
        "rewards": ("f4", (games, players)),
        "done": ("?", (games,)),
        "scores": ("i4", (games, players)),
        "actions": ("i2", (games,)),
        "seeds": ("i8", (games,)),
    }


def lay_out(shapes: dict[str, tuple[str, tuple[int, ...]]], memory: SharedMemory | None) -> tuple[Arrays, int]:
    """The arrays in a piece of memory, and how many bytes they need; without memory, just that."""
    arrays: Arrays = {}
    place = 0
    for name, (kind, shape) in shapes.items():
        if memory is not None:
            arrays[name] = np.ndarray(shape, kind, buffer=memory.buf, offset=place)
        needed = int(np.dtype(kind).itemsize * np.prod(shape))
        place += -(-needed // CACHE_LINE) * CACHE_LINE
    return arrays, place


def start_worker(
    memory: str, shapes: dict[str, tuple[str, tuple[int, ...]]], part: slice, wishes: dict[str, Any]
) -> tuple[BaseProcess, Connection]:
    """A worker for some of the games, and the pipe to it."""
    context = get_context("spawn")
    here, there = context.Pipe()
    worker = context.Process(target=work, args=(there, memory, shapes, part, wishes), daemon=True)
    worker.start()
    there.close()
    return worker, here


def work(
    pipe: Connection, name: str, shapes: dict[str, tuple[str, tuple[int, ...]]], part: slice, wishes: dict[str, Any]
) -> None:
    """What a worker does: step its games whenever it is told to."""
    memory = SharedMemory(name)
    arrays, _ = lay_out(shapes, memory)
    own = {field: array[part] for field, array in arrays.items()}
    total = len(arrays["seats"])
    env = BatchEnv(**{**wishes, "games": part.stop - part.start, "stride": total})
    try:
        while (told := pipe.recv()) != CLOSE:
            turn = env.step(own["actions"]) if told == STEP else env.reset(told)
            for field, array in turn._asdict().items():
                own[field][:] = array
            own["seeds"][:] = env.seeds
            pipe.send(STEP)
    except (EOFError, KeyboardInterrupt):
        pass  # the other end is gone
    own = arrays = {}
    memory.close()


def end_workers(workers: list[tuple[BaseProcess, Connection]], memory: SharedMemory) -> None:
    """End the workers and free the memory."""
    for _, pipe in workers:
        try:
            pipe.send(CLOSE)
        except OSError:
            continue  # it has ended already
    for worker, pipe in workers:
        worker.join(GRACE)
        if worker.is_alive():
            worker.terminate()
        pipe.close()
    memory.unlink()
    try:
        memory.close()
    except BufferError:
        memory.close = lambda: None  # type: ignore[method-assign]  # an array is still in use
