"""A tournament: pairings that play the same deals, in an order that depends on nothing else."""

from __future__ import annotations

from contextlib import closing
from itertools import permutations
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.arena.deals import Deal, DealChunk, Pairing, play_chunk
from stammtisch.arena.executors import HERE, Where, run
from stammtisch.core.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.arena.deal_log import DealLog
    from stammtisch.arena.executors import Results

CHUNK: Final = 4  # deals per chunk: few, as a slow bot may think for minutes over each


class Tournament(msgspec.Struct, frozen=True):
    """Everything that the results depend on; how many deals are played only says where one stops."""

    setup: Setup
    pairings: tuple[Pairing, ...]
    seed: int
    purpose: str = "test"


def duel(candidate: str, against: str, *, both: bool) -> tuple[Pairing, ...]:
    """One candidate among the others; the other way round too, if both are wanted."""
    there, back = Pairing(candidate, against), Pairing(against, candidate)
    return (there, back) if both and there != back else (there,)


def cross_table(bots: Sequence[str]) -> tuple[Pairing, ...]:
    """Every bot among copies of every other."""
    return tuple(Pairing(single, others) for single, others in permutations(bots, 2))


def chunks(tournament: Tournament, deals: int) -> Iterator[DealChunk]:
    """The whole tournament in chunks: some deals of each pairing, then the next ones."""
    for first in range(0, deals, CHUNK):
        numbers = tuple(range(first, min(first + CHUNK, deals)))
        for pairing in tournament.pairings:
            yield DealChunk(tournament.setup, pairing, tournament.purpose, tournament.seed, numbers)


def play(tournament: Tournament, deals: int, log: DealLog, where: Where = HERE) -> Results[Deal]:
    """All deals in the order of the tournament: those of the log, and between them what is played now."""
    whole = list(chunks(tournament, deals))
    fresh = run((left for chunk in whole if (left := log.left_of(chunk)).numbers), play_chunk, where)
    with closing(fresh) as played:  # closing stops the work
        for chunk in whole:
            if log.left_of(chunk).numbers:
                log.add(next(played))
            yield from log.deals_of(chunk)
