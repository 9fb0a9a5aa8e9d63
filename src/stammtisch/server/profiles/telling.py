"""A profile as its owner is told of it, and the ladder as everybody is."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from stammtisch.server import api_types as api
from stammtisch.server.profiles.ratings import points
from stammtisch.server.store import profile_rows, result_rows, seat_rows

if TYPE_CHECKING:
    from collections.abc import Iterable

    from stammtisch.server.profiles.profiles import Profiles
    from stammtisch.server.profiles.sessions import SignedIn
    from stammtisch.server.store.people import StoredRating, StoredResult

PAST: Final = 20  # games that are shown
COUNTED: Final = 10_000  # games that are counted
PLACES: Final = 100  # of the ladder


async def tell_profile(profiles: Profiles, me: SignedIn) -> api.Profile:
    """All that the page of a profile shows."""
    people, profile = profiles.store.people, me.profile.id
    results = await people.read(result_rows.results_of, profile, COUNTED)
    passkeys = await people.read(profile_rows.passkeys_of, profile)
    sessions = await profiles.sessions.all(profile)
    return api.Profile(
        name=me.profile.name,
        email=me.profile.email or "",
        passkeys=tuple(api.PasskeyInfo(one.id, one.label, one.made) for one in passkeys),
        sessions=tuple(api.SessionInfo(one.id, one.label, one.used, one.id == me.session.id) for one in sessions),
        tables=len(await people.read(seat_rows.seats_of, profile)),
        games=len(results),
        levels=tuple(tell_levels(results)),
        past=tuple(tell_game(one) for one in results[:PAST]),
        ratings=tuple(tell_rating(one) for one in await people.read(result_rows.ratings_of, [profile])),
    )


def tell_game(result: StoredResult) -> api.PastGame:
    """A finished game."""
    players = len(result.others) + 1
    return api.PastGame(result.at_table, result.game, result.place, players, result.rated, result.at)


def tell_rating(rating: StoredRating) -> api.RatingInfo:
    """A rating."""
    return api.RatingInfo(rating.game, *points(rating), rating.games)


def tell_levels(results: Iterable[StoredResult]) -> list[api.LevelResults]:
    """How somebody did against each level, game by game; people last."""
    counts: Counter[tuple[str, str, int]] = Counter()
    for result in results:
        for other in result.others:
            counts[result.game, other.bot, (other.place > result.place) - (other.place < result.place)] += 1
    kinds = sorted({(game, bot) for game, bot, _sign in counts}, key=lambda kind: (kind[0], not kind[1], kind[1]))
    return [api.LevelResults(*kind, *(counts[*kind, sign] for sign in (1, 0, -1))) for kind in kinds]


async def tell_ladder(profiles: Profiles, game: str, me: SignedIn | None) -> api.PeopleLadder:
    """Who is strongest at a game."""
    rows = await profiles.store.people.read(result_rows.read_ladder, game, PLACES)
    mine = me.profile.id if me else ""
    places = [
        api.LadderPlace(place, row.name, *points(row.rating), row.rating.games, row.rating.profile == mine)
        for place, row in enumerate(rows, 1)
    ]
    return api.PeopleLadder(game, tuple(places))
