"""Lessons: a chapter is played on a real table; a broken one is found, and the sentence names chapter and step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

import stammtisch
from stammtisch.core import lessons
from stammtisch.core.conformance import check_lessons
from stammtisch.core.lessons import Lessons, LessonStep, LessonTable, find_chapter, lessons_of
from stammtisch.core.mistakes import Mistake
from tests.core.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = stammtisch.game("goldbraeu")
BOSS = find_chapter(GAME, "boss")
LAST = len(BOSS.step) - 1


def with_step(number: int, change: Callable[[LessonStep], LessonStep]) -> Lessons:
    """A lesson of one chapter with one step changed."""
    steps = [change(step) if at == number else step for at, step in enumerate(BOSS.step)]
    return Lessons((replace(BOSS, step=tuple(steps)),))


def test_a_game_without_lessons_has_none() -> None:
    """Nothing is missing then."""
    assert lessons_of(TOY).chapter == ()
    check_lessons(TOY)


def test_what_a_step_wants_may_be_chosen_and_what_else_is_legal_has_to_wait() -> None:
    """Real refusals stay what they are; the rest of what is legal is refused kindly, and refused by the table too."""
    lesson = LessonTable(GAME, BOSS)
    reading = lesson.ask()
    lesson.do("")
    ask = lesson.ask()

    assert reading is not None
    assert reading.choices == ()
    assert ask is not None
    assert [choice.action for choice in ask.choices] == ["choose boss"]
    assert {refusal.action for refusal in ask.refusals if refusal.reason.key == "lesson-later"} == {
        "choose expand",
        "choose buy",
    }
    with pytest.raises(Mistake, match="this step of the lesson asks for something else"):
        lesson.do("choose buy")
    with pytest.raises(Mistake, match="this step of the lesson asks for something else"):
        lesson.do("")


def test_the_others_do_what_is_written_and_the_same_is_dealt_every_time() -> None:
    """Draws that no step names come from the chapter's seed."""
    played = []
    for _ in range(2):
        lesson = LessonTable(GAME, BOSS)
        while lesson.step:
            lesson.do(next(iter(lesson.accepted()), ""))
        played.append([decision.words for decision in lesson.table.record.decisions])
        with pytest.raises(Mistake, match="This chapter is over"):
            lesson.do("")

    assert played[0] == played[1]


def test_if_the_first_is_forbidden_the_seat_does_the_second() -> None:
    """`yellow name mayer 0 | yellow name krug 0`: Yellow has no share of Mayerbräu."""
    written = ("yellow name mayer 0 | yellow name krug 0",)
    check_lessons(GAME, with_step(4, lambda step: replace(step, then=written)))


def test_an_unknown_chapter_is_a_mistake() -> None:
    """Not a stack trace."""
    with pytest.raises(Mistake, match="no chapter “x”"):
        find_chapter(GAME, "x")


@pytest.mark.parametrize(
    ("number", "change", "found"),
    [
        (2, {"do": ("name mayer 0",)}, "wants what the rules forbid"),
        (2, {"do": ("name adler 1", "name mayer 0")}, "wants what is never possible"),
        (3, {"do": ("pass",)}, "asks who is not asked"),
        (3, {"then": ("blue block 0",)}, "what is written cannot be done"),
        (1, {"then": ("blue choose buy",)}, "asks who is not asked"),
        (0, {"say": "nothing-of-the-kind"}, "sentences of lessons are missing"),
        (0, {"point": ("business:nowhere",)}, "points at what nothing is called"),
        (0, {"point": ("nowhere",)}, "points at what nothing is called"),
        (0, {"point": ("player:pink",)}, "points at what nothing is called"),
        (LAST, {"expect": ("blocked blue krug",)}, "tells what did not happen"),
        (0, {"sees": {"players.red.cash": 24}}, "sees what is not there"),
    ],
)
def test_a_broken_lesson_is_found(number: int, change: dict[str, object], found: str) -> None:
    """An illegal or impossible decision, a missing sentence, an unknown target, a figure that is not so."""
    broken = with_step(number, lambda step: replace(step, **change))

    with pytest.raises(AssertionError, match=found):
        check_lessons(GAME, broken)


def test_a_rule_that_changes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a block ended the action, as one manual has it, Yellow could not pass after it."""
    start = lessons.start_of(GAME, BOSS)
    other = GAME.make_setup("hanser-2004", 3, {"after_block": "none"})
    monkeypatch.setattr(lessons, "start_of", lambda _game, _chapter: replace(start, setup=other))

    with pytest.raises(AssertionError, match=r"cannot be done .*chapter: boss, step: block"):
        check_lessons(GAME, Lessons((BOSS,)))
