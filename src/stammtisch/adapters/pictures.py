"""A table to look at while agents play: all facts as text, or the page's own drawing of it as pixels.

Everything is shown, hands included: this is for debugging, never for an agent.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

import msgspec

from stammtisch.core.mistakes import needs_extra
from stammtisch.core.pictures import png

with needs_extra("research"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

RENDER_MODES: Final = ["ansi", "human", "rgb_array"]
WIDTH: Final = 960  # pixels of a picture; how high it is depends on the game's board


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


def picture(position: Position) -> NDArray[np.uint8]:
    """The table as pixels: at tables of one kind always as many."""
    with needs_extra("research"):
        from PIL import Image  # noqa: PLC0415 -- only pictures need it

    with Image.open(BytesIO(png(position, "open", width=WIDTH))) as image:
        return np.asarray(image.convert("RGB"))


def known_mode(mode: str | None) -> str | None:
    """The mode of rendering, if there is such a one."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"There is no render_mode {mode!r}: choose {', '.join(map(repr, RENDER_MODES))} or None.")
    return mode


def render(mode: str | None, game: Game, position: Position) -> NDArray[np.uint8] | str | None:
    """What an environment's `render` returns in this mode; `human` prints."""
    if mode == "rgb_array":
        return picture(position)
    if mode == "ansi":
        return text(game, position)
    if mode == "human":
        print(text(game, position))  # noqa: T201 -- that is what was asked for
    return None
