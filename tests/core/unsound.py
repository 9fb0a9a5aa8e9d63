"""Unsound games, made from the toy, and what the conformance kit says of them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from stammtisch.core.conformance import check_game
from tests.core import toy
from tests.core.toy import TOY

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position, Step
    from stammtisch.core.setup import Setup


def replaced(number: int, step: Step) -> list[Step]:
    """The toy's steps with another one in place of one of them."""
    return [*toy.STEPS[:number], step, *toy.STEPS[number + 1 :]]


def find_fault(game: Game) -> str:
    """What the kit says about a game, seeing several games of it."""
    with pytest.raises(AssertionError) as fault:
        check_games(game)
    return str(fault.value)


def check_games(game: Game) -> None:
    """The whole kit on several games."""
    for seed in range(20):
        check_game(game, TOY.make_setup(seats=3), seed)


def with_law(law: type[toy.ToyLaw]) -> Game:
    """The toy under another law; worlds are imagined under it too."""

    def open_under(setup: Setup) -> Position:
        return law([setup.seats, int(setup.options["worth"])], toy.STEPS, setup).opening()

    return replace(TOY, open=open_under, imagine=partial(toy.imagine, opening=open_under))
