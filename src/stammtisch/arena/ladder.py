"""A ladder: the results of a whole cross table of bots."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import TYPE_CHECKING

import msgspec

from stammtisch.arena.deals import Choices, by_pairing, times_of
from stammtisch.arena.ratings import ratings
from stammtisch.arena.statistics import Estimate, Pace, Standing, pace, share_of, standing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from stammtisch.arena.deals import Deal, Pairing
    from stammtisch.arena.tournament import Tournament

    Table = Mapping[Pairing, Sequence[Deal]]


class Ladder(msgspec.Struct, frozen=True):
    """The results of a cross table; all but the times depend on the seed alone."""

    game: str
    edition: str
    options: dict[str, str]
    seats: int
    seed: int
    deals: int
    bots: tuple[str, ...]  # the best first
    ratings: dict[str, Estimate]
    cross_table: tuple[Standing, ...]
    seat_shares: tuple[Estimate, ...]  # of the victories, for each seat
    scores: dict[str, dict[int, int]]  # of each bot: points, and how many games ended with them
    choices: dict[str, Choices]
    times: dict[str, Pace]


def sum_up(tournament: Tournament, bots: Sequence[str], deals: Iterable[Deal]) -> Ladder:
    """Sum up the deals of a cross table."""
    table = by_pairing(deals)
    rated = ratings(bots, table, tournament.seed)
    ranked = sorted(bots, key=lambda bot: -rated[bot].value)
    setup = tournament.setup
    return Ladder(
        game=setup.game,
        edition=setup.edition,
        options=setup.options,
        seats=setup.seats,
        seed=tournament.seed,
        deals=len(next(iter(table.values()))),
        bots=tuple(ranked),
        ratings={bot: rated[bot] for bot in ranked},
        cross_table=tuple(map(standing, table.values())),
        seat_shares=seat_shares(table, setup.seats),
        scores={bot: scores(table, bot) for bot in ranked},
        choices={bot: choices(table, bot) for bot in ranked},
        times={bot: pace(times_of(bot, every_deal(table))) for bot in ranked},
    )


def every_deal(table: Table) -> Iterator[Deal]:
    """All deals, pairing by pairing."""
    for deals in table.values():
        yield from deals


def seat_shares(table: Table, seats: int) -> tuple[Estimate, ...]:
    """How often each seat won; every bot has sat in each of them equally often."""
    same_deal = list(zip(*table.values(), strict=True))
    found = []
    for seat in range(seats):
        means = []
        for deals in same_deal:
            wins = [game.wins()[seat] for deal in deals for game in deal.games]
            means.append(sum(wins) / len(wins))
        found.append(share_of(means, seats * len(table)))
    return tuple(found)


def scores(table: Table, bot: str) -> dict[int, int]:
    """The points that a bot ended with, and how often."""
    found: Counter[int] = Counter()
    for deal in every_deal(table):
        for single, game in enumerate(deal.games):
            for seat, score in enumerate(game.scores):
                if bot == (deal.pairing.single if seat == single else deal.pairing.others):
                    found[score] += 1
    return dict(sorted(found.items()))


def choices(table: Table, bot: str) -> Choices:
    """What a bot chose at all tables: question by question, in each phase of the game."""
    found: Choices = {}
    for deal in every_deal(table):
        for who, chosen in zip((deal.pairing.single, deal.pairing.others), deal.choices, strict=True):
            if who == bot:
                add_choices(found, chosen)
    return {question: dict(sorted(found[question].items())) for question in sorted(found)}


def add_choices(total: Choices, more: Choices) -> None:
    """Add counts to counts."""
    for question, choices in more.items():
        for choice, counts in choices.items():
            row = total.setdefault(question, {}).setdefault(choice, [])
            row[:] = [sum(pair) for pair in zip_longest(row, counts, fillvalue=0)]
