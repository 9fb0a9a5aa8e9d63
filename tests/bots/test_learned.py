"""The bots that think with nets, with nets that know nothing yet: honesty and good manners do not depend on skill."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import stammtisch
from stammtisch.bots.bot import Analyst, LimitedBot, Turn
from stammtisch.bots.calibration import calibration_of
from stammtisch.bots.expert import ExpertBot
from stammtisch.bots.master import MasterBot
from stammtisch.bots.match import play_match
from stammtisch.bots.model import Model, TrainingInfo, model_for
from stammtisch.bots.nets import Nets, new_net
from stammtisch.bots.strong import Learned, StrongBot, option_forecasts
from stammtisch.bots.tactics import load, puzzles
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.lockstep import FOREVER, run_on
from stammtisch.core.mistakes import Mistake
from stammtisch.core.moves import COMPILED
from stammtisch.core.position import STEP, Position
from tests.bots.peeking import Window, betrayals

GAMES = ["goldbraeu", "golden_city"]
BOTS = [StrongBot, ExpertBot, MasterBot]


class QuickMaster(MasterBot):
    """A master with few worlds."""

    def __init__(self, model: Model) -> None:
        super().__init__(model, worlds=1, plan_worlds=1)


@cache
def untrained_model(name: str, seats: int) -> Model:
    """A model that has learned nothing."""
    game, rng = stammtisch.game(name), np.random.default_rng(seats)
    plans = game.secret_choice[1]
    training_info = TrainingInfo(name, seats, game.make_setup(seats=seats).options, game.layout.version, 0, 0, ())
    choice = new_net(game.layout.size, 4, plans, rng) if plans else None
    return Model(training_info, Nets(new_net(game.layout.size, 4, seats, rng), choice), game.layout)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("kind", "decisions"), [(StrongBot, 150), (ExpertBot, 60 if COMPILED else 3), (QuickMaster, 60 if COMPILED else 2)]
)
@pytest.mark.parametrize("seats", [3, 4])
def test_it_does_not_peek(name: str, kind: type[Learned], decisions: int, seats: int) -> None:
    """Deal all that its seat cannot know again: it decides the same."""
    bot = kind(untrained_model(name, seats))

    assert betrayals(stammtisch.game(name), bot, Window(), decisions, seats) == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_strong_bots_comes_to_an_end(name: str) -> None:
    """And the same seed gives the same game."""
    game = stammtisch.game(name)
    results = [
        play_match(game, game.make_setup(seats=3), [StrongBot(untrained_model(name, 3))] * 3, seed=5) for _ in range(2)
    ]

    assert results[0] == results[1]


def decision(name: str, step: str, seats: int = 3) -> tuple[Position, int]:
    """The first decision of a kind in a seeded game."""
    game = stammtisch.game(name)
    position, rng = game.deal(seats=seats), Rng(7)
    while run_on(position, rng, FOREVER) >= 0 and game.step_names[position.at[STEP]] != step:
        seat = lowest(position.to_act)
        legal = position.legal(seat)
        position.apply(seat, legal[rng.below(len(legal))])
    return position, lowest(position.to_act)


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize(("name", "step"), [("goldbraeu", "choose-action"), ("golden_city", "bidding")])
@pytest.mark.stating
def test_it_says_what_it_thinks(kind: type[Learned], name: str, step: str) -> None:
    """Chances are chances, weights add up, and what it does weighs something."""
    game = stammtisch.game(name)
    position, seat = decision(name, step)
    bot = kind(untrained_model(name, 3))
    turn = Turn(game, seat, position.legal(seat), game.view(position, seat), Rng(1), budget=8)
    opinions = bot.analyse(turn)
    weights = {opinion.action: opinion.weight for opinion in opinions}

    assert isinstance(bot, Analyst)
    assert all(0 <= opinion.chance <= 1 for opinion in opinions)
    assert sum(weights.values()) == pytest.approx(1, abs=1e-5)
    assert weights[bot.choose(turn._replace(rng=Rng(1)))] > 0


@pytest.mark.parametrize(("name", "step"), [("goldbraeu", "choose-action"), ("golden_city", "building")])
def test_it_says_calibrated_chances_and_decides_as_before(name: str, step: str) -> None:
    """With the shipped nets each row of a forecast is raised to the exponent of its round; with nets of others, not."""
    game = stammtisch.game(name)
    position, seat = decision(name, step)
    turn = Turn(game, seat, position.legal(seat), game.view(position, seat), Rng(1))
    model, own = model_for(name, 3), StrongBot(model_for(name, 3))
    raw = option_forecasts(model, turn._replace(rng=Rng(1)).imagine(), seat).astype(np.float64)
    exponent = calibration_of(game, 3).own[0]  # at the first such decision of a game
    sharper = raw**exponent / (raw**exponent).sum(axis=1, keepdims=True)
    said, plain = StrongBot().analyse(turn), own.analyse(turn._replace(rng=Rng(1)))

    assert exponent != 1
    assert [each.chance for each in said] == pytest.approx(sharper[:, 0].tolist())
    assert [each.chance for each in plain] == pytest.approx(raw[:, 0].tolist())
    assert [each.weight for each in said] == [each.weight for each in plain]


def test_an_expert_says_the_chance_to_win_and_not_what_it_is_worth() -> None:
    """Of games that end in its head the victory counts, not the margin; what it does is decided by both."""
    game = stammtisch.game("golden_city")
    puzzle = next(iter(puzzles(game, load(game))))
    view, legal = game.view(puzzle.position, puzzle.seat), puzzle.position.legal(puzzle.seat)
    said = ExpertBot().analyse(Turn(game, puzzle.seat, legal, view, Rng(1), budget=4 * len(legal)))

    assert {each.chance * 24 for each in said} <= {float(part) for part in range(25)}


def test_a_secret_choice_is_mixed() -> None:
    """Different generators, different cards: nobody can rely on what it lays."""
    game = stammtisch.game("goldbraeu")
    position, seat = decision("goldbraeu", "choose-action")
    view, legal = game.view(position, seat), position.legal(seat)
    bot = StrongBot(untrained_model("goldbraeu", 3))

    assert {bot.choose(Turn(game, seat, legal, view, Rng(seed))) for seed in range(40)} == set(legal)


def test_a_bigger_budget_looks_into_more_worlds() -> None:
    """The budget is counted in worlds, so the same budget gives the same opinion on every machine."""
    game = stammtisch.game("golden_city")
    position, seat = decision("golden_city", "bidding")
    bot = ExpertBot(untrained_model("golden_city", 3))
    view, legal = game.view(position, seat), position.legal(seat)
    small, again, big = (bot.analyse(Turn(game, seat, legal, view, Rng(1), budget)) for budget in (6, 6, 60))

    assert small == again
    assert small != big


@pytest.mark.parametrize("kind", BOTS)
def test_it_refuses_a_table_it_has_not_learned(kind: type[Learned]) -> None:
    """Before the first card is dealt, in one sentence."""
    game = stammtisch.game("goldbraeu")
    bot = kind(untrained_model("goldbraeu", 3))
    assert isinstance(bot, LimitedBot)
    bot.check_table(game.make_setup(seats=3))
    with pytest.raises(Mistake, match="stammtisch train"):
        bot.check_table(game.make_setup(seats=4))
