"""The HTTP endpoints of lessons."""

from __future__ import annotations

from typing import Final

from stammtisch.server import api_types as api
from stammtisch.server.calls import Call, Endpoint
from stammtisch.server.lessons import preview_lesson, tell_lesson


async def play_lesson(call: Call) -> object:
    """A chapter after some steps: what is said now, and the table as the learner sees it. Nothing is stored."""
    return await call.guest.work(tell_lesson, call.path["game"], call.path["chapter"], call.body, call.tables.store)


async def preview_in_lesson(call: Call) -> object:
    """What an action would bring about after some steps of a chapter."""
    return await call.guest.work(preview_lesson, call.path["game"], call.path["chapter"], call.body, call.tables.store)


LESSON_ENDPOINTS: Final = (
    Endpoint("POST", "/api/lessons/{game}/{chapter}", play_lesson, api.LessonNow, api.LessonDone),
    Endpoint("POST", "/api/lessons/{game}/{chapter}/preview", preview_in_lesson, api.Foreseen, api.LessonPreview),
)
