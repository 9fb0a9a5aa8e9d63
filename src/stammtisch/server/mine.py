"""My tables: how the tables stand for which a browser shows keys. Without a key, a table is as good as gone."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from stammtisch.core.mistakes import Mistake
from stammtisch.server import saving
from stammtisch.server.api_types import MyTable, MyTables
from stammtisch.server.keys import fingerprint

if TYPE_CHECKING:
    from collections.abc import Iterable

    from stammtisch.server.api_types import AskMine, HeldKeys
    from stammtisch.server.store import Activity, ListedTable
    from stammtisch.server.tables import Tables

log = logging.getLogger(__name__)


async def my_tables(tables: Tables, wish: AskMine) -> MyTables:
    """How the tables stand, in the order asked."""
    names = [held.table for held in wish.tables]
    found = {table.id: table for table in await tables.store.find_tables(names)}
    return MyTables(tuple([await summary(tables, held, found.get(held.table)) for held in wish.tables]))


async def summary(tables: Tables, held: HeldKeys, found: ListedTable | None) -> MyTable:
    """How one table stands; a table that cannot be opened any more is gone."""
    gone = MyTable(held.table, None, (), (), None, 0)
    marks = {fingerprint(key) for key in held.keys}
    if found is None or not may_see(found, marks):
        return gone
    try:
        activity = found.activity or await look(tables, found.id)
        info = tables.listed(found)
    except Mistake:
        log.exception("table %s cannot be opened", found.id)
        return gone
    mine = tuple(seat.seat for seat in info.seats if any(map(found.seats[seat.seat].opens_for, marks)))
    acting = () if found.settings.closed else activity.acting
    return MyTable(found.id, info, mine, acting, activity.result, found.used)


def may_see(table: ListedTable, marks: Iterable[str]) -> bool:
    """Whether one of these keys' fingerprints sits at a table, or may watch it."""
    seats = table.seats.values()
    invitations = {seat.invitation for seat in seats} - {""}
    sits = any(seat.opens_for(mark) for seat in seats for mark in marks)
    return sits or any(table.settings.may_watch(mark, invitations) for mark in marks)


async def look(tables: Tables, name: str) -> Activity:
    """How a table stands whose file does not say yet; the next one who asks finds it there."""
    async with tables.room(name) as room:
        await room.perform(lambda: saving.save_due(room))
        return room.activity()
