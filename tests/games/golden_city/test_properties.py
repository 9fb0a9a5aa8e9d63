"""What holds after every decision of every game (the list at the end of E.11)."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import count, members
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.components import LANDFORMS
from stammtisch.games.golden_city.rules.ending import is_stuck
from stammtisch.games.golden_city.rules.goods import SHOWS
from stammtisch.games.golden_city.rules.steps import BUILDING, HAND_LIMIT
from tests.games.golden_city.boards import causeway
from tests.games.golden_city.play import moments

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"joker_to_coast": "no"},
    {"coin_limit": "on"},
    {"stuck_counts_keys": "no"},
    {"open_scores": "no"},
    {"joker_to_coast": "no", "coin_limit": "on", "stuck_counts_keys": "no", "open_scores": "no"},
)


def row(p: Position, first: int, length: int) -> list[int]:
    """Some words of a position."""
    return [p.at[first + place] for place in range(length)]


def check_cards(p: Position, seats: int) -> None:
    """Fifty landform cards over pile, discard, hands and pairs; hands as large as they say; known cards are there."""
    pairs = row(p, at.PAIR, 8)
    for landform in range(LANDFORMS):
        hands = sum(p.at[at.HAND + seat * LANDFORMS + landform] for seat in range(seats))
        assert p.at[at.PILE + landform] + p.at[at.DISCARD_PILE + landform] + hands + pairs.count(landform) == 10
    assert sum(row(p, at.PILE, LANDFORMS)) == p.at[at.PILE_SIZE]
    for seat in range(seats):
        hand, known = (row(p, first + seat * LANDFORMS, LANDFORMS) for first in (at.HAND, at.KNOWN))
        assert sum(hand) == p.at[at.HAND_SIZE + seat] <= 7
        assert all(0 <= sure <= held for sure, held in zip(known, hand, strict=True))
        assert sum(hand) - sum(known) == p.at[at.SECRET + seat]


def check_stocks(p: Position, seats: int) -> None:
    """Coins 35, keys six with those in the box, eight bonus cards, at most four goods cards outside the choice."""
    assert sum(row(p, at.COINS, seats)) + p.at[at.COINS_LEFT] == 35
    assert min(row(p, at.COINS, seats)) >= 0
    assert not p.rule[at.COIN_LIMIT] or p.at[at.COINS_LEFT] >= 0
    inside = sum(count(p.at[at.NET + seat] & p.rule[at.INNER]) for seat in range(seats))
    assert sum(row(p, at.KEYS, seats)) + p.at[at.KEYS_LEFT] + inside == 6
    bonus = [*row(p, at.BONUS, seats), p.at[at.BONUS_LEFT]]
    assert sum(count(cards) for cards in bonus) == 8
    assert sum(bonus) == 255
    for seat in range(seats):
        goods = row(p, at.GOODS_OF + seat * 6, 6)
        assert sum(goods) == p.at[at.GOODS_SIZE + seat] <= 5
        shown = [SHOWS[kind] for kind in range(6) if goods[kind]]
        assert p.at[at.SHOWN + seat] == union(shown)


def union(masks: list[int]) -> int:
    """What is in any of several sets."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def check_businesses(p: Position, seats: int) -> None:
    """GC-BLD-08: all businesses are on the board or left; locations hold one; every group contains a coastal one."""
    nets = row(p, at.NET, seats)
    places = [site for net in nets for site in members(net & ~p.rule[at.CITY])]
    assert len(places) == len(set(places))
    assert sum(1 << site for site in places) == p.at[at.TAKEN]
    for seat, net in enumerate(nets):
        assert count(net) + p.at[at.LEFT + seat] == p.rule[at.BUSINESSES]
        assert p.at[at.REACH + seat] == union([p.rule[at.ROADS + site] for site in members(net)])
        reached = net & p.rule[at.COASTAL]
        while True:
            grown = reached | net & union([p.rule[at.ROADS + site] for site in members(reached)])
            if grown == reached:
                break
            reached = grown
        assert reached == net


def check_turn(p: Position, seats: int, before: int) -> None:
    """After his building turn nobody keeps more than five cards."""
    if p.at[STEP] == BUILDING and before == HAND_LIMIT:
        assert p.at[at.HAND_SIZE + (p.at[at.ACTOR] - 1) % seats] <= 5


def check(p: Position, before: int) -> None:
    """Everything."""
    seats = p.rule[SEATS]
    check_cards(p, seats)
    check_stocks(p, seats)
    check_businesses(p, seats)
    check_turn(p, seats, before)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "default")
def test_random_games(seats: int, options: dict[str, str]) -> None:
    """With each option and with all of them, after every decision."""
    for seed in range(3):
        before = 0
        for p, _seat, _action in moments(GAME.make_setup(seats=seats, options=options), seed):
            check(p, before)
            before = p.at[STEP]


@pytest.mark.parametrize("keys", ["yes", "no"])
def test_games_in_which_players_are_walled_in(keys: str) -> None:
    """On the causeway being stuck is common; once stuck, always stuck (E.8)."""
    setup = GAME.make_setup(options={"stuck_counts_keys": keys}, board=causeway())
    ends = set()
    for seed in range(6):
        before = stuck = 0
        for p, seat, _action in moments(setup, seed):
            check(p, before)
            before = p.at[STEP]
            assert p.at[at.STUCK_SEATS] & stuck == stuck
            stuck = p.at[at.STUCK_SEATS]
            assert all(is_stuck(p, other) for other in members(stuck))
            if seat < 0:
                ends.add(GAME.ending(p))
    assert "stuck-player" in ends


@pytest.mark.parametrize("seats", [3, 4])
def test_a_hand_is_at_most_five_between_turns(seats: int) -> None:
    """Whoever is not on turn in the building phase and has had his turn holds five cards at most."""
    for seed in range(3):
        for p, _seat, _action in moments(GAME.make_setup(seats=seats), seed):
            if BUILDING <= p.at[STEP] <= HAND_LIMIT:
                done = [(p.at[at.START] + turn) % seats for turn in range(p.at[at.TURN])]
                assert all(p.at[at.HAND_SIZE + other] <= 5 for other in done)
