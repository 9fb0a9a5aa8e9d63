"""Many games in lockstep: the next decision of each, in bytes for numpy, and one call to apply all answers.

A net rates a thousand observations about as fast as ten, so games that are played with nets advance together.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from stammtisch.core.bits import BIT, LOWEST
from stammtisch.core.chance import Rng
from stammtisch.core.position import CHANCE, STEP, Position, borrow_moves, give_back

NOBODY_NOW: Final = -1  # instead of a seat: the game, or the round, is over
FOREVER: Final = 1 << 40  # later than any round


class Lockstep:
    """Games that advance together. After `ask`, `seats` and `counts` say which decision each owes."""

    games: list[Position]
    dealers: list[Rng]
    seats: list[int]  # who decides, or NOBODY_NOW
    counts: list[int]  # how many options were written for that seat; 0 for a secret choice

    def __init__(self, games: list[Position], dealers: list[Rng]) -> None:
        self.games = games
        self.dealers = dealers
        self.seats = [NOBODY_NOW] * len(games)
        self.counts = [0] * len(games)

    def ask(self, secret: i64, until: i64, options: BytesWriter, plain: BytesWriter) -> None:
        """Find the next decision of every game and write the observations for it.

        Of a decision in the step `secret` the seat's observation goes to `plain`; of any other, what the seat would
        see after each of its legal actions goes to `options`. A game that has reached the round `until` waits.
        """
        number: i64
        for number in range(len(self.games)):
            p = self.games[number]
            seat = run_on(p, self.dealers[number], until)
            count: i64 = 0
            if seat != NOBODY_NOW and p.at[STEP] == secret:
                p.law.observe(p, seat, plain)
            elif seat != NOBODY_NOW:
                count = write_options(p, seat, options)
            self.seats[number] = seat
            self.counts[number] = count

    def answer(self, picks: list[int]) -> None:
        """Carry out, in every game that owes a decision, the action at this place of its legal ones."""
        number: i64
        for number in range(len(self.games)):
            seat: i64 = self.seats[number]
            if seat != NOBODY_NOW:
                act(self.games[number], seat, picks[number])


def run_on(p: Position, dealer: Rng, until: i64) -> i64:
    """Let the dealer draw and take every decision that offers no choice; return who decides next, or NOBODY_NOW."""
    out = borrow_moves()
    found: i64 = NOBODY_NOW
    while p.to_act != 0:
        if p.to_act == CHANCE:
            p.run_chance(dealer)
            continue
        if until != FOREVER and p.law.round_of(p) >= until:
            break
        seat = LOWEST[p.to_act]
        out.n = 0
        p.law.steps[p.at[STEP]].legal(p, seat, out)
        if out.n > 1:
            found = seat
            break
        p.apply(seat, out.action[0])
    give_back(out)
    return found


def write_options(p: Position, seat: i64, options: BytesWriter) -> i64:
    """Append what `seat` would see after each of its legal actions, in their order; return how many there are."""
    out = borrow_moves()
    p.law.steps[p.at[STEP]].legal(p, seat, out)
    found: i64 = out.n
    worlds: list[Position] = []
    place: i64
    for place in range(found):
        q = p.copy()
        q.apply(seat, out.action[place])
        worlds.append(q)
    give_back(out)
    p.law.observe_options(worlds, seat, options)
    return found


def act(p: Position, seat: i64, place: i64) -> None:
    """Carry out the legal action at this place."""
    out = borrow_moves()
    p.law.steps[p.at[STEP]].legal(p, seat, out)
    action = out.action[place]
    give_back(out)
    p.apply(seat, action)


def write_mask(p: Position, seat: i64, size: i64, masks: BytesWriter) -> None:
    """Append a byte for each action of the catalogue: 1 if `seat` may take it now."""
    first = len(masks)
    masks.write(bytes(size))
    if p.to_act & BIT[seat] == 0:
        return
    out = borrow_moves()
    p.law.steps[p.at[STEP]].legal(p, seat, out)
    place: i64
    for place in range(out.n):
        masks[first + out.action[place]] = 1
    give_back(out)
