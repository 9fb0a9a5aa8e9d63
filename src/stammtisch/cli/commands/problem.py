"""`stammtisch problem`: problems with a best move, to solve at the prompt; and how they are made."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import click

from stammtisch.cli import names
from stammtisch.cli.language import group_with_language, with_language
from stammtisch.cli.lazy import Group
from stammtisch.cli.options import Whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Command = TypeVar("Command", bound="Callable[..., Any]")

SEED: Final = 1
KINDS: Final = ("proven", "judged")
FILE: Final = click.Path(dir_okay=False, path_type=Path)


@click.group(cls=Group)
@group_with_language
def problem() -> None:
    """Solve problems: decisions with a best move."""


def with_pick(command: Command) -> Command:
    """Give a command the options that say which problems are wanted."""
    for option in (
        click.option("--file", type=FILE, metavar="FILE"),
        click.option("--kind", type=click.Choice(KINDS)),
        click.option("--seats", type=Whole(0), default=0, shell_complete=names.seat_numbers),
        click.option("--difficulty", type=Whole(0, 4), default=0),
        click.option("--theme", default="", metavar="NAME"),
    ):
        command = option(command)
    return command


@problem.command()
@click.argument("game", shell_complete=names.games)
@click.option("--name", default="", metavar="ID")
@click.option("--today", is_flag=True)
@with_pick
@with_language
def solve(  # noqa: PLR0913 -- one for each option
    game: str,
    *,
    name: str,
    today: bool,
    theme: str,
    difficulty: int,
    seats: int,
    kind: str | None,
    file: Path | None,
    lang: str,
) -> None:
    """Solve problems of GAME at the prompt."""
    from stammtisch.bots.tactics.shelf import Wish  # noqa: PLC0415 -- help and the Tab key do not wait for it
    from stammtisch.cli.table.problems import solve_problems  # noqa: PLC0415 -- as above

    solve_problems(game, lang, Wish(theme, difficulty, seats, kind or ""), file, name=name, today=today)


@problem.command(name="list")
@click.argument("game", shell_complete=names.games)
@with_pick
@click.option("--json", "as_json", is_flag=True)
@with_language
def list_(  # noqa: PLR0913 -- one for each option
    game: str, *, theme: str, difficulty: int, seats: int, kind: str | None, file: Path | None, as_json: bool, lang: str
) -> None:
    """List the problems of GAME."""
    from stammtisch.bots.tactics.shelf import Wish  # noqa: PLC0415 -- as above
    from stammtisch.cli.reports.problems import list_problems  # noqa: PLC0415 -- as above

    list_problems(game, lang, Wish(theme, difficulty, seats, kind or ""), file, as_json=as_json)


@problem.command()
@click.argument("game", shell_complete=names.games)
@click.argument("files", nargs=-1, type=click.Path(path_type=Path), metavar="RECORD…")
@click.option("--games", type=Whole(1))
@click.option("--seed", type=Whole(0), default=SEED)
@click.option("--all", "every", is_flag=True)
@click.option("--judged", is_flag=True)
@click.option("--out", type=FILE, metavar="FILE")
@with_language
def find(  # noqa: PLR0913 -- one for each option
    game: str,
    files: tuple[Path, ...],
    *,
    games: int | None,
    seed: int,
    every: bool,
    judged: bool,
    out: Path | None,
    lang: str,
) -> None:
    """Find problems of GAME in records, or in games that bots play for it."""
    from stammtisch.cli.reports.problems import find_problems  # noqa: PLC0415 -- as above

    find_problems(game, files, lang, games=games, seed=seed, every=every, judged=judged, out=out)


@problem.command()
@click.argument("game", shell_complete=names.games)
@click.option("--out", type=FILE, metavar="FILE")
@with_language
def measure(game: str, *, out: Path | None, lang: str) -> None:
    """Let every level try the problems of GAME."""
    from stammtisch.cli.reports.problems import measure_problems  # noqa: PLC0415 -- as above

    measure_problems(game, lang, out)


@problem.command()
@click.argument("game", shell_complete=names.games)
@click.option("--out", type=FILE, metavar="FILE")
@with_language
def prove(game: str, *, out: Path | None, lang: str) -> int:
    """Prove the problems of GAME again."""
    from stammtisch.cli.reports.problems import prove_problems  # noqa: PLC0415 -- as above

    return prove_problems(game, lang, out)
