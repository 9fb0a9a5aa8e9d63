"""What everybody sees is made once for all who look; whoever looked before, nobody sees more or less for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

import stammtisch
from stammtisch.core.events import OPEN, SPECTATOR
from tests.server.test_history import play

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position


def seen(game: Game, position: Position, viewers: list[int]) -> dict[int, bytes]:
    """What viewers see, in the order in which they look."""
    return {viewer: msgspec.json.encode(game.view(position, viewer)) for viewer in viewers}


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_nobody_sees_through_the_eyes_of_another(name: str) -> None:
    """Alone after another table was shown, or just behind somebody who sees everything: each sees the same."""
    game = stammtisch.game(name)
    history, _states = play(game, 3, 10_000)
    elsewhere = game.deal()
    viewers = [SPECTATOR, *range(history.setup.seats)]

    for line in range(1, history.number + 1, 7):
        position = history.position_after(line)
        assert position is not None
        alone: dict[int, bytes] = {}
        for viewer in viewers:
            game.view(elsewhere, OPEN)
            alone |= seen(game, position, [viewer])
        together = seen(game, position.copy(), [OPEN, *reversed(viewers)])

        assert alone == {viewer: together[viewer] for viewer in viewers}
        assert len(set(alone.values())) == len(viewers)
