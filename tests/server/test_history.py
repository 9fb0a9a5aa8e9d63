"""The stored log and the game are one: folding the lines gives the same table, whatever was taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

import stammtisch
from stammtisch.core import trail
from stammtisch.core.bits import lowest, members
from stammtisch.core.chance import Rng
from stammtisch.core.record import replay
from stammtisch.core.table import Table
from stammtisch.server.history import Entry, History
from stammtisch.server.log_entries import Renamed, TookBack
from stammtisch.server.updates import tell_events

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position


def play(game: Game, seed: int, most: int) -> tuple[History, list[list[int]]]:
    """Random decisions with many second thoughts; also the state after each line as it was then."""
    history = History(game, game.make_setup(seats=game.seats[0]))
    rng = Rng(seed)
    states = []
    history.open()
    states.append(history.started().position.state())
    while history.number < most and history.started().position.to_act:
        table = history.started()
        if rng.below(4) == 0 and (found := undoer(history)) is not None:
            history.take_back(found)
        else:
            owing = members(table.position.to_act)
            seat = owing[rng.below(len(owing))]
            legal = table.position.legal(seat)
            history.decide(seat, legal[rng.below(len(legal))], "person")
        states.append(history.started().position.state())
    return history, states


def undoer(history: History) -> int | None:
    """A seat that may take something back."""
    seats = range(history.setup.seats)
    return next((seat for seat in seats if history.started().undoable(seat) is not None), None)


def lines(history: History) -> range:
    """The numbers of all lines."""
    return range(1, history.number + 1)


def stored(history: History) -> list[Entry]:
    """The lines as they come back from the file."""
    return [msgspec.json.decode(msgspec.json.encode(entry), type=Entry) for entry in history.entries]


@pytest.mark.parametrize("name", stammtisch.game_names())
@pytest.mark.parametrize("seed", range(3))
def test_folding_the_stored_lines_gives_the_same_table(name: str, seed: int) -> None:
    """Position, record, questions and what each line brought about are the same after a restart."""
    history, _states = play(stammtisch.game(name), seed, 150)
    again = History(history.game, history.setup)
    for entry in stored(history):
        again.add(entry)

    assert again.entries == history.entries
    assert [again.notes(line) for line in lines(again)] == [history.notes(line) for line in lines(history)]
    assert again.started().record == history.started().record
    assert again.started().position.state() == history.started().position.state()
    assert (again.asked, again.answered) == (history.asked, history.answered)


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_every_earlier_line_can_be_looked_at(name: str) -> None:
    """Also those that were taken back: the log rewinds to what was on the table then."""
    history, states = play(stammtisch.game(name), 5, 120)
    found = [history.position_after(line) for line in lines(history)]

    assert [position.state() if position else None for position in found] == states
    assert history.position_after(0) is None


def test_looking_back_replays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often something was taken back: every position was kept when it was on the table."""
    history, _states = play(stammtisch.game("goldbraeu"), 5, 120)
    assert any(isinstance(entry, TookBack) for entry in history.entries)
    monkeypatch.setattr(Table, "__init__", None)
    monkeypatch.setattr(Table, "repeat", None)

    assert all(history.position_after(line) for line in lines(history))


def test_a_decision_of_a_continued_record_can_be_taken_back() -> None:
    """Its line is the one with which the game was opened; after a restart it is the same."""
    game = stammtisch.game("goldbraeu")
    played, _states = play(game, 2, 1)
    played.decide(0, played.started().position.legal(0)[0], "person")
    history = History(game, played.setup)
    history.add(Renamed("red", "Otto"))
    history.resume(played.started().record.decisions)
    history.take_back(0)
    again = History(game, played.setup)
    for entry in stored(history):
        again.add(entry)

    assert history.entries[-1] == TookBack("red", 2)
    assert history.decision_id(0) == "3-red"
    for one in (history, again):
        states = [position.state() if position else None for position in map(one.position_after, lines(one))]
        assert states == [None, played.started().position.state(), played.started().before[-1].state()]


def test_ids_of_questions_never_come_back() -> None:
    """A question has one id while it is open; another question never has the same."""
    history = History(stammtisch.game("goldbraeu"), stammtisch.game("goldbraeu").make_setup(seats=3))
    rng = Rng(3)
    history.open()
    closed: set[str] = set()
    for _ in range(200):
        table = history.started()
        if not table.position.to_act:
            break
        seat = lowest(table.position.to_act)
        ids = {one: history.decision_id(one) for one in history.asked}
        assert not closed & set(ids.values())
        if rng.below(3) == 0 and (found := undoer(history)) is not None:
            history.take_back(found)
            gone = {one: name for one, name in ids.items() if history.asked.get(one, 0) != int(name.split("-")[0])}
            closed |= set(gone.values())
        else:
            legal = table.position.legal(seat)
            history.decide(seat, legal[rng.below(len(legal))], "person")
            closed.add(ids[seat])
            assert all(
                history.decision_id(one) == ids[one] for one in ids if one != seat and is_together(table.position, one)
            )


def is_together(position: Position, seat: int) -> bool:
    """Whether a seat still owes its choice."""
    return bool(position.to_act >> seat & 1)


def test_words_of_a_decision_are_for_its_own_seat() -> None:
    """The others learn by its events only."""
    history, _states = play(stammtisch.game("goldbraeu"), 1, 40)
    chosen = [line for line, entry in enumerate(history.entries, 1) if "choose " in str(entry)]

    assert all(tell_events(history, line, 0) is not None for line in chosen)


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_few_positions_are_kept_and_the_others_come_back(name: str) -> None:
    """A finished table holds one position in sixteen and the latest; each of the others is as it was."""
    history, states = play(stammtisch.game(name), 5, 10_000)
    table = history.started()
    kept = sum(position is not None for position in table.before.kept)
    found = [position.state() for line in lines(history) if (position := history.position_after(line))]
    replayed = replay(table.game, table.record, len(table.before) // 2)

    assert kept <= trail.LATEST + len(table.before) // trail.EVERY + 1
    assert found == states
    assert table.before[len(table.before) // 2].state() == replayed.state()
