"""Help texts: their examples name a game, a seat and a rule that are installed, whichever these are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

import stammtisch
from stammtisch.core.parts import part

if TYPE_CHECKING:
    from collections.abc import Iterator


class HelpContext(click.Context):
    """A run of a command; in its help text `{game}`, `{seat}` and `{rule}` stand for names that are installed."""

    def get_help(self) -> str:
        """The help text, with the names filled in; they are looked up only when somebody reads it."""
        text = super().get_help()
        for word, name in examples():
            text = text.replace(f"{{{word}}}", name)
        return text


def examples() -> Iterator[tuple[str, str]]:
    """The first installed game, the second seat at its table, and the first rule of its rulebook."""
    game = stammtisch.game(stammtisch.game_names()[0])
    rulebook = part(game.package, "rulebook")
    yield "game", game.name
    yield "seat", game.seat_names[1]
    yield "rule", rulebook.RULES[0].id if rulebook else "WORD"


def fill_in_examples(command: click.Command) -> None:
    """Let the help of a command, and of those below it, name what is installed."""
    command.context_class = HelpContext
    for each in command.commands.values() if isinstance(command, click.Group) else ():
        fill_in_examples(each)
