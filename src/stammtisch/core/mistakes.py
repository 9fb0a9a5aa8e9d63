"""A user's mistake: a key for one clear sentence and what it is about. Never a stack trace."""

from __future__ import annotations


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
