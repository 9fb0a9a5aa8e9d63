"""Previews, reasons and forecasts, computed in worlds sampled from the asking viewer's view, so nothing can leak."""

from __future__ import annotations

import secrets
from itertools import takewhile
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.core.chance import Rng
from stammtisch.core.events import gains_of
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import owes
from stammtisch.core.table import ActionRefused
from stammtisch.server.api_types import Because, Forecast, Foreseen

if TYPE_CHECKING:
    from stammtisch.core.events import Event, Note
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.view import TableView
    from stammtisch.server.history import History

WORLDS: Final = 3  # an outcome equal in this many sampled worlds is taken as independent of hidden information ...
MORE_WORLDS: Final = 12  # ... and in this many more if something is turned over, which may be equal by chance


SEED_BITS: Final = 62


class PreviewOutcome(NamedTuple):
    """A sampled world after an action: what it brought about, the position, and what the seat would see."""

    notes: list[Note]
    after: Position
    view: TableView


def imagine(history: History, viewer: int) -> Position:
    """A sampled world that agrees with all that a viewer may know."""
    game = history.game
    return game.imagine(game.view(history.started().position, viewer), Rng(secrets.randbits(SEED_BITS)))


def check_begun(history: History) -> None:
    """Refuse before the game has begun."""
    if history.table is None:
        raise Mistake("not-begun")


def parse(game: Game, words: str) -> int:
    """The action behind typed words."""
    action = game.catalogue.parse(words)
    if action is None:
        raise Mistake("unknown-words", words=words)
    return action


def why(history: History, seat: int, words: str) -> Because:
    """Whether a seat may do something now, and why not."""
    check_begun(history)
    action = parse(history.game, words)
    reason = history.game.why(imagine(history, seat), seat, action)
    return Because(history.game.catalogue.words(action), reason)


def forecast(history: History, viewer: int) -> Forecast | None:
    """What scoring would bring if it came now."""
    check_begun(history)
    position = imagine(history, viewer)
    return forecast_at(history.game, position) if position.to_act else None


def forecast_at(game: Game, position: Position) -> Forecast | None:
    """The ledger of a scoring that comes now; None if nothing would be scored."""
    events = tuple(game.forecast(position))
    return Forecast(gains_of(events), events) if events else None


def preview(history: History, seat: int, words: str) -> Foreseen:
    """What an action would bring about, as far as the seat can know."""
    check_begun(history)
    action = parse(history.game, words)
    outcomes = [outcome(history, seat, action) for _ in range(WORLDS)]
    if any(history.game.reveals(found.notes) for found in outcomes):
        outcomes += [outcome(history, seat, action) for _ in range(MORE_WORLDS)]
    first = outcomes[0]
    certain = all(other.view == first.view for other in outcomes)
    ahead = forecast_at(history.game, first.after) if certain and first.after.to_act else None
    events = certain_events(history.game, seat, [found.notes for found in outcomes], certain=certain)
    return Foreseen(tuple(events), first.view if certain else None, ahead)


def certain_events(game: Game, seat: int, worlds: list[list[Note]], *, certain: bool) -> list[Event]:
    """What happens in all worlds; if they do not end alike, only what comes before anything is turned over."""
    seen = worlds if certain else [before_reveal(game, notes) for notes in worlds]
    return common([game.events(notes, seat) for notes in seen])


def outcome(history: History, seat: int, action: int) -> PreviewOutcome:
    """Carry out an action in a sampled world."""
    world = imagine(history, seat)
    if not owes(world, seat):
        raise Mistake("not-asked")
    reason = history.game.why(world, seat, action)
    if reason is not None:
        raise ActionRefused(history.game, reason, action)
    world.journal = []
    world.apply(seat, action)
    return PreviewOutcome(world.journal, world, history.game.view(world, seat))


def before_reveal(game: Game, notes: list[Note]) -> list[Note]:
    """What happens before the first hidden thing is turned over."""
    return list(takewhile(lambda note: not game.reveals([note]), notes))


def common(told: list[list[Event]]) -> list[Event]:
    """The beginning that all have in common."""
    return [
        events[0]
        for events in takewhile(lambda events: all(event == events[0] for event in events), zip(*told, strict=False))
    ]
