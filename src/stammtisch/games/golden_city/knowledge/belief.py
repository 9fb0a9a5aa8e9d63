"""What the others can hold, by counting: secret landform cards and bonus cards.

Secret cards come from two pools, those from before the pile was renewed and the newer ones (rules/cards.py). Most hands
are plain draws from them. A hand about which something is known besides (cards shown in doubt, or that its seat can pay
for the site which it has chosen) is gone through card by card, with those of all other such seats together.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from operator import add, ge, sub
from typing import TYPE_CHECKING, NamedTuple

from stammtisch.core.belief import Belief, Held, Next, SeatBelief, added, at_least, draws
from stammtisch.games.golden_city.rules.components import BONUS_NAMES, LANDFORM_CARDS, LANDFORM_NAMES, LANDFORMS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.games.golden_city.knowledge.view import PlayerView, View

Cards = tuple[int, ...]  # by landform
NONE: Cards = (0,) * LANDFORMS


class Pools(NamedTuple):
    """The cards that the viewer cannot place."""

    old: Cards
    newer: Cards


class HandsDealt(NamedTuple):
    """A way to deal the hands that something is known about: how likely, what each seat has, and what is left."""

    chance: float
    hands: tuple[Cards, ...]
    pools: Pools


def belief(view: View) -> Belief:
    """What the viewer can tell of the others' hands, and of the next card of the pile."""
    others = [player for player in view.players if player.hand is None]
    pools = pools_of(view, others)
    special = [player for player in others if is_special(view, player)]
    deals = all_deals(view, special, pools)
    seats = (
        SeatBelief(player.seat, (*landforms(player, special, deals), *bonus_cards(view, player))) for player in others
    )
    return Belief(tuple(seats), tuple(next_card(view, deals)))


def counted(words: Sequence[str]) -> Cards:
    """Landforms by name as numbers of each."""
    return tuple(words.count(name) for name in LANDFORM_NAMES)


def plus(*rows: Sequence[int]) -> Cards:
    """The sum of cards."""
    return tuple(map(sum, zip(*rows, strict=True)))


def together(row: Cards, other: Cards) -> Cards:
    """The sum of two."""
    return tuple(map(add, row, other))


def less(row: Sequence[int], other: Sequence[int]) -> Cards:
    """Cards without others."""
    return tuple(map(sub, row, other))


def pools_of(view: View, others: Sequence[PlayerView]) -> Pools:
    """Old and newer cards that the viewer cannot place; what others showed in doubt may have been either."""
    own = [player for player in view.players if player.hand is not None]
    placed = plus(
        tuple(view.discard[name] for name in LANDFORM_NAMES),
        counted([card for pair in view.pairs for card in (pair.first, pair.second) if card is not None]),
        *(counted(player.hand or ()) for player in own),
        *(counted(player.known) for player in others),
    )
    all_old = tuple(view.old_cards[name] for name in LANDFORM_NAMES)
    old = less(all_old, plus(NONE, *(counted(player.secret.old_cards or ()) for player in own)))
    unplaced = less((LANDFORM_CARDS,) * LANDFORMS, placed)
    return Pools(old, plus(less(unplaced, old), *(shown(player) for player in others)))


def shown(player: PlayerView, draws_: int = 99) -> Cards:
    """What a seat had shown in doubt by the time it had drawn this many newer cards."""
    found = [0] * LANDFORMS
    for doubt in player.secret.doubts:
        if doubt.draws <= draws_:
            found[LANDFORM_NAMES.index(doubt.landform)] += doubt.cards
    return tuple(found)


def pays(view: View, player: PlayerView) -> bool:
    """Whether everybody knows that a seat can pay: it has chosen a site."""
    return view.step == "payment" and view.now.actor == player.seat


def is_special(view: View, player: PlayerView) -> bool:
    """Whether more is known of a hand than how many cards are secret."""
    return bool(player.secret.doubts) or (pays(view, player) and player.secret.cards > 0)


# ---- hands about which something is known


def all_deals(view: View, special: Sequence[PlayerView], pools: Pools) -> list[HandsDealt]:
    """Every way to deal those hands, with its chance."""
    deals = [HandsDealt(1.0, (), pools)]
    for player in special:
        deals = [longer for deal in deals for longer in dealt(view, player, deal)]
    total = sum(deal.chance for deal in deals)
    return [deal._replace(chance=deal.chance / total) for deal in deals]


def dealt(view: View, player: PlayerView, deal: HandsDealt) -> Iterator[HandsDealt]:
    """A deal with one hand more, in every way that agrees with what is known of it."""
    gone, known = shown(player), counted(player.known)
    needs = payments(view) if pays(view, player) else ()
    for old, newer, chance in ways(player, deal):
        hand = less(together(old, newer), gone)
        if not needs or can_pay(together(hand, known), needs):
            yield HandsDealt(
                chance, (*deal.hands, hand), Pools(less(deal.pools.old, old), less(deal.pools.newer, newer))
            )


def ways(player: PlayerView, deal: HandsDealt) -> Iterator[tuple[Cards, Cards, float]]:
    """Old cards, newer cards, and the chance of both."""
    secret = player.secret
    for old, chance in drawn_from(deal.pools.old, secret.old):
        if not secret.doubts:
            for newer, other in drawn_from(deal.pools.newer, secret.newer):
                yield old, newer, deal.chance * chance * other
            continue
        one_by_one = {NONE: deal.chance * chance}
        for number in range(1, secret.newer + 1):
            one_by_one = one_more(one_by_one, deal.pools.newer, less(shown(player, number), old))
        for newer, weight in one_by_one.items():
            yield old, newer, weight


@lru_cache(maxsize=1024)
def drawn_from(pool: Cards, cards: int) -> tuple[tuple[Cards, float], ...]:
    """All that so many cards drawn from a pool can be, each with its chance."""
    ways = comb(sum(pool), cards)
    rows: list[tuple[Cards, int, int]] = [((), cards, 1)]  # what was drawn of the landforms so far, what is left, how
    for landform, number in enumerate(pool):
        last = landform == LANDFORMS - 1
        rows = [
            ((*row, taken), left - taken, weight * comb(number, taken))
            for row, left, weight in rows
            for taken in ((left,) if last else range(min(left, number) + 1))
            if taken <= number
        ]
    return tuple((row, weight / ways) for row, _left, weight in rows)


def one_more(before: dict[Cards, float], pool: Cards, wanted: Cards) -> dict[Cards, float]:
    """Newer cards and one more; there must be what was shown by then."""
    found: dict[Cards, float] = {}
    for cards, chance in before.items():
        left = less(pool, cards)
        for landform, number in enumerate(left):
            way = (*cards[:landform], cards[landform] + 1, *cards[landform + 1 :])
            if number > 0 and all(map(ge, way, wanted)):
                found[way] = found.get(way, 0.0) + chance * number / sum(left)
    return found


def payments(view: View) -> tuple[Cards, ...]:
    """What each way to pay for the site that was chosen takes."""
    return tuple(counted((*way.cards, *(card for card in way.jokers for _ in range(2)))) for way in view.now.payments)


def can_pay(hand: Cards, needs: Sequence[Cards]) -> bool:
    """Whether a hand holds one of the payments."""
    return any(all(map(ge, hand, cards)) for cards in needs)


# ---- chances


def landforms(player: PlayerView, special: Sequence[PlayerView], deals: Sequence[HandsDealt]) -> Iterator[Held]:
    """How likely a seat holds landform cards: what everybody knows, and what is secret."""
    place = special.index(player) if player in special else None
    for landform, name in enumerate(LANDFORM_NAMES):
        exactly = [0.0] * (player.secret.cards + 1)
        for deal in deals:
            for number, chance in enumerate(hidden(player, place, deal, landform)):
                exactly[number] += deal.chance * chance
        chances = at_least(exactly, player.known.count(name))
        if chances:
            yield Held("landform", name, chances)


def hidden(player: PlayerView, place: int | None, deal: HandsDealt, landform: int) -> Sequence[float]:
    """The chances of 0, 1, … secret cards of a landform in a hand, given a deal of the special hands."""
    if place is not None:
        return [0.0] * deal.hands[place][landform] + [1.0]
    old, newer = deal.pools
    return added(
        draws(sum(old), old[landform], player.secret.old), draws(sum(newer), newer[landform], player.secret.newer)
    )


def next_card(view: View, deals: Sequence[HandsDealt]) -> Iterator[Next]:
    """What the pile may yield: any of the newer cards that no hand got."""
    if not view.pile or view.step == "over":
        return
    for landform, name in enumerate(LANDFORM_NAMES):
        chance = sum(deal.chance * deal.pools.newer[landform] / sum(deal.pools.newer) for deal in deals)
        if chance:
            yield Next("landform", name, chance)


# ---- bonus cards


def bonus_cards(view: View, player: PlayerView) -> Iterator[Held]:
    """How likely a seat holds each bonus card: it took some, and the viewer knows from which."""
    chances = dict.fromkeys(BONUS_NAMES, 0.0)
    for cards, places in unseen(view):
        taken = [view.picks[place].seat for place in places].count(player.seat)
        for card in cards:
            chances[card] += taken / len(cards)
    for name, chance in chances.items():
        if chance > 0:
            yield Held("bonus", name, (chance,))


def unseen(view: View) -> Iterator[tuple[tuple[str, ...], list[int]]]:
    """From which cards others took theirs, and which picks that were: from each look of the viewer to the next."""
    stack, places, looks = set(BONUS_NAMES), list[int](), list(view.looks)
    for place, pick in enumerate(view.picks):
        if pick.card is None:
            places.append(place)
            continue
        left = set(looks.pop(0))
        yield in_order(stack - left - {pick.card}), places
        stack, places = left, []
    yield in_order(stack - set(looks[0]) if looks else stack), places


def in_order(cards: set[str]) -> tuple[str, ...]:
    """Bonus cards as they stand in the list of all."""
    return tuple(name for name in BONUS_NAMES if name in cards)
