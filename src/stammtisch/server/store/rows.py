"""Between the server's own structs and the rows of the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.core.setup import Setup
from stammtisch.core.standing_orders import StandingOrder
from stammtisch.server.history import Entry
from stammtisch.server.seats import Seat
from stammtisch.server.settings import TableSettings
from stammtisch.server.store import StoredLine

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

Values = dict[str, str | int]  # by column

_ENCODER: Final = msgspec.json.Encoder()
_ENTRY: Final = msgspec.json.Decoder(Entry)
_ORDERS: Final = msgspec.json.Decoder(tuple[StandingOrder, ...])
_SETUP: Final = msgspec.json.Decoder(Setup)


def write_json(value: object) -> str:
    """A struct as text."""
    return _ENCODER.encode(value).decode()


def write_line(table: str, line: StoredLine) -> Values:
    """A row of `lines`."""
    return {"table_id": table, "number": line.number, "entry": write_json(line.entry), "once": line.once}


def write_seat(seat: Seat) -> Values:
    """What a row of `seats` says of a seat."""
    return {
        "seat": seat.seat,
        "holder": seat.holder,
        "name": seat.name,
        "bot": seat.bot,
        "key": seat.key,
        "invitation": seat.invitation,
        "orders": write_json(seat.orders),
    }


def write_settings(settings: TableSettings) -> Values:
    """What a row of `tables` says of the settings."""
    return {
        "host": settings.host,
        "watch_key": settings.watch_key,
        "watch": settings.watch,
        "pace": settings.pace,
    }


def read_line(row: RowMapping) -> StoredLine:
    """A line from its row."""
    return StoredLine(row["number"], _ENTRY.decode(row["entry"]), row["once"])


def read_seat(row: RowMapping) -> Seat:
    """A seat from its row."""
    orders = _ORDERS.decode(row["orders"])
    return Seat(row["seat"], row["holder"], row["name"], row["bot"], row["key"], row["invitation"], orders)


def read_settings(row: RowMapping) -> TableSettings:
    """The settings from a row of `tables`."""
    return TableSettings(row["host"], row["watch_key"], row["watch"], row["pace"])


def read_setup(row: RowMapping) -> Setup:
    """The setup from a row of `tables`."""
    return _SETUP.decode(row["setup"])
