"""OpenSpiel's own tests on our games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pyspiel
import pytest

from tests.adapters.kinds import COMPILED
from tests.adapters.openspiel_games import TABLES, load

ROOT = Path(__file__).parents[2]
SIMULATIONS = 2 if COMPILED else 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulations(name: str, players: int) -> None:
    """Masks, clones, histories, serialisation, tensors of all players and returns, at every node."""
    pyspiel.random_sim_test(load(name, players), num_sims=SIMULATIONS, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [3, 4])
def test_random_simulations_of_the_turn_based_conversion(players: int) -> None:
    """OpenSpiel can make simultaneous nodes sequential on its own."""
    converted = pyspiel.convert_to_turn_based(load("stammtisch_goldbraeu_sim", players))
    pyspiel.random_sim_test(converted, num_sims=SIMULATIONS, serialize=True, verbose=False)


def test_random_simulations_with_points_for_reward() -> None:
    """They stay within their bounds and add up to nothing."""
    for name in ("stammtisch_goldbraeu", "stammtisch_golden_city"):
        game = load(name, 3, reward="score", memory=16)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def run_suite(module: str, *args: str) -> str:
    """What a suite of OpenSpiel's says, which must be that all is well."""
    done = subprocess.run(  # noqa: S603 -- our own interpreter
        [sys.executable, "-m", f"tests.adapters.{module}", *args], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_suite_of_simulated_games() -> None:
    """Pickles of games, types and states, every number of players, the turn-based conversion."""
    assert "Ran 10 tests" in run_suite("openspiel_sim_suite", "--", "-k", "stammtisch")


def test_the_suite_of_the_interface() -> None:
    """Lengths of histories, invalid players, private and public observations: as it is and on whole games."""
    assert "Ran 45 tests" in run_suite("openspiel_api_suite")
