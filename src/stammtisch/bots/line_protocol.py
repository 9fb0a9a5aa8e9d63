"""Bots that are programs in any language: a question is one line of JSON on standard input, an answer one on output.

docs/bot-protocol.md has the messages. A program is told what its seat may know, as any other bot; it stays for as long
as the bot does, and ends when its input does. What it writes to standard error is passed on.
"""

from __future__ import annotations

import shlex
import subprocess
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from weakref import finalize

import msgspec

from stammtisch.bots.bot import BrokenBot, in_brief
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from stammtisch.bots.bot import Turn
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

PROTOCOL: Final = 1
SEEDS: Final = 1 << 30
QUOTED: Final = 120  # characters of an answer that a sentence repeats


class Reply(msgspec.Struct, frozen=True):
    """What a program says: that it is ready, what it chooses, or why it will not play at this table."""

    type: str = "action"
    action: str = ""
    refuse: str = ""


class LineBot:
    """A program that speaks the line protocol."""

    needs_view = True

    def __init__(self, command: str) -> None:
        self.command = command
        self.told: Setup | None = None  # the table it was last told of
        try:
            self.process = subprocess.Popen(  # noqa: S603 -- the user's own command
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
            )
        except (OSError, ValueError, IndexError) as failure:
            raise Mistake("bot-program", program=command, detail=in_brief(failure)) from failure
        finalize(self, end, self.process)

    def check_table(self, setup: Setup) -> None:
        """Introduce the table; the program may refuse it."""
        from stammtisch import game  # noqa: PLC0415 -- it imports bots when it is asked for one

        self.introduce(game(setup.game), setup)

    def choose(self, turn: Turn) -> int:
        """Its answer, by words or by its place in the list."""
        view = turn.table()
        if view.setup != self.told:
            self.introduce(turn.game, view.setup)
        legal = {turn.game.catalogue.words(action): action for action in turn.legal}
        question = {
            "type": "choose",
            "seat": turn.seat_name(),
            "legal": list(legal),
            "seed": turn.rng.below(SEEDS),
            "budget": turn.budget,
            "view": view,
        }
        answer = self.ask(question)
        if answer.action not in legal:
            raise ValueError(f"{answer.action!r} is none of the {len(legal)} legal actions")
        return legal[answer.action]

    def introduce(self, game: Game, setup: Setup) -> None:
        """Say hello, once for each kind of table."""
        answer = self.ask(
            {"type": "hello", "protocol": PROTOCOL, "setup": setup, "seats": game.seat_names[: setup.seats]}
        )
        if answer.refuse:
            raise Mistake("bot-refuses", program=self.command, detail=answer.refuse)
        if answer.type != "ready":
            raise BrokenBot("bot-program-silent", program=self.command, detail="no “ready” after “hello”")
        self.told = setup

    def ask(self, message: dict[str, Any]) -> Reply:
        """Write a line and read one."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):  # it may have spoken before it ended
            self.process.stdin.write(msgspec.json.encode(message).decode() + "\n")
            self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise BrokenBot("bot-program-silent", program=self.command, detail=self.ending())
        try:
            return msgspec.json.decode(line, type=Reply)
        except msgspec.MsgspecError as failure:
            raise BrokenBot("bot-program-answer", program=self.command, answer=line.strip()[:QUOTED]) from failure

    def ending(self) -> str:
        """How the program ended."""
        return f"exit code {self.process.wait()}"


def end(process: subprocess.Popen[str]) -> None:
    """Close the program's input, so that it ends; one that does not is stopped."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(BrokenPipeError):
        process.stdin.close()
    try:
        process.wait(timeout=1)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    process.stdout.close()
