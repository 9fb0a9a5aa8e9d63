"""A batch of games stepped together: one call per decision of all of them; the caller supplies the actions.

Observations and masks come out as bytes, one row per game, which numpy reads without copying. A game that ends
is replaced by a fresh one at once, with a seed of its own, so that no place in a batch is ever empty.
"""

from __future__ import annotations

from librt.strings import BytesWriter, read_i16_le
from mypy_extensions import i64

from stammtisch.core.bits import LOWEST
from stammtisch.core.chance import Rng
from stammtisch.core.moves import Moves
from stammtisch.core.position import CHANCE, STEP, Position, borrow_moves, give_back


class Rows:
    """The output of a batch: per game the seat that decides next, its observation and its mask of legal actions."""

    def __init__(self) -> None:
        self.seen = BytesWriter()
        self.masks = BytesWriter()
        self.seats = BytesWriter()

    def clear(self) -> None:
        """Empty all rows."""
        self.seen.truncate(0)
        self.masks.truncate(0)
        self.seats.truncate(0)


class Batch:
    """Games of one kind, each with a dealer of its own; `seeds` says which game is in each place."""

    start: Position
    blank: bytes  # a mask in which nothing is legal
    stride: int  # from the seed of a game to that of its successor in the same place
    forced: bool  # whether decisions with one legal action are asked for too
    games: list[Position]
    dealers: list[Rng]
    seeds: list[int]
    deciding: list[int]
    ended: list[tuple[int, list[int], list[int]]]  # since the last step: place, scores, places at the table

    def __init__(self, start: Position, actions: int, stride: int, forced: bool) -> None:  # noqa: FBT001 -- hot code has no keywords
        self.start = start
        self.blank = bytes(actions)
        self.stride = stride
        self.forced = forced
        self.games = []
        self.dealers = []
        self.seeds = []
        self.deciding = []
        self.ended = []

    def reset(self, seeds: list[int], rows: Rows) -> None:
        """Begin a game for every seed and write the rows of their first decisions."""
        self.seeds = list(seeds)
        self.games = [self.start.copy() for _ in seeds]
        self.dealers = [Rng(seed) for seed in seeds]
        self.deciding = [0] * len(seeds)
        self.ended = []
        self.write(rows)

    def step(self, actions: bytes, rows: Rows) -> None:
        """Apply an action in every game (two bytes each, little-endian) and write the rows of the next decisions."""
        self.ended = []
        number: i64
        for number in range(len(self.games)):
            self.games[number].apply(self.deciding[number], i64(read_i16_le(actions, 2 * number)))
        self.write(rows)

    def write(self, rows: Rows) -> None:
        """Advance every game to its next decision; write seat, observation and mask."""
        rows.clear()
        out = borrow_moves()
        masks = rows.masks
        seen = rows.seen
        number: i64
        place: i64
        for number in range(len(self.games)):
            seat = self.run_on(number, out)
            p = self.games[number]
            self.deciding[number] = seat
            rows.seats.append(seat)
            p.law.observe(p, seat, seen)
            first = len(masks)
            masks.write(self.blank)
            for place in range(out.n):
                masks[first + out.action[place]] = 1
        give_back(out)

    def run_on(self, number: i64, out: Moves) -> i64:
        """Let the dealer draw, replace a game that has ended; return who decides, with the legal actions in `out`."""
        p = self.games[number]
        while True:
            if p.to_act == 0:
                p = self.begin_next(number)
            elif p.to_act == CHANCE:
                p.run_chance(self.dealers[number])
            else:
                seat = LOWEST[p.to_act]
                out.n = 0
                p.law.steps[p.at[STEP]].legal(p, seat, out)
                if self.forced or out.n > 1:
                    return seat
                p.apply(seat, out.action[0])

    def begin_next(self, number: i64) -> Position:
        """Note how a game ended and begin the next one in its place."""
        p = self.games[number]
        self.ended.append((number, p.scores(), p.places()))
        self.seeds[number] += self.stride
        self.dealers[number] = Rng(self.seeds[number])
        fresh = self.start.copy()
        self.games[number] = fresh
        return fresh
