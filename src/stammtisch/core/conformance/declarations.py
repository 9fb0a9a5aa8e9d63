"""What must hold of a game's tables before anything is played: names match numbers, and words are there."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from stammtisch.core.conformance.walking import broken
from stammtisch.core.events import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from stammtisch.core.events import EventKind
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup

MOST_FIELDS: Final = 4  # numbers that a note holds beside its kind


def check_declarations(game: Game, setup: Setup) -> None:
    """The tables of a game fit each other and its opening position."""
    opening = game.open(setup)
    check_steps(game, opening)
    check_unique("reasons", (f"{key} {rule}" for key, rule in game.reasons))  # one sentence may stand for two rules
    check_unique("event_kinds", (kind.name for kind in game.event_kinds))
    check_unique("layout", (part.name for part in game.layout.slices))
    for kind in game.event_kinds:
        check_event_kind(game, kind)
    if len(game.seat_names) < game.seats[-1]:
        raise broken("there are more seats than names for them", seats=game.seats[-1], names=game.seat_names)
    for edition, preset in game.editions.items():
        if set(preset) != {option.name for option in game.options}:
            raise broken("an edition does not set every option", edition=edition)


def check_steps(game: Game, opening: Position) -> None:
    """Each step has one name, and the secret choice is one of them."""
    if len(opening.law.steps) != len(game.step_names):
        raise broken("not as many steps as names", steps=len(opening.law.steps), names=len(game.step_names))
    check_unique("step_names", game.step_names)
    step, choices = game.secret_choice
    if step >= len(game.step_names) or (step >= 0 and choices < 1):
        raise broken("secret_choice is not a step and a number of choices", found=game.secret_choice)


def check_unique(table: str, names: Iterable[str]) -> None:
    """No name stands twice in a table."""
    twice = [name for name, times in Counter(names).items() if times > 1]
    if twice:
        raise broken(f"a name stands twice in {table}", names=twice)


def check_event_kind(game: Game, kind: EventKind) -> None:
    """Its facts fit into a note and have words; the first fact of a secret is the seat that knows it."""
    fields = {field.name: field.kind for field in kind.fields}
    unknown = [each for each in fields.values() if each and each not in game.domains]
    if len(kind.fields) > MOST_FIELDS or unknown:
        raise broken("the facts of an event do not fit", kind=kind.name, without_words=unknown)
    if (kind.secret or kind.private) and (not fields or kind.fields[0].kind != "seat"):
        raise broken("the first fact of a secret event is not a seat", kind=kind.name)
    if kind.secret and kind.secret not in fields:
        raise broken("the secret of an event is none of its facts", kind=kind.name, secret=kind.secret)


def check_notes(game: Game, notes: Iterable[tuple[int, int, int, int, int]]) -> None:
    """Every note is of a kind that has a name, and its numbers have words."""
    for note in notes:
        if not 0 <= note[0] < len(game.event_kinds):
            raise broken("an event has no name", number=note[0])
        kind = game.event_kinds[note[0]]
        for field, number in zip(kind.fields, note[1:], strict=False):
            if field.kind and not 0 <= number < len(game.domains[field.kind]):
                raise broken("a fact of an event has no word", kind=kind.name, field=field.name, number=number)


def check_forecast(game: Game, p: Position) -> None:
    """What scoring would bring now are public events, and looking ahead changes nothing."""
    before = p.state()
    notes = game.scoring(p)
    check_notes(game, notes)
    if p.state() != before:
        raise broken("a forecast changes the position")
    if len(game.events(notes, SPECTATOR)) != len(notes) or any(game.event_kinds[note[0]].secret for note in notes):
        raise broken("a forecast holds what not everybody may know")


def check_rows(rows: Mapping[str, tuple[int, int]], length: int) -> None:
    """Rows of a position, each with its first place and its length, do not overlap and fit; word 0 is the core's."""
    laid = sorted((first, first + size, name) for name, (first, size) in rows.items())
    for (_, end, name), (first, _, following) in pairwise(laid):
        if end > first:
            raise broken("rows overlap", first=name, second=following)
    if laid[0][0] != 1 or laid[-1][1] > length:
        raise broken("rows do not fit", first=laid[0][0], end=laid[-1][1], length=length)
