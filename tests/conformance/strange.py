"""Toys that lack something that the house needs."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from stammtisch.core.position import Law
from tests.core import toy
from tests.core.toy import TOY

if TYPE_CHECKING:
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup


def open_under(law: type[toy.ToyLaw], setup: Setup) -> Position:
    """The toy's opening under another law."""
    return law([setup.seats, int(setup.options["worth"])], toy.STEPS, setup).opening()


class Placeless(toy.ToyLaw):
    """Does not say who has won."""

    places = Law.places


class Blind(toy.ToyLaw):
    """Does not say what is observed."""

    observe = Law.observe


class Unbeaten(toy.ToyLaw):
    """Nobody ever wins."""

    def places(self, p: Position) -> list[int]:
        """All are second."""
        return [2] * p.rule[0]


def unseen(position: Position, viewer: int) -> toy.ToyView:
    """A view that nobody can have."""
    raise KeyError(viewer)


PLACELESS = replace(TOY, name="placeless", open=partial(open_under, Placeless))
BLIND = replace(TOY, name="blind", open=partial(open_under, Blind))
UNBEATEN = replace(TOY, name="unbeaten", open=partial(open_under, Unbeaten))
UNSEEN = replace(TOY, name="unseen", view=unseen)
WILD = replace(TOY, name="wild", secret_choice=(toy.RAISE, 5))
ENTRIES = {
    game.name: f"tests.conformance.strange:{game.name.upper()}" for game in (PLACELESS, BLIND, UNBEATEN, UNSEEN, WILD)
}
