"""A table to look at while agents play: all facts as text, or the game's plain picture of its board beside them.

Everything is shown, hands included: this is for debugging, never for an agent. The command line and the page have
drawings for players; these need only the game's open view, and `draw_board` of its part `picture`, if there is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from stammtisch.core.mistakes import needs_extra
from stammtisch.core.parts import part

with needs_extra("research"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray
    from PIL.ImageDraw import ImageDraw

    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.view import TableView

RENDER_MODES: Final = ["ansi", "human", "rgb_array"]
SIZE: Final = (1280, 720)  # pixels of a picture
MARGIN: Final = 8
INDENT: Final = "    "  # of a line that goes on with the one above
BOARD: Final = 488  # pixels from the edge to the facts beside a board
PAPER, INK, LINE = "#fffaf0", "#2b2118", "#a8997c"


def text(game: Game, position: Position) -> str:
    """All facts about a table, one per line."""
    facts = msgspec.to_builtins(game.open_view(position))
    facts.pop("setup")
    return "\n".join(lines(facts)) + "\n"


def lines(facts: dict[str, Any]) -> Iterator[str]:
    """A line for each fact; one per item if the fact is a list of things."""
    for name, fact in facts.items():
        if isinstance(fact, (list, tuple)) and any(isinstance(item, dict) for item in fact):
            yield from (f"{name} {number}: {plain(item)}" for number, item in enumerate(fact, 1))
        else:
            yield f"{name}: {plain(fact)}"


def plain(fact: Any) -> str:  # noqa: ANN401 -- JSON
    """A fact in few words."""
    if isinstance(fact, dict):
        return ", ".join(f"{key} {plain(value)}" for key, value in fact.items()) or "-"
    if isinstance(fact, (list, tuple)):
        return " ".join(map(plain, fact)) or "-"
    return "-" if fact is None else str(fact)


def picture(game: Game, position: Position) -> NDArray[np.uint8]:
    """The board and the facts beside it, as pixels."""
    with needs_extra("research"):
        from PIL import Image, ImageDraw  # noqa: PLC0415 -- only pictures need it

    image = Image.new("RGB", SIZE, PAPER)
    draw = ImageDraw.Draw(image)
    draw_board = board_of(game)
    if draw_board:
        draw_board(draw, game.open_view(position))
    left = BOARD if draw_board else MARGIN
    facts = wrapped(text(game, position), lambda line: draw.textlength(line) <= SIZE[0] - left - MARGIN)
    draw.multiline_text((left, MARGIN), facts, fill=INK, spacing=2)
    return np.asarray(image)


def wrapped(facts: str, fits: Callable[[str], bool]) -> str:
    """The lines, those that do not fit broken between words; what belongs to the line above is indented."""
    found: list[str] = []
    for line in facts.splitlines():
        found.append("")
        for word in line.split():
            longer = f"{found[-1]} {word}" if found[-1] else word
            if fits(longer) or longer == word:
                found[-1] = longer
            else:
                found.append(INDENT + word)
    return "\n".join(found)


def board_of(game: Game) -> Callable[[ImageDraw, TableView], None] | None:
    """`draw_board` of the game's part `picture`; None if it brings none."""
    module = part(game.package, "picture")
    draw_board: Callable[[ImageDraw, TableView], None] | None = module.draw_board if module else None
    return draw_board


def draw_disc(draw: ImageDraw, point: tuple[float, float], radius: float, fill: str) -> None:
    """A disc with an outline, for the pictures of games."""
    x, y = point
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill, outline=INK)


def known_mode(mode: str | None) -> str | None:
    """The mode of rendering, if there is such a one."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"There is no render_mode {mode!r}: choose {', '.join(map(repr, RENDER_MODES))} or None.")
    return mode


def render(mode: str | None, game: Game, position: Position) -> NDArray[np.uint8] | str | None:
    """What an environment's `render` returns in this mode; `human` prints."""
    if mode == "rgb_array":
        return picture(game, position)
    if mode == "ansi":
        return text(game, position)
    if mode == "human":
        print(text(game, position))  # noqa: T201 -- that is what was asked for
    return None
