"""What a seat's person can ask for: to be told, to try it, to confirm an address, to be told no more."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from stammtisch.core.mistakes import Mistake
from stammtisch.server import saving
from stammtisch.server.api_types import HookWay, MailWay, NoticeInfo, NoticeOff, Notices, PushWay
from stammtisch.server.keys import make_key
from stammtisch.server.notices.unsubscribing import unsubscribe
from stammtisch.server.rate_limit import RateLimit
from stammtisch.server.store.post import AddressConfirmed, Subscribed, Subscription

if TYPE_CHECKING:
    from stammtisch.server.api_types import ConfirmNotice, NewNotice, Way
    from stammtisch.server.notices.sender import NoticeSender
    from stammtisch.server.room import Room
    from stammtisch.server.tables import Tables

MOST: Final = 5  # ways for one seat
AT_ONCE: Final = 10  # letters that one guest, or one address, may have sent by asking for them ...
PER_SECOND: Final = 1 / 120  # ... and after that
REMEMBERED: Final = 10_000  # guests and addresses


class Asking:
    """How often somebody may have letters sent by asking for them: guests, and whoever gets them."""

    def __init__(self) -> None:
        self._limits: dict[str, RateLimit] = {}

    def admit(self, *whom: str) -> None:
        """Refuse what is asked for too often."""
        for one in whom:
            if one not in self._limits:
                while len(self._limits) >= REMEMBERED:
                    del self._limits[next(iter(self._limits))]
                self._limits[one] = RateLimit(AT_ONCE, PER_SECOND)
            if not self._limits[one].take():
                raise Mistake("too-often")


def sender(tables: Tables) -> NoticeSender:
    """What sends this house's letters, or a Mistake if it sends none."""
    if tables.post is None:
        raise Mistake("no-notices")
    return tables.post


async def tell_notices(tables: Tables, room: Room, seat: int) -> Notices:
    """How a seat can be told, and how it is."""
    if tables.post is None:
        return Notices("", mail=False, hooks=(), mine=())
    settings = tables.post.settings
    push = tables.post.push.public if tables.post.push else ""
    mine = tuple(tell(one) for one in await ways_of(room, seat))
    return Notices(push, settings.mail is not None, settings.hooks.told(), mine)


async def ways_of(room: Room, seat: int) -> list[Subscription]:
    """The ways of a seat."""
    name = room.seats[seat].seat
    return [one for one in await room.store.subscriptions(room.id) if one.seat == name]


def tell(one: Subscription) -> NoticeInfo:
    """A way, with as much of its address as its owner needs to know it again."""
    match one.way:
        case PushWay(endpoint=endpoint):
            return NoticeInfo(one.id, "push", urlsplit(endpoint).hostname or "", one.confirmed)
        case MailWay(address=address):
            name, _, domain = address.partition("@")
            return NoticeInfo(one.id, "mail", f"{name[0]}…@{domain}", one.confirmed)
        case HookWay(url=url):
            return NoticeInfo(one.id, "hook", urlsplit(url).hostname or "", one.confirmed)


def check_way(post: NoticeSender, way: Way) -> None:
    """Refuse what this house cannot do, or what cannot work."""
    from stammtisch.server.mail import is_mail_address  # noqa: PLC0415 -- an extra
    from stammtisch.server.notices.hooks import check_form  # noqa: PLC0415
    from stammtisch.server.notices.outside import split  # noqa: PLC0415
    from stammtisch.server.notices.push import check_push  # noqa: PLC0415

    match way:
        case MailWay(address=address):
            if post.settings.mail is None:
                raise Mistake("no-notices")
            if not is_mail_address(address):
                raise Mistake("mail-address")
        case PushWay(endpoint=endpoint):
            split(endpoint)
            check_push(way)
        case HookWay(url=url):
            post.settings.hooks.check_hook(url)
            check_form(way)


async def subscribe(tables: Tables, room: Room, seat: int, wish: NewNotice, guest: str) -> NoticeInfo:
    """Tell a seat from now on. An address gets a first letter, and counts when its owner has confirmed it."""
    post, way = sender(tables), wish.way
    check_way(post, way)
    post.asking.admit(guest, *([way.address.lower()] if isinstance(way, MailWay) else []))
    known = await ways_of(room, seat)
    one = next((each for each in known if each.way == way), None)
    if one is None:
        if len(known) >= MOST:
            raise Mistake("too-many-notices", most=MOST)
        confirmed = not isinstance(way, MailWay)
        name = room.seats[seat].seat
        one = Subscription(make_key(), room.id, name, way, wish.language, confirmed, room.store.now())
        await room.perform(lambda: remember(room, seat, one))
    if not one.confirmed:
        await send_now(post, "confirm", one)
    return tell(one)


async def remember(room: Room, seat: int, one: Subscription) -> None:
    """Called under the room's lock."""
    room.seats[seat].letters += one.confirmed
    await saving.save_seat(room, seat, Subscribed(one))


async def send_now(post: NoticeSender, event: str, one: Subscription) -> None:
    """Send something while its owner waits; what cannot be sent is a Mistake that says why."""
    from stammtisch.server.notices.sender import NotSent  # noqa: PLC0415 -- an extra

    try:
        await post.send("confirm" if event == "confirm" else "test", one)
    except NotSent as failure:
        if failure.gone:
            await unsubscribe(post.tables, one)
        raise Mistake("notice-failed", detail=str(failure)) from None


async def find_own(room: Room, seat: int, name: str) -> Subscription:
    """One of a seat's ways, or a Mistake."""
    for one in await ways_of(room, seat):
        if one.id == name:
            return one
    raise Mistake("no-notice")


async def try_out(tables: Tables, room: Room, seat: int, name: str, guest: str) -> NoticeInfo:
    """Send something now, to see whether it arrives."""
    post, one = sender(tables), await find_own(room, seat, name)
    post.asking.admit(guest)
    await send_now(post, "test" if one.confirmed else "confirm", one)
    return tell(one)


async def confirm(tables: Tables, room: Room, wish: ConfirmNotice) -> NoticeInfo:
    """An address is its owner's: who has got the first letter says so."""
    one = await room.store.find_subscription(wish.id)
    if one is None or one.table != room.id or not hmac.compare_digest(sender(tables).token(one), wish.token):
        raise Mistake("no-notice")
    if not one.confirmed:
        await room.perform(lambda: mark_confirmed(room, one))
    return tell(one._replace(confirmed=True))


async def mark_confirmed(room: Room, one: Subscription) -> None:
    """Called under the room's lock."""
    found = await room.store.find_subscription(one.id)
    if found is None or found.confirmed:
        return
    number = next(number for number, seat in enumerate(room.seats) if seat.seat == one.seat)
    room.seats[number].letters += 1
    await saving.save_seat(room, number, AddressConfirmed(one.id))


async def switch_off(tables: Tables, name: str) -> NoticeOff:
    """Tell somebody no more: whoever has the id, which stands in every letter. Twice is once."""
    one = await tables.store.find_subscription(name)
    if one is not None:
        await unsubscribe(tables, one)
    return NoticeOff(one.table if one else "")
