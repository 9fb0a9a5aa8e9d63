"""How a table is run: by whom, before whose eyes, how fast, with chat or not, by which clocks, and where next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from stammtisch.core.mistakes import Mistake
from stammtisch.server.clocks.wish import NO_CLOCK

if TYPE_CHECKING:
    from collections.abc import Container

    from stammtisch.server.clocks.wish import TimeControl
    from stammtisch.server.scalars import Moderator, Watch


@dataclass(slots=True)
class TableSettings:
    """The host's and the watchers' keys (as fingerprints), who may watch, the pace of bots, chat, and the rematch."""

    host: str
    watch_key: str
    watch: Watch
    pace: int  # milliseconds from a question to a bot's answer
    chat: bool = True
    next: str = ""  # the table of the rematch
    guests: tuple[str, ...] = ()  # at a rematch: fingerprints of what opened the table before, to sit or to watch
    clock: TimeControl = NO_CLOCK  # never changed while the table stands, like the next
    rated: bool = False  # it counts for the ratings of those who sit here, and nobody is helped
    closed: Moderator = ""  # by whom; empty: it is open

    def check_open(self) -> None:
        """Refuse what cannot be done at a closed table."""
        if self.closed:
            raise Mistake(f"table-closed-{self.closed}")

    def may_watch(self, mark: str | None, invitations: Container[str] = ()) -> bool:
        """Whether the owner of a key's fingerprint, or of none, may watch. Who was invited has a link too."""
        has_link = mark is not None and (mark == self.watch_key or mark in invitations or mark in self.guests)
        return self.watch == "everyone" or mark == self.host or (self.watch == "link" and has_link)
