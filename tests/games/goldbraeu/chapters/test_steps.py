"""Every step knows its own verbs and no others: each of the 861 actions is tried in each of the steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.position import DEALER, STEP
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules.steps import STEP_NAMES
from tests.games.goldbraeu.tables import Scene, table

if TYPE_CHECKING:
    from collections.abc import Callable


def dealt_until(step: str) -> Scene:
    """A new game up to some step of its setup, with the first choice of everybody."""
    p = GAME.deal()
    rng = Rng(1)
    while STEP_NAMES[p.at[STEP]] != step:
        seat = members(p.to_act)[0]
        p.apply(seat, p.draw(rng) if seat == DEALER else p.legal(seat)[0])
    return Scene(p)


RELOCATE = "krug green 1\neiche green 0*\nadler green 0*\ngreen figures 0\nstart green"
SCENES: dict[str, tuple[Callable[[], Scene], str]] = {
    "lay-signs": (lambda: dealt_until("lay-signs"), "lay"),
    "deal-hands": (lambda: dealt_until("deal-hands"), "deal"),
    "keep-cards": (lambda: dealt_until("keep-cards"), "keep"),
    "choose-start": (lambda: dealt_until("choose-start"), "start"),
    "first-figures": (lambda: dealt_until("first-figures"), "place"),
    "turn-up": (lambda: dealt_until("turn-up"), "turn"),
    "choose-action": (lambda: dealt_until("choose-action"), "choose"),
    "expansion": (lambda: table("krug red 0*\nstart red").plans(red="expand"), "pass expand transfer"),
    "name-boss": (lambda: table("krug red 1\nstart red").plans(red="boss"), "pass name contract"),
    "name-again": (
        lambda: (
            table("krug red 1 blue 3*\npost red 1\nstart red").plans(red="boss").say("red name krug 0", "blue block 0")
        ),
        "pass name contract",
    ),
    "answer": (
        lambda: table("krug red 1 blue 3*\nstart red").plans(red="boss").say("red name krug 0"),
        "allow block",
    ),
    "withdraw-figure": (
        lambda: table(RELOCATE, relocate_boss="on").plans(green="boss").say("green name krug 0"),
        "withdraw",
    ),
    "buy-share": (lambda: table("display krug bum\nstart red").plans(), "pass buy"),
    "draw-share": (lambda: table("display krug bum\nstart red").plans().say("red buy blind"), "draw"),
    "hold-or-open": (
        lambda: table("display krug bum\nstart red").plans().say("red buy blind", "dealer draw schmid"),
        "hold open",
    ),
    "move-chip": (lambda: table("display krug bum\nstart red").plans().say("red buy right"), "move"),
    "last-cards": (lambda: table("red hand krug schmid\nstart red day 7").evening(), "pass open"),
    "over": (lambda: table("start red day 21").evening(), ""),
}


def test_every_step_is_here() -> None:
    """In the order in which a game meets them."""
    assert tuple(SCENES) == STEP_NAMES


@pytest.mark.parametrize("step", SCENES)
def test_a_step_knows_its_own_verbs(step: str) -> None:
    """Of other verbs it says `not-now`; of its own that only where the dealer has no such card or sign."""
    begin, verbs = SCENES[step]
    scene = begin()
    assert scene.asked.endswith(f": {step}")
    seat = members(scene.p.to_act)[0] if scene.p.to_act else 0
    answers = {words: scene.p.why(seat, action) for words, action in GAME.catalogue.number.items()}

    known = {words.split()[0] for words, reason in answers.items() if reason != 1}
    assert known == set(verbs.split())
    if seat != DEALER:
        assert not any(reason == 1 for words, reason in answers.items() if words.split()[0] in known)
    legal = [GAME.catalogue.words(action) for action in scene.p.legal(seat)]
    assert [words for words, reason in answers.items() if reason == 0] == legal
