"""Observations of both games, beyond what the conformance kit asks of every game (core/conformance)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pytest
from librt.strings import BytesWriter

from stammtisch.core.conformance import walk
from stammtisch.core.events import SPECTATOR
from stammtisch.core.lockstep import write_options
from stammtisch.core.play import after
from stammtisch.core.position import DEALER
from stammtisch.games.goldbraeu.game import GAME as GOLDBRAEU
from stammtisch.games.goldbraeu.knowledge.observation.blank import BLANK as GOLDBRAEU_BLANK
from stammtisch.games.golden_city.game import GAME as GOLDEN_CITY
from stammtisch.games.golden_city.knowledge.observation.blank import BLANK as GOLDEN_CITY_BLANK
from tests.games.observing import observed, positions, sliced

if TYPE_CHECKING:
    from stammtisch.core.game import Game


class Case(NamedTuple):
    """A game with what is particular about its observations."""

    game: Game
    blank: bytes
    inferred: set[str]  # public slices in which a seat's own secrets are reckoned with
    dormant: list[str]  # slices that random play hardly ever wakes
    rounds: int  # that every game lasts at least


CASES = [
    Case(
        GOLDBRAEU,
        GOLDBRAEU_BLANK,
        {"unseen", "guarded"},
        [],
        21,
    ),
    Case(
        GOLDEN_CITY,
        GOLDEN_CITY_BLANK,
        set(),
        ["stuck"],
        6,
    ),
]
both = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.name)


@both
def test_a_spectator_sees_what_is_public(case: Case) -> None:
    """All that does not depend on a seat's own secrets is what seat 0 sees."""
    layout = case.game.layout
    private = {each.name for each in layout.slices if each.private}
    for p in positions(case.game, case.game.make_setup(seats=4), [3]):
        spectator, first = sliced(layout, p, SPECTATOR), sliced(layout, p, 0)
        assert all(spectator[name] == first[name] for name in first if name not in private | case.inferred)


@both
def test_options_look_one_by_one_as_they_do_together(case: Case) -> None:
    """A game may write the options of a decision by what differs: not a byte is another one."""
    for setup in [case.game.make_setup(edition, seats) for edition in case.game.editions for seats in case.game.seats]:
        for p, seat, _ in walk(case.game, setup, 6):
            if seat != DEALER:
                together = BytesWriter()
                write_options(p, seat, together)
                alone = [observed(after(p, seat, action), seat) for action in p.legal(seat)]
                assert together.getvalue() == b"".join(alone)


@both
def test_every_number_lives(case: Case) -> None:
    """No slice stays the same for ever."""
    layout = case.game.layout
    found: dict[str, set[bytes]] = {name: set() for name in layout.places}
    setups = [case.game.make_setup(edition, seats) for edition in case.game.editions for seats in case.game.seats]
    for number, p in enumerate(p for setup in setups for p in positions(case.game, setup, range(5))):
        bytes_ = observed(p, number % 3)
        for name, place in layout.places.items():
            found[name].add(bytes_[place])
    assert [name for name, values in found.items() if len(values) < 2] == case.dormant


@both
def test_nothing_is_as_the_layout_says(case: Case) -> None:
    """The blank observation has every byte at its zero."""
    assert list(case.blank) == case.game.layout.zeros()


@both
def test_rounds_are_counted_from_one(case: Case) -> None:
    """The number of the round is 0 while the table is prepared and grows by one with each day or round."""
    numbers = [p.law.round_of(p) for p in positions(case.game, case.game.make_setup(seats=4), [4])]

    assert numbers[0] == 0
    assert {later - earlier for earlier, later in pairwise(numbers)} == {0, 1}
    assert numbers[-1] >= case.rounds
