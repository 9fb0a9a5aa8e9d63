"""The tables that property tests play at: every edition, every option on its own, and mixtures."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from stammtisch.games.goldbraeu.game import GAME
from tests.games.goldbraeu.boards import LARGE

if TYPE_CHECKING:
    from stammtisch.core.setup import Setup

BOARDS: Final = {"standard": "standard", "large": LARGE}


def editions() -> dict[str, Setup]:
    """Every edition for three and four, on both boards."""
    return {
        f"{edition} {seats} {board}": GAME.make_setup(edition, seats, board=BOARDS[board])
        for edition in GAME.editions
        for seats in GAME.seats
        for board in BOARDS
    }


def single_options() -> dict[str, Setup]:
    """The default edition with one option turned, for every value of every option."""
    found = {}
    for option in GAME.options:
        for value in option.values:
            seats = option.seats or 4
            if GAME.editions["hanser-2004"][option.name] != value:
                # fences run short only where there are few of them
                board = LARGE if option.name == "fence_limit" else "standard"
                found[f"{option.name}={value}"] = GAME.make_setup("hanser-2004", seats, {option.name: value}, board)
    return found


def mixtures(number: int, seed: int) -> dict[str, Setup]:
    """So many tables with every option at random; the same for the same seed."""
    chance = random.Random(seed)
    found = {}
    for _ in range(number):
        seats = chance.choice((3, 4))
        board = chance.choice(list(BOARDS))
        options = {o.name: chance.choice(o.values) for o in GAME.options if o.seats in (0, seats)}
        name = f"{seats} {board} {' '.join(options.values())}"
        found[name] = GAME.make_setup("digest", seats, options, BOARDS[board])
    return found
