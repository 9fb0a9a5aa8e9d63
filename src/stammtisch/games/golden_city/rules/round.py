"""The round: phases 1, 2 and 6, and what happens between phase 5 and the next round (GC-RND, GC-LAY)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT, count, lowest
from stammtisch.core.chance import Rng, pick
from stammtisch.core.moves import Moves
from stammtisch.core.position import CHANCE, NOT_NOW, OK, SEATS, Position, Step, go
from stammtisch.games.golden_city.rules.actions import LAY, REVEAL
from stammtisch.games.golden_city.rules.cards import may_draw, offer_pile, renew_pile
from stammtisch.games.golden_city.rules.components import AREAS, FACES, FIRST_PRICE, GROUPS
from stammtisch.games.golden_city.rules.ending import is_last_round
from stammtisch.games.golden_city.rules.notes import CARD_LAID, ROUND_BEGUN, SCORE_REVEALED
from stammtisch.games.golden_city.rules.position import (
    FACE,
    FACES_LEFT,
    GROUP,
    PAIR,
    PILE,
    PILE_SIZE,
    PRICE,
    ROUND,
    START,
    TURN,
)
from stammtisch.games.golden_city.rules.scoring import score_card
from stammtisch.games.golden_city.rules.steps import BIDDING, LAY_PAIRS, OVER, REVEAL_CARD


def top_group(p: Position) -> i64:
    """What the score cards of the uppermost group in the deck show: the backs are visible (GC-SET-03)."""
    group: i64
    for group in range(GROUPS):
        faces = p.at[FACES_LEFT] & p.rule[GROUP + group]
        if faces != 0:
            return faces
    return 0


class RevealCard(Step):
    """Phase 1: the next score card is turned up, before anybody bids (GC-RND-01, -02)."""

    def enter(self, p: Position) -> None:
        """Begin the round."""
        if p.journal is not None:
            p.note(ROUND_BEGUN, p.at[ROUND] + 1, p.at[START])
        p.to_act = CHANCE

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any card of the uppermost group."""
        faces: i64 = top_group(p)
        face: i64
        for face in range(FACES):
            if faces & BIT[face]:
                out.weigh(REVEAL + face, 1)

    def draw(self, p: Position, rng: Rng) -> i64:
        """Every card of the uppermost group alike."""
        faces: i64 = top_group(p)
        skipped: i64
        for skipped in range(rng.below(count(faces))):
            faces &= faces - 1
        return REVEAL + lowest(faces)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """Groups come in their order."""
        if not REVEAL <= action < LAY:
            return NOT_NOW
        return OK if top_group(p) & BIT[action - REVEAL] else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Lay the card beside the deck."""
        at = p.at
        at[FACE] = action - REVEAL
        at[FACES_LEFT] &= ~BIT[at[FACE]]
        if p.journal is not None:
            p.note(SCORE_REVEALED, at[FACE] // AREAS, at[FACE] % AREAS)
        go(p, LAY_PAIRS)


class LayPairs(Step):
    """Phase 2: as many open pairs as there are seats, all first cards, then all second ones (GC-LAY-01, GC-Q51)."""

    def enter(self, p: Position) -> None:
        """Begin at the first pair; the price is back to one coin (GC-BID-12, GC-Q54)."""
        p.at[TURN] = 0
        p.at[PRICE] = FIRST_PRICE
        renew_pile(p)
        p.to_act = CHANCE

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any card of the pile."""
        offer_pile(p, LAY, out)

    def draw(self, p: Position, rng: Rng) -> i64:
        """A card of the pile."""
        return LAY + pick(p.at, PILE, p.at[PILE_SIZE], rng)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_draw."""
        return may_draw(p, action - LAY)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Lay the card down; the pile may have to be renewed in between (GC-Q37)."""
        at = p.at
        seats = p.rule[SEATS]
        turn = at[TURN]
        landform = action - LAY
        left = at[PILE_SIZE] - 1
        at[TURN] = turn + 1
        at[PILE + landform] -= 1
        at[PILE_SIZE] = left
        at[PAIR + (turn * 2 if turn < seats else (turn - seats) * 2 + 1)] = landform
        if p.journal is not None:
            p.note(CARD_LAID, turn % seats, landform)
        if turn + 1 == 2 * seats:
            go(p, BIDDING)
        elif left == 0:
            renew_pile(p)


def end_round(p: Position) -> None:
    """Phases 5 and 6: score; then the start-player key passes clockwise, or the game ends (GC-RND-01, GC-Q32)."""
    at = p.at
    score_card(p)
    if is_last_round(p):
        go(p, OVER)
        return
    at[ROUND] += 1
    at[START] = (at[START] + 1) % p.rule[SEATS]
    go(p, REVEAL_CARD)
