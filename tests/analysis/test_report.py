"""Whole analyses: complete as data, kept, and told in every language without a missing word."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import pytest

import stammtisch
from stammtisch.analysis import cache
from stammtisch.analysis.analysing import analyse
from stammtisch.analysis.effort import Effort
from stammtisch.analysis.page import page
from stammtisch.analysis.report import Analysis, LayReport
from stammtisch.analysis.telling import WORDS, tell, tell_cause, tell_lay
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake
from stammtisch.core.words import LANGUAGES, phrasebook
from tests.analysis.games import NAMES, played

if TYPE_CHECKING:
    from pathlib import Path

FOUND: dict[str, Analysis] = {}
HOLE = re.compile(r"\[[a-z]+(-[a-z0-9_]+)+\]|\{")  # a key without a sentence, or a variable without a value


STEPS: list[int] = []


def analysed(name: str) -> Analysis:
    """The analysis of a game between beginners: there is much to say about it."""
    if name not in FOUND:
        STEPS.clear()
        record = played(name, 21, "beginner")
        FOUND[name] = analyse(stammtisch.game(name), record, lambda: STEPS.append(1), Effort((2,), 1))
        assert len(STEPS) == len(record.decisions)  # so a bar shows how far it has come
    return FOUND[name]


@pytest.mark.parametrize("name", NAMES)
def test_columns_add_up_and_every_choice_is_judged(name: str) -> None:
    """What a reader adds up comes out; each decision with a choice has a grade, and accuracy is between 0 and 100."""
    found = analysed(name)
    sums = [seat.beginning + sum(column.amount for column in seat.columns) - seat.end for seat in found.seats]

    assert max(map(abs, sums)) < 1e-9
    assert sum(sum(seat.grades.values()) for seat in found.seats) == len(found.judged) > 50
    assert all(0 < phase.accuracy <= 100 for seat in found.seats for phase in seat.phases)
    assert all(abs(sum(point.open) - 1) < 1e-9 for point in found.curve)
    assert found.curve[-1].decisions == found.decisions
    assert {len(seat.summary) for seat in found.seats} == {5}
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_everything_is_told_in_every_language(name: str, language: str) -> None:
    """Sentences, reasons and the page have no hole, and the page no script."""
    found, game = analysed(name), stammtisch.game(name)
    book = phrasebook(language, game.package, WORDS)
    said = [tell(game, book, sentence) for seat in found.seats for sentence in seat.summary]
    said += [tell_cause(book, cause) for each in found.judged for cause in each.causes]
    html = page(found, book, game, found.seats[0])

    assert [text for text in said if HOLE.search(text)] == []
    assert "<script" not in html
    assert html.count("<polygon") == 4


@pytest.mark.parametrize("name", NAMES)
def test_every_measure_has_a_reason_for_and_against(name: str) -> None:
    """Whatever a game counts can be said in both directions."""
    package = stammtisch.game(name).package
    weights = msgspec.json.decode(msgspec.json.encode(dict(measures(package))), type=dict[str, float])
    book = phrasebook("en", package)

    assert [key for key in weights if not (book.has(f"because-{key}") and book.has(f"although-{key}"))] == []


def measures(package: str) -> dict[str, float]:
    """What a game counts."""
    from stammtisch.core.parts import part  # noqa: PLC0415 -- only here

    module = part(package, "bots.measures")
    assert module is not None
    weights: dict[str, float] = module.WEIGHTS
    return weights


def test_an_analysis_is_kept_until_the_judges_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same record is read again; another record, another judge or a damaged file is not."""
    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path))
    name = NAMES[0]
    game, record, found = stammtisch.game(name), played(name, 21, "beginner"), analysed(name)
    assert cache.kept(game, record) is None
    cache.keep(game, record, found)

    assert cache.kept(game, record) == found
    assert cache.kept(game, played(name, 22)) is None
    monkeypatch.setattr(cache, "VERSION", 999)
    assert cache.kept(game, record) is None
    monkeypatch.undo()
    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path))
    cache.place(game, record).write_bytes(b"{")
    assert cache.kept(game, record) is None


def test_a_running_game_is_not_analysed() -> None:
    """Not even by whoever has its record."""
    name = NAMES[0]
    record = played(name, 21)
    cut = records.Record(record.setup, record.players, decisions=record.decisions[:100])

    with pytest.raises(Mistake, match="analysis-unfinished"):
        analyse(stammtisch.game(name), cut)


@pytest.mark.parametrize(
    ("low", "high", "told"),
    [
        (0.95, 0.95, "“Buy a share” nearly always"),
        (0.61, 0.98, "“Buy a share” nearly always (between 6 and 10 times in ten)"),
        (0.02, 0.97, "“Buy a share” between 0 and 10 times in ten: it cannot be told more closely"),
    ],
)
def test_a_share_is_told_as_closely_as_it_is_known(low: float, high: float, told: str) -> None:
    """In a word where one fits, between tenths where it is not sure, and only so where it may be nearly anything."""
    game = stammtisch.game("goldbraeu")

    assert tell_lay(game, phrasebook("en", WORDS, game.package), LayReport("choose buy", 0.95, low, high, 0)) == told
