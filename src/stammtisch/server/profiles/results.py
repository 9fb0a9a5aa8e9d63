"""What becomes of profiles: the result of every finished table at which they sit, and their ratings.

A table that is over is due until this is written, so it is made up for after a crash; whichever process comes first
writes it, and for all others it is done.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from stammtisch.server import saving
from stammtisch.server.profiles.ratings import rate
from stammtisch.server.store import result_rows
from stammtisch.server.store.people import Opponent, StoredResult

if TYPE_CHECKING:
    from collections.abc import Iterable

    from stammtisch.core.record import Result
    from stammtisch.server.room import Room
    from stammtisch.server.seats import Seat
    from stammtisch.server.store import ListedTable, Store

log = logging.getLogger(__name__)


class Results:
    """Writes results when a game ends."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by table

    def wake(self, room: Room) -> None:
        """Look at a room in which something has changed."""
        if room.owes_results and room.id not in self._tasks:
            task = self._tasks[room.id] = asyncio.create_task(self._run(room), name=f"results {room.id}")
            task.add_done_callback(lambda _task: self._tasks.pop(room.id, None))

    async def _run(self, room: Room) -> None:
        try:
            await self.write(room)
        except Exception:
            log.exception("results of table %s cannot be written", room.id)  # the table stays due

    async def write(self, room: Room) -> None:
        """Write the results of a table that is over, and rate it if it is rated."""
        result = room.activity().result
        assert result is not None
        game, rated = room.history.setup.game, room.settings.rated
        found = results(room.id, game, room.seats, result, self._store.now(), rated=rated)
        if found:
            await self._store.people.write(result_rows.add_results, found)
        if found and rated:
            places = {one.profile: one.place for one in found}
            await self._store.people.write(result_rows.rate_table, found, partial(rate, game, places))
        room.results_written = True
        with room.in_use():
            await room.perform(lambda: saving.save_due(room))

    async def add(self, tables: Iterable[ListedTable], profile: str) -> None:
        """Write what became of a profile at tables that were over before it had a seat there; never rated."""
        for table in tables:
            result = table.activity.result if table.activity else None
            if table.status == "over" and result is not None:
                seats, now = table.seats.values(), table.used * 1000
                found = results(table.id, table.setup.game, seats, result, now, rated=False)
                await self._store.people.write(
                    result_rows.add_results, [one for one in found if one.profile == profile]
                )

    async def close(self) -> None:
        """Stop; what is not written is written after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def results(
    table: str, game: str, seats: Iterable[Seat], result: Result, now: int, *, rated: bool
) -> list[StoredResult]:
    """What became of everybody at a table who has a profile."""
    everybody = [seat for seat in seats if seat.seat in result.places]
    return [
        StoredResult(
            table, seat.profile, game, seat.seat, result.places[seat.seat], others(everybody, seat, result), rated, now
        )
        for seat in everybody
        if seat.profile and seat.holder == "person"
    ]


def others(seats: Iterable[Seat], mine: Seat, result: Result) -> tuple[Opponent, ...]:
    """With whom somebody played: levels of bots, and people."""
    return tuple(
        Opponent(seat.bot if seat.holder == "bot" else "", result.places[seat.seat])
        for seat in seats
        if seat.seat != mine.seat
    )
