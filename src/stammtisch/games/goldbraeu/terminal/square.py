"""The village square as a grid: thick fences around the gardens, none within them, a gate where the inn stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stammtisch.cli.drawing.canvas import Canvas

NOTHING: Final = 0
LINE: Final = 1  # between free spaces, and at the edge of the square
FENCE: Final = 2

# The character whose arms go up, right, down and left with these weights: index in base 3.
CROSSINGS: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
WATER: Final = "≈"
UMBRELLA: Final = "☂"

FILLS: Final = {
    "krug": "black on #e0b050",
    "eiche": "black on #93b964",
    "baeren": "black on #c98a5e",
    "post": "black on #e6d86a",
    "hirschen": "black on #86b5bf",
    "adler": "black on #c39bc9",
}
LINE_STYLE: Final = "dim"
FENCE_STYLE: Final = "bold"
SPACE_STYLE: Final = "dim"
WATER_STYLE: Final = "blue"

Place = tuple[int, int]  # row and column, counted from nought


class Square(NamedTuple):
    """What lies where."""

    rows: int
    cols: int
    tables: frozenset[Place]
    umbrellas: frozenset[Place]
    gardens: Mapping[Place, str]  # whose the taken spaces are
    gates: Mapping[Place, tuple[str, str]]  # base spaces: the garden and the side of its inn
    cell: int  # columns for a space

    @property
    def width(self) -> int:
        """Columns it takes."""
        return self.cols * (self.cell + 1) + 1

    @property
    def height(self) -> int:
        """Lines it takes."""
        return self.rows * 2 + 1

    def between(self, one: Place, other: Place) -> int:
        """What stands between two places side by side."""
        if one not in self.tables and other not in self.tables:
            return NOTHING
        if one not in self.tables or other not in self.tables:
            return LINE
        garden, neighbour = self.gardens.get(one), self.gardens.get(other)
        if garden != neighbour:
            return FENCE
        return LINE if garden is None else NOTHING


def draw_square(canvas: Canvas, square: Square, left: int, top: int) -> None:
    """Draw spaces, fences and gates with the upper left corner at a place of the canvas."""
    for row in range(square.rows + 1):
        for col in range(square.cols + 1):
            x, y = left + col * (square.cell + 1), top + row * 2
            draw_crossing(canvas, square, (row, col), (x, y))
            if col < square.cols:
                draw_side(canvas, square, ((row - 1, col), (row, col)), (x + 1, y))
            if row < square.rows:
                draw_side(canvas, square, ((row, col - 1), (row, col)), (x, y + 1))
            if row < square.rows and col < square.cols:
                draw_space(canvas, square, (row, col), (x + 1, y + 1))
    for (row, col), (garden, side) in square.gates.items():
        draw_gate(canvas, square.cell, garden, side, (left + col * (square.cell + 1), top + row * 2))


def draw_crossing(canvas: Canvas, square: Square, crossing: Place, where: Place) -> None:
    """Draw the point between four spaces; inside a garden there is nothing but the garden."""
    row, col = crossing
    nw, ne, se, sw = (row - 1, col - 1), (row - 1, col), (row, col), (row, col - 1)
    arms = [square.between(*pair) for pair in ((nw, ne), (ne, se), (sw, se), (nw, sw))]
    index = 0
    for weight in arms:
        index = index * 3 + weight
    if index == 0:
        canvas.put(*where, " ", FILLS.get(square.gardens.get(se, ""), ""))
    else:
        canvas.put(*where, CROSSINGS[index], FENCE_STYLE if FENCE in arms else LINE_STYLE)


def draw_side(canvas: Canvas, square: Square, sides: tuple[Place, Place], where: Place) -> None:
    """Draw what stands between two spaces: between upper and lower ones it is as wide as a space."""
    upper = sides[0][1] == sides[1][1]
    length = square.cell if upper else 1
    weight = square.between(*sides)
    if weight == NOTHING:
        fill = FILLS.get(square.gardens.get(sides[1], ""), "")
        canvas.put(*where, " " * length, fill)
    else:
        characters = " ─━" if upper else " │┃"
        canvas.put(*where, characters[weight] * length, FENCE_STYLE if weight == FENCE else LINE_STYLE)


def draw_space(canvas: Canvas, square: Square, place: Place, where: Place) -> None:
    """Draw a space: the letter of its garden, its name, an umbrella; or the water in the middle."""
    if place not in square.tables:
        canvas.put(*where, WATER * square.cell, WATER_STYLE)
        return
    garden = square.gardens.get(place)
    name = f"{'abcdefgh'[place[1]]}{place[0] + 1}"
    label = f"{letter(garden) if garden else ' '}{name}{UMBRELLA if place in square.umbrellas else ' '}"
    fill = FILLS.get(garden, "") if garden else SPACE_STYLE
    canvas.put(*where, label.center(square.cell), fill)
    if place in square.umbrellas:
        x, y = where
        umbrella = fill.replace("black", "bold #a01818") if garden else "red"
        canvas.put(x + label.center(square.cell).index(UMBRELLA), y, UMBRELLA, umbrella)


def draw_gate(canvas: Canvas, cell: int, garden: str, side: str, where: Place) -> None:
    """Open the side of a base space towards the inn, and write the inn's letter there; its corner is at `where`."""
    x, y = where
    if side in ("W", "E"):
        canvas.put(x if side == "W" else x + cell + 1, y + 1, "╡" if side == "W" else "╞", LINE_STYLE)
        return
    gate = f"┘{letter(garden)}└" if side == "N" else f"┐{letter(garden)}┌"
    line = y if side == "N" else y + 2
    behind = canvas.put(x + 1 + (cell - 3) // 2, line, gate, LINE_STYLE)
    canvas.put(behind - 2, line, letter(garden), FILLS.get(garden, ""))


def letter(garden: str) -> str:
    """The letter that stands for a garden."""
    return garden[0].upper()
