"""The HTTP endpoints of what is installed, and of the lobby."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.core.rulebook import facts_told
from stammtisch.server import api_types as api
from stammtisch.server.calls import Call, Endpoint
from stammtisch.server.installed import bots_for, find_game, installed, rule_sentences, rulebook, sentences
from stammtisch.server.mine import my_tables

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup


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


def table_of(made: api.Created) -> str:
    """The id of a new table."""
    return made.table.id


LOBBY_ENDPOINTS: Final = (
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
)
