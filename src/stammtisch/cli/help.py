"""Help texts: their examples name a game, a seat and a rule that are installed, whichever these are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

import stammtisch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from stammtisch.core.game import Game


class HelpContext(click.Context):
    """A run of a command; in its help text `{game}`, `{seat}` and `{rule}` stand for names that are installed."""

    def get_help(self) -> str:
        """The help text, with the names filled in; each is looked up only if the text has a place for it."""
        text = super().get_help()
        for word, example in EXAMPLES.items():
            if word in text:
                text = text.replace(word, example())
        return text


def first_game() -> Game:
    """The game that examples are about."""
    return stammtisch.game(stammtisch.game_names()[0])


def first_rule() -> str:
    """The first rule of its rulebook."""
    from stammtisch.core.parts import part  # noqa: PLC0415 -- few help texts need it

    rulebook = part(first_game().package, "rulebook")
    return str(rulebook.RULES[0].id) if rulebook else "WORD"


EXAMPLES: Final[Mapping[str, Callable[[], str]]] = {
    "{game}": lambda: stammtisch.game_names()[0],
    "{seat}": lambda: first_game().seat_names[1],
    "{rule}": first_rule,
}


def fill_in_examples(command: click.Command) -> None:
    """Let the help of a command, and of those below it, name what is installed."""
    command.context_class = HelpContext
    for each in command.commands.values() if isinstance(command, click.Group) else ():
        fill_in_examples(each)
