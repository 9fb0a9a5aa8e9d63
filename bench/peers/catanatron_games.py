"""Catanatron: random four-player Catan by its own `Game.play`. Prints decisions and CPU seconds as JSON."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # as pyspiel in its neighbour


def decisions_of(game: Game) -> int:
    """How many actions were taken; the log has had two names."""
    return len(getattr(game.state, "action_records", None) or game.state.actions)


def main() -> None:
    """Play whole games for about as many seconds as asked."""
    seconds = float(sys.argv[1])
    random.seed(1)
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in list(Color)[:4]])
        game.play()
        decisions += decisions_of(game)
        games += 1
    spent = time.process_time() - start
    print(json.dumps({"catanatron": decisions / spent, "decisions a game": decisions / games}))


main()
