"""The HTTP endpoints of problems."""

from __future__ import annotations

from typing import Final

from stammtisch.server import api_types as api
from stammtisch.server.calls import Call, Endpoint
from stammtisch.server.problems import judge_answer, preview_problem, tell_problem, tell_shelf


async def get_problems(call: Call) -> object:
    """The problems of a game, and which is today's."""
    return await call.guest.work(tell_shelf, call.path["game"])


async def get_problem(call: Call) -> object:
    """A problem on the table, as the seat that is asked sees it. Nothing is stored."""
    return await call.guest.work(tell_problem, call.path["game"], call.path["problem"], call.tables.store)


async def answer_problem(call: Call) -> object:
    """Whether an answer is best, and why."""
    return await call.guest.work(judge_answer, call.path["game"], call.path["problem"], call.body.action)


async def preview_in_problem(call: Call) -> object:
    """What an action would bring about in a problem."""
    path, action = call.path, call.body.action
    return await call.guest.work(preview_problem, path["game"], path["problem"], action, call.tables.store)


PROBLEM_ENDPOINTS: Final = (
    Endpoint("GET", "/api/problems/{game}", get_problems, api.ProblemShelf),
    Endpoint("GET", "/api/problems/{game}/{problem}", get_problem, api.ProblemNow),
    Endpoint("POST", "/api/problems/{game}/{problem}", answer_problem, api.Verdict, api.ProblemAnswer),
    Endpoint("POST", "/api/problems/{game}/{problem}/preview", preview_in_problem, api.Foreseen, api.Preview),
)
