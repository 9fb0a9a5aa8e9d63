"""How a table comes into being: from a wish, from a record, or from the file."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import sqlalchemy as sql

from stammtisch.core.mistakes import Mistake
from stammtisch.core.setup import Setup
from stammtisch.core.standing_orders import StandingOrder
from stammtisch.server.api_types import Created, NewTable, Resume, SeatWish
from stammtisch.server.clients import ENCODER
from stammtisch.server.commands import begin_if_full
from stammtisch.server.history import Entry, History, Opened
from stammtisch.server.installed import check_bot, find_game
from stammtisch.server.keys import fingerprint, make_id, make_key
from stammtisch.server.room import Rights, Room
from stammtisch.server.seats import Seat, clean
from stammtisch.server.store import LINES, SEATS, TABLES
from stammtisch.server.updates import tell_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.game import Game
    from stammtisch.core.record import Record
    from stammtisch.server.store import Row, Store

READ_ENTRY: Final = msgspec.json.Decoder(Entry)
READ_ORDERS: Final = msgspec.json.Decoder(tuple[StandingOrder, ...])
READ_SETUP: Final = msgspec.json.Decoder(Setup)


class Secrets(NamedTuple):
    """What the host of a new table is told and nobody else."""

    host: str
    watch: str
    keys: dict[str, str]
    invitations: dict[str, str]

    def created(self, room: Room) -> Created:
        """The answer to a wish."""
        return Created(tell_table(room), self.keys, self.invitations, self.host, self.watch)


# ---- from a wish


def make_room(wish: NewTable, store: Store) -> tuple[Room, Secrets]:
    """A new table as wished for, not yet stored."""
    game = find_game(wish.game)
    seats = wish.seats or (SeatWish("me", wish.name), *[SeatWish("bot")] * (game.seats[-1] - 1))
    setup = game.make_setup(wish.edition, len(seats), wish.options, wish.board)
    secret = Secrets(make_key(), make_key(), {}, {})
    taken = [make_seat(name, seat, setup, secret) for name, seat in zip(game.seat_names, seats, strict=False)]
    rights = Rights(fingerprint(secret.host), fingerprint(secret.watch), wish.watch, wish.pace)
    room = Room(make_id(), History(game, setup), taken, rights, store)
    seat_everybody(room)
    begin_if_full(room)
    return room, secret


def make_seat(name: str, wish: SeatWish, setup: Setup, secret: Secrets) -> Seat:
    """A seat as wished for."""
    if wish.holder == "bot":
        return Seat(name, "bot", bot=check_bot(wish.bot, setup))
    if wish.holder == "me":
        secret.keys[name] = make_key()
        return Seat(name, "person", clean(wish.name), key=fingerprint(secret.keys[name]))
    if wish.holder == "invite":
        secret.invitations[name] = make_key()
        return Seat(name, "invited", clean(wish.name), invitation=fingerprint(secret.invitations[name]))
    return Seat(name, "open")


def seat_everybody(room: Room) -> None:
    """Write down who sits where."""
    for seat in room.seats:
        if seat.holder in ("person", "bot"):
            room.history.add(seat.seated())


# ---- from a record


def continue_record(game: Game, record: Record, wish: Resume, store: Store) -> tuple[Room, Secrets]:
    """A new table that goes on from a decision of a record: a person on one seat, bots on the others."""
    names = game.seat_names[: record.setup.seats]
    if wish.seat not in names:
        raise Mistake("unknown-seat", seat=wish.seat, known=", ".join(names))
    if wish.at > len(record.decisions):
        raise Mistake("no-line", number=wish.at)
    secret = Secrets(make_key(), make_key(), {}, {})
    wishes = [SeatWish("me", wish.name) if name == wish.seat else SeatWish("bot", bot=wish.bot) for name in names]
    taken = [make_seat(name, seat, record.setup, secret) for name, seat in zip(names, wishes, strict=True)]
    rights = Rights(fingerprint(secret.host), fingerprint(secret.watch), "link", wish.pace)
    room = Room(make_id(), History(game, record.setup), taken, rights, store)
    seat_everybody(room)
    room.history.resume(Opened(tuple((one.seat, one.words, one.digest) for one in record.decisions[: wish.at])))
    return room, secret


# ---- to the file and from it


def table_rows(room: Room) -> list[sql.Executable]:
    """The rows of a new table, without its lines."""
    table: Row = {
        "id": room.id,
        "setup": ENCODER.encode(room.history.setup).decode(),
        "status": room.status,
        "watch": room.rights.watch,
        "pace": room.rights.pace,
        "host": room.rights.host,
        "watch_key": room.rights.watch_key,
        "made": int(time.time()),
    }
    seats = [
        {
            "table_id": room.id,
            "seat": seat.seat,
            "holder": seat.holder,
            "name": seat.name,
            "bot": seat.bot,
            "key": seat.key,
            "invitation": seat.invitation,
            "orders": "[]",
        }
        for seat in room.seats
    ]
    return [sql.insert(TABLES).values(table), sql.insert(SEATS).values(seats)]


async def load_room(name: str, store: Store) -> Room:
    """A table from the file."""
    tables = await store.read(sql.select(TABLES).where(TABLES.c.id == name))
    if not tables:
        raise Mistake("no-table", table=name)
    seats = await store.read(sql.select(SEATS).where(SEATS.c.table_id == name))
    lines = await store.read(sql.select(LINES).where(LINES.c.table_id == name).order_by(LINES.c.number))
    history = await asyncio.to_thread(fold, tables[0].setup, lines)
    by_name = {row.seat: read_seat(row) for row in seats}
    taken = [by_name[seat] for seat in history.game.seat_names[: history.setup.seats]]
    table = tables[0]
    room = Room(name, history, taken, Rights(table.host, table.watch_key, table.watch, table.pace), store)
    room.counted = {row.once: row.number for row in lines if row.once}
    return room


def fold(setup_text: str, lines: Sequence[sql.Row[Any]]) -> History:
    """The history that stored lines make."""
    setup = READ_SETUP.decode(setup_text)
    history = History(find_game(setup.game), setup)
    for row in lines:
        history.add(READ_ENTRY.decode(row.entry))
    return history


def read_seat(row: sql.Row[Any]) -> Seat:
    """A seat from its row."""
    orders = READ_ORDERS.decode(row.orders)
    return Seat(row.seat, row.holder, row.name, row.bot, row.key, row.invitation, orders)
