"""Does the mean loss order the levels as the arena does? `python -m bench.analysis.levels GAME --games 100 --every 8`.

Losses in points, as the analysis tells them; the same without secret choices; and how many of the options that were
looked into are better than what was done, which does not ask how much was at stake. A third judge is the end of the
game: what the others call better, and what was done, are played to the end in worlds that neither has seen. A line a
level, with standard errors over decisions, and Spearman's correlation with the ratings, over all levels and without
those that think with the nets of a judge; with the range in which nine of ten samples of as many decisions would lie.
`--levels strong,regular` lets only some of them sit at the tables, each twice: where all sit, good players hardly meet
their equals. `--seed` plays other games.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import numpy as np

from bench.analysis.kit import SEED, choices, mixed_games, parser, wishes
from stammtisch.analysis.judges import NetJudges, judges_for, lead
from stammtisch.analysis.secret import judge_secret
from stammtisch.analysis.verdicts import judge, points_of
from stammtisch.bots.levels import LEVELS, ratings_of
from stammtisch.bots.outcome import victory
from stammtisch.core.chance import Rng
from stammtisch.core.lockstep import FOREVER
from stammtisch.core.position import STEP

if TYPE_CHECKING:
    from stammtisch.analysis.judges import Trial
    from stammtisch.analysis.questions import DecisionQuestion
    from stammtisch.analysis.verdicts import DecisionVerdict
    from stammtisch.core.position import Position

BY_NETS = ("expert",)  # look ahead with the nets that judge
MEASURES = (
    "lost",
    "without secret choices",
    "share of options that are better",
    "share that both judges call better",
    "accuracy lost",
    "played to the end, points",
    "played to the end, victories",
)
ENDS = 48  # worlds that a loss is played to the end in
OTHER_WORLDS = 99
RESAMPLED = 500


def ranks(values: list[float]) -> np.ndarray:
    """The rank of each value."""
    return np.argsort(np.argsort(values))


def spearman(first: list[float], second: list[float]) -> float:
    """Spearman's correlation of ranks."""
    return float(np.corrcoef(ranks(first), ranks(second))[0, 1])


def better_share(trial: Trial, taken: int) -> float:
    """How many of the other options each judge likes better, on average of the judges."""
    here = trial.actions.index(taken)
    means = [values.mean(axis=1) for values in (trial.points, trial.worth) if values is not None]
    return float(np.mean([(mean > mean[here]).sum() / (len(mean) - 1) for mean in means]))


def agreed_share(trial: Trial, taken: int) -> float:
    """How many of the other options all judges like better."""
    here = trial.actions.index(taken)
    means = [values.mean(axis=1) for values in (trial.points, trial.worth) if values is not None]
    return float(np.all([mean > mean[here] for mean in means], axis=0).sum() / (len(trial.actions) - 1))


def resampled(ratings: list[float], values: list[list[float]]) -> tuple[float, float]:
    """The range of nine of ten correlations, if other decisions like these had been judged."""
    rng, rows = np.random.default_rng(SEED), [np.asarray(each) for each in values]
    found = [spearman(ratings, [-rng.choice(row, len(row)).mean() for row in rows]) for _ in range(RESAMPLED)]
    low, high = np.percentile(found, (5, 95))
    return float(low), float(high)


def played_out(judges: NetJudges, verdict: DecisionVerdict) -> tuple[float, float]:
    """What a loss comes to at the end: points ahead of the best other, and victories; in worlds that no judge saw."""
    if verdict.loss.points <= 0:
        return 0.0, 0.0
    question = verdict.question._replace(salt=OTHER_WORLDS)
    worlds, seeds = question.worlds(question.base(), 0, ENDS), question.dealers(0, ENDS)
    actions = verdict.trial.actions[verdict.loss.best], question.taken
    ends = [world.copy() for _ in actions for world in worlds]
    for number, end in enumerate(ends):
        end.apply(question.seat, actions[number // ENDS])
    judges.play_on(ends, [Rng(seed) for _ in actions for seed in seeds], FOREVER)
    leads = np.asarray([lead(end, question.seat) for end in ends])
    wins = np.asarray([victory(end)[question.seat] for end in ends])
    return tuple(float(each[:ENDS].mean() - each[ENDS:].mean()) for each in (leads, wins))  # type: ignore[return-value]


def measured(judges: NetJudges, position: Position, question: DecisionQuestion) -> dict[str, float]:
    """One decision by every measure that applies to it."""
    mistake = points_of(question.game)[1]
    if position.at[STEP] == question.game.secret_choice[0]:
        lost = judge_secret(judges, question).points
        return {"lost": lost, "accuracy lost": 1 - 0.5 ** (lost / mistake)}
    verdict = judge(judges, question)
    lost, (points, wins) = verdict.loss.points, played_out(judges, verdict)
    return {
        "played to the end, points": points,
        "played to the end, victories": wins,
        "lost": lost,
        "without secret choices": lost,
        "share of options that are better": better_share(verdict.trial, question.taken),
        "share that both judges call better": agreed_share(verdict.trial, question.taken),
        "accuracy lost": 1 - 0.5 ** (lost / mistake),
    }


def main() -> None:
    """Print a line for each measure and level, and the correlations."""
    options = parser(__doc__, 100)
    options.add_argument(
        "--levels", default="", help="two levels, to sit at every table twice; without, all levels mixed"
    )
    found, pair = wishes(options), options.parse_args().levels
    figures: dict[str, dict[str, list[float]]] = {each: defaultdict(list) for each in MEASURES}
    for number, (names, record) in enumerate(mixed_games(found, tuple(pair.split(",")) * 2 if pair else LEVELS)):
        judges = judges_for(found.game, record.setup)
        assert isinstance(judges, NetJudges)
        for position, question in list(choices(found.game, record))[number % found.every :: found.every]:
            for measure, value in measured(judges, position, question).items():
                figures[measure][names[question.seat]].append(value)
    rated = ratings_of(found.game)
    order = sorted(figures["lost"], key=lambda name: rated[name])
    print(f"{found.game.name}, {found.seats} seats, {found.games} games, every {found.every}. decision")
    for measure, by_level in figures.items():
        means = {name: float(np.mean(by_level[name])) for name in order}
        errors = {name: np.std(by_level[name], ddof=1) / np.sqrt(len(by_level[name])) for name in order}
        print(f"{measure}: " + ", ".join(f"{name} {means[name]:.3f} ± {errors[name]:.3f}" for name in order))
        for shown in (order, [name for name in order if name not in BY_NETS]):
            value = spearman([rated[name] for name in shown], [-means[name] for name in shown])
            low, high = resampled([rated[name] for name in shown], [by_level[name] for name in shown])
            print(f"  Spearman over {len(shown)} levels: {value:.2f} ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
