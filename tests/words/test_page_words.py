"""What the page says of a game: the fields of its view and its steps have names in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec import inspect

import stammtisch
from stammtisch.core.view import TableView
from stammtisch.core.words import LANGUAGES
from tests.words.reading import SOURCE, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = ("goldbraeu", "golden_city")
DECLARED = set(TableView.__struct_fields__) - {"players"}  # the page says these elsewhere


def field_names(found: object) -> Iterator[str]:
    """The names of all fields of a struct and of all that it is made of."""
    if isinstance(found, inspect.StructType):
        for field in found.fields:
            yield field.name
            yield from field_names(field.type)
    for one in (getattr(found, name, None) for name in ("item_type", "value_type", "type")):
        yield from field_names(one) if one is not None else ()
    for one in (*getattr(found, "types", ()), *getattr(found, "item_types", ())):
        yield from field_names(one)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_plain_page_has_a_name_for_every_field_and_step(name: str, language: str) -> None:
    """And for nothing that is no longer there."""
    game = stammtisch.game(name)
    said = set(spoken(SOURCE / "games" / name / "words", language))
    view = inspect.type_info(game.view_type)
    assert isinstance(view, inspect.StructType)
    shown = [field for field in view.fields if field.name not in DECLARED]
    fields = {field.name for field in shown} | {name for field in shown for name in field_names(field.type)}

    assert {key for key in said if key.startswith("view-")} == {f"view-{field}" for field in fields}
    assert {key for key in said if key.startswith("step-")} == {f"step-{step}" for step in game.step_names}
