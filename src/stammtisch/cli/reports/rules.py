"""What the rules say, in our own words, and where it comes from."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rich.text import Text

import stammtisch
from stammtisch.cli.console import make_console
from stammtisch.cli.language import book_for
from stammtisch.core.mistakes import Mistake
from stammtisch.core.rulebook import search
from stammtisch.core.words import fluent_texts, plain_messages

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.rulebook import Rule
    from stammtisch.core.words import Phrasebook


def print_rules(what: str, lang: str) -> None:
    """The rules of all games that were asked for; none is a mistake."""
    console = make_console()
    found = 0
    for game in map(stammtisch.game, stammtisch.game_names()):
        book = book_for(lang, game)
        for rule in search(game, what, book):
            console.print(rule_text(game, rule, book))
            console.print()
            found += 1
    if not found:
        raise Mistake("rules-nothing", what=what)


def matching_rules(game: Game, what: str, book: Phrasebook) -> list[Rule]:
    """The rules of one game that were asked for; none is a mistake."""
    found = list(search(game, what, book))
    if not found:
        raise Mistake("rules-nothing", what=what)
    return found


def rule_text(game: Game, rule: Rule, book: Phrasebook) -> Text:
    """A rule with all that belongs to it."""
    text = Text.assemble((rule.id, "bold"), "  ", (book.say(f"chapter-{rule.chapter}"), "dim"))
    text.append(f"\n{book.say(f'rule-{rule.id}')}")
    for key, tags in (("said", rule.sources), ("implied", rule.implied), ("against", rule.against)):
        if tags:
            names = ", ".join(source(tag, book) for tag in tags)
            text.append(f"\n{book.say(f'rules-{key}', sources=names)}", "dim")
    for option in rule.options:
        text.append(f"\n{option_line(game, option, book)}", "dim")
    rulings = rulings_of(game.package, book.language)
    for each in rule.refers:
        if each in rulings:
            text.append(f"\n{each}: {rulings[each]}", "dim")
    others = [each for each in rule.refers if each not in rulings]
    if others:
        text.append(f"\n{book.say('rules-refers', ids=', '.join(others))}", "dim")
    return text


@cache
def rulings_of(package: str, language: str) -> dict[str, str]:
    """Our rulings on questions that the rules leave open, by their ids: each a question and the answer."""
    texts = fluent_texts(package, language, lambda topic: topic == "rulings")
    found = {key: ruling for text in texts for key, ruling in plain_messages(text).items()}
    return {key.removeprefix("ruling-"): ruling for key, ruling in found.items()}


def source(tag: str, book: Phrasebook) -> str:
    """What a source is called."""
    return book.say(f"source-{tag}") if book.has(f"source-{tag}") else tag


def option_line(game: Game, option: str, book: Phrasebook) -> str:
    """An option as a question, with its answer in each edition."""
    answers = ", ".join(
        f"{book.say(f'edition-{edition}')}: {value} ({book.say(f'option-{option}-{value}')})"
        for edition, presets in game.editions.items()
        for value in [presets[option]]
    )
    return book.say("rules-option", option=option, question=book.say(f"option-{option}"), answers=answers)
