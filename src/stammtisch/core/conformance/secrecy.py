"""Nobody learns what they may not know: what a viewer is told is the same in all worlds that they cannot tell apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from stammtisch.core.bits import members
from stammtisch.core.conformance.declarations import check_notes
from stammtisch.core.conformance.observations import check_observation, observed
from stammtisch.core.conformance.views import check_sending, check_view, difference
from stammtisch.core.conformance.walking import broken, viewers
from stammtisch.core.events import OPEN
from stammtisch.core.position import CHANCE, OK, Position, owes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.chance import Rng
    from stammtisch.core.conformance.walking import Stop
    from stammtisch.core.events import Note
    from stammtisch.core.game import Game


class Disclosed(NamedTuple):
    """All that a viewer is told."""

    view: Any
    to_act: int
    legal: list[int]
    ask: Any
    warnings: list[list[str]]
    observation: bytes


def disclosed(game: Game, p: Position, viewer: int) -> Disclosed:
    """All that a viewer is told about a position."""
    asked = viewer >= 0 and owes(p, viewer)
    ask = game.ask(p, viewer) if asked else None
    warnings = [game.warnings(p, viewer, action) for action in p.legal(viewer)]
    return Disclosed(game.view(p, viewer), p.to_act, p.legal(viewer), ask, warnings, observed(p, viewer))


def check_secrecy(game: Game, p: Position, rng: Rng) -> None:
    """What a viewer is told stays the same if all that they cannot know is dealt again, and can be sent."""
    for viewer in (OPEN, *viewers(p)):
        told = disclosed(game, p, viewer)
        check_view(game, p, viewer, told.view)
        check_sending(told.ask)
        check_observation(game, p, viewer, told.observation)
        if viewer != OPEN:
            twin = p.copy()
            twin.redraw(viewer, rng)
            compare(told, disclosed(game, twin, viewer), "a redraw can be told", viewer)
        world = game.imagine(told.view, rng)
        compare(told, disclosed(game, world, viewer), "an imagined world disagrees with the view", viewer)


def compare(told: Disclosed, other: Disclosed, claim: str, viewer: int) -> None:
    """Name the first thing in which two worlds differ for a viewer."""
    for name, one, two in zip(Disclosed._fields, told, other, strict=True):
        if one != two:
            raise broken(claim, viewer=viewer, by=name, difference=difference(one, two))


def check_worlds(game: Game, stop: Stop, rng: Rng) -> None:
    """The same decision in two worlds that a viewer cannot tell apart tells them nothing, unless it reveals."""
    for viewer in viewers(stop.position):
        worlds = [stop.position.copy(), stop.position.copy()]
        worlds[1].redraw(viewer, rng)
        if worlds[1].why(stop.seat, stop.action) != OK:
            continue
        notes = [play(game, world, stop.seat, stop.action) for world in worlds]
        for told in notes:
            check_events(game, told, viewer)
        if any(game.reveals(told) for told in notes):
            continue
        words = game.catalogue.words(stop.action)
        if game.events(notes[0], viewer) != game.events(notes[1], viewer):
            raise broken("events tell worlds apart", viewer=viewer, action=words)
        if worlds[0].to_act == 0 and worlds[1].to_act == 0:
            continue
        compare(disclosed(game, worlds[0], viewer), disclosed(game, worlds[1], viewer), f"{words} tells", viewer)


def check_hidden_choice(game: Game, stop: Stop, rng: Rng) -> None:
    """Two draws, or two choices made at the same time, that leave a viewer the same view are told alike."""
    p = stop.position
    if p.to_act == CHANCE or len(members(p.to_act)) > 1:
        legal = p.legal(stop.seat)
        other = legal[rng.below(len(legal))]
        worlds = [p.copy(), p.copy()]
        notes = [play(game, worlds[0], stop.seat, stop.action), play(game, worlds[1], stop.seat, other)]
        for viewer in viewers(p):
            same = game.view(worlds[0], viewer) == game.view(worlds[1], viewer)
            if same and game.events(notes[0], viewer) != game.events(notes[1], viewer):
                words = game.catalogue.words(stop.action)
                raise broken("events tell what the view hides", viewer=viewer, action=words)


def play(game: Game, p: Position, seat: int, action: int) -> list[Note]:
    """Carry out an action; return what it brought about."""
    p.journal = []
    p.apply(seat, action)
    check_notes(game, p.journal)
    return p.journal


def check_events(game: Game, notes: Sequence[Note], viewer: int) -> None:
    """A viewer is told what happened, or less; never something else."""
    for note in notes:
        (whole,) = game.events([note], OPEN)
        for event in game.events([note], viewer):
            check_sending(event)
            known = {name: fact for name, fact in event.facts.items() if fact is not None}
            if event.kind != whole.kind or not known.items() <= whole.facts.items():
                raise broken("an event is told wrongly", viewer=viewer, told=event, true=whole)
