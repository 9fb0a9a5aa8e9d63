"""A short training: enough to see that it plays, learns, repeats itself and keeps its deals to itself."""

from __future__ import annotations

import io

import msgspec
import numpy as np
import pytest

import stammtisch
from stammtisch.arena.seeds import deal_seed
from stammtisch.bots.model import Model, load, save
from stammtisch.bots.nets import Nets, new_net, softmax
from stammtisch.bots.outcome import outcome
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake
from stammtisch.core.playout import playout
from stammtisch.training.memory import TD_LAMBDA, FinishedGame, experience_of
from stammtisch.training.trainer import Trainer, TrainingConfig

GAMES = ["goldbraeu", "golden_city"]


def short_config(name: str, seats: int = 3, seed: int = 1) -> TrainingConfig:
    """Two games of self-play."""
    game = stammtisch.game(name)
    return TrainingConfig(game, game.make_setup(seats=seats), games=2, hidden=4, seed=seed, parallel=2, chunk=64)


def weights_of(config: TrainingConfig) -> bytes:
    """The weights without the times of their log, which no two runs have in common."""
    trainer = Trainer(config)
    list(trainer.checkpoints())
    with np.load(io.BytesIO(trainer.file())) as arrays:
        return b"".join(arrays[name].tobytes() for name in sorted(arrays) if name != "about")


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_weights(name: str) -> None:
    """Bit for bit; another seed gives others."""
    weights = weights_of(short_config(name))

    assert weights_of(short_config(name)) == weights
    assert weights_of(short_config(name, seed=2)) != weights


def some_game(seats: list[int], plans: list[int], result: list[float], seed: int = 1) -> FinishedGame:
    """A game with decisions of these seats, and forecasts of any kind."""
    forecasts = softmax(np.random.default_rng(seed).normal(size=(len(seats), len(result))).astype(np.float32))
    seen = np.arange(len(seats), dtype=np.uint8)[:, None]
    return FinishedGame(seen, np.asarray(seats), forecasts, np.asarray(plans), result)


def test_a_game_teaches_every_seat_its_own_view() -> None:
    """Targets stand in the order of play, the decider first, and later forecasts shine back."""
    game = some_game([1, 0, 1], [2, -1, -1], [0.7, 0.2, 0.1])
    found = experience_of([game])
    first, of_red, last = found.targets

    assert np.allclose(last, [0.2, 0.1, 0.7])
    assert np.allclose(of_red, [0.7, 0.2, 0.1])
    assert np.allclose(first, TD_LAMBDA * last + (1 - TD_LAMBDA) * game.forecasts[2])
    assert found.plans.tolist() == [2, -1, -1]
    assert np.allclose(found.advantages, found.targets[:, 0] - game.forecasts[:, 0])


def test_games_of_any_length_are_learned_from_side_by_side() -> None:
    """What one teaches does not depend on the others."""
    games = [
        some_game([0, 1, 1, 2, 0, 1], [-1] * 6, [0.5, 0.3, 0.2], seed=1),
        some_game([2], [1], [0.1, 0.1, 0.8], seed=2),
        some_game([2, 2, 2, 0], [-1] * 4, [0.4, 0.4, 0.2], seed=3),
    ]
    together = experience_of(games)

    for part in range(4):
        assert np.allclose(together[part], np.concatenate([experience_of([game])[part] for game in games]))


@pytest.mark.parametrize("name", GAMES)
def test_against_a_rival_one_seat_learns(name: str) -> None:
    """Another one in each game; the rival stays as it is, and the learner begins with all that it knows."""
    config = short_config(name)
    rival = Trainer(config).model()
    before = [part.copy() for part in rival.nets[0]]
    trainer = Trainer(config._replace(rival=rival, games=12))
    assert all(np.array_equal(*parts) for parts in zip(trainer.learner.value.net, before, strict=True))
    learning = []
    finish = trainer.selfplay.finish

    def watch(place: int) -> FinishedGame:
        ended = finish(place)
        learning.append(set(ended.seats.tolist()))
        return ended

    trainer.selfplay.finish = watch  # type: ignore[method-assign]
    list(trainer.checkpoints())

    assert all(len(seats) == 1 for seats in learning)
    assert set().union(*learning) == set(range(config.setup.seats))
    assert all(np.array_equal(*parts) for parts in zip(rival.nets[0], before, strict=True))
    assert not np.array_equal(trainer.learner.value.net.w1, before[0])


def test_the_outcome_is_shared_and_favours_the_winner() -> None:
    """Shares that add up, the greatest for the first place."""
    game = stammtisch.game("goldbraeu")
    position = game.deal(seats=3)
    playout(position, Rng(3))
    worth = outcome(position)

    assert sum(worth) == pytest.approx(1)
    assert worth.index(max(worth)) == position.places().index(1)


def test_no_deal_is_both_learned_and_measured() -> None:
    """Whatever the seeds."""
    found = {purpose: {deal_seed(purpose, 1, n) for n in range(200)} for purpose in ("train", "validation", "test")}

    assert not found["train"] & found["validation"]
    assert not (found["train"] | found["validation"]) & found["test"]


def model_file(name: str = "goldbraeu", seats: int = 3) -> tuple[bytes, Trainer]:
    """A model that has learned nothing, as a file."""
    trainer = Trainer(short_config(name, seats))
    return trainer.file(), trainer


def test_a_model_survives_its_file() -> None:
    """It says the same afterwards, and remembers where it comes from."""
    data, trainer = model_file()
    game = stammtisch.game("goldbraeu")
    model = load(data, game)
    seen = np.random.default_rng(2).integers(0, 3, (4, game.layout.size)).astype(np.uint8)

    assert np.allclose(model.value.chances(seen), trainer.model().value.chances(seen), atol=2e-3)
    assert model.choice is not None
    assert model.training_info == trainer.training_info()


@pytest.mark.parametrize("change", [{"seats": 4}, {"options": {"open_money": "off"}}])
def test_a_model_refuses_what_it_was_not_trained_for(change: dict[str, object]) -> None:
    """Other seats, other options: one sentence that says what to do."""
    data, _ = model_file()
    game = stammtisch.game("goldbraeu")
    model = load(data, game)
    model.check_table(game.make_setup(seats=3))
    with pytest.raises(Mistake) as refused:
        model.check_table(game.make_setup(**({"seats": 3} | change)))  # type: ignore[arg-type]  # one of two keywords

    assert refused.value.key == "untrained"
    assert "stammtisch train" in str(refused.value)


def test_weights_of_another_game_or_version_are_refused() -> None:
    """Each with a sentence of its own."""
    data, trainer = model_file()
    with pytest.raises(Mistake) as refused:
        load(data, stammtisch.game("golden_city"))
    assert refused.value.key == "weights-foreign"
    with pytest.raises(Mistake) as unread:
        load(b"no weights", stammtisch.game("goldbraeu"))
    assert unread.value.key == "weights-unreadable"
    older = msgspec.structs.replace(trainer.training_info(), layout=0)
    with pytest.raises(Mistake, match="version 0"):
        load(save(older, trainer.learner.nets()), stammtisch.game("goldbraeu"))


def test_a_model_needs_no_choice_net() -> None:
    """The Golden City has no secret choice."""
    game = stammtisch.game("golden_city")
    net = new_net(game.layout.size, 3, 4, np.random.default_rng(1))
    _, trainer = model_file("golden_city")

    assert Model(trainer.training_info(), Nets(net, None), game.layout).choice is None
