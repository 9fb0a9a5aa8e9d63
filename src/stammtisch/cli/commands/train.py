"""`stammtisch train`: nets that teach a game to themselves, reproducible from a seed."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import stammtisch
from stammtisch.arena.executors import HERE, crew, hold_to_one_thread
from stammtisch.bots.bot import make_bot
from stammtisch.cli.arena_options import place, table_of, with_workers
from stammtisch.cli.console import error_console
from stammtisch.cli.language import book_for, with_language
from stammtisch.cli.options import Whole, with_table
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from stammtisch.arena.executors import Crew
    from stammtisch.bots.model import Checkpoint, Model
    from stammtisch.core.setup import Setup
    from stammtisch.core.words import Phrasebook
    from stammtisch.training.trainer import Trainer

GAMES: Final = 160_000
HIDDEN: Final = 64
RIVAL: Final = "regular"
A_FEW: Final = 25  # samples of a game, at least
NOW_AND_THEN: Final = 8  # checkpoints between two examinations


@click.command()
@click.argument("game")
@click.option("--games", type=Whole(1), default=GAMES, help=f"How many games of self-play (default: {GAMES}).")
@click.option("--hidden", type=Whole(1), default=HIDDEN, help=f"How many hidden units (default: {HIDDEN}).")
@click.option("--seed", type=Whole(0), default=1, help="The seed of nets and deals (default: 1).")
@click.option("--examine", type=Whole(0), default=0, help="Now and then so many deals against the regular bot.")
@click.option("--against", type=click.Path(path_type=Path), metavar="FILE.npz", help="Learn to beat these weights.")
@with_workers
@with_table
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE.npz", help="Where to keep the weights.")
@with_language
def train(game: str, **wishes: Any) -> None:  # noqa: ANN401 -- the options above
    """Train nets for GAME by self-play and keep them in a file, with the log of their training.

    The same seed gives the same weights on the same machine. With --against, all seats but one are played by copies of
    other weights, which stay as they are: what a learner wins against them says how far they can be exploited.

    With --jobs or --executor dask, workers share the games: shard by shard, and all of them learn from all. That
    gives other weights than to play alone, but the same ones whoever the workers are.

    Beside the file a table with the learning curve is kept (FILE.csv).

    \b
    Example: stammtisch train goldbraeu --seats 3 --games 160000 --seed 1 --out goldbraeu-3.npz
    """  # noqa: D301 -- \b keeps click from filling the lines
    setup = table_of(game, wishes)
    out: Path = wishes["out"] or Path(f"{game}-{setup.seats}.npz")
    book = book_for(wishes["lang"], stammtisch.game(game))
    school, evaluate = config_for(game, setup, wishes)
    check_place(out)
    hold_to_one_thread()
    with crew_for(wishes) as workers:
        for lesson in with_progress(school.checkpoints(evaluate, workers), wishes["games"]):
            show(lesson, book, wishes["against"].name if wishes["against"] else RIVAL)
            keep(out, school.file())
            keep(out.with_suffix(".csv"), curve(school).encode())
    click.echo(book.say("train-kept", file=str(out)))


def crew_for(wishes: dict[str, Any]) -> AbstractContextManager[Crew | None]:
    """Workers, if there are to be any; alone, it learns after every few games that end."""
    where = place(wishes)
    return nullcontext() if where == HERE else crew(where)


def config_for(game: str, setup: Setup, wishes: dict[str, Any]) -> tuple[Trainer, Callable[[Model], float | None]]:
    """A school for this table, and its evaluation."""
    from stammtisch.bots.strong import StrongBot  # noqa: PLC0415 -- it loads numpy, which other commands need not
    from stammtisch.training.selfplay import PARALLEL_GAMES  # noqa: PLC0415 -- as above
    from stammtisch.training.shards import SHARD_GAMES
    from stammtisch.training.trainer import CHUNK, Trainer, TrainingConfig, evaluation

    games: int = wishes["games"]
    parallel, chunk = (
        min(PARALLEL_GAMES, games),
        min(CHUNK, A_FEW * games),
    )  # of a short config, something is learned too
    rival = rival_from(wishes["against"], setup) if wishes["against"] else None
    shard = min(SHARD_GAMES, games)
    config = TrainingConfig(
        stammtisch.game(game), setup, games, wishes["hidden"], wishes["seed"], parallel, chunk, shard, rival
    )
    examiner = StrongBot(rival) if rival else make_bot(RIVAL)
    exam = evaluation(config, examiner, wishes["evaluate"]) if wishes["evaluate"] else None
    held = iter(range(1, 1 << 30))

    def evaluate(model: Model) -> float | None:
        return exam(model) if exam and next(held) % NOW_AND_THEN == 0 else None

    return Trainer(config), evaluate


def rival_from(file: Path, setup: Setup) -> Model:
    """The model in a file, if it plays at this table."""
    from stammtisch.bots.model import load

    try:
        model = load(file.read_bytes(), stammtisch.game(setup.game))
    except OSError as error:
        raise Mistake("file-unreadable", file=str(file), detail=error.strerror or "") from error
    model.demand(setup)
    return model


def curve(school: Trainer) -> str:
    """The learning curve as a table that other programs read."""
    rows = (
        f"{each.games},{each.seconds},{each.loss},{'' if each.share is None else each.share}" for each in school.log
    )
    return "\n".join(["games,seconds,loss,share", *rows, ""])


def show(lesson: Checkpoint, book: Phrasebook, rival: str) -> None:
    """A line of the learning curve."""
    click.echo(book.say("train-lesson", games=lesson.games, loss=f"{lesson.loss:.4f}", seconds=round(lesson.seconds)))
    if lesson.share is not None:
        click.echo(book.say("train-share", percent=f"{100 * lesson.share:.1f}", rival=rival))


def check_place(file: Path) -> None:
    """Say before an hour of training whether its weights can be kept; what is there stays until there are new ones."""
    try:
        file.open("ab").close()
    except OSError as error:
        raise Mistake("file-unwritable", file=str(file), detail=error.strerror or "") from error


def keep(file: Path, data: bytes) -> None:
    """Write a file, or say why not."""
    try:
        file.write_bytes(data)
    except OSError as error:
        raise Mistake("file-unwritable", file=str(file), detail=error.strerror or "") from error


def with_progress(checkpoints: Iterator[Checkpoint], games: int) -> Iterator[Checkpoint]:
    """Show on stderr, if that is a terminal, how far it has come."""
    console = error_console()
    columns = (BarColumn(), TextColumn("{task.completed}/{task.total}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games)
        for lesson in checkpoints:
            progress.update(task, completed=lesson.games)
            yield lesson
