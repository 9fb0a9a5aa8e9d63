"""Numbers typed out in hot modules: they are those of the names, and the rows of a position do not overlap."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import stammtisch
from stammtisch.core.conformance import check_rows

GAMES = Path(__file__).parents[2] / "src" / "stammtisch" / "games"


class Words(NamedTuple):
    """How long the rows of a game's `at` and `rule` are that are longer than one word."""

    game: str
    rows: dict[str, int]
    first_rule: str  # the first row of `rule`; `at` ends with LENGTH, `rule` with RULE_LENGTH


GOLDBRAEU = Words(
    "goldbraeu",
    {
        "FACE": 2,
        "CHIP": 2,
        "TALLY": 3,
        "ORDER": 4,
        "CASH": 4,
        "MARKERS_LEFT": 4,
        "FIGURES": 4,
        "HAND_SIZE": 4,
        "CHOICE": 4,
        "POSTS": 4,
        "HOLDS": 4,
        "CARDS_OF": 4,
        "KEPT": 8,
        "GARDEN": 6,
        "TABLES": 6,
        "SIGN": 6,
        "STOCK": 4,
        "BOSS": 10,
        "PLACED": 10,
        "PLAYED": 10,
        "MARKERS": 40,
        "HAND": 40,
        "PILE": 12,
        "UNDER": 42,  # two cards a day can go under, on 21 days
        "CHIP_START": 2,
        "BASE": 6,
    },
    "CHIP_EITHER_WAY",
)
GOLDEN_CITY = Words(
    "golden_city",
    {
        "DISPLAY": 3,
        "PAIR": 8,
        "OWNER": 4,
        **dict.fromkeys(("BID_ON", "COINS", "LETTERS", "KEYS", "LEFT", "HAND_SIZE", "NET", "REACH"), 4),
        **dict.fromkeys(("GOODS_SIZE", "SHOWN", "BONUS", "SECRET", "NEWER", "OLD_SIZE"), 4),
        "GOODS_OF": 24,
        **dict.fromkeys(("HAND", "KNOWN", "OLD", "DOUBT"), 20),
        "PILE": 5,
        "DISCARD_PILE": 5,
        "DECK": 6,
        "PICKER": 8,
        "PICKED": 8,
        "LAND": 5,
        "PAYMENTS_FOR": 5,
        "AREA": 8,
        "GROUP": 3,
        "GOODS_CARDS": 6,
        "ROADS": 60,
        "REWARD_AT": 60,
    },
    "COIN_LIMIT",
)
both = pytest.mark.parametrize("words", [GOLDBRAEU, GOLDEN_CITY], ids=lambda words: words.game)


def literals(game: str, module: str) -> dict[str, int]:
    """The names of a hot module that stand for typed-out numbers, in their order."""
    tree = ast.parse((GAMES / game / "rules" / f"{module}.py").read_text(encoding="utf-8"))
    return {
        node.target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, int)
    }


def spelled(numbers: dict[str, int]) -> list[str]:
    """The names as they stand in the tables of names."""
    return [name.lower().replace("_", "-") for name in numbers]


@both
def test_steps_reasons_and_events_have_the_numbers_of_their_names(words: Words) -> None:
    """The tables of names are as long as the rows of numbers, and in the same order."""
    game = stammtisch.game(words.game)
    reasons, notes, steps = (literals(words.game, module) for module in ("reasons", "notes", "steps"))

    assert sorted(reasons.values()) == list(range(2, len(game.reasons)))
    assert list(notes.values()) == list(range(len(game.event_kinds)))
    assert list(steps.values()) == list(range(len(game.step_names)))
    assert spelled(steps) == list(game.step_names)
    assert spelled(notes) == [kind.name for kind in game.event_kinds]


@both
def test_the_rows_of_a_position_do_not_overlap(words: Words) -> None:
    """A row begins where the one before has ended, and the last one fits; word 0 is the core's."""
    numbers = literals(words.game, "position")
    names = list(numbers)
    rule, end = names.index(words.first_rule), names.index("RULE_LENGTH")
    lengths = {name: (number, words.rows.get(name, 1)) for name, number in numbers.items()}

    check_rows({name: lengths[name] for name in names[: names.index("LENGTH")]}, numbers["LENGTH"])
    check_rows({name: lengths[name] for name in names[rule:end]}, numbers["RULE_LENGTH"])
    assert set(words.rows) <= set(vars(import_module(f"stammtisch.games.{words.game}.rules.position")))
