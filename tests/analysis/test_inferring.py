"""Fitting what their play tells: planted weights are found again, and files are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import stammtisch
from stammtisch.analysis.belief import inference_of
from stammtisch.analysis.fitting import keep
from stammtisch.analysis.inferring import Guess, fit, guesses, module_of
from stammtisch.core.chance import Rng
from stammtisch.core.inference import Weights
from stammtisch.core.position import CHANCE

if TYPE_CHECKING:
    from pathlib import Path


def test_planted_weights_are_found() -> None:
    """Choices made by a softmax over facts, fitted by the same."""
    luck, planted = np.random.default_rng(3), np.asarray([1.5, -0.7, 0.0])
    found = []
    for _ in range(3000):
        facts = luck.normal(size=(5, 3))
        likely = np.exp(facts @ planted)
        found.append(Guess(facts, int(luck.choice(5, p=likely / likely.sum()))))

    assert fit(found) == pytest.approx(planted, abs=0.12)


@pytest.mark.parametrize("name", [name for name in stammtisch.game_names() if inference_of(stammtisch.game(name))])
def test_choices_of_a_game_have_the_facts_that_are_weighed(name: str) -> None:
    """From random play: every choice with its truth."""
    game = stammtisch.game(name)
    rng, position, found = Rng(5), game.deal(seats=4), list[Guess]()
    for turn in range(400):
        if position.to_act == CHANCE:
            position.run_chance(rng)
        if not position.to_act:
            break
        seat = next(seat for seat in range(4) if position.to_act >> seat & 1)
        legal = position.legal(seat)
        position.apply(seat, legal[rng.below(len(legal))])
        if turn % 20 == 0 and position.to_act:
            found += guesses(game, position, turn // 20 % 4)

    assert len(found) > 5
    assert {choice.facts.shape[1] for choice in found} == {len(module_of(game).FACTS)}
    assert all(0 <= choice.taken < len(choice.facts) for choice in found)


def test_weights_for_other_tables_stay(tmp_path: Path) -> None:
    """A file has those of all numbers of seats."""
    file = tmp_path / "inference.json"
    keep(file, 4, Weights({"worth": 1.0}, 0.9))
    first = file.read_text(encoding="utf-8")
    keep(file, 3, Weights({"worth": 2.0}, 0.9))

    assert '"4"' in first
    assert all(part in file.read_text(encoding="utf-8") for part in ('"3"', '"4"', "1.0", "2.0"))


def test_a_game_that_brings_nothing_cannot_be_fitted() -> None:
    """It is said so."""
    with pytest.raises(SystemExit, match="goldbraeu"):
        module_of(stammtisch.game("goldbraeu"))
