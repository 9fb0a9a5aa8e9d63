"""The profiles of a house: one object that has all that is done with them."""

from __future__ import annotations

import time
from functools import cached_property
from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake
from stammtisch.server.profiles.codes import Codes
from stammtisch.server.profiles.results import Results
from stammtisch.server.profiles.sessions import Sessions
from stammtisch.server.rate_limit import RateLimit

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.server.mail import Mail
    from stammtisch.server.profiles.passkeys import Passkeys
    from stammtisch.server.store import Store


AT_ONCE, PER_SECOND = 10.0, 1 / 6  # tries to sign in of one address
LETTERS, LETTERS_PER_SECOND = 5.0, 1 / 60  # letters that one address may ask for
REMEMBERED: Final = 10_000  # addresses


class Profiles:
    """Sessions, passkeys, codes and results. Without `mail` no codes are offered.

    `address`: where everybody finds this house. What a request says of that is no part of a letter.
    """

    def __init__(
        self,
        store: Store,
        mail: Mail | None = None,
        address: str = "",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.mail = mail
        self.address = address
        self.sessions = Sessions(store.people, self.now)
        self.codes = Codes(store.people, self.now)
        self.results = Results(store)
        self._clock = clock
        self._limits: dict[str, tuple[RateLimit, RateLimit]] = {}  # by address

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.store.now()

    @cached_property
    def passkeys(self) -> Passkeys:
        """Loaded when somebody needs them: what checks signatures is large."""
        from stammtisch.server.profiles.passkeys import Passkeys  # noqa: PLC0415 -- see above

        return Passkeys(self.store.people, self.now)

    def admit_try(self, guest: str) -> None:
        """Refuse who tries to sign in too often."""
        if not self._limit(guest)[0].take():
            raise Mistake("too-often")

    def admit_letter(self, guest: str) -> None:
        """Refuse who has too many letters sent."""
        if not self._limit(guest)[1].take():
            raise Mistake("too-often")

    def _limit(self, guest: str) -> tuple[RateLimit, RateLimit]:
        if guest not in self._limits:
            while len(self._limits) >= REMEMBERED:
                del self._limits[next(iter(self._limits))]
            tries = RateLimit(AT_ONCE, PER_SECOND, self._clock)
            self._limits[guest] = tries, RateLimit(LETTERS, LETTERS_PER_SECOND, self._clock)
        return self._limits[guest]
