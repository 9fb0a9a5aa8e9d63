"""Pictures as pixels: of the size asked for, in colour, lettered without the system's fonts."""

from __future__ import annotations

import sys
from io import BytesIO

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

import stammtisch
from stammtisch.core.mistakes import Mistake
from stammtisch.core.pictures.pixels import rasterise
from tests.pictures.positions import GAMES, played


def pixels(data: bytes) -> NDArray[np.uint8]:
    """The colours of a PNG."""
    return np.asarray(Image.open(BytesIO(data)).convert("RGB"))


@pytest.mark.parametrize("name", GAMES)
def test_a_png_has_the_size_that_was_asked_for_and_many_colours(name: str) -> None:
    """By day and in the evening, which is darker."""
    position = played(name, 4, 100)
    day, evening = (pixels(stammtisch.png(position, 0, theme=theme, width=480)) for theme in ("light", "dark"))

    assert day.shape == evening.shape
    assert day.shape[1] == 480
    assert len(np.unique(day.reshape(-1, 3), axis=0)) > 2000
    assert evening.mean() < day.mean() - 20


@pytest.mark.parametrize(
    ("family", "weight"), [("Lora, Georgia, serif", 600), ("Source Sans 3, sans-serif", 400), ("sans-serif", 800)]
)
def test_both_families_are_in_the_package(family: str, weight: int) -> None:
    """Letters in either make pixels on a machine without fonts, in the weights that are used."""
    letters = f'<text y="40" font-size="40" fill="#fff" font-family="{family}" font-weight="{weight}">äßé’«×</text>'
    drawn = pixels(rasterise(f'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60">{letters}</svg>'))

    assert (drawn > 128).any(axis=(0, 2)).sum() > 80  # columns of pixels with ink


@pytest.mark.parametrize("width", [99, 8001, -1])
def test_a_width_beyond_reason_is_refused(width: int) -> None:
    """In one sentence."""
    with pytest.raises(Mistake, match="100 to 8,000 pixels"):
        stammtisch.png(played(GAMES[0], 3, 5), width=width)


def test_without_the_extra_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """The drawing may be there and the pixels not."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(Mistake, match=r"'stammtisch\[pictures\]'"):
        stammtisch.png(played(GAMES[0], 3, 5))
