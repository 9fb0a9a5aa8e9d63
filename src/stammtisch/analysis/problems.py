"""Problems that judges agree on, where nothing can be proved: `stammtisch problem find --judged` calls it.

A decision becomes one if it was a mistake in its game and one answer, or one of a few, is clearly better than *every*
other: by both judges, beyond doubt, in worlds other than those in which it was noticed. Then the rest of the game is
played, in yet other worlds: there the best answer must come out ahead too. The margin is told with the problem.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.analysis.judges import NetJudges, judges_for, lead
from stammtisch.analysis.questions import question_at
from stammtisch.analysis.verdicts import GRADES, WORTH, judge, points_of
from stammtisch.bots.outcome import victory
from stammtisch.bots.tactics import Margin, Problem
from stammtisch.core import record as records
from stammtisch.core.chance import Rng
from stammtisch.core.lockstep import FOREVER
from stammtisch.core.mistakes import Mistake, needs_extra
from stammtisch.core.position import STEP

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.analysis.judges import Trial
    from stammtisch.analysis.questions import DecisionQuestion
    from stammtisch.bots.calibration import Chances
    from stammtisch.bots.tactics.source import ProblemSource
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.record import Record

TABLES: Final = (  # of games that are played to find some: those who still make mistakes, with those who rarely do
    ("regular", "keen", "strong", "casual"),
    ("keen", "regular", "casual"),
)
MISTAKE: Final = GRADES.index("mistake")
NOTICED: Final = 8  # worlds: is it a mistake at all?
COMPARED: Final = 24  # worlds: is one answer better than all others?
JUDGED: Final = 160  # other worlds: by how much?
ENDS: Final = 96  # yet others: is it still better at the end of the game?
MOST_OPTIONS: Final = 40  # that are compared; where there are more nobody will find the one
MOST_BEST: Final = 3  # answers that are equally good
RIVALS: Final = 6  # others that may come near
SURE: Final = 2.5  # standard errors that a margin must exceed
CHANCE: Final = 0.02  # to win, that every other answer costs
PER_THEME: Final = 24  # problems that are kept
OTHER_WORLDS: Final = 1
LAST_WORLDS: Final = 2


class Split(NamedTuple):
    """The best actions of a trial and all others, by their places."""

    best: list[int]
    rest: list[int]


def judged_problems(game: Game, source: ProblemSource, record: Record) -> Iterator[Problem]:
    """The mistakes in a game at which another answer is clearly best."""
    judges = judges_for(game, record.setup)
    if not isinstance(judges, NetJudges):
        raise Mistake("one-judge", game=game.name)
    position, had = game.open(record.setup), set[str]()
    for number, decision in enumerate(record.decisions):
        if decision.seat != records.DEALER_NAME and position.at[STEP] != game.secret_choice[0]:
            seat, taken = game.seat(decision.seat), game.catalogue.number[decision.words]
            found = judged_problem(judges, source, position, question_at(game, position, seat, taken, number + 1))
            if found is not None and had.isdisjoint(found.best):  # who missed it once may have missed it for days
                had.update(found.best)
                yield found
        records.apply_decision(game, position, decision, number)


def judged_problem(
    judges: NetJudges, source: ProblemSource, position: Position, question: DecisionQuestion
) -> Problem | None:
    """A decision as a problem, if it was a mistake and something else is clearly best."""
    if not 1 < len(question.legal) <= MOST_OPTIONS:
        return None
    if judge(judges, question, (NOTICED,)).loss.grade < MISTAKE:
        return None
    first = judges.tried(question, question.base(), question.legal, (0, COMPARED))
    split = split_of(first, question)
    if split is None:
        return None
    second = judged_again(judges, question, first, split)
    best = [first.actions[place] for place in split.best]
    again = split_by(second, best)
    if not is_clear(second, again, question, SURE) or not wins_in_the_end(judges, question, second, again):
        return None
    return told(source, position, question, first, second, best)


def judged_again(judges: NetJudges, question: DecisionQuestion, first: Trial, split: Split) -> Trial:
    """The best, and the others that come nearest, in many other worlds; what was done in the game is among them."""
    other = question._replace(salt=OTHER_WORLDS)
    nearest = sorted(split.rest, key=lambda place: -nearness(first, place, question))[:RIVALS]
    places = sorted({*split.best, *nearest, first.actions.index(question.taken)})
    return judges.tried(other, other.base(), [first.actions[place] for place in places], (0, JUDGED))


def nearness(trial: Trial, place: int, question: DecisionQuestion) -> float:
    """How good an answer looks, by the judge who likes it more."""
    units = points_of(question.game)[MISTAKE - 1], WORTH[MISTAKE - 1]
    rows = trial.points, worth_of(trial)
    return max(float(row[place].mean() - row.mean(axis=1).max()) / unit for row, unit in zip(rows, units, strict=True))


def worth_of(trial: Trial) -> Chances:
    """What the nets say; there are nets."""
    assert trial.worth is not None
    return trial.worth


# ---- what is clear


def split_of(trial: Trial, question: DecisionQuestion) -> Split | None:
    """The smallest set of answers that is clearly better than all others, and not most of them."""
    order: list[int] = np.argsort(-worth_of(trial).mean(axis=1), kind="stable").tolist()
    for size in range(1, min(MOST_BEST, len(order) // 2) + 1):
        split = Split(order[:size], order[size:])
        if is_clear(trial, split, question, 1.0):
            return split
    return None


def split_by(trial: Trial, best: Sequence[int]) -> Split:
    """A trial split into these actions and all others."""
    places = range(len(trial.actions))
    return Split(
        [place for place in places if trial.actions[place] in best],
        [place for place in places if trial.actions[place] not in best],
    )


def is_clear(trial: Trial, split: Split, question: DecisionQuestion, doubt: float) -> bool:
    """Whether both judges call everything else a mistake at least, beyond so many standard errors."""
    points, worth = points_of(question.game)[MISTAKE - 1], WORTH[MISTAKE - 1]
    by_points = margin(trial.points, split, doubt) >= points
    return by_points and margin(worth_of(trial), split, doubt) >= worth and margin(chance_of(trial), split, 0) >= CHANCE


def chance_of(trial: Trial) -> Chances:
    """The chance to win that people are told."""
    assert trial.chance is not None
    return trial.chance


def margin(values: Chances, split: Split, doubt: float) -> float:
    """By how much the least of the best is better than the best of the others, less so many standard errors."""
    more = values[split.best][:, None] - values[split.rest][None]
    errors = more.std(axis=2, ddof=1) / np.sqrt(more.shape[2])
    return float((more.mean(axis=2) - doubt * errors).min())


def wins_in_the_end(judges: NetJudges, question: DecisionQuestion, trial: Trial, split: Split) -> bool:
    """Whether the best answer ends further ahead, and wins more often, than what was done and than the next best."""
    worth = worth_of(trial).mean(axis=1)
    best, rival = (max(places, key=lambda place: worth[place]) for places in split)
    leads, wins = played_out(judges, question, [trial.actions[best], trial.actions[rival], question.taken])
    return all(row[0] > other for row in (leads, wins) for other in row[1:])


def played_out(judges: NetJudges, question: DecisionQuestion, actions: list[int]) -> tuple[list[float], list[float]]:
    """Answers played to the end of the game: points ahead of the best other, and victories, on average."""
    other = question._replace(salt=LAST_WORLDS)
    worlds, seeds = other.worlds(other.base(), 0, ENDS), other.dealers(0, ENDS)
    ends = [world.copy() for _ in actions for world in worlds]
    for number, end in enumerate(ends):
        end.apply(question.seat, actions[number // ENDS])
    judges.play_on(ends, [Rng(seed) for _ in actions for seed in seeds], FOREVER)
    leads = np.asarray([lead(end, question.seat) for end in ends]).reshape(len(actions), ENDS)
    wins = np.asarray([victory(end)[question.seat] for end in ends]).reshape(len(actions), ENDS)
    return leads.mean(axis=1).tolist(), wins.mean(axis=1).tolist()


# ---- what is told


def told(
    source: ProblemSource,
    position: Position,
    question: DecisionQuestion,
    first: Trial,
    second: Trial,
    best: list[int],
) -> Problem:
    """The problem with its margins, by the worlds in which it was judged again."""
    split, words = split_by(second, best), question.game.catalogue.words
    points = margin(second.points, split, 0)
    margins = Margin(round(points, 1), round(margin(chance_of(second), split, 0), 3), JUDGED)
    worse = {**costs(first, best), **costs(second, best)}
    seat = question.game.seat_names[question.seat]
    return Problem(
        decisions=question.number - 1,
        seat=seat,
        theme=source.topic(position, question.seat, best[0]),
        best=tuple(map(words, best)),
        gap=int(points),
        worse={words(action): max(int(points), int(cost)) for action, cost in worse.items()},
        margin=margins,
    )


def costs(trial: Trial, best: list[int]) -> dict[int, float]:
    """By how many points each of the other answers is worse than the least of the best."""
    split, means = split_by(trial, best), trial.points.mean(axis=1)
    least = min(means[place] for place in split.best)
    return {trial.actions[place]: float(least - means[place]) for place in split.rest}
