"""All that the house knows of a profile, as one zip of JSON files; records of finished games as their text."""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING, Any, Final

import msgspec

from stammtisch.core.mistakes import Mistake
from stammtisch.server.replays import write_record
from stammtisch.server.store import profile_rows, result_rows, seat_rows

if TYPE_CHECKING:
    from stammtisch.server.profiles.sessions import SignedIn
    from stammtisch.server.tables import Tables

MOST: Final = 10_000  # results and tables
RECORDS: Final = 50  # of the newest finished tables: each is replayed


async def export(tables: Tables, me: SignedIn) -> bytes:
    """The zip."""
    people, profile = tables.store.people, me.profile.id
    found = await people.read(seat_rows.tables_of, profile, MOST)
    listed = [
        {"table": one.id, "setup": one.setup, "status": one.status, "seat": mine(one.seats, profile)} for one in found
    ]
    passkeys = await people.read(profile_rows.passkeys_of, profile)
    sessions = await people.read(profile_rows.sessions_of, profile)
    files: dict[str, Any] = {
        "profile.json": me.profile._asdict(),
        "passkeys.json": [{"id": one.id, "label": one.label, "made": one.made} for one in passkeys],
        "sessions.json": [{"label": one.label, "made": one.made, "used": one.used} for one in sessions],
        "seats.json": listed,
        "results.json": [one._asdict() for one in await people.read(result_rows.results_of, profile, MOST)],
        "ratings.json": [one._asdict() for one in await people.read(result_rows.ratings_of, [profile])],
        "said.json": await said(tables, profile),
        "notices.json": await notices(tables, profile),
    }
    texts = {name: msgspec.json.format(msgspec.json.encode(content), indent=2) for name, content in files.items()}
    over = [one.id for one in found if one.status == "over"][:RECORDS]
    return pack({**texts, **{f"records/{name}.txt": await record(tables, name) for name in over}})


def mine(seats: Any, profile: str) -> dict[str, str]:  # noqa: ANN401 -- a mapping of seats
    """A profile's seat at a table."""
    return next({"seat": seat.seat, "name": seat.name} for seat in seats.values() if seat.profile == profile)


async def said(tables: Tables, profile: str) -> list[object]:
    """What somebody has said at tables, as far as it is remembered."""
    return [
        {"table": table, "at": line.at, "text": line.text, "emote": line.emote}
        for table, line in await tables.store.people.read(seat_rows.words_of, profile)
    ]


async def notices(tables: Tables, profile: str) -> list[object]:
    """How somebody wants to be told that it is their turn."""
    return [
        {"table": one.table, "seat": one.seat, "way": one.way, "language": one.language, "made": one.made}
        for mark in await tables.store.people.read(seat_rows.seats_of, profile)
        for one in await tables.store.subscriptions(mark.table)
        if one.seat == mark.seat
    ]


async def record(tables: Tables, name: str) -> bytes:
    """The record of a finished table."""
    try:
        async with tables.room(name) as room, room.lock:
            return write_record(room).encode()
    except Mistake as mistake:
        return f"{mistake}\n".encode()


def pack(files: dict[str, bytes]) -> bytes:
    """Files as a zip."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return target.getvalue()
