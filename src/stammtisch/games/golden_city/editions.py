"""Where the printed rules are silent: every option with the question that it settles, and the edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.options import Option
from stammtisch.core.position import SEATS
from stammtisch.games.golden_city.board.file import KINDS, kind_of
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.components import COAST, LANDFORMS, PLACES, RIVERS, SITES
from stammtisch.games.golden_city.rules.payment import COAST_JOKERS, payments_for
from stammtisch.games.golden_city.rules.sites import landform_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stammtisch.games.golden_city.board import Board

OPTIONS: Final = (
    Option("joker_to_coast", ("yes", "no"), "GC-Q12"),
    Option("coin_limit", ("off", "on"), "GC-Q18"),
    Option("stuck_counts_keys", ("yes", "no"), "GC-Q29"),
    Option("open_scores", ("yes", "no"), "GC-Q33"),
)

EDITIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "kosmos-2009": {
        "joker_to_coast": "yes",
        "coin_limit": "off",
        "stuck_counts_keys": "yes",
        "open_scores": "yes",
    },
}

BUSINESSES_FOR: Final = {3: 18, 4: 16}  # GC-CMP-02

_SWITCHES: Final = (
    (at.COIN_LIMIT, "coin_limit", "on"),
    (at.STUCK_WITHOUT_KEY, "stuck_counts_keys", "yes"),
    (at.OPEN_SCORES, "open_scores", "yes"),
)


def rule_words(options: Mapping[str, str], board: Board, seats: int) -> list[int]:
    """Options and board as the numbers that the chapters read."""
    rule = [0] * at.RULE_LENGTH
    rule[SEATS] = seats
    rule[at.BUSINESSES] = BUSINESSES_FOR[seats]
    for place, option, value in _SWITCHES:
        rule[place] = int(options[option] == value)
    for landform in range(LANDFORMS):
        rule[at.PAYMENTS_FOR + landform] = payments_for(landform)
    if options["joker_to_coast"] == "no":
        rule[at.PAYMENTS_FOR + COAST] &= ~COAST_JOKERS
    _draw_map(rule, board)
    _lay_out_cards(rule, board)
    return rule


def _draw_map(rule: list[int], board: Board) -> None:
    """The sites as masks: what kind they are, whose cards pay for them, where rivers and roads run."""
    rule[at.MAP] = board.sites
    for place, kind in zip((at.COASTAL, at.RURAL, at.OUTER, at.INNER), KINDS, strict=True):
        rule[place] = board.sites & sum(1 << site for site in range(SITES) if kind_of(site) == kind)
    rule[at.CITY] = rule[at.OUTER] | rule[at.INNER]
    rule[at.ON_RIVERS] = sum(board.rivers)
    for landform in range(LANDFORMS):
        land = sum(1 << site for site in range(SITES) if landform_of(site) == landform)
        rule[at.LAND + landform] = board.sites & land
    for area in range(RIVERS):
        sector = sum(1 << site for site in range(area * PLACES, (area + 1) * PLACES))
        rule[at.AREA + area] = board.rivers[area]
        rule[at.AREA + RIVERS + area] = rule[at.CITY] & sector
    rule[at.ROADS : at.ROADS + SITES] = board.roads
    rule[at.REWARD_AT : at.REWARD_AT + SITES] = board.rewards


def _lay_out_cards(rule: list[int], board: Board) -> None:
    """Score cards by their backs, goods cards by their kinds."""
    rule[at.GROUP : at.GROUP + len(board.groups)] = board.groups
    rule[at.GOODS_CARDS : at.GOODS_CARDS + len(board.goods_cards)] = board.goods_cards
