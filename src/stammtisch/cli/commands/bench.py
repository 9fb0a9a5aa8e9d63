"""`stammtisch bench`: how fast the engine is here."""

from __future__ import annotations

from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec
from rich.table import Table
from rich.text import Text

import stammtisch
from stammtisch.cli.console import make_console
from stammtisch.cli.language import book_for, with_language
from stammtisch.cli.options import Positive
from stammtisch.core import position as position_module
from stammtisch.core.chance import Rng
from stammtisch.core.play import decisions
from stammtisch.core.playout import play_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.core.position import Position
    from stammtisch.core.words import Phrasebook

SEED: Final = 20041  # every run plays the same games
PEERS: Final = "make bench"


@click.command()
@click.option("--seconds", type=Positive(), default=1.0)
@click.option("--json", "as_json", is_flag=True)
@with_language
def bench(*, seconds: float, as_json: bool, lang: str) -> None:
    """Measure the engine on this machine: random games at the largest table of each game, on one core."""
    figures = {
        "compiled": is_compiled(),
        "games": {name: measure(name, seconds) for name in stammtisch.game_names()},
    }
    if as_json:
        click.echo(msgspec.json.encode(figures))
        return
    print_figures(figures, book_for(lang))


def is_compiled() -> bool:
    """Whether the hot modules run as machine code."""
    return not str(position_module.__file__).endswith(".py")


def measure(name: str, seconds: float) -> dict[str, float]:
    """Decisions and games per second, inside and driven, and the time that a copy takes."""
    start = stammtisch.game(name).deal(seats=stammtisch.game(name).seats[-1])
    inside_games, inside_decisions, inside_time = repeat(lambda n: play_games(start, 20, n * 20)[0], 20, seconds)
    games, decisions, time = repeat(lambda n: drive(start.copy(), Rng(n)), 1, seconds)
    middle = midgame(start)
    copies, _, copy_time = repeat(lambda _n: copy_often(middle), 1000, min(1, seconds))
    return {
        "inside_decisions_per_second": inside_decisions / inside_time,
        "inside_games_per_second": inside_games / inside_time,
        "driven_decisions_per_second": decisions / time,
        "driven_games_per_second": games / time,
        "copy_microseconds": copy_time / copies * 1e6,
    }


def repeat(play: Callable[[int], int], games: int, seconds: float) -> tuple[int, int, float]:
    """Play again and again until the time is up: how many games, decisions, and seconds."""
    begin = perf_counter()
    rounds = decisions = 0
    while perf_counter() - begin < seconds:
        decisions += play(SEED + rounds)
        rounds += 1
    return rounds * games, decisions, perf_counter() - begin


def drive(p: Position, rng: Rng, most: int | None = None) -> int:
    """A random game driven from Python, or its first decisions: one call for `legal`, one for `apply`."""
    made = 0
    for seat, _turn in islice(decisions(p, rng), most):
        legal = p.legal(seat)
        p.apply(seat, legal[rng.below(len(legal))])
        made += 1
    return made


def midgame(start: Position) -> Position:
    """A position from the middle of a random game."""
    p = start.copy()
    drive(p, Rng(SEED), drive(start.copy(), Rng(SEED)) // 2)
    return p


def copy_often(p: Position) -> int:
    """A thousand copies."""
    copy = p.copy
    for _ in range(1000):
        copy()
    return 1000


def print_figures(figures: dict[str, Any], book: Phrasebook) -> None:
    """The figures as a table, and how to hold them against those of others."""
    console = make_console()
    console.print(book.say("bench-compiled" if figures["compiled"] else "bench-interpreted"))
    for name, measured in figures["games"].items():
        table = Table.grid(padding=(0, 2))
        for key, value in measured.items():
            number = f"{value:,.0f}" if value >= 10 else f"{value:.3g}"  # noqa: PLR2004 -- digits that mean something
            label = book.say(f"bench-{key.replace('_', '-')}")
            table.add_row(Text(f"  {label}"), Text(number, "bold", justify="right"))
        console.print(Text(str(book.name("game", name)), "bold"))
        console.print(table)
    console.print(book.say("bench-peers", command=PEERS), soft_wrap=True)
