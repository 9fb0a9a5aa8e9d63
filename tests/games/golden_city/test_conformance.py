"""The game keeps to everything that the core asks of a game (core/conformance)."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import members
from stammtisch.core.conformance import check_game
from stammtisch.core.playout import play_games
from stammtisch.core.position import CHANCE, DEALER, Position
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules.position import PILE_SIZE
from tests.games.golden_city.boards import causeway
from tests.games.golden_city.test_properties import OPTIONS


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "default")
def test_the_game_conforms(seats: int, options: dict[str, str]) -> None:
    """Legal and why agree, views and events keep secrets, worlds can be imagined, records and undo work."""
    check_game(GAME, GAME.make_setup(seats=seats, options=options), seed=len(options) + seats, every=10)


def test_the_game_conforms_on_another_board() -> None:
    """Also where goods run out and players are walled in."""
    check_game(GAME, GAME.make_setup(board=causeway()), seed=1, every=10)


CHECKSUMS = {3: (15267, 2045878399), 4: (19417, 3521441406)}


@pytest.mark.parametrize("seats", [3, 4])
def test_seeded_games_are_the_same_in_every_build(seats: int) -> None:
    """A hundred random games: as many decisions and the same scores, interpreted and compiled."""
    assert play_games(GAME.deal(seats=seats), 100, 1) == CHECKSUMS[seats]


COUNTS = {3: (3, 9, 27, 165, 972, 4212, 19656), 4: (4, 16, 64, 256, 1332, 9216, 52200)}


@pytest.mark.parametrize("seats", [3, 4])
def test_decisions_from_the_opening(seats: int) -> None:
    """How many runs of one, two, three ... decisions there are: generation is complete, and the same when compiled."""
    opening = GAME.deal(seats=seats)

    assert tuple(leaves(opening.copy(), depth) for depth in range(1, 8)) == COUNTS[seats]


def leaves(p: Position, depth: int) -> int:
    """How many runs of so many decisions there are; what is drawn goes by the size of the pile."""
    while p.to_act == CHANCE:
        draws = p.legal(DEALER)
        p.apply(DEALER, draws[p.at[PILE_SIZE] % len(draws)])
    if depth == 0 or p.to_act == 0:
        return 1
    (seat,) = members(p.to_act)
    total = 0
    for action in p.legal(seat):
        after = p.copy()
        after.apply(seat, action)
        total += leaves(after, depth - 1)
    return total
