"""The HTTP endpoints of hints and warnings."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake
from stammtisch.server import api_types as api
from stammtisch.server.bot_pool import BotFailed
from stammtisch.server.calls import Call, Endpoint
from stammtisch.server.hints.asking import ask_caution, ask_hint
from stammtisch.server.hints.thinking import Advised, Cautioned
from stammtisch.server.installed import analysis_sentences

if TYPE_CHECKING:
    from stammtisch.server.hints.thinking import AdviceRequest

GRAVE: Final = ("mistake", "blunder")  # what is warned of where there are no chances
log = logging.getLogger(__name__)


async def get_analysis_words(call: Call) -> object:
    """The sentences of analyses and advice in a language, as one Fluent text."""
    return analysis_sentences(call.path["language"], call.path["game"])


async def get_advice(call: Call) -> object:
    """The best answers to my question, from what I may know; everybody is told that I asked."""
    async with call.tables.room(call.name) as room:
        seat = room.seat_of(call.key)
        request = await room.perform(lambda: ask_hint(room, seat, call.body))
        found = await thought(call, request)
    assert isinstance(found, Advised)
    return found.advice


async def get_caution(call: Call) -> object:
    """What an answer of mine would cost, if it is more than I want to be warned of."""
    async with call.tables.room(call.name) as room:
        seat = room.seat_of(call.key)
        request = await room.perform(lambda: ask_caution(room, seat, call.body))
        found = await thought(call, request)
    assert isinstance(found, Cautioned)
    return found.caution if is_costly(found.caution, call.body.percent / 100) else None


async def thought(call: Call, request: AdviceRequest) -> Advised | Cautioned:
    """What a process makes of it, in its turn and within the time of a bot."""
    try:
        return await call.tables.bot_pool.advise(request, call.name)
    except BotFailed as failure:
        log.warning("table %s: %s", call.name, failure)
        raise Mistake("hint-failed") from failure


def is_costly(caution: api.Caution, limit: float) -> bool:
    """Whether all judges see a loss that is as large as the limit."""
    if caution.chance is None:
        return caution.grade in GRAVE
    return caution.grade != "fine" and caution.chance >= limit


HINT_ENDPOINTS: Final = (
    Endpoint("GET", "/api/words/{language}/{game}/analysis", get_analysis_words, str, lasting=True),
    Endpoint("POST", "/api/tables/{id}/advice", get_advice, api.Advice, api.AskHint, keyed=True),
    Endpoint("POST", "/api/tables/{id}/caution", get_caution, api.Caution | None, api.AskCaution, keyed=True),
)
