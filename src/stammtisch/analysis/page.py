"""An analysis as one page without scripts, to send to whoever sat at the table."""

from __future__ import annotations

from html import escape
from itertools import accumulate
from string import Template
from typing import TYPE_CHECKING, Final

from stammtisch.analysis.telling import tell, tell_action, tell_causes, tell_mix, tell_swing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from stammtisch.analysis.report import Analysis, Column, DecisionReport, SeatReport
    from stammtisch.core.game import Game
    from stammtisch.core.words import Phrasebook

WIDTH: Final = 720
HEIGHT: Final = 240
COLOURS: Final = {
    "red": "#c0392b",
    "blue": "#2f6db5",
    "yellow": "#d6a514",
    "green": "#3b8a4e",
    "white": "#d9d4c7",
    "black": "#43403b",
}
PAGE: Final = Template("""<!doctype html>
<html lang="$language"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title><style>
:root { color-scheme: light dark }
body { font: 16px/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
svg { width: 100%; height: auto; border: 1px solid #8886 }
table { border-collapse: collapse; width: 100% } th, td { text-align: right; padding: .2rem .5rem }
th:first-child, td:first-child { text-align: left } tr { border-bottom: 1px solid #8884 }
.wide { overflow-x: auto } li { margin: .4rem 0; overflow-wrap: anywhere }
 .key { display: inline-block; width: .8em; height: .8em; border: 1px solid #8888 }
</style></head><body><h1>$title</h1>$untrained<p>$summary</p>
<h2>$curve_title</h2>$curve<p>$legend</p><div class="wide"><table>$table</table></div>
<h2>$columns_title</h2>$columns<h2>$moments_title</h2>$moments</body></html>
""")


def page(found: Analysis, book: Phrasebook, game: Game, seat: SeatReport) -> str:
    """The whole page, told for one seat."""
    untrained = "" if found.judge.trained else f"<p>{escape(book.say('analysis-untrained'))}</p>"
    return PAGE.substitute(
        language=book.language,
        title=escape(book.say("analysis-title", game=book.say(f"game-{game.name}"), seat=book.name("seat", seat.seat))),
        untrained=untrained,
        summary=" ".join(escape(tell(game, book, sentence)) for sentence in seat.summary),
        curve_title=escape(book.say("analysis-curve")),
        curve=curve(found, book),
        legend=" ".join(legend(each, book) for each in found.seats),
        table=table(found, book),
        columns_title=escape(book.say("analysis-columns")),
        columns="".join(column_part(column, book, game) for column in seat.columns if column.swings),
        moments_title=escape(book.say("analysis-moments")),
        moments=moments(found, seat, book, game),
    )


# ---- the curve


def curve(found: Analysis, book: Phrasebook) -> str:
    """The chances of all seats on top of each other: together they always fill the picture."""
    first, last = found.curve[0].decisions, found.curve[-1].decisions
    across = [WIDTH * (point.decisions - first) / max(1, last - first) for point in found.curve]
    edges = [[0.0, *accumulate(point.open)] for point in found.curve]
    areas = "".join(area(across, edges, place, seat.seat) for place, seat in enumerate(found.seats))
    label = escape(book.say("analysis-curve"))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}" preserveAspectRatio="none">{areas}</svg>'
    )


def area(across: Sequence[float], edges: Sequence[Sequence[float]], place: int, seat: str) -> str:
    """One seat's part of the picture."""
    above = [f"{x:.1f},{HEIGHT * edge[place]:.1f}" for x, edge in zip(across, edges, strict=True)]
    below = [f"{x:.1f},{HEIGHT * edge[place + 1]:.1f}" for x, edge in zip(across, edges, strict=True)]
    return f'<polygon fill="{COLOURS.get(seat, "#888")}" points="{" ".join([*above, *reversed(below)])}"/>'


def legend(seat: SeatReport, book: Phrasebook) -> str:
    """A seat with its colour, its player and its points."""
    name = escape(f"{book.name('seat', seat.seat)} {seat.player}".strip())
    return f'<span class="key" style="background:{COLOURS.get(seat.seat, "#888")}"></span> {name}: {seat.score}.'


# ---- tables and lists


def table(found: Analysis, book: Phrasebook) -> str:
    """A line for every seat."""
    heads = [
        "",
        *(book.say(f"column-{column.name}") for column in found.seats[0].columns),
        book.say("analysis-accuracy"),
    ]
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    return f"<tr>{head}</tr>" + "".join(table_row(seat, book) for seat in found.seats)


def table_row(seat: SeatReport, book: Phrasebook) -> str:
    """What one seat's chance was made of."""
    cells = [*(signed(column.amount) for column in seat.columns), f"{seat.accuracy:.0f}"]
    name = escape(str(book.name("seat", seat.seat)))
    return f"<tr><td>{name}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def signed(amount: float) -> str:
    """A difference of chances, in percentage points."""
    return f"{round(100 * amount):+d}".replace("-", "−")


def column_part(column: Column, book: Phrasebook, game: Game) -> str:
    """A column and the moments behind it."""
    title = f"<h3>{escape(book.say(f'column-{column.name}'))} {signed(column.amount)}</h3>"
    items = (
        f"{signed(swing.amount)}: {swing.first}–{swing.last} " + escape(tell_swing(game, book, swing))
        for swing in column.swings
    )
    return title + bullets(items)


def moments(found: Analysis, seat: SeatReport, book: Phrasebook, game: Game) -> str:
    """Every decision of the seat that cost something."""
    lost = [each for each in found.judged if each.seat == seat.seat and each.grade != "fine"]
    return (
        bullets(moment(each, book, game) for each in lost)
        if lost
        else f"<p>{escape(book.say('analysis-no-moments'))}</p>"
    )


def moment(decision: DecisionReport, book: Phrasebook, game: Game) -> str:
    """One such decision, with what was better and why."""
    first = book.say(
        "analysis-moment",
        number=decision.number,
        grade=book.say(f"grade-{decision.grade}"),
        action=tell_action(game, book, decision.action),
        better=tell_action(game, book, decision.better),
        cost=f"{decision.points:.0f}",
    )
    return "<br>".join(escape(line) for line in (first, *tell_causes(book, decision), *tell_mix(game, book, decision)))


def bullets(items: Iterable[str]) -> str:
    """A list of texts that are HTML already."""
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"
