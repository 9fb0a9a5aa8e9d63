"""Results and ratings of profiles; each function needs an open connection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from stammtisch.server.store.people import LadderRow, Opponent, StoredRating, StoredResult
from stammtisch.server.store.rows import write_json
from stammtisch.server.store.schema import PROFILES, RATED, RATINGS, RESULTS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

INSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_OTHERS: Final = msgspec.json.Decoder(tuple[Opponent, ...])


def add_results(connection: sql.Connection, results: Sequence[StoredResult]) -> None:
    """Store what became of profiles at a table; what is there already stays."""
    for result in results:
        known = sql.select(PROFILES.c.id).where(PROFILES.c.id == result.profile)
        if connection.execute(known).first() is None:
            continue
        values = {**result._asdict(), "others": write_json(result.others), "rated": int(result.rated)}
        connection.execute(INSERT[connection.dialect.name](RESULTS).values(values).on_conflict_do_nothing())


def rate_table(
    connection: sql.Connection,
    results: Sequence[StoredResult],
    rate: Callable[[dict[str, StoredRating | None]], list[StoredRating]],
) -> bool:
    """Rate a finished table, once: whoever stores its row first does it, all others find it done."""
    insert = INSERT[connection.dialect.name]
    mark = insert(RATED).values(at_table=results[0].at_table, at=results[0].at)
    if connection.execute(mark.on_conflict_do_nothing().returning(RATED.c.at_table)).first() is None:
        return False
    profiles = sorted(result.profile for result in results)
    lock = sql.select(PROFILES.c.id).where(PROFILES.c.id.in_(profiles)).order_by(PROFILES.c.id).with_for_update()
    alive = list(connection.execute(lock).scalars())
    old = {row.profile: row for row in ratings_of(connection, alive, results[0].game)}
    for new in rate({profile: old.get(profile) for profile in alive}):
        values = new._asdict()
        changed = insert(RATINGS).values(values)
        keys = [RATINGS.c.profile, RATINGS.c.game]
        connection.execute(changed.on_conflict_do_update(index_elements=keys, set_=values))
    return True


def ratings_of(connection: sql.Connection, profiles: Sequence[str], game: str = "") -> list[StoredRating]:
    """How strong some people are, at one game or at all."""
    query = sql.select(RATINGS).where(RATINGS.c.profile.in_(profiles)).order_by(RATINGS.c.game)
    return [StoredRating(*row) for row in connection.execute(query.where(RATINGS.c.game == game) if game else query)]


def results_of(connection: sql.Connection, profile: str, most: int) -> list[StoredResult]:
    """What became of a profile, the newest first."""
    query = sql.select(RESULTS).where(RESULTS.c.profile == profile).order_by(RESULTS.c.at.desc()).limit(most)
    return [read_result(row) for row in connection.execute(query).mappings()]


def read_result(row: sql.RowMapping) -> StoredResult:
    """A result from its row."""
    return StoredResult(**{**row, "others": _OTHERS.decode(row["others"]), "rated": bool(row["rated"])})


def read_ladder(connection: sql.Connection, game: str, most: int) -> list[LadderRow]:
    """The strongest at a game, by what they are at least, as good as certainly."""
    query = sql.select(PROFILES.c.name, *RATINGS.c).join(PROFILES, PROFILES.c.id == RATINGS.c.profile)
    best = query.where(RATINGS.c.game == game).order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc()).limit(most)
    return [LadderRow(row[0], StoredRating(*row[1:])) for row in connection.execute(best)]
