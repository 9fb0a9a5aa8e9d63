"""The HTTP endpoints, one row each. The application and the OpenAPI document are generated from these rows."""

from __future__ import annotations

from typing import Final

from stammtisch.server.analysis.endpoints import ANALYSIS_ENDPOINTS
from stammtisch.server.endpoints.lessons import LESSON_ENDPOINTS
from stammtisch.server.endpoints.lobby import LOBBY_ENDPOINTS
from stammtisch.server.endpoints.problems import PROBLEM_ENDPOINTS
from stammtisch.server.endpoints.replays import REPLAY_ENDPOINTS
from stammtisch.server.endpoints.table import TABLE_ENDPOINTS
from stammtisch.server.hints.endpoints import HINT_ENDPOINTS
from stammtisch.server.notices.endpoints import NOTICE_ENDPOINTS
from stammtisch.server.profiles.endpoints import PROFILE_ENDPOINTS

ENDPOINTS: Final = (
    *LOBBY_ENDPOINTS,
    *TABLE_ENDPOINTS,
    *HINT_ENDPOINTS,
    *NOTICE_ENDPOINTS,
    *LESSON_ENDPOINTS,
    *PROBLEM_ENDPOINTS,
    *REPLAY_ENDPOINTS,
    *ANALYSIS_ENDPOINTS,
    *PROFILE_ENDPOINTS,
)
