"""How a game ended: everybody's place as the game itself ranks them, ties and tie-breaks included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from stammtisch.cli.console import seat_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.record import Result
    from stammtisch.core.words import Phrasebook


def ranking_lines(book: Phrasebook, result: Result) -> Iterator[Text]:
    """The ending as a sentence, then a line per seat, the best first."""
    yield Text(book.say(f"ending-{result.ending}"), "bold")
    for place, seat, score in result.ranking():
        yield Text.assemble(f"{place}. ", seat_text(book, seat), f"  {score}")


def ranking_line(book: Phrasebook, result: Result) -> str:
    """All places in one line: `1. Red 120, 2. Blue 98`."""
    return ", ".join(f"{place}. {book.name('seat', seat)} {score}" for place, seat, score in result.ranking())
