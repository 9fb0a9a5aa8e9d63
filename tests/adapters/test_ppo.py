"""The trainer of examples/ppo.py: its gradients are right, and a few updates run from end to end."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import numpy as np
import pytest

from examples import ppo

if TYPE_CHECKING:
    from pathlib import Path

WARMTH = 0.01


def loss(net: ppo.Weights, seen: ppo.Floats, legal: ppo.Legal, aims: tuple[ppo.Floats, ...], taken: ppo.Ints) -> float:
    """PPO's loss as the paper has it."""
    better, goals, old = aims
    done = ppo.forward(net, seen, legal)
    ratio = done.chances[taken] / old
    gain = np.minimum(ratio * better, np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP) * better)
    entropy = -np.add.reduceat(done.chances * np.log(done.chances + 1e-9), legal.first)
    return float(-gain.mean() + ppo.VALUE * ((done.values - goals) ** 2).mean() - WARMTH * entropy.mean())


def test_the_gradients_are_those_of_the_loss() -> None:
    """Every kind of weight, moved a little each way."""
    rng = np.random.default_rng(0)
    net: ppo.Weights = {name: each.astype(float) for name, each in ppo.new_net(20, 16, 12, rng).items()}
    seen = rng.standard_normal((30, 20))
    masks = rng.random((30, 12)) < 0.4
    masks[:, 3] = True
    legal = ppo.legal_of(masks)
    done = ppo.forward(net, seen, legal)
    taken = ppo.sample(done.chances, legal, rng)
    old = done.chances[taken] * rng.uniform(0.7, 1.4, 30)
    better, goals = rng.standard_normal(30), rng.standard_normal(30)
    to_logits, to_values, _ = ppo.slopes(done, legal, (better, goals, old, taken), WARMTH)
    gradients = ppo.backward(net, done, legal, to_logits, to_values)

    for name, weights in net.items():
        place = tuple(int(rng.integers(length)) for length in weights.shape)
        both = []
        for little in (1e-5, -1e-5):
            weights[place] += little
            both.append(loss(net, seen, legal, (better, goals, old), taken))
            weights[place] -= little
        assert gradients[name][place] == pytest.approx((both[0] - both[1]) / 2e-5, abs=1e-5)


def test_legal_actions_of_some_decisions() -> None:
    """Picked in any order."""
    masks = np.array([[1, 0, 1], [0, 1, 0], [1, 1, 1]], np.bool_)
    some = ppo.legal_of(masks).some(np.array([2, 0]))

    assert some.actions.tolist() == [0, 1, 2, 0, 2]
    assert some.first.tolist() == [0, 3]
    assert some.rows.tolist() == [0, 0, 0, 1, 1]


def test_a_chain_for_each_seat() -> None:
    """Two seats, one game that ends: the reward reaches the last decision of each; an open chain only lends values."""
    roll = ppo.Rollout(
        seen=np.zeros((4, 1, 1), np.uint8),
        seats=np.array([[0], [1], [0], [1]], np.uint8),
        legal=ppo.legal_of(np.ones((4, 1), np.bool_)),
        taken=np.zeros((4, 1), np.int64),
        chances=np.ones((4, 1), np.float32),
        values=np.array([[0.1], [0.2], [0.3], [0.4]], np.float32),
        rewards=np.array([[[0, 0]], [[1, -1]], [[0, 0]], [[0, 0]]], np.float32),
        done=np.array([[False], [True], [False], [False]]),
    )
    found, goals, sure = ppo.advantages(roll)

    assert sure[:, 0].tolist() == [True, True, False, False]
    assert found[:2, 0] == pytest.approx([0.9, -1.2])
    assert goals[:2, 0] == pytest.approx([1.0, -1.0])


def test_a_few_updates(tmp_path: Path) -> None:
    """It plays, learns, is evaluated, and leaves a curve and a net."""
    table = "--players 3 --minutes 0.02 --games 4 --steps 24 --epochs 1 --minibatch 64 --hidden 16"
    learning = "--rate 1e-3 --entropy 0.01 --every 1 --evaluate 1 --final 1 --rivals random"
    wishes = ppo.read_options([*table.split(), *learning.split(), "--out", str(tmp_path)])
    ppo.train(wishes)

    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert float(rows[0]["decisions"]) == 96
    assert 0 <= float(rows[0]["random"]) <= 1
    assert set(np.load(tmp_path / "net.npz")) == {"w1", "b1", "w2", "b2", "policy", "value", "units"}
