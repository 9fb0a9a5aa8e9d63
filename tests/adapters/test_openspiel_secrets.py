"""What information states and observations tell, and what they do not."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from stammtisch.core.events import SPECTATOR
from tests.adapters.openspiel_games import TABLES, TURN_BASED, load, walk

NONE, ONE, ALL = (pyspiel.PrivateInfoType(number) for number in range(3))


def kind(*, public: bool, private: Any, recall: bool = False) -> Any:  # noqa: ANN401 -- pyspiel has no types
    """A kind of observation."""
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)


SECRETS = {"deal", "draw", "keep", "choose", "pick"}
PUBLIC = kind(public=True, private=NONE)
PUBLIC_LOG = kind(public=True, private=NONE, recall=True)
PRIVATE = kind(public=False, private=ONE)


def look(observers: list[Any], state: Any, player: int) -> list[Any]:  # noqa: ANN401 -- pyspiel has no types
    """All that a player is told, by every observer."""
    told: list[Any] = [state.information_state_string(player), state.observation_string(player)]
    told += [state.information_state_tensor(player), state.observation_tensor(player)]
    for observer in observers:
        observer.set_from(state, player)
        told += [observer.string_from(state, player), observer.tensor.tolist()]
    owing = state.current_player() == player or state.is_simultaneous_node()
    return [*told, state.current_player(), state.legal_actions(player) if owing else []]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nobody_can_tell_a_sampled_world_from_the_true_one(name: str, players: int) -> None:
    """Strings, tensors, whose turn it is and what may be done stay the same; what is hidden does not."""
    game = load(name, players)
    observers = [make_observation(game, each) for each in (PUBLIC, PUBLIC_LOG, PRIVATE)]
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    others = 0
    for state in islice(walk(game, seed=players), 10, None, 19):
        for player in range(players):
            world = state.resample_from_infostate(player, sampler)
            assert look(observers, world, player) == look(observers, state, player)
            assert world.history() == []
            others += str(world) != str(state)
    assert others > 10


@pytest.mark.parametrize(("name", "players"), TURN_BASED)
def test_what_others_do_tells_the_same_in_every_world(name: str, players: int) -> None:
    """Unless it reveals something: so nobody learns whether a boss was asked, or why."""
    sampler = pyspiel.UniformProbabilitySampler(8, 0.0, 1.0)
    compared = 0
    game, rng = load(name, players), Random(players)
    for state in islice(walk(game, seed=players + 10), 40, None, 3):
        viewer = rng.randrange(players)
        if state.is_terminal() or state.current_player() == viewer:
            continue
        world, truth = state.resample_from_infostate(viewer, sampler), state.clone()
        both = set(world.legal_actions()) & set(truth.legal_actions())
        if not both:
            continue
        action = rng.choice(sorted(both))
        known = len(truth.play.notes)
        for one in (world, truth):
            one.apply_action(action)
        notes = [note for note in truth.play.notes[known:] + world.play.notes if note[0] >= 0]
        if not truth.play.game.reveals(notes):
            assert world.information_state_string(viewer) == truth.information_state_string(viewer)
            assert world.information_state_tensor(viewer) == truth.information_state_tensor(viewer)
            compared += 1
    assert compared > 20


@pytest.mark.parametrize(("name", "players"), TURN_BASED)
def test_what_a_view_hides_no_memory_tells(name: str, players: int) -> None:
    """Secret draws and decisions of others that leave a viewer the same view leave them the same memory."""
    rng, hidden = Random(players), 0
    for state in walk(load(name, players), seed=players + 30):
        legal = state.legal_actions()
        if len(legal) < 2 or state.action_to_string(legal[-1]).split()[0] not in SECRETS:
            continue
        one, two = (state.child(action) for action in rng.sample(legal, 2))
        for viewer in {SPECTATOR, *range(players)} - {state.current_player()}:
            if one.play.view(viewer) == two.play.view(viewer):
                assert one.play.log_of(viewer) == two.play.log_of(viewer)
                assert one.play.observe(viewer) == two.play.observe(viewer)
                hidden += 1
    assert hidden > 30


@pytest.mark.parametrize(("name", "players"), TURN_BASED)
def test_a_player_remembers_what_he_did(name: str, players: int) -> None:
    """Two different decisions never lead to the same memory, in words or in numbers."""
    for state in islice(walk(load(name, players), seed=20), 5, None, 5):
        if not state.is_chance_node() and not state.is_terminal():
            player = state.current_player()
            legal = state.legal_actions()
            memories = [state.child(action).play.log_of(player) for action in legal]
            assert len({told.text for told in memories}) == len(legal)
            assert len({told.rows for told in memories}) == len(legal)


@pytest.mark.parametrize(("name", "players"), TURN_BASED)
def test_memory_only_grows(name: str, players: int) -> None:
    """What a player was told they know for ever; after every decision there is at most something behind it."""
    before = [""] * players
    for state in walk(load(name, players), seed=21):
        after = [state.play.log_of(player).text for player in range(players)]
        assert all(new.startswith(old) for new, old in zip(after, before, strict=True))
        before = after


def test_in_a_sampled_world_the_others_remember_what_the_public_was_told() -> None:
    """Their true memories would give away their cards."""
    state = next(islice(walk(load("stammtisch_goldbraeu", 3), seed=22), 150, None))
    world = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(9, 0.0, 1.0))

    assert world.play.log_of(1).text == state.play.log_of(SPECTATOR).text != state.play.log_of(1).text
    assert world.play.notes == []
    assert "card-dealt blue ?" in world.information_state_string(1)
    assert world.clone().information_state_string(1) == world.information_state_string(1)


def test_a_sampled_world_can_be_serialised() -> None:
    """Although it has no history."""
    game = load("stammtisch_golden_city", 4)
    state = next(islice(walk(game, seed=23), 200, None))
    world = state.resample_from_infostate(2, pyspiel.UniformProbabilitySampler(10, 0.0, 1.0))
    _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, world))

    assert str(twin) == str(world)
    assert twin.information_state_string(1) == world.information_state_string(1)


def test_the_log_has_the_last_events_in_rows() -> None:
    """As many as `memory`; each the kind and four facts with 13 added, 0 if there is none, in 256ths."""
    game = load("stammtisch_goldbraeu", 3, memory=4)
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    state = next(islice(walk(game, seed=24), 8, None))  # six signs and two cards, the second for another player
    observer.set_from(state, 0)

    lines = state.play.log_of(0).text.splitlines()
    assert lines[-2:] == ["card-dealt red eiche", "card-dealt blue ?"]
    assert np.array_equal(observer.dict["player"], [1, 0, 0])
    assert (observer.dict["log"][-2:] * 256).tolist() == [[2, 13, 14, 0, 0], [2, 14, 0, 0, 0]]
    assert game.information_state_tensor_size() == 3 + 455 + 4 * 5


def test_factored_observations_make_up_the_whole() -> None:
    """The private part is what the public one lacks, slice by slice."""
    game = load("stammtisch_golden_city", 3)
    public, private, whole = (make_observation(game, each) for each in (PUBLIC, PRIVATE, None))

    assert set(public.dict) | set(private.dict) == set(whole.dict)
    assert not set(public.dict) & set(private.dict)
    assert "hand" in private.dict
    state = next(islice(walk(game, seed=25), 100, None))
    assert private.string_from(state, 0).startswith("hand ")
    assert '"viewer":null' in public.string_from(state, 0)


@pytest.mark.parametrize(
    "wanted",
    [kind(public=False, private=NONE), kind(public=True, private=ALL), kind(public=False, private=ONE, recall=True)],
)
def test_observers_that_mean_nothing_are_refused(wanted: Any) -> None:  # noqa: ANN401 -- pyspiel has no types
    """Rather than answered with something else."""
    with pytest.raises(ValueError, match="there is"):
        load("stammtisch_goldbraeu", 3).make_py_observer(wanted)
