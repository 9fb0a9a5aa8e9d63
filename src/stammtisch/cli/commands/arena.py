"""`stammtisch arena`: is one bot better than another? Duplicate deals, every seat, and how sure one can be."""

from __future__ import annotations

import csv
import sys
from contextlib import closing
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TextIO

import click
import msgspec

import stammtisch
from stammtisch.arena.deal_log import DealLog
from stammtisch.arena.deals import by_pairing, times_of
from stammtisch.arena.sprt import Sprt, Walk
from stammtisch.arena.statistics import Pace, Standing, deal_means, lead, pace, standing, win
from stammtisch.arena.tournament import Tournament, duel, play
from stammtisch.bots.making import bot_for_table
from stammtisch.cli import names
from stammtisch.cli.arena_options import Chance, place, table_of, with_place
from stammtisch.cli.language import book_for, with_language
from stammtisch.cli.options import Whole, with_table
from stammtisch.cli.progress import progress_bar
from stammtisch.cli.reports.arena import print_measured
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.arena.deals import Deal

DEALS: Final = 100
DEALS_OF_A_TEST: Final = 10_000  # if a test has not decided by then, the two are as good as equal
GAME_COLUMNS: Final = ("single", "others", "deal", "seat", "score", "place", "share", "lead", "decisions")
BETTER: Final = 0.03  # what a test takes for better, if nothing else is said


class Tested(msgspec.Struct, frozen=True):
    """How a sequential test went."""

    h0: float
    h1: float
    alpha: float
    beta: float
    lower: float
    upper: float
    ratio: float
    verdict: str  # h0, h1, or empty if the deals were not enough


class Clock(msgspec.Struct, frozen=True):
    """All that another run would measure differently."""

    seconds: float
    bots: dict[str, Pace]


class Measured(msgspec.Struct, frozen=True):
    """What an arena says, for a program to read; all but the times depend on the seed alone."""

    game: str
    edition: str
    options: dict[str, str]
    seats: int
    seed: int
    candidate: str
    against: str
    tables: tuple[Standing, ...]
    sprt: Tested | None
    times: Clock


@click.command()
@click.argument("game", shell_complete=names.games)
@click.option("--candidate", required=True, metavar="BOT", shell_complete=names.bot)
@click.option("--against", required=True, metavar="BOT", shell_complete=names.bot)
@click.option("--deals", type=Whole(1))
@click.option("--seed", type=Whole(0), default=0)
@with_table
@click.option("--both", is_flag=True)
@click.option("--sprt", is_flag=True)
@click.option("--h0", type=Chance())
@click.option("--h1", type=Chance())
@click.option("--alpha", type=Chance(), default=0.05)
@click.option("--beta", type=Chance(), default=0.05)
@with_place
@click.option("--json", "as_json", is_flag=True)
@click.option("--csv", "as_csv", is_flag=True)
@with_language
def arena(game: str, **wishes: Any) -> None:  # noqa: ANN401 -- the options above
    """Measure a bot: every deal is played once with the candidate in each seat, among copies of the other bot."""
    pairings = duel(wishes["candidate"], wishes["against"], both=wishes["both"])
    tournament = Tournament(table_of(game, wishes), pairings, wishes["seed"])
    for bot in (wishes["candidate"], wishes["against"]):
        bot_for_table(bot, tournament.setup)
    walk = Walk(wanted_test(tournament, wishes)) if wishes["sprt"] else None
    begin = perf_counter()
    deals = played(tournament, wishes, walk)
    measured = summed_up(tournament, deals, walk, perf_counter() - begin)
    if wishes["as_csv"]:
        write_games(deals, sys.stdout)
    elif wishes["as_json"]:
        click.echo(msgspec.json.encode(measured))
    else:
        print_measured(measured, book_for(wishes["lang"], stammtisch.game(game)))


def write_games(deals: Sequence[Deal], out: TextIO) -> None:
    """One line per game: who sat alone among whom, in which seat, and how it ended for them."""
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(GAME_COLUMNS)
    for deal in deals:
        for seat, game in enumerate(deal.games):
            mine = seat, game.scores[seat], game.places[seat], f"{win(game, seat):.4g}", f"{lead(game, seat):.4g}"
            lines.writerow((deal.pairing.single, deal.pairing.others, deal.number, *mine, game.decisions))


def wanted_test(tournament: Tournament, wishes: dict[str, Any]) -> Sprt:
    """The test that was asked for; its hypotheses must differ, and it asks one thing at a time."""
    if wishes["both"]:
        raise Mistake("sprt-both")
    h0 = wishes["h0"] or 1 / tournament.setup.seats
    h1 = wishes["h1"] or h0 + BETTER
    if h1 <= h0:
        raise Mistake("sprt-order", low=f"{h0:.4g}", high=f"{h1:.4g}")
    return Sprt(h0, h1, wishes["alpha"], wishes["beta"])


def played(tournament: Tournament, wishes: dict[str, Any], walk: Walk | None) -> list[Deal]:
    """Play until all deals are played or the test has decided."""
    deals = wishes["deals"] or (DEALS_OF_A_TEST if walk else DEALS)
    where = place(wishes)
    log = DealLog(tournament, wishes["resume"])
    found = []
    total = deals * len(tournament.pairings)
    with closing(play(tournament, deals, log, where)) as results, progress_bar(total, quiet=wishes["quiet"]) as step:
        for deal in results:
            found.append(deal)
            step()
            if walk and decided(walk, deal):
                break
    return found


def decided(walk: Walk, deal: Deal) -> bool:
    """Whether a test is decided after one deal more."""
    walk.add(deal_means([deal], win)[0])
    return bool(walk.verdict)


def summed_up(tournament: Tournament, deals: Sequence[Deal], walk: Walk | None, seconds: float) -> Measured:
    """What all deals come to."""
    setup, first = tournament.setup, tournament.pairings[0]
    bots = dict.fromkeys((first.single, first.others))
    return Measured(
        game=setup.game,
        edition=setup.edition,
        options=setup.options,
        seats=setup.seats,
        seed=tournament.seed,
        candidate=first.single,
        against=first.others,
        tables=tuple(map(standing, by_pairing(deals).values())),
        sprt=tested(walk) if walk else None,
        times=Clock(seconds, {bot: pace(times_of(bot, deals)) for bot in bots}),
    )


def tested(walk: Walk) -> Tested:
    """How a test went."""
    sprt = walk.sprt
    return Tested(
        sprt.h0, sprt.h1, sprt.alpha, sprt.beta, sprt.lower, sprt.upper, ratio=walk.ratio, verdict=walk.verdict
    )
