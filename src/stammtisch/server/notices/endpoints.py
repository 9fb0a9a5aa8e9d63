"""The HTTP endpoints of notices: being told that it is one's turn, and coming back by a letter's link."""

from __future__ import annotations

from typing import Final

from stammtisch.server import api_types as api
from stammtisch.server.calls import Call, Endpoint
from stammtisch.server.notices import returning, wishes
from stammtisch.server.updates import tell_table


async def get_notices(call: Call) -> object:
    """How I can be told that it is my turn, and how I am."""
    async with call.tables.room(call.name) as room:
        return await wishes.tell_notices(call.tables, room, room.seat_of(call.key))


async def add_notice(call: Call) -> object:
    """Tell me from now on; an e-mail address gets a letter first, whose link confirms it."""
    async with call.tables.room(call.name) as room:
        return await wishes.subscribe(call.tables, room, room.seat_of(call.key), call.body, call.guest.name)


async def try_notice(call: Call) -> object:
    """Send me something now, to see whether it arrives."""
    async with call.tables.room(call.name) as room:
        return await wishes.try_out(call.tables, room, room.seat_of(call.key), call.body.id, call.guest.name)


async def drop_notice(call: Call) -> object:
    """Tell me no more."""
    async with call.tables.room(call.name) as room:
        seat = room.seat_of(call.key)
        one = await wishes.find_own(room, seat, call.body.id)
        await wishes.switch_off(call.tables, one.id)
        return await wishes.tell_notices(call.tables, room, seat)


async def confirm_notice(call: Call) -> object:
    """Say that an e-mail address is mine, by the link of the first letter."""
    async with call.tables.room(call.name) as room:
        return await wishes.confirm(call.tables, room, call.body)


async def switch_off_notice(call: Call) -> object:
    """End letters by the address in them: one click (RFC 8058)."""
    return await wishes.switch_off(call.tables, call.path["notice"])


async def come_back(call: Call) -> object:
    """Come back to my seat by the link of a letter, once."""
    async with call.tables.room(call.name) as room:
        seat, key = await room.perform(lambda: returning.come_back(room, call.body.token))
        return api.Joined(room.seats[seat].seat, key, tell_table(room))


NOTICE_ENDPOINTS: Final = (
    Endpoint("POST", "/api/tables/{id}/return", come_back, api.Joined, api.ComeBack),
    Endpoint("GET", "/api/tables/{id}/notices", get_notices, api.Notices, keyed=True),
    Endpoint("POST", "/api/tables/{id}/notices", add_notice, api.NoticeInfo, api.NewNotice, 201, keyed=True),
    Endpoint("POST", "/api/tables/{id}/notices/test", try_notice, api.NoticeInfo, api.PickNotice, keyed=True),
    Endpoint("POST", "/api/tables/{id}/notices/off", drop_notice, api.Notices, api.PickNotice, keyed=True),
    Endpoint("POST", "/api/tables/{id}/notices/confirm", confirm_notice, api.NoticeInfo, api.ConfirmNotice),
    Endpoint("POST", "/api/notices/{notice}/off", switch_off_notice, api.NoticeOff),
)
