"""OpenSpiel's Hearts: driven from Python, by its own C++ bots, and the price of a clone. Prints JSON."""

import json
import random
import sys
import time

import pyspiel

GAME = pyspiel.load_game("hearts")
CLONES = 20_000


def draw(state: pyspiel.State) -> int:
    """What chance does next, each outcome as likely as OpenSpiel says."""
    ticket = random.random()
    for action, weight in state.chance_outcomes():
        ticket -= weight
        if ticket <= 0:
            return int(action)
    return int(action)


def play() -> int:
    """One random game, the choice made in Python; answer how many decisions the players made."""
    state = GAME.new_initial_state()
    rand = random.random
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state))
            continue
        actions = state.legal_actions()
        state.apply_action(actions[int(rand() * len(actions))])
        decisions += 1
    return decisions


def driven(seconds: float) -> tuple[float, float]:
    """Decisions a second, and decisions a game, with one call to ask and one to act."""
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += play()
        games += 1
    return decisions / (time.process_time() - start), decisions / games


def inside(seconds: float, decisions_a_game: float) -> float:
    """Decisions a second between OpenSpiel's own bots: no Python within a game."""
    games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        bots = [pyspiel.make_uniform_random_bot(seat, 4 * games + seat) for seat in range(4)]
        pyspiel.evaluate_bots(GAME.new_initial_state(), bots, games)
        games += 1
    return games * decisions_a_game / (time.process_time() - start)


def clone() -> float:
    """Microseconds for a copy of a state in mid-game."""
    state = GAME.new_initial_state()
    for _ in range(75):
        state.apply_action(random.choice(state.legal_actions()))
    start = time.process_time()
    for _ in range(CLONES):
        state.clone()
    return (time.process_time() - start) / CLONES * 1e6


def main() -> None:
    """Measure each for about as many seconds as asked."""
    seconds = float(sys.argv[1])
    random.seed(1)
    rate, length = driven(seconds)
    figures = {"hearts driven": rate, "hearts inside": inside(seconds, length), "hearts clone": clone()}
    print(json.dumps(figures | {"decisions a game": length}))


main()
