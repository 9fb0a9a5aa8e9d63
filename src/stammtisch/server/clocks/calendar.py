"""When clocks run: not at night, not on free days, and not while no process of the house was alive.

All times are milliseconds since 1970, by the clock of the store.
"""

from __future__ import annotations

from bisect import bisect_right
from datetime import date
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.server.clocks.wish import TimeControl

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
THURSDAY: Final = 3  # the first day of 1970, counted from Monday
FIRST_DAY: Final = date(1970, 1, 1).toordinal()
FURTHEST: Final = 3700  # days that a calendar is looked ahead
FOREVER: Final = 1 << 62


class Outage(NamedTuple):
    """No process of the house was alive from `began` to `ended`: nobody could answer, so nobody's clock runs."""

    began: int
    ended: int


class Span(NamedTuple):
    """A time in which clocks run."""

    begin: int
    end: int


class Calendar(NamedTuple):
    """When the clocks of a table run."""

    clock: TimeControl
    outages: Sequence[Outage] = ()  # in their order

    def counted(self, begin: int, end: int) -> int:
        """How much of a time counts; never more than has passed."""
        total = 0
        for span in self.spans(begin):
            if span.begin >= end:
                break
            total += min(span.end, end) - span.begin
        return total

    def after(self, begin: int, left: int) -> int | None:
        """When as much time has been counted; None if that never happens."""
        if left <= 0:
            return begin
        for span in self.spans(begin):
            if left <= span.end - span.begin:
                return span.begin + left
            left -= span.end - span.begin
        return None

    def rests(self, now: int) -> tuple[bool, int | None]:
        """Whether clocks stand still, and when that changes next; None: never."""
        end = now
        for span in self.spans(now):
            if span.begin > end:
                return (True, span.begin) if end == now else (False, end)
            end = span.end
        return False, None

    def spans(self, start: int) -> Iterator[Span]:
        """The times from `start` on in which clocks run."""
        for span in self._hours(start):
            yield from self._alive(span)

    def _hours(self, start: int) -> Iterator[Span]:
        if not self.clock.has_calendar:
            yield Span(start, FOREVER)
            return
        shift = self.clock.offset * 60_000
        first = (start + shift) // DAY
        for day in range(first, first + FURTHEST):
            for begin, end in self._waking(day):
                span = Span(max(start, day * DAY + begin - shift), day * DAY + end - shift)
                if span.begin < span.end:
                    yield span

    def _waking(self, day: int) -> tuple[tuple[int, int], ...]:
        """From when to when clocks run on a day, since its midnight."""
        if (day + THURSDAY) % 7 in self.clock.free_weekdays:
            return ()
        if self.clock.free_dates and date.fromordinal(FIRST_DAY + day).isoformat() in self.clock.free_dates:
            return ()
        dusk, dawn = self.clock.night_from * HOUR, self.clock.night_to * HOUR
        return ((dawn, dusk),) if dawn < dusk else ((0, dusk), (dawn, DAY))

    def _alive(self, span: Span) -> Iterator[Span]:
        """A span without the outages in it."""
        begin = span.begin
        first = max(0, bisect_right(self.outages, (begin, FOREVER)) - 1)
        for outage in self.outages[first:]:
            if outage.began >= span.end:
                break
            if outage.began > begin:
                yield Span(begin, outage.began)
            begin = max(begin, outage.ended)
        if begin < span.end:
            yield Span(begin, span.end)
