"""The conformance kit names what is broken in the law of an unsound game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stammtisch.core.position import Law
from tests.core import toy

if TYPE_CHECKING:
    from librt.strings import BytesWriter

    from stammtisch.core.position import Position
from tests.core.unsound import find_fault, with_law


class Short(toy.ToyLaw):
    """An observation that lacks a byte."""

    def observe(self, p: Position, seat: int, out: BytesWriter) -> None:
        """Too little."""
        super().observe(p, seat, out)
        out.truncate(len(out) - 1)


class Overwriting(toy.ToyLaw):
    """An observation that begins at the beginning of whatever it is given."""

    def observe(self, p: Position, seat: int, out: BytesWriter) -> None:
        """Over all that stands there."""
        out.truncate(0)
        super().observe(p, seat, out)


class Loud(toy.ToyLaw):
    """An observation with a number beyond 1."""

    def observe(self, p: Position, seat: int, out: BytesWriter) -> None:
        """Five quarters."""
        super().observe(p, seat, out)
        out[len(out) - 1] = 5


class Indiscreet(toy.ToyLaw):
    """An observation that tells a spectator of a card."""

    def observe(self, p: Position, seat: int, out: BytesWriter) -> None:
        """The first seat's, in the place of the own one."""
        super().observe(p, max(seat, 0), out)


class Peeking(toy.ToyLaw):
    """An observation that tells everybody of the first seat's card."""

    def observe(self, p: Position, seat: int, out: BytesWriter) -> None:
        """In the place of the dealer's card."""
        super().observe(p, seat, out)
        out[len(out) - 1] = int(p.at[toy.CARD]) + 1


class Backward(toy.ToyLaw):
    """A round that comes before the one that came before it."""

    def round_of(self, p: Position) -> int:
        """Counted down."""
        return 1 - super().round_of(p)


class Blind(toy.ToyLaw):
    """A law that forgot to say what is observed."""

    observe = Law.observe


class Placeless(toy.ToyLaw):
    """A law that forgot to say who has won."""

    places = Law.places


@pytest.mark.parametrize(
    ("law", "fault"),
    [
        (Short, "an observation is not as long as the layout"),
        (Overwriting, "an observation writes over what stands before it"),
        (Loud, "a number of an observation is beyond -1 and 1 (part: drawn"),
        (Indiscreet, "a spectator observes what is private (part: card"),
        (Peeking, "by: observation"),
        (Backward, "round_of falls"),
        (Blind, "a law or step lacks the method observe"),
        (Placeless, "a law or step lacks the method places"),
    ],
)
def test_an_unsound_law_is_found(law: type[toy.ToyLaw], fault: str) -> None:
    """What bots that learn, the arena and all environments ask of a law."""
    assert fault in find_fault(with_law(law))
