"""`stammtisch tune`: look for better parameters of a bot by letting it play."""

from __future__ import annotations

from typing import Any, Final

import click
import msgspec

import stammtisch
from stammtisch.arena.tuner import Parameter, Tuning, TuningRound
from stammtisch.arena.tuner import tune as tune_rounds
from stammtisch.bots.making import bot_for_table
from stammtisch.cli import names
from stammtisch.cli.arena_options import place, table_of, with_workers
from stammtisch.cli.console import make_console
from stammtisch.cli.language import book_for, with_language
from stammtisch.cli.options import Misread, ParamType, Whole, with_table
from stammtisch.cli.progress import progress_bar
from stammtisch.core.mistakes import Mistake

ROUNDS: Final = 40
DEALS: Final = 8


class Tuned(msgspec.Struct, frozen=True):
    """What came out, for a program to read."""

    bot: str
    rounds: list[TuningRound]


class Bounds(ParamType[Parameter]):
    """A parameter with its bounds: `temperature=0.1..5`."""

    name = "NAME=LOW..HIGH"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Parameter:  # noqa: ANN401 -- click's
        """Refuse anything else with a sentence."""
        name, _, bounds = str(value).partition("=")
        low, _, high = bounds.partition("..")
        try:
            found = Parameter(name, float(low), float(high), whole=low.isdigit() and high.isdigit())
        except ValueError:
            found = Parameter("", 0, 0)
        if not found.name or found.low >= found.high:
            raise Misread("bad-bounds", text=str(value))
        return found


@click.command()
@click.argument("game", shell_complete=names.games)
@click.option("--bot", required=True, metavar="BOT", shell_complete=names.bot)
@click.option(
    "--parameter",
    "parameters",
    type=Bounds(),
    multiple=True,
    required=True,
)
@click.option("--against", required=True, metavar="BOT", shell_complete=names.bot)
@click.option("--rounds", type=Whole(1), default=ROUNDS)
@click.option("--deals", type=Whole(1), default=DEALS)
@click.option("--seed", type=Whole(0), default=0)
@with_table
@with_workers
@click.option("--json", "as_json", is_flag=True)
@with_language
def tune(game: str, **wishes: Any) -> None:  # noqa: ANN401 -- the options above
    """Tune parameters of a bot of GAME, by simultaneous perturbation, on deals that the arena never measures with."""
    setup = table_of(game, wishes)
    tuning = Tuning(setup, wishes["bot"], wishes["against"], wishes["parameters"], wishes["seed"], wishes["deals"])
    check(tuning)
    rounds, best = [], ""
    with progress_bar(wishes["rounds"], quiet=wishes["quiet"]) as step:
        for done, best in tune_rounds(tuning, wishes["rounds"], place(wishes)):
            rounds.append(done)
            step()
    if wishes["as_json"]:
        click.echo(msgspec.json.encode(Tuned(best, rounds)))
        return
    book = book_for(wishes["lang"], stammtisch.game(game))
    make_console().print(book.say("tuned", bot=best, game=game, against=wishes["against"]), soft_wrap=True)


def check(tuning: Tuning) -> None:
    """Try the bots, and each parameter at its lower bound, before the first game."""
    bot_for_table(tuning.against, tuning.setup)
    bot_for_table(":".join([tuning.bot, *(each.text(0.0) for each in tuning.parameters)]), tuning.setup)
    names = [each.name for each in tuning.parameters]
    if len(set(names)) < len(names):
        raise Mistake("parameter-twice")
