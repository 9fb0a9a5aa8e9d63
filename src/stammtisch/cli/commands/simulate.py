"""`stammtisch simulate`: many games between bots, with results that depend on the seed alone."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click
import msgspec

import stammtisch
from stammtisch.arena.executors import Where, limit_threads, run
from stammtisch.bots.making import bot_for_table
from stammtisch.bots.match import MatchResult, game_seed, play_match, record_match
from stammtisch.cli import names
from stammtisch.cli.files import check_writable, saying_why, write_text
from stammtisch.cli.language import book_for, with_language
from stammtisch.cli.options import Whole, with_progress, with_table
from stammtisch.cli.progress import progress_bar
from stammtisch.cli.reports.results import Tally, print_tally
from stammtisch.cli.table.seating import bot_list
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake, demand
from stammtisch.core.options import split
from stammtisch.core.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from stammtisch.core.game import Game
    from stammtisch.core.record import Record

CHUNK: Final = 8  # games that a worker plays at a time


class GameChunk(NamedTuple):
    """Some games to be played: all that another process needs to know."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    first: int
    games: int
    folder: Path | None
    data: bool = False  # whether every decision is wanted


class Outcome(NamedTuple):
    """A game that was played, and its decisions if they are wanted."""

    played: MatchResult
    decisions: Any = None


@click.command()
@click.argument("game", shell_complete=names.games)
@click.option(
    "--bots",
    default="regular",
    metavar="NAME,…",
    shell_complete=names.bots,
)
@click.option("--games", type=Whole(1), default=100)
@click.option("--seed", type=Whole(0), default=0)
@with_table
@with_progress
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--dataset", type=click.Path(path_type=Path), metavar="FILE.parquet")
@click.option("--force", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@with_language
def simulate(game: str, **wishes: Any) -> None:  # noqa: ANN401 -- the options above
    """Play many games of GAME between bots. Bot 1 sits in seat 1, bot 2 in seat 2: nobody changes seats."""
    chunk = all_games(game, wishes)
    tally = Tally(chunk.setup, chunk.bots, chunk.seed)
    begin = perf_counter()
    with dataset_in(wishes["dataset"], chunk) as keep, progress_bar(chunk.games, quiet=wishes["quiet"]) as step:
        for outcome in results(chunk, wishes["jobs"]):
            tally.add(outcome.played)
            keep(outcome.decisions)
            step()
    tally.seconds = perf_counter() - begin
    if wishes["as_json"]:
        click.echo(msgspec.json.encode(tally.summary()))
    else:
        print_tally(tally, book_for(wishes["lang"], stammtisch.game(game)))


def all_games(name: str, wishes: dict[str, Any]) -> GameChunk:
    """All the games that were asked for, checked before the first is played."""
    game = stammtisch.game(name)
    names = bot_list(wishes["bots"])
    seats = wishes["seats"] or (len(names) if len(names) > 1 else game.seats[-1])
    setup = game.make_setup(wishes["edition"] or "", seats, [split(text) for text in wishes["option"]])
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise Mistake("bots-for-seats", bots=len(names), seats=seats)
    for bot in names:
        bot_for_table(bot, setup)
    folder = wishes["records"]
    if folder is not None:
        make_folder(folder)
    chunk = GameChunk(setup, tuple(names), wishes["seed"], 0, wishes["games"], folder, wishes["dataset"] is not None)
    if not wishes["force"]:
        check_unwritten(chunk, wishes["dataset"])
    return chunk


def check_unwritten(chunk: GameChunk, dataset: Path | None) -> None:
    """Raise a Mistake if a record or a dataset would be written over."""
    wanted = {record_name(chunk, number) for number in range(chunk.games)}
    there = sorted(file for file in (chunk.folder.iterdir() if chunk.folder else ()) if file.name in wanted)
    if dataset and dataset.is_file():
        there.append(dataset)
    if there:
        raise Mistake("file-exists-force", file=str(there[0]))


def record_name(chunk: GameChunk, number: int) -> str:
    """The file of a game's record."""
    return f"{chunk.setup.game}-{number + 1:05}.txt"


def make_folder(folder: Path) -> None:
    """A folder for records, made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake("file-unwritable", file=str(folder), detail=error.strerror or "") from error


@contextmanager
def dataset_in(file: Path | None, chunk: GameChunk) -> Iterator[Callable[[Any], None]]:
    """Where to put the decisions of one game after the other; the file is there when all of them are."""
    if file is None:
        yield lambda _: None
        return
    demand("research", "pyarrow")
    from stammtisch.adapters.dataset import DatasetWriter  # noqa: PLC0415 -- it needs the extra "research"

    check_writable(file)
    writer = DatasetWriter(file, stammtisch.game(chunk.setup.game))

    def add(decisions: Any) -> None:  # noqa: ANN401 -- a table of pyarrow, which need not be installed
        with saying_why(file):
            writer.add(decisions)

    try:
        yield add
        with saying_why(file):
            writer.finish()
    except BaseException:
        writer.give_up()
        raise


def results(chunk: GameChunk, jobs: int) -> Iterator[Outcome]:
    """The results of all games, in the order of their numbers."""
    if jobs == 1:
        yield from play_all(chunk)
        return
    chunks = (
        chunk._replace(first=first, games=min(CHUNK, chunk.games - first)) for first in range(0, chunk.games, CHUNK)
    )
    for played in run(chunks, play_chunk, Where(jobs=jobs)):
        yield from played


def play_chunk(chunk: GameChunk) -> list[Outcome]:
    """Play some games in a process of their own."""
    return list(play_all(chunk))


def play_all(chunk: GameChunk) -> Iterator[Outcome]:
    """Play the games of a chunk one after the other."""
    game = stammtisch.game(chunk.setup.game)
    bots = [bot_for_table(name, chunk.setup) for name in chunk.bots]
    if "numpy" in sys.modules:  # some bot thinks with it; for all others it would only take time to load
        limit_threads()
    for number in range(chunk.first, chunk.first + chunk.games):
        seed = game_seed(chunk.seed, number)
        if chunk.folder is None and not chunk.data:
            yield Outcome(play_match(game, chunk.setup, bots, seed))
        else:
            yield kept(chunk, game, record_match(game, chunk.setup, bots, seed, chunk.bots), number)


def kept(chunk: GameChunk, game: Game, record: Record, number: int) -> Outcome:
    """Write a record and find its decisions, as far as they are wanted."""
    if chunk.folder is not None:
        write_text(chunk.folder / record_name(chunk, number), records.write(record, game))
    if not chunk.data:
        return Outcome(result_of(game, record))
    from stammtisch.adapters.dataset import decisions  # noqa: PLC0415 -- it needs the extra "research"

    return Outcome(result_of(game, record), decisions(game, record, number))


def result_of(game: Game, record: Record) -> MatchResult:
    """What a record says about how its game ended."""
    position = records.replay(game, record)
    decisions = sum(decision.seat != records.DEALER_NAME for decision in record.decisions)
    return MatchResult(position.scores(), position.places(), decisions)
