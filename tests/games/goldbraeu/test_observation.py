"""Observations say what the view says, and reckon as the rules do; what both games promise is one folder up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stammtisch.core.conformance import viewers
from stammtisch.core.events import SPECTATOR
from stammtisch.core.position import SEATS
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.knowledge.observation.layout import LAYOUT
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.components import (
    BREWERY_NAMES,
    BUSINESS_NAMES,
    CARD_NAMES,
    CHIP_NAMES,
    GARDEN_NAMES,
    PLAN_NAMES,
    SEAT_NAMES,
)
from stammtisch.games.goldbraeu.rules.payday import pay_all
from stammtisch.games.goldbraeu.rules.steps import STEP_NAMES
from tests.games.goldbraeu.setups import editions
from tests.games.goldbraeu.tables import table
from tests.games.observing import counts, observed, one_hot, positions, sliced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.setup import Setup
    from stammtisch.games.goldbraeu.knowledge.view import View


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
        "step": one_hot(STEP_NAMES, view.step),
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
        "choice": one_hot(PLAN_NAMES, me.choice if view.step == "choose-action" else None),
        "drawn": one_hot(BUSINESS_NAMES, view.now.drawn if view.now.actor == SEAT_NAMES[viewer] else None),
    }


@pytest.mark.parametrize("setup", plain().values(), ids=plain())
def test_facts_are_those_of_the_view(setup: Setup) -> None:
    """Whoever looks, at every decision: what both view and observation say, they say alike."""
    for p in positions(GAME, setup, [5]):
        for viewer in viewers(p):
            found = sliced(LAYOUT, p, viewer)
            for name, numbers in expected(GAME.view(p, viewer), viewer).items():
                assert (name, found[name]) == (name, numbers)


@pytest.mark.parametrize("edition", GAME.editions)
def test_secret_money_is_not_in_them(edition: str) -> None:
    """Where money is secret, what the others have changes no byte before the end."""
    for p in positions(GAME, GAME.make_setup(edition, 4, {"open_money": "off"}), [3]):
        other = p.copy()
        for seat in (0, 1, 3):
            other.at[at.CASH + seat] = 3 * seat
        assert p.to_act == 0 or observed(other, 2) == observed(p, 2)
        assert sliced(LAYOUT, p, 2)["money"][0] == p.at[at.CASH + 2]


@pytest.mark.parametrize("setup", plain().values(), ids=plain())
def test_incomes_are_those_of_payday(setup: Setup) -> None:
    """`income` is what a payday would pay; who would end ahead is seen in `expected-lead`."""
    for p in positions(GAME, setup, [8]):
        if not p.law.round_of(p):
            continue  # some signs are not laid yet
        paid = p.copy()
        for seat in range(p.rule[SEATS]):
            paid.at[at.CASH + seat] += 100  # enough for the bum
        pay_all(paid)
        incomes = [paid.at[at.CASH + seat] - p.at[at.CASH + seat] - 100 for seat in range(p.rule[SEATS])]
        found = sliced(LAYOUT, p, 0)
        ends = [p.at[at.CASH + seat] + found["paydays"][0] * income for seat, income in enumerate(incomes)]
        assert found["income"][: len(incomes)] == [min(income, 100) for income in incomes]
        assert found["expected-lead"][0] == max(-127, min(127, ends[0] - max(ends[1:])))


def test_a_table_in_words() -> None:
    """Figures typed out: a garden with the waitress, what another share of it brings, who is safe and who guarded."""
    scene = table("baeren waitress beer mayer red 2* blue 1\nmayer blue 2* red 2\nblue hand mayer")
    found = sliced(LAYOUT, scene.p, 0)
    baeren, mayer = BUSINESS_NAMES.index("baeren"), BUSINESS_NAMES.index("mayer")

    assert found["amount"][baeren] == 12  # half of 4 + 20
    assert found["share"][baeren] == 4
    assert found["next-share"][baeren] == 3 * 3 - 2 * 4
    assert found["safe"][baeren] == 1
    assert (found["safe"][mayer], found["guarded"][mayer]) == (0, 1)
    assert sliced(LAYOUT, scene.p, 1)["guarded"][mayer] == 1
