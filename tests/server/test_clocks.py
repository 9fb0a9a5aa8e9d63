"""Clocks are a pure function of lines with their times and a calendar; what counts is in `clocks/fold.py`."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stammtisch
from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake
from stammtisch.server.clocks.calendar import Calendar, Outage
from stammtisch.server.clocks.fold import COMING_BACK, Clocks
from stammtisch.server.clocks.wish import TimeControl, check_clock
from stammtisch.server.history import History
from stammtisch.server.log_entries import Seated, TimedOut
from tests.server.test_history import undoer

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000
LIVE = TimeControl("live", bank=600, increment=10)
DAYS = TimeControl("correspondence", allowance=2 * 86_400)


def at(text: str) -> int:
    """A moment in UTC."""
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


# ---- the calendar


def test_no_clock_runs_at_night_or_on_a_free_day() -> None:
    """Friday 21:00, a day a decision, nights from 22 to 8, free on Sundays and on Monday the 6th."""
    clock = TimeControl("correspondence", night_from=22, night_to=8, free_weekdays=(6,), free_dates=("2026-04-06",))
    calendar = Calendar(clock)
    friday = at("2026-04-03T21:00")

    assert calendar.counted(friday, at("2026-04-04T08:00")) == HOUR
    assert calendar.counted(friday, at("2026-04-07T08:00")) == 15 * HOUR
    assert calendar.after(friday, 24 * HOUR) == at("2026-04-07T17:00")


def test_a_night_may_begin_behind_midnight_and_in_another_time_zone() -> None:
    """From 1 to 6 by a clock that is two hours ahead of UTC."""
    calendar = Calendar(TimeControl("correspondence", night_from=1, night_to=6, offset=120))

    assert calendar.counted(at("2026-06-01T22:00"), at("2026-06-02T05:00")) == 2 * HOUR
    assert calendar.after(at("2026-06-01T23:30"), 1) == at("2026-06-02T04:00") + 1


def test_a_time_without_any_process_does_not_count() -> None:
    """Also if it began or ended outside."""
    calendar = Calendar(LIVE, (Outage(100, 200), Outage(300, 400), Outage(900, 1000)))

    assert calendar.counted(0, 1000) == 700
    assert calendar.counted(150, 350) == 100
    assert calendar.counted(350, 950) == 500
    assert calendar.after(50, 200) == 350 + 100


CALENDARS = st.builds(
    Calendar,
    st.builds(
        TimeControl,
        st.just("correspondence"),
        night_from=st.integers(0, 23),
        night_to=st.integers(0, 23),
        offset=st.integers(-840, 840),
        free_weekdays=st.lists(st.integers(0, 6), unique=True, max_size=3).map(tuple),
    ),
    st.lists(st.integers(0, 20 * DAY), unique=True, max_size=6).map(
        lambda cuts: tuple(Outage(*pair) for pair in zip(sorted(cuts)[::2], sorted(cuts)[1::2], strict=False))
    ),
)
TIMES = st.integers(0, 20 * DAY)


@given(CALENDARS, st.lists(TIMES, min_size=3, max_size=3).map(sorted))
def test_what_counts_adds_up_and_is_never_more_than_has_passed(calendar: Calendar, times: list[int]) -> None:
    """A pause never adds time, however often it is looked at."""
    first, second, third = times

    assert 0 <= calendar.counted(first, third) <= third - first
    assert calendar.counted(first, third) == calendar.counted(first, second) + calendar.counted(second, third)


@given(CALENDARS, TIMES, st.integers(1, 10 * DAY))
def test_a_deadline_is_where_as_much_has_counted(calendar: Calendar, begin: int, left: int) -> None:
    """And not a millisecond earlier."""
    deadline = calendar.after(begin, left)

    assert deadline is not None
    assert calendar.counted(begin, deadline) == left
    assert calendar.counted(begin, deadline - 1) == left - 1


def test_a_calendar_says_when_clocks_rest_next() -> None:
    """Midnight is no end where the night begins later."""
    calendar = Calendar(TimeControl("correspondence", night_from=1, night_to=6))

    assert calendar.rests(at("2026-06-01T20:00")) == (False, at("2026-06-02T01:00"))
    assert calendar.rests(at("2026-06-02T01:00")) == (True, at("2026-06-02T06:00"))
    assert Calendar(LIVE).rests(5) == (False, None)


@pytest.mark.parametrize(
    ("clock", "key"),
    [
        (TimeControl("live", increment=5), "clock-without-time"),
        (TimeControl("correspondence", allowance=60, free_weekdays=(0, 1, 2, 3, 4, 5, 6)), "clock-never-runs"),
        (TimeControl("correspondence", allowance=60, free_dates=("2026-02-30",)), "clock-no-such-day"),
    ],
)
def test_clocks_that_make_no_sense_are_refused(clock: TimeControl, key: str) -> None:
    """In one sentence."""
    with pytest.raises(Mistake) as caught:
        check_clock(clock)

    assert caught.value.key == key


# ---- the fold


def begun(seats: int = 3) -> History:
    """A game that began at time 0; only its times matter."""
    game = stammtisch.game("goldbraeu")
    history = History(game, game.make_setup(seats=seats))
    history.open()
    history.stamp(0)
    return history


def clocks_of(history: History, clock: TimeControl = LIVE, outages: tuple[Outage, ...] = ()) -> Clocks:
    """The clocks of a history, folded from the start."""
    clocks = Clocks(clock, history.setup.seats, outages)
    clocks.follow(history)
    return clocks


def answer(history: History, time: int, seat: int | None = None) -> int:
    """Let a seat that is asked decide something; return it."""
    seat = min(history.asked) if seat is None else seat
    history.decide(seat, history.started().position.legal(seat)[0], "person")
    history.stamp(time)
    return seat


def test_only_who_is_asked_runs_and_an_answer_brings_the_increment() -> None:
    """All who choose at once run at once."""
    history = begun()
    asked, others = set(history.asked), set(range(3)) - set(history.asked)
    seat = answer(history, MINUTE)
    clocks = clocks_of(history)

    assert clocks.bank[seat] == 600 * SECOND - MINUTE + 10 * SECOND
    for one in asked - {seat}:
        assert clocks.left(one, 2 * MINUTE) == 600 * SECOND - 2 * MINUTE
    for one in others - set(history.asked):
        assert clocks.left(one, 2 * MINUTE) == 600 * SECOND


def test_nothing_runs_before_the_beginning_and_after_the_end() -> None:
    """Lichess had clocks running after the end (lila #11654)."""
    game = stammtisch.game("goldbraeu")
    history = History(game, game.make_setup(seats=3))
    history.add(Seated("red", "person", "", ""), 0)
    before = clocks_of(history)
    history = begun()
    time = 0
    while history.asked:
        answer(history, time := time + SECOND)
    after = clocks_of(history)

    for clocks in (before, after):
        assert not any(clocks.is_running(seat) for seat in range(3))
        assert [clocks.left(seat, time + DAY) for seat in range(3)] == [clocks.left(seat, time) for seat in range(3)]
        assert [clocks.deadline(seat) for seat in range(3)] == [None] * 3


def test_taking_back_gives_no_time_back_and_takes_the_increment() -> None:
    """Nobody gains by deciding and taking back."""
    history = begun()
    seat = answer(history, MINUTE)
    while history.started().undoable(seat) is None:  # others decided meanwhile
        seat = answer(history, MINUTE)
    banks = clocks_of(history).bank[seat]
    history.take_back(seat)
    history.stamp(2 * MINUTE)
    clocks = clocks_of(history)

    assert clocks.left(seat, 2 * MINUTE) <= banks - 10 * SECOND
    assert clocks.left(seat, 3 * MINUTE) == clocks.left(seat, 2 * MINUTE) - MINUTE
    answer(history, 3 * MINUTE, seat)
    assert clocks_of(history).bank[seat] <= 600 * SECOND - MINUTE + 10 * SECOND


def test_a_bot_has_no_clock_and_who_comes_back_has_a_minute() -> None:
    """Handed over at zero, taken back an hour later."""
    history = begun()
    seat = min(history.asked)
    name = history.game.seat_names[seat]
    history.add(TimedOut(name, "beginner", handed=True), 10 * MINUTE)
    history.add(Seated(name, "person", "", "beginner"), 10 * MINUTE)
    assert not clocks_of(history).is_running(seat)
    history.add(Seated(name, "person", "", ""), 70 * MINUTE)
    clocks = clocks_of(history)

    assert clocks.is_running(seat)
    assert clocks.left(seat, 70 * MINUTE) == COMING_BACK


def test_handing_over_and_taking_back_the_seat_wins_no_time() -> None:
    """A question goes on from where it was."""
    history = begun()
    seat = min(history.asked)
    name = history.game.seat_names[seat]
    history.add(Seated(name, "person", "", "beginner"), DAY)
    history.add(Seated(name, "person", "", ""), DAY + SECOND)

    assert clocks_of(history, DAYS).left(seat, DAY + SECOND) == DAY


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from([LIVE, DAYS, TimeControl("live", bank=60, allowance=20)]))
def test_a_clock_takes_no_more_than_has_passed_and_replays_alike(seed: int, clock: TimeControl) -> None:
    """Random answers and second thoughts at random times; folded line by line, at once, and after a rewind."""
    history, rng, time = begun(), Rng(seed), 0
    live = clocks_of(history, clock)
    while history.number < 60 and history.asked:
        time += rng.below(30) * SECOND
        before = [live.left(seat, live.time) for seat in range(3)]
        since = live.time
        if rng.below(4) == 0 and (found := undoer(history)) is not None:
            history.take_back(found)
        else:
            owing = members(history.started().position.to_act)
            answer(history, time, owing[rng.below(len(owing))])
        history.stamp(time)
        running = [live.is_running(seat) for seat in range(3)]
        live.follow(history)
        for seat in range(3):
            lost = before[seat] - live.left(seat, time)
            increments = clock.increment * SECOND * 2 + clock.allowance * SECOND
            assert lost <= time - since + increments if running[seat] else lost <= increments
        again = clocks_of(history, clock)
        assert (again.bank, again.used, again.asked) == (live.bank, live.used, live.asked)


def test_clocks_notice_that_lines_were_rewound_and_replaced() -> None:
    """Another process was quicker: what was folded of our own line must not count."""
    history = begun()
    mark = history.mark()
    seat = answer(history, MINUTE)
    clocks = clocks_of(history)
    history.rewind(mark)
    answer(history, 2 * MINUTE, seat)

    assert not clocks.is_before(history)
    assert history.times == [0, 2 * MINUTE]


def test_times_never_go_back() -> None:
    """Whatever the clock of a machine does."""
    history = begun()
    answer(history, MINUTE)
    answer(history, SECOND)

    assert history.times == [0, MINUTE, MINUTE]
