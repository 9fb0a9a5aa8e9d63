"""The Golden City as regular play sees it: expected letters at the end (score cards to come, cards, keys, roads)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.core.bits import members
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.golden_city.rules.bonus import bonus_letters
from stammtisch.games.golden_city.rules.components import (
    AREAS,
    CARD_REWARD,
    COAST,
    GOODS_REWARD,
    HAND_LIMIT,
    INNER_PART,
    KEY_REWARD,
    LANDFORMS,
    NONE,
    OUTER_PART,
    OUTER_PART_AND_COIN,
)
from stammtisch.games.golden_city.rules.position import (
    BID_ON,
    BONUS,
    COINS,
    ENTERED,
    ENTERED_TWICE,
    FACE,
    FACES_LEFT,
    HAND,
    INNER,
    KEYS,
    LAND,
    LEFT,
    LETTERS,
    NET,
    PAIR,
    REWARD_AT,
    STUCK_SEATS,
)
from stammtisch.games.golden_city.rules.scoring import area_letters, goods_letters
from stammtisch.games.golden_city.rules.sites import open_sites
from stammtisch.games.golden_city.rules.steps import (
    BIDDING,
    BOX_GOODS,
    OVER,
    PAYMENT,
    PICK_BONUS,
    REFILL_DISPLAY,
    REWARD,
    TAKE_GOODS,
    TURN_FROM_DECK,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

PACE: Final = 1.2  # businesses a seat places in a round
MOVING: Final = 0.75  # of what holdings would score today, they will score later: others catch up
CARD: Final = 0.9  # a landform card that may be of use ...
SPARE: Final = 0.45  # ... and one for which no site is in reach
EQUAL: Final = 0.9  # besides, for each two of a kind
COIN: Final = 0.45
KEY: Final = 2.5  # a key as long as inner parts are open
PIECE: Final = 0.35  # a business on the board: it brings the end nearer and roads with it
ROADS: Final = 0.16  # of the rewards in reach
STUCK: Final = 25.0  # what a stuck player has lost
SHIFTY: Final = 0.85  # a pair in the bidding may still be lost
REWARDS: Final = {1: 0.45, 2: 0.9, KEY_REWARD: 2.5, CARD_REWARD: 1.2, GOODS_REWARD: 3.0}
BONUS_WORTH: Final = 4.0
PENDING: Final = frozenset((PAYMENT, REWARD, TAKE_GOODS, TURN_FROM_DECK, REFILL_DISPLAY, BOX_GOODS, PICK_BONUS))


class Prospect(NamedTuple):
    """A position in the terms of the evaluator."""

    p: Position
    row: list[int]
    seats: int
    rounds: float  # how many are to come after this one
    chances: float  # how likely one of the score cards of the deck will still be scored


class GoldenCityEvaluator:
    """Letters, and what is still to come from goods, areas, bonus cards, hands, keys and roads."""

    temperature = 1.0

    def worth(self, p: Position) -> list[float]:
        """The letters that each seat may expect to end with."""
        row, seats = list(p.at), p.rule[SEATS]
        letters = [float(amount) for amount in row[LETTERS : LETTERS + seats]]
        if row[STEP] == OVER:
            return letters
        cards = len(members(row[FACES_LEFT]))
        rounds = min(float(cards), float(min(row[LEFT : LEFT + seats])) / PACE)
        prospect = Prospect(p, row, seats, rounds, rounds / cards if cards else 0.0)
        return [letters[seat] + expectations(prospect, seat) for seat in range(seats)]

    def is_quiet(self, p: Position) -> bool:
        """Not while something is being paid or rewarded."""
        return p.at[STEP] not in PENDING

    def prospects(self, p: Position, seat: int, legal: Sequence[int]) -> list[float] | None:
        """Nothing is chosen at the same time by all."""
        return None

    def naive(self) -> GoldenCityEvaluator:
        """What it counts, beginners count too: score cards lie open."""
        return self

    def overlooks(self, action: int) -> bool:
        """Nothing: every decision offers few things, and all of them lie on the table."""
        return False


EVALUATOR: Final = GoldenCityEvaluator()


def expectations(prospect: Prospect, seat: int) -> float:
    """All that a seat may look forward to."""
    row = prospect.row
    found = scoring(prospect, seat) + bonuses(prospect, seat) + hand(prospect, seat)
    found += COIN * row[COINS + seat] * min(1.0, prospect.rounds / 3)
    found += PIECE * len(members(row[NET + seat])) + keys(prospect, seat) + roads(prospect, seat)
    return found - STUCK * (row[STUCK_SEATS] >> seat & 1)


def scoring(prospect: Prospect, seat: int) -> float:
    """The open score card as it stands, and those of the deck as likely as they come up."""
    p, row = prospect.p, prospect.row
    found = 0.0
    if row[FACE] != NONE:
        found += card_letters(p, seat, row[FACE])
    later = sum(card_letters(p, seat, face) for face in members(row[FACES_LEFT]))
    return found + MOVING * prospect.chances * later


def card_letters(p: Position, seat: int, face: int) -> int:
    """What a score card would pay a seat today."""
    return goods_letters(p, seat, face // AREAS) + area_letters(p, seat, face % AREAS)


def bonuses(prospect: Prospect, seat: int) -> float:
    """Bonus cards in hand: what they pay today, and something for what is still to be built."""
    cards = members(prospect.row[BONUS + seat])
    return sum(float(bonus_letters(prospect.p, seat, card)) + 0.25 * prospect.rounds for card in cards)


def hand(prospect: Prospect, seat: int) -> float:
    """Landform cards, with the pair that is bid on: those that can be used soon, and above all equal ones."""
    row = prospect.row
    held = row[HAND + seat * LANDFORMS : HAND + (seat + 1) * LANDFORMS]
    sites = open_sites(prospect.p, seat)
    before = cards_worth(prospect, held, sites)
    if row[STEP] != BIDDING or row[BID_ON + seat] == NONE:
        return before
    for card in row[PAIR + row[BID_ON + seat] * 2 : PAIR + row[BID_ON + seat] * 2 + 2]:
        held[card] += 1
    return before + SHIFTY * (cards_worth(prospect, held, sites) - before)


def cards_worth(prospect: Prospect, held: list[int], sites: int) -> float:
    """What cards are worth to a seat that may build on these sites."""
    found = 0.0
    for landform, cards in enumerate(held):
        useful = sites & prospect.p.rule[LAND + landform]
        found += cards * (CARD if useful else SPARE)
        found += EQUAL * (cards if landform == COAST and useful else cards // 2)
    crowd = max(0, sum(held) - HAND_LIMIT - 2)
    return (found - SPARE * crowd) * min(1.0, 0.3 + prospect.rounds / 3)


def keys(prospect: Prospect, seat: int) -> float:
    """Keys, while there are inner parts for them and time to get there."""
    inside = len(members(prospect.p.rule[INNER] & ~prospect.row[NET + seat]))
    return KEY * min(prospect.row[KEYS + seat], inside) * min(1.0, prospect.rounds / 2)


def roads(prospect: Prospect, seat: int) -> float:
    """The rewards that the seat's roads lead to."""
    sites = members(open_sites(prospect.p, seat))
    return (
        ROADS * min(1.0, prospect.rounds / 3) * sum(sorted((lure(prospect, site) for site in sites), reverse=True)[:6])
    )


def lure(prospect: Prospect, site: int) -> float:
    """What a site would give to its next builder, in letters or so."""
    reward = prospect.p.rule[REWARD_AT + site]
    if reward < OUTER_PART:
        return REWARDS.get(reward, BONUS_WORTH)
    first = not prospect.row[ENTERED] >> site & 1
    second = not prospect.row[ENTERED_TWICE] >> site & 1
    if reward == INNER_PART:
        return 11.0 if first else (6.0 if second else 0.0)
    return (5.0 if first else (3.0 if second else 0.0)) + 0.45 * (first and reward == OUTER_PART_AND_COIN)
