"""Ratings of people, from the places of a table of three or four (Plackett-Luce, by openskill)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import needs_extra
from stammtisch.server.store.people import StoredRating

if TYPE_CHECKING:
    from collections.abc import Mapping

POINTS: Final = 40  # of one unit of the model: everybody begins at 1000 ± 667
SURE: Final = 2  # standard deviations: the true strength is within, nineteen times of twenty
FEWEST: Final = 2  # who can be compared


def rate(game: str, places: Mapping[str, int], ratings: Mapping[str, StoredRating | None]) -> list[StoredRating]:
    """How strong those are now who had these places, by profile; who is not among the ratings does not count."""
    profiles = [profile for profile in places if profile in ratings]
    if len(profiles) < FEWEST:
        return []
    with needs_extra("accounts"):
        from openskill.models import PlackettLuce  # noqa: PLC0415 -- an extra
    model = PlackettLuce()
    old = [ratings[profile] for profile in profiles]
    teams = [[model.rating(mu=one.mu, sigma=one.sigma) if one else model.rating()] for one in old]
    rated = model.rate(teams, ranks=[float(places[profile]) for profile in profiles])
    games = [one.games + 1 if one else 1 for one in old]
    return [
        StoredRating(profile, game, new.mu, new.sigma, count)
        for profile, (new,), count in zip(profiles, rated, games, strict=True)
    ]


def points(rating: StoredRating) -> tuple[int, int]:
    """A rating as people read it, and how far it may be off."""
    return round(rating.mu * POINTS), round(SURE * rating.sigma * POINTS)
