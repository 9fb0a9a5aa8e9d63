"""Codes by e-mail, for whoever has no passkey: good for ten minutes, once.

Whatever address somebody names, the answer is the same, and so is the letter: with the right code they sign in to the
profile of that address, or to a new one.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake
from stammtisch.server.keys import fingerprint, make_id
from stammtisch.server.profiles.sessions import MINUTE
from stammtisch.server.store import profile_rows
from stammtisch.server.store.people import SentCode, StoredProfile

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from stammtisch.server.store.people import People

    Send = Callable[[str, str], Awaitable[None]]  # an address, a code

GOOD_FOR: Final = 10 * MINUTE
LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that looks like another
LENGTH: Final = 8  # 31^8: nobody guesses one in ten minutes
MOST_SENT: Final = 3  # to one address within ten minutes
MOST_TRIES: Final = 10  # wrong codes, until those that were sent are worth nothing


class Codes:
    """Sends codes, and checks them."""

    def __init__(self, people: People, now: Callable[[], int]) -> None:
        self._people = people
        self._now = now

    async def send(self, email: str, profile: str, send: Send) -> None:
        """Send a code, unless too many were sent to this address; nobody is told which."""
        now = self._now()
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        row = SentCode(make_id(), plain(email), fingerprint(code), profile, 0, now)
        if await self._people.write(profile_rows.add_code, row, now - GOOD_FOR, MOST_SENT):
            await send(plain(email), code)

    async def take(self, email: str, code: str, name: str, me: StoredProfile | None) -> str:
        """Whose code this is: of the profile of that address, or of a new one; an address may be added to one's own."""
        now, mark = self._now(), fingerprint(typed(code))
        found = await self._people.write(profile_rows.use_code, plain(email), mark, now - GOOD_FOR, MOST_TRIES)
        if found is None or found.profile != (me.id if me else ""):
            raise Mistake("code-wrong")
        if me is not None:
            if not await self._people.write(profile_rows.set_email, me.id, found.email):
                raise Mistake("email-taken")
            return me.id
        owner = await self._people.read(profile_rows.profile_by_email, found.email)
        if owner is not None:
            return owner.id
        new = StoredProfile(make_id(), name, found.email, now)
        await self._people.write(profile_rows.add_profile, new)
        return new.id


def plain(email: str) -> str:
    """An address as it is compared."""
    return email.strip().lower()


def typed(code: str) -> str:
    """A code as people type it."""
    return code.upper().replace("-", "").replace(" ", "")
