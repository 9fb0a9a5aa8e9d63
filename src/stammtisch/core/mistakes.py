"""A user's mistake: a key for one clear sentence and what it is about. Never a stack trace."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.words import Phrasebook

LONGEST: Final = 2000  # letters of what a sentence repeats; whoever sends more knows it
MOST: Final = 10**15  # numbers beyond it are no part of a game: sentences and messages cannot hold them


class Mistake(ValueError):
    """Something a user asked for cannot be done; the sentence is found under `key` in words/*.ftl."""

    def __init__(self, key: str, **about: str | int | None) -> None:
        super().__init__(key)
        self.key = key
        self.about = {name: repeatable(value) for name, value in about.items()}
        self.words: tuple[str, ...] = ()  # packages whose sentences are needed beside the core's

    def __str__(self) -> str:
        """The sentence in English."""
        from stammtisch.core.words import phrasebook  # noqa: PLC0415 -- only a mistake needs the sentences

        return self.sentence(phrasebook("en", *self.words))

    def sentence(self, book: Phrasebook) -> str:
        """The sentence of a phrasebook; after the names that are known, the one that was probably meant."""
        about, close = dict(self.about), self.close()
        if close:
            about["known"] = book.say("did-you-mean", known=self.about["known"], close=close)
        return book.say(self.key, **about)

    def close(self) -> str:
        """The known name that is most like the unknown one, or nothing if none is."""
        from difflib import get_close_matches  # noqa: PLC0415 -- as above

        name = self.about.get(self.key.removeprefix("unknown-"), "")
        known = str(self.about.get("known", "")).split(", ")
        return next(iter(get_close_matches(str(name), known, n=1)), "")


def repeatable(value: str | int | None) -> str | int | None:
    """What somebody wrote, as far as a sentence can repeat it."""
    if isinstance(value, int):
        return value if -MOST <= value <= MOST else "…"
    return f"{value[:LONGEST]}…" if value is not None and len(value) > LONGEST else value


class MissingExtra(Mistake, ImportError):
    """A package is missing that one of our extras installs."""


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Import what an extra installs; if it is missing, say in one sentence how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        command = f"pip install 'stammtisch[{extra}]'"
        raise MissingExtra("needs-extra", module=missing.name or "?", command=command) from missing


def demand(extra: str, *modules: str) -> None:
    """Say so if something that an extra installs is missing; nothing is imported."""
    from importlib.util import find_spec  # noqa: PLC0415 -- few need it

    with needs_extra(extra):
        for name in modules:
            if find_spec(name) is None:
                raise ModuleNotFoundError(name=name)


@contextmanager
def in_words_of(package: str) -> Iterator[None]:
    """Let mistakes raised inside find their sentences in a game's package."""
    try:
        yield
    except Mistake as mistake:
        mistake.words = (*mistake.words, package)
        raise
