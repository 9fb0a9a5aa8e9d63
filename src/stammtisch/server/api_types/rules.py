"""Rulebooks, how to play, and the numbers at one table."""

from __future__ import annotations

import msgspec


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule; its sentence is under `rule-<id>` of the game's rules."""

    id: str
    chapter: str  # `chapter-<chapter>`
    sources: tuple[str, ...]  # those that say so: `source-<tag>`
    implied: tuple[str, ...]  # those that say so in effect only
    against: tuple[str, ...]  # those that say something else
    refers: tuple[str, ...]  # rulings and other rules
    options: tuple[str, ...]  # the options that change it
    editions: tuple[str, ...]  # the editions that play it in another way than the first one does


class PassageInfo(msgspec.Struct, frozen=True):
    """A heading under its key, its text under `<key>-text`, and the rules behind it."""

    key: str
    rules: tuple[str, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game, chapter by chapter, and how it is told to newcomers; the sentences come as Fluent."""

    rules: tuple[RuleInfo, ...]
    rulings: tuple[str, ...]  # questions that rules refer to, with our answers: `ruling-<id>`
    page: tuple[PassageInfo, ...]  # how to play
    card: tuple[PassageInfo, ...]  # the reference card


class RuleFacts(msgspec.Struct, frozen=True):
    """The numbers and options that the passages speak of, at one table."""

    facts: dict[str, int | str]
