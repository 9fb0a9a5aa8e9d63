"""`stammtisch tactics`: how many problems with a provably best move a bot solves."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import click
import msgspec
from rich import box
from rich.table import Table

import stammtisch
from stammtisch.bots.making import make_bot
from stammtisch.bots.tactics import answers, load, playable
from stammtisch.cli import names
from stammtisch.cli.console import make_console
from stammtisch.cli.language import book_for, with_language
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.bots.tactics import Solved
    from stammtisch.core.game import Game
    from stammtisch.core.words import Phrasebook


@click.command()
@click.argument("game", shell_complete=names.games)
@click.option("--bot", default="regular", metavar="NAME", shell_complete=names.bot)
@click.option("--all", "every", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@with_language
def tactics(game: str, *, bot: str, every: bool, as_json: bool, lang: str) -> None:
    """Put problems of GAME to a bot: decisions at which one action is better than all others, whatever is hidden."""
    box_ = stammtisch.game(game)
    found, left_out = solved_by(bot, box_)
    if as_json:
        click.echo(msgspec.json.encode(summary(game, bot, found) | {"left_out": left_out}))
        return
    book = book_for(lang, box_)
    console = make_console()
    if every:
        console.print(answer_table(found, book))
    console.print(theme_table(found, book))
    solved = sum(answer.solved for answer in found)
    console.print(book.say("tactics-sum", bot=bot, solved=solved, all=len(found), share=f"{solved / len(found):.0%}"))
    if left_out:
        console.print(book.say("tactics-left-out", bot=bot, problems=left_out), soft_wrap=True)


def solved_by(name: str, game: Game) -> tuple[list[Solved], int]:
    """What a bot does with the problems, and how many are of tables at which it cannot sit."""
    bot, every = make_bot(name), load(game)
    if not every:
        raise Mistake("no-tactics", game=game.name)
    found = list(answers(game, bot, playable(game, bot, every)))
    return found, sum(len(each.problems) for each in every) - len(found)


def summary(game: str, bot: str, found: Sequence[Solved]) -> dict[str, object]:
    """The results for programs."""
    return {
        "game": game,
        "bot": bot,
        "problems": len(found),
        "solved": sum(answer.solved for answer in found),
        "themes": {name: {"problems": all_, "solved": solved} for name, (solved, all_) in themes(found).items()},
    }


def themes(found: Sequence[Solved]) -> dict[str, tuple[int, int]]:
    """How many problems of each theme are solved, of how many."""
    every = Counter(answer.problem.theme for answer in found)
    solved = Counter(answer.problem.theme for answer in found if answer.solved)
    return {theme: (solved[theme], every[theme]) for theme in sorted(every)}


def theme_table(found: Sequence[Solved], book: Phrasebook) -> Table:
    """The results by theme."""
    table = Table(book.say("tactics-theme"), box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("tactics-problems", "tactics-solved"):
        table.add_column(book.say(key), justify="right")
    for theme, (solved, every) in themes(found).items():
        table.add_row(theme, str(every), str(solved))
    return table


def answer_table(found: Sequence[Solved], book: Phrasebook) -> Table:
    """Every problem with its solution and the answer."""
    keys = ("tactics-theme", "tactics-best", "tactics-answer")
    table = Table(*(book.say(key) for key in keys), box=box.SIMPLE_HEAD, pad_edge=False)
    for answer in found:
        mark = "\u2713" if answer.solved else "\u2717"
        table.add_row(answer.problem.theme, ", ".join(answer.problem.best), f"{mark} {answer.action}")
    return table
