from __future__ import annotations

import codecs
import io

import pytest
from rich.console import Console
from rich.text import Text

import stammtisch
from stammtisch.cli.console import STYLES, SYMBOLS, style, symbol
from stammtisch.cli.unprintable import PLAIN, plain
from stammtisch.core.words import phrasebook
from stammtisch.games.golden_city.terminal.island import FALLING, RISING

GAMES = [stammtisch.game(name) for name in stammtisch.game_names()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_seat_has_a_look_of_its_own(game: stammtisch.Game) -> None:
    """A colour, a symbol, and where there are only plain characters another one."""
    seats = game.seat_names

    assert set(seats) <= set(SYMBOLS)
    assert set(SYMBOLS) == set(STYLES)
    assert len({symbol(seat) for seat in seats}) == len(seats)
    assert len({style(seat) for seat in seats}) == len(seats)
    assert len({PLAIN[symbol(seat)] for seat in seats}) == len(seats)


def test_a_seat_that_nobody_knows_has_a_look_too() -> None:
    """For a third game."""
    assert (symbol("violet"), style("violet")) == ("•", "bold")


def test_plain_characters_are_plain_and_single() -> None:
    """What stands in for a character takes its place exactly."""
    assert {char: there for char, there in PLAIN.items() if len(there) != 1 or not there.isascii()} == {}


def test_roads_lean_in_plain_characters() -> None:
    """A falling road falls, a rising one rises, and corners are crosses."""
    codecs.register_error("plain", plain)

    assert f"{FALLING}{RISING}│─┌○".encode("ascii", "plain") == b"\\/:-+x"


def test_a_line_never_begins_with_a_french_sign() -> None:
    """The narrow space before a sign does not break, however narrow the window is."""
    sentence = phrasebook("fr", "stammtisch.cli").say("play-help")
    for width in range(12, 60):
        shown = io.StringIO()
        Console(width=width, file=shown).print(Text(sentence))
        lines = shown.getvalue().splitlines()
        assert [line for line in lines if line[0] in ";:!?»"] == []
