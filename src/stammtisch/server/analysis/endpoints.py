"""The HTTP endpoints of analyses: whoever may see a replay may see what it teaches."""

from __future__ import annotations

from typing import Final

from stammtisch.server import api_types as api
from stammtisch.server.calls import Call, Endpoint


async def get_analysis(call: Call) -> object:
    """The analysis of a finished game, or how far it has come."""
    return await call.tables.analyses.look(await call.replays.find(call.name, call.guest), call.guest)


async def begin_analysis(call: Call) -> object:
    """Begin the analysis of a finished game, if nobody has."""
    return await call.tables.analyses.begin(await call.replays.find(call.name, call.guest), call.guest)


async def cancel_analysis(call: Call) -> object:
    """Cancel an analysis that is on its way."""
    return await call.tables.analyses.cancel(await call.replays.find(call.name, call.guest), call.guest)


ANALYSIS_ENDPOINTS: Final = (
    Endpoint("GET", "/api/replays/{id}/analysis", get_analysis, api.AnalysisState),
    Endpoint("POST", "/api/replays/{id}/analysis", begin_analysis, api.AnalysisState),
    Endpoint("POST", "/api/replays/{id}/analysis/cancel", cancel_analysis, api.AnalysisState),
)
