from __future__ import annotations

import json

import pytest

import stammtisch
from tests.cli.running import LANGUAGES, fine, refused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", stammtisch.game_names())
def test_it_lists_seats_editions_and_options(name: str, language: str) -> None:
    """Every name that can be typed, with words in the reader's language for each."""
    game = stammtisch.game(name)
    said = fine("games", name, "--lang", language, COLUMNS="200")
    book = stammtisch.phrasebook(language, game.package)

    for typed in (name, *game.editions, *(option.name for option in game.options)):
        assert typed in said
    for option in game.options:
        assert book.say(f"option-{option.name}") in said
        for value in option.values:
            assert book.say(f"option-{option.name}-{value}") in said
    assert f"{game.seats[0]}" in said
    assert f"{game.seats[-1]}" in said


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_a_star_marks_what_the_first_edition_says(name: str) -> None:
    """One for each option, at its value."""
    game = stammtisch.game(name)
    presets = next(iter(game.editions.values()))
    stars = [line.split()[1] for line in fine("games", name, COLUMNS="200").splitlines() if line.startswith(" * ")]

    assert stars == [presets[option.name] for option in game.options]


def test_without_a_name_it_lists_all() -> None:
    """In the order of their names, each as it is listed alone."""
    names = stammtisch.game_names()

    assert fine("games") == "".join(fine("games", name) for name in names)
    assert [each["name"] for each in json.loads(fine("games", "--json"))] == names


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_programs_get_what_can_be_typed(name: str) -> None:
    """Every edition with each of its options and every value sets up a table."""
    game = stammtisch.game(name)
    (found,) = json.loads(fine("games", name, "--json", "--lang", "de"))

    assert found["seats"] == list(game.seats)
    assert {each["name"]: each["options"] for each in found["editions"]} == game.editions
    for option in found["options"]:
        for value in option["values"]:
            setup = game.make_setup(seats=option["seats"] or 0, options={option["name"]: value})
            assert setup.options[option["name"]] == value


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["paly"], "“play”"),
        (["record", "chek"], "“check”"),
        (["play", "--seets", "3"], "--seats"),
        (["play", "{name}e"], "“{name}”"),
        (["games", "{name}e"], "“{name}”"),
        (["play", "{name}", "--bots", "reglar"], "“regular”"),
        (["play", "{name}", "--edition", "{edition}x"], "“{edition}”"),
        (["play", "{name}", "--option", "{option}s=1"], "“{option}”"),
        (["play", "{name}", "--option", "{option}={value}x"], "“{value}”"),
        (["play", "{name}", "--seat", "bleu"], "“blue”"),
        (["games", "--lang", "dee"], "“de”"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_the_nearest_name_is_suggested(words: list[str], meant: str) -> None:
    """In the same sentence."""
    game = stammtisch.game(stammtisch.game_names()[0])
    option = game.options[0]
    names = {"name": game.name, "edition": next(iter(game.editions)), "option": option.name, "value": option.values[0]}
    typed = [word.format(**names) for word in words]

    assert f"(did you mean {meant.format(**names)}?)" in refused(*typed)


@pytest.mark.parametrize("words", [["dance"], ["play", "--dance"], ["play", "chess"]], ids=" ".join)
def test_a_name_like_no_other_gets_no_suggestion(words: list[str]) -> None:
    """Better none than a silly one."""
    assert "did you mean" not in refused(*words)


def test_python_gets_the_suggestion_too() -> None:
    """A mistake says what was probably meant, wherever it is read."""
    with pytest.raises(stammtisch.Mistake, match="did you mean “regular”"):
        stammtisch.make_bot("regulr")
    with pytest.raises(stammtisch.Mistake, match=r"^There is no bot called “oracle”; choose one of these: [a-z, ]+\.$"):
        stammtisch.make_bot("oracle")
