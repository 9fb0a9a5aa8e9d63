"""The pictures of a ladder, for those who have matplotlib (extra `arena`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stammtisch.core.mistakes import needs_extra

with needs_extra("arena"):
    import numpy as np


if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from stammtisch.arena.ladder import Ladder
    from stammtisch.core.words import Phrasebook

    Painter = Callable[[Figure, Ladder, Phrasebook], None]

MOST_QUESTIONS: Final = 6  # shown of a game: those that are asked most often
MOST_ANSWERS: Final = 9  # shown of a question; the tenth colour is for the rest
BINS: Final = 30
WIDE: Final = 8.0  # inches
DARK: Final = 0.5  # the share from which on a cell of the cross table is written in white


def draw_all(ladder: Ladder, book: Phrasebook, folder: Path) -> list[str]:
    """Draw every picture into a folder; the same figures give the same files."""
    import matplotlib as mpl  # noqa: PLC0415 -- an extra, and slow to load
    from matplotlib.figure import Figure  # noqa: PLC0415 -- as above

    names = []
    with mpl.rc_context({"svg.hashsalt": "stammtisch", "svg.fonttype": "none", "font.size": 9}):
        for name, paint in PICTURES.items():
            if name == "choices" and not frequent_questions(ladder):
                continue
            figure = Figure(layout="constrained")
            paint(figure, ladder, book)
            figure.suptitle(book.say(f"ladder-{name}"))
            figure.savefig(folder / f"{name}.svg", metadata={"Date": None})
            names.append(name)
    return names


def paint_ratings(figure: Figure, ladder: Ladder, book: Phrasebook) -> None:
    """A point for each bot, with its interval."""
    figure.set_size_inches(WIDE, 1.2 + 0.4 * len(ladder.bots))
    axes = figure.add_subplot()
    found = [ladder.ratings[bot] for bot in ladder.bots]
    values = np.array([each.value for each in found])
    reach = np.array([[each.value - each.low for each in found], [each.high - each.value for each in found]])
    axes.errorbar(values, range(len(values)), xerr=np.maximum(reach, 0), fmt="o", capsize=3)
    axes.set_yticks(range(len(values)), ladder.bots)
    axes.set_ylim(len(values) - 0.5, -0.5)
    axes.set_xlabel(book.say("ladder-elo"))
    axes.grid(axis="x", alpha=0.3)


def paint_cross_table(figure: Figure, ladder: Ladder, book: Phrasebook) -> None:
    """The share of victories of the row's bot among copies of the column's."""
    size = len(ladder.bots)
    figure.set_size_inches(2.5 + size, 1.8 + 0.7 * size)
    axes = figure.add_subplot()
    shares = np.full((size, size), np.nan)
    for each in ladder.cross_table:
        shares[ladder.bots.index(each.single), ladder.bots.index(each.others)] = each.share.value
    axes.imshow(shares, cmap="viridis_r", vmin=0, vmax=1, aspect="auto")
    for row, column in np.argwhere(~np.isnan(shares)).tolist():
        share = shares[row, column]
        colour = "white" if share > DARK else "black"
        axes.text(column, row, f"{100 * share:.1f} %", ha="center", va="center", color=colour)
    axes.set_xticks(range(size), ladder.bots)
    axes.set_yticks(range(size), ladder.bots)
    axes.set_xlabel(book.say("ladder-others"))
    axes.set_ylabel(book.say("ladder-single"))


def paint_scores(figure: Figure, ladder: Ladder, book: Phrasebook) -> None:
    """How the points of each bot are spread."""
    figure.set_size_inches(WIDE, 4)
    axes = figure.add_subplot()
    every = [score for counts in ladder.scores.values() for score in counts]
    edges = np.linspace(min(every), max(every) + 1, BINS + 1).tolist()
    for bot, counts in ladder.scores.items():
        weights = list(counts.values())
        axes.hist(list(counts), bins=edges, weights=weights, histtype="step", density=True, label=bot)
    axes.set_xlabel(book.say("ladder-points"))
    axes.set_yticks([])
    axes.legend()


def paint_seats(figure: Figure, ladder: Ladder, book: Phrasebook) -> None:
    """The share of victories in each seat, beside what it would be if seats were alike."""
    figure.set_size_inches(WIDE / 2, 3.5)
    axes = figure.add_subplot()
    values = np.array([each.value for each in ladder.seat_shares])
    reach = [values - [each.low for each in ladder.seat_shares], [each.high for each in ladder.seat_shares] - values]
    axes.bar(range(1, len(values) + 1), values, yerr=np.maximum(reach, 0), capsize=3)
    axes.axhline(1 / ladder.seats, color="black", linewidth=0.8, linestyle="--")
    axes.set_xticks(range(1, len(values) + 1))
    axes.set_xlabel(book.say("ladder-seat"))
    axes.set_ylabel(book.say("arena-share"))


def paint_choices(figure: Figure, ladder: Ladder, book: Phrasebook) -> None:
    """Question by question and bot by bot: what part of the answers was which, in the course of the game."""
    questions, phases = frequent_questions(ladder), longest(ladder)
    figure.set_size_inches(2.5 + 1.8 * len(ladder.bots), 0.8 + 1.8 * len(questions))
    grid = figure.subplots(len(questions), len(ladder.bots), sharex=True, sharey=True, squeeze=False)
    for row, question in zip(grid, questions, strict=True):
        answers = frequent_answers(ladder, question)
        for axes, bot in zip(row, ladder.bots, strict=True):
            stack(axes, ladder.choices[bot].get(question, {}), answers, phases)
        row[0].set_ylabel(question)
        row[-1].legend(handles=keys(answers), bbox_to_anchor=(1, 1), loc="upper left", fontsize="x-small")
    for axes, bot in zip(grid[0], ladder.bots, strict=True):
        axes.set_title(bot)
    for axes in grid[-1]:
        axes.set_xlabel(book.say("ladder-phase"))
        axes.set_xticks(range(1, phases + 1))


def frequent_questions(ladder: Ladder) -> list[str]:
    """The questions that are asked most often and get more than one kind of answer."""
    asked: dict[str, int] = {}
    for questions in ladder.choices.values():
        for question, answers in questions.items():
            asked[question] = asked.get(question, 0) + sum(map(sum, answers.values()))
    telling = [question for question in asked if len(frequent_answers(ladder, question)) > 1]
    return sorted(telling, key=lambda question: (-asked[question], question))[:MOST_QUESTIONS]


def frequent_answers(ladder: Ladder, question: str) -> list[str]:
    """The answers to a question that are given most often."""
    given: dict[str, int] = {}
    for questions in ladder.choices.values():
        for answer, counts in questions.get(question, {}).items():
            given[answer] = given.get(answer, 0) + sum(counts)
    return sorted(given, key=lambda answer: (-given[answer], answer))[:MOST_ANSWERS]


def longest(ladder: Ladder) -> int:
    """How many phases the longest game has."""
    return max(
        len(counts) for asked in ladder.choices.values() for answers in asked.values() for counts in answers.values()
    )


def stack(axes: Axes, counts: dict[str, list[int]], answers: list[str], phases: int) -> None:
    """Bars of one bot: for each phase of the game the shares of the answers, stacked."""
    rows = np.zeros((len(answers) + 1, phases))
    for answer, row in counts.items():
        place = answers.index(answer) if answer in answers else len(answers)  # the last are all others
        rows[place, : len(row)] += row
    shares = rows / np.maximum(rows.sum(0), 1)
    below = np.zeros(phases)
    for place, row in enumerate(shares):
        axes.bar(range(1, phases + 1), row, bottom=below, width=1, color=f"C{place}")
        below += row


def keys(answers: list[str]) -> list[Any]:
    """What the colours of the bars mean."""
    from matplotlib.patches import Patch  # noqa: PLC0415 -- an extra

    return [Patch(color=f"C{place}", label=answer) for place, answer in enumerate(answers)]


PICTURES: Final[dict[str, Painter]] = {
    "ratings": paint_ratings,
    "cross-table": paint_cross_table,
    "scores": paint_scores,
    "choices": paint_choices,
    "seats": paint_seats,
}
