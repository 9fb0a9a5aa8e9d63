"""A table to look at, for people who watch agents: all facts as text, or a plain picture of the board beside them.

Everything is shown, hands included: this is for whoever debugs, never for an agent. The command line and the page have
drawings for players; these here need nothing but the game's open view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from stammtisch.games.golden_city.board import load_board

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray
    from PIL.ImageDraw import ImageDraw

    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

RENDER_MODES: Final = ["ansi", "human", "rgb_array"]
SIZE: Final = (1280, 720)  # pixels of a picture
MARGIN: Final = 8
BOARD: Final = 488  # pixels from the edge to the facts beside a board
PAPER, INK, LINE = "#fffaf0", "#2b2118", "#a8997c"
COLOURS: Final = {
    "red": "#c0392b",
    "blue": "#2f6fb3",
    "yellow": "#e2b93b",
    "green": "#3f8f4f",
    "white": "#ffffff",
    "black": "#333333",
    "krug": "#e0b050",
    "eiche": "#93b964",
    "baeren": "#c98a5e",
    "post": "#e6d86a",
    "hirschen": "#86b5bf",
    "adler": "#c39bc9",
    "free": "#efe4cb",
    "coast": "#5f9fd0",
    "mountains": "#b9a9a0",
    "meadows": "#8fc46a",
    "woodland": "#4f9f6f",
    "desert": "#d9b75f",
}
SPACE: Final = 58  # pixels of a space of the village square
DOT: Final = 9  # radius of a site of the island, in pixels


def text(game: Game, position: Position) -> str:
    """All facts about a table, a line for each."""
    facts = msgspec.to_builtins(game.open_view(position))
    facts.pop("setup")
    return "\n".join(lines(facts)) + "\n"


def lines(facts: dict[str, Any]) -> Iterator[str]:
    """A line for each fact, for several things of a kind a line each."""
    for name, fact in facts.items():
        if isinstance(fact, (list, tuple)) and any(isinstance(item, dict) for item in fact):
            yield from (f"{name} {number}: {plain(item)}" for number, item in enumerate(fact, 1))
        else:
            yield f"{name}: {plain(fact)}"


def plain(fact: Any) -> str:  # noqa: ANN401 -- as above
    """A fact in few words."""
    if isinstance(fact, dict):
        return ", ".join(f"{key} {plain(value)}" for key, value in fact.items()) or "-"
    if isinstance(fact, (list, tuple)):
        return " ".join(map(plain, fact)) or "-"
    return "-" if fact is None else str(fact)


def picture(game: Game, position: Position) -> NDArray[np.uint8]:
    """The board and the facts beside it, as pixels."""
    from PIL import Image, ImageDraw  # noqa: PLC0415 -- only who looks needs it

    image = Image.new("RGB", SIZE, PAPER)
    draw = ImageDraw.Draw(image)
    board = BOARDS.get(game.name)
    if board:
        board(draw, game.open_view(position))
    draw.multiline_text((BOARD if board else MARGIN, MARGIN), text(game, position), fill=INK, spacing=2)
    return np.asarray(image)


def draw_square(draw: ImageDraw, view: Any) -> None:  # noqa: ANN401 -- Goldbräu's view
    """The village square: free spaces, gardens in their colours."""
    owners = {space: garden.name for garden in view.gardens for space in garden.spaces}
    for space in (*view.free_spaces, *owners):
        left, top = MARGIN + "abcdefgh".index(space[0]) * SPACE, MARGIN + (int(space[1:]) - 1) * SPACE
        fill = COLOURS[owners.get(space, "free")]
        draw.rectangle((left, top, left + SPACE, top + SPACE), fill=fill, outline=LINE)
        draw.text((left + 4, top + 3), f"{owners.get(space, '')[:5]}\n{space}", fill=INK)


def draw_island(draw: ImageDraw, view: Any) -> None:  # noqa: ANN401 -- The Golden City's view
    """The island: roads, sites in the colour of their landform, businesses in that of their seat."""
    board = load_board(view.setup.board).file
    points = {node.id: (20 + node.x * 4.4, 20 + node.y * 4.4) for node in board.nodes}
    for one, other in board.edges:
        draw.line((*points[one], *points[other]), fill=LINE, width=2)
    for node in board.nodes:
        dot(draw, points[node.id], DOT, COLOURS[node.landform])
        builders = [player.seat for player in view.players if node.id.lower() in player.sites]
        for number, seat in enumerate(builders):
            x, y = points[node.id]
            dot(draw, (x - 5 + 10 * number, y), DOT // 2, COLOURS[seat])


def dot(draw: ImageDraw, point: tuple[float, float], radius: float, fill: str) -> None:
    """A disc."""
    x, y = point
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill, outline=INK)


BOARDS: Final[dict[str, Callable[[ImageDraw, Any], None]]] = {"goldbraeu": draw_square, "golden_city": draw_island}


def render(mode: str | None, game: Game, position: Position) -> NDArray[np.uint8] | str | None:
    """What an environment's `render` answers in a mode; for people it is printed."""
    if mode == "rgb_array":
        return picture(game, position)
    if mode == "ansi":
        return text(game, position)
    if mode == "human":
        print(text(game, position))  # noqa: T201 -- that is what was asked for
    return None
