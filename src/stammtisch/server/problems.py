"""Problems for the page: a decision of a played game, laid out for the seat that has to find it. Nothing is stored."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from stammtisch.bots.tactics.shelf import find_problem, of_the_day, shelf
from stammtisch.bots.tactics.telling import answer
from stammtisch.core.record import read
from stammtisch.server.api_types import ProblemInfo, ProblemNow, ProblemShelf
from stammtisch.server.history import History, Opened
from stammtisch.server.installed import find_game
from stammtisch.server.lessons import seats_of
from stammtisch.server.messages import State
from stammtisch.server.queries import forecast, parse, preview
from stammtisch.server.room import Room
from stammtisch.server.settings import TableSettings
from stammtisch.server.updates import tell_now

if TYPE_CHECKING:
    from stammtisch.bots.tactics.shelf import Shelved
    from stammtisch.bots.tactics.telling import Verdict
    from stammtisch.server.api_types import Foreseen
    from stammtisch.server.store import Store


@cache
def problem_infos(game: str) -> tuple[ProblemInfo, ...]:
    """All problems of a game, the easiest first; no solutions."""
    found = shelf(find_game(game))
    return tuple(ProblemInfo(one.name, one.problem.theme, one.seats, one.difficulty, one.kind) for one in found)


def tell_shelf(game: str) -> ProblemShelf:
    """The problems to pick from, and the one of today."""
    today = of_the_day(shelf(find_game(game)), datetime.now(UTC).date())
    return ProblemShelf(problem_infos(game), today.name if today else "")


def lay_out(game: str, one: Shelved, store: Store) -> tuple[Room, int]:
    """The room that messages speak of: the solver sits at it, and bots in name only."""
    found, problem = find_game(game), one.problem
    record = read(one.record, found)
    history = History(found, record.setup)
    history.add(Opened(tuple(record.decisions[: problem.decisions])))
    seats = seats_of(found, record.setup, problem.seat)
    room = Room(f"problem{one.name}", history, seats, TableSettings("", "", "nobody", 0), store)
    return room, found.seat(problem.seat)


def tell_problem(game: str, name: str, store: Store) -> ProblemNow:
    """A problem on the table, as its seat sees it. What was played before is not told: all that counts lies open."""
    one = find_problem(find_game(game), name)
    room, seat = lay_out(game, one, store)
    now = msgspec.structs.replace(tell_now(room, seat), change=None, undo=False)
    return ProblemNow(
        theme=one.problem.theme,
        difficulty=one.difficulty,
        kind=one.kind,
        state=State(room.history.number, one.problem.seat, (), now),
        forecast=forecast(room.history, seat),
    )


def judge_answer(game: str, name: str, action: str) -> Verdict:
    """Whether an answer is best, and why."""
    found = find_game(game)
    return answer(found, find_problem(found, name), parse(found, action))


def preview_problem(game: str, name: str, action: str, store: Store) -> Foreseen:
    """What an action would bring about in a problem, as far as its seat can know."""
    room, seat = lay_out(game, find_problem(find_game(game), name), store)
    return preview(room.history, seat, action)
