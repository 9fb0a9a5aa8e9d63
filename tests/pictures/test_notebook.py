"""A notebook draws a position by itself; on both builds."""

from __future__ import annotations

import sys

import pytest

import stammtisch
from stammtisch.core.pictures import engine
from tests.pictures.positions import GAMES, played


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_what_a_spectator_sees(name: str) -> None:
    """Nobody's cards are shown by accident."""
    position = played(name, 3, 40)

    assert position._repr_svg_() == stammtisch.svg(position, stammtisch.SPECTATOR)
    assert repr(position).startswith("<Position of")


def test_without_the_extra_a_notebook_shows_the_repr(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the call itself says what to install."""
    monkeypatch.setitem(sys.modules, "quickjs", None)
    engine.engine_of.cache_clear()
    position = played(GAMES[0], 3, 5)

    assert position._repr_svg_() is None
    with pytest.raises(stammtisch.Mistake, match=r"'stammtisch\[pictures\]'"):
        stammtisch.svg(position)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    monkeypatch.undo()
    assert position._repr_svg_() is not None


def test_without_the_drawings_a_sentence_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """A source tree whose page was never built has none."""
    monkeypatch.setattr(engine, "FOLDER", ("static", "nowhere"))
    engine.engine_of.cache_clear()

    with pytest.raises(stammtisch.Mistake, match="make page"):
        stammtisch.svg(played(GAMES[0], 3, 5))
