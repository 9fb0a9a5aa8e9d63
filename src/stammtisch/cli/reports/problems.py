"""Lists problems, and runs what makes them: finding, measuring, proving again."""

from __future__ import annotations

from importlib.resources import files as package_files
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from rich import box
from rich.table import Table

import stammtisch
from stammtisch.bots.tactics import JUDGED, PROVEN, ProblemGame, load, puzzles, unpacked
from stammtisch.bots.tactics.make import find, played, problem, problems, source_of, write
from stammtisch.bots.tactics.measure import measured
from stammtisch.bots.tactics.shelf import pick, shelf, shelved
from stammtisch.cli.console import make_console
from stammtisch.cli.files import read_bytes, read_text
from stammtisch.cli.language import book_for
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.bots.tactics.make import Finder
    from stammtisch.bots.tactics.shelf import Shelved, Wish
    from stammtisch.bots.tactics.source import ProblemSource
    from stammtisch.core.game import Game


def data_file(game: Game, out: Path | None, name: str = PROVEN) -> Path:
    """The file that was named, or one in the game's own package."""
    return out or Path(str(package_files(game.package))) / name


def known_problems(game: Game, out: Path | None, name: str = PROVEN) -> list[ProblemGame]:
    """The problems in a file that was named, if there is one, or those of the game."""
    if out is None:
        return load(game, name)
    return unpacked(out.read_bytes()) if out.is_file() else []


def count(found: Sequence[ProblemGame]) -> int:
    """How many problems there are in games."""
    return sum(len(each.problems) for each in found)


# ---- looking


def problems_in(game: Game, file: Path | None) -> Sequence[Shelved]:
    """The problems to pick from: of a file that was named, or of the game."""
    return shelf(game) if file is None else shelved(unpacked(read_bytes(file)))


def list_problems(name: str, lang: str, wish: Wish, file: Path | None, *, as_json: bool) -> None:
    """The problems of a game, the easiest first."""
    game = stammtisch.game(name)
    found = pick(game, wish, problems_in(game, file))
    if as_json:
        click.echo(msgspec.json.encode([row(one) for one in found]))
        return
    book = book_for(lang, game)
    keys = ("problem-name", "problem-theme", "problem-difficulty", "problem-kind", "problem-seats", "problem-solved")
    table = Table(*(book.say(key) for key in keys), box=box.SIMPLE_HEAD, pad_edge=False)
    for one in found:
        told = row(one)
        hard = book.say(f"problem-difficulty-{one.difficulty}")
        solved = " ".join(map(str, one.problem.solved.values()))
        table.add_row(one.name, str(told["theme"]), hard, book.say(f"problem-{one.kind}"), str(one.seats), solved)
    console = make_console()
    console.print(table)
    console.print(book.say("problem-count", count=len(found)))


def row(one: Shelved) -> dict[str, object]:
    """A problem for programs; without its solution."""
    problem = one.problem
    return {
        "name": one.name,
        "theme": problem.theme,
        "difficulty": one.difficulty,
        "kind": one.kind,
        "seats": one.seats,
        "solved": problem.solved,
    }


# ---- making


def find_problems(  # noqa: PLR0913 -- one for each option
    name: str,
    files: Sequence[Path],
    lang: str,
    *,
    games: int | None,
    seed: int,
    every: bool,
    judged: bool,
    out: Path | None,
) -> None:
    """Find problems and write them beside those that are known, each time one is found."""
    game, file = stammtisch.game(name), JUDGED if judged else PROVEN
    source, known, book = source_of(game), known_problems(game, out, file), book_for(lang, game)
    before, looked_at = count(known), (records.read(read_text(each), game) for each in files)
    look, source = judging(source) if judged else (problems, source)
    games_played = played(game, source, games or source.games, seed)
    for found in find(game, source, looked_at if files else games_played, tuple(known), every=every, look=look):
        known.append(found)
        write(known, data_file(game, out, file))
        click.echo(book.say("problem-so-far", found=count(known) - before, count=count(known)), err=True)
    click.echo(book.say("problem-found", found=count(known) - before, count=count(known)))


def judging(source: ProblemSource) -> tuple[Finder, ProblemSource]:
    """What finds problems by judges, and in which games."""
    from stammtisch.analysis import problems as judges  # noqa: PLC0415 -- only judges need the nets

    return judges.judged_problems, source._replace(tables=judges.TABLES, per_theme=judges.PER_THEME)


def measure_problems(name: str, lang: str, out: Path | None) -> None:
    """Write beside each problem how often each level solved it."""
    game, tried = stammtisch.game(name), 0
    for file in (PROVEN, JUDGED) if out is None else (PROVEN,):
        known = known_problems(game, out, file)
        tried += count(known)
        if known:
            write(list(measured(game, known)), data_file(game, out, file))
    if not tried:
        raise Mistake("no-tactics", game=name)
    click.echo(book_for(lang, game).say("problem-measured", count=tried))


def prove_problems(name: str, lang: str, out: Path | None) -> int:
    """Prove every problem again; the exit code is 1 if one does not hold."""
    game = stammtisch.game(name)
    source, book, broken = source_of(game), book_for(lang, game), 0
    every = known_problems(game, out)
    known = [ProblemGame(one.record, tuple(each for each in one.problems if not each.margin)) for one in every]
    for shown, position, seat in puzzles(game, known):
        again = problem(game, source, position, seat, shown.decisions)
        if again is None or msgspec.structs.replace(again, solved=shown.solved) != shown:
            broken += 1
            click.echo(book.say("problem-broken", seat=shown.seat, decision=shown.decisions, theme=shown.theme))
    click.echo(book.say("problem-proofs", count=count(known), broken=broken))
    return int(broken > 0)
