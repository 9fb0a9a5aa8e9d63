from __future__ import annotations

import pytest

from stammtisch.core.mistakes import Mistake
from stammtisch.core.options import Option, resolve_options, split

OPTIONS = (Option("drink", ("beer", "wine"), "B1"), Option("dance", ("no", "yes"), "B2", seats=3))
PRESET = {"drink": "beer", "dance": "no"}


def test_an_edition_presets_every_option() -> None:
    """Nothing chosen, nothing changed."""
    assert resolve_options(OPTIONS, PRESET, [], 4) == {"drink": "beer", "dance": "no"}


def test_an_option_can_be_set_on_its_own() -> None:
    """The others stay; the edition itself is not touched."""
    assert resolve_options(OPTIONS, PRESET, [("drink", "wine")], 4) == {"drink": "wine", "dance": "no"}
    assert PRESET == {"drink": "beer", "dance": "no"}


def test_saying_the_same_twice_is_no_contradiction() -> None:
    """Only different values are."""
    assert resolve_options(OPTIONS, PRESET, [("drink", "wine"), ("drink", "wine")], 4)["drink"] == "wine"


@pytest.mark.parametrize(
    ("chosen", "seats", "key", "about"),
    [
        ([("food", "cake")], 4, "unknown-option", {"option": "food", "known": "drink, dance"}),
        ([("drink", "milk")], 4, "unknown-value", {"option": "drink", "value": "milk", "known": "beer, wine"}),
        (
            [("drink", "beer"), ("drink", "wine")],
            4,
            "option-twice",
            {"option": "drink", "first": "beer", "second": "wine"},
        ),
        ([("dance", "yes")], 4, "option-seats", {"option": "dance", "needed": 3, "seats": 4}),
    ],
)
def test_what_cannot_be_had_is_one_clear_sentence(
    chosen: list[tuple[str, str]], seats: int, key: str, about: dict[str, str | int]
) -> None:
    """Unknown, contradictory, or without effect at this table: the sentence names what it is about."""
    with pytest.raises(Mistake) as mistake:
        resolve_options(OPTIONS, PRESET, chosen, seats)

    assert mistake.value.key == key
    assert mistake.value.about == about


def test_an_option_for_three_can_be_set_for_three() -> None:
    """Where it matters it is allowed."""
    assert resolve_options(OPTIONS, PRESET, [("dance", "yes")], 3)["dance"] == "yes"


def test_options_are_typed_as_name_and_value() -> None:
    """Spaces around the equals sign do not matter."""
    assert split("drink=wine") == ("drink", "wine")
    assert split(" drink = wine ") == ("drink", "wine")
    assert split("drink=a=b") == ("drink", "a=b")


def test_an_option_without_a_value_is_a_mistake() -> None:
    """The sentence shows what was typed."""
    with pytest.raises(Mistake) as mistake:
        split("drink")

    assert (mistake.value.key, mistake.value.about) == ("option-form", {"text": "drink"})
