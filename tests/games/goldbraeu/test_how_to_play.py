"""The numbers in the page on how to play are those that the engine plays by."""

from __future__ import annotations

import pytest

from stammtisch.core.chance import Rng
from stammtisch.core.events import OPEN, Event
from stammtisch.core.position import owes
from stammtisch.core.rulebook import facts_told
from stammtisch.core.table import Table
from stammtisch.games.goldbraeu.game import GAME

tables = pytest.mark.parametrize(("edition", "seats"), [(name, seats) for name in GAME.editions for seats in (3, 4)])


def random_game(edition: str, seats: int, seed: int) -> tuple[Table, list[Event]]:
    """A game in which everything may happen, and all that happened."""
    table = Table(GAME, GAME.make_setup(edition, seats), seed)
    rng = Rng(seed + 1)
    while table.position.to_act:
        seat = next(seat for seat in range(seats) if owes(table.position, seat))
        legal = list(table.position.legal(seat))
        table.decide(seat, legal[rng.below(len(legal))])
    return table, table.events(OPEN)


def prices(events: list[Event]) -> dict[int, set[int]]:
    """What was paid for a card, by the number of those who wanted to buy."""
    found: dict[int, set[int]] = {}
    buyers = 0
    for event in events:
        if event.kind == "day-begun":
            buyers = 0
        buyers += event.kind == "action-revealed" and event.facts["plan"] == "buy"
        if event.kind in ("card-bought", "blind-bought"):
            found.setdefault(buyers, set()).add(int(str(event.facts["price"])))
    return found


@tables
def test_the_price_scale_is_the_one_that_is_paid(edition: str, seats: int) -> None:
    """2, 5, 8: alone, two, more."""
    told = facts_told(GAME, GAME.make_setup(edition, seats))
    _table, events = random_game(edition, seats, 5)
    paid = prices(events)

    assert (told["price_one"], told["price_two"], told["price_more"]) == (2, 5, 8)
    assert {1, 2} <= set(paid)
    assert paid[1] == {told["price_one"]}
    assert paid[2] == {told["price_two"]}
    assert set().union(*(price for buyers, price in paid.items() if buyers > 2)) <= {told["price_more"]}


@tables
def test_setup_is_told_as_it_is_dealt(edition: str, seats: int) -> None:
    """Cards, kept ones, first bosses; weeks of days, each with a payday."""
    told = facts_told(GAME, GAME.make_setup(edition, seats))
    _table, events = random_game(edition, seats, 6)

    def count(kind: str) -> int:
        return sum(event.kind == kind for event in events)

    assert count("card-kept") == seats * int(told["kept"])
    assert count("share-revealed") == seats * (int(told["dealt"]) - int(told["kept"]))
    assert count("figure-placed") == seats * int(told["first"])
    assert count("week-ended") == told["weeks"]
    assert count("day-begun") == int(told["weeks"]) * int(told["days"])


def test_an_edition_with_other_numbers_is_told_rightly() -> None:
    """With three players five shares, in the digest six; the removal can be switched off."""
    assert facts_told(GAME, GAME.make_setup("hanser-2004", 3))["shares"] == 5
    assert facts_told(GAME, GAME.make_setup("digest", 3))["shares"] == 6
    assert facts_told(GAME, GAME.make_setup("hanser-2004", 3, {"removal_three_players": "never"}))["removal"] == 0
    assert facts_told(GAME, GAME.make_setup("rio-grande-2004", 4))["after_block"] == "boss_only"


def test_payday_is_told_as_it_is_paid() -> None:
    """A garden of one space earns what is told; the waitress and the bum change it as told."""
    told = facts_told(GAME, GAME.make_setup())
    position = GAME.deal()
    position.run_chance(Rng(1))
    earned = {e.facts["garden"]: e.facts["income"] for e in GAME.forecast(position) if e.kind == "garden-earned"}

    assert earned["krug"] == told["space"]
    assert earned["baeren"] == int(told["space"]) + int(told["waitress"])
    assert earned["adler"] == max(0, int(told["space"]) - int(told["bum"]))
