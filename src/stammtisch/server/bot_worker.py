"""A worker process for bots: it reads requests from its standard input and writes replies to its standard output.

For a bot it gets a seat's view and its legal actions and nothing else: it has never seen a table's position. Records of
finished games are judged here, too, in parts.
"""

from __future__ import annotations

import contextlib
import os
import sys
from functools import cache
from typing import TYPE_CHECKING, BinaryIO, Final

import msgspec

import stammtisch
from stammtisch.bots.bot import Turn
from stammtisch.bots.making import make_bot
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake
from stammtisch.server.analysis.parts import JudgedPart, JudgeRequest, ReportRequest, WholeReport, judge_part, report
from stammtisch.server.hints.thinking import AdviceRequest, Advised, Cautioned, think

if TYPE_CHECKING:
    from stammtisch.bots.bot import Bot
    from stammtisch.core.game import Game
    from stammtisch.core.view import TableView


class BotRequest(msgspec.Struct, frozen=True, tag="bot"):
    """A decision that a bot is asked for, on the way to its process."""

    game: str
    bot: str
    seat: int
    legal: list[int]
    view: msgspec.Raw
    seed: int


class BotReply(msgspec.Struct, frozen=True, tag="acted"):
    """The action a bot has chosen."""

    action: int


class WorkFailed(msgspec.Struct, frozen=True, tag="failed"):
    """Why there is no reply: `key` is that of a Mistake, or empty if something crashed."""

    key: str
    failure: str


Request = BotRequest | AdviceRequest | JudgeRequest | ReportRequest
Reply = BotReply | Advised | Cautioned | JudgedPart | WholeReport | WorkFailed
LATER: Final = 5  # how much a process for bots stands back behind the server's own
REQUESTS: Final = msgspec.json.Decoder(Request)


@cache
def game_and_reader(name: str) -> tuple[Game, msgspec.json.Decoder[TableView]]:
    """A game and what reads its views."""
    game = stammtisch.game(name)
    return game, msgspec.json.Decoder(game.view_type)


@cache
def bot(name: str) -> Bot:
    """A bot by its name; it decides by what it is shown, so one serves all tables."""
    return make_bot(name)


def choose(request: BotRequest) -> int:
    """The action that the bot chooses."""
    game, reader = game_and_reader(request.game)
    view = reader.decode(request.view)
    return bot(request.bot).choose(Turn(game, request.seat, request.legal, view, Rng(request.seed)))


def reply(line: bytes) -> Reply:
    """The reply to one request, whatever the bot does with it."""
    try:
        return work(REQUESTS.decode(line))
    except Exception as failure:  # noqa: BLE001 -- a bot may be anybody's code
        key = failure.key if isinstance(failure, Mistake) else ""
        return WorkFailed(key, f"{type(failure).__name__}: {failure}")


def work(request: Request) -> Reply:
    """What is asked for."""
    match request:
        case JudgeRequest():
            return judge_part(request)
        case ReportRequest():
            return report(request)
        case AdviceRequest():
            game, reader = game_and_reader(request.game)
            return think(request, game, reader.decode(request.view))
        case _:
            return BotReply(choose(request))


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Reply until the input ends."""
    for line in requests:
        replies.write(msgspec.json.encode(reply(line)) + b"\n")
        replies.flush()


def main() -> None:
    """Keep standard output for replies: what a bot prints goes to standard error. The server comes first."""
    if hasattr(os, "nice"):
        os.nice(LATER)
    with (
        contextlib.suppress(BrokenPipeError),
        os.fdopen(os.dup(1), "wb") as replies,
    ):  # a broken pipe: the server is gone
        os.dup2(2, 1)
        serve(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
