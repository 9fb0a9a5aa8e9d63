"""Sentences: Fluent files in three languages behind one function. No sentence lives in code.

The core's words are in `core/words`, each game's in `games/<game>/words`; a phrasebook reads the core's, then those
of the game it is for.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

LANGUAGES: Final = ("en", "de", "fr")

# A file is `<topic>.<language>.ftl`. Some topics are for the page or the terminal only, some are read by few.
PAGE_ONLY: Final = ("page", "analysis-page", "profile-page", "cards", "sites", "telling", "rulings", "how-to-play")
TERMINAL_ONLY: Final = ("terminal",)
LEARNING: Final = ("lessons", "problems")
ANALYSIS: Final = ("analysis", "analysis-page")  # told of finished games only
AT_TABLE: Final = ("cards", "payments", "sites", "telling", *LEARNING)  # what only those at a table are told
# what the house itself says where one game is on show
IN_A_ROOM: Final = ("analysing", "cards", "hints", "lessons", "moderation-page", "notices", "replay", "running-clocks")
HELP: Final = ("help",)  # the command line's help, which is read without Fluent
LATER: Final = ("profile-page",)  # the page fetches these when somebody opens what they are about
READING: Final = ("rules", "rulings", "how-to-play")  # the page fetches these when somebody opens the rules

Value = str | int | None


class Phrasebook:
    """Says things in one language: what the terminal says, or other topics that are wanted."""

    def __init__(self, language: str, folders: Iterable[str], wanted: Callable[[str], bool] | None = None) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 -- slow: only who speaks needs it

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for text in fluent_texts(folder, language, wanted or for_terminal):
                self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is a sentence under this key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **about: Value) -> str:
        """The sentence under `key`; an unknown key is our mistake and says so."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return f"[{key}]"
        text, _errors = self._bundle.format_pattern(pattern, dict(about))
        return str(text)

    def name(self, kind: str, value: Value) -> Value:
        """What a reader calls a thing: a `card` called `krug` by its printed name; numbers stay as they are."""
        if value is None:
            return self.say("name-unknown")
        keys = (f"{kind}-{value}", f"name-{value}") if kind and isinstance(value, str) else ()
        return next((self.say(key) for key in keys if self.has(key)), value)

    def tell(self, key: str, facts: Mapping[str, Value], kinds: Mapping[str, str]) -> str:
        """The sentence under `key`, with every fact called by its name; `$card_known` is 0 if `$card` is hidden."""
        named = {field: self.name(kinds.get(field, ""), value) for field, value in facts.items()}
        known = {f"{field}_known": int(value is not None) for field, value in facts.items()}
        return self.say(key, **named, **known)


def for_terminal(topic: str) -> bool:
    """Whether the terminal says it."""
    return topic not in (*PAGE_ONLY, *HELP)


def for_page(topic: str) -> bool:
    """Whether the page needs it at every table."""
    return topic not in (*TERMINAL_ONLY, *READING, *ANALYSIS, *LATER)


def for_lobby(topic: str) -> bool:
    """Whether the page needs it of every game before anybody sits at a table: people come on telephones."""
    return for_page(topic) and topic not in AT_TABLE


def for_hall(topic: str) -> bool:
    """Whether the page needs it of the house's own sentences before anybody sits at a table."""
    return for_page(topic) and topic not in IN_A_ROOM


def for_profiles(topic: str) -> bool:
    """Whether the page of a profile needs it."""
    return topic in LATER


def for_analysis(topic: str) -> bool:
    """Whether the page needs it for an analysis."""
    return topic in ANALYSIS


def for_reading(topic: str) -> bool:
    """Whether the page needs it for the rules."""
    return topic in READING


def fluent_texts(folder: str, language: str, wanted: Callable[[str], bool] = for_terminal) -> list[str]:
    """The texts of one language in a package's folder `words`: `en.ftl` and `*.en.ftl`, those on wanted topics."""
    from importlib.resources import files  # noqa: PLC0415 -- as above

    words = files(folder).joinpath("words")
    found = [
        file
        for file in (words.iterdir() if words.is_dir() else ())
        if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl")
        if wanted(file.name.split(".")[0])
    ]
    return [file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name)]


def plain_messages(text: str) -> dict[str, str]:
    """The messages of a Fluent file that holds plain texts only, by their keys.

    Fluent itself brings Babel, which takes longer to import than a help text may take to appear.
    """
    import re  # noqa: PLC0415 -- only who reads needs it

    found = re.findall(r"^([a-zA-Z][\w-]*) = ?(.*(?:\n+ +.*)*)", text, re.MULTILINE)
    return {key: "\n".join(line.strip() for line in value.split("\n")).strip() for key, value in found}


@cache
def phrasebook(language: str, *folders: str) -> Phrasebook:
    """The phrasebook of a language: the core's words and those of the packages named."""
    return Phrasebook(language, ("stammtisch.core", *folders))
