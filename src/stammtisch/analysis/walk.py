"""A walk over a record: what every decision and every draw changed in each seat's chance to win.

Chances are looked at only where somebody has a choice. What a decision is worth is averaged over the draws that follow
it, so that luck has the mean 0 by construction, and end − beginning = draws + decisions holds exactly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.bots.match import mix
from stammtisch.core import record as records
from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.lockstep import FOREVER, run_on
from stammtisch.core.mistakes import Mistake, needs_extra
from stammtisch.core.position import CHANCE, STEP

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.analysis.values import Valuation
    from stammtisch.bots.calibration import Chances
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.record import Record

REDRAWS: Final = 24  # other draws that a decision is averaged over
SEED: Final = 1404


class Stretch(NamedTuple):
    """From one choice to the next: who decided, and the draws that followed."""

    first: int  # the number of its first decision in the record, counted from 1; 0 for the deal
    last: int  # the number of the last one before the next choice, draws included
    seats: tuple[int, ...]  # who decided; nobody if it is the deal
    secret: bool  # all at once, face down
    drew: bool  # whether the dealer drew something afterwards
    before: Position  # where they decided
    decided: Position  # behind the decisions: a draw may be pending
    after: Position  # where the next choice is, or the end


class Change(NamedTuple):
    """What a stretch changed in the chance of each seat."""

    stretch: Stretch
    before: Chances
    after: Chances
    decisions: Chances  # averaged over the draws that could have followed
    draws: Chances  # what was really drawn against that average


# ---- where somebody has a choice


def has_choice(p: Position) -> bool:
    """Whether somebody decides here between several actions."""
    return p.to_act not in (0, CHANCE) and any(len(p.legal(seat)) > 1 for seat in members(p.to_act))


def is_together(p: Position) -> bool:
    """Whether several seats owe a decision at the same time."""
    return p.to_act != CHANCE and len(members(p.to_act)) > 1


def goes_on(before: Position, now: Position) -> bool:
    """Whether seats that decide at the same time are not all done yet."""
    return is_together(before) and now.at[STEP] == before.at[STEP] and now.to_act not in (0, CHANCE)


def stretches(game: Game, record: Record) -> Iterator[Stretch]:
    """The whole record, cut where somebody has a choice; the first stretch is the deal."""
    p = game.open(record.setup)
    now = Stretch(0, 0, (), secret=False, drew=False, before=p.copy(), decided=p.copy(), after=p)
    for number, decision in enumerate(record.decisions, 1):
        dealt = decision.seat == records.DEALER_NAME
        inside = bool(now.seats) and not now.drew and goes_on(now.before, p)
        if not dealt and not inside and has_choice(p):
            here = p.copy()
            yield now._replace(last=number - 1, after=here)
            now = Stretch(number, number, (), is_together(p), drew=False, before=here, decided=here, after=here)
            inside = True
        records.apply_decision(game, p, decision, number, record.line(number))
        if dealt:
            now = now._replace(drew=True)
        elif inside:
            seats = {*now.seats, game.seat(decision.seat)}
            now = now._replace(seats=tuple(sorted(seats)), decided=p.copy())
    if p.to_act != 0:
        raise Mistake("analysis-unfinished", number=len(record.decisions))
    yield now._replace(last=len(record.decisions), after=p.copy())


# ---- what it changed


def redrawn(stretch: Stretch, salt: int) -> list[Position]:
    """Where the next choice could have been, had the dealer drawn otherwise; nothing if there was nothing to draw."""
    found = []
    for number in range(REDRAWS if stretch.drew else 0):
        other = stretch.decided.copy()
        run_on(other, Rng(mix(SEED, salt, stretch.first, number)), FOREVER)
        found.append(other)
    return found


def changes(cuts: list[Stretch], valuation: Valuation, salt: int) -> list[Change]:
    """What each stretch changed; all positions are valued in one go.

    Every game needs another `salt`: all deals against the same few others would not have the mean 0.
    """
    others = [redrawn(stretch, salt) for stretch in cuts]
    flat = [position for group in others for position in group]
    values = valuation.open([stretch.after for stretch in cuts] + flat)
    after, drawn = values[: len(cuts)], values[len(cuts) :]
    found, place = [], 0
    for number, stretch in enumerate(cuts):
        count = len(others[number])
        mean = drawn[place : place + count].mean(axis=0) if count else after[number]
        place += count
        before = after[number - 1] if number else mean  # before the deal all is as the average deal leaves it
        found.append(Change(stretch, before, after[number], mean - before, after[number] - mean))
    return found


# ---- three columns: cards, you, the others; and the secret choices of all


class Parts(NamedTuple):
    """What one seat's chance came to: the end is the beginning and all parts together."""

    beginning: float
    end: float
    draws: float
    own: float
    others: float
    secret: float


def parts_of(found: list[Change], seat: int) -> Parts:
    """The parts of one seat."""
    sums = dict.fromkeys(("draws", "own", "others", "secret"), 0.0)
    for change in found:
        sums["draws"] += float(change.draws[seat])
        sums[column(change, seat)] += float(change.decisions[seat])
    return Parts(float(found[0].before[seat]), float(found[-1].after[seat]), **sums)


def column(change: Change, seat: int) -> str:
    """Whose doing a change of a seat's chance was."""
    if change.stretch.secret:
        return "secret"
    return "own" if seat in change.stretch.seats else "others"


def curve(found: list[Change]) -> Chances:
    """The chances at every choice and at the end, a row each; the first row is the table before the deal."""
    return np.stack([found[0].before, *(change.after for change in found)])
