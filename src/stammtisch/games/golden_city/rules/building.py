"""Building businesses: where a seat may build, its turn, and the hand limit at its end (GC-BLD, GC-LIM-01)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.moves import Moves
from stammtisch.core.position import NOT_NOW, OK, SEATS, STEP, Position, Step, go
from stammtisch.games.golden_city.rules.actions import BUILD, DISCARD, DONE, END, PAY
from stammtisch.games.golden_city.rules.cards import play
from stammtisch.games.golden_city.rules.components import COAST, HAND_LIMIT, LANDFORMS, MOST_BUILT, NONE
from stammtisch.games.golden_city.rules.ending import notice_stuck
from stammtisch.games.golden_city.rules.notes import BUILT, CARD_DISCARDED, LAST_BUSINESS, NOTHING_TO_BUILD, TURN_ENDED
from stammtisch.games.golden_city.rules.payment import may_afford, might_afford, payable
from stammtisch.games.golden_city.rules.position import (
    ACTOR,
    BUILT_NOW,
    CITY,
    COASTAL,
    HAND,
    HAND_SIZE,
    INNER,
    KEYS,
    KNOWN,
    LAND,
    LAST_PLACED,
    LEFT,
    MAP,
    NET,
    PAYMENTS_FOR,
    PILE,
    REACH,
    ROADS,
    SECRET,
    SITE,
    START,
    TAKEN,
    TURN,
)
from stammtisch.games.golden_city.rules.reasons import (
    ALREADY_THERE,
    NO_KEY,
    NO_SUCH_CARD,
    NOT_CONNECTED,
    NOT_ON_MAP,
    SITE_TAKEN,
)
from stammtisch.games.golden_city.rules.round import end_round
from stammtisch.games.golden_city.rules.sites import landform_of, open_sites
from stammtisch.games.golden_city.rules.steps import BUILDING, PAYMENT
from stammtisch.games.golden_city.rules.steps import HAND_LIMIT as HAND_LIMIT_STEP


def may_build(p: Position, seat: i64, site: i64) -> i64:
    """OK, or why `seat` cannot build on a site (GC-BLD-02 to -06, GC-CST)."""
    at = p.at
    if not p.rule[MAP] >> site & 1:
        return NOT_ON_MAP
    if at[TAKEN] >> site & 1:
        return SITE_TAKEN
    if at[NET + seat] >> site & 1:
        return ALREADY_THERE
    if not (p.rule[COASTAL] | at[REACH + seat]) >> site & 1:
        return NOT_CONNECTED
    if p.rule[INNER] >> site & 1 and at[KEYS + seat] == 0:
        return NO_KEY
    return may_afford(p, seat, landform_of(site))


def unlocked_sites(p: Position, seat: i64) -> i64:
    """Where a seat may build with the right cards; everybody can see this (GC-CST-03, GC-Q20)."""
    if p.at[KEYS + seat] > 0:
        return open_sites(p, seat)
    return open_sites(p, seat) & ~p.rule[INNER]


def payable_sites(p: Position, ways: i64) -> i64:
    """All sites whose cost one of these payments fits."""
    rule = p.rule
    sites: i64 = 0
    if ways & rule[PAYMENTS_FOR]:
        sites = rule[LAND]
    if ways & rule[PAYMENTS_FOR + 1]:
        sites |= rule[LAND + 1]
    if ways & rule[PAYMENTS_FOR + 2]:
        sites |= rule[LAND + 2]
    if ways & rule[PAYMENTS_FOR + 3]:
        sites |= rule[LAND + 3]
    if ways & rule[PAYMENTS_FOR + 4]:
        sites |= rule[LAND + 4]
    return sites


def buildable(p: Position, seat: i64) -> i64:
    """Where a seat can build now, as a set."""
    return unlocked_sites(p, seat) & payable(p, seat)


def might_build(p: Position, seat: i64) -> bool:
    """Whether the table must reckon with a business, whatever the seat really holds (GC-Q49, GC-Q50)."""
    at = p.at
    if at[SECRET + seat] > 0 and at[PILE + COAST] > 0 and p.rule[COASTAL] & ~at[TAKEN]:
        return True  # the card may be a coast card; like the next line this only spares the search
    sites: i64 = unlocked_sites(p, seat)
    if sites & payable(p, seat):
        return True  # what can be done cannot be ruled out
    return at[SECRET + seat] > 0 and sites & payable_sites(p, might_afford(p, seat)) != 0


def begin_building(p: Position) -> None:
    """Phase 4: clockwise from the start player, one turn each (GC-BLD-01)."""
    p.at[TURN] = NONE
    next_turn(p)


def next_turn(p: Position) -> None:
    """Go on to the next seat, or to the scoring."""
    at = p.at
    at[TURN] += 1
    if at[TURN] == p.rule[SEATS]:
        end_round(p)
        return
    seat: i64 = at[START] + at[TURN]
    at[ACTOR] = seat if seat < p.rule[SEATS] else seat - p.rule[SEATS]
    at[BUILT_NOW] = 0
    ask_builder(p)


def ask_builder(p: Position) -> None:
    """Ask where to build, unless everybody can see that nothing can be built (GC-Q49)."""
    at = p.at
    builder = at[ACTOR]
    if at[BUILT_NOW] < MOST_BUILT and at[LEFT + builder] > 0 and might_build(p, builder):
        at[STEP] = BUILDING
        p.to_act = BIT[builder]
    else:
        if at[BUILT_NOW] == 0:
            p.note(NOTHING_TO_BUILD, builder)
        end_turn(p)


class Building(Step):
    """Up to two businesses, one after the other, or none (GC-BLD-01, -09)."""

    def enter(self, p: Position) -> None:
        """See ask_builder."""
        ask_builder(p)

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Be done, or build wherever it is possible."""
        out.add(DONE)
        out.add_each(BUILD, buildable(p, seat))

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_build."""
        if action == DONE:
            return OK
        return may_build(p, seat, action - BUILD) if BUILD <= action < PAY else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Choose the site and go on to the payment, or end the turn."""
        if action == DONE:
            end_turn(p)
        else:
            p.at[SITE] = action - BUILD
            go(p, PAYMENT)


def place_business(p: Position) -> None:
    """Put a business of the builder on the site that is paid for; it stays there (GC-BLD-08, GC-END-01)."""
    at = p.at
    seat = at[ACTOR]
    site = at[SITE]
    bit = BIT[site]
    at[NET + seat] |= bit
    at[REACH + seat] |= p.rule[ROADS + site]
    at[TAKEN] |= bit & ~p.rule[CITY]
    at[LEFT + seat] -= 1
    at[BUILT_NOW] += 1
    if p.journal is not None:
        p.note(BUILT, seat, site)
    if at[LEFT + seat] == 0:
        at[LAST_PLACED] |= BIT[seat]
        p.note(LAST_BUSINESS, seat)


def rewarded(p: Position) -> None:
    """The reward has been taken: see who is stuck now, and go on with the turn (GC-Q45, GC-BLD-07)."""
    notice_stuck(p)
    p.at[SITE] = NONE
    ask_builder(p)


def end_turn(p: Position) -> None:
    """The builder is done, has built twice, or cannot build (GC-Q49)."""
    if p.journal is not None:
        p.note(TURN_ENDED, p.at[ACTOR])
    if p.at[HAND_SIZE + p.at[ACTOR]] > HAND_LIMIT:
        go(p, HAND_LIMIT_STEP)
    else:
        next_turn(p)


def may_discard(p: Position, seat: i64, landform: i64) -> i64:
    """OK, or why a card cannot be discarded (GC-LIM-01)."""
    return OK if p.at[HAND + seat * LANDFORMS + landform] > 0 else NO_SUCH_CARD


class HandLimit(Step):
    """At the end of the turn five landform cards may stay, whether anything was built or not (GC-LIM-01, GC-Q15)."""

    def enter(self, p: Position) -> None:
        """Ask for one card at a time, unless everybody can see which it must be (GC-Q50)."""
        at = p.at
        seat = at[ACTOR]
        while at[HAND_SIZE + seat] > HAND_LIMIT:
            landform = only_landform(p, seat)
            if landform == NONE:
                p.to_act = BIT[seat]
                return
            discard(p, seat, landform)
        next_turn(p)

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any card of the hand."""
        landform: i64
        for landform in range(LANDFORMS):
            if may_discard(p, seat, landform) == OK:
                out.add(DISCARD + landform)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_discard."""
        return may_discard(p, seat, action - DISCARD) if DISCARD <= action < END else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Discard the card openly; perhaps another is to follow."""
        discard(p, seat, action - DISCARD)
        self.enter(p)


def only_landform(p: Position, seat: i64) -> i64:
    """The landform of all cards in a hand if everybody knows it, else NONE."""
    landform: i64
    for landform in range(LANDFORMS):
        if p.at[KNOWN + seat * LANDFORMS + landform] == p.at[HAND_SIZE + seat]:
            return landform
    return NONE


def discard(p: Position, seat: i64, landform: i64) -> None:
    """Put one card on the discard pile."""
    p.note(CARD_DISCARDED, seat, landform)
    play(p, seat, landform, 1)
