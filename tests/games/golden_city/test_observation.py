"""Observations say what the view says, and reckon as the rules do; what both games promise is one folder up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from stammtisch.core.conformance import viewers, walk
from stammtisch.core.events import SPECTATOR
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.knowledge.observation.layout import LAYOUT
from stammtisch.games.golden_city.rules.components import (
    AREA_NAMES,
    BONUS_NAMES,
    GOOD_NAMES,
    GOODS_NAMES,
    LANDFORM_NAMES,
    SEAT_NAMES,
    SITE_NAMES,
)
from stammtisch.games.golden_city.rules.position import STUCK_SEATS
from stammtisch.games.golden_city.rules.steps import STEP_NAMES
from tests.games.observing import counts, one_hot, sliced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.games.golden_city.knowledge.view import View


def expected(view: View, viewer: int) -> dict[str, list[int]]:
    """What the view says, in the words of the layout, for the slices that are plain facts."""
    seats = len(view.players)
    order = [(max(viewer, 0) + place) % seats for place in range(seats)]
    players = [view.players[seat] for seat in order]
    names = [SEAT_NAMES[seat] for seat in order]
    blank = [0] * (4 - seats)

    def each(numbers: Sequence[int]) -> list[int]:
        return [*numbers, *blank]

    def rows(words: Sequence[str], shown: Sequence[Sequence[str | None]]) -> list[int]:
        return [number for row in shown for number in counts(words, row)] + [0] * (len(words) * len(blank))

    found = {
        "known": rows(LANDFORM_NAMES, [player.known for player in players]),
        "secret": each([player.secret.cards for player in players]),
        "coins": each([min(player.coins, 20) for player in players]),
        "letters": each([min(player.letters or 0, 160) for player in players]),
        "keys": each([min(player.keys, 3) for player in players]),
        "left": each([player.businesses_left for player in players]),
        "goods": rows(GOODS_NAMES, [player.goods for player in players]),
        "bonus-count": each([player.bonus_count for player in players]),
        "stuck": each([player.stuck for player in players]),
        "step": one_hot(STEP_NAMES, view.step),
        "start": each(one_hot(names, view.now.start)),
        "actor": each(one_hot(names, view.now.actor)),
        "price": [min(view.now.price, 8)],
        "display": counts(GOODS_NAMES, view.display),
        "goods-deck": [view.deck[word] for word in GOODS_NAMES],
        "pile": [view.pile],
        "keys-left": [view.keys],
        "rounds-left": [len(view.score_deck)],
        "deck-goods": counts(GOOD_NAMES, [face.good for face in view.score_deck]),
        "deck-areas": counts(AREA_NAMES, [face.area for face in view.score_deck]),
        "score-good": one_hot(GOOD_NAMES, view.now.score.good if view.now.score else None),
        "score-area": one_hot(AREA_NAMES, view.now.score.area if view.now.score else None),
        "pairs": rows(LANDFORM_NAMES, [pair[:2] for pair in pairs(view)]),
        "bids": [number for pair in pairs(view) for number in each(one_hot(names, pair[2]))] + blank * 4,
    }
    sites = [[*player.sites, *([view.now.site] if building(view, player.seat) else [])] for player in players]
    return found | {"sites": rows(SITE_NAMES, sites)} | own(view, viewer)


def building(view: View, seat: str) -> bool:
    """Whether a seat has chosen a site and pays for it."""
    return view.step == "payment" and view.now.actor == seat


def pairs(view: View) -> list[tuple[str | None, str | None, str | None]]:
    """The pairs on offer and the hands on them."""
    return [(pair.first, pair.second, pair.owner) for pair in view.pairs]


def own(view: View, viewer: int) -> dict[str, list[int]]:
    """What the view says of the viewer's own secrets."""
    if viewer == SPECTATOR:
        return {"hand": [0] * 5, "bonus": [0] * 8, "gone": [0] * 8}
    me = view.players[viewer]
    mine = me.bonus or ()
    gone = [] if not view.looks else [card for card in BONUS_NAMES if card not in view.looks[-1] and card not in mine]
    return {
        "hand": [min(number, 6) for number in counts(LANDFORM_NAMES, me.hand or ())],
        "bonus": counts(BONUS_NAMES, mine),
        "gone": counts(BONUS_NAMES, gone),
    }


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", [{}, {"open_scores": "no"}])
def test_facts_are_those_of_the_view(seats: int, options: dict[str, str]) -> None:
    """Whoever looks, at every decision: what both view and observation say, they say alike."""
    for seed in range(2):
        for moment in walk(GAME, GAME.make_setup(seats=seats, options=options), seed):
            p = moment.position
            for viewer in viewers(p):
                seen = sliced(LAYOUT, p, viewer)
                for name, numbers in expected(GAME.view(p, viewer), viewer).items():
                    assert (name, seen[name]) == (name, numbers)


def test_stuck_seats_are_marked() -> None:
    """Who is stuck is seen clockwise of the observer."""
    p = GAME.deal(seats=4)
    p.at[STUCK_SEATS] = 0b0010
    assert [sliced(LAYOUT, p, viewer)["stuck"] for viewer in (0, 1, 2)] == [[0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1]]


def test_the_score_card_pays_as_forecast() -> None:
    """`score-pays` is what the scoring itself would pay."""
    for moment in walk(GAME, GAME.make_setup(seats=3), 11):
        p = moment.position
        if p.at[0] == STEP_NAMES.index("payment"):
            continue  # a business that is being paid counts already
        paid = [0, 0, 0]
        for event in GAME.forecast(p):
            if "amount" in event.facts:
                facts: dict[str, Any] = dict(event.facts)
                paid[SEAT_NAMES.index(facts["seat"])] += facts["amount"]
        assert sliced(LAYOUT, p, 0)["score-pays"] == [*paid, 0]
