"""Problems: what there is to pick from, and one of them on the table."""

from __future__ import annotations

import msgspec

from stammtisch.bots.tactics.telling import Effect, Verdict
from stammtisch.server.api_types.queries import Forecast
from stammtisch.server.messages import State
from stammtisch.server.scalars import ActionText

__all__ = ["Effect", "ProblemAnswer", "ProblemInfo", "ProblemNow", "ProblemShelf", "Verdict"]


class ProblemInfo(msgspec.Struct, frozen=True):
    """A problem as one picks it: by its theme (`problem-theme-…`), and how hard it is, from 1 to 4; 0: not measured.

    `kind`: whether it is proven or judged that the best is best (`problem-proven`, `problem-judged`).
    """

    name: str
    theme: str
    seats: int
    difficulty: int
    kind: str


class ProblemShelf(msgspec.Struct, frozen=True):
    """All problems of a game, the easiest first, and the name of today's; empty if there is none."""

    problems: tuple[ProblemInfo, ...]
    today: str


class ProblemNow(msgspec.Struct, frozen=True):
    """A problem on the table, as the seat that is asked sees it."""

    theme: str
    difficulty: int
    kind: str
    state: State
    forecast: Forecast | None


class ProblemAnswer(msgspec.Struct, frozen=True):
    """What somebody would do, in the words of the notation."""

    action: ActionText
