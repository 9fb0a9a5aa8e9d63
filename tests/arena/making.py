"""Deals invented for tests, and tournaments to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import stammtisch
from stammtisch.arena.deal_log import DealLog
from stammtisch.arena.deals import Deal, Pairing
from stammtisch.arena.tournament import Tournament, play
from stammtisch.bots.match import MatchResult
from tests.arena.names import FAIR, WEAK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.arena.executors import Where

SMALL: Final = Tournament(
    stammtisch.game("goldbraeu").make_setup(seats=3), (Pairing(WEAK, FAIR), Pairing(FAIR, WEAK)), seed=5
)
TINY: Final = Tournament(stammtisch.game("goldbraeu").make_setup(seats=3), (Pairing(WEAK, WEAK),), seed=5)


def game(*places: int, scores: Sequence[int] = ()) -> MatchResult:
    """A game that ended with these places."""
    return MatchResult(list(scores or [10 - place for place in places]), list(places), 1)


def deal(*games: MatchResult, number: int = 0, pairing: Pairing = Pairing("a", "b")) -> Deal:  # noqa: B008 -- it is frozen
    """A deal of these games; nobody has thought or chosen."""
    return Deal(pairing, number, games, ({}, {}), ({}, {}))


def played(tournament: Tournament, deals: int, log: DealLog | None = None, where: Where | None = None) -> list[Deal]:
    """The deals of a tournament, the times left out."""
    log = log or DealLog(tournament)
    found = play(tournament, deals, log, where) if where else play(tournament, deals, log)
    return [timeless(each) for each in found]


def timeless(each: Deal) -> Deal:
    """A deal without what differs from run to run."""
    return Deal(each.pairing, each.number, each.games, each.choices, ({}, {}))
