"""What can be done at a table, and who may do it. Every function is called under the room's lock (`room.perform`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.mistakes import Mistake
from stammtisch.core.table import ActionRefused
from stammtisch.server import saving
from stammtisch.server.aids import agree
from stammtisch.server.chat import check_unmuted, say, tell_chat
from stammtisch.server.clocks.time_up import is_time_up
from stammtisch.server.errors import Stale
from stammtisch.server.installed import STANDING_IN, check_bot
from stammtisch.server.keys import fingerprint, make_key, next_key
from stammtisch.server.log_entries import Changed, Renamed
from stammtisch.server.messages import Aids, Decide, HandOver, Rename, SetOrders, Undo
from stammtisch.server.profiles.seats import claim
from stammtisch.server.seats import clean_name
from stammtisch.server.talk import Emote, Say

if TYPE_CHECKING:
    from stammtisch.core.standing_orders import StandingOrder
    from stammtisch.server.api_types import Join, Settings
    from stammtisch.server.messages import Command
    from stammtisch.server.profiles.sessions import SignedIn
    from stammtisch.server.room import Room


async def run_command(room: Room, seat: int, command: Command) -> int:  # noqa: C901, PLR0911 -- one result for each kind
    """Run a seat's command; return the line in which it took effect."""
    room.settings.check_open()
    match command:
        case Decide():
            return await decide(room, seat, command)
        case Undo():
            return await undo(room, seat, command)
        case SetOrders():
            return await set_orders(room, seat, command.orders)
        case Rename():
            return await rename(room, seat, command)
        case HandOver():
            return await hand_over(room, seat, command)
        case Aids():
            return await agree(room, seat, command)
        case Say():
            return await say(room, seat, text=command.text)
        case Emote():
            return await say(room, seat, emote=command.emote)


# ---- deciding


async def decide(room: Room, seat: int, command: Decide) -> int:
    """Take a decision: once, for the question it was meant for, or not at all."""
    once = f"{room.seats[seat].seat}:{command.once}"
    if once in room.counted:
        return room.counted[once]
    check_begun(room)
    if room.seats[seat].bot:
        raise Mistake("seat-with-bot")
    action = room.history.game.catalogue.parse(command.action)
    if action is None:
        raise Mistake("unknown-words", words=command.action)
    before = room.history.number
    if seat in room.history.asked and command.decision == room.history.decision_id(seat):
        room.history.decide(seat, action, "person")
    elif command.decision == room.history.change_id(seat):
        change(room, seat, action)
    else:
        raise Stale
    await saving.save(room, before, once=once)
    return room.history.number


def change(room: Room, seat: int, action: int) -> None:
    """Answer differently what was answered in secret, while others still choose."""
    history = room.history
    position = history.may_change(seat)
    if position is None:
        raise Stale
    reason = history.game.why(position, seat, action)
    if reason is not None:
        raise ActionRefused(history.game, reason, action)
    history.take_back(seat)
    history.decide(seat, action, "person")


async def undo(room: Room, seat: int, command: Undo) -> int:
    """Take back the seat's last decision, if the core allows and the client has seen all that happened."""
    check_begun(room)
    if room.settings.rated and room.status == "over":
        raise Mistake("cannot-undo")  # it has been rated
    if command.number != room.history.number:
        raise Stale
    if room.seats[seat].bot:
        raise Mistake("seat-with-bot")
    before = room.history.number
    room.history.take_back(seat)
    await saving.save(room, before)
    return room.history.number


def check_begun(room: Room) -> None:
    """Refuse before the game has begun."""
    if room.history.table is None:
        raise Mistake("not-begun")


# ---- standing orders


async def set_orders(room: Room, seat: int, orders: tuple[StandingOrder, ...]) -> int:
    """Replace the standing orders of a seat."""
    check_begun(room)
    if len({(order.kind, order.about) for order in orders}) < len(orders):
        raise Mistake("order-twice")
    for order in orders:
        check_order(room, order)
    table = room.history.started()
    kept = table.game.keep_orders(table.game.view(table.position, seat), orders)
    await saving.save_orders(room, seat, kept)
    return room.history.number


def check_order(room: Room, order: StandingOrder) -> None:
    """Refuse a standing order that the game does not know."""
    for kind in room.history.game.order_kinds:
        fits = order.kind == kind.kind and order.about in kind.about and order.answer in kind.answers
        if fits and order.limit <= kind.most:
            return
    raise Mistake("unknown-order", kind=order.kind, about=order.about, answer=order.answer)


# ---- people


async def rename(room: Room, seat: int, command: Rename) -> int:
    """Take another name."""
    check_unmuted(room, seat)
    before = room.history.number
    own = room.seats[seat]
    name = clean_name(command.name)
    if name == own.name:
        return before
    own.name = name
    room.history.add(Renamed(own.seat, ""))
    await saving.save(room, before, own)
    return room.history.number


async def hand_over(room: Room, seat: int, command: HandOver) -> int:
    """Let a bot stand in for a person who is away, or let them go on themselves."""
    check_begun(room)
    number = find_seat(room, command.seat)
    target = room.seats[number]
    if target.holder != "person":
        raise Mistake("seat-not-held")
    if command.bot is not None and number != seat and number in room.here() and not is_time_up(room, number):
        raise Mistake("seat-here")
    wanted = "" if room.settings.rated else command.bot  # nobody plays for a rating by a stronger hand
    bot = check_bot(wanted or "", room.history.setup, STANDING_IN) if command.bot is not None else ""
    before = room.history.number
    target.bot = bot
    room.history.add(target.seated())
    await saving.save(room, before, target)
    return room.history.number


def find_seat(room: Room, name: str) -> int:
    """A seat of this table by its name."""
    for number, seat in enumerate(room.seats):
        if seat.seat == name:
            return number
    raise Mistake("unknown-seat", seat=name, known=", ".join(seat.seat for seat in room.seats))


async def join(room: Room, wish: Join, me: SignedIn | None = None) -> tuple[int, str]:
    """Take a seat; when it was the last free one the game begins. Return the seat and its new key."""
    room.settings.check_open()
    name = clean_name(wish.name)
    came = came_along(room, wish)
    key = came or make_key()
    for number, seat in enumerate(room.seats):
        if came and seat.key == fingerprint(key):
            return number, key  # this person sits here already, by another device
        if wish.invitation and seat.holder == "person" and seat.has_device(fingerprint(wish.invitation)):
            return number, wish.invitation  # as above, and both devices are known to their profile
    number = free_seat(room, wish)
    seat = room.seats[number]
    claim(room.seats, seat, me, rated=room.settings.rated)
    before = room.history.number
    seat.holder, seat.name, seat.key = "person", name or seat.name, fingerprint(key)
    room.history.add(seat.seated())
    begin_if_full(room)
    await saving.save(room, before, seat)
    return number, key


def came_along(room: Room, wish: Join) -> str:
    """The new key of somebody who sat at the table before this one; empty for others."""
    invitation = wish.invitation or ""
    return next_key(invitation, room.id) if fingerprint(invitation) in room.settings.guests else ""


def free_seat(room: Room, wish: Join) -> int:
    """The seat of an invitation, or an open one."""
    mark = fingerprint(wish.invitation) if wish.invitation else None
    for number, seat in enumerate(room.seats):
        if mark is not None:
            if seat.holder == "invited" and (seat.invitation == mark or seat.has_device(mark)):
                return number
        elif seat.holder == "open" and wish.seat in (None, seat.seat):
            return number
    raise Mistake("seat-taken")


def begin_if_full(room: Room) -> None:
    """Begin as soon as nobody is waited for."""
    if room.history.table is None and all(seat.taken for seat in room.seats):
        room.history.open()


async def begin(room: Room, bot: str) -> None:
    """Let bots take all seats that nobody took, and begin."""
    room.settings.check_open()
    if room.history.table is not None:
        raise Mistake("begun")
    if room.settings.rated:
        raise Mistake("rated-people")
    before = room.history.number
    bot = check_bot(bot, room.history.setup)
    free = [seat for seat in room.seats if not seat.taken]
    for seat in free:
        seat.holder, seat.bot, seat.profile, seat.devices = "bot", bot, "", ()
        room.history.add(seat.seated())
    begin_if_full(room)
    await saving.save(room, before, *free)


async def change_settings(room: Room, wish: Settings) -> None:
    """Change who may watch, the pace, and whether people may chat."""
    before = room.history.number
    settings = room.settings
    settings.check_open()
    settings.watch = wish.watch or settings.watch
    settings.pace = settings.pace if wish.pace is None else wish.pace
    settings.chat = settings.chat if wish.chat is None else wish.chat
    room.history.add(Changed(settings.watch, settings.pace, settings.chat))
    await saving.save(room, before, settings=settings)
    if wish.chat is not None:
        for client in room.clients:
            tell_chat(room, client)
    if settings.watch == "nobody":
        room.disconnect_watchers()
