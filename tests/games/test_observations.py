"""Observations of both games: what a seat may know and no more, in the bytes that the layout promises."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pytest
from librt.strings import BytesWriter

from stammtisch.core.chance import Rng
from stammtisch.core.conformance import viewers
from stammtisch.core.events import SPECTATOR
from stammtisch.games.goldbraeu.game import GAME as GOLDBRAEU
from stammtisch.games.goldbraeu.knowledge.observation import offsets as goldbraeu_seen
from stammtisch.games.golden_city.game import GAME as GOLDEN_CITY
from stammtisch.games.golden_city.knowledge.observation import offsets as golden_city_seen
from tests.games.goldbraeu.setups import editions, mixtures
from tests.games.observing import observed, positions, sliced

if TYPE_CHECKING:
    from types import ModuleType

    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup


class Case(NamedTuple):
    """A game with what is particular about its observations."""

    game: Game
    seen: ModuleType
    setups: list[Setup]
    inferred: set[str]  # public slices in which a seat's own secrets are reckoned with
    dormant: list[str]  # slices that random play hardly ever wakes
    rounds: int  # that every game lasts at least


CASES = [
    Case(
        GOLDBRAEU,
        goldbraeu_seen,
        [*(setup for name, setup in editions().items() if "standard" in name), *mixtures(4, 4).values()],
        {"unseen", "guarded"},
        [],
        21,
    ),
    Case(
        GOLDEN_CITY,
        golden_city_seen,
        [
            GOLDEN_CITY.make_setup(seats=seats, options=options)
            for seats in (3, 4)
            for options in ({}, {"open_scores": "no"})
        ],
        set(),
        ["stuck"],
        6,
    ),
]
both = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.name)


@both
def test_nothing_hidden_is_in_them(case: Case) -> None:
    """Dealing anew what a viewer cannot know changes no byte of what he observes, and so in worlds he imagines."""
    rng = Rng(5)
    for setup in case.setups:
        for p in positions(case.game, setup, [1]):
            for viewer in viewers(p):
                other = p.copy()
                other.redraw(viewer, rng)
                assert observed(other, viewer) == observed(p, viewer)
                assert observed(case.game.imagine(case.game.view(p, viewer), rng), viewer) == observed(p, viewer)


@both
def test_a_spectator_sees_no_secrets(case: Case) -> None:
    """Private slices of a spectator stand at their zero byte; all that does not hang on them is what seat 0 sees."""
    layout = case.game.layout
    private = {each.name for each in layout.slices if each.private}
    for p in positions(case.game, case.game.make_setup(seats=4), [3]):
        spectator, first = sliced(layout, p, SPECTATOR), sliced(layout, p, 0)
        assert not any(any(spectator[name]) for name in private)
        assert all(spectator[name] == first[name] for name in first if name not in private | case.inferred)


@both
def test_every_number_lives(case: Case) -> None:
    """No slice stays the same for ever, and no number is beyond -1 and 1."""
    layout = case.game.layout
    found: dict[str, set[bytes]] = {name: set() for name in layout.places}
    lowest, highest = [255] * layout.size, [0] * layout.size
    setups = [case.game.make_setup(edition, seats) for edition in case.game.editions for seats in case.game.seats]
    for number, p in enumerate(p for setup in setups for p in positions(case.game, setup, range(5))):
        bytes_ = observed(p, number % 3)
        lowest = list(map(min, lowest, bytes_))
        highest = list(map(max, highest, bytes_))
        for name, place in layout.places.items():
            found[name].add(bytes_[place])
    assert [name for name, values in found.items() if len(values) < 2] == case.dormant
    scales = list(zip(layout.zeros(), layout.units(), strict=True))
    assert all(zero - unit <= low for low, (zero, unit) in zip(lowest, scales, strict=True))
    assert all(high <= zero + unit for high, (zero, unit) in zip(highest, scales, strict=True))


@both
def test_places_are_those_of_the_layout(case: Case) -> None:
    """The places typed out for the compiler are those of the layout."""
    layout, seen = case.game.layout, case.seen
    for name, place in layout.places.items():
        assert getattr(seen, "O_" + name.replace("-", "_").upper()) == place.start
    assert (seen.SIZE, len(seen.BLANK)) == (layout.size, layout.size)
    assert list(seen.BLANK) == layout.zeros()


@both
@pytest.mark.parametrize("seats", [3, 4])
def test_an_observation_follows_what_was_written_before(case: Case, seats: int) -> None:
    """It is as long whatever the seats, valid at every draw and after the end, and leaves the rest alone."""
    for p in positions(case.game, case.game.make_setup(seats=seats), [2]):
        out = BytesWriter()
        out.write(b"before")
        for viewer in viewers(p):
            p.law.observe(p, viewer, out)
        joined = b"".join(observed(p, viewer) for viewer in viewers(p))
        assert out.getvalue() == b"before" + joined
        assert len(joined) == case.game.layout.size * (1 + seats)


@both
def test_rounds_are_counted_from_one(case: Case) -> None:
    """The number of the round is 0 while the table is prepared and grows by one with each day or round."""
    numbers = [p.law.round_of(p) for p in positions(case.game, case.game.make_setup(seats=4), [4])]

    assert numbers[0] == 0
    assert {later - earlier for earlier, later in pairwise(numbers)} == {0, 1}
    assert numbers[-1] >= case.rounds
