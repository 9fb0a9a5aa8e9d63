"""Who has a table open: here, and at other processes, which say so every now and then."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.core.events import SPECTATOR
from stammtisch.server.clients import ENCODER
from stammtisch.server.messages import Present
from stammtisch.server.store import Hint

if TYPE_CHECKING:
    from collections.abc import Iterable

    from stammtisch.server.clients import Client
    from stammtisch.server.room import Room

FORGOTTEN: Final = 40.0  # seconds after which a process that has not said who is there has nobody


class Elsewhere(NamedTuple):
    """Who is connected to another process."""

    here: frozenset[str]
    watchers: int
    heard: float


class Presence:
    """Who is connected to the other processes."""

    def __init__(self) -> None:
        self._elsewhere: dict[str, Elsewhere] = {}

    def hear(self, hint: Hint) -> bool:
        """Note what another process says; whether it is new to us."""
        unknown = hint.sender not in self._elsewhere
        self._elsewhere[hint.sender] = Elsewhere(frozenset(hint.here), hint.watchers, time.monotonic())
        return unknown

    def seats(self) -> set[str]:
        """The seats whose people are connected elsewhere."""
        return {seat for one in self._living() for seat in one.here}

    def watchers(self) -> int:
        """How many watch elsewhere."""
        return sum(one.watchers for one in self._living())

    def _living(self) -> list[Elsewhere]:
        since = time.monotonic() - FORGOTTEN
        return [one for one in self._elsewhere.values() if one.heard > since]


def seats_of_clients(clients: Iterable[Client]) -> set[int]:
    """The seats whose people are connected to us."""
    return {seat for client in clients for seat in (client.viewer, *client.others)} - {SPECTATOR}


def count_watchers(clients: Iterable[Client]) -> int:
    """How many watch here."""
    return sum(client.viewer == SPECTATOR for client in clients)


def tell_presence(room: Room) -> None:
    """Tell everybody who is there, at the other processes too."""
    tell_clients(room)
    announce_presence(room)


def announce_presence(room: Room) -> None:
    """Tell the other processes who is connected to us."""
    here = tuple(room.seats[number].seat for number in sorted(seats_of_clients(room.clients)))
    room.store.tell(Hint(room.store.process, table=room.id, here=here, watchers=count_watchers(room.clients)))


def hear_presence(room: Room, hint: Hint) -> None:
    """Another process says who is connected to it; one that we did not know may not know us."""
    if room.elsewhere.hear(hint) and room.clients:
        announce_presence(room)
    tell_clients(room)


def tell_clients(room: Room) -> None:
    """Tell those who are connected to us who is there."""
    here = tuple(room.seats[number].seat for number in sorted(room.here()))
    watchers = count_watchers(room.clients) + room.elsewhere.watchers()
    room.send_all(ENCODER.encode(Present(here, watchers)))
