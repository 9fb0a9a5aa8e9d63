from __future__ import annotations

import re
from collections import Counter

from stammtisch.games.golden_city.board import BOARDS
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rulebook import RULES
from tests.words.registers import entries, page

PAGE = page("golden_city")
ENTRIES = entries("golden_city")
PRESET = re.compile(r"^\| `(\w+)` \| (\w+) \| (GC-Q\d\d) \|$", re.MULTILINE)
QUESTIONS = [f"GC-Q{n:02}" for n in range(1, 55)]
CONTRADICTIONS = [f"GC-C{n:02}" for n in range(1, 6)]


def test_the_register_has_every_entry_once() -> None:
    """Contradictions GC-C01 to GC-C05, questions GC-Q01 to GC-Q54; chapters gather questions that lie apart."""
    found = [entry.id for entry in ENTRIES]

    assert found[:5] == CONTRADICTIONS
    assert sorted(found[5:]) == QUESTIONS


def test_every_question_is_referred_to_by_a_rule() -> None:
    """And no rule refers to one that does not exist; the page speaks of no other either."""
    referred = {found for rule in RULES for found in rule.refers}

    assert referred - {rule.id for rule in RULES} == set(QUESTIONS)
    assert [rule.id for rule in RULES if rule.editions] == [], "there is one edition"
    assert set(re.findall(r"GC-[CQ]\d\d", PAGE)) == {*QUESTIONS, *CONTRADICTIONS}


def test_the_edition_is_that_of_the_game() -> None:
    """The table of presets agrees with the engine."""
    rows = PRESET.findall(PAGE)

    assert {"kosmos-2009": {row[0]: row[1] for row in rows}} == {k: dict(v) for k, v in GAME.editions.items()}
    assert {row[0]: row[2] for row in rows} == {option.name: option.source for option in GAME.options}


def test_every_question_has_a_test_of_its_name() -> None:
    """A contradiction has that of the question which settles it."""
    tests = {entry.id: entry.test for entry in ENTRIES}

    assert [tests[entry] for entry in QUESTIONS] == [f"`{entry.lower().replace('-', '_')}`" for entry in QUESTIONS]
    assert {tests[entry] for entry in CONTRADICTIONS} <= {tests[entry] for entry in QUESTIONS}


def test_the_island_is_the_one_described() -> None:
    """What the register calls invented is what the standard board has."""
    file = BOARDS.standard.file
    rewards = Counter(node.reward for node in file.nodes)
    rural = Counter(node.landform for node in file.nodes if node.kind == "rural")
    coins = {node.id.lower().partition("-")[2] for node in file.nodes if node.first_extra == "coin1"}
    twice = {cards for cards, number in Counter(map(frozenset, file.goods_cards)).items() if number == 2}

    told = ", ".join(f"{kind} {rewards[kind]}" for kind in ("card", "coin1", "coin2", "goods", "bonus", "key"))
    assert f"({told})" in PAGE
    told = ", ".join(f"{rural[land]} {land}" for land in ("mountains", "meadows", "woodland", "desert"))
    assert f"({told})" in PAGE
    assert f"every road** ({len(file.edges)})" in PAGE
    assert coins == {"o1"}
    assert len(set(map(frozenset, file.goods_cards))) == 6
    assert twice == {frozenset({"wine", "pottery"}), frozenset({"cloth", "spice"})}
