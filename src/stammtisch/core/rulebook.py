"""A game's rules as data: its chapter, its sources, and the options that change it.

Each game writes its rules down as rows in its own `rulebook.py`; the sentences are in its words under `rule-<id>`.
How to play it is told in passages (`how_to_play.py`), whose numbers come from the table that is asked about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from stammtisch.core.parts import part

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup
    from stammtisch.core.words import Phrasebook


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


class Passage(NamedTuple):
    """A piece of the page on how to play: a heading under its key, its text under `<key>-text`, the rules it tells."""

    key: str
    rules: tuple[str, ...]


def passages(kind: str, rows: Mapping[str, str]) -> tuple[Passage, ...]:
    """Passages of a kind, `how` or `card`, with the ids of their rules as words."""
    return tuple(Passage(f"{kind}-{name}", tuple(rules.split())) for name, rules in rows.items())


# ---- what a game brings


def rules_in(game: Game) -> Sequence[Rule]:
    """The rules of a game, chapter by chapter; none if it brings no rulebook."""
    module = part(game.package, "rulebook")
    found: Sequence[Rule] = module.RULES if module else ()
    return found


def rulings_in(game: Game) -> tuple[str, ...]:
    """The rulings that its rules refer to: questions with our answers, in the game's words under `ruling-<id>`."""
    rules = {rule.id for rule in rules_in(game)}
    return tuple(sorted({other for rule in rules_in(game) for other in rule.refers} - rules))


def how_to_play(game: Game) -> Sequence[Passage]:
    """The passages of the page on how to play; none if the game brings none."""
    module = part(game.package, "how_to_play")
    return passages("how", module.PAGE) if module else ()


def reference_card(game: Game) -> Sequence[Passage]:
    """The rows of the card that lies beside the table."""
    module = part(game.package, "how_to_play")
    return passages("card", module.CARD) if module else ()


def facts_told(game: Game, setup: Setup) -> dict[str, int | str]:
    """The numbers and options that these passages speak of, at one table."""
    module = part(game.package, "how_to_play")
    found: dict[str, int] = module.numbers(game.open(setup)) if module else {}
    return {"seats": setup.seats, **setup.options, **found}


# ---- looking rules up


def search(game: Game, what: str, book: Phrasebook) -> Iterator[Rule]:
    """The rule with this id; else rules whose ids begin with it or that refer to it; else rules with the word."""
    wanted = what.strip().casefold()
    listed = rules_in(game)
    exact = [rule for rule in listed if rule.id.casefold() == wanted]
    if exact:
        return iter(exact)
    by_id = [rule for rule in listed if rule.id.casefold().startswith(wanted)]
    by_reference = [rule for rule in listed if wanted in map(str.casefold, (*rule.refers, *rule.options))]
    if by_id or by_reference:
        return iter(by_id or by_reference)
    return (rule for rule in listed if wanted in wording(rule, book).casefold())


def wording(rule: Rule, book: Phrasebook) -> str:
    """The rule's chapter and sentence, for searching."""
    return f"{book.say(f'chapter-{rule.chapter}')} {book.say(f'rule-{rule.id}')}"
