"""Where the printed rules differ or are silent: every option with its source, and the editions that preset them.

`hanser-2004` is the German text (the French one has the same effects), `rio-grande-2004` the English one, `digest`
a manual that contradicts all of them and itself, repaired so that it can be played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.options import Option
from stammtisch.core.position import SEATS
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.components import GARDEN_NAMES, GARDENS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stammtisch.games.goldbraeu.board import Board

OPTIONS: Final = (
    Option("chip_direction", ("clockwise", "either"), "B26"),
    Option("after_block", ("boss_or_contract", "boss_only", "none"), "B21"),
    Option("duel_attacker_cards", ("one", "any_on_retry"), "B18"),
    Option("duel_boss_cards", ("one", "any"), "B19"),
    Option("boss_extra_card", ("needed_only", "always"), "B20"),
    Option("name_with_hidden_share", ("yes", "no"), "B17"),
    Option("chip_money", ("garden", "boss"), "B29"),
    Option("payday_first", ("adler", "krug"), "B30"),
    Option("tie_break", ("shared", "shares"), "B35"),
    Option("three_player_shares", ("5", "6"), "B11", seats=3),
    Option("initial_deal", ("redraw", "shares_only"), "B06"),
    Option("removal_three_players", ("all", "never"), "GB-Q47", seats=3),
    Option("relocate_boss", ("off", "on"), "GB-Q19"),
    Option("fence_limit", ("off", "on"), "GB-Q08"),
    Option("open_money", ("on", "off"), "GB-Q53"),
    Option("lost_share_in_duel", ("lapse", "stands"), "GB-Q24"),
    Option("vacant_remainder", ("bank", "largest_holder"), "GB-Q34"),
)

_HOUSE: Final = {
    "removal_three_players": "all",
    "relocate_boss": "off",
    "fence_limit": "off",
    "open_money": "on",
    "lost_share_in_duel": "lapse",
    "vacant_remainder": "bank",
}

EDITIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "hanser-2004": {
        "chip_direction": "clockwise",
        "after_block": "boss_or_contract",
        "duel_attacker_cards": "any_on_retry",
        "duel_boss_cards": "one",
        "boss_extra_card": "needed_only",
        "name_with_hidden_share": "yes",
        "chip_money": "garden",
        "payday_first": "adler",
        "tie_break": "shared",
        "three_player_shares": "5",
        "initial_deal": "redraw",
        **_HOUSE,
    },
    "rio-grande-2004": {
        "chip_direction": "either",
        "after_block": "boss_only",
        "duel_attacker_cards": "one",
        "duel_boss_cards": "one",
        "boss_extra_card": "always",
        "name_with_hidden_share": "yes",
        "chip_money": "garden",
        "payday_first": "adler",
        "tie_break": "shared",
        "three_player_shares": "5",
        "initial_deal": "shares_only",
        **_HOUSE,
    },
    "digest": {
        "chip_direction": "clockwise",
        "after_block": "none",
        "duel_attacker_cards": "one",
        "duel_boss_cards": "one",
        "boss_extra_card": "always",
        "name_with_hidden_share": "yes",
        "chip_money": "boss",
        "payday_first": "krug",
        "tie_break": "shares",
        "three_player_shares": "6",
        "initial_deal": "redraw",
        **_HOUSE,
    },
}

_AFTER_BLOCK: Final = {"boss_or_contract": at.BOSS_OR_CONTRACT, "boss_only": at.BOSS_ONLY, "none": at.NOTHING}


def rule_words(options: Mapping[str, str], board: Board, seats: int) -> list[int]:
    """Options and board as the numbers that the chapters read."""
    rule = [0] * at.RULE_LENGTH
    rule[SEATS] = seats
    rule[at.AFTER_BLOCK] = _AFTER_BLOCK[options["after_block"]]
    rule[at.PAYDAY_FIRST] = GARDEN_NAMES.index(options["payday_first"])
    for place, option, value in _SWITCHES:
        rule[place] = int(options[option] == value)
    _count_pieces(rule, options, seats)
    _draw_board(rule, options, board)
    return rule


_SWITCHES: Final = (
    (at.CHIP_EITHER_WAY, "chip_direction", "either"),
    (at.ATTACKER_ANY, "duel_attacker_cards", "any_on_retry"),
    (at.BOSS_ANY, "duel_boss_cards", "any"),
    (at.EXTRA_CARD, "boss_extra_card", "always"),
    (at.HIDDEN_SHARE, "name_with_hidden_share", "yes"),
    (at.CHIP_MONEY_TO_BOSS, "chip_money", "boss"),
    (at.TIE_BY_SHARES, "tie_break", "shares"),
    (at.DEAL_FROM_ALL, "initial_deal", "redraw"),
    (at.RELOCATE, "relocate_boss", "on"),
    (at.OPEN_MONEY, "open_money", "on"),
    (at.STRIPPED_STANDS, "lost_share_in_duel", "stands"),
    (at.REST_TO_LARGEST, "vacant_remainder", "largest_holder"),
)


def _count_pieces(rule: list[int], options: Mapping[str, str], seats: int) -> None:
    """How many of everything, by the number of seats (GB-SET-03, GB-3P-01 to -04, GB-Q47, GB-Q80)."""
    three = seats == 3  # noqa: PLR2004 -- the rules speak of three players
    rule[at.SHARE_CARDS] = int(options["three_player_shares"]) if three else 6
    never = three and options["removal_three_players"] == "never"
    rule[at.REMOVAL_AT] = 0 if never else rule[at.SHARE_CARDS]
    rule[at.ALL_MARKERS] = 18 if three else 16
    rule[at.DEALT] = 8 if three else 6
    rule[at.FIRST_POSTS] = 3 if three else 2


def _draw_board(rule: list[int], options: Mapping[str, str], board: Board) -> None:
    """The board as masks."""
    rule[at.FENCES] = board.fences if options["fence_limit"] == "on" else 0
    rule[at.TABLE_SPACES] = board.tables
    rule[at.UMBRELLAS] = board.umbrellas
    rule[at.CHIP_START : at.CHIP_START + 2] = board.chips
    rule[at.BASE : at.BASE + GARDENS] = board.bases
    rule[at.BASES] = sum(board.bases)
