"""What a seat, or a spectator, may know: built up from nothing, never stripped down."""

from __future__ import annotations

from typing import Final

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
from stammtisch.games.goldbraeu.knowledge.hidden import is_drawn_known
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.cards import known_cards
from stammtisch.games.goldbraeu.rules.components import (
    BREWERIES,
    BREWERY_NAMES,
    BUM,
    BUSINESS_NAMES,
    BUSINESSES,
    CARD_NAMES,
    CHIP_NAMES,
    DAYS,
    GARDEN_NAMES,
    GARDENS,
    NONE,
    PLAN_NAMES,
    SEAT_NAMES,
    SLOTS,
    SPACE_NAMES,
    WAITRESS,
)
from stammtisch.games.goldbraeu.rules.day import BUY_PLAN, PRICE_FOR
from stammtisch.games.goldbraeu.rules.duel import stops
from stammtisch.games.goldbraeu.rules.payday import garden_income
from stammtisch.games.goldbraeu.rules.steps import (
    ANSWER,
    CHOOSE_ACTION,
    CHOOSE_START,
    EXPANSION,
    HOLD_OR_OPEN,
    KEEP_CARDS,
    LAST_CARDS,
    MOVE_CHIP,
    OVER,
    STEP_NAMES,
    WITHDRAW_FIGURE,
)

FACE_DOWN = "?"  # something lies there; this viewer does not see what


class PlayerView(SeatView, frozen=True):
    """A player as one viewer sees them; None stands for what is hidden."""

    cash: int | None
    markers_left: int
    figures: int
    hand_size: int
    hand: tuple[str, ...] | None
    kept: tuple[str, ...] | None
    choice: str | None  # None: nothing laid yet; "?": face down
    known: tuple[str, ...] = ()  # cards of the hand that everybody saw go under the supply before they were drawn


class BusinessView(msgspec.Struct, frozen=True):
    """A garden or brewery with its shares and boss."""

    name: str
    boss: str | None
    fresh: bool  # the boss was placed today
    markers: dict[str, int]
    opened: int  # share cards of it that lie open


class GardenView(msgspec.Struct, frozen=True):
    """The spaces of a garden, its brewery, and what it would earn today."""

    name: str
    spaces: tuple[str, ...]
    sign: str | None
    income: int


class BreweryView(msgspec.Struct, frozen=True):
    """The signs a brewery has left."""

    name: str
    stock: int


class NowView(msgspec.Struct, frozen=True):
    """What is going on: the calendar, whose turn it is and what it is about."""

    week: int
    weekday: int
    start: str | None
    payday: str | None  # who holds the payday figure: the start player of the week's last day
    actor: str | None
    turn: int
    order: tuple[str, ...]  # of the day's actions; while they are being chosen, clockwise from the start player
    days_to_payday: int  # 0: today
    actions_left: int
    price: int  # of a card today, once the action cards lie open; 0 if nobody buys
    target: str | None  # the business that is fought for
    holds: bool  # its boss has more shares than all others together
    blocked: tuple[str, ...]  # where the actor's attempt failed today
    drawn: str | None  # the card just drawn; "?": a share only its buyer knows


class View(TableView, frozen=True):
    """The table as one viewer sees it: enough to draw it, and to imagine it (imagine.py)."""

    players: tuple[PlayerView, ...]
    now: NowView
    businesses: tuple[BusinessView, ...]
    gardens: tuple[GardenView, ...]
    breweries: tuple[BreweryView, ...]
    display: tuple[str | None, ...]
    supply: int  # cards nobody knows ...
    specials: dict[str, int]  # ... how many of them move a chip ...
    under: tuple[str, ...]  # ... and those below them that everybody has seen
    chips: dict[str, str]
    free_spaces: tuple[str, ...]


def view(p: Position, viewer: int) -> View:
    """Everything `viewer` may know: what everybody sees, and what is their own."""
    shown = SHOWN.of(p)
    if viewer == SPECTATOR:
        return shown
    drawn = view_drawn(p, viewer)
    return msgspec.structs.replace(
        shown,
        viewer=viewer_name(SEAT_NAMES, viewer),
        players=tuple(
            view_player(p, seat, viewer) if viewer in (OPEN, seat) else player
            for seat, player in enumerate(shown.players)
        ),
        now=shown.now if drawn == shown.now.drawn else msgspec.structs.replace(shown.now, drawn=drawn),
    )


def view_shown(p: Position) -> View:
    """What everybody sees."""
    row = list(p.at)
    return View(
        setup=setup_of(p),
        viewer=None,
        to_act=seats_to_act(SEAT_NAMES, p),
        dealing=p.to_act == CHANCE,
        step=STEP_NAMES[row[STEP]],
        players=tuple(view_player(p, seat, SPECTATOR) for seat in range(p.rule[SEATS])),
        businesses=tuple(view_business(p, business) for business in range(BUSINESSES)),
        gardens=tuple(view_garden(p, garden) for garden in range(GARDENS)),
        breweries=tuple(BreweryView(BREWERY_NAMES[i], row[at.STOCK + i]) for i in range(BREWERIES)),
        now=view_now(p),
        display=tuple(name(CARD_NAMES, row[at.FACE + slot]) for slot in range(SLOTS)),
        supply=row[at.SUPPLY],
        specials={CARD_NAMES[card]: row[at.PILE + card] for card in (WAITRESS, BUM)},
        under=names(CARD_NAMES, row[at.UNDER + row[at.UNDER_FIRST] : at.UNDER + row[at.UNDER_END]]),
        chips={CHIP_NAMES[chip]: GARDEN_NAMES[row[at.CHIP + chip]] for chip in range(2)},
        free_spaces=names(SPACE_NAMES, members(row[at.FREE_SPACES])),
    )


SHOWN: Final = SeenByAll(view_shown)


def view_now(p: Position) -> NowView:
    """What is going on; words of `at` that mean nothing in this step are left out."""
    row = list(p.at)
    step = row[STEP]
    acting = EXPANSION <= step <= MOVE_CHIP
    return NowView(
        week=row[at.DAY] // DAYS,
        weekday=row[at.DAY] % DAYS,
        start=SEAT_NAMES[row[at.START]] if step > CHOOSE_START else None,
        payday=payday_holder(p) if step > CHOOSE_START else None,
        days_to_payday=days_to_payday(p),
        actor=SEAT_NAMES[row[at.ACTOR]] if acting or step == LAST_CARDS else None,
        turn=row[at.TURN],
        order=view_order(p),
        actions_left=row[at.LEFT] if acting else 0,
        price=PRICE_FOR[row[at.TALLY + BUY_PLAN]] if acting else 0,
        target=BUSINESS_NAMES[row[at.TARGET]] if ANSWER <= step <= WITHDRAW_FIGURE else None,
        holds=step == ANSWER and stops(p, row[at.BOSS + row[at.TARGET]], row[at.TARGET], 0),
        blocked=names(BUSINESS_NAMES, members(row[at.BLOCKED_TODAY])) if acting else (),
        drawn=view_drawn(p, SPECTATOR),
    )


def view_order(p: Position) -> tuple[str, ...]:
    """Who acts when: first clockwise from the start player, then by the action cards (GB-RND-03, -04)."""
    step = p.at[STEP]
    if step == CHOOSE_ACTION:
        return clockwise(SEAT_NAMES, p.at[at.START], p)
    seats = p.at[at.ORDER : at.ORDER + p.rule[SEATS]]
    return names(SEAT_NAMES, list(seats)) if EXPANSION <= step <= MOVE_CHIP else ()


def days_to_payday(p: Position) -> int:
    """How many days of the week are left after today: payday is in the evening of the last (GB-WK-01)."""
    return DAYS - 1 - p.at[at.DAY] % DAYS


def payday_holder(p: Position) -> str:
    """Who will be start player on the seventh day (GB-SET-13, GB-3P-05, GB-WK-01)."""
    return SEAT_NAMES[(p.at[at.START] + days_to_payday(p)) % p.rule[SEATS]]


def view_drawn(p: Position, viewer: int) -> str | None:
    """The card just drawn: a special card lies open, a share is mostly the buyer's secret (GB-BUY-07, -09, GB-Q83)."""
    if p.at[STEP] not in (MOVE_CHIP, HOLD_OR_OPEN):
        return None
    is_open = p.at[STEP] == MOVE_CHIP or viewer in (OPEN, p.at[at.ACTOR]) or is_drawn_known(p)
    return CARD_NAMES[p.at[at.DRAWN]] if is_open else FACE_DOWN


def view_player(p: Position, seat: int, viewer: int) -> PlayerView:
    """A player: hand and choice are their secret, money only where the table agreed so (GB-Q53)."""
    row = p.at
    own = viewer in (OPEN, seat)
    open_money = own or p.rule[at.OPEN_MONEY] or row[STEP] == OVER
    return PlayerView(
        seat=SEAT_NAMES[seat],
        cash=row[at.CASH + seat] if open_money else None,
        markers_left=row[at.MARKERS_LEFT + seat],
        figures=row[at.FIGURES + seat],
        hand_size=row[at.HAND_SIZE + seat],
        hand=hand(p, seat) if own else None,
        kept=kept(p, seat) if own and row[STEP] == KEEP_CARDS else None,
        choice=view_choice(p, seat, viewer),
        known=known(p, seat),
    )


def hand(p: Position, seat: int) -> tuple[str, ...]:
    """The cards of a hand, sorted."""
    first = at.HAND + seat * BUSINESSES
    return tuple(name for card, name in enumerate(BUSINESS_NAMES) for _ in range(p.at[first + card]))


def known(p: Position, seat: int) -> tuple[str, ...]:
    """The cards of a hand that everybody knows (GB-Q83)."""
    return tuple(name for card, name in enumerate(BUSINESS_NAMES) for _ in range(known_cards(p, seat, card)))


def kept(p: Position, seat: int) -> tuple[str, ...]:
    """The cards a seat has decided to keep so far."""
    chosen = (p.at[at.KEPT + seat * 2 + place] for place in range(2))
    return names(BUSINESS_NAMES, [card for card in chosen if card != NONE])


def view_choice(p: Position, seat: int, viewer: int) -> str | None:
    """The action card laid: face down until all reveal (GB-RND-03)."""
    step = p.at[STEP]
    choice = p.at[at.CHOICE + seat]
    if choice == NONE or not CHOOSE_ACTION <= step <= MOVE_CHIP:
        return None
    return PLAN_NAMES[choice] if step != CHOOSE_ACTION or viewer in (OPEN, seat) else FACE_DOWN


def view_business(p: Position, business: int) -> BusinessView:
    """Shares and boss lie open to everybody."""
    markers = {SEAT_NAMES[s]: p.at[at.MARKERS + s * BUSINESSES + business] for s in range(p.rule[SEATS])}
    return BusinessView(
        name=BUSINESS_NAMES[business],
        boss=name(SEAT_NAMES, p.at[at.BOSS + business]),
        fresh=bool(p.at[at.FRESH] >> business & 1),
        markers=markers,
        opened=p.at[at.PLAYED + business],
    )


def view_garden(p: Position, garden: int) -> GardenView:
    """A garden's spaces and supplier lie open to everybody."""
    return GardenView(
        name=GARDEN_NAMES[garden],
        spaces=names(SPACE_NAMES, members(p.at[at.GARDEN + garden])),
        sign=name(BREWERY_NAMES, p.at[at.SIGN + garden]),
        income=garden_income(p, garden),
    )
