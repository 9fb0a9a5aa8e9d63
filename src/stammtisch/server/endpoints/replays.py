"""The HTTP endpoints of replays."""

from __future__ import annotations

from typing import Final

from stammtisch.server import api_types as api
from stammtisch.server.calls import Call, Endpoint
from stammtisch.server.creation import continue_record
from stammtisch.server.endpoints.lobby import table_of


async def upload(call: Call) -> object:
    """Upload a record, to step through it: send its text."""
    call.guest.store(len(call.body))
    return (await call.replays.upload(call.body, call.guest)).replay()


async def get_replay(call: Call) -> object:
    """A record that can be stepped through: an upload, or a finished table."""
    return (await call.replays.find(call.name, call.guest)).replay()


async def get_replay_frame(call: Call) -> object:
    """The table after a number of decisions, as a seat or a spectator could see it, or with everything open."""
    replay = await call.replays.find(call.name, call.guest)
    return replay.frame(call.path["number"], call.query.get("viewer", "open"))


async def get_replay_log(call: Call) -> object:
    """The log of a record, as a seat or a spectator could read it, or with everything open."""
    replay = await call.replays.find(call.name, call.guest)
    return await call.guest.work(replay.log, call.query.get("viewer", "open"))


async def get_story(call: Call) -> object:
    """Every decision of a record with its events and the scores."""
    replay = await call.replays.find(call.name, call.guest)
    return await call.guest.work(replay.story)


async def continue_replay(call: Call) -> object:
    """Continue a record from some decision at a new table against bots."""
    replay = await call.replays.find(call.name, call.guest)
    tables = call.tables

    async def making() -> api.Created:
        game, record = replay.game, replay.table.record
        return await tables.add(*await call.guest.work(continue_record, game, record, call.body, tables.store))

    return await call.guest.make(making, table_of)


VIEWER: Final = (("viewer", api.Viewer),)
REPLAY_ENDPOINTS: Final = (
    Endpoint("POST", "/api/replays", upload, api.Replay, str, 201),
    Endpoint("GET", "/api/replays/{id}", get_replay, api.Replay),
    Endpoint("GET", "/api/replays/{id}/at/{number:count}", get_replay_frame, api.Frame, query=VIEWER),
    Endpoint("GET", "/api/replays/{id}/log", get_replay_log, api.Log, query=VIEWER),
    Endpoint("GET", "/api/replays/{id}/story", get_story, api.Story),
    Endpoint("POST", "/api/replays/{id}/continue", continue_replay, api.Created, api.Resume, 201),
)
