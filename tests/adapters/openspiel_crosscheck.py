"""Seeded games through the engine and through OpenSpiel: python -m tests.adapters.openspiel_crosscheck GAMES."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import numpy as np

from stammtisch.adapters.observation_env import rewards
from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.position import CHANCE, DEALER
from tests.adapters.openspiel_games import TABLES, load

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position


def compare_game(name: str, players: int, seed: int) -> int:
    """Play a seeded game in both; the first difference is an AssertionError. How many decisions there were."""
    loaded = load(name, players)
    game: Game = loaded.source
    position, state = game.deal(seats=players), loaded.new_initial_state()
    rng, decisions = Rng(seed), 0
    while position.to_act:
        compare(game, position, state)
        together = members(position.to_act)
        for seat in together if state.is_simultaneous_node() else together[:1]:
            decisions += 1
            action = any_action(position, seat, rng)
            position.apply(seat, action)
            together[together.index(seat)] = action
        advance(state, together)
    compare(game, position, state)
    assert state.is_terminal()
    assert state.returns() == rewards("win", position.scores(), position.places())
    assert state.play.position.scores() == position.scores()
    return decisions


def any_action(position: Position, seat: int, rng: Rng) -> int:
    """A draw, or any legal action."""
    legal = position.legal(seat)
    return position.draw(rng) if seat == DEALER else legal[rng.below(len(legal))]


def advance(state: Any, actions: list[int]) -> None:  # noqa: ANN401 -- pyspiel has no types
    """Do in OpenSpiel what was done in the engine; if all owe, there is an action of each."""
    if state.is_simultaneous_node():
        assert len(actions) == state.num_players()
        state.apply_actions(actions)
    else:
        state.apply_action(actions[0])


def compare(game: Game, position: Position, state: Any) -> None:  # noqa: ANN401 -- as above
    """Masks and observations of those who decide, draws of the dealer, and the observation of one who waits."""
    owing = members(position.to_act)
    if position.to_act == CHANCE:
        assert [draw for draw, _ in state.chance_outcomes()] == position.legal(DEALER)
        owing = []
    for seat in owing if state.is_simultaneous_node() else owing[:1]:
        assert np.flatnonzero(state.legal_actions_mask(seat)).tolist() == position.legal(seat)
    for seat in {*owing, (position.to_act + 1) % state.num_players()}:
        assert np.array_equal(state.observation_tensor(seat), game.observe(position, seat))


if __name__ == "__main__":
    games = int(sys.argv[1])
    total = sum(compare_game(*TABLES[seed % len(TABLES)], seed) for seed in range(games))
    print(f"{games} games, {total} decisions: no difference")  # noqa: T201 -- the report of a script
