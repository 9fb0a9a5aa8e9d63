"""Numbers counted out from declarations: the modules are fresh, and agree with what else a game says of itself."""

from __future__ import annotations

import importlib
import re
import tomllib
from types import ModuleType

import pytest

import stammtisch
from stammtisch.core.conformance import check_rows
from stammtisch.core.game import Game
from tasks.numbers import GAMES, counting, length_of, modules, shape_of

DECLARATIONS = {path.parts[-3]: path for path in sorted(GAMES.glob("*/rules/numbers.toml"))}
SAID = {name: tomllib.loads(path.read_text(encoding="utf-8")) for name, path in DECLARATIONS.items()}
each_game = pytest.mark.parametrize("name", DECLARATIONS)


def module_of(name: str, module: str) -> ModuleType:
    """A module of a game."""
    return importlib.import_module(f"{stammtisch.game(name).package}.{module}")


def number_of(name: str, module: str) -> dict[str, int]:
    """The constants of a module by their names."""
    found = vars(module_of(name, module))
    return {key: value for key, value in found.items() if isinstance(value, int) and key.isupper()}


def test_both_games_declare_their_numbers() -> None:
    """Whoever brings hot rules into this house declares them."""
    assert set(DECLARATIONS) == set(stammtisch.game_names())


@each_game
def test_the_modules_are_fresh(name: str) -> None:
    """Run `python -m tasks numbers` after changing numbers.toml or layout.py."""
    for file, text in modules(DECLARATIONS[name]).items():
        assert file.read_text(encoding="utf-8") == text, f"{file} is stale: run `python -m tasks numbers`"


@each_game
def test_actions_are_those_of_the_catalogue(name: str) -> None:
    """The words of each kind are as many as declared."""
    catalogue = stammtisch.game(name).catalogue
    numbers = number_of(name, "rules.actions")
    declared = {words.split()[0]: numbers[constant] for constant, words in SAID[name]["actions"].items()}

    assert declared == {verb: catalogue.first(verb) for verb in catalogue.verbs}
    assert len(catalogue) == numbers["END"]


@each_game
def test_sizes_are_those_of_the_box(name: str) -> None:
    """As many seats, cards and sites as there are names for them."""
    game = stammtisch.game(name)
    sizes = SAID[name]["sizes"]

    assert {kind: len(words) for kind, words in game.domains.items() if kind in sizes} == {
        kind: size for kind, size in sizes.items() if kind in game.domains
    }


@each_game
def test_steps_are_the_law_s(name: str) -> None:
    """The law lists the steps in the order of their numbers."""
    classes = [type(step).__name__ for step in stammtisch.game(name).deal().law.steps]
    names = [re.sub(r"(?<!^)(?=[A-Z])", "-", each).lower() for each in classes]

    assert tuple(names) == stammtisch.game(name).step_names == tuple(module_of(name, "rules.steps").STEP_NAMES)


@each_game
def test_events_and_reasons_have_a_number_each(name: str) -> None:
    """In the order in which they are declared."""
    game: Game = stammtisch.game(name)
    notes, reasons = number_of(name, "rules.notes"), number_of(name, "rules.reasons")

    assert sorted(notes, key=notes.__getitem__) == [kind.name.upper().replace("-", "_") for kind in game.event_kinds]
    assert sorted(reasons.values()) == list(range(2, len(game.reasons)))


@each_game
def test_a_position_has_room_for_every_row(name: str) -> None:
    """No row runs into the next, and the last one fits."""
    numbers = number_of(name, "rules.position")
    position = stammtisch.game(name).deal()
    for part, end in (("at", "LENGTH"), ("rule", "RULE_LENGTH")):
        shapes = dict(map(shape_of, SAID[name][part]))
        lengths = {row: (numbers[row], length_of(shape, SAID[name]["sizes"])) for row, shape in shapes.items()}
        check_rows(lengths, numbers[end])

    assert len(position.at) == numbers["LENGTH"]
    assert len(position.rule) >= numbers["RULE_LENGTH"]


@each_game
def test_offsets_are_those_of_the_layout(name: str) -> None:
    """Slice by slice."""
    layout = stammtisch.game(name).layout
    numbers = number_of(name, "knowledge.observation.offsets")
    declared = {f"O_{key.upper().replace('-', '_')}": place.start for key, place in layout.places.items()}

    assert numbers == {**declared, "SIZE": layout.size}


@pytest.mark.parametrize(
    ("row", "length", "counted"),
    [
        ("DAY", 1, ""),
        ("CASH[seat]", 4, "+ seat"),
        ("HAND[seat, card]", 48, "+ seat * 12 + card"),
        ("KEPT[seat, 2]", 8, "+ seat * 2 + place"),
        ("UNDER[42]", 42, "+ place"),
    ],
)
def test_how_a_row_is_counted(row: str, length: int, counted: str) -> None:
    """By one thing, by two, or by a plain number."""
    _, shape = shape_of(row)

    assert length_of(shape, {"seat": 4, "card": 12}) == length
    assert counting(shape, {"seat": 4, "card": 12}) == counted
