"""The master: halving, foresight, its budget, and what it leaves alone."""

from __future__ import annotations

import numpy as np
import pytest

import stammtisch
from stammtisch.bots import foresight, halving
from stammtisch.bots.bot import Turn
from stammtisch.bots.expert import ExpertBot
from stammtisch.bots.foresight import Foresight, against
from stammtisch.bots.halving import better_half, first_look
from stammtisch.bots.lookahead import finish_round
from stammtisch.bots.master import MasterBot, candidates, sensible
from stammtisch.core.chance import Rng
from tests.bots.test_learned import decision, untrained_model

DECISIONS = [("goldbraeu", "choose-action"), ("golden_city", "bidding"), ("golden_city", "building")]


def asked(name: str, step: str, budget: int = 0) -> Turn:
    """A decision of a kind, with fresh luck that is always the same."""
    game = stammtisch.game(name)
    position, seat = decision(name, step)
    return Turn(game, seat, position.legal(seat), game.view(position, seat), Rng(1), budget)


# ---- its budget


@pytest.mark.parametrize(("name", "step"), DECISIONS)
def test_it_keeps_to_its_budget(name: str, step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No more worlds are played on than it may; the same budget gives the same opinion."""
    budget = 60
    played: list[int] = []

    def counted(model: object, secret: int, worlds: list[object], dealers: object, until: int) -> None:
        played.append(len(worlds))
        finish_round(model, secret, worlds, dealers, until)  # type: ignore[arg-type]

    for module in (foresight, halving):
        monkeypatch.setattr(module, "finish_round", counted)
    bot = MasterBot(untrained_model(name, 3), rounds=1)
    first = bot.analyse(asked(name, step, budget))

    assert 0 < sum(played) <= budget
    assert first == bot.analyse(asked(name, step, budget))


@pytest.mark.parametrize("options", range(2, 12))
def test_all_looks_together_keep_to_the_budget(options: int) -> None:
    """However many options there are."""
    worlds, left, spent = first_look(400, options, 6), options, 0
    while left > 2:
        spent += left * worlds
        left, worlds = (left + 1) // 2, worlds * 2
    spent += left * worlds

    assert spent <= 400
    assert first_look(0, options, 6) == 6


def test_the_better_half_is_looked_at_again() -> None:
    """In the order of the rules."""
    values = np.asarray([0.1, 0.5, 0.3, 0.4, 0.2])

    assert better_half([0, 1, 2, 3, 4], values) == [1, 2, 3]
    assert better_half([1, 2, 3], values) == [1, 3]


def test_what_looks_good_to_either_is_looked_into() -> None:
    """The six that the nets like and the three that promise most points; all, if there are few."""
    legal = list(range(100, 120))
    by_nets, by_points = np.arange(20.0, dtype=np.float32), np.arange(20.0)[::-1]

    assert candidates(legal, by_nets, by_points) == [100, 101, 102, 114, 115, 116, 117, 118, 119]
    assert candidates(legal[:6], by_nets[:6], by_points[:6]) == legal[:6]


# ---- secret choices


def test_it_answers_what_thinking_opponents_lay() -> None:
    """The nets lay the first card; but the other gains by the second, and so it is the second that is answered."""
    nets = np.tile([0.98, 0.02], (3, 2, 1))
    worth = np.zeros((3, 2, 2, 2))
    worth[:, 0, 0, 0] = worth[:, 1, 1, 0] = 0.3  # who is asked wants to lay the same card as the other
    worth[:, :, 1, 1] = 0.3  # the other wants to lay the second
    seen = Foresight(nets, worth, worth)
    values, chances = seen.best_answer(0)

    assert against(worth[..., 0], nets, 0)[0].argmax() == 0
    assert seen.likely()[0, 1, 1] > 0.99
    assert values.argmax() == chances.argmax() == 1


def test_values_against_mixes() -> None:
    """Every card against every combination of the others, as likely as they lay it."""
    rng = np.random.default_rng(1)
    payoffs, mixes = rng.random((2, 3, 3, 3)), rng.dirichlet(np.ones(3), (2, 3))
    wanted = np.einsum("wabc,wa,wc->wb", payoffs, mixes[:, 0], mixes[:, 2])

    assert against(payoffs, mixes, 1) == pytest.approx(wanted)


# ---- what seems senseless


def test_what_seems_senseless_is_left_alone_unless_it_is_better() -> None:
    """Equal is not better."""
    worth = np.asarray([0.3, 0.3, 0.2])

    assert sensible([7, 8, 9], worth, {7}).tolist() == [0, 0.3, 0.2]
    assert sensible([7, 8, 9], worth, {7, 8}).tolist() == worth.tolist()
    assert sensible([7, 8, 9], worth, {7, 8, 9}).tolist() == worth.tolist()


# ---- the same decisions on both builds


@pytest.mark.parametrize(("name", "step"), DECISIONS)
def test_nothing_but_view_seed_and_budget_counts(name: str, step: str) -> None:
    """Another decision in between changes nothing."""
    bot = MasterBot(untrained_model(name, 3), worlds=1, plan_worlds=1, rounds=1)
    first = bot.choose(asked(name, step))
    bot.choose(asked(name, step)._replace(rng=Rng(2)))
    ExpertBot(untrained_model(name, 3)).choose(asked(name, step, budget=6))

    assert bot.choose(asked(name, step)) == first
