"""Measure the games themselves and the bots that come with them: the tables of docs/benchmarks.md.

.venv/bin/python bench/games.py [--games N] [--matches N] [--seed S] [--bots NAME,…]

Sizes and lengths are of random games; baselines are games of one bot among others, each from every seat in turn, with
95 % intervals (Wilson's for shares of victories, normal for points). The same seed prints the same tables.
"""

from __future__ import annotations

import argparse
from math import log10, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

import stammtisch
from stammtisch.arena.statistics import Z, wilson
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import game_seed, play_match
from stammtisch.core.bits import count, lowest
from stammtisch.core.position import CHANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.game import Game

TABLES = [("goldbraeu", 3), ("goldbraeu", 4), ("golden_city", 3), ("golden_city", 4)]


class Walk(NamedTuple):
    """A random game in figures."""

    branching: list[int]  # choices at each decision of a seat
    draws: int
    together: int  # decisions that are made at the same time as others
    scores: list[int]


def walk(game: Game, players: int, seed: int) -> Walk:
    """Play a random game and count."""
    position, rng = game.deal(seats=players), stammtisch.Rng(seed)
    branching: list[int] = []
    draws = together = 0
    while position.to_act:  # a loop of its own: it counts every draw
        if position.to_act == CHANCE:
            position.apply(stammtisch.DEALER, position.draw(rng))
            draws += 1
            continue
        seat = lowest(position.to_act)
        legal = position.legal(seat)
        together += count(position.to_act) > 1
        branching.append(len(legal))
        position.apply(seat, legal[rng.below(len(legal))])
    return Walk(branching, draws, together, position.scores())


def sizes(games: int, seed: int) -> None:
    """Print what the games are like under random play."""
    print(
        "| game | seats | actions | observation | decisions a game | a seat | of them forced | at the same time "
        "| choices, mean (most) | ways, as a power of ten | draws a game | points |"
    )
    print(f"|{' --- |' * 12}")
    for name, players in TABLES:
        game = stammtisch.game(name)
        walks = [walk(game, players, seed + number) for number in range(games)]
        choices = [choice for each in walks for choice in each.branching]
        lengths = [len(each.branching) for each in walks]
        points = [score for each in walks for score in each.scores]
        row = (
            name,
            players,
            len(game.catalogue),
            game.layout.size,
            f"{fmean(lengths):.0f} ± {stdev(lengths):.0f} ({min(lengths)} to {max(lengths)})",
            f"{fmean(lengths) / players:.0f}",
            f"{choices.count(1) / len(choices):.0%}",
            f"{sum(each.together for each in walks) / len(choices):.0%}",
            f"{fmean(choices):.1f} ({max(choices)})",
            f"{sum(log10(choice) for choice in choices) / games:.0f}",
            f"{fmean(each.draws for each in walks):.0f}",
            f"{fmean(points):.0f} ± {stdev(points):.0f}",
        )
        print(f"| {' | '.join(map(str, row))} |", flush=True)


def baselines(bots: Sequence[str], matches: int, seed: int) -> None:
    """Print how each bot does among each other bot."""
    print("\n| game | seats | one | among | games | wins | 95 % | points | 95 % | their points |")
    print(f"|{' --- |' * 10}")
    for name, players in TABLES:
        for one in bots:
            for among in bots:
                baseline(stammtisch.game(name), players, (one, among), matches, seed)


def baseline(game: Game, players: int, pair: tuple[str, str], matches: int, seed: int) -> None:
    """One bot among others of a kind, from every seat in turn; among its own kind it wins its part by symmetry."""
    one, among = make_bot(pair[0]), make_bot(pair[1])
    setup = game.make_setup(seats=players)
    wins, points, others = 0.0, [], []
    for number in range(matches):
        seat = number % players
        bots = [one if place == seat else among for place in range(players)]
        played = play_match(game, setup, bots, game_seed(seed, number))
        wins += played.wins()[seat]
        points.append(played.scores[seat])
        others += [score for place, score in enumerate(played.scores) if place != seat]
    low, high = wilson(wins / matches, matches)
    shares = f"{wins / matches:.1%} | {low:.1%} to {high:.1%}"
    if pair[0] == pair[1]:
        shares, points = f"{1 / players:.1%} | by symmetry", points + others
    spread = Z * stdev(points) / sqrt(len(points))
    print(
        f"| {game.name} | {players} | {pair[0]} | {pair[1]} | {matches} | {shares} "
        f"| {fmean(points):.1f} | ± {spread:.1f} | {fmean(others):.1f} |",
        flush=True,
    )


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="random games for the sizes")
    parser.add_argument("--matches", type=int, default=200, help="games for each baseline; 0 for none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="random,regular")
    wishes = parser.parse_args()
    sizes(wishes.games, wishes.seed)
    if wishes.matches > 1:
        baselines(wishes.bots.split(","), wishes.matches, wishes.seed)


if __name__ == "__main__":
    main()
