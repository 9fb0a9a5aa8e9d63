"""A scoring as a ledger: what the score card pays to whom and why, what bonus cards pay, and the letters (GC-SCO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from stammtisch.core.events import Event
    from stammtisch.games.golden_city.knowledge.view import PlayerView, View

    Views = Callable[[], tuple[View, View]]

ROWS: Final = {"goods-scored": "goods", "area-scored": "area", "bonus-paid": "bonus"}
NOBODY: Final = "nobody-scored"
FIRST: Final = 2  # letters for having the goods or being in the area; the rest is for being the only one or the most
BONUS_EACH: Final = {"scales": 3, "coin": 2, "river": 2}  # letters for one of what a bonus card counts; else 1


class Pay(msgspec.Struct):
    """What a seat gets in a row: for having something, and more for having it alone or having the most of it."""

    have: int = 0  # goods cards, businesses, or what a bonus card counts
    first: int = 0
    more: int = 0
    total: int = 0
    sites: tuple[str, ...] = ()  # where its businesses in the area are


class LedgerRow(msgspec.Struct):
    """One reason to be paid: the goods or the area of the score card, or a bonus card."""

    reason: str  # goods, area, bonus
    thing: str  # which good, area or bonus card
    pay: dict[str, Pay]


class Ledger(msgspec.Struct):
    """All rows in the order in which they are paid, and the letters of each seat before and after: None if hidden."""

    round: int
    final: bool  # the game is over: bonus cards were paid
    rows: tuple[LedgerRow, ...]
    totals: dict[str, int]
    before: dict[str, int | None]
    after: dict[str, int | None]


def ledger(events: Sequence[Event], views: Views) -> Ledger | None:
    """The scoring among these events; None if there was none. `views`: what the viewer saw before and after."""
    if not any(event.kind in ROWS or event.kind == NOBODY for event in events):
        return None
    before, after = views()
    rows = (*score_card(events, before, after), *bonus_cards(events))
    paid = {player.seat: sum_of(rows, player.seat) for player in after.players}
    return Ledger(
        round=before.now.round + 1,
        final=any(event.kind == "game-ended" for event in events),
        rows=rows,
        totals=paid,
        before={player.seat: less(player.letters, paid[player.seat]) for player in after.players},
        after={player.seat: player.letters for player in after.players},
    )


def score_card(events: Iterable[Event], before: View, after: View) -> tuple[LedgerRow, ...]:
    """What the card that lay open pays: a row for its goods, one for its area, even if nobody gets anything."""
    card = before.now.score
    if card is None:
        return ()
    goods, area = LedgerRow("goods", card.good, {}), LedgerRow("area", card.area, {})
    players = {player.seat: player for player in after.players}
    for event in events:
        player = players.get(str(event.facts.get("seat")))
        if player and event.kind == "goods-scored":
            goods.pay[player.seat] = pay(amount(event), sum(card.good in ware.split("-") for ware in player.goods))
        elif player and event.kind == "area-scored":
            sites = sites_in(player, before.now.scored)
            area.pay[player.seat] = pay(amount(event), len(sites), sites)
    return goods, area


def bonus_cards(events: Iterable[Event]) -> tuple[LedgerRow, ...]:
    """What bonus cards pay at the end (GC-BON): one row for each card, since each exists once."""
    found = []
    for event in events:
        if event.kind == "bonus-paid":
            card, total = str(event.facts["bonus"]), amount(event)
            paid = Pay(have=total // BONUS_EACH.get(card, 1), first=total, total=total)
            found.append(LedgerRow("bonus", card, {str(event.facts["seat"]): paid}))
    return tuple(found)


def pay(total: int, have: int, sites: tuple[str, ...] = ()) -> Pay:
    """What a seat gets from a score card (GC-SCO-02 to -05)."""
    return Pay(have, FIRST, total - FIRST, total, sites)


def amount(event: Event) -> int:
    """How many letters an event speaks of."""
    number = event.facts["amount"]
    assert isinstance(number, int)
    return number


def sites_in(player: PlayerView, scored: Sequence[str]) -> tuple[str, ...]:
    """Where a player has businesses in the scored area."""
    return tuple(site for site in player.sites if site in scored)


def sum_of(rows: Iterable[LedgerRow], seat: str) -> int:
    """What a seat gets altogether."""
    return sum(row.pay[seat].total for row in rows if seat in row.pay)


def less(letters: int | None, paid: int) -> int | None:
    """Letters before the scoring, if they may be known."""
    return None if letters is None else letters - paid
