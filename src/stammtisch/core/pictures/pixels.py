"""A table as PNG: the same drawing, with the page's own letters, so that every machine makes the same pixels."""

from __future__ import annotations

from contextlib import ExitStack
from importlib.resources import as_file
from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake, needs_extra
from stammtisch.core.pictures.drawing import svg
from stammtisch.core.pictures.engine import EXTRA, drawings

if TYPE_CHECKING:
    from stammtisch.core.position import Position

WIDTHS: Final = range(100, 8001)  # pixels: what can be recognised, and what fits into memory


def png(
    position: Position, seat: int | str | None = None, *, theme: str = "light", language: str = "en", width: int = 0
) -> bytes:
    """The table as one seat sees it, as a PNG; `width` in pixels, without it as large as the SVG says."""
    if width and width not in WIDTHS:
        raise Mistake("picture-width", width=width, fewest=WIDTHS[0], most=WIDTHS[-1])
    return rasterise(svg(position, seat, theme=theme, language=language), width)


def rasterise(drawing: str, width: int = 0) -> bytes:
    """An SVG of ours as PNG."""
    with needs_extra(EXTRA):
        from resvg_py import svg_to_bytes  # noqa: PLC0415 -- only pictures need it

    with ExitStack() as stack:
        fonts = [str(stack.enter_context(as_file(file))) for file in drawings().iterdir() if file.name.endswith(".ttf")]
        return bytes(
            svg_to_bytes(
                drawing,
                width=width or None,
                skip_system_fonts=True,
                font_files=sorted(fonts),
                font_family="Source Sans 3",
                serif_family="Lora SemiBold",  # as the font calls itself: it has one weight
                sans_serif_family="Source Sans 3",
            )
        )
