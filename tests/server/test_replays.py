"""Replays: where they halt, what begins where, who sat there, and who may see which cards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import stammtisch
from stammtisch.core.mistakes import Mistake
from stammtisch.core.record import read
from stammtisch.core.table import Table
from stammtisch.server.log_entries import Began, Helped, Line, Played
from stammtisch.server.replays import OpenReplay, read_replay
from tests.server.kit import async_test, open_server, until_step

if TYPE_CHECKING:
    from stammtisch.core.view import TableView

RECORDS = Path(__file__).parents[1] / "records"
EVERY_RECORD = sorted(RECORDS.glob("*/*.txt"))
SEASON = RECORDS / "goldbraeu" / "2-hanser-2004-4.txt"
ISLAND = RECORDS / "golden_city" / "last-score-card-3-players-21.txt"


def opened(file: Path) -> OpenReplay:
    """A record as if it were uploaded."""
    return read_replay("r1", file.read_text(encoding="utf-8"))


def named(*lines: str) -> OpenReplay:
    """A record with these players."""
    text = SEASON.read_text(encoding="utf-8").splitlines()
    seats = ("red:", "blue:", "yellow:", "green:")
    bare = [line for line in text if not line.startswith(seats)]
    return read_replay("r1", "\n".join([bare[0], *lines, *bare[1:]]))


def hands(view: TableView) -> dict[str, bool]:
    """Whose hand is shown."""
    return {player.seat: getattr(player, "hand") is not None for player in view.players}  # noqa: B009 -- of any game


# ---- steps


@pytest.mark.parametrize("file", EVERY_RECORD, ids=lambda file: file.stem)
def test_every_decision_has_one_stop_and_draws_have_none_of_their_own(file: Path) -> None:
    """The deal is one step; after it a step begins with a decision of a seat and ends where a seat is asked again."""
    replay = opened(file)
    decisions = replay.table.record.decisions
    stops = replay.replay().stops
    deal = next(number for number, decision in enumerate(decisions) if decision.seat != "dealer")

    assert stops[0] == deal > 1
    assert stops[-1] == len(decisions)
    assert len(stops) == 1 + sum(decision.seat != "dealer" for decision in decisions)
    assert all(decisions[number].seat != "dealer" for number in stops[:-1])
    assert not any(replay.frame(number, "open").view.dealing for number in stops)


def test_a_season_has_three_weeks_of_seven_days() -> None:
    """Every day begins at a stop; the end of the game begins nothing."""
    replay = opened(SEASON).replay()
    marks = replay.marks

    assert [(mark.phase, mark.within) for mark in marks] == [(week, day) for week in (1, 2, 3) for day in range(1, 8)]
    assert {mark.number for mark in marks} <= set(replay.stops[:-1])
    assert [mark.number for mark in marks] == sorted(mark.number for mark in marks)


def test_a_mark_stands_where_its_round_begins() -> None:
    """There the log tells of the round, and the view is of it; one step before it was not."""
    replay = opened(ISLAND)
    told = {line.number: line.entry for line in replay.log("open").lines}
    stops = replay.replay().stops
    for mark in replay.replay().marks:
        entry = told[mark.number]
        before = stops[max(0, stops.index(mark.number) - 1)]

        assert isinstance(entry, Began | Played)
        assert mark.round in [event.facts["round"] for event in entry.events if event.kind == "round-begun"]
        assert replay.frame(mark.number, "open").view.now.round == mark.round - 1
        assert before == mark.number or replay.frame(before, "open").view.now.round < mark.round


# ---- who sat there


def test_bots_are_told_from_people() -> None:
    """A level is a word of the notation, which the page translates; it is nobody's name."""
    replay = named("red: Resi", "blue: bot beginner", "green: bot strong").replay()

    assert replay.players == {"red": "Resi"}
    assert replay.bots == {"blue": "beginner", "green": "strong"}


# ---- who sees what


@pytest.mark.parametrize("file", [SEASON, ISLAND], ids=lambda file: file.stem)
def test_open_shows_all_hands_a_seat_its_own_a_spectator_none(file: Path) -> None:
    """In the middle of the game, where there are hands."""
    replay = opened(file)
    seats = replay.game.seat_names[: replay.table.record.setup.seats]
    middle = replay.replay().stops[len(replay.replay().stops) // 2]

    assert hands(replay.frame(middle, "open").view) == dict.fromkeys(seats, True)
    assert hands(replay.frame(middle, "spectator").view) == dict.fromkeys(seats, False)
    assert hands(replay.frame(middle, "blue").view) == {seat: seat == "blue" for seat in seats}


@pytest.mark.parametrize("file", [SEASON, ISLAND], ids=lambda file: file.stem)
def test_the_log_of_a_seat_is_what_that_seat_was_told(file: Path) -> None:
    """Line by line the events that the table told this viewer; the words of a decision for its own seat only."""
    replay = opened(file)
    notes = {number: line.notes for number, line in replay.lines()}
    for viewer, eyes in (("open", -2), ("spectator", -1), ("blue", 1)):
        for line in replay.log(viewer).lines:
            entry = line.entry
            assert isinstance(entry, Began | Played)
            assert list(entry.events) == replay.game.events(notes[line.number], eyes)
            if isinstance(entry, Played):
                assert (entry.action is not None) == (viewer in ("open", entry.seat))


def test_the_log_opens_the_ledger_of_every_payday() -> None:
    """Three of them, the last one with the end."""
    lines = opened(SEASON).log("spectator").lines
    ledgers = [line.number for line in lines if isinstance(line.entry, Played) and line.entry.ledger is not None]

    assert len(ledgers) == 3
    assert ledgers[-1] == lines[-1].number


def test_a_frame_says_what_scoring_would_have_brought() -> None:
    """Until the game is over."""
    replay = opened(ISLAND)
    ahead = replay.frame(replay.replay().stops[-4], "open").forecast

    assert ahead is not None
    assert set(ahead.gains) <= {"blue", "red", "white", "black"}
    assert replay.frame(len(replay.table.record.decisions), "open").forecast is None


@pytest.mark.parametrize("file", EVERY_RECORD, ids=lambda file: file.stem)
def test_the_end_cannot_be_taken_back(file: Path) -> None:
    """So a table with a replay never becomes a table with secrets again."""
    game = stammtisch.game(file.parent.name)
    record = read(file.read_text(encoding="utf-8"), game)
    table = Table(game, record.setup, None)
    table.rebuild(record)

    assert table.position.to_act == 0
    assert [table.undoable(seat) for seat in range(record.setup.seats)] == [None] * record.setup.seats


@async_test
async def test_an_unfinished_table_has_no_replay(tmp_path: Path) -> None:
    """Nobody gets it, with whatever key, in whatever view: it would show what hands hold."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        path = f"/api/replays/{made['table']['id']}"
        async with server.tabs(made) as tabs:
            await until_step("choose-action", *tabs)
        for key in (None, made["host"], made["watch"], *made["keys"].values()):
            for part in ("", "/log", "/log?viewer=red", "/at/40", "/at/40?viewer=spectator", "/story"):
                answer = await server.get(f"{path}{part}", key, status=409)
                assert answer["key"] == "not-over"
        wish = {"at": 40, "seat": "red", "bot": "random"}
        assert (await server.post(f"{path}/continue", wish, status=409))["key"] == "not-over"


def test_only_seats_of_the_table_have_a_view() -> None:
    """A name that no seat has is a mistake, in the log as in a frame."""
    replay = opened(SEASON)
    for ask in (lambda: replay.log("mauve"), lambda: replay.frame(3, "mauve")):
        with pytest.raises(Mistake):
            ask()


def test_who_was_helped_is_read_where_the_question_was_open() -> None:
    """By every viewer; several before one decision, and none of it is a stop of its own."""
    text = SEASON.read_text(encoding="utf-8")
    lines = text.splitlines()
    first = next(place for place, line in enumerate(lines) if " red " in line)
    lines[first:first] = ["     # warnings: red", "     # hint: red"]
    plain, helped = opened(SEASON), read_replay("r1", "\n".join(lines))

    assert helped.replay().stops == plain.replay().stops
    for viewer in ("open", "spectator", "blue"):
        told = helped.log(viewer).lines
        added = [line for line in told if isinstance(line.entry, Helped)]
        before = told[told.index(added[0]) - 1]
        assert added == [Line(before.number, Helped("red", kind)) for kind in ("warnings", "hint")]
        assert isinstance(told[told.index(added[1]) + 1].entry, Played)
        assert [line for line in told if line not in added] == list(plain.log(viewer).lines)
