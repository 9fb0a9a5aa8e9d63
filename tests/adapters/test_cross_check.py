"""No environment has rules of its own: the same seeds and actions through all of them, compared at every step."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from librt.strings import BytesWriter

import stammtisch
from stammtisch.adapters.batch import BatchEnv, BatchTurn
from stammtisch.adapters.pettingzoo import TableEnv, raw_env
from stammtisch.core.bits import lowest
from stammtisch.core.game import Game
from stammtisch.core.position import Position
from tests.adapters.kinds import COMPARED_GAMES, TABLES

if TYPE_CHECKING:
    from numpy.typing import NDArray

TOGETHER = 5  # games at a time


class Trio(NamedTuple):
    """The same game three times."""

    position: Position
    dealer: stammtisch.Rng
    table: TableEnv


def opened(game: Game, players: int, seed: int) -> Trio:
    """A game dealt by the engine and by PettingZoo from one seed."""
    table = raw_env(game=game.name, players=players)
    table.reset(seed=seed)
    trio = Trio(game.deal(seats=players), stammtisch.Rng(seed), table)
    trio.position.run_chance(trio.dealer)
    return trio


def compare(game: Game, trio: Trio, turn: BatchTurn, place: int) -> list[int]:
    """Hold what the three say of a decision against each other; what may be done."""
    seat = lowest(trio.position.to_act)
    legal = trio.position.legal(seat)
    out = BytesWriter()
    trio.position.law.observe(trio.position, seat, out)
    seen = trio.table.observe(trio.table.agent_selection)

    assert turn.seats[place] == seat
    assert trio.table.agent_selection == f"player_{seat}"
    assert np.flatnonzero(turn.masks[place]).tolist() == legal
    assert np.flatnonzero(seen["action_mask"]).tolist() == legal
    assert turn.observations[place].tobytes() == out.getvalue()
    zeros, units = scales(game)
    floats = (np.frombuffer(out.getvalue(), np.uint8) - zeros) / units
    assert (np.abs(seen["observation"] - floats) < 1e-6).all()
    return legal


@cache
def scales(game: Game) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """What the bytes of a game's observations are measured by."""
    return np.array(game.layout.zeros()), np.array(game.layout.units())


def act(trio: Trio, action: int) -> None:
    """The same action in the engine and in PettingZoo."""
    trio.position.apply(lowest(trio.position.to_act), action)
    trio.position.run_chance(trio.dealer)
    trio.table.step(action)


def compare_ends(trio: Trio, turn: BatchTurn, place: int) -> None:
    """Hold the ends against each other."""
    agents = trio.table.possible_agents
    scores = trio.position.scores()

    assert turn.done[place]
    assert turn.scores[place].tolist() == scores
    assert [trio.table.infos[agent]["score"] for agent in agents] == scores
    assert (
        turn.rewards[place].tolist() == np.array([trio.table.rewards[agent] for agent in agents], np.float32).tolist()
    )


@TABLES
def test_engine_pettingzoo_and_batch_play_the_same_games(game: str, players: int) -> None:
    """Seats, masks, observations at every decision, and scores: a thousand games compiled, twenty interpreted."""
    found = stammtisch.game(game)
    rng = np.random.default_rng(1)
    batch = BatchEnv(game=game, players=players, games=TOGETHER)
    for first in range(0, COMPARED_GAMES, TOGETHER):
        turn = batch.reset(first)
        games = {place: opened(found, players, first + place) for place in range(TOGETHER)}
        while games:
            actions = turn.masks.argmax(axis=1)  # games that are over go on with anything
            for place, trio in games.items():
                legal = compare(found, trio, turn, place)
                actions[place] = legal[rng.integers(len(legal))]
                act(trio, int(actions[place]))
            turn = batch.step(actions)
            for place, trio in [(p, t) for p, t in games.items() if not t.position.to_act]:
                compare_ends(trio, turn, place)
                del games[place]
