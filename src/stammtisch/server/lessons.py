"""Lessons for the page: a chapter is played anew for each request, from all that was done in it; nothing is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from stammtisch.core.lessons import LessonTable, find_chapter, key_of
from stammtisch.server.api_types import LessonNow
from stammtisch.server.history import Decided, History, Opened
from stammtisch.server.installed import find_game, friendly_bot
from stammtisch.server.queries import forecast, preview
from stammtisch.server.room import Room
from stammtisch.server.seats import Seat
from stammtisch.server.settings import TableSettings
from stammtisch.server.updates import tell_moved, tell_state

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup
    from stammtisch.server.api_types import Foreseen, LessonDone, LessonPreview
    from stammtisch.server.messages import Moved, Now
    from stammtisch.server.store import Store


class LessonRoom:
    """A chapter with the room that its messages speak of: the learner sits at it, and bots in name only."""

    def __init__(self, game: str, chapter: str, store: Store) -> None:
        self.lesson = LessonTable(find_game(game), find_chapter(find_game(game), chapter))
        table, seat = self.lesson.table, self.lesson.chapter.seat
        history = History(table.game, table.record.setup)
        history.add(Opened(tuple(table.record.decisions)))
        settings = TableSettings("", "", "nobody", 0)
        self.room = Room(f"lesson{chapter}", history, seats_of(table.game, table.record.setup, seat), settings, store)

    def do(self, words: str) -> list[Moved]:
        """Carry out a step; return what the learner is told, one message per line."""
        known = len(self.lesson.table.lines)
        self.lesson.do(words)
        return [self.tell(line) for line in range(known, len(self.lesson.table.lines))]

    def tell(self, line: int) -> Moved:
        """Add a line of the table to the log; return the message about it."""
        history = self.room.history
        added = self.lesson.table.lines[line]
        history.add(Decided(added.seat, tuple(added.decisions), ""))
        return tell_moved(self.room, self.lesson.seat, history.number - 1)

    def now(self, now: Now, *, last: bool) -> Now:
        """What the learner is to see: asked only what this step is about, and that after everybody has moved."""
        ask = self.lesson.ask() if last else None
        due = None if ask is None or now.due is None else msgspec.structs.replace(now.due, ask=ask)
        return msgspec.structs.replace(now, due=due, change=None, undo=False)

    def told(self, moves: list[Moved], *, fresh: bool) -> LessonNow:
        """The step that is due, and how the table came to it."""
        lesson, seat = self.lesson, self.lesson.seat
        step = lesson.step
        last = len(moves) - 1
        whole = tell_state(self.room, seat) if fresh or not moves else None
        return LessonNow(
            number=len(lesson.done),
            length=len(lesson.chapter.step),
            say=key_of(lesson.chapter, step) if step else "",
            point=step.point if step else (),
            asks=bool(step and step.do),
            state=whole and msgspec.structs.replace(whole, now=self.now(whole.now, last=True)),
            moves=()
            if whole
            else tuple(
                msgspec.structs.replace(move, now=self.now(move.now, last=number == last))
                for number, move in enumerate(moves)
            ),
            forecast=forecast(self.room.history, seat),
        )


def seats_of(game: Game, setup: Setup, learner: str) -> list[Seat]:
    """The learner and, in name, friendly bots."""
    bot = friendly_bot(setup)
    names = game.seat_names[: setup.seats]
    return [Seat(name, "person") if name == learner else Seat(name, "bot", bot=bot) for name in names]


def open_lesson(game: str, chapter: str, done: tuple[str, ...], store: Store) -> tuple[LessonRoom, list[Moved]]:
    """A chapter after these steps, and what the last of them brought about."""
    room = LessonRoom(game, chapter, store)
    moves: list[Moved] = []
    for words in done:
        moves = room.do(words)
    return room, moves


def tell_lesson(game: str, chapter: str, wish: LessonDone, store: Store) -> LessonNow:
    """A chapter after some steps: what is said now, and the table as the learner sees it."""
    room, moves = open_lesson(game, chapter, wish.done, store)
    return room.told(moves, fresh=wish.fresh)


def preview_lesson(game: str, chapter: str, wish: LessonPreview, store: Store) -> Foreseen:
    """What an action would bring about after some steps of a chapter."""
    room, _moves = open_lesson(game, chapter, wish.done, store)
    return preview(room.room.history, room.lesson.seat, wish.action)
