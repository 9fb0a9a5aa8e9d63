"""The arena in Python: one call holds a bot against another, names or objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

import stammtisch
from stammtisch.arena.deal_log import DealLog
from stammtisch.arena.deals import by_pairing
from stammtisch.arena.executors import HERE, Where
from stammtisch.arena.statistics import Standing, standing
from stammtisch.arena.tournament import Tournament, duel, play
from stammtisch.bots.making import bot_for_table, called

if TYPE_CHECKING:
    from stammtisch.bots.bot import Bot
    from stammtisch.core.setup import Setup


def compare(  # noqa: PLR0913 -- each is a choice of its own, and all but three have defaults
    game: str,
    candidate: Bot | str,
    against: Bot | str,
    *,
    deals: int = 100,
    seats: int = 0,
    seed: int = 0,
    jobs: int = 1,
    setup: Setup | None = None,
) -> Standing:
    """How a candidate does alone among copies of another bot, on duplicate deals: what `stammtisch arena` prints.

    A bot is what one types (`regular:temperature=0.5`, `mine.py:Careful`) or an object; objects play in this process.
    """
    table = setup or stammtisch.game(game).make_setup(seats=seats)
    objects = not (isinstance(candidate, str) and isinstance(against, str))
    where = HERE if objects or jobs == 1 else Where("local", jobs=jobs)
    with called([candidate, against]) as (single, others):
        for name in (single, others):
            bot_for_table(name, table)
        tournament = Tournament(table, duel(single, others, both=False), seed)
        played = list(play(tournament, deals, DealLog(tournament), where))
    (only,) = by_pairing(played).values()
    return standing(only)
