"""`stammtisch ladder`: every bot against every other, ratings, and a report."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

import stammtisch
from stammtisch.arena.deal_log import DealLog
from stammtisch.arena.report import can_plot, write_report
from stammtisch.arena.tournament import Tournament, cross_table, play
from stammtisch.bots.bot import BrokenBot
from stammtisch.bots.levels import LEVELS
from stammtisch.bots.making import bot_for_table, bot_names
from stammtisch.bots.match import play_match
from stammtisch.bots.random import RandomBot
from stammtisch.cli import names
from stammtisch.cli.arena_options import place, table_of, with_place
from stammtisch.cli.commands.simulate import make_folder
from stammtisch.cli.language import book_for, with_language
from stammtisch.cli.options import Whole, with_table
from stammtisch.cli.progress import progress_bar
from stammtisch.cli.reports.arena import print_ladder
from stammtisch.cli.table.seating import bot_list
from stammtisch.core.mistakes import Mistake, demand

if TYPE_CHECKING:
    from stammtisch.arena.ladder import Ladder
    from stammtisch.core.setup import Setup
    from stammtisch.core.words import Phrasebook

DEAL_LOG: Final = "deals.jsonl"
PLOTS: Final = "pip install 'stammtisch[arena]'"  # what brings matplotlib
FEWEST: Final = 2


@click.command()
@click.argument("game", shell_complete=names.games)
@click.option("--bots", metavar="NAME,…", shell_complete=names.bots)
@click.option("--deals", type=Whole(1), default=100)
@click.option("--seed", type=Whole(0), default=0)
@with_table
@with_place
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="DIR",
)
@click.option("--json", "as_json", is_flag=True)
@with_language
def ladder(game: str, **wishes: Any) -> None:  # noqa: ANN401 -- the options above
    """Play the whole cross table: one of each bot among copies of each other, in every seat of every deal."""
    demand("nets", "numpy")  # for the ratings: to be said before the games, not after
    setup = table_of(game, wishes)
    book = book_for(wishes["lang"], stammtisch.game(game))
    bots = able_bots(setup, book) if wishes["bots"] is None else wanted_bots(wishes["bots"], setup)
    if len(bots) < FEWEST:
        raise Mistake("ladder-few")
    tournament = Tournament(setup, cross_table(bots), wishes["seed"])
    found = played(tournament, bots, wishes)
    if wishes["out"]:
        write(found, book, wishes["out"])
    if wishes["as_json"]:
        click.echo(msgspec.json.encode(found))
        return
    print_ladder(found, book)
    if wishes["out"]:
        click.echo(book.say("ladder-written", folder=str(wishes["out"])))
        if not can_plot():
            click.echo(book.say("ladder-no-plots", command=PLOTS))


def able_bots(setup: Setup, book: Phrasebook) -> list[str]:
    """All bots that can play at this table; if one is broken, say so and leave it out."""
    found = []
    for name in bot_names():
        try:
            try_out(name, setup)
            found.append(name)
        except BrokenBot as mistake:
            reason = book.say(mistake.key, **mistake.about)
            click.echo(book.say("ladder-without", bot=name, reason=reason), err=True)
        except Mistake:
            continue  # this table is not for it
    return found


def try_out(name: str, setup: Setup) -> None:
    """Raise a Mistake if a bot cannot play at this table; the bots of others are asked to play a game of it."""
    bot = bot_for_table(name, setup)
    if name not in LEVELS:
        play_match(stammtisch.game(setup.game), setup, [bot, *[RandomBot()] * (setup.seats - 1)], seed=0)


def wanted_bots(text: str, setup: Setup) -> list[str]:
    """The bots that were asked for, each once."""
    bots = bot_list(text)
    for bot in bots:
        bot_for_table(bot, setup)
        if bots.count(bot) > 1:
            raise Mistake("ladder-twice", bot=bot)
    return bots


def played(tournament: Tournament, bots: list[str], wishes: dict[str, Any]) -> Ladder:
    """Play the cross table and sum it up."""
    from stammtisch.arena.ladder import sum_up  # noqa: PLC0415 -- numpy is slow to load, and other commands need none

    where, folder = place(wishes), wishes["out"]
    if folder is not None:
        make_folder(folder)
    log = DealLog(tournament, wishes["resume"] or (folder / DEAL_LOG if folder else None))
    total = wishes["deals"] * len(tournament.pairings)
    found = []
    with (
        closing(play(tournament, wishes["deals"], log, where)) as deals,
        progress_bar(total, quiet=wishes["quiet"]) as step,
    ):
        for deal in deals:
            found.append(deal)
            step()
    return sum_up(tournament, bots, found)


def write(found: Ladder, book: Phrasebook, folder: Path) -> None:
    """Write the report, or say why it cannot be written."""
    try:
        write_report(found, book, folder)
    except OSError as error:
        raise Mistake("file-unwritable", file=str(folder), detail=error.strerror or "") from error
