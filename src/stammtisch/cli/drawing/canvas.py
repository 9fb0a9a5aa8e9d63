"""A sheet of squared paper: characters with styles are put down anywhere, then read off line by line."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text


class Canvas:
    """`width` columns and `height` lines; what is put down beyond them is lost."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Put a text down from left to right; return the column behind it."""
        if 0 <= y < self.height:
            for place, character in enumerate(text, x):
                if 0 <= place < self.width:
                    self._cells[y][place] = (character, style)
        return x + len(text)

    def put_text(self, x: int, y: int, text: Text) -> int:
        """Put a text down with its own styles."""
        for place, character in enumerate(text.plain):
            spans = [str(span.style) for span in text.spans if span.start <= place < span.end]
            self.put(x + place, y, character, " ".join([str(text.style), *spans]).strip())
        return x + len(text.plain)

    def lines(self) -> list[Text]:
        """The sheet, without the blanks at the ends of lines."""
        return [self._line(row) for row in self._cells]

    def _line(self, row: list[tuple[str, str]]) -> Text:
        while row and row[-1] == (" ", ""):
            row = row[:-1]
        line = Text()
        for style, run in groupby(row, key=lambda cell: cell[1]):
            line.append("".join(character for character, _ in run), style or None)
        return line
