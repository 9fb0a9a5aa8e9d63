"""A row of the table of endpoints, and a request to one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from stammtisch.server.guests import Guest
    from stammtisch.server.profiles.profiles import Profiles
    from stammtisch.server.profiles.sessions import SignedIn
    from stammtisch.server.profiles.visit import PageVisit
    from stammtisch.server.replays import Replays
    from stammtisch.server.tables import Tables


class Call(NamedTuple):
    """A request, read and checked."""

    tables: Tables
    replays: Replays
    path: Mapping[str, Any]
    query: Mapping[str, str]
    key: str | None
    body: Any  # the endpoint's struct
    guest: Guest
    visit: PageVisit

    @property
    def profiles(self) -> Profiles:
        """The profiles of this house; a Mistake if it has none."""
        if self.tables.profiles is None:
            raise Mistake("no-profiles")
        return self.tables.profiles

    async def me(self, *, blocked_too: bool = False) -> SignedIn | None:
        """Who asks, if they have signed in; a Mistake if they are blocked."""
        me = await self.tables.profiles.sessions.find(self.visit) if self.tables.profiles else None
        if me is not None and not blocked_too and self.tables.blocklist.is_blocked_profile(me.profile.id):
            raise Mistake("blocked")
        return me

    @property
    def name(self) -> str:
        """The table or replay that is meant."""
        return str(self.path["id"])


class Endpoint(NamedTuple):
    """A method and a path, the types of body and response, and the function behind it."""

    method: str
    path: str
    run: Callable[[Call], Awaitable[object]]
    response: object
    body: object = None
    status: int = 200
    query: tuple[tuple[str, object], ...] = ()
    keyed: bool = False  # whether a key may be shown
    lasting: bool = False  # whether browsers may keep the response for a while

    @property
    def summary(self) -> str:
        """What it does, in one line."""
        return (self.run.__doc__ or "").partition("\n")[0]
