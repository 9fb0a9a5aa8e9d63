"""OpenSpiel's information-set search (ISMCTS) against players who choose at random, with more and more simulations.

    pip install 'stammtisch[openspiel]'
    python examples/ismcts_match.py --game stammtisch_goldbraeu --simulations 2,8,32 --games 40

The searcher sits on each seat in turn. It never looks at the truth: every simulation begins in a world that OpenSpiel
samples from its information state (`resample_from_infostate`). Without --game both games are played.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import stammtisch.adapters.openspiel  # registers the games
from stammtisch.arena.statistics import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

BAR = 40  # characters of a win share of 1


def make_searcher(game: Any, simulations: int, rng: np.random.RandomState) -> Any:  # noqa: ANN401 -- pyspiel has no types
    """OpenSpiel's search in Python; its twin in C++ cannot play games that are written in Python."""
    playouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    return ismcts.ISMCTSBot(game, playouts, uct_c=1.0, max_simulations=simulations, random_state=rng)


def play(game: Any, searcher: Any, seat: int, rng: np.random.RandomState) -> float:  # noqa: ANN401 -- as above
    """The searcher's win share in one game."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            draws, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(draws, p=chances))
        elif state.current_player() == seat:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return float(state.returns()[seat])


def match(name: str, players: int, simulations: int, games: int, seed: int) -> float:
    """The searcher's mean win share over some games."""
    rng = np.random.RandomState(seed)
    game = pyspiel.load_game(name, {"players": players})
    searcher = make_searcher(game, simulations, rng)
    return sum(play(game, searcher, number % players, rng) for number in range(games)) / games


def line(simulations: int, share: float, games: int, seconds: float) -> str:
    """A point of the curve: win share, its 95 % interval, and a bar."""
    low, high = wilson(share, games)
    bar = "#" * round(BAR * share)
    return f"{simulations:>11} {share:>6.2f}   {low:.2f} to {high:.2f} {seconds / games:>10.1f}   {bar}"


def curve(name: str, wishes: argparse.Namespace) -> None:
    """Print the win share for each number of simulations."""
    print(f"\n{name}, {wishes.players} players, {wishes.games} games a line; chance alone is {1 / wishes.players:.2f}")
    print("simulations  share   95 % interval  s a game")
    for simulations in wishes.simulations:
        began = time.perf_counter()
        share = match(name, wishes.players, simulations, wishes.games, wishes.seed)
        print(line(simulations, share, wishes.games, time.perf_counter() - began), flush=True)


def main(args: Sequence[str] | None = None) -> None:
    """Read the wishes and print a curve for each game."""
    entries = [game.registration for game in stammtisch.adapters.openspiel.GAMES]
    names = [entry.name for entry in entries if not entry.simultaneous]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=names, action="append", help="a game's name in OpenSpiel")
    parser.add_argument("--players", type=int, default=3, help="how many sit at the table")
    parser.add_argument(
        "--simulations", type=numbers, default=[2, 8, 32], help="2 or more: the first only opens the tree"
    )
    parser.add_argument("--games", type=int, default=30, help="games for each number of simulations")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args(args)
    for name in wishes.game or names:
        curve(name, wishes)


def numbers(text: str) -> list[int]:
    """Numbers with commas in between."""
    return [int(each) for each in text.split(",")]


if __name__ == "__main__":
    main()
