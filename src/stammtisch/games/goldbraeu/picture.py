"""The village square as a plain picture, for research environments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.adapters.pictures import INK, LINE, MARGIN

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

    from stammtisch.games.goldbraeu.knowledge.view import View

SPACE: Final = 58  # pixels of a space
FREE: Final = "#efe4cb"
COLOURS: Final = {
    "krug": "#e0b050",
    "eiche": "#93b964",
    "baeren": "#c98a5e",
    "post": "#e6d86a",
    "hirschen": "#86b5bf",
    "adler": "#c39bc9",
}


def draw_board(draw: ImageDraw, view: View) -> None:
    """The village square: free spaces, gardens in their colours."""
    owners = {space: garden.name for garden in view.gardens for space in garden.spaces}
    for space in (*view.free_spaces, *owners):
        garden = owners.get(space, "")
        left, top = MARGIN + "abcdefgh".index(space[0]) * SPACE, MARGIN + (int(space[1:]) - 1) * SPACE
        draw.rectangle((left, top, left + SPACE, top + SPACE), fill=COLOURS.get(garden, FREE), outline=LINE)
        draw.text((left + 4, top + 3), f"{garden[:5]}\n{space}", fill=INK)
