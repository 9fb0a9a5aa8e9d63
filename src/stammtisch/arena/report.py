"""The report of a ladder: a page in Markdown, the figures in JSON, and pictures if matplotlib is installed."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from stammtisch.arena.ladder import Ladder
    from stammtisch.arena.statistics import Estimate, Pace
    from stammtisch.core.words import Phrasebook


def percent(share: Estimate) -> str:
    """A share with its interval in per cent."""
    return f"{100 * share.value:.1f} ({100 * share.low:.1f}\u2013{100 * share.high:.1f}) %"


def write_report(ladder: Ladder, book: Phrasebook, folder: Path) -> None:
    """Write everything into a folder that exists."""
    figures = msgspec.json.format(msgspec.json.encode(ladder), indent=1)
    (folder / "ladder.json").write_bytes(figures + b"\n")
    pictures = drawn(ladder, book, folder) if can_plot() else []
    (folder / "ladder.md").write_text(page(ladder, book, pictures), encoding="utf-8")


def can_plot() -> bool:
    """Whether matplotlib is installed."""
    return find_spec("matplotlib") is not None


def drawn(ladder: Ladder, book: Phrasebook, folder: Path) -> list[str]:
    """Draw the pictures; return their names."""
    from stammtisch.arena.plots import draw_all  # noqa: PLC0415 -- numpy and matplotlib are slow to load

    return draw_all(ladder, book, folder)


def page(ladder: Ladder, book: Phrasebook, pictures: Sequence[str]) -> str:
    """The page, with the pictures that there are."""
    parts = [
        f"# {book.say('ladder-title', game=book.name('game', ladder.game), seats=ladder.seats)}",
        book.say("ladder-how", deals=ladder.deals, seats=ladder.seats, edition=ladder.edition, seed=str(ladder.seed)),
        *chapter(book, "ratings", rating_rows(ladder, book), pictures),
        book.say("ladder-ratings-note"),
        *chapter(book, "cross-table", cross_rows(ladder, book), pictures),
        book.say("ladder-cross-table-note"),
        *chapter(book, "seats", seat_rows(ladder, book), pictures),
        *chapter(book, "scores", score_rows(ladder, book), pictures),
        *(chapter(book, "choices", [], pictures) if "choices" in pictures else []),
        *chapter(book, "times", time_rows(ladder.times, book), pictures),
    ]
    return "\n\n".join(parts) + "\n"


def chapter(book: Phrasebook, name: str, rows: list[list[str]], pictures: Sequence[str]) -> list[str]:
    """A heading, a table, and the picture if it was drawn."""
    heading = book.say(f"ladder-{name}")
    found = [f"## {heading}"]
    if rows:
        found.append(markdown_table(rows))
    if name in pictures:
        found.append(f"![{heading}]({name}.svg)")
    return found


def markdown_table(rows: Iterable[Sequence[str]]) -> str:
    """A table, its first row being the head."""
    head, *body = ("| " + " | ".join(row) + " |" for row in rows)
    rule = "|" + "---|" * (head.count(" | ") + 1)
    return "\n".join([head, rule, *body])


def rating_rows(ladder: Ladder, book: Phrasebook) -> list[list[str]]:
    """Each bot's rating with its interval."""
    head = [book.say("simulate-bot"), book.say("ladder-elo"), book.say("simulate-interval")]
    return [head, *([bot, f"{rated.value:.0f}", span(rated, "{:.0f}")] for bot, rated in ladder.ratings.items())]


def cross_rows(ladder: Ladder, book: Phrasebook, cell: Callable[[Estimate], str] = percent) -> list[list[str]]:
    """The share of victories of each bot among copies of each other."""
    cells = {(each.single, each.others): each.share for each in ladder.cross_table}
    body = [
        [row, *(cell(cells[row, column]) if row != column else "\u2013" for column in ladder.bots)]
        for row in ladder.bots
    ]
    return [[book.say("ladder-corner"), *ladder.bots], *body]


def seat_rows(ladder: Ladder, book: Phrasebook) -> list[list[str]]:
    """How often each seat won."""
    head = [book.say("ladder-seat"), book.say("arena-share")]
    return [head, *([str(seat), percent(share)] for seat, share in enumerate(ladder.seat_shares, start=1))]


def score_rows(ladder: Ladder, book: Phrasebook) -> list[list[str]]:
    """The mean of each bot's points, and between which points the middle half of its games ended."""
    head = [book.say(key) for key in ("simulate-bot", "simulate-mean", "ladder-quartiles")]
    return [head, *([bot, *score_cells(counts)] for bot, counts in ladder.scores.items())]


def score_cells(counts: dict[int, int]) -> list[str]:
    """Mean and quartiles of points."""
    every = [score for score, times in counts.items() for _ in range(times)]
    quarters = [str(every[len(every) * part // 4]) for part in (1, 2, 3)]
    return [f"{sum(every) / len(every):.1f}", " / ".join(quarters)]


def time_rows(times: dict[str, Pace], book: Phrasebook) -> list[list[str]]:
    """How long each bot thought."""
    head = [book.say(key) for key in ("simulate-bot", "arena-decisions", "arena-median", "arena-slow")]
    return [
        head,
        *([bot, str(each.decisions), duration(each.median), duration(each.slow)] for bot, each in times.items()),
    ]


# ---- figures for people


def span(estimate: Estimate, form: str) -> str:
    """An interval."""
    return f"{form.format(estimate.low)} \u2026 {form.format(estimate.high)}"


def duration(seconds: float) -> str:
    """A time in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"
