"""Random games, decision by decision, for the checks to look at; and how a check reports what is wrong."""

from __future__ import annotations

import traceback
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.events import SPECTATOR
from stammtisch.core.position import DEALER, SEATS, STEP, Position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup


class Stop(NamedTuple):
    """A decision that is about to be made in a random game."""

    position: Position
    seat: int  # DEALER for a draw
    action: int


def broken(claim: str, **facts: object) -> AssertionError:
    """What to raise if a claim does not hold."""
    return AssertionError(f"{claim} ({', '.join(f'{name}: {fact}' for name, fact in facts.items())})")


@contextmanager
def naming_gaps(game: Game) -> Iterator[None]:
    """Let a method that a game's law or step does not have be one sentence with its name."""
    try:
        yield
    except NotImplementedError as gap:
        *_, last = traceback.extract_tb(gap.__traceback__)
        raise broken(f"a law or step lacks the method {last.name}", game=game.name) from gap


def where(game: Game, p: Position) -> str:
    """The step that a position is in."""
    return game.step_names[p.at[STEP]]


def viewers(p: Position) -> list[int]:
    """The spectator and all seats: everybody who does not see everything."""
    return [SPECTATOR, *range(p.rule[SEATS])]


def walk(game: Game, setup: Setup, seed: int) -> Iterator[Stop]:
    """A random game decision by decision, up to its end, which must come within the game's bound."""
    rng = Rng(seed)
    p = game.open(setup)
    made = 0
    while p.to_act != 0:
        owing = members(p.to_act)
        seat = owing[rng.below(len(owing))]
        legal = p.legal(seat)
        if not legal:
            raise broken("a seat owes a decision and has none", seat=seat, step=where(game, p))
        action = p.draw(rng) if seat == DEALER else legal[rng.below(len(legal))]
        yield Stop(p, seat, action)
        p.apply(seat, action)
        made += 1
        if made > game.longest:
            raise broken("the game goes on past its bound", longest=game.longest, step=where(game, p))
    check_end(game, p)


def check_end(game: Game, p: Position) -> None:
    """A finished game has points and places for every seat, a way it ended, and nothing more to do."""
    seats = p.rule[SEATS]
    if len(p.scores()) != seats or len(p.places()) != seats or 1 not in p.places():
        raise broken("scores or places are amiss", scores=p.scores(), places=p.places())
    if not game.ending(p):
        raise broken("the game does not say how it ended")
    if any(p.legal(seat) for seat in (*range(seats), DEALER)):
        raise broken("something can still be done", step=where(game, p))
