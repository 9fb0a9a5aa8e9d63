"""Sessions: a browser in which somebody has signed in, known by a cookie with a random token of 256 bits.

Only the token's hash is stored. It is renewed every day that it is used; the one before is good for a moment longer,
because a browser asks several things at once.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.core.mistakes import Mistake
from stammtisch.server.keys import fingerprint, make_id
from stammtisch.server.store import profile_rows, seat_rows
from stammtisch.server.store.people import StoredSession

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stammtisch.server.profiles.visit import PageVisit
    from stammtisch.server.store.people import People, StoredProfile

TOKEN_BYTES: Final = 32
MINUTE: Final = 60_000  # milliseconds, like all times here
DAY: Final = 24 * 60 * MINUTE
RENEW_AFTER: Final = DAY
GRACE: Final = MINUTE  # for which the token before the newest is good
IDLE: Final = 60 * DAY  # after which a session that nobody uses ends
LONGEST: Final = 365 * DAY  # after which everybody signs in again
NOTICE: Final = 10 * MINUTE  # how exactly is it remembered when a session was used


class SignedIn(NamedTuple):
    """Who asks."""

    session: StoredSession
    profile: StoredProfile


class Sessions:
    """Makes sessions, finds and renews them, and ends them."""

    def __init__(self, people: People, now: Callable[[], int]) -> None:
        self._people = people
        self._now = now

    async def begin(self, profile: str, visit: PageVisit) -> None:
        """Sign somebody in: a new session, never one that was there before."""
        now, token = self._now(), secrets.token_urlsafe(TOKEN_BYTES)
        session = StoredSession(make_id(), profile, fingerprint(token), "", now, now, now, visit.label)
        await self._people.write(profile_rows.drop_old_sessions, now - IDLE, now - LONGEST)
        await self._people.write(profile_rows.add_session, session)
        visit.give(token, LONGEST // 1000)

    async def find(self, visit: PageVisit) -> SignedIn | None:
        """Who asks, if they have signed in."""
        if not visit.token:
            return None
        now = self._now()
        found = await self._people.read(profile_rows.find_session, fingerprint(visit.token), now - GRACE)
        if found is None or is_over(found[0], now):
            visit.take()
            return None
        await self._keep(found[0], visit, now)
        return SignedIn(*found)

    async def _keep(self, session: StoredSession, visit: PageVisit, now: int) -> None:
        """Renew the token if it is time, or remember that it is used."""
        is_newest = session.token == fingerprint(visit.token)
        if is_newest and now - session.renewed >= RENEW_AFTER:
            token = secrets.token_urlsafe(TOKEN_BYTES)
            if await self._people.write(profile_rows.renew_session, session, fingerprint(token), now):
                visit.give(token, (session.made + LONGEST - now) // 1000)
        elif now - session.used >= NOTICE:
            await self._people.write(profile_rows.touch_session, session.id, now)

    async def all(self, profile: str) -> list[StoredSession]:
        """The sessions of a profile that are not over."""
        now = self._now()
        return [one for one in await self._people.read(profile_rows.sessions_of, profile) if not is_over(one, now)]

    async def end(self, me: SignedIn, which: Sequence[str]) -> list[str]:
        """End some sessions, and take back the keys that were given to them; return the tables that this changed."""
        known = {session.id for session in await self.all(me.profile.id)}
        if not set(which) <= known:
            raise Mistake("no-session")
        await self._people.write(profile_rows.drop_sessions, me.profile.id, which)
        return await self._people.write(seat_rows.forget_devices, me.profile.id, which)


def is_over(session: StoredSession, now: int) -> bool:
    """Whether a session has ended by itself."""
    return now - session.used >= IDLE or now - session.made >= LONGEST
