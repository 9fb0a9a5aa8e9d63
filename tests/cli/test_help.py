from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest
from fluent.runtime import FluentBundle, FluentResource

import stammtisch
from stammtisch.cli import main
from stammtisch.cli.help import FOLDER, HelpContext, help_words
from stammtisch.core.words import plain_messages
from tests.cli.running import LANGUAGES, fine, refused, run

DEFAULT = re.compile(r"\((?:default|Vorgabe|par défaut)\u202f?: ([^;,)]+)")
ENGLISH = re.compile(r"Usage:|Options:\n|Commands:|Show |PATH|TEXT|INTEGER|required")


def commands(group: click.Group, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Every command, by the words that lead to it."""
    found = []
    for name, command in group.commands.items():
        found.append((*path, name))
        if isinstance(command, click.Group):
            found += commands(command, (*path, name))
    return found


def command_at(path: tuple[str, ...]) -> click.Command:
    """The command that words lead to."""
    found: click.Command = main
    for name in path:
        assert isinstance(found, click.Group)
        found = found.commands[name]
    return found


def keys_of(path: tuple[str, ...]) -> list[set[str]]:
    """For all that a command's help must say, the keys under which it may stand."""
    names = [str(param.name) for param in command_at(path).params]
    own = [{"-".join(("parameter", *path, name)), f"parameter-{name}"} for name in names]
    return [{"-".join(("command", *path))}, *own]


def defaults(path: tuple[str, ...], language: str) -> list[tuple[str, str]]:
    """Numbers and names that help calls the default, beside what they are."""
    words, found = help_words(language), []
    for param in command_at(path).params:
        own = "-".join(("parameter", *path, str(param.name)))
        told = DEFAULT.search(words.get(own) or words.get(f"parameter-{param.name}", ""))
        if told and isinstance(param.default, (int, float, str)):
            found.append((told[1], str(param.default).removesuffix(".0")))
    return found


PATHS = commands(main)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_every_command_has_help_with_an_example(path: tuple[str, ...], language: str) -> None:
    """In every language; and each that says something can be told in which."""
    said = fine(*path, "--help", "--lang", language)
    words = help_words(language)

    assert said.startswith(f"{words['help-usage']} stammtisch {' '.join(path)}")
    assert "stammtisch " in said.split(words["help-options"])[0].split("\n", 1)[1]
    assert "{" not in said
    assert language == "en" or not ENGLISH.search(said), ENGLISH.search(said)
    assert "--lang en|de|fr" in said
    assert max(map(len, said.splitlines())) <= 80 or "stammtisch " in max(said.splitlines(), key=len)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_option_or_argument_lacks_its_text(language: str) -> None:
    """Who adds one writes what it is for, three times."""
    words = help_words(language)
    lacking = [keys for path in PATHS for keys in keys_of(path) if not keys & set(words)]

    assert lacking == []


def test_no_text_is_left_over() -> None:
    """Each is about a command or a parameter that exists."""
    used = {key for path in PATHS for keys in keys_of(path) for key in keys}
    used |= {"command-stammtisch", "parameter-help", "parameter-version", "parameter-lang"}
    texts = {key for key in help_words("en") if key.startswith(("command-", "parameter-"))}

    assert texts - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_help_tells_the_defaults_that_hold(path: tuple[str, ...], language: str) -> None:
    """A number that changes in the code changes in all languages."""
    assert [(told, held) for told, held in defaults(path, language) if told != held] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_read_the_same_with_fluent(language: str) -> None:
    """Help is read without it, so that it comes at once."""
    text = (FOLDER / f"help.{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    names = {name: f"{{ ${name} }}" for name in ("game", "seat", "rule", "version")}
    found = plain_messages(text)

    assert len(found) > 100
    for key, plain in found.items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, names)[0] == plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_commands_shows_whole_lines(language: str) -> None:
    """Each in one line of a small terminal, none cut off."""
    said = fine("--help", "--lang", language)
    listed = said.split(help_words(language)["help-commands"])[1].strip("\n").splitlines()

    assert [line.split()[0] for line in listed] == sorted(main.commands)
    assert [line for line in listed if len(line) > 80 or line.endswith(("…", "...", "."))] == []
    for group in ("record", "board"):
        assert "..." not in fine(group, "--help", "--lang", language)


def test_the_language_is_accepted_before_and_behind_the_command() -> None:
    """The last one holds; the environment decides if none is named."""
    german = fine("games", "--help", "--lang", "de")

    assert german.startswith("Aufruf: stammtisch games [OPTIONEN] [SPIEL]")
    assert fine("--lang", "de", "games", "--help") == german
    assert fine("--lang=de", "games", "-h") == german
    assert fine("--lang", "fr", "games", "--help", "--lang", "de") == german
    assert fine("games", "--help", STAMMTISCH_LANG="de") == german
    assert fine("games", "--help", LC_ALL="de_AT.UTF-8") == german
    assert fine("games", "--help", STAMMTISCH_LANG="de", LC_ALL="fr_FR.UTF-8") == german
    assert fine("--lang", "de", "games") == fine("games", "--lang", "de")
    assert fine("--lang", "fr", "games", "--lang", "de") == fine("games", "--lang", "de")


def test_a_wrong_language_before_the_command_is_refused() -> None:
    """As behind it."""
    assert run("--lang", "xx", "games").exit_code == 2
    assert "en, de, fr" in refused("--lang", "xx", "games")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "GAME is missing"), ("de", "SPIEL fehlt"), ("fr", "Il manque JEU")]
)
def test_what_is_missing_has_the_name_that_help_gives_it(language: str, said: str) -> None:
    """Usage and complaint speak alike."""
    assert refused("simulate", "--lang", language).startswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_click_says_is_said_in_the_readers_language(language: str) -> None:
    """Too many words, a flag with a value, a number out of bounds, no command at all: nothing of it is English."""
    for words in (["games", "a", "b"], ["arena", "--both=1"], ["serve", "--port", "70000"], []):
        sentence = refused(*words, "--lang", language)
        assert not re.search(r"Got|Option '|range|Missing|unexpected", sentence), sentence


def test_the_version_is_told_in_words() -> None:
    """And without importing a command."""
    assert fine("--version").startswith("stammtisch, version ")
    assert fine("--version", "--lang", "de").startswith("stammtisch, Version ")


def test_examples_name_a_game_that_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one, whichever it is: the command line itself knows no game."""
    for name in stammtisch.game_names():
        monkeypatch.setattr(stammtisch, "game_names", lambda name=name: [name])
        rule = fine("rules", "--help").split("  stammtisch rules ")[1].split()[0]

        assert f"stammtisch play {name} --seats 3" in fine("play", "--help")
        assert f"stammtisch play {name}\n" in fine("--help")
        assert fine("rules", rule).startswith(f"{rule}  ")


def examples() -> list[str]:
    """Every command line that help shows, in every language."""
    texts = [text for language in LANGUAGES for key, text in help_words(language).items() if key.startswith("command-")]
    lines = [line for text in texts for line in text.splitlines() if line.startswith("stammtisch ")]
    names = {"{ $game }": "goldbraeu", "{ $seat }": "blue", "{ $rule }": "GB-BOARD-01"}
    return sorted({re.sub(r"\{ \$\w+ \}", lambda found: names[found[0]], line) for line in lines})


@pytest.mark.parametrize("line", examples())
def test_every_example_can_be_typed(line: str) -> None:
    """The command line is read, without doing what it asks for."""
    words = line.split()[1:]
    command: click.Group = main
    ctx: click.Context = HelpContext(main, info_name="stammtisch", obj="en")
    while True:
        name, found, words = command.resolve_command(ctx, words)
        assert found is not None
        if not isinstance(found, click.Group):
            found.make_context(name, words, parent=ctx)
            return
        ctx, command = HelpContext(found, parent=ctx, info_name=name), found


def test_somebody_elses_command_keeps_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a list of ours and in its own help."""
    monkeypatch.setattr(main.commands, "names", list(main.commands.names))
    monkeypatch.setattr(main.commands, "_imported", dict(main.commands._imported))

    @main.command()
    @click.option("--high", is_flag=True, help="Higher.")
    def hop() -> None:
        """Hop about."""

    assert re.search("hop +Hop about.", fine("--help", "--lang", "de"))
    assert "--high      Higher." in fine("--lang", "de", "hop", "--help")


def test_alone_it_shows_what_there_is() -> None:
    """Help is no mistake."""
    assert fine() == fine("--help") == fine("-h")


def test_help_fits_a_terminal_that_knows_plain_characters_only(tmp_path: Path) -> None:
    """French signs have plain ones in their place."""
    env = os.environ | {"PYTHONIOENCODING": "latin-1", "STAMMTISCH_LANG": "fr"}
    command = [sys.executable, "-m", "stammtisch.cli", "play", "--help"]
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, check=True)  # noqa: S603 -- our own Python

    assert done.stdout.decode("latin-1").startswith("Utilisation : ")
    assert "qu'il y a d'autre" in done.stdout.decode("latin-1")
