"""How a room is made: for a new table, to continue a record, or from the store."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from stammtisch.core.mistakes import Mistake
from stammtisch.server.api_types import Created, SeatWish
from stammtisch.server.chat import Chat
from stammtisch.server.clocks.wish import NO_CLOCK, check_clock
from stammtisch.server.commands import begin_if_full
from stammtisch.server.errors import TableNewer
from stammtisch.server.history import History
from stammtisch.server.installed import STANDING_IN, check_bot, find_game
from stammtisch.server.keys import fingerprint, make_id, make_key
from stammtisch.server.profiles.seats import check_rated, claim
from stammtisch.server.room import Room
from stammtisch.server.seats import Seat, clean_name
from stammtisch.server.settings import TableSettings
from stammtisch.server.updates import tell_table

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.record import Record
    from stammtisch.core.setup import Setup
    from stammtisch.server.api_types import NewTable, Resume
    from stammtisch.server.clocks.wish import TimeControl
    from stammtisch.server.profiles.sessions import SignedIn
    from stammtisch.server.scalars import Watch
    from stammtisch.server.store import Store, StoredTable

log = logging.getLogger(__name__)


class Secrets(NamedTuple):
    """The keys of a new table: the host is told them once, and only their fingerprints are kept."""

    host: str
    watch: str
    keys: dict[str, str]
    invitations: dict[str, str]

    def settings(self, watch: Watch, pace: int, clock: TimeControl = NO_CLOCK, *, rated: bool = False) -> TableSettings:
        """The settings of the table that these keys belong to."""
        return TableSettings(fingerprint(self.host), fingerprint(self.watch), watch, pace, clock=clock, rated=rated)

    def created(self, room: Room) -> Created:
        """What the host is told."""
        return Created(tell_table(room), self.keys, self.invitations, self.host, self.watch)


def make_secrets() -> Secrets:
    """Fresh keys for the host and for watchers; those of the seats are added as seats are made."""
    return Secrets(make_key(), make_key(), {}, {})


# ---- a new table


def make_room(wish: NewTable, store: Store, me: SignedIn | None = None) -> tuple[Room, Secrets]:
    """A new table as wished for, not yet stored; the first seat of who makes it belongs to their profile."""
    game = find_game(wish.game)
    wishes = wish.seats or (SeatWish("me", wish.name), *[SeatWish("bot")] * (game.seats[-1] - 1))
    setup = game.make_setup(wish.edition, len(wishes), wish.options, wish.board)
    if wish.rated:
        check_rated([one.holder for one in wishes])
    secrets = make_secrets()
    seats = [make_seat(name, seat, setup, secrets) for name, seat in zip(game.seat_names, wishes, strict=False)]
    for seat in [seat for seat in seats if seat.holder == "person"][:1]:
        claim(seats, seat, me, rated=wish.rated)
    clock = msgspec.structs.replace(wish.clock, bot="") if wish.rated else wish.clock  # as if it were handed over
    settings = secrets.settings(wish.watch, wish.pace, make_clock(clock, setup), rated=wish.rated)
    room = Room(make_id(), History(game, setup), seats, settings, store)
    seat_everybody(room)
    begin_if_full(room)
    return room, secrets


def make_clock(wish: TimeControl, setup: Setup) -> TimeControl:
    """Clocks as wished for, with a bot that can sit at the table."""
    check_clock(wish)
    if not wish.runs:
        return NO_CLOCK
    needs_bot = wish.when_up != "wait"
    return msgspec.structs.replace(wish, bot=check_bot(wish.bot, setup, STANDING_IN) if needs_bot else "")


def make_seat(name: str, wish: SeatWish, setup: Setup, secrets: Secrets) -> Seat:
    """A seat as wished for."""
    if wish.holder == "bot":
        return Seat(name, "bot", bot=check_bot(wish.bot, setup))
    if wish.holder == "me":
        secrets.keys[name] = make_key()
        return Seat(name, "person", clean_name(wish.name), key=fingerprint(secrets.keys[name]))
    if wish.holder == "invite":
        secrets.invitations[name] = make_key()
        return Seat(name, "invited", clean_name(wish.name), invitation=fingerprint(secrets.invitations[name]))
    return Seat(name, "open")


def seat_everybody(room: Room) -> None:
    """Write into the log who sits where."""
    for seat in room.seats:
        if seat.taken:
            room.history.add(seat.seated())


# ---- a record that is continued


def continue_record(game: Game, record: Record, wish: Resume, store: Store) -> tuple[Room, Secrets]:
    """A new table that goes on from a decision of a record: a person on one seat, bots on the others."""
    names = game.seat_names[: record.setup.seats]
    if wish.seat not in names:
        raise Mistake("unknown-seat", seat=wish.seat, known=", ".join(names))
    if wish.at > len(record.decisions):
        raise Mistake("no-line", number=wish.at)
    secrets = make_secrets()
    wishes = [SeatWish("me", wish.name) if name == wish.seat else SeatWish("bot", bot=wish.bot) for name in names]
    seats = [make_seat(name, seat, record.setup, secrets) for name, seat in zip(names, wishes, strict=True)]
    room = Room(make_id(), History(game, record.setup), seats, secrets.settings("link", wish.pace), store)
    seat_everybody(room)
    room.history.resume(record.decisions[: wish.at])
    return room, secrets


# ---- from the store


async def load_room(name: str, store: Store) -> Room:
    """A stored table. If it cannot be read here, another process may be newer, and is left to serve it."""
    try:
        found = await store.load_table(name)
        history = await asyncio.to_thread(fold, found) if found else None
    except (Mistake, msgspec.MsgspecError, ValueError) as error:
        if store.living == 1 or (isinstance(error, Mistake) and error.key == "store-away"):
            raise
        log.warning("table %s cannot be read here: %s", name, error)
        raise TableNewer(name) from error
    if found is None or history is None:
        raise Mistake("no-table", table=name)
    seats = [found.seats[seat] for seat in history.game.seat_names[: history.setup.seats]]
    room = Room(name, history, seats, found.settings, store)
    room.chat = Chat(list(found.chat))
    room.revision, room.rest = found.revision, found.rest
    room.counted = {line.once: line.number for line in found.lines if line.once}
    return room


def fold(found: StoredTable) -> History:
    """The history that stored lines make."""
    history = History(find_game(found.setup.game), found.setup)
    for line in found.lines:
        history.add(line.entry, line.at)
    return history
