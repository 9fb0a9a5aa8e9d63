"""A position that agrees with a view, made from the view alone: what is hidden is dealt at random.

Bots and other processes get views and imagine worlds from them; the truth never leaves the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.bits import BIT, members
from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.position import CHANCE, SEATS, STEP, Position
from stammtisch.games.golden_city.knowledge.view import FaceView, View, old_total
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.components import (
    ALL_BONUS,
    AREA_NAMES,
    AREAS,
    BONUS_NAMES,
    GOOD_NAMES,
    GOODS_KINDS,
    GOODS_NAMES,
    LANDFORM_CARDS,
    LANDFORM_NAMES,
    LANDFORMS,
    NONE,
    SEAT_NAMES,
    SITE_NAMES,
)
from stammtisch.games.golden_city.rules.goods import add_goods
from stammtisch.games.golden_city.rules.steps import BIDDING, STEP_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.chance import Rng


def imagine(p: Position, view: View, rng: Rng) -> Position:
    """Turn an opening position of the same table into one that agrees with the view."""
    p.to_act = CHANCE if view.dealing else mask(SEAT_NAMES, view.to_act)
    set_now(p, view)
    set_stocks(p, view)
    for pair in range(p.rule[SEATS]):
        set_pair(p, view, pair)
    for seat in range(p.rule[SEATS]):
        set_player(p, view, seat)
        set_net(p, view, seat)
        set_known(p, view, seat)
    set_secret_cards(p, view)
    set_bonus(p, view)
    viewer = viewer_number(view)
    if viewer != OPEN:
        p.redraw(viewer, rng)
    return p


def viewer_number(view: View) -> int:
    """Whose view it is."""
    if view.viewer == "open":
        return OPEN
    return SPECTATOR if view.viewer is None else SEAT_NAMES.index(view.viewer)


def mask(words: Sequence[str], chosen: Sequence[str]) -> int:
    """Named things as a mask."""
    return sum(1 << words.index(word) for word in chosen)


def number(words: Sequence[str], word: str | None) -> int:
    """The number of a word; nothing and nobody are -1."""
    return -1 if word is None else words.index(word)


def face(shown: FaceView) -> int:
    """What a score card shows, as one number."""
    return GOOD_NAMES.index(shown.good) * AREAS + AREA_NAMES.index(shown.area)


def set_now(p: Position, view: View) -> None:
    """Round, turn and what it is about."""
    now, row = view.now, p.at
    row[STEP] = STEP_NAMES.index(view.step)
    row[at.ROUND] = now.round
    row[at.START] = max(0, number(SEAT_NAMES, now.start))
    row[at.ACTOR] = max(0, number(SEAT_NAMES, now.actor))
    row[at.TURN] = now.turn
    row[at.BUILT_NOW] = now.built
    row[at.SITE] = number(SITE_NAMES, now.site)
    row[at.PRICE] = now.price
    row[at.FACE] = NONE if now.score is None else face(now.score)
    row[at.LAST_PLACED] = mask(SEAT_NAMES, now.last)
    row[at.STUCK_SEATS] = mask(SEAT_NAMES, [player.seat for player in view.players if player.stuck])


def set_stocks(p: Position, view: View) -> None:
    """Score cards, goods cards, keys, coins, pile and discard pile."""
    row = p.at
    row[at.FACES_LEFT] = sum(1 << face(shown) for shown in view.score_deck)
    row[at.KEYS_LEFT] = view.keys
    row[at.COINS_LEFT] = view.coins
    row[at.PILE_SIZE] = view.pile
    row[at.DECK_SIZE] = sum(view.deck.values())
    for goods, word in enumerate(GOODS_NAMES):
        row[at.DECK + goods] = view.deck[word]
    for slot, shown in enumerate(view.display):
        row[at.DISPLAY + slot] = number(GOODS_NAMES, shown)
    for landform, word in enumerate(LANDFORM_NAMES):
        row[at.DISCARD_PILE + landform] = view.discard[word]


def set_pair(p: Position, view: View, pair: int) -> None:
    """A pair on offer and the hand on it."""
    row, seen = p.at, view.pairs[pair]
    row[at.PAIR + pair * 2] = number(LANDFORM_NAMES, seen.first)
    row[at.PAIR + pair * 2 + 1] = number(LANDFORM_NAMES, seen.second)
    row[at.OWNER + pair] = number(SEAT_NAMES, seen.owner)
    if seen.owner is not None:
        row[at.BID_ON + row[at.OWNER + pair]] = pair
    elif row[STEP] == BIDDING:
        row[at.FREE_PAIRS] |= BIT[pair]


def set_player(p: Position, view: View, seat: int) -> None:
    """Pieces and goods; secret letters are taken to be none."""
    row, seen = p.at, view.players[seat]
    row[at.COINS + seat] = seen.coins
    row[at.LETTERS + seat] = seen.letters or 0
    row[at.KEYS + seat] = seen.keys
    row[at.LEFT + seat] = seen.businesses_left
    row[at.GOODS_SIZE + seat] = 0
    for goods in range(GOODS_KINDS):
        row[at.GOODS_OF + seat * GOODS_KINDS + goods] = 0
    for word in seen.goods:
        add_goods(p, seat, GOODS_NAMES.index(word))


def set_net(p: Position, view: View, seat: int) -> None:
    """The businesses on the board and what they reach."""
    row = p.at
    row[at.NET + seat] = mask(SITE_NAMES, view.players[seat].sites)
    row[at.TAKEN] |= row[at.NET + seat] & ~p.rule[at.CITY]
    parts = row[at.NET + seat] & p.rule[at.CITY]
    row[at.ENTERED_TWICE] |= row[at.ENTERED] & parts
    row[at.ENTERED] |= parts
    for site in members(row[at.NET + seat]):
        row[at.REACH + seat] |= p.rule[at.ROADS + site]


def set_known(p: Position, view: View, seat: int) -> None:
    """What everybody can tell of a hand; the secret cards follow."""
    row, seen = p.at, view.players[seat]
    row[at.HAND_SIZE + seat] = seen.hand_size
    row[at.SECRET + seat] = seen.secret.cards
    row[at.NEWER + seat] = seen.secret.newer
    row[at.OLD_SIZE + seat] = seen.secret.old
    for landform, word in enumerate(LANDFORM_NAMES):
        place = seat * LANDFORMS + landform
        row[at.KNOWN + place] = row[at.HAND + place] = seen.known.count(word)
    for doubt in seen.secret.doubts:
        place = seat * LANDFORMS + LANDFORM_NAMES.index(doubt.landform)
        row[at.DOUBT + place] += doubt.cards << 3 * doubt.draws


def set_secret_cards(p: Position, view: View) -> None:
    """Hands that are seen as they are; for all others only the sum must be right, for they are dealt afresh."""
    row = p.at
    hidden = [seat for seat, player in enumerate(view.players) if player.hand is None]
    for seat, player in enumerate(view.players):
        for landform, word in enumerate(LANDFORM_NAMES):
            place = seat * LANDFORMS + landform
            if player.hand is not None and player.secret.old_cards is not None:
                row[at.HAND + place] = player.hand.count(word)
                row[at.OLD + place] = player.secret.old_cards.count(word)
    for landform, word in enumerate(LANDFORM_NAMES):
        row[at.PILE + landform] = unplaced(p, landform)
        if hidden:  # one of them stands for all: old cards come from a sum of their own
            place = hidden[0] * LANDFORMS + landform
            old = view.old_cards[word] - old_total(p, landform)
            row[at.OLD + place] = old
            row[at.HAND + place] += old
            row[at.PILE + landform] -= old


def unplaced(p: Position, landform: int) -> int:
    """The cards of a landform that are neither open nor in a hand."""
    row = list(p.at)
    seats = p.rule[SEATS]
    placed = row[at.DISCARD_PILE + landform] + row[at.PAIR : at.PAIR + 2 * seats].count(landform)
    placed += sum(row[at.HAND + seat * LANDFORMS + landform] for seat in range(seats))
    return LANDFORM_CARDS - placed


def set_bonus(p: Position, view: View) -> None:
    """Who took which bonus card as far as the viewer knows; any order will do for the rest, it is dealt afresh."""
    row = p.at
    row[at.PICKS] = len(view.picks)
    stack, first = ALL_BONUS, 0
    looks = [mask(BONUS_NAMES, look) for look in view.looks]
    for place, pick in enumerate(view.picks):
        row[at.PICKER + place] = SEAT_NAMES.index(pick.seat)
        row[at.PICKED + place] = number(BONUS_NAMES, pick.card)
        if pick.seat == view.viewer:
            left = looks.pop(0)
            fill_picks(p, first, place, stack & ~left & ~BIT[row[at.PICKED + place]])
            stack, first = left, place + 1
    rest = stack & ~looks[0] if looks else stack
    fill_picks(p, first, len(view.picks), rest)
    row[at.BONUS_LEFT] = ALL_BONUS & ~sum(1 << row[at.PICKED + place] for place in range(len(view.picks)))
    for place in range(len(view.picks)):
        row[at.BONUS + row[at.PICKER + place]] |= BIT[row[at.PICKED + place]]


def fill_picks(p: Position, first: int, end: int, cards: int) -> None:
    """Put cards of a set where the view does not say which was taken."""
    row = p.at
    cards &= ~sum(1 << row[at.PICKED + place] for place in range(first, end) if row[at.PICKED + place] != NONE)
    for place in range(first, end):
        if row[at.PICKED + place] == NONE:
            row[at.PICKED + place] = members(cards)[0]
            cards &= cards - 1
