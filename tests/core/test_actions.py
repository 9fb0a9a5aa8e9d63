from __future__ import annotations

import pytest

from stammtisch.core.actions import Action, Catalogue, Domain, Verb

COLOUR = Domain("colour", ("red", "blue"))
SIZE = Domain("size", ("small", "large", "huge"))
CATALOGUE = Catalogue([Verb("pass"), Verb("paint", (COLOUR, SIZE)), Verb("wash", (COLOUR,))])


def test_actions_are_numbered_verb_by_verb_the_last_place_fastest() -> None:
    """Hot code counts on `first + a * len(b) + b`."""
    assert [CATALOGUE.words(action) for action in range(len(CATALOGUE))] == [
        "pass",
        "paint red small",
        "paint red large",
        "paint red huge",
        "paint blue small",
        "paint blue large",
        "paint blue huge",
        "wash red",
        "wash blue",
    ]
    assert [CATALOGUE.first("pass"), CATALOGUE.first("paint"), CATALOGUE.first("wash")] == [0, 1, 7]
    assert CATALOGUE.actions[5] == Action("paint", ("blue", "large"))


@pytest.mark.parametrize("words", ["paint blue large", "Paint Blue LARGE", "  paint   blue\tlarge "])
def test_words_may_be_spaced_and_capitalised_at_will(words: str) -> None:
    """A hand-written record is forgiven its spaces."""
    assert CATALOGUE.parse(words) == 5


@pytest.mark.parametrize("words", ["", "paint", "paint blue", "paint large blue", "wash green", "pass pass", "5"])
def test_other_words_are_no_action(words: str) -> None:
    """Nothing is guessed."""
    assert CATALOGUE.parse(words) is None


def test_targets_name_what_a_click_can_hit() -> None:
    """One target for each argument, by the kind of its place."""
    assert CATALOGUE.targets(0) == ()
    assert CATALOGUE.targets(5) == ("colour:blue", "size:large")
    assert CATALOGUE.targets(8) == ("colour:blue",)
