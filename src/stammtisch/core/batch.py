"""Games side by side for those who bring their own way of deciding: one call moves all of them on by a decision.

What everybody sees and may do comes out as bytes, a row a game, which numpy reads without copying. A game that ends
begins anew at once, with a seed of its own, so that no place in a batch is ever empty.
"""

from __future__ import annotations

from librt.strings import BytesWriter, read_i16_le
from mypy_extensions import i64

from stammtisch.core.bits import LOWEST
from stammtisch.core.chance import Rng
from stammtisch.core.moves import Moves
from stammtisch.core.position import CHANCE, STEP, Position, borrow_moves, give_back


class Rows:
    """What a batch says: for every game the observation, the mask and the seat of who decides next."""

    def __init__(self) -> None:
        self.seen = BytesWriter()
        self.masks = BytesWriter()
        self.seats = BytesWriter()

    def clear(self) -> None:
        """Forget what was said."""
        self.seen.truncate(0)
        self.masks.truncate(0)
        self.seats.truncate(0)


class Batch:
    """Games of one kind, each with a dealer of its own; `seeds` says which game stands in each place."""

    start: Position
    blank: bytes  # the mask of somebody who may do nothing
    stride: int  # from the seed of a game to that of the next one in its place
    forced: bool  # whether decisions that offer no choice are asked for too
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
        """Begin a game for every seed, and write down what each owes."""
        self.seeds = list(seeds)
        self.games = [self.start.copy() for _ in seeds]
        self.dealers = [Rng(seed) for seed in seeds]
        self.deciding = [0] * len(seeds)
        self.ended = []
        self.write(rows)

    def step(self, actions: bytes, rows: Rows) -> None:
        """Carry out an action in every game (two bytes each, little end first); write down what each owes next."""
        self.ended = []
        number: i64
        for number in range(len(self.games)):
            self.games[number].apply(self.deciding[number], i64(read_i16_le(actions, 2 * number)))
        self.write(rows)

    def write(self, rows: Rows) -> None:
        """Move every game on to the next decision and write down who sees what there and may do what."""
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
        """Let the dealer draw, begin anew what has ended; answer who decides, and leave in `out` what he may do."""
        p = self.games[number]
        while True:
            if p.to_act == 0:
                p = self.begin_anew(number)
            elif p.to_act == CHANCE:
                p.run_chance(self.dealers[number])
            else:
                seat = LOWEST[p.to_act]
                out.n = 0
                p.law.steps[p.at[STEP]].legal(p, seat, out)
                if self.forced or out.n > 1:
                    return seat
                p.apply(seat, out.action[0])

    def begin_anew(self, number: i64) -> Position:
        """Put down how a game ended and begin the next one in its place."""
        p = self.games[number]
        self.ended.append((number, p.scores(), p.places()))
        self.seeds[number] += self.stride
        self.dealers[number] = Rng(self.seeds[number])
        fresh = self.start.copy()
        self.games[number] = fresh
        return fresh
