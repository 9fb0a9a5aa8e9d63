"""After every decision of random games everything adds up: A.2 of the rules, and what positions keep beside it."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import members
from stammtisch.core.conformance import walk
from stammtisch.core.events import OPEN
from stammtisch.core.position import CHANCE, SEATS, STEP, Position
from stammtisch.core.setup import Setup
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.components import BUSINESSES, CARDS, GARDENS, SPACE_NAMES
from stammtisch.games.goldbraeu.rules.steps import (
    CHOOSE_ACTION,
    CHOOSE_START,
    DEAL_HANDS,
    FIRST_FIGURES,
    KEEP_CARDS,
    LAY_SIGNS,
    TURN_UP,
)
from tests.games.goldbraeu.setups import editions, mixtures, single_options


def row(p: Position, first: int, length: int) -> list[int]:
    """Some words of a position."""
    return list(p.at[first : first + length])


def check_cards(p: Position) -> None:
    """Cards of a business in supply, display and hands and those opened are all that there are."""
    seats = p.rule[SEATS]
    display = row(p, at.FACE, 2)
    under = row(p, at.UNDER + p.at[at.UNDER_FIRST], p.at[at.UNDER_END] - p.at[at.UNDER_FIRST])
    for card in range(BUSINESSES):
        hands = sum(p.at[at.HAND + seat * BUSINESSES + card] for seat in range(seats))
        somewhere = p.at[at.PILE + card] + display.count(card) + under.count(card) + hands
        assert somewhere + p.at[at.PLAYED + card] == p.rule[at.SHARE_CARDS]
    for card in (10, 11):
        assert p.at[at.PILE + card] + display.count(card) + under.count(card) <= 5
    assert min(row(p, at.PILE, CARDS)) >= 0
    assert sum(row(p, at.PILE, CARDS)) == p.at[at.SUPPLY]


def check_markers(p: Position) -> None:
    """Markers on a business are as many as its opened cards at most; a seat's markers are all somewhere."""
    for business in range(BUSINESSES):
        held = [p.at[at.MARKERS + seat * BUSINESSES + business] for seat in range(4)]
        assert sum(held) == p.at[at.PLACED + business]
        assert sum(held) <= p.at[at.PLAYED + business] <= p.rule[at.SHARE_CARDS]
        if p.at[at.PLAYED + business] == p.rule[at.REMOVAL_AT] and p.at[STEP] != KEEP_CARDS:
            assert 1 not in held
    for seat in range(p.rule[SEATS]):
        markers = row(p, at.MARKERS + seat * BUSINESSES, BUSINESSES)
        assert p.at[at.MARKERS_LEFT + seat] + sum(markers) == p.rule[at.ALL_MARKERS]
        assert members(p.at[at.HOLDS + seat]) == [b for b, held in enumerate(markers) if held]


def check_hands(p: Position) -> None:
    """A hand is as large as it says, and consists of the cards that it says."""
    for seat in range(p.rule[SEATS]):
        hand = row(p, at.HAND + seat * BUSINESSES, BUSINESSES)
        assert min(hand) >= 0
        assert sum(hand) == p.at[at.HAND_SIZE + seat]
        assert members(p.at[at.CARDS_OF + seat]) == [card for card, held in enumerate(hand) if held]


def check_figures(p: Position) -> None:
    """Six figures each, in supply or on posts; one boss for a business."""
    bosses = row(p, at.BOSS, BUSINESSES)
    for seat in range(p.rule[SEATS]):
        posts = [business for business, boss in enumerate(bosses) if boss == seat]
        assert p.at[at.FIGURES + seat] + len(posts) == 6
        assert members(p.at[at.POSTS + seat]) == posts
    assert all(bosses[business] >= 0 for business in members(p.at[at.FRESH]))


def check_signs(p: Position) -> None:
    """Three signs of every brewery; every garden has one as soon as they are laid."""
    signs = row(p, at.SIGN, GARDENS)
    for brewery, stock in enumerate(row(p, at.STOCK, 4)):
        assert stock + signs.count(brewery) == 3
    assert -1 not in signs or p.at[STEP] == LAY_SIGNS


def neighbours(space: int) -> set[int]:
    """The spaces beside a space, by their names."""
    column, line = ord(SPACE_NAMES[space][0]), int(SPACE_NAMES[space][1])
    names = {f"{chr(column + dx)}{line + dy}" for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    return {SPACE_NAMES.index(name) for name in names if name in SPACE_NAMES}


BESIDE = [neighbours(space) for space in range(len(SPACE_NAMES))]


def check_gardens(p: Position) -> None:
    """Gardens hang together with their base space and share none; the rest of the tables is free."""
    gardens = [set(members(spaces)) for spaces in row(p, at.GARDEN, GARDENS)]
    umbrellas = set(members(p.rule[at.UMBRELLAS]))
    for garden, spaces in enumerate(gardens):
        base = members(p.rule[at.BASE + garden])
        reached, edge = set(base), list(base)
        while edge:
            new = (BESIDE[edge.pop()] & spaces) - reached
            reached |= new
            edge += new
        assert reached == spaces
        assert p.at[at.TABLES + garden] == len(spaces) + len(spaces & umbrellas)
    owned = set().union(*gardens)
    assert len(owned) == sum(map(len, gardens))
    assert set(members(p.at[at.FREE_SPACES])) == set(members(p.rule[at.TABLE_SPACES])) - owned


def check_chips_and_money(p: Position) -> None:
    """The chips never meet; nobody has less than nothing."""
    assert p.at[at.CHIP] != p.at[at.CHIP + 1]
    assert all(0 <= garden < 6 for garden in row(p, at.CHIP, 2))
    assert min(row(p, at.CASH, p.rule[SEATS])) >= 0


def check_turns(p: Position) -> None:
    """The dealer draws in his steps only; in the others one seat owes, or all who have not chosen."""
    dealing = p.at[STEP] in (LAY_SIGNS, DEAL_HANDS, CHOOSE_START, TURN_UP, 13)
    assert (p.to_act == CHANCE) == dealing
    if p.at[STEP] == CHOOSE_ACTION:
        assert all((p.at[at.CHOICE + seat] < 0) == bool(p.to_act >> seat & 1) for seat in range(p.rule[SEATS]))
    elif p.at[STEP] not in (KEEP_CARDS, FIRST_FIGURES) and p.to_act not in (0, CHANCE):
        assert len(members(p.to_act)) == 1


def check_everything(p: Position) -> None:
    """All invariants."""
    check_cards(p)
    check_markers(p)
    check_hands(p)
    check_figures(p)
    check_signs(p)
    check_gardens(p)
    check_chips_and_money(p)
    check_turns(p)


def money_told(p: Position) -> list[int]:
    """What the journal says has changed in each seat's purse, by purchases and paydays."""
    changes = [0] * p.rule[SEATS]
    for event in GAME.events(p.journal or [], OPEN):
        sign = {"card-bought": -1, "blind-bought": -1, "shares-paid": 1, "rest-paid": 1, "chip-paid": 1}.get(
            event.kind, 0
        )
        if sign:
            amount = event.facts.get("amount", event.facts.get("price"))
            assert isinstance(amount, int)
            changes[GAME.seat(str(event.facts["seat"]))] += sign * amount
    return changes


def play_and_check(setup: Setup, seed: int) -> None:
    """A random game, looked at after every decision; money changes only by what the journal tells."""
    money: list[int] = []
    last = None
    for moment in walk(GAME, setup, seed):
        p = last = moment.position
        check_everything(p)
        told = money_told(p)
        assert not money or row(p, at.CASH, setup.seats) == [a + b for a, b in zip(money, told, strict=True)]
        money = row(p, at.CASH, setup.seats)
        p.journal = []
    assert last is not None
    check_everything(last)
    assert last.scores() == [a + b for a, b in zip(money, money_told(last), strict=True)]


@pytest.mark.parametrize("setup", editions().values(), ids=editions())
def test_editions(setup: Setup) -> None:
    """Three and four seats, two boards."""
    for seed in range(3):
        play_and_check(setup, seed)


@pytest.mark.parametrize("setup", single_options().values(), ids=single_options())
def test_every_option_on_its_own(setup: Setup) -> None:
    """The German edition with one thing changed."""
    for seed in range(10, 12):
        play_and_check(setup, seed)


@pytest.mark.parametrize("setup", mixtures(30, seed=5).values(), ids=range(30))
def test_options_mixed(setup: Setup) -> None:
    """Any options together."""
    play_and_check(setup, 20)
