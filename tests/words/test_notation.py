from __future__ import annotations

import re

import pytest

from stammtisch.core import record
from stammtisch.core.mistakes import Mistake
from stammtisch.core.record import Decision, Record
from stammtisch.core.words import phrasebook
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules import components
from tests.words.reading import ROOT

PAGE = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
VERB_ROW = re.compile(r"^\| `(\w+)` \| (dealer|seat) \| ([^|]+) \| `([^`]+)` \| ([^|]+) \|$", re.MULTILINE)
HEADER_ROW = re.compile(r"^\| `([a-z]+): ([^`]+)` \| (yes|no) \|", re.MULTILINE)
DEALER_VERBS = {"lay", "deal", "start", "turn", "draw"}


def blocks() -> list[str]:
    """The examples of the page, fence by fence."""
    return re.findall(r"^```\w*\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def by_hand() -> Record:
    """The record that the page shows how to write."""
    texts = [block for block in blocks() if block.startswith(record.TITLE)]
    assert len(texts) == 1
    return record.read(texts[0], GAME)


def with_digests() -> Record:
    """The same record as the program would keep it."""
    kept = by_hand()
    position = GAME.open(kept.setup)
    decisions = []
    for number, decision in enumerate(kept.decisions, 1):
        record.apply_decision(GAME, position, decision, number)
        decisions.append(Decision(decision.seat, decision.words, GAME.digest(position)))
    return Record(kept.setup, kept.players, kept.seed, decisions)


def test_the_page_lists_every_verb_of_the_catalogue() -> None:
    """In the order of the catalogue, with what follows it, and with who says it."""
    rows = VERB_ROW.findall(PAGE)
    listed = {verb: re.findall(r"[a-z]+", followed) for verb, _who, followed, _example, _meaning in rows}
    kinds = {name: [domain.kind for domain in verb.domains] for name, verb in GAME.catalogue.verbs.items()}

    assert list(listed) == list(GAME.catalogue.verbs)
    assert listed == kinds
    assert {verb for verb, who, *_ in rows if who == "dealer"} == DEALER_VERBS


@pytest.mark.parametrize(("verb", "example"), [(row[0], row[3]) for row in VERB_ROW.findall(PAGE)])
def test_every_example_of_a_verb_can_be_said(verb: str, example: str) -> None:
    """The words are an action of that verb."""
    action = GAME.catalogue.parse(example)

    assert action is not None
    assert GAME.catalogue.actions[action].verb == verb


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("seat", components.SEAT_NAMES),
        ("garden", components.GARDEN_NAMES),
        ("brewery", components.BREWERY_NAMES),
        ("plan", components.PLAN_NAMES),
        ("slot", components.SLOT_NAMES),
        ("opened", tuple(str(cards) for cards in range(components.OPENINGS))),
    ],
)
def test_the_page_lists_the_words_of_every_kind(kind: str, words: tuple[str, ...]) -> None:
    """Exactly the words that the catalogue knows."""
    row = re.search(rf"^\| {kind} \| (.*) \|$", PAGE, re.MULTILINE)

    assert row is not None
    assert tuple(re.findall(r"`(\w+)`", row[1])) == words


def test_every_header_line_of_the_page_can_be_read() -> None:
    """All of them together; and only the game must be there."""
    rows = HEADER_ROW.findall(PAGE)
    text = "\n".join([f"{record.TITLE}{record.FORMAT}", *(f"{field}: {value}" for field, value, _ in rows)])
    kept = record.read(text, GAME)

    assert [field for field, _, needed in rows if needed == "yes"] == ["game"]
    assert (kept.setup.edition, kept.setup.seats, kept.seed) == ("hanser-2004", 4, 108)
    assert kept.setup.options["after_block"] == "none"
    assert kept.players == {"red": "Anna"}
    assert record.read(f"{record.TITLE}{record.FORMAT}\ngame: goldbraeu\n", GAME).setup == GAME.make_setup()


def test_the_record_written_by_hand_can_be_played() -> None:
    """From the first sign to Tuesday's cards; then everybody chooses an action."""
    kept = by_hand()
    position = record.check(GAME, kept)

    assert len(kept.decisions) == 66
    assert GAME.step_names[position.at[0]] == "choose-action"
    assert [GAME.seat_names[seat] for seat in range(3) if position.to_act >> seat & 1] == ["red", "blue", "yellow"]


def test_the_program_writes_what_the_page_shows() -> None:
    """Every line with a digest on the page stands in the written record, to the letter."""
    shown = [line for block in blocks() for line in block.splitlines() if re.search(r"; [0-9a-f]{6}$", line)]
    lines = record.write(with_digests(), GAME).splitlines()

    assert len(shown) == 14
    assert [line for line in shown if line not in lines] == []


def test_the_keys_of_damaged_files_exist() -> None:
    """Every key that the page names is a sentence of the core."""
    table = PAGE[PAGE.index("### Damaged files") : PAGE.index("## In Python")]
    keys: list[str] = re.findall(r"`([a-z]+-[a-z-]+)`", table)

    assert len(keys) > 10
    assert [key for key in keys if not phrasebook("en").has(key)] == []


def test_a_spoilt_line_keeps_what_is_before_it() -> None:
    """As the page promises: the line is named, the rest is kept."""
    text = record.write(with_digests(), GAME)
    spoilt = text.replace("name krug 0", "name krug 9")
    kept, trouble = record.salvage(spoilt, GAME)

    assert isinstance(trouble, Mistake)
    assert trouble.key == "record-line"
    assert len(kept.decisions) == 58
