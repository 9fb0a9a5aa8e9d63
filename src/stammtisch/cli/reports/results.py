"""What many games come to: points and victories, by seat and by bot, with 95 % intervals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from stammtisch.arena.statistics import wilson
from stammtisch.cli.console import make_console, seat_text

if TYPE_CHECKING:
    from stammtisch.bots.match import MatchResult
    from stammtisch.core.setup import Setup
    from stammtisch.core.words import Phrasebook


class Tally:
    """Results of games between the same bots, added up. A shared victory is shared out in fractions."""

    def __init__(self, setup: Setup, bots: tuple[str, ...], seed: int) -> None:
        self.setup = setup
        self.bots = bots
        self.seed = seed
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.scores = [0] * len(bots)
        self.wins = [0.0] * len(bots)

    def add(self, played: MatchResult) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += played.decisions
        self.scores = [sum(pair) for pair in zip(self.scores, played.scores, strict=True)]
        self.wins = [sum(pair) for pair in zip(self.wins, played.wins(), strict=True)]

    def row(self, places: list[int]) -> dict[str, Any]:
        """Points and victories of one seat, or of all seats of a bot taken together."""
        chances = self.games * len(places)
        wins = sum(self.wins[place] for place in places)
        low, high = wilson(wins / chances, chances)
        return {
            "mean_score": sum(self.scores[place] for place in places) / chances,
            "wins": wins,
            "share": wins / chances,
            "low": low,
            "high": high,
        }

    def summary(self) -> dict[str, Any]:
        """Everything, for a program to read."""
        from stammtisch import game  # noqa: PLC0415 -- only for the names of the seats

        names = game(self.setup.game).seat_names[: len(self.bots)]
        return {
            "game": self.setup.game,
            "edition": self.setup.edition,
            "options": self.setup.options,
            "seats": self.setup.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games_per_second": self.games / self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "wins": dict(zip(names, self.wins, strict=True)),
            "by_seat": [
                {"seat": name, "bot": self.bots[place], **self.row([place])} for place, name in enumerate(names)
            ],
            "by_bot": [{"bot": bot, **self.row(places)} for bot, places in self.seats_of_bots().items()],
        }

    def seats_of_bots(self) -> dict[str, list[int]]:
        """Where each kind of bot sat."""
        found: dict[str, list[int]] = {}
        for place, bot in enumerate(self.bots):
            found.setdefault(bot, []).append(place)
        return found


def print_tally(tally: Tally, book: Phrasebook) -> None:
    """The results as tables."""
    console = make_console()
    summary = tally.summary()
    console.print(
        book.say(
            "simulate-speed",
            games=tally.games,
            seconds=f"{tally.seconds:.1f}",
            speed=f"{summary['games_per_second']:.1f}",
            decisions=f"{summary['decisions_per_second']:.0f}",
        ),
        soft_wrap=True,
    )
    table = tally_table(book, first=("simulate-seat", "simulate-bot"))
    for row in summary["by_seat"]:
        table.add_row(seat_text(book, row["seat"]), row["bot"], *figures(row))
    console.print(table)
    if 1 < len(summary["by_bot"]) < len(summary["by_seat"]):
        table = tally_table(book, first=("simulate-bot",))
        for row in summary["by_bot"]:
            table.add_row(row["bot"], *figures(row))
        console.print(table)
    console.print(book.say("simulate-note"), soft_wrap=True)


def tally_table(book: Phrasebook, first: tuple[str, ...]) -> Table:
    """An empty table of results."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in first:
        table.add_column(book.say(key))
    for key in ("simulate-mean", "simulate-wins", "simulate-share", "simulate-interval"):
        table.add_column(book.say(key), justify="right")
    return table


def figures(row: dict[str, Any]) -> list[Text]:
    """The numbers of a row, for people."""
    interval = f"{row['low']:.1%} \u2013 {row['high']:.1%}"
    return [Text(text) for text in (f"{row['mean_score']:.1f}", f"{row['wins']:.4g}", f"{row['share']:.1%}", interval)]
