"""Catanatron: four-player Catan by its own `Game.play`. Prints decisions a CPU second as JSON.

catanatron_games.py SECONDS [greedy]

Players are random, or greedy: they copy the game for each action that they may take and value it by its points. Its
player with a value function does the same with a dearer value; it is not in the package that is published.
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # as pyspiel in its neighbour
from catanatron.players.search import VictoryPointPlayer  # type: ignore[import-not-found]  # as above


def decisions_of(game: Game) -> int:
    """How many actions were taken; the log has had two names."""
    return len(getattr(game.state, "action_records", None) or game.state.actions)


def main() -> None:
    """Play whole games for about as many seconds as asked."""
    seconds = float(sys.argv[1])
    player = VictoryPointPlayer if sys.argv[2:] == ["greedy"] else RandomPlayer
    random.seed(1)
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([player(color) for color in list(Color)[:4]])
        game.play()
        decisions += decisions_of(game)
        games += 1
    spent = time.process_time() - start
    print(json.dumps({"catanatron": decisions / spent, "decisions a game": decisions / games}))


main()
