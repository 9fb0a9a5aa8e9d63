"""Lessons are played to their end in every way that they accept, and what they say is held against the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.conformance.walking import broken
from stammtisch.core.lessons import LessonTable, fits, key_of, lessons_of
from stammtisch.core.mistakes import Mistake
from stammtisch.core.words import LANGUAGES, phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.game import Game
    from stammtisch.core.lessons import Chapter, Lessons, LessonStep

SEATED: Final = ("player", "purse")  # what the page draws for every seat


def check_lessons(game: Game, lessons: Lessons | None = None) -> None:
    """Every chapter can be played, points at what is there, and is said in every language; none is fine too."""
    lessons = lessons_of(game) if lessons is None else lessons
    missing = missing_sentences(game, lessons)
    if missing:
        raise broken("sentences of lessons are missing", game=game.name, keys=missing)
    for chapter in lessons.chapter:
        check_pointing(game, lessons, chapter)
        check_chapter(game, chapter)


def sentences_of(lessons: Lessons) -> Iterator[str]:
    """The keys of all that is said."""
    for chapter in lessons.chapter:
        yield f"lesson-{chapter.name}"
        yield from (key_of(chapter, step) for step in chapter.step)


def missing_sentences(game: Game, lessons: Lessons) -> list[str]:
    """The sentences that are missing, as `language: key`."""
    books = {language: phrasebook(language, game.package) for language in LANGUAGES}
    return [
        f"{language}: {key}" for language, book in books.items() for key in sentences_of(lessons) if not book.has(key)
    ]


def check_pointing(game: Game, lessons: Lessons, chapter: Chapter) -> None:
    """Whatever is pointed at has a name that the game's drawings can carry."""
    for step in chapter.step:
        unknown = [name for name in step.point if not is_known(game, lessons, name)]
        if unknown:
            raise broken(
                "a lesson points at what nothing is called", chapter=chapter.name, step=step.say, names=unknown
            )


def is_known(game: Game, lessons: Lessons, name: str) -> bool:
    """Whether something can be called so: a word of one of the game's kinds, a player, a place of its drawings."""
    kind, colon, word = name.partition(":")
    if not colon:
        return name in lessons.places
    return word in (game.seat_names if kind in SEATED else game.domains.get(kind, ()))


# ---- playing


def check_chapter(game: Game, chapter: Chapter) -> None:
    """Play a chapter to its end once for every action that some step accepts; no wanted action is out of reach."""
    found: set[tuple[str, str]] = set()
    for number in range(len(chapter.step)):
        for action in range(max(1, len(accepted_at(game, chapter, number)))):
            found |= play_through(game, chapter, number, action)
    for step in chapter.step:
        idle = [wanted for wanted in step.do if (step.say, wanted) not in found]
        if idle:
            raise broken("a lesson wants what is never possible", chapter=chapter.name, step=step.say, actions=idle)


def accepted_at(game: Game, chapter: Chapter, number: int) -> list[str]:
    """What a step accepts if the first accepted action was taken in all steps before."""
    lesson = LessonTable(game, chapter)
    for _ in range(number):
        take(lesson, 0)
    return offered(lesson)


def play_through(game: Game, chapter: Chapter, number: int, action: int) -> set[tuple[str, str]]:
    """Play to the end with another action in one step; return which wanted actions were possible on the way."""
    lesson = LessonTable(game, chapter)
    found: set[tuple[str, str]] = set()
    while (step := lesson.step) is not None:
        check_said(lesson, step)
        accepted = offered(lesson)
        found |= {(step.say, wanted) for wanted in step.do for words in accepted if fits(words, wanted)}
        take(lesson, action if len(lesson.done) == number else 0)
    return found


def offered(lesson: LessonTable) -> list[str]:
    """What the step accepts; the chapter and the step are named if it is nothing though something is to be done."""
    step = lesson.step
    assert step is not None
    try:
        accepted = lesson.accepted()
    except Mistake as mistake:
        raise broken("a lesson asks who is not asked", chapter=lesson.chapter.name, step=step.say) from mistake
    if step.do and not accepted:
        raise broken("a lesson wants what the rules forbid", chapter=lesson.chapter.name, step=step.say, wants=step.do)
    return accepted


def take(lesson: LessonTable, number: int) -> None:
    """Take an accepted action, or read on; what the others do then has to be legal."""
    step = lesson.step
    assert step is not None
    accepted = offered(lesson)
    try:
        lesson.do(accepted[number] if accepted else "")
    except Mistake as mistake:
        raise broken(
            "what is written cannot be done",
            chapter=lesson.chapter.name,
            step=step.say,
            done=lesson.done,
            because=mistake,
        ) from mistake


# ---- what is said is true


def check_said(lesson: LessonTable, step: LessonStep) -> None:
    """The events and the view that a sentence speaks of are there."""
    told = {" ".join([event.kind, *(str(value) for value in event.facts.values())]) for event in lesson.told}
    untold = [event for event in step.expect if event not in told]
    if untold:
        raise broken("a lesson tells what did not happen", chapter=lesson.chapter.name, step=step.say, events=untold)
    view = lesson.game.view(lesson.table.position, lesson.seat)
    for path, value in step.sees.items():
        seen = look(view, path)
        if seen != value:
            raise broken("a lesson sees what is not there", step=step.say, path=path, said=value, seen=seen)


def look(view: object, path: str) -> object:
    """What a view holds at a path such as `gardens.krug.income`: fields, keys, and things by their name or seat."""
    for word in path.split("."):
        view = enter(view, word)
    return view


def enter(holder: object, word: str) -> object:
    """One step of a path."""
    if isinstance(holder, dict):
        return holder.get(word)
    if isinstance(holder, tuple):
        named = (one for one in holder if word in (getattr(one, "name", None), getattr(one, "seat", None)))
        return next(named, None) if not word.isdigit() else holder[int(word)]
    return getattr(holder, word, None)
