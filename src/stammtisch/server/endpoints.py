"""What can be asked over HTTP: one row an endpoint. The application and the OpenAPI document are made of these rows."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from stammtisch.core.mistakes import Mistake
from stammtisch.server import api_types as f
from stammtisch.server import commands, queries
from stammtisch.server import messages as m
from stammtisch.server.creation import continue_record
from stammtisch.server.installed import bots_for, find_game, installed, sentences
from stammtisch.server.replays import Replays, write_record
from stammtisch.server.updates import tell_frame, tell_lines, tell_state, tell_table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from stammtisch.server.tables import Tables


class Call(NamedTuple):
    """A request, read and checked."""

    house: Tables
    library: Replays
    path: Mapping[str, Any]
    query: Mapping[str, str]
    key: str | None
    body: Any  # the endpoint's struct

    @property
    def name(self) -> str:
        """The table or replay that is meant."""
        return str(self.path["id"])


class Endpoint(NamedTuple):
    """A method and a path, what is sent, what is answered, and who answers."""

    method: str
    path: str
    run: Callable[[Call], Awaitable[object]]
    answer: object
    body: object = None
    status: int = 200
    query: tuple[tuple[str, object], ...] = ()
    keyed: bool = False  # whether a key may be shown

    @property
    def summary(self) -> str:
        """What it does, in a line."""
        return (self.run.__doc__ or "").partition("\n")[0]


# ---- the house


async def get_installed(_call: Call) -> object:
    """Games, editions, options and bots."""
    return installed()


async def find_bots(call: Call) -> object:
    """The bots that can sit at a table that one thinks of."""
    wish = call.body
    game = find_game(wish.game)
    setup = game.make_setup(wish.edition, wish.seats or game.seats[-1], wish.options, wish.board)
    return await asyncio.to_thread(bots_for, setup)  # the first time, bots may have much to load


async def get_words(call: Call) -> object:
    """The sentences of a language as one Fluent text; with a game, that game's too."""
    return sentences(call.path["language"], call.path.get("game"))


async def get_lobby(call: Call) -> object:
    """The tables that one can join or watch."""
    return await call.house.lobby()


async def make_table(call: Call) -> object:
    """Make a table; without seats: I against friendly bots."""
    return await call.house.create(call.body)


# ---- a table


async def get_table(call: Call) -> object:
    """The table as whoever asks may see it."""
    async with call.house.room(call.name) as room, room.door:
        return tell_state(room, room.viewer_of(call.key))


async def join(call: Call) -> object:
    """Take an open seat, or the seat of an invitation."""
    async with call.house.room(call.name) as room:
        seat, key = await room.perform(lambda: commands.join(room, call.body))
        return f.Joined(room.seats[seat].seat, key, tell_table(room))


async def begin(call: Call) -> object:
    """Begin: bots take the seats that nobody took."""
    async with call.house.room(call.name) as room:
        room.check_host(call.key)
        await room.perform(lambda: commands.begin(room, call.body.bot))
        return tell_table(room)


async def change_settings(call: Call) -> object:
    """Change who may watch, and the pace."""
    async with call.house.room(call.name) as room:
        room.check_host(call.key)
        await room.perform(lambda: commands.change_settings(room, call.body))
        return tell_table(room)


async def do(call: Call) -> object:
    """Decide, take back, set standing answers, tell a name, hand a seat over."""
    async with call.house.room(call.name) as room:
        seat = room.seat_of(call.key)
        number = await room.perform(lambda: commands.do(room, seat, call.body))
        return m.Done(call.body.id, number)


async def preview(call: Call) -> object:
    """What an action of mine would bring about."""
    async with call.house.room(call.name) as room, room.door:
        return queries.preview(room.history, room.seat_of(call.key), call.body.action)


async def why(call: Call) -> object:
    """Whether I may do something now, and why not."""
    async with call.house.room(call.name) as room, room.door:
        return queries.why(room.history, room.seat_of(call.key), call.body.action)


async def get_forecast(call: Call) -> object:
    """What scoring would bring, were it now."""
    async with call.house.room(call.name) as room, room.door:
        return queries.forecast(room.history, room.viewer_of(call.key))


async def get_log(call: Call) -> object:
    """The log as whoever asks may read it."""
    async with call.house.room(call.name) as room, room.door:
        return f.Log(tell_lines(room.history, room.viewer_of(call.key), number(call.query.get("since", "0"))))


async def get_frame(call: Call) -> object:
    """The table after a line of the log, as whoever asks saw it then."""
    async with call.house.room(call.name) as room, room.door:
        viewer = room.viewer_of(call.key)
        line = call.path["line"]
        if line > room.history.number:
            raise Mistake("no-line", number=line)
        return tell_frame(room, viewer, line)


async def get_record(call: Call) -> object:
    """The whole record, after the end."""
    async with call.house.room(call.name) as room, room.door:
        room.viewer_of(call.key)
        return write_record(room)


# ---- replays


async def upload(call: Call) -> object:
    """Leaf through a record: send its text."""
    return (await call.library.upload(call.body)).replay()


async def get_replay(call: Call) -> object:
    """A record that can be leafed through: an upload, or a finished table."""
    return (await call.library.find(call.name)).replay()


async def get_replay_frame(call: Call) -> object:
    """The table after so many decisions, as a seat, a spectator or everybody could see it."""
    book = await call.library.find(call.name)
    return book.frame(call.path["number"], call.query.get("viewer", "open"))


async def get_story(call: Call) -> object:
    """Every decision of a record with its events and the scores."""
    return (await call.library.find(call.name)).story()


async def go_on(call: Call) -> object:
    """Continue a record from some decision at a new table against bots."""
    book = await call.library.find(call.name)
    house = call.house
    return await house.move_in(*continue_record(book.game, book.table.record, call.body, house.store))


def number(text: str) -> int:
    """A number from a query."""
    return msgspec.convert(text, m.Count, strict=False)


COMMANDS: Final = m.Decide | m.Undo | m.SetOrders | m.Rename | m.HandOver
ENDPOINTS: Final = (
    Endpoint("GET", "/api/installed", get_installed, f.Installed),
    Endpoint("POST", "/api/bots", find_bots, f.BotsForTable, f.TableDraft),
    Endpoint("GET", "/api/words/{language}", get_words, str),
    Endpoint("GET", "/api/words/{language}/{game}", get_words, str),
    Endpoint("GET", "/api/tables", get_lobby, f.Lobby),
    Endpoint("POST", "/api/tables", make_table, f.Created, f.NewTable, 201),
    Endpoint("GET", "/api/tables/{id}", get_table, m.State, keyed=True),
    Endpoint("POST", "/api/tables/{id}/join", join, f.Joined, f.Join),
    Endpoint("POST", "/api/tables/{id}/begin", begin, m.TableInfo, f.Begin, keyed=True),
    Endpoint("POST", "/api/tables/{id}/settings", change_settings, m.TableInfo, f.Settings, keyed=True),
    Endpoint("POST", "/api/tables/{id}/commands", do, m.Done, COMMANDS, keyed=True),
    Endpoint("POST", "/api/tables/{id}/preview", preview, f.Foreseen, f.Preview, keyed=True),
    Endpoint("POST", "/api/tables/{id}/why", why, f.Because, f.Why, keyed=True),
    Endpoint("GET", "/api/tables/{id}/forecast", get_forecast, f.Forecast | None, keyed=True),
    Endpoint("GET", "/api/tables/{id}/log", get_log, f.Log, query=(("since", m.Count),), keyed=True),
    Endpoint("GET", "/api/tables/{id}/at/{line:int}", get_frame, f.Frame, keyed=True),
    Endpoint("GET", "/api/tables/{id}/record", get_record, str, keyed=True),
    Endpoint("POST", "/api/replays", upload, f.Replay, str, 201),
    Endpoint("GET", "/api/replays/{id}", get_replay, f.Replay),
    Endpoint("GET", "/api/replays/{id}/at/{number:int}", get_replay_frame, f.Frame, query=(("viewer", f.Viewer),)),
    Endpoint("GET", "/api/replays/{id}/story", get_story, f.Story),
    Endpoint("POST", "/api/replays/{id}/continue", go_on, f.Created, f.Resume, 201),
)
