"""What the Tab key offers: games, their editions, options and seats, bots, rules.

Each function is for `shell_complete` of an option or argument: it is called with the beginning of what is typed there.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Final

import stammtisch
from stammtisch.core.words import fluent_texts, plain_messages

if TYPE_CHECKING:
    from collections.abc import Iterable

    from click import Context, Parameter
    from click.shell_completion import CompletionItem

    from stammtisch.core.game import Game

NOBODY: Final = "none"  # no bots: `play --bots none`


def games(_ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    """Games that are installed; what they are called is not looked up, as that would import them."""
    return offered(((name, "") for name in stammtisch.game_names()), typed)


def editions(ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    """Editions of the game that was named before, or of all games."""
    found = ((name, told(ctx, game, f"edition-{name}")) for game in meant() for name in game.editions)
    return offered(found, typed)


def rule_options(ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    """Options with their values, `name=value`."""
    found = (
        (f"{option.name}={value}", told(ctx, game, f"option-{option.name}-{value}"))
        for game in meant()
        for option in game.options
        for value in option.values
    )
    return offered(found, typed)


def seat_numbers(_ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    """How many can sit down."""
    return offered(((str(seats), "") for game in meant() for seats in game.seats), typed)


def seats(ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    """The seats of a table, by their colours."""
    return offered(((name, told(ctx, game, f"seat-{name}")) for game in meant() for name in game.seat_names), typed)


def viewers(ctx: Context, param: Parameter, typed: str) -> list[CompletionItem]:
    """Who a record can be shown to."""
    from stammtisch.cli.reports.record import VIEWERS  # noqa: PLC0415 -- only this word needs it

    return seats(ctx, param, typed) + offered(((name, "") for name in VIEWERS), typed)


def bot(_ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    """An installed bot; else a file, of Python or of weights."""
    return offered(((name, "") for name in bot_names()), typed) or files(typed)


def bots(ctx: Context, param: Parameter, typed: str) -> list[CompletionItem]:
    """Installed bots with commas between them: the last one is completed."""
    before, comma, last = typed.rpartition(",")
    nobody = [NOBODY] if ctx.info_name == "play" and not comma else []
    found = ((f"{before}{comma}{name}", "") for name in (*bot_names(), *nobody))
    return offered(found, typed) or bot(ctx, param, last)


def rules(_ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    """Ids of rules and of rulings."""
    from stammtisch.core.rulebook import rules_in, rulings_in  # noqa: PLC0415 -- only this word needs it

    every = [stammtisch.game(name) for name in stammtisch.game_names()]
    found = ((id_, "") for game in every for id_ in (*(rule.id for rule in rules_in(game)), *rulings_in(game)))
    return offered(found, typed.upper())


def executors(_ctx: Context, _param: Parameter, typed: str) -> list[CompletionItem]:
    """Who can do the work."""
    from stammtisch.arena.executors import EXECUTORS  # noqa: PLC0415 -- as above

    return offered(((name, "") for name in EXECUTORS), typed)


# ---- finding them


def meant() -> list[Game]:
    """The game that the command line names; if it names none yet, all of them.

    Click does not read the words before an option whose value is still to come: they are looked through here.
    """
    known = stammtisch.game_names()
    named = [word for word in os.environ.get("COMP_WORDS", "").split() if word in known]
    return [stammtisch.game(name) for name in (named[:1] or known)]


def bot_names() -> tuple[str, ...]:
    """Installed bots, weakest first."""
    from stammtisch.bots.levels import installed_bots  # noqa: PLC0415 -- only bots need it

    return installed_bots()


def offered(found: Iterable[tuple[str, str]], typed: str) -> list[CompletionItem]:
    """Names that begin as typed, each once, with what they mean."""
    from click.shell_completion import CompletionItem  # noqa: PLC0415 -- only the Tab key needs it

    names = {name: about for name, about in found if name.startswith(typed)}
    return [CompletionItem(name, help=about or None) for name, about in names.items()]


def files(typed: str) -> list[CompletionItem]:
    """Let the shell complete a file."""
    from click.shell_completion import CompletionItem  # noqa: PLC0415 -- as above

    return [CompletionItem(typed, type="file")]


def told(ctx: Context, game: Game, key: str) -> str:
    """A plain text among a game's words, or nothing: Fluent would take longer than the Tab key may take."""
    text = words_of(game.package, ctx.obj or "en").get(key, "")
    return "" if "{" in text else " ".join(text.split())


@cache
def words_of(package: str, language: str) -> dict[str, str]:
    """The words of a game, as far as they are plain."""
    return {key: text for each in fluent_texts(package, language) for key, text in plain_messages(each).items()}
