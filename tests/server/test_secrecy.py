"""Everything that a client is ever sent is a function of its seat's view.

Two tables are played alike but for what seat A cannot know: from some line on, the second table's hidden cards and
face-down choices are dealt again. Every byte sent to A and to a spectator must be the same, in the same order, as long
as nothing hidden is turned over in their sight.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

import stammtisch
from stammtisch.core.chance import Rng
from stammtisch.core.events import SPECTATOR
from stammtisch.core.mistakes import Mistake
from stammtisch.core.record import apply_decision
from stammtisch.server import queries, updates
from stammtisch.server.chat import tell_chat
from stammtisch.server.clients import ENCODER, Client
from stammtisch.server.clocks.wish import TimeControl
from stammtisch.server.history import Decided, History, Opened
from stammtisch.server.presence import tell_presence
from stammtisch.server.room import Room
from stammtisch.server.seats import Seat
from stammtisch.server.settings import TableSettings
from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.updates import tell_frame, tell_state
from tests.server.test_history import play

if TYPE_CHECKING:
    from stammtisch.server.history import Entry
    from stammtisch.server.messages import Now

A = 0
FIRST = 1_789_999_000_000  # the time of the first line


class StoppedStore(SqliteStore):
    """A store for which it is always the same moment: what is told of clocks can be compared."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return 1_790_000_000_000


def empty_room(history: History) -> Room:
    """A room without a file, with clocks, for what it tells."""
    seats = [Seat(name, "person") for name in history.game.seat_names[: history.setup.seats]]
    settings = TableSettings("", "", "everyone", 0, clock=TimeControl("live", bank=3600, increment=5, when_up="bot"))
    return Room("table", history, seats, settings, StoppedStore(Path("nowhere")))


def listen(room: Room) -> dict[int, Client]:
    """A client for A and one who watches."""
    clients = {A: Client(), SPECTATOR: Client()}
    for viewer, client in clients.items():
        client.viewer = viewer
        client.room = room
        room.clients.add(client)
    return clients


def heard(client: Client) -> list[bytes]:
    """All that a client was sent since."""
    found = []
    while not client.outbox.empty():
        data = client.outbox.get_nowait()
        assert data is not None
        found.append(data)
    return found


def without_digests(entry: Entry) -> Entry:
    """A line that can be played at a table whose hidden cards differ."""
    if isinstance(entry, Opened | Decided):
        decisions = tuple(decision._replace(digest="") for decision in entry.decisions)
        return msgspec.structs.replace(entry, decisions=decisions)
    return entry


def is_possible(history: History, entry: Entry) -> bool:
    """Whether a line can also be played at the other table; its cards may not allow it."""
    if not isinstance(entry, Decided):
        return True
    trial = history.started().position.copy()
    for decision in entry.decisions:
        try:
            apply_decision(history.game, trial, decision._replace(digest=""), 1)
        except Mistake:
            return False
    return True


def same_in_sight(one: History, two: History) -> bool:
    """Whether the last line showed A and a spectator the same; if it did not, something hidden was turned over."""
    viewers = (A, SPECTATOR)
    return all(
        one.game.events(one.notes(one.number), viewer) == two.game.events(two.notes(two.number), viewer)
        for viewer in viewers
    ) and all(
        one.game.view(one.started().position, viewer) == two.game.view(two.started().position, viewer)
        for viewer in viewers
    )


@pytest.mark.parametrize("name", stammtisch.game_names())
@pytest.mark.parametrize("seed", range(3))
def test_every_byte_is_the_same_when_only_hidden_things_differ(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """States, moves, questions, previews, forecasts, frames, waiting notices: all of them, byte for byte."""
    script, _states = play(stammtisch.game(name), seed, 160)

    assert compare_all(script, seed, monkeypatch) > 60


def compare_all(script: History, seed: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Compare from many lines of a script on; count what was equal."""
    return sum(compare_from(script, cut, seed, monkeypatch) for cut in range(2, script.number, 11))


def compare_from(script: History, cut: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play the script twice, with other hidden cards at the second table from line `cut` on; count what was equal."""
    rooms = twins(script, cut, seed)
    both = [listen(room) for room in rooms]
    compared = 0
    for entry in script.entries[cut : cut + 12]:
        if not is_possible(rooms[1].history, entry):
            break
        for room in rooms:
            room.history.add(without_digests(entry), FIRST + room.history.number * 1777)
        if not same_in_sight(*(room.history for room in rooms)):
            break
        for room in rooms:
            room.send(room.updates(room.history.number - 1))
            tell_presence(room)
            for client in list(room.clients):
                tell_chat(room, client)
        for viewer in (A, SPECTATOR):
            first, second = (heard(clients[viewer]) for clients in both)
            assert first == second
            assert all(b'"running"' in told for told in first if b'"moved"' in told[:20] and b'"over"' not in told)
            assert everything(rooms[0], viewer, monkeypatch) == everything(rooms[1], viewer, monkeypatch)
            compared += len(first)
    return compared


def twins(script: History, cut: int, seed: int) -> list[Room]:
    """Two tables after the same lines; what A cannot know is dealt again at the second."""
    rooms = [empty_room(History(script.game, script.setup)) for _ in range(2)]
    for room in rooms:
        for entry in script.entries[:cut]:
            room.history.add(without_digests(entry), FIRST + room.history.number * 1777)
    rooms[1].history.started().position.redraw(A, Rng(seed + cut))
    return rooms


def everything(room: Room, viewer: int, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All that a client can ask for at this moment, with the same luck for what is imagined."""
    with monkeypatch.context() as luck:
        luck.setattr(secrets, "randbits", lambda _bits: 7)
        return [ENCODER.encode(one) for one in askable(room, viewer)]


def askable(room: Room, viewer: int) -> list[object]:
    """State, frame, forecast, how the table stands in lists, and what a question's choices would bring."""
    found: list[object] = [tell_state(room, viewer).now, tell_frame(room, viewer, room.history.number)]
    found += [queries.forecast(room.history, viewer), room.activity()]
    if viewer in room.history.asked:
        for choice in room.history.started().ask(viewer).choices[:3]:
            found.append(queries.preview(room.history, viewer, choice.action))
            found.append(queries.why(room.history, viewer, choice.action))
    return found


def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above is not blind: were the open view sent instead of the seat's, it would see it."""
    script, _states = play(stammtisch.game("goldbraeu"), 1, 60)
    honest = updates.tell_now

    def leaky(room: Room, viewer: int, common: updates.Common | None = None) -> Now:
        open_view = room.history.game.open_view(room.history.started().position)
        return msgspec.structs.replace(honest(room, viewer, common), view=open_view)

    monkeypatch.setattr(updates, "tell_now", leaky)
    with pytest.raises(AssertionError):
        compare_all(script, 1, monkeypatch)


def test_what_one_viewer_is_sent_does_not_depend_on_who_else_listens() -> None:
    """Neither its words nor its order: only the notice of who is present does."""
    script, _states = play(stammtisch.game("goldbraeu"), 2, 30)
    sent = []
    for crowd in (0, 5):
        room = empty_room(History(script.game, script.setup))
        client = listen(room)[A]
        room.clients |= {Client() for _ in range(crowd)}
        for entry in script.entries:
            room.history.add(entry, FIRST)
            room.send(room.updates(room.history.number - 1))
        sent.append(heard(client))

    assert sent[0] == sent[1]
