"""Reasons: facts that the rules can count, which differ between two options in every world that was looked at.

What can be counted is the game's own business (`bots/measures.py`). A difference is told only if it has the same sign
in all worlds, and then the least of all: so it is never too much.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.core.parts import part

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

    from stammtisch.analysis.judges import Trial
    from stammtisch.analysis.questions import DecisionQuestion
    from stammtisch.core.position import Position

MOST: Final = 3  # reasons that are told
NOW: Final = "now"  # at once
ROUND: Final = "round"  # after as many rounds as the judges play on

Measured = dict[tuple[str, str], int]


class Cause(msgspec.Struct, frozen=True):
    """What the better option has more of: a sentence under `because-<name>`."""

    name: str
    thing: str  # what it is about; may be nothing
    kind: str  # of the thing, to call it by its name
    amount: int  # at least; never 0, and below it if the better option gives something up
    when: str  # now, or after playing on


def causes_of(question: DecisionQuestion, trial: Trial, better: int, worse: int) -> tuple[Cause, ...]:
    """Why one place of a trial is better than another: the weightiest facts for it, then what it gives up."""
    module = part(question.game.package, "bots.measures")
    if module is None:
        return ()
    base = question.base()
    one, other = (after(base, question, trial.actions[place]) for place in (better, worse))
    once = limited(certain(module, [(one, other)], question), module.AT_ONCE)
    later = limited(certain(module, zip(trial.ends[better], trial.ends[worse], strict=True), question), module.LATER)
    found = [cause(module, key, amount, NOW) for key, amount in once.items() if key not in later]
    found += [cause(module, key, amount, ROUND) for key, amount in later.items()]
    return chosen(module, found)


def limited(found: Measured, names: frozenset[str]) -> Measured:
    """Those differences that mean something at this time."""
    return {key: amount for key, amount in found.items() if key[0] in names}


def chosen(module: ModuleType, found: Iterable[Cause]) -> tuple[Cause, ...]:
    """The weightiest: first what speaks for the option; one thing that it gives up may follow."""
    by_weight = sorted(found, key=lambda cause: -abs(cause.amount) * module.WEIGHTS[cause.name])
    gains = [cause for cause in by_weight if cause.amount > 0][: MOST - 1]
    given_up = [cause for cause in by_weight if cause.amount < 0][:1]
    return (*gains, *given_up) if gains else ()


def cause(module: ModuleType, key: tuple[str, str], amount: int, when: str) -> Cause:
    """One fact."""
    return Cause(*key, kind=module.KINDS.get(key[0], ""), amount=amount, when=when)


def certain(module: ModuleType, pairs: Iterable[tuple[Position, Position]], question: DecisionQuestion) -> Measured:
    """The differences that have the same sign in all pairs of worlds, each by the least of them."""
    found: Measured | None = None
    for better, worse in pairs:
        here = differences(measured(module, better, question.seat), measured(module, worse, question.seat))
        found = here if found is None else {key: least(found[key], here[key]) for key in found.keys() & here.keys()}
        found = {key: amount for key, amount in found.items() if amount}
    return dict(sorted((found or {}).items()))


def differences(better: Measured, worse: Measured) -> Measured:
    """What one table has more than the other, as far as both can be counted."""
    return {key: better[key] - worse[key] for key in better.keys() & worse.keys()}


def least(first: int, second: int) -> int:
    """The smaller of two differences of the same sign; nothing if the signs differ."""
    if first * second <= 0:
        return 0
    return min(first, second, key=abs)


def measured(module: ModuleType, position: Position, seat: int) -> Measured:
    """All measures of a seat."""
    return {(name, thing): amount for name, thing, amount in module.measures(position, seat)}


def after(base: Position, question: DecisionQuestion, action: int) -> Position:
    """A world right behind an action."""
    found = base.copy()
    found.apply(question.seat, action)
    return found
