"""The numbers in the page on how to play are those that the engine plays by."""

from __future__ import annotations

import pytest

from stammtisch.core.chance import Rng
from stammtisch.core.events import OPEN, Event
from stammtisch.core.position import owes
from stammtisch.core.rulebook import facts_told
from stammtisch.core.table import Table
from stammtisch.games.golden_city.game import GAME

seats_of = pytest.mark.parametrize("seats", [3, 4])


def random_game(seats: int, seed: int) -> list[Event]:
    """All that happens in a game of people who like to build."""
    table = Table(GAME, GAME.make_setup(seats=seats), seed)
    rng = Rng(seed + 1)
    while table.position.to_act:
        seat = next(seat for seat in range(seats) if owes(table.position, seat))
        legal = list(table.position.legal(seat))
        about = [action for action in legal if GAME.catalogue.targets(action)] or legal
        table.decide(seat, about[rng.below(len(about))])
    return table.events(OPEN)


def amounts(events: list[Event], kind: str) -> set[int]:
    """All amounts that events of a kind paid."""
    return {int(str(event.facts["amount"])) for event in events if event.kind == kind}


@seats_of
def test_the_city_and_the_score_cards_pay_what_is_told(seats: int) -> None:
    """5 and 3 outside, 10 and 6 inside; 2 and 2 more."""
    told = facts_told(GAME, GAME.make_setup(seats=seats))
    events = [event for seed in range(4) for event in random_game(seats, seed)]
    city = [told["outer_first"], told["outer_second"], told["inner_first"], told["inner_second"]]

    assert city == [5, 3, 10, 6]
    assert {5, 3} <= amounts(events, "letters-gained") <= set(city)
    for kind in ("goods", "area"):
        shared, alone = int(told[kind]), int(told[kind]) + int(told[f"{kind}_more"])
        assert amounts(events, f"{kind}-scored") == {shared, alone} == {2, 4}


@seats_of
def test_expelling_is_told_as_it_is_paid(seats: int) -> None:
    """The first one of a round at the price that is told, then one more each time."""
    told = facts_told(GAME, GAME.make_setup(seats=seats))
    price = seen = 0
    for event in random_game(seats, 1):
        if event.kind == "round-begun":
            price = int(told["expel"])
        if event.kind == "expelled":
            assert event.facts["price"] == price
            price, seen = price + 1, seen + 1
    assert seen


def test_pieces_and_bonus_cards_are_told() -> None:
    """By the numbers of the rulebook."""
    three, four = (facts_told(GAME, GAME.make_setup(seats=seats)) for seats in (3, 4))

    assert (three["businesses"], four["businesses"], four["coins"]) == (18, 16, 3)
    assert [four[card] for card in ("scales", "coin_card", "city_card", "river_card", "land_card")] == [3, 2, 1, 2, 1]
    assert (four["coast"], four["land"], four["built"], four["hand"], four["goods_limit"]) == (1, 2, 2, 5, 4)
