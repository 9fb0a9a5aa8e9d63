"""A batch of games stepped together; the caller supplies the actions, one for each game per call.

Observations and masks come out as bytes, one row per game, which numpy reads without copying. A game that ends is
followed at once by another one with a seed of its own, so no place in a batch is ever empty.
"""

from __future__ import annotations

from librt.strings import BytesWriter, read_i16_le
from mypy_extensions import i64

from stammtisch.core.bits import LOWEST
from stammtisch.core.chance import Rng
from stammtisch.core.moves import Moves
from stammtisch.core.position import CHANCE, STEP, Position, borrow_moves, give_back


class Rows:
    """The output of a batch: for every game the observation, the mask and the number of the seat that decides next."""

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
    """Games of one kind, each with a dealer of its own; `seeds` says which game stands in each place."""

    start: Position
    blank: bytes  # a mask without a legal action
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
        """Start a game for every seed, and write down what each owes."""
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
        """Let the dealer draw and replace a game that has ended; return who decides, with legal actions in `out`."""
        p = self.games[number]
        while True:
            if p.to_act == 0:
                p = self.replace_ended(number)
            elif p.to_act == CHANCE:
                p.run_chance(self.dealers[number])
            else:
                seat = LOWEST[p.to_act]
                out.n = 0
                p.law.steps[p.at[STEP]].legal(p, seat, out)
                if self.forced or out.n > 1:
                    return seat
                p.apply(seat, out.action[0])

    def replace_ended(self, number: i64) -> Position:
        """Note how a game ended and start the next one in its place."""
        p = self.games[number]
        self.ended.append((number, p.scores(), p.places()))
        self.seeds[number] += self.stride
        self.dealers[number] = Rng(self.seeds[number])
        fresh = self.start.copy()
        self.games[number] = fresh
        return fresh
