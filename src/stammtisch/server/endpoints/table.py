"""The HTTP endpoints of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake
from stammtisch.server import api_types as api
from stammtisch.server import commands, invitations, moderation, queries, rematch
from stammtisch.server import messages as m
from stammtisch.server.aids import tell_belief
from stammtisch.server.calls import Call, Endpoint
from stammtisch.server.reading import read_count
from stammtisch.server.replays import write_record
from stammtisch.server.scalars import Count
from stammtisch.server.updates import tell_frame, tell_lines, tell_state, tell_table

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from stammtisch.server.room import Room


async def get_table(call: Call) -> object:
    """The table as the asking viewer may see it."""
    async with call.tables.room(call.name) as room, room.lock:
        viewer = room.viewer_of(call.key)
        call.guest.read(room.history.number)
        return tell_state(room, viewer)


async def join(call: Call) -> object:
    """Take an open seat, or the seat of an invitation."""
    me = await call.me()
    async with call.tables.room(call.name) as room:
        seat, key = await room.perform(lambda: commands.join(room, call.body, me))
        return api.Joined(room.seats[seat].seat, key, tell_table(room))


async def get_invitation(call: Call) -> object:
    """What an invitation is for, and whether it can still be used."""
    async with call.tables.room(call.name) as room, room.lock:
        return invitations.look(room, call.body.invitation)


async def play_again(call: Call) -> object:
    """Play again with the same company; the second who asks is told of the first one's table."""
    async with call.tables.room(call.name) as room:
        seat = room.seat_of(call.key)

        async def making() -> api.Rematch:
            return await room.perform(lambda: rematch.play_again(call.tables, room, seat))

        if room.settings.next or room.status != "over":
            return await making()
        return await call.guest.make(making, next_of)


def next_of(made: api.Rematch) -> str:
    """The id of the table of a rematch."""
    return made.table


async def as_host(call: Call, command: Callable[[Room], Coroutine[object, object, object]]) -> m.TableInfo:
    """Run a command that only the host may give, and tell how the table is run then."""
    async with call.tables.room(call.name) as room:
        room.check_host(call.key)
        await room.perform(lambda: command(room))
        return tell_table(room)


async def begin(call: Call) -> object:
    """Begin: bots take the seats that nobody took."""
    return await as_host(call, lambda room: commands.begin(room, call.body.bot))


async def change_settings(call: Call) -> object:
    """Change who may watch, the pace, and whether people may chat."""
    return await as_host(call, lambda room: commands.change_settings(room, call.body))


async def mute(call: Call) -> object:
    """Mute a person's chat for everybody at the table, or hear them again."""
    return await as_host(call, lambda room: moderation.mute(room, call.body))


async def close(call: Call) -> object:
    """Close the table, or open it again."""
    return await as_host(call, lambda room: moderation.close(room, call.body))


async def report(call: Call) -> object:
    """Report somebody's name, or what they say, to whoever runs the house."""
    async with call.tables.room(call.name) as room, room.lock:
        reporter = room.viewer_of(call.key)
        await call.tables.store.save_report(moderation.make_report(room, reporter, call.body))
        return api.Reported(call.body.seat, call.body.reason)


async def run_command(call: Call) -> object:
    """Decide, take back, set standing orders, take a name, hand a seat over, say something."""
    async with call.tables.room(call.name) as room:
        seat = room.seat_of(call.key)
        number = await room.perform(lambda: commands.run_command(room, seat, call.body))
        return m.Done(call.body.id, number)


async def preview(call: Call) -> object:
    """What an action of mine would bring about; not at a rated table."""
    async with call.tables.room(call.name) as room, room.lock:
        room.check_help()
        return queries.preview(room.history, room.seat_of(call.key), call.body.action)


async def why(call: Call) -> object:
    """Whether I may do something now, and why not."""
    async with call.tables.room(call.name) as room, room.lock:
        return queries.why(room.history, room.seat_of(call.key), call.body.action)


async def get_forecast(call: Call) -> object:
    """What scoring would bring if it came now; not at a rated table."""
    async with call.tables.room(call.name) as room, room.lock:
        room.check_help()
        return queries.forecast(room.history, room.viewer_of(call.key))


async def get_belief(call: Call) -> object:
    """What the others can hold, counted from what I may know; only where aids are on."""
    async with call.tables.room(call.name) as room, room.lock:
        return tell_belief(room, room.seat_of(call.key))


async def get_log(call: Call) -> object:
    """The log as the asking viewer may read it."""
    async with call.tables.room(call.name) as room, room.lock:
        viewer, since = room.viewer_of(call.key), read_count(call.query.get("since", "0"))
        call.guest.read(room.history.number - since)
        return api.Log(tell_lines(room.history, viewer, since))


async def get_frame(call: Call) -> object:
    """The table after a line of the log, as the asking viewer saw it then."""
    async with call.tables.room(call.name) as room, room.lock:
        viewer = room.viewer_of(call.key)
        line = call.path["line"]
        if line > room.history.number:
            raise Mistake("no-line", number=line)
        return tell_frame(room, viewer, line)


async def get_record(call: Call) -> object:
    """The whole record, after the end."""
    async with call.tables.room(call.name) as room, room.lock:
        room.viewer_of(call.key)
        return write_record(room)


TABLE_ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables/{id}", get_table, m.State, keyed=True),
    Endpoint("POST", "/api/tables/{id}/join", join, api.Joined, api.Join),
    Endpoint("POST", "/api/tables/{id}/invitation", get_invitation, api.Invitation, api.AskInvitation),
    Endpoint("POST", "/api/tables/{id}/rematch", play_again, api.Rematch, keyed=True),
    Endpoint("POST", "/api/tables/{id}/begin", begin, m.TableInfo, api.Begin, keyed=True),
    Endpoint("POST", "/api/tables/{id}/settings", change_settings, m.TableInfo, api.Settings, keyed=True),
    Endpoint("POST", "/api/tables/{id}/mute", mute, m.TableInfo, api.Mute, keyed=True),
    Endpoint("POST", "/api/tables/{id}/close", close, m.TableInfo, api.Close, keyed=True),
    Endpoint("POST", "/api/tables/{id}/report", report, api.Reported, api.Report, keyed=True),
    Endpoint("POST", "/api/tables/{id}/commands", run_command, m.Done, m.Command, keyed=True),
    Endpoint("POST", "/api/tables/{id}/preview", preview, api.Foreseen, api.Preview, keyed=True),
    Endpoint("POST", "/api/tables/{id}/why", why, api.Because, api.Why, keyed=True),
    Endpoint("GET", "/api/tables/{id}/forecast", get_forecast, api.Forecast | None, keyed=True),
    Endpoint("GET", "/api/tables/{id}/belief", get_belief, api.Belief | None, keyed=True),
    Endpoint("GET", "/api/tables/{id}/log", get_log, api.Log, query=(("since", Count),), keyed=True),
    Endpoint("GET", "/api/tables/{id}/at/{line:count}", get_frame, api.Frame, keyed=True),
    Endpoint("GET", "/api/tables/{id}/record", get_record, str, keyed=True),
)
