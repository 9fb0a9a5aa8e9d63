from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING

import pytest

from stammtisch.core.events import Event
from stammtisch.core.words import LANGUAGES, Value, phrasebook
from stammtisch.games.goldbraeu import components
from stammtisch.games.goldbraeu.ask import QUESTION_KINDS
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rulebook import CHAPTERS, RULES, SOURCES
from tests.words.reading import SOURCE, sources, spoken
from tests.words.rule_ids import RULE_IDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.events import EventKind

WORDS = SOURCE / "games" / "goldbraeu" / "words"
BOOKS = [phrasebook(language, GAME.words) for language in LANGUAGES]

# The facts of every question that a seat can be asked; the other steps are the dealer's.
QUESTIONS = {
    "keep-cards": {"left"},
    "first-figures": set(),
    "choose-action": set(),
    "expansion": {"left"},
    "name-boss": {"left"},
    "name-again": set(),
    "answer": {"challenger", "business"},
    "withdraw-figure": {"challenger", "business"},
    "buy-share": {"price"},
    "hold-or-open": {"card"},
    "move-chip": {"card"},
    "last-cards": set(),
}
DEALER_STEPS = {"lay-signs", "deal-hands", "choose-start", "turn-up", "draw-share", "over"}
ENDINGS = ("third-payday", "third-payday-shared")


def names() -> set[str]:
    """The keys under which things are called by name."""
    return {
        *(f"name-{word}" for word in components.CARD_NAMES),
        *(f"seat-{word}" for word in components.SEAT_NAMES),
        *(f"plan-{word}" for word in components.PLAN_NAMES),
        *(f"slot-{word}" for word in components.SLOT_NAMES),
        *(f"weekday-{word}" for word in components.WEEKDAY_NAMES),
        *(f"opened-{cards}" for cards in range(components.OPENINGS)),
    }


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
    return keys | {f"chapter-{name}": set() for name in CHAPTERS} | {f"source-{name}": set() for name in SOURCES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_has_every_key_and_no_other(language: str) -> None:
    """Names, questions, choices, reasons, events, endings, options, editions, rules: all there, nothing left over."""
    assert set(spoken(WORDS, language)) == set(expected())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_speaks_of_what_it_is_not_told(language: str) -> None:
    """The variables of a sentence are among the facts that come with its key."""
    told = expected()

    assert {key: found - told[key] for key, found in spoken(WORDS, language).items() if found - told[key]} == {}


def test_every_step_is_a_question_or_the_dealers() -> None:
    """No step is forgotten in the table above."""
    assert set(GAME.step_names) == set(QUESTIONS) | DEALER_STEPS


def test_every_ending_is_known() -> None:
    """The engine names no ending that has no sentence."""
    code = (SOURCE / "games" / "goldbraeu" / "game.py").read_text(encoding="utf-8")

    assert set(re.findall(r'"(third-payday[a-z-]*)"', code)) == set(ENDINGS)


def facts_of(kind: EventKind) -> Iterator[dict[str, Value]]:
    """Facts to try an event's sentence with: every word of each kind, telling numbers, and once the secret hidden."""
    numbers = [0, 1, 2, 22, -12]
    for try_number in range(12):
        facts: dict[str, Value] = {}
        for place, field in enumerate(kind.fields):
            words = GAME.domains.get(field.kind)
            row: list[Value] = list(words) if words else list(numbers)
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
    found = [
        fault
        for book, kind in itertools.product(BOOKS, GAME.event_kinds)
        for facts in facts_of(kind)
        for fault in complaints(book.language, kind.name, GAME.tell(book, Event(kind.name, facts)))
    ]

    assert found == []
    for book, kind in itertools.product(BOOKS, GAME.event_kinds):
        text = GAME.tell(book, Event(kind.name, next(facts_of(kind))))
        assert text[0].isupper() or text[0] in "„0", text
        assert text.endswith((".", "!", "?")), text


def test_a_hidden_card_is_not_named() -> None:
    """Who did not see a card reads of a card, in every language."""
    for kind in GAME.event_kinds:
        for book in BOOKS if kind.secret else []:
            facts = {**next(facts_of(kind)), kind.secret: None}
            text = GAME.tell(book, Event(kind.name, facts))
            assert [word for word in components.CARD_NAMES if str(book.name("card", word)) in text] == []


def test_every_choice_can_be_said() -> None:
    """Every action of the catalogue has words in every language, and no two sound alike."""
    for book in BOOKS:
        said = [GAME.speak(book, action) for action in range(len(GAME.catalogue))]
        assert [fault for text in said for fault in complaints(book.language, "choice", text)] == []
        assert len(set(said)) == len(said)


def test_every_question_can_be_put() -> None:
    """Every question, with every card, any number and a name in place of a seat, in every language."""
    samples: dict[str, list[Value]] = {
        "seat": ["red"],
        "left": [1, 2],
        "price": [2, 5, 8],
        "challenger": ["blue", "Anna"],
        "business": list(components.BUSINESS_NAMES),
        "card": list(components.CARD_NAMES),
    }
    for book, (step, names_of_facts) in itertools.product(BOOKS, QUESTIONS.items()):
        fields = ["seat", *sorted(names_of_facts)]
        for values in itertools.product(*(samples[field] for field in fields)):
            text = book.tell(f"question-{step}", dict(zip(fields, values, strict=True)), QUESTION_KINDS)
            assert complaints(book.language, step, text) == []
            assert text.endswith("?") or step == "keep-cards"


def test_every_other_sentence_stands_alone() -> None:
    """Reasons, endings, options, editions and rules need no facts and are not empty."""
    for book, key in itertools.product(BOOKS, expected()):
        if key.startswith(("reason-", "warning-", "ending-", "option-", "edition-", "rule-", "chapter-", "source-")):
            assert complaints(book.language, key, book.say(key)) == []
        if key.startswith(("reason-", "warning-", "ending-", "rule-")):
            assert book.say(key)[0].isupper()
            assert book.say(key).endswith(".")
            assert "GB-" not in book.say(key)


@pytest.mark.parametrize(
    ("language", "waitress", "bum"),
    [
        ("en", "the waitress", "the drunkard"),
        ("de", "die Kellnerin", "den Trunkenbold"),
        ("fr", "la serveuse", "ivrogne"),
    ],
)
def test_a_chip_has_its_article(language: str, waitress: str, bum: str) -> None:
    """The sentences tell the chips apart by name; were a name changed, all would speak of the drunkard."""
    book = phrasebook(language, GAME.words)

    def moved(chip: str) -> str:
        return GAME.tell(book, Event("chip-moved", {"seat": "red", "chip": chip, "left": "krug", "garden": "post"}))

    def asked(card: str) -> str:
        return book.tell("question-move-chip", {"seat": "red", "card": card}, QUESTION_KINDS)

    assert waitress in moved("waitress")
    assert bum in moved("bum")
    assert waitress in asked("waitress")
    assert bum.rpartition(" ")[2] in asked("bum")


def test_money_of_the_chips_shows_its_sign() -> None:
    """With chip money for the boss the waitress brings 20, the drunkard takes up to 12."""
    book = phrasebook("en", GAME.words)
    waitress = GAME.tell(book, Event("chip-paid", {"chip": "waitress", "seat": "red", "amount": 20}))
    bum = GAME.tell(book, Event("chip-paid", {"chip": "bum", "seat": "red", "amount": -12}))

    assert waitress.endswith(": 20 thalers.")
    assert bum.endswith(": -12 thalers.")


def test_the_rulebook_holds_every_rule_in_order() -> None:
    """The catalogue is complete and its order is that of the ids above."""
    assert [rule.id for rule in RULES] == RULE_IDS


def test_every_reason_names_a_rule_of_the_book() -> None:
    """The rule shown beside a refusal can be looked up."""
    assert {rule for _key, rule in GAME.reasons if rule} - set(RULE_IDS) == set()


def test_rules_refer_to_what_exists() -> None:
    """Sources and options of a rule are known, and every option changes some rule."""
    options = {option.name for option in GAME.options}
    tags = {tag for rule in RULES for tag in (*rule.sources, *rule.implied, *rule.against)}

    assert tags == set(SOURCES)
    assert {option for rule in RULES for option in rule.options} == options
    assert [rule.id for rule in RULES if not rule.sources] == []
    assert [rule.id for rule in RULES if set(rule.sources) & set(rule.against)] == []


def test_every_option_is_told_by_the_rule_that_settles_it() -> None:
    """The question or difference an option comes from is referred to by a rule that the option changes."""
    told = {(option, source) for rule in RULES for option in rule.options for source in rule.refers}

    assert [option.name for option in GAME.options if (option.name, option.source) not in told] == []


def test_rules_know_the_editions_that_differ() -> None:
    """Chips walk either way under the English rules only; after a block every edition goes its own way."""
    book = {rule.id: rule for rule in RULES}

    assert book["GB-CHP-02"].editions == ("rio-grande-2004",)
    assert book["GB-DUE-06"].editions == ("rio-grande-2004", "digest")
    assert book["GB-PAY-03"].editions == ("digest",)
    assert book["GB-EXP-01"].editions == ()


def test_every_code_comment_names_rules_that_exist() -> None:
    """Rule ids in the engine's docstrings and comments are ids of the book."""
    prefixes = "|".join(sorted({rule.split("-")[1] for rule in RULE_IDS}))
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources("games/goldbraeu"))

    assert set(re.findall(rf"GB-(?:{prefixes})-\d\d", code)) - set(RULE_IDS) == set()
