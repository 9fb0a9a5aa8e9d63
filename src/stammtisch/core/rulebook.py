"""A game's rules as data: its chapter, its sources, and the options that change it.

Each game writes its rules down as rows in its own `rulebook.py`; the sentences are in its words under `rule-<id>`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Rule(NamedTuple):
    """One rule: its chapter, the sources behind it, and what it refers to."""

    id: str  # never changes
    chapter: str
    sources: tuple[str, ...]  # those that say so; DEF: a default of ours
    implied: tuple[str, ...]  # those that say so in effect only
    against: tuple[str, ...]  # those that say something else
    refers: tuple[str, ...]  # questions, differences and other rules
    options: tuple[str, ...]  # the options that change it
    editions: tuple[str, ...]  # the editions that play it in another way than the first one does


class Row(NamedTuple):
    """A rule as it is written down: tags and ids as words."""

    id: str
    sources: str = ""  # empty: the game's only source
    refers: str = ""
    options: str = ""
    implied: str = ""
    against: str = ""


def rules_of(
    chapters: Mapping[str, Sequence[Row]], editions: Mapping[str, Mapping[str, str]], source: str = ""
) -> tuple[Rule, ...]:
    """The rows chapter by chapter, their words split; `source` is the source of rows that name none."""
    return tuple(
        Rule(
            id=row.id,
            chapter=chapter,
            sources=tuple((row.sources or source).split()),
            implied=tuple(row.implied.split()),
            against=tuple(row.against.split()),
            refers=tuple(row.refers.split()),
            options=tuple(row.options.split()),
            editions=differing(row.options.split(), editions),
        )
        for chapter, rows in chapters.items()
        for row in rows
    )


def differing(options: Sequence[str], editions: Mapping[str, Mapping[str, str]]) -> tuple[str, ...]:
    """The editions in which one of these options is set in another way than in the first."""
    first, *others = editions
    return tuple(
        edition for edition in others if any(editions[edition][option] != editions[first][option] for option in options)
    )
