"""Positions made for tests, and doing things there in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from stammtisch.core.bits import BIT, members
from stammtisch.core.events import OPEN, Event
from stammtisch.core.position import CHANCE, DEALER, OK, SEATS, Position, go
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.cards import give_openly, give_secretly, take_from_pile
from stammtisch.games.golden_city.rules.components import (
    AREA_NAMES,
    AREAS,
    BONUS_NAMES,
    COAST,
    GOOD_NAMES,
    GOODS_NAMES,
    LANDFORM_NAMES,
    LANDFORMS,
    SEAT_NAMES,
    SITE_NAMES,
    SLOTS,
)
from stammtisch.games.golden_city.rules.goods import add_goods, take_from_deck
from stammtisch.games.golden_city.rules.steps import BUILDING

if TYPE_CHECKING:
    from collections.abc import Mapping


class Player(NamedTuple):
    """What a player has; `hand` is known to everybody, `secret` only to him."""

    hand: str = ""
    secret: str = ""
    sites: str = ""
    goods: str = ""
    bonus: str = ""
    coins: int = 3
    letters: int = 0
    keys: int = 0
    left: int | None = None


def empty_table(seats: int = 4, options: Mapping[str, str] | None = None, board: bytes | str = "standard") -> Position:
    """A table with a goods display and nobody holding a card; Red has the start-player key."""
    p = GAME.deal(seats=seats, options=options or {}, board=board)
    for seat in range(seats):
        p.at[at.HAND + seat * LANDFORMS + COAST] = p.at[at.KNOWN + seat * LANDFORMS + COAST] = 0
        p.at[at.HAND_SIZE + seat] = 0
        p.at[at.PILE + COAST] += 1
        p.at[at.PILE_SIZE] += 1
    lay_out_goods(p, "wine-pottery", "cloth-spice", "wine-cloth")
    show_score_card(p, "wine", "river-ne")
    return p


def lay_out_goods(p: Position, *display: str) -> None:
    """Put goods cards of the deck into the display."""
    for slot, word in enumerate(display):
        take_from_deck(p, GOODS_NAMES.index(word))
        p.at[at.DISPLAY + slot] = GOODS_NAMES.index(word)


def show_score_card(p: Position, good: str, area: str) -> None:
    """Turn up a score card."""
    p.at[at.FACE] = GOOD_NAMES.index(good) * AREAS + AREA_NAMES.index(area)
    p.at[at.FACES_LEFT] &= ~BIT[p.at[at.FACE]]


def equip(p: Position, name: str, player: Player) -> None:
    """Give a seat what it has."""
    seat = SEAT_NAMES.index(name)
    for word in player.hand.split():
        take_from_pile(p, LANDFORM_NAMES.index(word))
        give_openly(p, seat, LANDFORM_NAMES.index(word))
    for word in player.secret.split():
        take_from_pile(p, LANDFORM_NAMES.index(word))
        give_secretly(p, seat, LANDFORM_NAMES.index(word))
    for word in player.sites.split():
        put_business(p, seat, SITE_NAMES.index(word))
    for word in player.goods.split():
        take_from_deck(p, GOODS_NAMES.index(word))
        add_goods(p, seat, GOODS_NAMES.index(word))
    for word in player.bonus.split():
        take_bonus(p, seat, BONUS_NAMES.index(word))
    p.at[at.COINS_LEFT] += p.at[at.COINS + seat] - player.coins
    p.at[at.COINS + seat] = player.coins
    p.at[at.LETTERS + seat] = player.letters
    p.at[at.KEYS + seat] = player.keys
    p.at[at.KEYS_LEFT] -= player.keys
    if player.left is not None:
        p.at[at.LEFT + seat] = player.left


def put_business(p: Position, seat: int, site: int) -> None:
    """A business that stands there already; its reward is long spent."""
    row = p.at
    row[at.NET + seat] |= BIT[site]
    row[at.REACH + seat] |= p.rule[at.ROADS + site]
    row[at.LEFT + seat] -= 1
    if p.rule[at.CITY] & BIT[site]:
        row[at.ENTERED_TWICE] |= row[at.ENTERED] & BIT[site]
        row[at.ENTERED] |= BIT[site]
    else:
        row[at.TAKEN] |= BIT[site]


def take_bonus(p: Position, seat: int, card: int) -> None:
    """A bonus card that was picked earlier."""
    row = p.at
    row[at.BONUS + seat] |= BIT[card]
    row[at.BONUS_LEFT] &= ~BIT[card]
    row[at.PICKER + row[at.PICKS]] = seat
    row[at.PICKED + row[at.PICKS]] = card
    row[at.PICKS] += 1


def building(actor: str, *, seats: int = 4, options: Mapping[str, str] | None = None, **players: Player) -> Position:
    """The building turn of a seat that is the start player."""
    p = empty_table(seats, options)
    return begin_turn(p, actor, **players)


def begin_turn(p: Position, actor: str, **players: Player) -> Position:
    """Equip the seats and begin the building turn of one of them, as start player."""
    for name, player in players.items():
        equip(p, name, player)
    p.at[at.START] = p.at[at.ACTOR] = SEAT_NAMES.index(actor)
    p.at[at.TURN] = 0
    p.at[at.BUILT_NOW] = 0
    go(p, BUILDING)
    return p


# ---- doing and asking


def mover(p: Position) -> int:
    """The one seat that owes a decision, or the dealer."""
    (seat,) = members(p.to_act)
    return DEALER if p.to_act == CHANCE else seat


def to_move(p: Position) -> str:
    """The name of the seat that owes a decision; `dealer`, or `nobody` after the end."""
    if p.to_act == 0:
        return "nobody"
    return "dealer" if p.to_act == CHANCE else SEAT_NAMES[mover(p)]


def do(p: Position, *decisions: str) -> list[Event]:
    """Let whoever owes a decision make it, one after the other; answer what happened."""
    p.journal = []
    for words in decisions:
        action = GAME.catalogue.parse(words)
        assert action is not None, words
        assert p.why(mover(p), action) == OK, (words, why(p, words), legal(p))
        p.apply(mover(p), action)
    return GAME.events(p.journal, OPEN)


def legal(p: Position) -> set[str]:
    """What may be said now."""
    return {GAME.catalogue.words(action) for action in p.legal(mover(p))}


def sites(p: Position) -> set[str]:
    """Where the seat to move may build."""
    return {words.removeprefix("build ") for words in legal(p) if words.startswith("build ")}


def payments(p: Position) -> set[str]:
    """How the seat to move may pay."""
    return {words.removeprefix("pay ") for words in legal(p) if words.startswith("pay ")}


def why(p: Position, words: str, seat: str | None = None) -> str | None:
    """The key of the reason why something may not be said now."""
    action = GAME.catalogue.parse(words)
    assert action is not None, words
    reason = GAME.why(p, mover(p) if seat is None else SEAT_NAMES.index(seat), action)
    return None if reason is None else reason.key


def kinds(events: list[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind for event in events]


def of(p: Position, row: int) -> dict[str, int]:
    """A row of words, by seat."""
    return {SEAT_NAMES[seat]: p.at[row + seat] for seat in range(p.rule[SEATS])}


def hand(p: Position, name: str) -> list[str]:
    """The cards in a hand."""
    first = at.HAND + SEAT_NAMES.index(name) * LANDFORMS
    return [word for place, word in enumerate(LANDFORM_NAMES) for _ in range(p.at[first + place])]


def goods(p: Position, name: str) -> list[str]:
    """The goods cards before a seat."""
    first = at.GOODS_OF + SEAT_NAMES.index(name) * len(GOODS_NAMES)
    return [word for place, word in enumerate(GOODS_NAMES) for _ in range(p.at[first + place])]


def display(p: Position) -> list[str | None]:
    """The goods display."""
    shown = [p.at[at.DISPLAY + slot] for slot in range(SLOTS)]
    return [GOODS_NAMES[number] if number >= 0 else None for number in shown]
