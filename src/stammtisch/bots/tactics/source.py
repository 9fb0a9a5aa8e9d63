"""What a game brings in `bots/tactics.py`, as `TACTICS`, so that problems can be found in its games (make.py).

Only the maker needs it: `stammtisch tactics` puts the problems that were found to a bot, and proves nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.bots.tactics.proof import Proof
    from stammtisch.core.position import Position


class ProblemSource(NamedTuple):
    """How to find problems: which games to play, where to look in them, how to prove, and how many to keep."""

    is_near_the_end: Callable[[Position], bool]  # whether the rest of the game may be small enough to go through
    prove: Callable[[Position, int], Proof | None]  # the best actions of a seat, if any can be proved; or TooMuch
    theme: Callable[[Position, int, int], str]  # what a problem of a seat with this solution is about
    seed: int
    games: int
    tables: tuple[tuple[str, ...], ...]  # the bots at each table; the games are played at these tables in turn
    per_theme: int  # how many problems to keep at most, of a theme ...
    per_game: int  # ... and of a game
    topic: Callable[[Position, int, int], str]  # the same of a problem that is judged, anywhere in a game
    fewest: int = 1  # problems in a game, or its record is not worth its length ...
    rare: int = 0  # ... unless there are fewer problems than this of some theme in it
