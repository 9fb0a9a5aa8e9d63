"""Positions travel between processes, are copied and compared, and say what they are: alike on both builds."""

from __future__ import annotations

import copy
import pickle

import pytest

import stammtisch
from stammtisch import CHANCE, Position, Rng

GAMES = stammtisch.game_names()


def in_the_middle(name: str, decisions: int = 30) -> Position:
    """A position some random decisions into a game."""
    position, rng = stammtisch.game(name).deal(seats=3), Rng(5)
    while decisions and position.to_act:
        position.run_chance(rng)
        seat = next(seat for seat in range(3) if position.legal(seat))
        legal = position.legal(seat)
        position.apply(seat, legal[rng.below(len(legal))])
        decisions -= 1
    return position


def to_the_end(position: Position, rng: Rng) -> list[int]:
    """The points after random decisions."""
    stammtisch.playout(position, rng)
    return position.scores()


@pytest.mark.parametrize("name", GAMES)
def test_a_position_comes_back_from_pickle_and_plays_on(name: str) -> None:
    """The same legal actions, the same game from there."""
    position = in_the_middle(name)
    twin = pickle.loads(pickle.dumps(position))  # noqa: S301 -- our own

    assert twin == position
    assert twin.law.setup == position.law.setup
    assert to_the_end(twin, Rng(7)) == to_the_end(position, Rng(7))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, Position.copy])
def test_copies_are_equal_until_one_moves_on(name: str, way: object) -> None:
    """A copy shares nothing that changes."""
    assert callable(way)
    position = in_the_middle(name)
    twin = way(position)

    assert twin == position
    to_the_end(twin, Rng(1))
    assert twin != position


def test_positions_of_different_tables_differ() -> None:
    """Even if nothing has happened at either; and no position is anything but a position."""
    game = stammtisch.game(GAMES[0])

    assert game.deal(seats=3) == game.deal(seats=3)
    assert game.deal(seats=3) != game.deal(seats=4)
    assert game.deal(seats=3) != "a position"


def test_a_position_is_no_key() -> None:
    """It changes, so a set or dict would lose it."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(in_the_middle(GAMES[0]))


@pytest.mark.parametrize("name", GAMES)
def test_a_position_says_what_it_is(name: str) -> None:
    """Game, edition, seats, what is asked and who is asked."""
    position = in_the_middle(name)
    position.run_chance(Rng(1))
    game = stammtisch.game(name)
    seat = next(game.seat_names[seat] for seat in range(3) if position.legal(seat))

    assert repr(position).startswith(f"<Position of {name} {next(iter(game.editions))}, 3 seats: ")
    assert seat in repr(position)
    assert "the dealer" in repr(game.deal())
    assert position.to_act != CHANCE
    stammtisch.playout(position, Rng(1))
    assert "nobody" in repr(position)


def test_a_generator_goes_on_where_it_was() -> None:
    """Pickled and copied."""
    rng = Rng(3)
    rng.below(10)
    twins = [pickle.loads(pickle.dumps(rng)), copy.copy(rng), copy.deepcopy(rng)]  # noqa: S301 -- our own
    expected = [rng.below(1000) for _ in range(5)]

    assert [[twin.below(1000) for _ in range(5)] for twin in twins] == [expected] * 3


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_pickled_by_its_name(name: str) -> None:
    """There is one of each."""
    game = stammtisch.game(name)

    assert pickle.loads(pickle.dumps(game)) is game  # noqa: S301 -- our own
    assert copy.deepcopy(game) is game
    assert repr(game) == f"<Game {name}>"


@pytest.mark.parametrize("name", GAMES)
def test_a_view_comes_back_from_pickle(name: str) -> None:
    """Views are plain structs."""
    game, position = stammtisch.game(name), in_the_middle(name)
    view = game.view(position, 0)

    assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301 -- our own
    assert copy.deepcopy(view) == view
