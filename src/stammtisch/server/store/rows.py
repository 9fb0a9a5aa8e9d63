"""Between the server's own structs and the rows of the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec

from stammtisch.core.setup import Setup
from stammtisch.core.standing_orders import StandingOrder
from stammtisch.server.clocks.wish import NO_CLOCK, TimeControl
from stammtisch.server.history import Entry, Newer
from stammtisch.server.seats import Seat
from stammtisch.server.settings import TableSettings
from stammtisch.server.store import Activity, StoredLine
from stammtisch.server.talk import ChatLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import RowMapping

Values = dict[str, str | int | None]  # by column

_ENCODER: Final = msgspec.json.Encoder()
_ENTRY: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
_KINDS: Final = frozenset(kind.__struct_config__.tag for kind in get_args(Entry))
_ORDERS: Final = msgspec.json.Decoder(tuple[StandingOrder, ...])
_ACTIVITY: Final = msgspec.json.Decoder(Activity)
_CHAT: Final = msgspec.json.Decoder(ChatLine)
_SETUP: Final = msgspec.json.Decoder(Setup)
_CLOCK: Final = msgspec.json.Decoder(TimeControl)


def write_json(value: object) -> str:
    """A struct as text."""
    return _ENCODER.encode(value).decode()


def write_line(table: str, line: StoredLine) -> Values:
    """A row of `lines`."""
    entry = write_json(line.entry)
    return {"table_id": table, "number": line.number, "entry": entry, "once": line.once, "at": line.at}


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
        "muted": seat.muted,
        "letters": seat.letters,
        "profile": seat.profile,
        "devices": " ".join(seat.devices),
    }


def write_settings(settings: TableSettings) -> Values:
    """What a row of `tables` says of the settings; whether it is closed is written by itself, as others may do so."""
    return {
        "host": settings.host,
        "watch_key": settings.watch_key,
        "watch": settings.watch,
        "pace": settings.pace,
        "chat": int(settings.chat),
        "next": settings.next,
        "guests": " ".join(settings.guests),
        "clock": write_json(settings.clock) if settings.clock.runs else "",
        "rated": int(settings.rated),
    }


def write_activity(activity: Activity | None) -> Values:
    """What a row of `tables` says of how the game stands; nothing if it is not known."""
    return {"activity": write_json(activity)} if activity is not None else {}


class _Kind(msgspec.Struct):
    """Of which kind an entry is."""

    type: str


_KIND: Final = msgspec.json.Decoder(_Kind)


def read_entry(text: str) -> Entry:
    """An entry; one of a kind that only a newer server knows is kept as it is."""
    try:
        return _ENTRY.decode(text)
    except msgspec.ValidationError:
        if _KIND.decode(text).type in _KINDS:
            raise
        return Newer(text)


def read_line(row: RowMapping) -> StoredLine:
    """A line from its row."""
    return StoredLine(row["number"], read_entry(row["entry"]), row["once"], row["at"])


def read_fresh_line(row: Sequence[Any]) -> StoredLine:
    """A line from number, entry, mark and time."""
    return StoredLine(row[0], read_entry(row[1]), row[2], row[3])


def read_seat(row: RowMapping) -> Seat:
    """A seat from its row."""
    orders = _ORDERS.decode(row["orders"])
    who = row["seat"], row["holder"], row["name"], row["bot"]
    more = row["muted"], row["letters"]
    whose = row["profile"], tuple(row["devices"].split())
    return Seat(*who, row["key"], row["invitation"], orders, row["version"], *more, *whose)


def read_settings(row: RowMapping) -> TableSettings:
    """The settings from a row of `tables`."""
    chat, guests = bool(row["chat"]), tuple(row["guests"].split())
    clock = _CLOCK.decode(row["clock"]) if row["clock"] else NO_CLOCK
    about = row["host"], row["watch_key"], row["watch"], row["pace"]
    return TableSettings(*about, chat, row["next"], guests, clock, bool(row["rated"]), row["closed"])


def read_activity(row: RowMapping) -> Activity | None:
    """How the game stands; None in rows of earlier servers."""
    return _ACTIVITY.decode(row["activity"]) if row["activity"] else None


def read_chat_line(text: str) -> ChatLine:
    """What was said."""
    return _CHAT.decode(text)


def read_setup(row: RowMapping) -> Setup:
    """The setup from a row of `tables`."""
    return _SETUP.decode(row["setup"])
