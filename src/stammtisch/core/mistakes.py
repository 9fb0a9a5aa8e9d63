"""A user's mistake: a key for one clear sentence and what it is about. Never a stack trace."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class Mistake(ValueError):
    """Something a user asked for cannot be done; the sentence is found under `key` in words/*.ftl."""

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.about = about
        self.words: tuple[str, ...] = ()  # packages whose sentences are needed beside the core's

    def __str__(self) -> str:
        """The sentence in English."""
        from stammtisch.core.words import phrasebook  # noqa: PLC0415 -- only a mistake needs the sentences

        return phrasebook("en", *self.words).say(self.key, **self.about)


class MissingExtra(Mistake, ImportError):
    """A package is missing that one of our extras installs."""


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Import what an extra installs; if it is missing, say in one sentence how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingExtra("needs-extra", module=missing.name or "?", extra=extra) from missing


@contextmanager
def in_words_of(package: str) -> Iterator[None]:
    """Let mistakes raised inside find their sentences in a game's package."""
    try:
        yield
    except Mistake as mistake:
        mistake.words = (*mistake.words, package)
        raise
