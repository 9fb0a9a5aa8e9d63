from __future__ import annotations

import pickle
import subprocess
import sys
from itertools import islice
from random import Random

import pyspiel
import pytest

from stammtisch.adapters.openspiel.game import read_options
from stammtisch.core.bits import members
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import CHANCE
from stammtisch.games.goldbraeu.rules.position import CASH
from tests.adapters.openspiel_games import NAMES, TABLES, go_on, load, walk


def test_importing_the_package_registers_the_games() -> None:
    """Three names, one of them with simultaneous nodes."""
    dynamics = {kind.short_name: kind.dynamics.name for kind in pyspiel.registered_games() if kind.short_name in NAMES}

    assert dynamics == {
        "stammtisch_goldbraeu": "SEQUENTIAL",
        "stammtisch_goldbraeu_sim": "SIMULTANEOUS",
        "stammtisch_golden_city": "SEQUENTIAL",
    }


def test_sizes_are_those_of_the_documentation() -> None:
    """Actions, draws, the longest game; an information state has the player and 1,024 events more."""
    games = [load(name, 4) for name in NAMES]
    seen = [game.observation_tensor_size() for game in games]

    assert [game.num_distinct_actions() for game in games] == [861, 861, 181]
    assert [game.max_chance_outcomes() for game in games] == [44, 44, 57]
    assert seen == [game.source.layout.size for game in games]
    assert [game.information_state_tensor_size() for game in games] == [4 + size + 1024 * 5 for size in seen]
    assert [game.max_game_length() for game in games] == [1376, 1376, 1272]


def test_a_game_is_the_same_after_reading_its_name() -> None:
    """With an edition, options and all, also in a pickle."""
    game = load("stammtisch_goldbraeu", 3, edition="digest", options="tie_break=shares,open_money=off", reward="score")

    assert str(game) == (
        "stammtisch_goldbraeu(edition=digest,memory=1024,options=tie_break:shares;open_money:off,players=3,reward=score)"
    )
    for twin in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):  # noqa: S301 -- our own
        assert str(twin) == str(game)
        assert twin.opening.position.rule == game.opening.position.rule


def test_options_stand_in_one_flat_value() -> None:
    """With the signs of the command line, or with those that OpenSpiel can read back."""
    assert read_options("a=b, c=d") == read_options("a:b;c:d") == [("a", "b"), ("c", "d")]
    assert read_options("") == []
    with pytest.raises(ValueError, match="name=value"):
        read_options("a")


@pytest.mark.parametrize("wish", [{"players": 5}, {"edition": "second"}, {"options": "colour=red"}])
def test_a_table_that_cannot_be_had_is_refused_in_a_sentence(wish: dict[str, object]) -> None:
    """The same mistakes as everywhere else."""
    with pytest.raises(Mistake):
        pyspiel.load_game("stammtisch_golden_city", wish)


def test_there_are_two_kinds_of_reward() -> None:
    """As in every environment of ours."""
    with pytest.raises(ValueError, match="'win' or 'score'"):
        load("stammtisch_goldbraeu", 3, reward="fame")


@pytest.mark.parametrize("name", NAMES)
def test_rewards_are_win_shares_or_points_above_the_mean(name: str) -> None:
    """Of the same game; nothing before the end."""
    *_, won = walk(load(name, 4), seed=2)
    *_, scored = walk(load(name, 4, reward="score"), seed=2)
    scores = won.play.position.scores()

    assert won.play.position.state() == scored.play.position.state()
    assert won.returns() == [1.0 if place == 1 else 0.0 for place in won.play.position.places()]
    assert scored.returns() == pytest.approx([(score - sum(scores) / 4) / 100 for score in scores])
    assert load(name, 4).new_initial_state().returns() == [0.0] * 4


def test_a_shared_win_is_shared() -> None:
    """Two winners of three get a half each."""
    *_, state = walk(load("stammtisch_goldbraeu", 3), seed=4)
    for seat, thalers in enumerate((90, 120, 120)):
        state.play.position.at[CASH + seat] = thalers

    assert state.returns() == [0.0, 0.5, 0.5]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_draws_have_numbers_of_their_own(name: str, players: int) -> None:
    """The dealer's come first in the catalogue; their chances are their weights."""
    game = load(name, players)
    for state in walk(game, seed=3):
        position = state.play.position
        draws = game.max_chance_outcomes()
        if position.to_act == CHANCE:
            outcomes = state.chance_outcomes()
            total = sum(position.weights())
            assert all(draw < draws for draw, _ in outcomes)
            assert [chance * total for _, chance in outcomes] == pytest.approx(position.weights())
        for seat in members(position.to_act & ~CHANCE):
            assert all(action >= draws for action in position.legal(seat))


def test_secret_choices_are_commitments_or_made_together() -> None:
    """The lowest seat that owes commits first; with true simultaneous nodes all do at once."""
    for state in walk(load("stammtisch_goldbraeu", 4), seed=5):
        if not state.is_terminal() and not state.is_chance_node():
            assert state.current_player() == members(state.play.position.to_act)[0]
    together = 0
    for state in walk(load("stammtisch_goldbraeu_sim", 4), seed=5):
        several = len(members(state.play.position.to_act)) > 1
        together += several
        assert state.is_simultaneous_node() == several
    assert together == 23  # two cards to keep, 21 days


@pytest.mark.parametrize("name", NAMES)
def test_a_clone_goes_its_own_way(name: str) -> None:
    """Whatever happens to it, the original stays as it was, and does the same when told to."""
    rng = Random(6)
    for number, state in enumerate(walk(load(name, 3), seed=6)):
        if number % 40 == 0 and not state.is_terminal():
            before, heard = str(state), [state.information_state_string(player) for player in range(3)]
            twin = state.clone()
            while not twin.is_terminal() and len(twin.history()) < len(state.history()) + 30:
                go_on(twin, rng)
            assert str(state) == before
            assert [state.information_state_string(player) for player in range(3)] == heard


UNPICKLE = "import pickle, sys; print(pickle.loads(bytes.fromhex(sys.argv[1])))"


def test_pickles_are_read_where_nobody_has_imported_us() -> None:
    """By worker processes, for instance: games and states."""
    game = load("stammtisch_golden_city", 3)
    state = next(islice(walk(game, seed=7), 20, None))
    for one in (game, state):
        command = [sys.executable, "-c", UNPICKLE, pickle.dumps(one).hex()]
        assert subprocess.check_output(command, text=True).strip() == str(one)  # noqa: S603 -- our own interpreter


def test_an_illegal_action_is_refused() -> None:
    """Nothing has changed then."""
    state = load("stammtisch_golden_city", 3).new_initial_state()
    before = str(state)
    with pytest.raises(ValueError, match="action 180 is not legal for the dealer"):
        state.apply_action(180)
    assert str(state) == before
