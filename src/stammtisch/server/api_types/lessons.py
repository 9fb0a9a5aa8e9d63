"""Lessons: what the learner has done, and where that has led."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from stammtisch.server.api_types.queries import Forecast
from stammtisch.server.messages import Moved, State
from stammtisch.server.scalars import ActionText

Done = Annotated[tuple[ActionText, ...], Meta(max_length=200)]


class LessonDone(msgspec.Struct, frozen=True):
    """What the learner has done in a chapter, step by step; empty for a step that is only read."""

    done: Done = ()
    fresh: bool = True  # tell everything, not only what the last step brought about


class LessonNow(msgspec.Struct, frozen=True):
    """The step of a chapter that is due, and the table as the learner's seat sees it."""

    number: int  # steps done
    length: int  # steps of the chapter
    say: str  # the key of the sentence; empty at the end of the chapter
    point: tuple[str, ...]  # names of targets
    asks: bool  # whether something is to be done, not only read
    state: State | None  # everything, or ...
    moves: tuple[Moved, ...]  # ... what the last step brought about, one message per line of the log
    forecast: Forecast | None


class LessonPreview(msgspec.Struct, frozen=True):
    """An action after these steps of a chapter: what would it bring about."""

    action: ActionText
    done: Done = ()
