"""How the clocks of a table run: chosen when it is made, and known to everybody."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stammtisch.core.mistakes import Mistake

Seconds = Annotated[int, Meta(ge=0, le=60 * 86_400)]
HourOfDay = Annotated[int, Meta(ge=0, le=23)]
Weekday = Annotated[int, Meta(ge=0, le=6)]  # 0 is Monday
IsoDate = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
WhenUp = Literal["wait", "bot", "hand-over"]


class TimeControl(msgspec.Struct, frozen=True):
    """How long a seat may think. Every question has `allowance`; then it uses up the bank of its seat.

    `live` and `correspondence` differ in how they are shown only: all numbers count for both.
    """

    kind: Literal["none", "live", "correspondence"] = "none"
    bank: Seconds = 0  # for the whole game
    increment: Seconds = 0  # added to the bank with every answer
    allowance: Seconds = 0  # for each question; what is left of it is not kept
    night_from: HourOfDay = 0  # from this hour ...
    night_to: HourOfDay = 0  # ... to this one no clock runs; the same hour twice: clocks run at night
    offset: Annotated[int, Meta(ge=-14 * 60, le=14 * 60)] = 0  # minutes from UTC to the table's own time
    free_weekdays: Annotated[tuple[Weekday, ...], Meta(max_length=7)] = ()
    free_dates: Annotated[tuple[IsoDate, ...], Meta(max_length=60)] = ()
    when_up: WhenUp = "wait"  # the table waits; a bot answers this question; a bot takes over the seat
    bot: Annotated[str, Meta(max_length=40)] = ""  # the level of that bot; empty: a friendly one

    @property
    def runs(self) -> bool:
        """Whether there are clocks at all."""
        return self.kind != "none"

    @property
    def has_calendar(self) -> bool:
        """Whether clocks stand still at some hours or days."""
        return self.night_from != self.night_to or bool(self.free_weekdays or self.free_dates)


NO_CLOCK = TimeControl()


def check_clock(clock: TimeControl) -> None:
    """Refuse clocks that give nobody time, or never run, or whose days are not in the calendar."""
    if not clock.runs:
        return
    if clock.bank + clock.allowance == 0:
        raise Mistake("clock-without-time")
    if len(set(clock.free_weekdays)) == 7:  # noqa: PLR2004 -- days of the week
        raise Mistake("clock-never-runs")
    for day in clock.free_dates:
        try:
            date.fromisoformat(day)
        except ValueError as error:
            raise Mistake("clock-no-such-day", day=day) from error
