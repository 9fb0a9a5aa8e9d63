"""Events: facts about what happened, told to each viewer without what that viewer could not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

SPECTATOR: Final = -1  # sees what is public
OPEN: Final = -2  # sees everything: for records and after the end

Note = tuple[int, int, int, int, int]  # what a position writes into its journal


class Field(NamedTuple):
    """A fact of an event: what it is called, and the list of words its number points into ("" for a number)."""

    name: str
    kind: str


class EventKind(NamedTuple):
    """What can happen: its facts, and who may know them. The first fact of a secret is the seat that knows it."""

    name: str
    fields: tuple[Field, ...] = ()
    secret: str = ""  # a fact that only that seat sees
    private: bool = False  # only that seat learns of it at all
    reveals: bool = False  # something hidden became known: nobody may take back what led to it


def event_kinds(declared: Iterable[tuple[str, str, str]], words: Mapping[str, Sequence[str]]) -> tuple[EventKind, ...]:
    """Kinds declared by name, facts such as `seat giver:garden amount`, and who may know, such as `secret card`."""
    return tuple(event_kind(*row, words) for row in declared)


def event_kind(name: str, facts: str, who: str, words: Mapping[str, Sequence[str]]) -> EventKind:
    """One of them; a fact for which there are no words is a number."""
    pairs = [fact.partition(":") for fact in facts.split()]
    fields = tuple(Field(fact, kind or (fact if fact in words else "")) for fact, _, kind in pairs)
    secret = who.removeprefix("secret ") if who.startswith("secret ") else ""
    return EventKind(name, fields, secret, private=who == "private", reveals=who == "reveals")


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one viewer may know it; `None` is a fact that this viewer did not see."""

    kind: str
    facts: dict[str, str | int | None]


def decode(note: Note, kinds: Sequence[EventKind], words: Mapping[str, Sequence[str]], viewer: int) -> Event | None:
    """The event behind a note as `viewer` may know it; None if that viewer may not know of it at all."""
    kind = kinds[note[0]]
    insider = viewer in (OPEN, note[1])
    if kind.private and not insider:
        return None
    facts = {
        field.name: None if field.name == kind.secret and not insider else word(words, field.kind, number)
        for field, number in zip(kind.fields, note[1:], strict=False)
    }
    return Event(kind.name, facts)


def word(words: Mapping[str, Sequence[str]], kind: str, number: int) -> str | int:
    """The word for a number of some kind, or the number itself."""
    return words[kind][number] if kind in words else number


def gains_of(events: Iterable[Event]) -> dict[str, int]:
    """What events pay to each seat: the sum of their amounts."""
    gains: dict[str, int] = {}
    for event in events:
        seat, amount = event.facts.get("seat"), event.facts.get("amount")
        if isinstance(seat, str) and isinstance(amount, int):
            gains[seat] = gains.get(seat, 0) + amount
    return gains
