"""The shipped nets sit at every table of their game: each edition, each option, with three and with four seats."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import stammtisch
from stammtisch.bots import model as models
from stammtisch.bots.expert import ExpertBot
from stammtisch.bots.laws import deviations
from stammtisch.bots.making import bot_for_table
from stammtisch.bots.match import play_match
from stammtisch.bots.model import model_for
from stammtisch.bots.strong import Learned, StrongBot
from stammtisch.core.mistakes import Mistake
from stammtisch.core.moves import COMPILED
from tests.bots.peeking import Window, betrayals
from tests.own_board import OWN_BOARD, STANDARD

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

NAMES = stammtisch.game_names()
OTHER_RULES: list[tuple[str, dict[str, Any]]] = [
    ("goldbraeu", {"edition": "digest"}),
    ("goldbraeu", {"edition": "rio-grande-2004"}),
    ("goldbraeu", {"open_money": "off", "relocate_boss": "on"}),
    ("golden_city", {"open_scores": "no", "joker_to_coast": "no"}),
]


def tables(game: Game) -> list[Setup]:
    """Every edition, and every value of every option."""
    printed = [game.make_setup(edition, seats) for edition in game.editions for seats in game.seats]
    changed = [
        game.make_setup(seats=seats, options={option.name: value})
        for seats in game.seats
        for option in game.options
        for value in option.values
        if option.seats in (0, seats)
    ]
    return printed + changed


@pytest.mark.parametrize("level", ["strong", "expert", "master"])
@pytest.mark.parametrize("name", NAMES)
def test_it_sits_at_every_table(name: str, level: str) -> None:
    """Nobody has to know which tables were trained."""
    for setup in tables(stammtisch.game(name)):
        bot_for_table(level, setup)


@pytest.mark.parametrize("name", NAMES)
def test_the_first_edition_keeps_its_nets(name: str) -> None:
    """They know of no other rules; at all other tables others play, each option in its own way."""
    game = stammtisch.game(name)
    usual = {seats: game.make_setup(seats=seats).options for seats in game.seats}
    for setup in tables(game):
        model = model_for(name, setup.seats)
        here = model.at(setup)
        if deviations(game, setup, usual[setup.seats]):
            assert model.others is not None
            assert np.array_equal(here.value.w2, model.others.value.w2)
        else:
            assert here is model
            assert model.nets.value.w1.shape[0] == game.layout.size
    others = {model_for(name, 4).at(setup).value.b1.tobytes() for setup in tables(game) if setup.seats == 4}
    assert len(others) > len(game.editions)


@pytest.mark.parametrize(("kind", "decisions"), [(StrongBot, 100), (ExpertBot, 60 if COMPILED else 2)])
@pytest.mark.parametrize(("name", "rules"), OTHER_RULES)
def test_it_does_not_peek_at_other_rules(name: str, rules: dict[str, Any], kind: type[Learned], decisions: int) -> None:
    """Deal all that its seat cannot know again: it decides the same."""
    assert betrayals(stammtisch.game(name), kind(), Window(), decisions, 3, **rules) == 0


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    """By other rules too, and whatever tables the model has seen in between."""
    game = stammtisch.game(name)
    setup = next(table for table in tables(game) if deviations(game, table, game.make_setup(seats=4).options))
    results = []
    for _ in range(2):
        results.append(play_match(game, setup, [StrongBot()] * setup.seats, seed=5))
        model_for(name, setup.seats).at(game.make_setup(seats=setup.seats))

    assert results[0] == results[1]


def test_a_board_is_known_by_how_it_plays() -> None:
    """Another name for the same board is no other board; one umbrella less is."""
    game = stammtisch.game("goldbraeu")
    bot_for_table("strong", game.make_setup(board=json.dumps(STANDARD | {"fences": 40})))
    with pytest.raises(Mistake) as refused:
        bot_for_table("strong", game.make_setup(board=OWN_BOARD))
    with pytest.raises(Mistake):
        bot_for_table(
            "strong", game.make_setup(board=json.dumps(STANDARD | {"fences": 40}), options={"fence_limit": "on"})
        )

    assert refused.value.key == "untrained-board"
    assert "standard board" in str(refused.value)


def test_a_model_does_not_remember_more_and_more_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house may be asked about a hundred thousand; each has the same weights."""
    monkeypatch.setattr(models, "MOST_TABLES", 3)
    game = stammtisch.game("goldbraeu")
    model = model_for("goldbraeu", 4)
    model = models.Model(model.training_info, model.nets, game.layout, model.others)
    printed = [model.at(game.make_setup(edition, 4)) for edition in ("digest", "rio-grande-2004")]
    for setup in tables(game):
        if setup.seats == 4:
            model.at(setup)

    assert len(model._at) <= 3
    assert np.shares_memory(printed[0].value.w1, printed[1].value.w1)
    assert not np.array_equal(printed[0].value.b1, printed[1].value.b1)
