"""Problems of Goldbräu: they are proved, and the proof is honest."""

from __future__ import annotations

import pytest

from stammtisch.bots.tactics.proof import Prover, TooMuch, sight
from stammtisch.core.chance import Rng
from stammtisch.games.goldbraeu.bots.tactics import BUDGET, worlds
from stammtisch.games.goldbraeu.game import GAME
from tests.games.goldbraeu.tables import Scene, table


def last_cards(text: str) -> Scene:
    """The last payday of a table in words."""
    return table(f"{text}\nday 21").evening()


def test_the_last_share_is_opened_if_it_pays() -> None:
    """A share of the waitress's garden, before the last payday: open it."""
    scene = last_cards("baeren red 1* blue 2\nred hand baeren")
    proof = Prover(0, BUDGET).prove(worlds(scene.p, 0, 10))

    assert proof is not None
    assert [GAME.catalogue.words(action) for action in proof.best] == ["open baeren"]
    assert proof.gap == 4  # 6 : 6 instead of 4 : 8


def test_what_depends_on_hidden_cards_is_not_proved() -> None:
    """Blue may hold the card that removes red's single marker, or another one."""
    scene = last_cards("baeren red 1 blue 2* yellow 2\nstart red\nred hand krug\nblue hand baeren")
    seen_by_red = worlds(scene.p, 0, 500)

    assert len(seen_by_red) > 1
    assert Prover(0, BUDGET).prove(seen_by_red) is None


def test_every_world_looks_the_same_and_none_is_missing() -> None:
    """The true one and any other that may be dealt are among them."""
    scene = last_cards("baeren red 1 blue 2* yellow 2\nred hand krug post\nblue hand baeren\ngreen hand post")
    found = worlds(scene.p, 0, 5000)
    states = {tuple(world.state()) for world in found}
    dealt = scene.p.copy()

    assert {sight(world, 0) for world in found} == {sight(scene.p, 0)}
    assert len(states) == len(found)
    for seed in range(20):
        dealt.redraw(0, Rng(seed))
        assert tuple(dealt.state()) in states
    assert worlds(scene.p, 0, 20) == []


def test_there_is_an_end_to_looking() -> None:
    """A proof that would take too long is given up."""
    scene = last_cards("baeren red 1* blue 2\nred hand baeren\nblue hand krug post")

    with pytest.raises(TooMuch):
        Prover(0, 5).prove(worlds(scene.p, 0, 5000))
