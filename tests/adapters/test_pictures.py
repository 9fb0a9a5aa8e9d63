"""Pictures of a table: no fact is cut off, and modes that do not exist are refused."""

from __future__ import annotations

import numpy as np
import pytest

import stammtisch
from stammtisch.adapters.gymnasium import LearnerEnv
from stammtisch.adapters.pettingzoo import env
from stammtisch.adapters.pictures import BOARD, MARGIN, SIZE, picture, text, wrapped
from stammtisch.bots.match import record_match
from stammtisch.bots.regular import RegularBot
from stammtisch.core.position import Position
from stammtisch.core.record import replay

GAMES = ("goldbraeu", "golden_city")


def finished(name: str) -> Position:
    """The end of a game at the largest table: never is there more to tell."""
    game = stammtisch.game(name)
    setup = game.make_setup()
    record = record_match(game, setup, [RegularBot()] * setup.seats, 3, ["regular"] * setup.seats)
    return replay(game, record)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_cut_off_at_the_edges(name: str) -> None:
    """The margins of the picture are blank paper on the right and below."""
    pixels = picture(stammtisch.game(name), finished(name))
    paper = pixels[-1, -1]

    assert pixels.shape == (SIZE[1], SIZE[0], 3)
    edge = MARGIN // 2  # a letter may reach a pixel beyond its length
    assert np.all(pixels[:, -edge:] == paper)
    assert np.all(pixels[-edge:] == paper)
    assert not np.all(pixels[:, BOARD:] == paper)


@pytest.mark.parametrize("name", GAMES)
def test_broken_lines_say_all_that_the_facts_say(name: str) -> None:
    """Word for word, in lines that fit."""
    facts = text(stammtisch.game(name), finished(name))
    lines = wrapped(facts, lambda line: len(line) <= 90)

    assert lines.split() == facts.split()
    assert max(map(len, lines.splitlines())) <= 90
    assert sum(not line.startswith(" ") for line in lines.splitlines()) == len(facts.splitlines())


def test_a_word_that_fits_nowhere_gets_a_line_of_its_own() -> None:
    """It is not lost, and what follows goes on below."""
    assert wrapped("a bbbbbbbbbbbb c", lambda line: len(line) <= 8).split() == ["a", "bbbbbbbbbbbb", "c"]


@pytest.mark.parametrize("name", GAMES)
def test_modes_that_do_not_exist_are_refused(name: str) -> None:
    """With those that do; nobody waits for a picture that never comes."""
    with pytest.raises(ValueError, match=r"'rgb'.*'rgb_array'"):
        env(game=name, render_mode="rgb")
    with pytest.raises(ValueError, match=r"'rgb'.*'rgb_array'"):
        LearnerEnv(game=name, render_mode="rgb")
