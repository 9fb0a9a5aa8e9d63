"""The island of The Golden City as a map: roads first, then every site with its reward or its owners on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stammtisch.cli.drawing.canvas import Canvas
    from stammtisch.games.golden_city.board.file import BoardFile, Node

# What a vacant site gives: a letter that its legend explains, or letters for the first and the second builder.
REWARDS: Final = {"card": "c", "coin1": "1", "coin2": "2", "goods": "g", "bonus": "b", "key": "k"}
RIVER: Final = "≈"
LAND_STYLES: Final = {
    "coast": "#5f9fd0",
    "mountains": "#b9a9a0",
    "meadows": "#8fc46a",
    "woodland": "#4f9f6f",
    "desert": "#d9b75f",
}
CITY_STYLE: Final = "bold"
ROAD_STYLE: Final = "dim"
RIVER_STYLE: Final = "bold #4f8fe0"
FALLING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER LEFT TO LOWER RIGHT}"
RISING: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
STEEP: Final = 2.2  # columns to a line: flatter than that is drawn flat, steeper upright

Point = tuple[int, int]  # column and line


class Sheet(NamedTuple):
    """How large the island is drawn: columns and lines from the first site to the last."""

    width: int
    height: int
    full_names: bool  # `mo-r1` rather than `r1`

    def point(self, node: Node) -> Point:
        """Where a site is drawn."""
        return round(node.x * self.width / 100), round(node.y * self.height / 100)


class Owner(NamedTuple):
    """A business on a site: the sign of its seat and the colour."""

    sign: str
    style: str


def draw_island(canvas: Canvas, sheet: Sheet, board: BoardFile, owners: Mapping[str, list[Owner]], left: int) -> None:
    """Draw roads and sites; `owners` says who has built on a site, by its name in small letters."""
    points = {node.id: sheet.point(node) for node in board.nodes}
    for one, other in board.edges:
        draw_road(canvas, points[one], points[other], left)
    for node in board.nodes:
        label = site_label(node, owners.get(node.id.lower(), []), full=sheet.full_names)
        x, y = points[node.id]
        canvas.put_text(max(0, left + x - label.cell_len // 2), y, label)


def draw_road(canvas: Canvas, start: Point, end: Point, left: int) -> None:
    """A straight line of characters that lean the right way."""
    (x1, y1), (x2, y2) = start, end
    steps = max(abs(x2 - x1), abs(y2 - y1))
    for step in range(1, steps):
        x = x1 + (x2 - x1) * step / steps
        y = y1 + (y2 - y1) * step / steps
        canvas.put(left + round(x), round(y), leaning(x2 - x1, y2 - y1), ROAD_STYLE)


def leaning(across: int, down: int) -> str:
    """The character for a road that goes so far across and down."""
    if abs(across) > STEEP * 2 * abs(down):
        return "─"
    if abs(across) * STEEP < abs(down) * 2:
        return "│"
    return FALLING if (across > 0) == (down > 0) else RISING


def site_label(node: Node, owners: list[Owner], *, full: bool) -> Text:
    """A site: river, name, what it still gives, who has built there."""
    style = CITY_STYLE if node.letters else ""
    name = node.id.lower() if full else node.id.lower().partition("-")[2]
    label = Text()
    if node.river:
        label.append(RIVER, RIVER_STYLE)
    label.append(name, f"{style} {LAND_STYLES[node.landform]}".strip())
    label.append(f":{still_gives(node, len(owners))}", style)
    for owner in owners:
        label.append(owner.sign, owner.style)
    return label


def still_gives(node: Node, built: int) -> str:
    """The sign of a vacant location's reward; the letters of a part that nobody or one has entered, + for an extra."""
    if node.letters is None:
        return "" if built else REWARDS[node.reward or "card"]
    if built >= len(node.letters):
        return ""
    return f"{node.letters[built]}{'+' if node.first_extra and not built else ''}"
