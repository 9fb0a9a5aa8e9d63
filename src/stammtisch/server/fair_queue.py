"""Who is served next: guests by the time that they have used, their tables in turn, people before bots alone.

A guest with a thousand tables so gets the same share as a guest with one. The share is of time and not of turns: a bot
that thinks for long is paid for by those who wait for it. A guest who comes back after a pause has nothing saved up.
"""

from __future__ import annotations

from collections import deque
from typing import Final, Generic, NamedTuple, TypeVar

Item = TypeVar("Item")
LEAST: Final = 0.001  # seconds that every turn costs
IN_PASSING: Final = 8  # one turn in so many is for tables at which nobody sits, though others wait


class Claim(NamedTuple):
    """For whom something waits: a table, the guest who made it, and whether people sit there."""

    table: str
    guest: str = ""
    people: bool = True


class Share(Generic[Item]):
    """What waits for one guest, and what the guest has had."""

    def __init__(self, used: float) -> None:
        self.used = used  # seconds, counted from where the others were when this guest came
        self.running = 0
        self.waiting: dict[bool, dict[str, deque[Item]]] = {True: {}, False: {}}  # by whether people sit there: tables

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits or runs."""
        return not (self.running or self.waiting[True] or self.waiting[False])

    def take(self, *, people: bool) -> tuple[str, Item]:
        """The first item of the table whose turn it is; that table is the last one then."""
        tables = self.waiting[people]
        table = next(iter(tables))
        items = tables.pop(table)
        item = items.popleft()
        if items:
            tables[table] = items
        return table, item


class FairQueue(Generic[Item]):
    """Things that wait for their turn."""

    def __init__(self, most: int) -> None:
        self.most = most  # how many of one guest may run at once
        self._shares: dict[str, Share[Item]] = {}
        self._now = 0.0  # what the guest who was served last had used
        self._turns = 0

    def __len__(self) -> int:
        """How many wait."""
        shares = self._shares.values()
        return sum(len(items) for share in shares for tables in share.waiting.values() for items in tables.values())

    def add(self, claim: Claim, item: Item) -> None:
        """Let something wait."""
        share = self._shares.setdefault(claim.guest, Share(self._now))
        share.waiting[claim.people].setdefault(claim.table, deque()).append(item)

    def take(self) -> tuple[Claim, Item] | None:
        """Begin with whatever is next; None if nothing waits that may run now."""
        self._turns += 1
        in_passing = self._turns % IN_PASSING == 0
        for people in (not in_passing, in_passing):
            able = [(guest, share) for guest, share in self._shares.items() if self._may_run(share, people=people)]
            if able:
                guest, share = min(able, key=lambda found: (found[1].running, found[1].used))
                table, item = share.take(people=people)
                share.running += 1
                self._now = max(self._now, share.used)
                return Claim(table, guest, people), item
        self._turns -= 1
        return None

    def _may_run(self, share: Share[Item], *, people: bool) -> bool:
        return bool(share.waiting[people]) and share.running < self.most

    def finish(self, claim: Claim, seconds: float) -> None:
        """Something is done, and its guest has used this time; who has no debt to anybody who waits is forgotten."""
        share = self._shares[claim.guest]
        share.running -= 1
        share.used += max(seconds, LEAST)
        quiet = all(other.is_idle for other in self._shares.values())
        for guest, other in list(self._shares.items()):
            if quiet or (other.is_idle and other.used <= self._now):
                del self._shares[guest]
