"""Ruling GB-Q83: a card that everybody has seen go under the supply is known wherever it comes to lie."""

from __future__ import annotations

import pytest

from stammtisch.core.chance import Rng
from stammtisch.core.events import SPECTATOR
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.components import BUSINESS_NAMES
from tests.games.goldbraeu.tables import Scene, table


def buys(text: str) -> Scene:
    """Red buys blind and holds what is drawn: post, which everybody saw go under."""
    scene = table(f"{text}\nstart red").plans(red="buy", blue="expand", yellow="expand", green="expand")
    return scene.say("red buy blind", "dealer draw post")


LAST_KNOWN = "red hand krug\nblue hand adler eiche\nsupply\nunder post adler"


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_gb_q83_a_card_that_everybody_saw_go_under_is_known_in_the_hand(viewer: int) -> None:
    """While Red thinks it over and after: only what else is in the hand stays secret."""
    scene = buys(LAST_KNOWN)
    assert GAME.view(scene.p, viewer).now.drawn == "post"

    scene.say("red hold")
    assert GAME.view(scene.p, viewer).players[0].known == ("post",)
    assert GAME.view(scene.p, viewer).players[0].hand == (("krug", "post") if viewer == 0 else None)


def test_gb_q83_above_it_lies_a_card_that_nobody_knows() -> None:
    """The last unknown card is a secret, though the supply has only known cards left."""
    scene = buys("blue hand adler eiche\nsupply post\nunder post adler")
    assert GAME.view(scene.p, 1).now.drawn == "?"

    scene.say("red hold")
    assert GAME.view(scene.p, 1).players[0].known == ()


def test_gb_q83_an_opened_card_is_taken_to_be_the_known_one() -> None:
    """Whoever has opened a card of that business may have no other."""
    scene = buys(LAST_KNOWN).say("red open post")

    assert GAME.view(scene.p, 1).players[0].known == ()
    assert scene.hand("red") == ["krug"]


def test_gb_q83_everybody_imagines_the_known_card_where_it_is() -> None:
    """In every world that agrees with Blue's view Red holds it; the other card may be any that Blue cannot see."""
    scene = buys(LAST_KNOWN).say("red hold")
    worlds = [GAME.imagine(GAME.view(scene.p, 1), Rng(seed)) for seed in range(200)]
    hands = [GAME.view(world, 0).players[0].hand or () for world in worlds]

    assert all("post" in hand and len(hand) == 2 for hand in hands)
    assert len(set(hands)) > 5
    assert all(GAME.view(world, 1) == GAME.view(scene.p, 1) for world in worlds)


def test_gb_q83_the_known_card_is_not_dealt_again_while_it_is_held_up() -> None:
    """Red has not decided yet: what was drawn is the same in every world."""
    scene = buys(LAST_KNOWN)
    worlds = [GAME.imagine(GAME.view(scene.p, 1), Rng(seed)) for seed in range(50)]

    assert {world.at[at.DRAWN] for world in worlds} == {BUSINESS_NAMES.index("post")}
