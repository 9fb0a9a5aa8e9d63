"""Lessons: a first game in chapters, as data of a game (`lessons/chapters.toml`), played by the engine itself.

A chapter begins where a record stands, so it cannot show an impossible table. Each of its steps says something, points
at things, and lets the learner do something or only read; then the other seats and the dealer do what is written. The
sentences are in the game's words, under `lesson-<chapter>` and `lesson-<chapter>-<step>`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.core.ask import Reason, Refusal
from stammtisch.core.mistakes import Mistake
from stammtisch.core.parts import data
from stammtisch.core.position import CHANCE, OK, owes
from stammtisch.core.record import DEALER_NAME, Decision, Record, read
from stammtisch.core.table import Table

if TYPE_CHECKING:
    from stammtisch.core.ask import Ask
    from stammtisch.core.events import Event
    from stammtisch.core.game import Game

CHAPTERS: Final = "lessons/chapters.toml"
REST: Final = "*"  # alone: whatever the rules allow; at the end: whatever begins like this
OR: Final = " | "  # between what a seat does and what it does instead if the rules forbid the first
LATER: Final = Reason("lesson-later", "")  # legal, but not what this step is about


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: what is said, what is pointed at, what the learner does, and what the others do then."""

    say: str
    point: tuple[str, ...] = ()  # names of targets, such as `business:krug` or `player:red`
    do: tuple[str, ...] = ()  # any of these actions; `expand *` is all that begin so; empty: the learner only reads
    then: tuple[str, ...] = ()  # decisions such as `blue choose buy | blue pass` or `dealer turn krug`
    expect: tuple[str, ...] = ()  # events of the step before that the sentence speaks of: `shares-paid krug red 4 12`
    sees: dict[str, str | int | None] = {}  # what the sentence says of the learner's view: `players.red.cash` is 25


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and the steps from there."""

    name: str
    record: str  # a file beside chapters.toml
    seat: str  # the learner's
    step: tuple[LessonStep, ...]
    at: int | None = None  # after so many decisions of the record; without it, after all
    seed: int = 1  # for draws that no step names


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All chapters of a game in their order."""

    chapter: tuple[Chapter, ...]
    places: tuple[str, ...] = ()  # what can be pointed at though it is no target: anchors of the game's drawings


@cache
def lessons_of(game: Game) -> Lessons:
    """A game's lessons; no chapters if it brings none."""
    found = data(game.package, CHAPTERS)
    return Lessons(()) if found is None else msgspec.toml.decode(found.read_bytes(), type=Lessons)


def find_chapter(game: Game, name: str) -> Chapter:
    """A chapter by its name."""
    for chapter in lessons_of(game).chapter:
        if chapter.name == name:
            return chapter
    raise Mistake("no-chapter", chapter=name)


def key_of(chapter: Chapter, step: LessonStep) -> str:
    """Where the sentence of a step is found."""
    return f"lesson-{chapter.name}-{step.say}"


def start_of(game: Game, chapter: Chapter) -> Record:
    """The record that a chapter begins with, as far as it is needed."""
    record = read_start(game, chapter.record)
    return Record(record.setup, {}, chapter.seed, record.decisions[: chapter.at], lines=record.lines)


@cache
def read_start(game: Game, file: str) -> Record:
    """A record beside chapters.toml."""
    found = data(game.package, f"lessons/{file}")
    if found is None:
        raise FileNotFoundError(file)
    return read(found.read_text(encoding="utf-8"), game)


class LessonTable:
    """A chapter being played on a real table. `done` has one entry per step: the learner's action, or nothing."""

    def __init__(self, game: Game, chapter: Chapter) -> None:
        self.game = game
        self.chapter = chapter
        self.seat = game.seat(chapter.seat)
        start = start_of(game, chapter)
        self.table = Table(game, start.setup, chapter.seed)
        self.table.rebuild(start)
        self.table.run_chance()
        self.done: list[str] = []
        self.told: list[Event] = []  # what the learner saw happen in the last step

    @property
    def step(self) -> LessonStep | None:
        """The step that is due; None at the end of the chapter."""
        steps = self.chapter.step
        return steps[len(self.done)] if len(self.done) < len(steps) else None

    def accepted(self) -> list[str]:
        """What the learner may do in this step; nothing if it only reads."""
        step = self.step
        if step is None or not step.do:
            return []
        if not owes(self.table.position, self.seat):
            raise Mistake("nothing-owed", seat=self.chapter.seat)
        legal = [self.game.catalogue.words(action) for action in self.table.position.legal(self.seat)]
        return [words for wanted in step.do for words in legal if fits(words, wanted)]

    def ask(self) -> Ask | None:
        """The learner's question: what this step is about may be chosen; what else is legal has to wait.

        While the learner only reads, that is everything. None if no decision is owed.
        """
        if not owes(self.table.position, self.seat):
            return None
        accepted = self.accepted()
        ask = self.table.ask(self.seat)
        later = [choice for choice in ask.choices if choice.action not in accepted]
        return msgspec.structs.replace(
            ask,
            choices=tuple(choice for choice in ask.choices if choice.action in accepted),
            refusals=(*ask.refusals, *(Refusal(choice.action, choice.targets, LATER) for choice in later)),
        )

    def do(self, words: str) -> None:
        """Carry out a step: the learner's action (none if it only reads), then all that is written."""
        step = self.step
        if step is None:
            raise Mistake("lesson-over")
        before = len(self.table.notes)
        if words or step.do:
            if words not in self.accepted():
                raise Mistake("lesson-later")
            self.table.repeat(Decision(self.chapter.seat, words))
        for line in step.then:
            self.follow(line)
        self.table.run_chance()
        self.told = self.table.events(self.seat, before)
        self.done.append(words)

    def follow(self, line: str) -> None:
        """Let a seat or the dealer do what is written: the first that the rules allow."""
        decisions = [Decision(*text.split(" ", 1)) for text in line.split(OR)]
        if decisions[0].seat != DEALER_NAME and self.table.position.to_act == CHANCE:
            self.table.run_chance()
        self.table.repeat(next((one for one in decisions if self.is_legal(one)), decisions[0]))

    def is_legal(self, decision: Decision) -> bool:
        """Whether the rules allow a decision now; a draw is checked when it is made."""
        action = self.game.catalogue.parse(decision.words)
        if decision.seat == DEALER_NAME or action is None:
            return True
        return self.table.position.why(self.game.seat(decision.seat), action) == OK


def fits(words: str, wanted: str) -> bool:
    """Whether an action is what a step wants."""
    return words.startswith(wanted[:-1]) if wanted.endswith(REST) else words == wanted
