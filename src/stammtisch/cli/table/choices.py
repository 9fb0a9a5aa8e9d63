"""Understanding what is typed: a number, the words of the notation, or as much of them as is needed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from stammtisch.core.game import Game
    from stammtisch.core.words import Phrasebook

_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_MOST_NAMED: Final = 5  # candidates in the sentence about an ambiguous answer
_LINES_WANTED: Final = 10  # this many choices get a line each in the smallest terminal
_TABLE_LINES: Final = 24  # lines that table and question take
_GAP: Final = 3  # columns between choices side by side
_NUMBER: Final = 5  # columns for the number of a choice


def fold(typed: str) -> str:
    """What was typed, in the spelling of the notation."""
    return " ".join(re.sub(r"[,;.:()]", " ", typed.casefold().translate(_UMLAUTS)).split())


def understand(game: Game, legal: Sequence[int], typed: str) -> int:
    """The action that is meant, legal or not; a Mistake if that cannot be told."""
    words = fold(typed)
    if words.isdecimal():
        if not 1 <= int(words) <= len(legal):
            raise Mistake("choice-number", number=words, most=len(legal))
        return legal[int(words) - 1]
    exact = game.catalogue.parse(words)
    if exact is not None:
        return exact
    everything = range(len(game.catalogue))
    for candidates, fits in ((legal, begins), (legal, contains), (everything, begins)):
        found = [a for a in candidates if words and fits(game.catalogue.words(a).split(), words.split())]
        if len(found) == 1:
            return found[0]
        if found and candidates is legal:
            named = ", ".join(game.catalogue.words(a) for a in found[:_MOST_NAMED])
            raise Mistake("choice-ambiguous", typed=typed, found=named)
    raise Mistake("choice-unknown", typed=typed)


def begins(words: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether word for word the beginnings were typed: `exp kr c2`."""
    return len(typed) <= len(words) and all(w.startswith(t) for w, t in zip(words, typed, strict=False))


def contains(words: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether the beginnings of some of the words were typed, in order: `c2`."""
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in typed)


def choice_list(game: Game, legal: Sequence[int], book: Phrasebook, size: tuple[int, int]) -> RenderableType:
    """The choices, numbered, in notation and spoken: a line each, or side by side if that takes too many lines."""
    width, height = size
    notation = [game.catalogue.words(action) for action in legal]
    widest = max(map(len, notation))
    spoken = [f"{words:<{widest}}  {game.speak(book, a)}" for words, a in zip(notation, legal, strict=True)]
    if len(legal) <= max(_LINES_WANTED, height - _TABLE_LINES) or columns_of(spoken, width) > 1:
        return side_by_side(notation, spoken, 1 if len(legal) <= _LINES_WANTED else columns_of(spoken, width))
    return side_by_side(notation, notation, columns_of(notation, width))


def side_by_side(notation: Sequence[str], labels: Sequence[str], columns: int) -> RenderableType:
    """Numbered choices in columns, read downwards; the notation stands out from what is spoken."""
    rows = -(-len(labels) // columns)
    room = max(map(len, labels)) + _NUMBER + _GAP
    lines = [Text() for _ in range(rows)]
    for place, (words, label) in enumerate(zip(notation, labels, strict=True)):
        entry = Text.assemble(f"{place + 1:>3}  ", (words, "bold"), (label[len(words) :], "dim"))
        entry.pad_right(room - len(entry) if place + rows < len(labels) else 0)
        lines[place % rows].append_text(entry)
    return Group(*lines)


def columns_of(labels: Sequence[str], width: int) -> int:
    """How many such labels, with their numbers, fit beside each other."""
    return max(1, (width + _GAP) // (max(map(len, labels)) + _NUMBER + _GAP))
