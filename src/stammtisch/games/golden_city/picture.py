"""The island as a plain picture, for research environments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.adapters.pictures import LINE, draw_disc
from stammtisch.games.golden_city.board import BOARDS

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

    from stammtisch.games.golden_city.knowledge.view import View

RADIUS: Final = 9  # of a site, in pixels
LANDFORMS: Final = {
    "coast": "#5f9fd0",
    "mountains": "#b9a9a0",
    "meadows": "#8fc46a",
    "woodland": "#4f9f6f",
    "desert": "#d9b75f",
}
SEATS: Final = {"red": "#c0392b", "blue": "#2f6fb3", "white": "#ffffff", "black": "#333333"}


def draw_board(draw: ImageDraw, view: View) -> None:
    """The island: roads, sites in the colour of their landform, businesses in that of their seat."""
    board = BOARDS.load(view.setup.board).file
    points = {node.id: (20 + node.x * 4.4, 20 + node.y * 4.4) for node in board.nodes}
    for one, other in board.edges:
        draw.line((*points[one], *points[other]), fill=LINE, width=2)
    for node in board.nodes:
        x, y = points[node.id]
        draw_disc(draw, (x, y), RADIUS, LANDFORMS[node.landform])
        builders = [player.seat for player in view.players if node.id.lower() in player.sites]
        for number, seat in enumerate(builders):
            draw_disc(draw, (x - 5 + 10 * number, y), RADIUS // 2, SEATS[seat])
