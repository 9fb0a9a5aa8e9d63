"""Observations: exactly what a seat may know, in the bytes that the layout promises."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from librt.strings import BytesWriter

from stammtisch.core.chance import Rng
from stammtisch.core.conformance import viewers, walk
from stammtisch.core.events import SPECTATOR
from stammtisch.core.position import SEATS, Position
from stammtisch.games.goldbraeu import position as at
from stammtisch.games.goldbraeu import seen
from stammtisch.games.goldbraeu.components import (
    BREWERY_NAMES,
    BUSINESS_NAMES,
    CARD_NAMES,
    CHIP_NAMES,
    GARDEN_NAMES,
    PLAN_NAMES,
    SEAT_NAMES,
)
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.layout import LAYOUT
from stammtisch.games.goldbraeu.payday import pay_all
from stammtisch.games.goldbraeu.steps import STEP_NAMES
from tests.games.goldbraeu.setups import editions, mixtures
from tests.games.goldbraeu.tables import table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.core.game import Setup
    from stammtisch.games.goldbraeu.view import View


def observed(p: Position, viewer: int) -> bytes:
    """The bytes of an observation."""
    out = BytesWriter()
    p.law.observe(p, viewer, out)
    return out.getvalue()


def sliced(p: Position, viewer: int) -> dict[str, list[int]]:
    """The numbers of an observation by the names of their slices, without zero bytes."""
    bytes_ = observed(p, viewer)
    zeros = LAYOUT.zeros()
    return {
        name: [byte - zero for byte, zero in zip(bytes_[place], zeros[place], strict=True)]
        for name, place in LAYOUT.places.items()
    }


def positions(setup: Setup, seeds: Sequence[int]) -> Iterator[Position]:
    """Every position of some random games, the last ones included."""
    for seed in seeds:
        p = GAME.open(setup)
        for moment in walk(GAME, setup, seed):
            p = moment.position
            yield p
        yield p


def counts(words: Sequence[str], shown: Sequence[str | None]) -> list[int]:
    """How often each word is shown."""
    return [shown.count(word) for word in words]


def one_hot(words: Sequence[str], word: str | None) -> list[int]:
    """A 1 where the word stands."""
    return counts(words, [word])


def expected(view: View, viewer: int) -> dict[str, list[int]]:
    """What the view says, in the words of the layout, for the slices that are plain facts."""
    seats = len(view.players)
    order = [(max(viewer, 0) + place) % seats for place in range(seats)]
    players = [view.players[seat] for seat in order]
    names = [SEAT_NAMES[seat] for seat in order]
    blank = [0] * (4 - seats)
    acting = view.now.actions_left > 0

    def each(numbers: Sequence[int]) -> list[int]:
        return [*numbers, *blank]

    return {
        "money": each([min(player.cash or 0, 200) for player in players]),
        "hand-size": each([min(player.hand_size, 12) for player in players]),
        "markers-left": each([player.markers_left for player in players]),
        "figures": each([player.figures for player in players]),
        "markers": [business.markers[name] for name in names for business in view.businesses] + blank * 10,
        "boss": [int(business.boss == name) for name in names for business in view.businesses] + blank * 10,
        "missing": [6 - (seats == 3 and not six(view)) - business.opened for business in view.businesses],
        "fresh": [int(business.fresh) for business in view.businesses],
        "blocked": counts(BUSINESS_NAMES, view.now.blocked),
        "target": one_hot(BUSINESS_NAMES, view.now.target),
        "chip": [bit for chip in CHIP_NAMES for bit in one_hot(GARDEN_NAMES, view.chips[chip])],
        "sign": [bit for garden in view.gardens for bit in one_hot(BREWERY_NAMES, garden.sign)],
        "stock": [brewery.stock for brewery in view.breweries],
        "step": one_hot(STEP_NAMES, view.now.step),
        "start": each(one_hot(names, view.now.start)),
        "actor": each(one_hot(names, view.now.actor)),
        "left": [view.now.actions_left],
        "place": each([view.now.order.index(name) + 1 if acting else 0 for name in names]),
        "plan": [b for p in players for b in one_hot(PLAN_NAMES, p.choice if acting else None)] + blank * 3,
        "display": [bit for card in view.display for bit in one_hot(CARD_NAMES, card)],
        "under": counts(CARD_NAMES, view.under),
        "next-card": one_hot(CARD_NAMES, view.under[0] if view.under and not view.supply else None),
        "supply": [min(view.supply, 60)],
        "under-size": [min(len(view.under), 20)],
        "specials": list(view.specials.values()),
        "four": [int(seats == 4)],
    } | own(view, viewer)


def six(view: View) -> bool:
    """Whether three seats play with six shares of each business."""
    return view.setup.options["three_player_shares"] == "6"


def plain() -> dict[str, Setup]:
    """Every edition for three and four."""
    return {name: setup for name, setup in editions().items() if "standard" in name}


def own(view: View, viewer: int) -> dict[str, list[int]]:
    """What the view says of the viewer's own secrets."""
    if viewer == SPECTATOR:
        return {"hand": [0] * 10, "kept": [0] * 10, "choice": [0] * 3, "drawn": [0] * 10}
    me = view.players[viewer]
    return {
        "hand": counts(BUSINESS_NAMES, me.hand or ()),
        "kept": counts(BUSINESS_NAMES, me.kept or ()),
        "choice": one_hot(PLAN_NAMES, me.choice if view.now.step == "choose-action" else None),
        "drawn": one_hot(BUSINESS_NAMES, view.now.drawn),
    }


@pytest.mark.parametrize("setup", plain().values(), ids=plain())
def test_facts_are_those_of_the_view(setup: Setup) -> None:
    """Whoever looks, at every decision: what both view and observation say, they say alike."""
    for p in positions(setup, [5]):
        for viewer in viewers(p):
            found = sliced(p, viewer)
            for name, numbers in expected(GAME.view(p, viewer), viewer).items():
                assert (name, found[name]) == (name, numbers)


@pytest.mark.parametrize("setup", [*plain().values(), *mixtures(4, 4).values()], ids=[*plain(), *mixtures(4, 4)])
def test_nothing_hidden_is_in_them(setup: Setup) -> None:
    """Dealing anew what a viewer cannot know changes no byte of what he observes, and so in worlds he imagines."""
    rng = Rng(5)
    for p in positions(setup, [1]):
        for viewer in viewers(p):
            other = p.copy()
            other.redraw(viewer, rng)
            assert observed(other, viewer) == observed(p, viewer)
            assert observed(GAME.imagine(GAME.view(p, viewer), rng), viewer) == observed(p, viewer)


@pytest.mark.parametrize("edition", GAME.editions)
def test_secret_money_is_not_in_them(edition: str) -> None:
    """Where money is secret, what the others have changes no byte before the end."""
    for p in positions(GAME.settle(edition, 4, {"open_money": "off"}), [3]):
        other = p.copy()
        for seat in (0, 1, 3):
            other.at[at.CASH + seat] = 3 * seat
        assert p.to_act == 0 or observed(other, 2) == observed(p, 2)
        assert sliced(p, 2)["money"][0] == p.at[at.CASH + 2]


def test_a_spectator_sees_no_secrets() -> None:
    """Private slices of a spectator stand at their zero byte; all that does not hang on them is what seat 0 sees."""
    private = {each.name for each in LAYOUT.slices if each.private}
    for p in positions(GAME.settle(seats=4), [3]):
        spectator, first = sliced(p, SPECTATOR), sliced(p, 0)
        assert not any(any(spectator[name]) for name in private)
        assert all(spectator[name] == first[name] for name in first if name not in private | {"unseen", "guarded"})


def test_every_number_lives() -> None:
    """No slice stays the same for ever, and no number is beyond -1 and 1."""
    found: dict[str, set[bytes]] = {name: set() for name in LAYOUT.places}
    lowest, highest = [255] * LAYOUT.size, [0] * LAYOUT.size
    setups = [GAME.settle("hanser-2004", 4), GAME.settle("digest", 3)]
    for number, p in enumerate(p for setup in setups for p in positions(setup, range(5))):
        bytes_ = observed(p, number % 3)
        lowest = list(map(min, lowest, bytes_))
        highest = list(map(max, highest, bytes_))
        for name, place in LAYOUT.places.items():
            found[name].add(bytes_[place])
    assert [name for name, values in found.items() if len(values) < 2] == []
    scales = list(zip(LAYOUT.zeros(), LAYOUT.units(), strict=True))
    assert all(zero - unit <= low for low, (zero, unit) in zip(lowest, scales, strict=True))
    assert all(high <= zero + unit for high, (zero, unit) in zip(highest, scales, strict=True))


@pytest.mark.parametrize("setup", plain().values(), ids=plain())
def test_incomes_are_those_of_payday(setup: Setup) -> None:
    """`income` is what a payday would pay; who would end ahead is seen in `expected-lead`."""
    for p in positions(setup, [8]):
        if not p.law.round_of(p):
            continue  # some signs are not laid yet
        paid = p.copy()
        for seat in range(p.rule[SEATS]):
            paid.at[at.CASH + seat] += 100  # enough for the bum
        pay_all(paid)
        incomes = [paid.at[at.CASH + seat] - p.at[at.CASH + seat] - 100 for seat in range(p.rule[SEATS])]
        found = sliced(p, 0)
        ends = [p.at[at.CASH + seat] + found["paydays"][0] * income for seat, income in enumerate(incomes)]
        assert found["income"][: len(incomes)] == [min(income, 100) for income in incomes]
        assert found["expected-lead"][0] == max(-127, min(127, ends[0] - max(ends[1:])))


def test_a_table_in_words() -> None:
    """Figures typed out: a garden with the waitress, what another share of it brings, who is safe and who guarded."""
    scene = table("baeren waitress beer mayer red 2* blue 1\nmayer blue 2* red 2\nblue hand mayer")
    found = sliced(scene.p, 0)
    baeren, mayer = BUSINESS_NAMES.index("baeren"), BUSINESS_NAMES.index("mayer")

    assert found["amount"][baeren] == 12  # half of 4 + 20
    assert found["share"][baeren] == 4
    assert found["next-share"][baeren] == 3 * 3 - 2 * 4
    assert found["safe"][baeren] == 1
    assert (found["safe"][mayer], found["guarded"][mayer]) == (0, 1)
    assert sliced(scene.p, 1)["guarded"][mayer] == 1


def test_places_are_those_of_the_layout() -> None:
    """The places typed out for the compiler are those of the layout."""
    for name, place in LAYOUT.places.items():
        assert getattr(seen, "O_" + name.replace("-", "_").upper()) == place.start
    assert (seen.SIZE, len(seen.BLANK)) == (LAYOUT.size, LAYOUT.size)
    assert list(seen.BLANK) == LAYOUT.zeros()


@pytest.mark.parametrize("seats", [3, 4])
def test_an_observation_follows_what_was_written_before(seats: int) -> None:
    """It is as long whatever the seats, valid at every draw and after the end, and leaves the rest alone."""
    for p in positions(GAME.settle(seats=seats), [2]):
        out = BytesWriter()
        out.write(b"before")
        for viewer in viewers(p):
            p.law.observe(p, viewer, out)
        joined = b"".join(observed(p, viewer) for viewer in viewers(p))
        assert out.getvalue() == b"before" + joined
        assert len(joined) == LAYOUT.size * (1 + seats)


def test_days_are_counted_from_one() -> None:
    """The number of the round is 0 while the table is prepared and grows by one with each day."""
    numbers = [p.law.round_of(p) for p in positions(GAME.settle(seats=4), [4])]

    assert (numbers[0], numbers[-1]) == (0, 21)
    assert {later - earlier for earlier, later in pairwise(numbers)} == {0, 1}
