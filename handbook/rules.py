"""The rules of every installed game as pages, in every language: how to play, the rulebook, and the rulings."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

import stammtisch
from stammtisch.core.rulebook import facts_told, how_to_play, reference_card, rules_in, rulings_in
from stammtisch.core.words import LANGUAGES, Phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from handbook.nav import Entry
    from stammtisch.core.game import Game
    from stammtisch.core.rulebook import Passage, Rule

REGISTERS: Final = Path(__file__).parents[1] / "docs" / "rulings"
CALLED: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}
INDEX: Final = "rules/index.md"


class Reader:
    """One game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        folders = ("stammtisch.core", game.package, "stammtisch.server", "handbook")
        self.book = Phrasebook(language, folders, wanted=lambda _topic: True)
        self.rulings = rulings_in(game)
        self.facts = facts_told(game, game.make_setup())

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.book.say(f"game-{self.game.name}")

    def path(self, kind: str = "") -> str:
        """Where a page of it is."""
        return f"rules/{self.language}/{self.game.name}{kind}.md"

    def say(self, key: str) -> str:
        """A sentence, with the figures of a table as it is dealt by default; its lines are paragraphs."""
        return "\n\n".join(line for line in self.book.say(key, **self.facts).splitlines() if line.strip())

    # ---- the rulebook

    def rulebook(self) -> str:
        """How to play, the reference card, and all rules by chapter."""
        parts = [f"# {self.title}", self.book.say("handbook-figures"), *self.how(), *self.card(), *self.chapters()]
        return "\n\n".join(parts) + "\n"

    def how(self) -> Iterator[str]:
        """The passages for newcomers."""
        listed = how_to_play(self.game)
        if listed:
            yield f"## {self.book.say('ui-rules-how-to-play')}"
        for passage in listed:
            yield f"### {self.say(passage.key)}"
            yield self.say(f"{passage.key}-text")
            yield self.links(passage.rules)

    def card(self) -> Iterator[str]:
        """The reference card as a table."""
        listed = reference_card(self.game)
        if listed:
            yield f"## {self.book.say('ui-rules-card')}"
            yield "\n".join(["| | | |", "|---|---|---|", *map(self.card_row, listed)])

    def card_row(self, passage: Passage) -> str:
        """One line of the card, with the rules behind it."""
        text = " ".join(self.say(f"{passage.key}-text").split())
        return f"| **{self.say(passage.key)}** | {text} | {self.links(passage.rules)} |"

    def chapters(self) -> Iterator[str]:
        """All rules, each under its id."""
        chapter = ""
        for rule in rules_in(self.game):
            if rule.chapter != chapter:
                chapter = rule.chapter
                yield f"## {self.book.say(f'chapter-{chapter}')} {{ #{chapter} }}"
            yield from self.rule(rule)

    def rule(self, rule: Rule) -> Iterator[str]:
        """One rule: its sentence, who says so, what changes it, what belongs to it."""
        yield f"### {rule.id} {{ #{rule.id} .rule }}"
        yield self.say(f"rule-{rule.id}")
        told = [("said", rule.sources), ("implied", rule.implied), ("against", rule.against)]
        lines = [self.sources(kind, tags) for kind, tags in told if tags]
        lines += [self.option(option) for option in rule.options]
        if rule.refers:
            lines.append(f"{self.book.say('ui-rules-refers')} {self.links(rule.refers)}")
        yield behind(lines)

    def sources(self, kind: str, tags: Sequence[str]) -> str:
        """Which texts say so, or otherwise."""
        names = [self.book.say(f"source-{tag}") if self.book.has(f"source-{tag}") else tag for tag in tags]
        return self.book.say(f"ui-rules-{kind}", sources=", ".join(names))

    def option(self, option: str) -> str:
        """An option as a question, with its answer in each edition."""
        answers = "; ".join(
            f"{self.book.say(f'edition-{edition}')}: {self.book.say(f'option-{option}-{presets[option]}')}"
            for edition, presets in self.game.editions.items()
        )
        return f"{self.book.say(f'option-{option}')} {answers} (`{option}`)"

    def links(self, ids: Sequence[str]) -> str:
        """Rules and rulings by their ids, as links."""
        return ", ".join(f"[{each}]({self.target(each)})" for each in ids)

    def target(self, each: str) -> str:
        """Where a rule or ruling stands."""
        page = f"{self.game.name}-rulings.md" if each in self.rulings else f"{self.game.name}.md"
        return f"{page}#{each}"

    # ---- the rulings

    def rulings_page(self) -> str:
        """Questions that the printed rules leave open or answer differently, and how we play."""
        from_rules: dict[str, list[str]] = {each: [] for each in self.rulings}
        for rule in rules_in(self.game):
            for each in set(rule.refers) & set(from_rules):
                from_rules[each].append(rule.id)
        parts = [f"# {self.book.say('handbook-rulings', game=self.title)}", self.book.say("handbook-rulings-about")]
        for _kind, group in groupby(sorted(self.rulings, key=by_number), key=lambda each: by_number(each)[0]):
            listed = list(group)
            parts.append(f"## {listed[0]} – {listed[-1]}")
            for each in listed:
                refers = f"{self.book.say('ui-rules-refers')} {self.links(from_rules[each])}"
                parts += [f"### {each} {{ #{each} .rule }}", self.say(f"ruling-{each}"), behind([refers])]
        return "\n\n".join(parts) + "\n"


def behind(lines: Sequence[str]) -> str:
    """What stands behind a rule, in small print: lines of one paragraph."""
    return "  \n".join(lines) + "\n{ .behind }"


def by_number(ruling: str) -> tuple[str, int]:
    """Rulings in the order of their numbers."""
    kind, number = re.fullmatch(r"(.*?)(\d+)", ruling).groups()  # type: ignore[union-attr]  # a test holds ids to it
    return kind, int(number)


def readers(language: str) -> list[Reader]:
    """All installed games with a rulebook, in one language."""
    games = map(stammtisch.game, stammtisch.game_names())
    return [Reader(game, language) for game in games if rules_in(game)]


def pages() -> dict[str, str]:
    """All pages by their paths."""
    found = {INDEX: index()}
    for reader in (reader for language in LANGUAGES for reader in readers(language)):
        found[reader.path()] = reader.rulebook()
        found[reader.path("-rulings")] = reader.rulings_page()
    return found


def index() -> str:
    """Where the rules of which game are, in which language."""
    lines = ["# Rules", (Path(__file__).parent / "rules.md").read_text(encoding="utf-8").strip(), ""]
    for language in LANGUAGES:
        lines.append(f"## {CALLED[language]}\n")
        for reader in readers(language):
            page, rulings = (reader.path(kind).removeprefix("rules/") for kind in ("", "-rulings"))
            lines.append(
                f"- [{reader.title}]({page}), [{reader.book.say('handbook-rulings', game=reader.title)}]({rulings})"
            )
        lines.append("")
    return "\n".join(lines)


def navigation() -> list[Entry]:
    """The rules in the navigation: English by game with its register, the other languages after it."""
    found: list[Entry] = [("All rules and rulings", INDEX)]
    for language in LANGUAGES:
        inside: list[Entry] = []
        for reader in readers(language):
            inside += [
                (reader.title, reader.path()),
                (reader.book.say("handbook-rulings", game=reader.title), reader.path("-rulings")),
            ]
            if language == "en" and (REGISTERS / f"{reader.game.name}.md").is_file():
                inside.append(
                    (f"{reader.title}: the register with sources and tests", f"rulings/{reader.game.name}.md")
                )
        found.append((CALLED[language], inside))
    return found
