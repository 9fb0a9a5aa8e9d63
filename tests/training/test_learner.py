"""The gradients are worked out by hand, so they are held against differences."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from stammtisch.bots.nets import Net, new_net, softmax
from stammtisch.core.observation import Layout, Slice
from stammtisch.training.forward import BatchNet
from stammtisch.training.learner import ADVANTAGE_SCALE, ENTROPY, Learner, gradients
from stammtisch.training.memory import Experience

LAYOUT = Layout(1, [Slice("plain", 4, "bits"), Slice("wide", 3, "counts", 10, 5)])
STEP = 1e-3


def wide(net: Net) -> Net:
    """The same net with long numbers, so that differences mean something."""
    parts: list[Any] = [part.astype(np.float64) for part in net]
    return Net(*parts)


def some(*shape: int, seed: int) -> Any:  # noqa: ANN401 -- long numbers where the nets have short ones
    """Numbers to try gradients with."""
    return np.random.default_rng(seed).normal(size=shape)


def value_loss(net: Net, inputs: Any, targets: Any) -> float:  # noqa: ANN401 -- as some
    """Cross entropy."""
    return float(-(targets * np.log(softmax(net.logits(inputs)))).sum(axis=1).mean())


def choice_loss(net: Net, inputs: Any, plans: Any, advantages: Any) -> float:  # noqa: ANN401 -- as some
    """What a policy gradient goes down, with the bonus for staying mixed."""
    chances = softmax(net.logits(inputs))
    taken = np.log(chances[np.arange(len(plans)), plans])
    entropy = -(chances * np.log(chances)).sum(axis=1)
    return float(-(ADVANTAGE_SCALE * advantages * taken + ENTROPY * entropy).mean())


def difference(net: Net, part: int, place: tuple[int, ...], loss: object) -> float:
    """How a loss changes with one weight, by trying."""
    assert callable(loss)
    higher, lower = net[part].copy(), net[part].copy()
    higher[place] += STEP
    lower[place] -= STEP
    changed = [net._replace(**{Net._fields[part]: each}) for each in (higher, lower)]
    return float((loss(changed[0]) - loss(changed[1])) / (2 * STEP))


@pytest.mark.parametrize("part", range(4))
def test_the_value_gradient_is_the_slope_of_the_loss(part: int) -> None:
    """Cross entropy, one weight of each kind."""
    net = wide(new_net(7, 5, 3, np.random.default_rng(part)))
    inputs, targets = some(6, 7, seed=part), softmax(some(6, 3, seed=part + 10))
    hidden = net.hidden(inputs.copy())
    errors: Any = (softmax(hidden @ net.w2 + net.b2) - targets) / 6
    found = gradients(net, inputs, hidden, errors)
    place = tuple(0 for _ in net[part].shape)

    assert found[part][place] == pytest.approx(
        difference(net, part, place, lambda n: value_loss(n, inputs, targets)), rel=1e-3
    )


def test_the_choice_gradient_is_the_slope_of_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """Policy gradient with entropy bonus: the step that Adam is asked to take."""
    learner = Learner.fresh(LAYOUT, 0, 5, 3, 3, seed=1)
    assert learner.choice is not None
    learner.choice.net = net = wide(learner.choice.net)
    inputs, advantages, plans = some(6, 7, seed=1), some(6, seed=2), np.asarray([0, 1, 2, 2, 1, 1])
    caught = list[Net]()
    monkeypatch.setattr(learner.choice, "step", lambda found, _rate: caught.append(found))
    learner.learn_choice(inputs, plans, advantages, 1e-3)

    for part in range(4):
        place = tuple(1 for _ in net[part].shape)
        slope = difference(net, part, place, lambda n: choice_loss(n, inputs, plans, advantages))
        assert caught[0][part][place] == pytest.approx(slope, rel=2e-3, abs=1e-6)


def test_it_learns_what_the_samples_say() -> None:
    """The first byte says who wins; after some practice the value net says so too."""
    rng = np.random.default_rng(3)
    learner = Learner.fresh(LAYOUT, 0, 8, 3, 3, seed=1)
    seen = rng.integers(0, 2, (400, 7)).astype(np.uint8)
    wins = np.eye(3, dtype=np.float32)[np.where(seen[:, 0], 0, 2)]
    samples = Experience(seen, wins, np.full(400, -1), np.zeros(400, np.float32))
    before = learner.learn(samples, 1e-2)
    after = [learner.learn(samples, 1e-2) for _ in range(100)]

    assert before > 1.0
    assert after[-1] < 0.1


@pytest.mark.parametrize(("gain", "before", "after"), [(0.2, 0.34, 0.8), (0.0, 0.9, 0.4)])
def test_a_choice_that_pays_is_chosen_more_often(gain: float, before: float, after: float) -> None:
    """And where nothing pays, a choice that was always the same becomes mixed."""
    learner = Learner.fresh(LAYOUT, 0, 8, 3, 3, seed=1)
    assert learner.choice is not None
    learner.choice.net.b2[1] = np.log(2 * before / (1 - before))
    seen = np.ones(7, np.uint8)
    even, gains = np.full((3, 3), 1 / 3, np.float32), np.asarray([-gain, gain, -gain], np.float32)
    samples = Experience(np.ones((3, 7), np.uint8), even, np.arange(3), gains)
    for _ in range(100):
        learner.learn(samples, 1e-2)
    chance = softmax(learner.choice.net.logits(learner.inputs(seen[None, :])))[0][1]

    assert chance > after if gain else chance < after


def test_a_net_for_bytes_says_the_same() -> None:
    """Units and zeros move into the first layer."""
    learner = Learner.fresh(LAYOUT, 0, 8, 3, 0, seed=1)
    seen = np.random.default_rng(1).integers(0, 9, (5, 7)).astype(np.uint8)
    plain = softmax(learner.value.net.logits(learner.inputs(seen)))
    value, choice = learner.nets()

    assert choice is None
    assert np.allclose(plain, value.for_bytes(LAYOUT).chances(seen), atol=1e-6)


def test_a_net_knows_the_law_of_every_table_in_a_batch() -> None:
    """Learned as inputs, played as a bias: many decisions with a law for each, and one option or more."""
    rng = np.random.default_rng(4)
    learner = Learner.fresh(LAYOUT, 2, 8, 3, 0, seed=1)
    net = learner.value.net
    net.w1[7:] = rng.normal(size=(2, 8))
    seen = rng.integers(0, 9, (1200, 7)).astype(np.uint8)
    numbers = rng.integers(1, 5, 500)
    starts = (numbers.cumsum() - numbers)[numbers.cumsum() <= len(seen)]
    laws = rng.integers(0, 2, (len(starts), 2)).astype(np.uint8)
    decisions = np.searchsorted(starts, np.arange(len(seen)), side="right") - 1
    learned = softmax(net.logits(learner.inputs(np.concatenate([seen, laws[decisions]], axis=1))))
    played = BatchNet(net, LAYOUT).chances(seen, starts, laws.astype(np.float32))
    alone = net.at(laws[3].astype(np.float32)).for_bytes(LAYOUT).chances(seen[starts[3] : starts[3] + 1])

    assert np.allclose(learned, played, atol=1e-5)
    assert np.allclose(alone, played[starts[3]], atol=1e-5)


def test_options_that_differ_in_few_bytes_follow_from_each_other() -> None:
    """At the edges of the words that are compared too, and over hundreds of options the sums do not drift."""
    rng = np.random.default_rng(5)
    size = 71
    net = new_net(size, 24, 4, rng)
    seen = np.tile(rng.integers(0, 256, size).astype(np.uint8), (900, 1))
    for row in range(1, len(seen)):
        changed = rng.choice(size, rng.integers(0, 4), replace=False)
        seen[row:, changed] = rng.integers(0, 256, len(changed))
    layout = Layout(1, [Slice("all", size, "anything", 255)])
    followed = BatchNet(net, layout).chances(seen, np.asarray([0, 450]), np.zeros((2, 0), np.float32))

    assert np.allclose(net.for_bytes(layout).chances(seen), followed, atol=1e-5)
