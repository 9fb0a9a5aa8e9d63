"""Everything can be said in every language, and nothing is left over."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING

import pytest

from stammtisch.core.events import Event
from stammtisch.core.words import LANGUAGES, Value, phrasebook
from stammtisch.games.golden_city import components
from stammtisch.games.golden_city.actions import PAYMENT_NAMES
from stammtisch.games.golden_city.ask import QUESTION_KINDS
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rulebook import CHAPTERS, RULES, SOURCES
from tests.games.golden_city.coverage import ENDINGS
from tests.games.golden_city.rule_ids import RULE_IDS
from tests.words.reading import SOURCE, mistakes, sources, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.events import EventKind

WORDS = SOURCE / "games" / "golden_city" / "words"
BOOKS = [phrasebook(language, GAME.words) for language in LANGUAGES]

# The facts of every question that a seat can be asked; the other steps are the dealer's.
QUESTIONS: dict[str, set[str]] = {
    "bidding": {"price"},
    "building": {"left"},
    "payment": {"site", "landform"},
    "take-goods": set(),
    "box-goods": set(),
    "pick-bonus": set(),
    "hand-limit": {"left"},
}
DEALER_STEPS = {
    "deal-cards",
    "lay-out-goods",
    "choose-start",
    "reveal-card",
    "lay-pairs",
    "reward",
    "turn-from-deck",
    "refill-display",
    "over",
}
REWARDS = [reward for reward in components.REWARD_NAMES if reward not in ("none", "card")]


def names() -> set[str]:
    """The keys under which things are called by name; pairs and sites go by their numbers and codes."""
    words = {
        "seat": components.SEAT_NAMES,
        "landform": components.LANDFORM_NAMES,
        "good": components.GOOD_NAMES,
        "goods": components.GOODS_NAMES,
        "area": components.AREA_NAMES,
        "slot": components.SLOT_NAMES,
        "bonus": components.BONUS_NAMES,
        "payment": PAYMENT_NAMES,
        "reward": REWARDS,
    }
    return {f"{kind}-{word}" for kind, row in words.items() for word in row}


def expected() -> dict[str, set[str]]:
    """Every key that the game must have, with the variables its sentence may speak of."""
    keys: dict[str, set[str]] = {key: set() for key in names()}
    keys |= {f"question-{step}": {"seat", *facts} for step, facts in QUESTIONS.items()}
    for name, verb in GAME.catalogue.verbs.items():
        keys[f"choice-{name}"] = {domain.kind for domain in verb.domains}
    keys |= {f"reason-{key}": {"action"} for key, _rule in GAME.reasons if key != "ok"}
    for kind in GAME.event_kinds:
        keys[f"event-{kind.name}"] = {field.name for field in kind.fields} | {f"{kind.secret}_known"}
    keys |= {f"warning-{kind}": set() for kind in GAME.warning_kinds}
    keys |= {f"ending-{ending}": set() for ending in ENDINGS}
    for option in GAME.options:
        keys |= {f"option-{option.name}": set()} | {f"option-{option.name}-{value}": set() for value in option.values}
    keys |= {key: set() for edition in GAME.editions for key in (f"edition-{edition}", f"edition-{edition}-about")}
    keys |= {f"rule-{rule}": set() for rule in RULE_IDS}
    for raised in mistakes("games/golden_city"):
        if raised.key.startswith("gc-"):
            keys[raised.key] = set(raised.about)
    return keys | {f"chapter-{name}": set() for name in CHAPTERS} | {f"source-{name}": set() for name in SOURCES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_has_every_key_and_no_other(language: str) -> None:
    """Names, questions, choices, reasons, events, endings, options, editions, rules, mistakes: all there, no more."""
    assert set(spoken(WORDS, language)) == set(expected())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_speaks_of_what_it_is_not_told(language: str) -> None:
    """The variables of a sentence are among the facts that come with its key."""
    told = expected()

    assert {key: found - told[key] for key, found in spoken(WORDS, language).items() if found - told[key]} == {}


def test_every_step_is_a_question_or_the_dealers() -> None:
    """No step is forgotten in the table above."""
    assert set(GAME.step_names) == set(QUESTIONS) | DEALER_STEPS


def facts_of(kind: EventKind) -> Iterator[dict[str, Value]]:
    """Facts to try an event's sentence with: every word of each kind, telling numbers, and once the secret hidden."""
    words_of = {**GAME.domains, "reward": REWARDS}
    for try_number in range(60):
        facts: dict[str, Value] = {}
        for place, field in enumerate(kind.fields):
            row: list[Value] = list(words_of.get(field.kind, [])) or [1, 2, 3, 10]
            facts[field.name] = row[(try_number + place) % len(row)]
        yield facts
        if kind.secret:
            yield {**facts, kind.secret: None}


def complaints(language: str, key: str, text: str) -> list[str]:
    """What is wrong with a sentence, if anything."""
    faults = [f"{language} {key}: {text}"]
    return faults if not text or re.search(r"[{}\[\]$]|  | [.,]|None|^\s|\s$", text) else []


def test_every_event_is_a_sentence() -> None:
    """Whatever happens can be told in every language, to those who saw it all and to those who did not."""
    for book, kind in itertools.product(BOOKS, GAME.event_kinds):
        for facts in facts_of(kind):
            text = GAME.tell(book, Event(kind.name, facts))
            assert complaints(book.language, kind.name, text) == []
            assert text[0].isupper(), text
            assert text.endswith("."), text


def test_what_is_secret_is_not_named() -> None:
    """Who did not see a card reads of a card, in every language."""
    for kind, book in itertools.product((kind for kind in GAME.event_kinds if kind.secret), BOOKS):
        seen, hidden = itertools.islice(facts_of(kind), 2)
        word = str(book.name(kind.secret, seen[kind.secret]))
        assert GAME.tell(book, Event(kind.name, seen)).count(word) > GAME.tell(book, Event(kind.name, hidden)).count(
            word
        )


def test_every_choice_can_be_said() -> None:
    """Every action of the catalogue has words in every language, and no two sound alike."""
    for book in BOOKS:
        said = [GAME.speak(book, action) for action in range(len(GAME.catalogue))]
        assert [fault for text in said for fault in complaints(book.language, "choice", text)] == []
        assert len(set(said)) == len(said)


def test_every_question_can_be_put() -> None:
    """Every question, with every landform and any number, in every language."""
    samples: dict[str, list[Value]] = {
        "seat": ["red"],
        "left": [1, 2],
        "price": [1, 2, 5],
        "site": ["mo-c1", "de-i"],
        "landform": list(components.LANDFORM_NAMES),
    }
    for book, (step, names_of_facts) in itertools.product(BOOKS, QUESTIONS.items()):
        fields = ["seat", *sorted(names_of_facts)]
        for values in itertools.product(*(samples[field] for field in fields)):
            text = book.tell(f"question-{step}", dict(zip(fields, values, strict=True)), QUESTION_KINDS)
            assert complaints(book.language, step, text) == []
            assert "?" in text


def test_every_other_sentence_stands_alone() -> None:
    """Reasons, endings, options, editions and rules need no facts and are not empty."""
    for book, key in itertools.product(BOOKS, expected()):
        if key.startswith(
            ("reason-", "warning-", "ending-", "option-", "edition-", "rule-", "chapter-", "source-", "payment-")
        ):
            assert complaints(book.language, key, book.say(key)) == []
        if key.startswith(("reason-", "warning-", "ending-", "rule-")):
            assert book.say(key)[0].isupper()
            assert book.say(key).endswith(".")
            assert "GC-" not in book.say(key)


def test_the_rulebook_holds_every_rule() -> None:
    """The catalogue is complete; a chapter may gather rules whose ids lie apart."""
    assert sorted(rule.id for rule in RULES) == sorted(RULE_IDS)


def test_every_reason_names_a_rule_of_the_book() -> None:
    """The rule shown beside a refusal can be looked up."""
    assert {rule for _key, rule in GAME.reasons if rule} - set(RULE_IDS) == set()


def test_rules_refer_to_what_exists() -> None:
    """Sources and options of a rule are known, every option changes some rule, questions are numbered to 54."""
    options = {option.name for option in GAME.options}
    tags = {tag for rule in RULES for tag in (*rule.sources, *rule.implied, *rule.against)}
    known = {f"GC-Q{number:02}" for number in range(1, 55)} | set(RULE_IDS)

    assert tags == set(SOURCES)
    assert {option for rule in RULES for option in rule.options} == options
    assert [rule.id for rule in RULES if set(rule.sources) & set(rule.against)] == []
    assert {refers for rule in RULES for refers in rule.refers} <= known
    assert [rule.id for rule in RULES if rule.editions] == []


def test_every_option_is_told_by_the_rule_that_settles_it() -> None:
    """The question that an option comes from is referred to by a rule that the option changes."""
    told = {(option, source) for rule in RULES for option in rule.options for source in rule.refers}

    assert [option.name for option in GAME.options if (option.name, option.source) not in told] == []


def test_every_code_comment_names_rules_that_exist() -> None:
    """Rule ids in the engine's docstrings and comments are ids of the book."""
    prefixes = "|".join(sorted({rule.split("-")[1] for rule in RULE_IDS}))
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources("games/golden_city"))

    assert set(re.findall(rf"GC-(?:{prefixes})-\d\d", code)) - set(RULE_IDS) == set()
