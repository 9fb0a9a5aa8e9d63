"""`stammtisch train`: nets that learn a game by self-play, reproducible from a seed."""

from __future__ import annotations

from contextlib import nullcontext
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from librt.strings import BytesWriter

import stammtisch
from stammtisch.arena.executors import HERE, limit_threads, worker_pool
from stammtisch.bots.making import make_bot
from stammtisch.cli import names
from stammtisch.cli.arena_options import place, table_of, with_workers
from stammtisch.cli.files import check_writable, write_bytes, write_text
from stammtisch.cli.language import book_for, with_language
from stammtisch.cli.options import Whole, with_table
from stammtisch.cli.progress import progress_bar
from stammtisch.core.mistakes import Mistake, demand

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from stammtisch.arena.executors import WorkerPool
    from stammtisch.bots.model import Checkpoint, Model
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup
    from stammtisch.core.words import Phrasebook
    from stammtisch.training.trainer import Trainer

GAMES: Final = 160_000
HIDDEN: Final = 64
RIVAL: Final = "regular"
SAMPLES_PER_GAME: Final = 25  # at least, so that a short training learns something too
EVALUATE_EVERY: Final = 8  # checkpoints
CURVE: Final = ".csv"  # how the file of a learning curve ends


@click.command()
@click.argument("game", shell_complete=names.games)
@click.option("--games", type=Whole(1), default=GAMES)
@click.option("--hidden", type=Whole(1), default=HIDDEN)
@click.option("--seed", type=Whole(0), default=1)
@click.option("--examine", type=Whole(0), default=0)
@click.option("--against", type=click.Path(path_type=Path), metavar="FILE.npz")
@click.option("--from", "begin", type=click.Path(path_type=Path), metavar="FILE.npz")
@click.option("--mixed", is_flag=True)
@click.option("--keep", is_flag=True)
@with_workers
@with_table
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE.npz")
@with_language
def train(game: str, **wishes: Any) -> None:  # noqa: ANN401 -- the options above
    """Train nets for GAME by self-play and keep them in a file, with the log of their training."""
    setup = table_of(game, wishes)
    if wishes["begin"] and wishes["against"]:
        raise Mistake("train-from-against")
    if wishes["keep"] and not (wishes["begin"] and wishes["mixed"]):
        raise Mistake("train-keep")
    check_observations(stammtisch.game(game), setup)
    out: Path = wishes["out"] or Path(f"{game}-{setup.seats}.npz")
    book = book_for(wishes["lang"], stammtisch.game(game))
    trainer, evaluate = trainer_for(game, setup, wishes)
    check_place(out, wishes["against"])
    limit_threads()
    with workers_for(wishes) as workers:
        for checkpoint in with_progress(trainer.checkpoints(evaluate, workers), wishes["games"], quiet=wishes["quiet"]):
            if not wishes["quiet"]:
                show(checkpoint, book, wishes["against"].name if wishes["against"] else RIVAL)
            write_bytes(out, trainer.file())
            write_text(curve_file(out), curve(trainer))
    click.echo(book.say("train-kept", file=str(out)))


def check_observations(game: Game, setup: Setup) -> None:
    """Raise a Mistake if a game does not write observations: nets would have nothing to learn from."""
    opening = game.open(setup)
    try:
        opening.law.observe(opening, 0, BytesWriter())
    except NotImplementedError as error:
        raise Mistake("no-observations", game=game.name) from error


def workers_for(wishes: dict[str, Any]) -> AbstractContextManager[WorkerPool | None]:
    """Workers, if there are to be any; without them, the nets learn after every few games."""
    where = place(wishes)
    return nullcontext() if where == HERE else worker_pool(where)


def trainer_for(game: str, setup: Setup, wishes: dict[str, Any]) -> tuple[Trainer, Callable[[Model], float | None]]:
    """A trainer for this table, and what evaluates its model now and then."""
    demand("train", "numpy", "numba")
    from stammtisch.bots.strong import StrongBot  # noqa: PLC0415 -- it loads numpy, which other commands need not
    from stammtisch.training.selfplay import PARALLEL_GAMES  # noqa: PLC0415 -- as above
    from stammtisch.training.shards import SHARD_GAMES  # noqa: PLC0415 -- as above
    from stammtisch.training.trainer import CHUNK, Trainer, TrainingConfig, evaluation  # noqa: PLC0415 -- as above

    games: int = wishes["games"]
    rival = rival_from(wishes["against"], setup) if wishes["against"] else None
    config = TrainingConfig(
        stammtisch.game(game),
        setup,
        games,
        wishes["hidden"],
        wishes["seed"],
        parallel=min(PARALLEL_GAMES, games),
        chunk=min(CHUNK, SAMPLES_PER_GAME * games),
        shard=min(SHARD_GAMES, games),
        rival=rival,
        start=start_from(wishes["begin"], setup, keep=wishes["keep"]) if wishes["begin"] else None,
        mixed=wishes["mixed"],
        keep=wishes["keep"],
        recipe=recipe(game, setup, wishes),
    )
    opponent = StrongBot(rival) if rival else make_bot(RIVAL)
    share_of_wins = evaluation(config, opponent, wishes["examine"]) if wishes["examine"] else None
    trainer, checkpoints = Trainer(config), count(1)

    def evaluate(model: Model) -> float | None:
        due = next(checkpoints) % EVALUATE_EVERY == 0 or trainer.played() >= games
        return share_of_wins(model) if share_of_wins and due else None

    return trainer, evaluate


def rival_from(file: Path, setup: Setup) -> Model:
    """The model in a file, if it plays at this table."""
    model = model_from(file, setup)
    model.check_table(setup)
    return model


def start_from(file: Path, setup: Setup, *, keep: bool) -> Model:
    """The model in a file, if it knows as many seats: the rest can be learned. Only the first edition can be kept."""
    model = model_from(file, setup)
    if model.training_info.seats != setup.seats:
        raise Mistake("untrained", game=setup.game, seats=setup.seats)
    if keep:
        model.check_table(stammtisch.game(setup.game).make_setup(seats=setup.seats))
    return model


def model_from(file: Path, setup: Setup) -> Model:
    """The model in a file."""
    from stammtisch.bots.model import load  # noqa: PLC0415 -- as above

    try:
        return load(file.read_bytes(), stammtisch.game(setup.game))
    except OSError as error:
        raise Mistake("file-unreadable", file=str(file), detail=error.strerror or "") from error


def recipe(game: str, setup: Setup, wishes: dict[str, Any]) -> str:
    """The command that would make the same weights again; on a cluster they are those of several jobs."""
    typed = ["stammtisch train", game, f"--seats {setup.seats}"]
    typed += [f"--edition {wishes['edition']}"] if wishes["edition"] else []
    typed += [f"--option {each}" for each in wishes["option"]]
    typed += [f"--{name} {wishes[name]}" for name in ("games", "hidden", "seed")]
    typed += [
        f"--{name} {wishes[key].name}" for name, key in (("from", "begin"), ("against", "against")) if wishes[key]
    ]
    typed += [f"--{name}" for name in ("mixed", "keep") if wishes[name]]
    return " ".join(typed + ([] if place(wishes) == HERE else ["--jobs 2"]))


def curve(trainer: Trainer) -> str:
    """The learning curve as a table that other programs read."""
    rows = (
        f"{each.games},{each.seconds},{each.loss},{'' if each.share is None else each.share}" for each in trainer.log
    )
    return "\n".join(["games,seconds,loss,share", *rows, ""])


def show(checkpoint: Checkpoint, book: Phrasebook, rival: str) -> None:
    """A line of the learning curve."""
    loss, seconds = f"{checkpoint.loss:.4f}", round(checkpoint.seconds)
    click.echo(book.say("train-checkpoint", games=checkpoint.games, loss=loss, seconds=seconds))
    if checkpoint.share is not None:
        click.echo(book.say("train-share", percent=f"{100 * checkpoint.share:.1f}", rival=rival))


def curve_file(weights: Path) -> Path:
    """Where the learning curve is kept."""
    return weights.with_suffix(CURVE)


def check_place(weights: Path, rival: Path | None) -> None:
    """Say before an hour of training whether its weights can be kept; nobody's file is written over.

    Weights that are learned against may be improved in place.
    """
    if weights.suffix.lower() == CURVE:
        raise Mistake("train-out-curve", file=str(weights), other=str(weights.with_suffix(".npz")))
    in_place = rival is not None and rival.resolve() == weights.resolve()
    for file in (weights, curve_file(weights)):
        check_writable(file)
        if file.exists() and not in_place:
            raise Mistake("train-out-exists", file=str(file))


def with_progress(checkpoints: Iterator[Checkpoint], games: int, *, quiet: bool) -> Iterator[Checkpoint]:
    """Show on stderr, if that is a terminal, how far it has come."""
    played = 0
    with progress_bar(games, quiet=quiet) as step:
        for checkpoint in checkpoints:
            step(checkpoint.games - played)
            played = checkpoint.games
            yield checkpoint
