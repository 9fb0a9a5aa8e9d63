"""Everything that a game says can be said in every language, and nothing is left over."""

from __future__ import annotations

import itertools
import re

import pytest

from stammtisch.core.ask import Reason
from stammtisch.core.events import Event
from stammtisch.core.words import ANALYSIS, LANGUAGES, LEARNING, PAGE_ONLY, TERMINAL_ONLY
from tests.games.goldbraeu.vocabulary import VOCABULARY as GOLDBRAEU
from tests.games.golden_city.vocabulary import VOCABULARY as GOLDEN_CITY
from tests.words.reading import sources, spoken
from tests.words.vocabulary import Vocabulary

ALONE = ("warning-", "ending-", "option-", "edition-", "rule-", "chapter-", "source-", "payment-")
ELSEWHERE = (*PAGE_ONLY, *TERMINAL_ONLY, *LEARNING, *ANALYSIS)  # what only these say has tests of its own
SENTENCES = ("warning-", "ending-", "rule-")
FAULTS = re.compile(r"[{}\[\]$]|  | [.,]|None|^\s|\s$|^$")
both = pytest.mark.parametrize("words", [GOLDBRAEU, GOLDEN_CITY], ids=lambda words: words.game.name)


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_has_every_key_and_no_other(words: Vocabulary, language: str) -> None:
    """Names, questions, choices, reasons, events, endings, options, editions, rules, mistakes: all there, no more."""
    assert set(spoken(words.folder, language, without=ELSEWHERE)) == set(words.expected())


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_speaks_of_what_it_is_not_told(words: Vocabulary, language: str) -> None:
    """The variables of a sentence are among the facts that come with its key."""
    told = words.expected()

    assert {
        key: found - told[key]
        for key, found in spoken(words.folder, language, without=ELSEWHERE).items()
        if found - told[key]
    } == {}


@both
def test_every_step_is_a_question_or_the_dealers(words: Vocabulary) -> None:
    """No step is forgotten in the vocabulary."""
    assert set(words.game.step_names) == set(words.questions) | words.dealer_steps


@both
def test_every_event_is_a_sentence(words: Vocabulary) -> None:
    """Whatever happens can be told in every language, to those who saw it all and to those who did not."""
    for book, kind in itertools.product(words.books(), words.game.event_kinds):
        for facts in words.facts_of(kind):
            text = words.game.tell(book, Event(kind.name, facts))
            assert not FAULTS.search(text), text
            assert not text[0].islower(), text
            assert text.endswith((".", "!", "?")), text


@both
def test_what_is_secret_is_not_named(words: Vocabulary) -> None:
    """Who did not see a card reads of a card, in every language."""
    secret = [kind for kind in words.game.event_kinds if kind.secret]
    for kind, book in itertools.product(secret, words.books()):
        seen, hidden = itertools.islice(words.facts_of(kind), 2)
        name = str(book.name(kind.secret, seen[kind.secret]))
        known, unknown = (words.game.tell(book, Event(kind.name, facts)).count(name) for facts in (seen, hidden))
        assert known > unknown


@both
def test_every_choice_can_be_said(words: Vocabulary) -> None:
    """Every action of the catalogue has words in every language, and no two sound alike."""
    for book in words.books():
        said = [words.game.speak(book, action) for action in range(len(words.game.catalogue))]
        assert [text for text in said if FAULTS.search(text)] == []
        assert len(set(said)) == len(said)


@both
def test_every_question_can_be_put(words: Vocabulary) -> None:
    """Every question, with all that it may speak of, in every language."""
    for book, (step, names_of_facts) in itertools.product(words.books(), words.questions.items()):
        fields = ["seat", *sorted(names_of_facts)]
        for values in itertools.product(*(words.samples[field] for field in fields)):
            facts = dict(zip(fields, values, strict=True))
            text = book.tell(f"question-{step}", facts, words.game.question_kinds)
            assert not FAULTS.search(text), text
            assert "?" in text or step == "keep-cards"


@both
def test_every_refusal_can_be_explained(words: Vocabulary) -> None:
    """Every reason, with all that it may speak of, in every language."""
    for book, (key, rule) in itertools.product(words.books(), words.game.reasons[1:]):
        fields = sorted(words.reasons.get(key, ()))
        for values in itertools.product(*(words.samples[field] for field in fields)):
            reason = Reason(key, rule, dict(zip(fields, values, strict=True)))
            text = words.game.explain(book, reason)
            assert not FAULTS.search(text), text
            assert text[0].isupper() or text[0] == "„", text
            assert text.endswith("."), text
            assert words.prefix not in text


@both
def test_every_other_sentence_stands_alone(words: Vocabulary) -> None:
    """Warnings, endings, options, editions and rules need no facts and are not empty."""
    for book, key in itertools.product(words.books(), words.expected()):
        if key.startswith(ALONE):
            assert not FAULTS.search(book.say(key)), key
        if key.startswith(SENTENCES):
            assert book.say(key)[0].isupper()
            assert book.say(key).endswith(".")
            assert words.prefix not in book.say(key)


@both
def test_the_rulebook_holds_every_rule(words: Vocabulary) -> None:
    """The catalogue is complete; a chapter may gather rules whose ids lie apart."""
    assert sorted(rule.id for rule in words.rules) == sorted(words.rule_ids)


@both
def test_every_reason_names_a_rule_of_the_book(words: Vocabulary) -> None:
    """The rule shown beside a refusal can be looked up."""
    assert {rule for _key, rule in words.game.reasons if rule} - set(words.rule_ids) == set()


@both
def test_rules_refer_to_what_exists(words: Vocabulary) -> None:
    """Sources and options of a rule are known, and every option changes some rule."""
    tags = {tag for rule in words.rules for tag in (*rule.sources, *rule.implied, *rule.against)}

    assert tags == set(words.sources)
    assert {option for rule in words.rules for option in rule.options} == {one.name for one in words.game.options}
    assert [rule.id for rule in words.rules if set(rule.sources) & set(rule.against)] == []


@both
def test_every_option_is_told_by_the_rule_that_settles_it(words: Vocabulary) -> None:
    """The question or difference an option comes from is referred to by a rule that the option changes."""
    told = {(option, source) for rule in words.rules for option in rule.options for source in rule.refers}

    assert [one.name for one in words.game.options if (one.name, one.source) not in told] == []


@both
def test_every_code_comment_names_rules_that_exist(words: Vocabulary) -> None:
    """Rule ids in the engine's docstrings and comments are ids of the book."""
    chapters = "|".join(sorted({rule.split("-")[1] for rule in words.rule_ids}))
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources(f"games/{words.game.name}"))

    assert set(re.findall(rf"{words.prefix}(?:{chapters})-\d\d", code)) - set(words.rule_ids) == set()
