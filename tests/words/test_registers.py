"""What the registers of both games say of options and tests is so."""

from __future__ import annotations

import re

import pytest

import stammtisch
from stammtisch.core.options import Option
from stammtisch.core.rulebook import rulings_in
from stammtisch.core.words import LANGUAGES
from tests.words.reading import ROOT, SOURCE
from tests.words.registers import entries, page, sentence

GAMES = stammtisch.game_names()
OPTIONS = [(game, option) for game in GAMES for option in stammtisch.game(game).options]


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=[f"{game} {option.name}" for game, option in OPTIONS])
def test_every_option_stands_in_the_entry_it_comes_from(game: str, option: Option) -> None:
    """The difference or question that an option settles names the option."""
    told = {entry.id: entry.options for entry in entries(game)}

    assert f"`{option.name}`" in told[option.source]


@pytest.mark.parametrize("game", GAMES)
def test_the_register_names_no_option_that_does_not_exist(game: str) -> None:
    """Neither by itself nor with a value it cannot have."""
    values = {option.name: option.values for option in stammtisch.game(game).options}
    told = [name for entry in entries(game) for name in re.findall(r"`([a-z_]+)`", entry.options)]
    pairs = re.findall(r"`(\w+)=(\w+)`", page(game))

    assert set(told) - set(values) == set()
    assert [(name, value) for name, value in pairs if value not in values[name]] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_test_that_a_register_names_exists(game: str) -> None:
    """`grep` finds it among the tests of the game, as the register promises."""
    files = (ROOT / "tests" / "games" / game).rglob("test_*.py")
    tests = "\n".join(file.read_text(encoding="utf-8") for file in files)
    named = set(re.findall(r"\| `([a-z_]+\d\d)` \|$", page(game), re.MULTILINE))

    assert len(named) > 50
    assert {name for name in named if f"def test_{name}_" not in tests} == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_the_register(game: str) -> None:
    """Every entry in every language under its id, and in English word by word as the register has it."""
    folder = SOURCE / "games" / game / "words"
    wanted = {f"ruling-{entry.id}": sentence(entry) for entry in entries(game)}
    for language in LANGUAGES:
        text = (folder / f"rulings.{language}.ftl").read_text(encoding="utf-8")
        found = dict(re.findall(r"^(ruling-\S+) = (.*)$", text, re.MULTILINE))
        assert set(found) == set(wanted)
        assert language != "en" or found == wanted
        assert {ruling for ruling in found.values() if ruling.count("?") < 1 or not ruling.endswith(".")} == set()
    assert {f"ruling-{one}" for one in rulings_in(stammtisch.game(game))} <= set(wanted)
