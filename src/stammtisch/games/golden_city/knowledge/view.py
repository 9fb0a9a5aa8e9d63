"""What a seat, or a spectator, may know: built up from nothing, never stripped down."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.core.bits import members
from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.position import CHANCE, SEATS, STEP, Position
from stammtisch.core.view import (
    SeatView,
    SeenByAll,
    TableView,
    clockwise,
    name,
    names,
    seats_to_act,
    setup_of,
    viewer_name,
)
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.catalogue import PAYMENT_NAMES, PAYMENTS
from stammtisch.games.golden_city.rules.components import (
    ALL_BONUS,
    AREA_NAMES,
    AREAS,
    BONUS_NAMES,
    GOOD_NAMES,
    GOODS_KINDS,
    GOODS_NAMES,
    GROUPS,
    LANDFORM_NAMES,
    LANDFORMS,
    REWARD_NAMES,
    SEAT_NAMES,
    SITE_NAMES,
    SITES,
    SLOTS,
)
from stammtisch.games.golden_city.rules.payment import jokers_in
from stammtisch.games.golden_city.rules.rewards import entered_by, extra_for, letters_for
from stammtisch.games.golden_city.rules.sites import landform_of
from stammtisch.games.golden_city.rules.steps import (
    BIDDING,
    BUILDING,
    CHOOSE_START,
    HAND_LIMIT,
    LAY_PAIRS,
    OVER,
    PAYMENT,
    PICK_BONUS,
    STEP_NAMES,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


class DoubtView(msgspec.Struct, frozen=True):
    """Cards that a seat showed when it had drawn that many newer secret ones, and that may have been old or not."""

    landform: str
    draws: int
    cards: int


class SecretView(msgspec.Struct, frozen=True):
    """What everybody can tell of a seat's secret cards (cards.py), and which of them are old if one may know."""

    cards: int
    newer: int
    old: int
    doubts: tuple[DoubtView, ...]
    old_cards: tuple[str, ...] | None


class PlayerView(SeatView, frozen=True):
    """A player as one viewer sees them; None stands for what is hidden."""

    coins: int
    letters: int | None
    keys: int
    businesses_left: int
    sites: tuple[str, ...]
    goods: tuple[str, ...]
    hand_size: int
    known: tuple[str, ...]  # the cards of the hand that everybody has seen
    hand: tuple[str, ...] | None
    secret: SecretView
    bonus_count: int
    bonus: tuple[str, ...] | None
    stuck: bool


class PairView(msgspec.Struct, frozen=True):
    """A pair of landform cards on offer, as far as it is laid out, and whose bidding hand lies on it."""

    first: str | None
    second: str | None
    owner: str | None


class FaceView(msgspec.Struct, frozen=True):
    """What a score card shows."""

    good: str
    area: str


class PickView(msgspec.Struct, frozen=True):
    """Who took a bonus card, and which if one may know."""

    seat: str
    card: str | None


class PaymentView(msgspec.Struct, frozen=True):
    """A way to pay for a site: cards that count as they are, and pairs that stand for one of them."""

    payment: str
    cards: tuple[str, ...]
    jokers: tuple[str, ...]  # each a pair of such cards


class NowView(msgspec.Struct, frozen=True):
    """What is going on: the round, whose turn it is and what it is about."""

    round: int
    start: str | None
    order: tuple[str, ...]  # who bids and builds after whom
    actor: str | None
    turn: int
    built: int  # businesses placed in this turn
    site: str | None  # what is being built or rewarded
    price: int  # coins for the next expulsion
    score: FaceView | None  # the open score card
    scored: tuple[str, ...]  # the sites of its area
    payments: tuple[PaymentView, ...]  # all that fit the cost of `site` while it is being paid
    last: tuple[str, ...]  # who has placed all businesses


class View(TableView, frozen=True):
    """The table as one viewer sees it: enough to draw it, and to imagine it (imagine.py)."""

    players: tuple[PlayerView, ...]
    now: NowView
    pairs: tuple[PairView, ...]
    pile: int
    discard: dict[str, int]
    old_cards: dict[str, int]  # all secret cards from before the pile was renewed: everybody can count them
    display: tuple[str | None, ...]
    deck: dict[str, int]  # goods cards face down: everybody can count them
    score_deck: tuple[FaceView, ...]
    score_backs: tuple[int, ...]  # how many score cards of each group are left
    rewards: dict[str, str]  # what a site gives to its next builder
    letters: dict[str, tuple[int, ...]]  # what a part of the city gives to those who enter it next
    key_sites: tuple[str, ...]  # where building takes a key
    keys: int
    coins: int
    bonus_left: int
    picks: tuple[PickView, ...]
    looks: tuple[tuple[str, ...], ...]  # what the viewer left in the bonus stack each time, or sees there now


def view(p: Position, viewer: int) -> View:
    """Everything `viewer` may know: what everybody sees, and what is their own."""
    shown = SHOWN.of(p)
    if viewer == SPECTATOR:
        return shown
    return msgspec.structs.replace(
        shown,
        viewer=viewer_name(SEAT_NAMES, viewer),
        players=tuple(
            view_player(p, seat, viewer) if viewer in (OPEN, seat) else player
            for seat, player in enumerate(shown.players)
        ),
        picks=tuple(view_pick(p, place, viewer) for place in range(p.at[at.PICKS])),
        looks=view_looks(p, viewer),
    )


def view_shown(p: Position) -> View:
    """What everybody sees."""
    row = list(p.at)
    seats = p.rule[SEATS]
    return View(
        setup=setup_of(p),
        viewer=None,
        to_act=seats_to_act(SEAT_NAMES, p),
        dealing=p.to_act == CHANCE,
        step=STEP_NAMES[row[STEP]],
        now=view_now(p),
        players=tuple(view_player(p, seat, SPECTATOR) for seat in range(seats)),
        pairs=tuple(view_pair(p, pair) for pair in range(seats)),
        pile=row[at.PILE_SIZE],
        discard=dict(zip(LANDFORM_NAMES, row[at.DISCARD_PILE : at.DISCARD_PILE + LANDFORMS], strict=True)),
        old_cards={word: old_total(p, landform) for landform, word in enumerate(LANDFORM_NAMES)},
        display=tuple(name(GOODS_NAMES, row[at.DISPLAY + slot]) for slot in range(SLOTS)),
        deck=dict(zip(GOODS_NAMES, row[at.DECK : at.DECK + GOODS_KINDS], strict=True)),
        score_deck=tuple(view_face(face) for face in members(row[at.FACES_LEFT])),
        score_backs=tuple(len(members(row[at.FACES_LEFT] & p.rule[at.GROUP + group])) for group in range(GROUPS)),
        rewards=view_rewards(p),
        letters=view_letters(p),
        key_sites=site_names(p.rule[at.INNER]),
        keys=row[at.KEYS_LEFT],
        coins=row[at.COINS_LEFT],
        bonus_left=len(members(row[at.BONUS_LEFT])),
        picks=tuple(view_pick(p, place, SPECTATOR) for place in range(row[at.PICKS])),
        looks=(),
    )


SHOWN: Final = SeenByAll(view_shown)


def view_now(p: Position) -> NowView:
    """What is going on; words of `at` that mean nothing in this step are left out."""
    row = list(p.at)
    step = row[STEP]
    acting = BIDDING <= step <= HAND_LIMIT
    building = BUILDING <= step <= HAND_LIMIT
    return NowView(
        round=row[at.ROUND],
        start=SEAT_NAMES[row[at.START]] if step > CHOOSE_START else None,
        order=clockwise(SEAT_NAMES, row[at.START], p) if step > CHOOSE_START else (),
        actor=SEAT_NAMES[row[at.ACTOR]] if acting else None,
        turn=row[at.TURN] if building or step <= LAY_PAIRS else 0,
        built=row[at.BUILT_NOW] if building else 0,
        site=name(SITE_NAMES, row[at.SITE]),
        price=row[at.PRICE] if step in (LAY_PAIRS, BIDDING) else 0,
        score=None if row[at.FACE] < 0 else view_face(row[at.FACE]),
        scored=() if row[at.FACE] < 0 else site_names(p.rule[at.AREA + row[at.FACE] % AREAS]),
        payments=view_payments(p) if step == PAYMENT else (),
        last=names(SEAT_NAMES, members(row[at.LAST_PLACED])),
    )


def view_payments(p: Position) -> tuple[PaymentView, ...]:
    """All ways to pay for the site that is being built, whoever could (GC-CST, GC-JOK)."""
    landform = landform_of(p.at[at.SITE])
    return tuple(view_payment(payment, landform) for payment in members(p.rule[at.PAYMENTS_FOR + landform]))


@cache
def view_payment(payment: int, landform: int) -> PaymentView:
    """A way to pay for a site of a landform."""
    cards = PAYMENTS[payment]
    real = names(LANDFORM_NAMES, [card for card in cards if card == landform])
    return PaymentView(PAYMENT_NAMES[payment], real, names(LANDFORM_NAMES, jokers_in(cards, landform)))


def view_rewards(p: Position) -> dict[str, str]:
    """What sites give to their next builders besides letters (GC-RWD-01 to -06, -08, -10)."""
    printed = list(p.rule[at.REWARD_AT : at.REWARD_AT + SITES])
    found = {site: printed[site] for site in members((p.rule[at.COASTAL] | p.rule[at.RURAL]) & ~p.at[at.TAKEN])}
    parts = members(p.rule[at.CITY] & ~p.at[at.ENTERED])
    found |= {part: extra_for(printed[part], entered_by(p, part)) for part in parts}
    return {SITE_NAMES[site]: REWARD_NAMES[reward] for site, reward in found.items() if reward}


def view_letters(p: Position) -> dict[str, tuple[int, ...]]:
    """The letters that parts of the city still give, the next ones first (GC-RWD-07, -09)."""
    parts = members(p.rule[at.CITY] & ~p.at[at.ENTERED_TWICE])
    return {SITE_NAMES[part]: letters_left(p.rule[at.REWARD_AT + part], entered_by(p, part)) for part in parts}


@cache
def letters_left(reward: int, earlier: int) -> tuple[int, ...]:
    """The letters for all who enter a part after this many others."""
    letters = letters_for(reward, earlier)
    return (letters, *letters_left(reward, earlier + 1)) if letters else ()


def view_face(face: int) -> FaceView:
    """A score card."""
    return FaceView(GOOD_NAMES[face // AREAS], AREA_NAMES[face % AREAS])


def view_pair(p: Position, pair: int) -> PairView:
    """A pair on offer."""
    first, second = p.at[at.PAIR + pair * 2], p.at[at.PAIR + pair * 2 + 1]
    owner = name(SEAT_NAMES, p.at[at.OWNER + pair])
    return PairView(name(LANDFORM_NAMES, first), name(LANDFORM_NAMES, second), owner)


@lru_cache(maxsize=4096)
def site_names(sites: int) -> tuple[str, ...]:
    """The names of a set of sites; the same sets are asked for again and again."""
    return names(SITE_NAMES, members(sites))


def sees(p: Position, seat: int, viewer: int) -> bool:
    """Whether `viewer` sees what belongs to `seat` alone; after the end everybody sees everything."""
    return viewer in (OPEN, seat) or p.at[STEP] == OVER


def view_player(p: Position, seat: int, viewer: int) -> PlayerView:
    """A player: hand and bonus cards are their secret, letters only where the table agreed so (GC-SET-04, GC-Q33)."""
    row = p.at
    own = sees(p, seat, viewer)
    return PlayerView(
        seat=SEAT_NAMES[seat],
        coins=row[at.COINS + seat],
        letters=row[at.LETTERS + seat] if own or p.rule[at.OPEN_SCORES] else None,
        keys=row[at.KEYS + seat],
        businesses_left=row[at.LEFT + seat],
        sites=site_names(row[at.NET + seat]),
        goods=counted(p, at.GOODS_OF + seat * GOODS_KINDS, GOODS_NAMES),
        hand_size=row[at.HAND_SIZE + seat],
        known=counted(p, at.KNOWN + seat * LANDFORMS, LANDFORM_NAMES),
        hand=counted(p, at.HAND + seat * LANDFORMS, LANDFORM_NAMES) if own else None,
        secret=view_secret(p, seat, viewer),
        bonus_count=len(members(row[at.BONUS + seat])),
        bonus=names(BONUS_NAMES, members(row[at.BONUS + seat])) if own else None,
        stuck=bool(row[at.STUCK_SEATS] >> seat & 1),
    )


def view_secret(p: Position, seat: int, viewer: int) -> SecretView:
    """What everybody can tell of secret cards."""
    row = p.at
    doubts = (
        DoubtView(word, draws, row[at.DOUBT + seat * LANDFORMS + landform] >> 3 * draws & 7)
        for draws in range(1, row[at.NEWER + seat] + 1)
        for landform, word in enumerate(LANDFORM_NAMES)
    )
    own = sees(p, seat, viewer)
    return SecretView(
        cards=row[at.SECRET + seat],
        newer=row[at.NEWER + seat],
        old=row[at.OLD_SIZE + seat],
        doubts=tuple(doubt for doubt in doubts if doubt.cards),
        old_cards=counted(p, at.OLD + seat * LANDFORMS, LANDFORM_NAMES) if own else None,
    )


def old_total(p: Position, landform: int) -> int:
    """How many cards of a landform are among all old secret cards: sizes and sum are public (cards.py)."""
    return sum(p.at[at.OLD + seat * LANDFORMS + landform] for seat in range(p.rule[SEATS]))


def view_pick(p: Position, place: int, viewer: int) -> PickView:
    """Who took a bonus card, and which if one may know."""
    picker = p.at[at.PICKER + place]
    card = BONUS_NAMES[p.at[at.PICKED + place]] if sees(p, picker, viewer) else None
    return PickView(SEAT_NAMES[picker], card)


def view_looks(p: Position, viewer: int) -> tuple[tuple[str, ...], ...]:
    """What a seat left in the bonus stack each time it looked through it, and what it sees there now (GC-Q23)."""
    found = []
    stack = ALL_BONUS
    for place in range(p.at[at.PICKS]):
        stack &= ~(1 << p.at[at.PICKED + place])
        if p.at[at.PICKER + place] == viewer:
            found.append(names(BONUS_NAMES, members(stack)))
    if p.at[STEP] == PICK_BONUS and p.at[at.ACTOR] == viewer:
        found.append(names(BONUS_NAMES, members(stack)))
    return tuple(found)


def counted(p: Position, row: int, words: Sequence[str]) -> tuple[str, ...]:
    """Cards that are kept as a row of counts, one by one."""
    return tuple(word for place, word in enumerate(words) for _ in range(p.at[row + place]))
