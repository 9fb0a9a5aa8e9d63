from __future__ import annotations

import re

from stammtisch.games.goldbraeu.board import BOARDS
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rulebook import RULES
from stammtisch.games.goldbraeu.rules.components import SPACE_NAMES, SPACES
from tests.games.goldbraeu.test_register import spoken_of
from tests.words.registers import entries, page

PAGE = page("goldbraeu")
ENTRIES = entries("goldbraeu")
DASH = "\N{EN DASH}"
PRESET = re.compile(r"^\| `(\w+)` \| (\w+) \| (\w+) \| (\w+) \| (B\d\d|GB-Q\d\d) \|$", re.MULTILINE)


def test_the_register_has_every_entry_once_and_in_order() -> None:
    """Differences B01 to B37, questions GB-Q01 to GB-Q83."""
    found = [entry.id for entry in ENTRIES]

    assert found == [f"B{n:02}" for n in range(1, 38)] + [f"GB-Q{n:02}" for n in range(1, 84)]


def test_every_rule_refers_to_entries_or_rules_that_exist() -> None:
    """And every entry is referred to by a rule, but for what to do when a player leaves."""
    known = {entry.id for entry in ENTRIES}
    referred = {found for rule in RULES for found in rule.refers}

    assert referred - known - {rule.id for rule in RULES} == set()
    assert known - referred == {"GB-Q60"}


def test_the_editions_are_those_of_the_game() -> None:
    """The table of presets agrees with the engine, cell by cell."""
    rows = PRESET.findall(PAGE)
    editions = {edition: {row[0]: row[place] for row in rows} for place, edition in enumerate(GAME.editions, start=1)}

    assert editions == {edition: dict(preset) for edition, preset in GAME.editions.items()}
    assert {row[0]: row[4] for row in rows} == {option.name: option.source for option in GAME.options}


def test_every_entry_says_where_its_tests_are() -> None:
    """A question by its own id, a difference by a rule that refers to it; a dash where there is nothing to play."""
    refers = {rule.id: rule.refers for rule in RULES}
    for entry, *_, test in ENTRIES:
        if entry.startswith("GB-Q"):
            assert test in (DASH, f"`{entry.lower().replace('-', '_')}`"), entry
        else:
            assert test == DASH or entry in refers[test.strip("`")], entry
    assert {test.strip("`") for entry, *_, test in ENTRIES if entry.startswith("B")} - {DASH} <= spoken_of()


def test_the_board_is_the_one_described() -> None:
    """38 tables; the cells without one and the umbrellas are those the register calls invented."""
    board = BOARDS.standard
    umbrellas = [SPACE_NAMES[space] for space in range(SPACES) if board.umbrellas >> space & 1]
    empty = [SPACE_NAMES[space] for space in range(40) if not board.tables >> space & 1]

    assert board.tables.bit_count() == 38
    assert f"({' and '.join(empty)})" in PAGE
    assert f"(eight: {', '.join(umbrellas)})" in PAGE
