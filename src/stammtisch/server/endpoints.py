"""The HTTP endpoints, one row each. The application and the OpenAPI document are generated from these rows."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.core.mistakes import Mistake
from stammtisch.core.rulebook import facts_told
from stammtisch.server import api_types as api
from stammtisch.server import commands, invitations, moderation, queries, rematch
from stammtisch.server import messages as m
from stammtisch.server.aids import tell_belief
from stammtisch.server.analysis.endpoints import ANALYSIS_ENDPOINTS
from stammtisch.server.calls import Call, Endpoint
from stammtisch.server.creation import continue_record
from stammtisch.server.installed import bots_for, find_game, installed, rule_sentences, rulebook, sentences
from stammtisch.server.lessons import preview_lesson, tell_lesson
from stammtisch.server.mine import my_tables
from stammtisch.server.notices.endpoints import NOTICE_ENDPOINTS
from stammtisch.server.problem_endpoints import PROBLEM_ENDPOINTS
from stammtisch.server.profiles.endpoints import PROFILE_ENDPOINTS
from stammtisch.server.reading import read_count
from stammtisch.server.replays import write_record
from stammtisch.server.updates import tell_frame, tell_lines, tell_state, tell_table

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup


# ---- what is installed, and the lobby


async def get_installed(call: Call) -> object:
    """Games, editions, options and bots, and whether there are profiles here."""
    return msgspec.structs.replace(installed(), profiles=call.tables.profiles is not None)


async def find_bots(call: Call) -> object:
    """The bots that can sit at a table like this draft."""
    _game, setup = drafted(call.body)
    return await asyncio.to_thread(bots_for, setup)  # the first time, bots may have much to load


def drafted(draft: api.TableDraft) -> tuple[Game, Setup]:
    """The game and the checked setup of a table that does not exist yet."""
    game = find_game(draft.game)
    return game, game.make_setup(draft.edition, draft.seats or game.seats[-1], draft.options, draft.board)


async def get_rules(call: Call) -> object:
    """All rules of a game, and the passages on how to play it."""
    return rulebook(call.path["game"])


async def get_rule_words(call: Call) -> object:
    """The sentences of a game's rules in a language, as one Fluent text."""
    return rule_sentences(call.path["language"], call.path["game"])


async def get_rule_facts(call: Call) -> object:
    """The numbers that the passages on how to play speak of, at a table like this draft."""
    return api.RuleFacts(facts_told(*drafted(call.body)))


async def get_words(call: Call) -> object:
    """The sentences of a language as one Fluent text; with a game, that game's too."""
    return sentences(call.path["language"], call.path.get("game"))


async def get_lobby(call: Call) -> object:
    """The tables that one can join or watch."""
    return await call.tables.lobby()


async def get_mine(call: Call) -> object:
    """How the tables stand for which keys are shown."""
    return await my_tables(call.tables, call.body)


async def make_table(call: Call) -> object:
    """Make a table; without seats: I against friendly bots."""
    me = await call.me()
    return await call.guest.make(lambda: call.tables.create(call.body, me), table_of)


# ---- a table


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


async def begin(call: Call) -> object:
    """Begin: bots take the seats that nobody took."""
    async with call.tables.room(call.name) as room:
        room.check_host(call.key)
        await room.perform(lambda: commands.begin(room, call.body.bot))
        return tell_table(room)


async def change_settings(call: Call) -> object:
    """Change who may watch, the pace, and whether people may chat."""
    async with call.tables.room(call.name) as room:
        room.check_host(call.key)
        await room.perform(lambda: commands.change_settings(room, call.body))
        return tell_table(room)


async def mute(call: Call) -> object:
    """Mute a person's chat for everybody at the table, or hear them again."""
    async with call.tables.room(call.name) as room:
        room.check_host(call.key)
        await room.perform(lambda: moderation.mute(room, call.body))
        return tell_table(room)


async def close(call: Call) -> object:
    """Close the table, or open it again."""
    async with call.tables.room(call.name) as room:
        room.check_host(call.key)
        await room.perform(lambda: moderation.close(room, call.body))
        return tell_table(room)


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


# ---- replays


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


def table_of(made: api.Created) -> str:
    """The id of a new table."""
    return made.table.id


# ---- lessons


async def play_lesson(call: Call) -> object:
    """A chapter after some steps: what is said now, and the table as the learner sees it. Nothing is stored."""
    return await call.guest.work(tell_lesson, call.path["game"], call.path["chapter"], call.body, call.tables.store)


async def preview_in_lesson(call: Call) -> object:
    """What an action would bring about after some steps of a chapter."""
    return await call.guest.work(preview_lesson, call.path["game"], call.path["chapter"], call.body, call.tables.store)


VIEWER: Final = (("viewer", api.Viewer),)
ENDPOINTS: Final = (
    Endpoint("GET", "/api/installed", get_installed, api.Installed),
    Endpoint("POST", "/api/bots", find_bots, api.BotsForTable, api.TableDraft),
    Endpoint("GET", "/api/words/{language}", get_words, str),
    Endpoint("GET", "/api/words/{language}/{game}", get_words, str),
    Endpoint("GET", "/api/words/{language}/{game}/rules", get_rule_words, str, lasting=True),
    Endpoint("GET", "/api/rules/{game}", get_rules, api.Rulebook, lasting=True),
    Endpoint("POST", "/api/rules", get_rule_facts, api.RuleFacts, api.TableDraft),
    Endpoint("GET", "/api/tables", get_lobby, api.Lobby),
    Endpoint("POST", "/api/tables", make_table, api.Created, api.NewTable, 201),
    Endpoint("POST", "/api/tables/mine", get_mine, api.MyTables, api.AskMine),
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
    Endpoint("GET", "/api/tables/{id}/log", get_log, api.Log, query=(("since", m.Count),), keyed=True),
    Endpoint("GET", "/api/tables/{id}/at/{line:count}", get_frame, api.Frame, keyed=True),
    Endpoint("GET", "/api/tables/{id}/record", get_record, str, keyed=True),
    *NOTICE_ENDPOINTS,
    Endpoint("POST", "/api/lessons/{game}/{chapter}", play_lesson, api.LessonNow, api.LessonDone),
    Endpoint("POST", "/api/lessons/{game}/{chapter}/preview", preview_in_lesson, api.Foreseen, api.LessonPreview),
    *PROBLEM_ENDPOINTS,
    Endpoint("POST", "/api/replays", upload, api.Replay, str, 201),
    Endpoint("GET", "/api/replays/{id}", get_replay, api.Replay),
    Endpoint("GET", "/api/replays/{id}/at/{number:count}", get_replay_frame, api.Frame, query=VIEWER),
    Endpoint("GET", "/api/replays/{id}/log", get_replay_log, api.Log, query=VIEWER),
    Endpoint("GET", "/api/replays/{id}/story", get_story, api.Story),
    Endpoint("POST", "/api/replays/{id}/continue", continue_replay, api.Created, api.Resume, 201),
    *ANALYSIS_ENDPOINTS,
    *PROFILE_ENDPOINTS,
)
