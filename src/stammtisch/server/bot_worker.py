"""A process in which bots think. It reads questions from its standard input and writes answers to its standard output.

It gets a seat's view and its legal actions and nothing else: it has never seen a table's position.
"""

from __future__ import annotations

import contextlib
import os
import sys
from functools import cache
from typing import TYPE_CHECKING, BinaryIO, Final

import msgspec

import stammtisch
from stammtisch.bots.bot import Turn, make_bot
from stammtisch.core.chance import Rng

if TYPE_CHECKING:
    from stammtisch.bots.bot import Bot
    from stammtisch.core.game import Game


class BotRequest(msgspec.Struct, frozen=True):
    """A decision as a bot meets it, on the way to its process."""

    game: str
    bot: str
    seat: int
    legal: list[int]
    view: msgspec.Raw
    seed: int


class BotReply(msgspec.Struct, frozen=True):
    """The action a bot has chosen; None if it crashed, and why, for the host's log."""

    action: int | None
    failure: str = ""


RIDDLES: Final = msgspec.json.Decoder(BotRequest)


@cache
def box(name: str) -> tuple[Game, msgspec.json.Decoder[msgspec.Struct]]:
    """A game and what reads its views."""
    game = stammtisch.game(name)
    return game, msgspec.json.Decoder(game.view_type)


@cache
def player(name: str) -> Bot:
    """A bot by its name; it decides by what it is shown, so one serves all tables."""
    return make_bot(name)


def solve(request: BotRequest) -> int:
    """Let the bot think."""
    game, reader = box(request.game)
    view = reader.decode(request.view)
    return player(request.bot).choose(Turn(game, request.seat, request.legal, view, Rng(request.seed)))


def answer(line: bytes) -> BotReply:
    """One question, whatever the bot does with it."""
    try:
        return BotReply(solve(RIDDLES.decode(line)))
    except Exception as failure:  # noqa: BLE001 -- a bot may be anybody's code
        return BotReply(None, f"{type(failure).__name__}: {failure}")


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    for line in questions:
        answers.write(msgspec.json.encode(answer(line)) + b"\n")
        answers.flush()


def main() -> None:
    """Keep standard output for answers: whatever a bot prints goes to the error output."""
    with contextlib.suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as answers:  # else the house is gone
        os.dup2(2, 1)
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
