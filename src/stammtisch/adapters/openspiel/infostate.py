"""The log of an information state: all that a viewer was told since the game began, in words and in numbers.

What a viewer may know of an event is decided in one place, `core.events.decode`; their own decisions are added.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.core.events import decode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.events import Event, Note
    from stammtisch.core.game import Game

DECIDED: Final = -1  # instead of a kind of event: a seat, and the action that it took
WIDTH: Final = 5  # bytes for each event: its kind and four facts
SHIFT: Final = 13  # so that 0 is left for a fact that is hidden or missing; the lowest is a loss of 12
HALF: Final = 128  # the number of an action is told in two facts


class InfostateLog(NamedTuple):
    """What a viewer was told by the first `notes` notes of a play."""

    notes: int = 0
    text: str = ""  # a line for each event
    rows: bytes = b""  # WIDTH bytes for each event


def extend(log: InfostateLog, notes: Sequence[Note], game: Game, viewer: int) -> InfostateLog:
    """The log with everything that was noted since."""
    if log.notes == len(notes):
        return log
    news = notes[log.notes :]
    text = "".join(line(note, game, viewer) for note in news)
    rows = b"".join(row(note, game, viewer) for note in news)
    return InfostateLog(len(notes), log.text + text, log.rows + rows)


def line(note: Note, game: Game, viewer: int) -> str:
    """A note in words; empty if the viewer may not know of it."""
    if note[0] == DECIDED:
        return f"> {game.catalogue.words(note[2])}\n" if note[1] == viewer else ""
    event = decode(note, game.event_kinds, game.domains, viewer)
    if event is None:
        return ""
    facts = ("?" if fact is None else str(fact) for fact in event.facts.values())
    return " ".join((event.kind, *facts)) + "\n"


def row(note: Note, game: Game, viewer: int) -> bytes:
    """A note in bytes; empty if the viewer may not know of it."""
    kinds = game.event_kinds
    if note[0] == DECIDED:
        number = note[2]
        return coded(len(kinds) + 1, [number // HALF, number % HALF]) if note[1] == viewer else b""
    event = decode(note, kinds, {}, viewer)
    return b"" if event is None else coded(note[0] + 1, facts_of(event))


def facts_of(event: Event) -> list[int | None]:
    """The facts of an event that was decoded without words: numbers, None if they are hidden."""
    return [None if fact is None else int(fact) for fact in event.facts.values()]


def coded(kind: int, facts: Sequence[int | None]) -> bytes:
    """A row of bytes: the kind, then each fact with SHIFT added, 0 if there is none."""
    numbers = [0 if fact is None else min(max(fact + SHIFT, 1), 255) for fact in facts]
    return bytes((kind, *numbers)).ljust(WIDTH, b"\0")
