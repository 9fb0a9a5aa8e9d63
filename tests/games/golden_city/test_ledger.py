"""The ledger of a scoring says who gets letters for what, and sums to the letters that the view shows."""

from __future__ import annotations

from functools import partial

import pytest

from stammtisch.core.chance import Rng
from stammtisch.core.events import SPECTATOR, Event
from stammtisch.core.position import owes
from stammtisch.core.table import Table
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.knowledge.ledger import Ledger, ledger
from stammtisch.games.golden_city.knowledge.view import View

Told = tuple[Ledger, list[Event], View, View]


def pair(before: View, after: View) -> tuple[View, View]:
    """Both views, when they are asked for."""
    return before, after


def scorings(seats: int, seed: int, viewer: int, options: dict[str, str] | None = None) -> list[Told]:
    """Every scoring of a random game as a viewer is told it, with the events and the views around it."""
    table = Table(GAME, GAME.make_setup(seats=seats, options=options or {}), seed)
    rng, found = Rng(seed), []
    while table.position.to_act:
        seat = next(seat for seat in range(seats) if owes(table.position, seat))
        before, known = GAME.view(table.position, viewer), len(table.notes)
        legal = list(table.position.legal(seat))
        about = [action for action in legal if GAME.catalogue.targets(action)]
        pool = about if about and rng.below(5) else legal
        table.decide(seat, pool[rng.below(len(pool))])
        events, after = table.events(viewer, known), GAME.view(table.position, viewer)
        book = ledger(events, partial(pair, before, after))
        if book:
            found.append((book, events, before, after))
    return found


@pytest.mark.parametrize("seats", [3, 4])
def test_a_ledger_sums_to_the_letters_of_the_view(seats: int) -> None:
    """Whatever the scoring paid is what letters grew by, but for those given for building in the city."""
    for seed in range(6):
        for book, events, before, after in scorings(seats, seed, SPECTATOR):
            for old, new in zip(before.players, after.players, strict=True):
                built = sum(
                    int(event.facts["amount"] or 0)
                    for event in events
                    if event.kind == "letters-gained" and event.facts["seat"] == new.seat
                )
                assert old.letters is not None
                assert book.before[new.seat] == old.letters + built
                assert book.after[new.seat] == new.letters == old.letters + built + book.totals[new.seat]
                assert book.totals[new.seat] == sum(row.pay[new.seat].total for row in book.rows if new.seat in row.pay)


def test_every_round_is_scored_once_and_the_last_one_pays_bonus_cards() -> None:
    """The rounds count from one; the score card's two rows come first, even if nobody gets anything for one."""
    books = [book for book, *_ in scorings(4, 2, SPECTATOR)]

    assert [book.round for book in books] == list(range(1, len(books) + 1))
    assert [book.final for book in books] == [False] * (len(books) - 1) + [True]
    for book in books:
        assert [row.reason for row in book.rows[:2]] == ["goods", "area"]
        assert {row.reason for row in book.rows[2:]} <= {"bonus"}


def test_why_somebody_is_paid() -> None:
    """Two for having it; two more for being the only one, or for having the most (GC-SCO-02 to -05)."""
    paid = 0
    for book, _, before, after in scorings(4, 3, SPECTATOR):
        goods, area = book.rows[:2]
        for player in after.players:
            has = sum(goods.thing in ware.split("-") for ware in player.goods)
            sites = [site for site in player.sites if site in before.now.scored]
            assert (has > 0, len(sites) > 0) == (player.seat in goods.pay, player.seat in area.pay)
            if has:
                pay = goods.pay[player.seat]
                assert (pay.have, pay.first, pay.more) == (has, 2, 2 if len(goods.pay) == 1 else 0)
            if sites:
                pay = area.pay[player.seat]
                most = all(len(sites) > other.have for seat, other in area.pay.items() if seat != player.seat)
                assert (pay.sites, pay.have, pay.first, pay.more) == (tuple(sites), len(sites), 2, 2 if most else 0)
            paid += (has > 0) + (len(sites) > 0)
    assert paid > 0


def test_bonus_cards_count_what_they_show() -> None:
    """Three for each goods card, two for each coin: what was counted stands beside the letters (GC-BON)."""
    found = set()
    for seed in range(12):
        *_, (book, _, _, after) = scorings(3, seed, SPECTATOR)
        for row in book.rows[2:]:
            ((seat, pay),) = row.pay.items()
            player = next(player for player in after.players if player.seat == seat)
            counted = {"scales": len(player.goods), "coin": player.coins}.get(row.thing, pay.have)
            assert pay.have == counted
            found.add(row.thing)
    assert {"scales", "coin"} <= found


def test_hidden_letters_stay_hidden() -> None:
    """Where letters are secret, a ledger tells what was paid but not what others have."""
    told = [(book, after) for book, _, _, after in scorings(3, 1, 0, {"open_scores": "no"})[:-1]]

    assert told
    for book, after in told:
        assert book.after["red"] == after.players[0].letters is not None
        assert book.before["blue"] is None
        assert book.after["blue"] is None
