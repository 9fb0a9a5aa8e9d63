"""The conformance kit names what does not fit in what a game declares: tables, editions, rows, sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from stammtisch.core.conformance import check_rows, missing_words
from stammtisch.core.events import EventKind, Field
from stammtisch.core.observation import Layout, Slice
from tests.core import toy
from tests.core.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from stammtisch.core.events import Note
    from stammtisch.core.position import Position
from tests.core.unsound import find_fault

SEAT = Field("seat", "seat")


@pytest.mark.parametrize(
    ("tables", "fault"),
    [
        ({"step_names": TOY.step_names[:-1]}, "not as many steps as names"),
        ({"step_names": ("deal", "bet", "bet", "turn-over", "over")}, "a name stands twice in step_names"),
        ({"reasons": (*TOY.reasons, ("enough", "TOY-2"))}, "a name stands twice in reasons"),
        ({"event_kinds": (*TOY.event_kinds, TOY.event_kinds[0])}, "a name stands twice in event_kinds"),
        ({"event_kinds": TOY.event_kinds[:-1]}, "an event has no name"),
        ({"event_kinds": (EventKind("dealt", (Field("suit", "suit"),)),)}, "the facts of an event do not fit"),
        ({"event_kinds": (EventKind("dealt", (Field("card", "card"), SEAT), "card"),)}, "is not a seat (kind: dealt"),
        ({"event_kinds": (EventKind("dealt", (SEAT,), "card"),)}, "the secret of an event is none of its facts"),
        ({"domains": {**TOY.domains, "card": toy.CARDS[:1]}}, "a fact of an event has no word"),
        ({"seat_names": ("red", "blue")}, "there are more seats than names for them"),
        ({"layout": Layout(1, [Slice("card", 1, "")] * 2)}, "a name stands twice in layout"),
        ({"secret_choice": (toy.BET, 3)}, "the secret choice is not among as many as secret_choice says"),
        ({"secret_choice": (9, 2)}, "secret_choice is not a step and a number of choices"),
    ],
)
def test_tables_that_do_not_fit_are_found(tables: Mapping[str, Any], fault: str) -> None:
    """Names match numbers: one sentence says which do not."""
    assert fault in find_fault(replace(TOY, **tables))


def test_an_edition_that_leaves_an_option_open_is_found() -> None:
    """Every edition settles every option."""
    vague = replace(TOY, editions={"plain": TOY.editions["plain"], "vague": {"worth": "3"}})

    assert "an edition does not set every option (edition: vague" in find_fault(vague)


def test_a_forecast_that_changes_something_or_tells_a_secret_is_found() -> None:
    """It is made of public events, by looking only."""

    def clumsy(p: Position) -> list[Note]:
        p.at[toy.DRAWN] += 1
        return []

    def telling(p: Position) -> list[Note]:
        return [(toy.CHOSEN, 0, 0, 0, 0)]

    assert "a forecast changes the position" in find_fault(replace(TOY, scoring=clumsy))
    assert "a forecast holds what not everybody may know" in find_fault(replace(TOY, scoring=telling))


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ({"turn": (1, 2), "card": (2, 3)}, "rows overlap .first: turn, second: card"),
        ({"turn": (1, 1), "card": (2, 4)}, "rows do not fit"),
        ({"step": (0, 1), "card": (1, 3)}, "rows do not fit"),
    ],
)
def test_rows_that_overlap_or_do_not_fit_are_found(rows: Mapping[str, tuple[int, int]], fault: str) -> None:
    """A row begins behind the one before it, and the last one fits."""
    check_rows({"turn": (1, 1), "card": (2, 3)}, 5)
    with pytest.raises(AssertionError, match=fault):
        check_rows(rows, 5)


def test_missing_sentences_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that brings words brings all of them in every language; without any, its keys are shown."""
    assert missing_words(TOY, TOY.make_setup(), 1) == []

    package = tmp_path / "toy_words"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "words" / "en.ftl").write_text("game-toy = Toy\nquestion-bet = Higher or lower?\n")
    monkeypatch.syspath_prepend(tmp_path)
    wordy = replace(TOY, package="toy_words")
    missing = missing_words(wordy, TOY.make_setup(), 1)

    assert {"en: game-toy-about", "de: game-toy", "en: question-raise", "fr: event-dealt", "de: choice-bet"} < {
        *missing
    }
    assert {"en: game-toy", "en: question-bet", "en: question-deal", "en: reason-ok"}.isdisjoint(missing)
    assert "sentences are missing" in find_fault(wordy)
