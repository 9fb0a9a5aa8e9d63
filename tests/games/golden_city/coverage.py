"""What a record shows: steps, verbs, reasons, events and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.position import DEALER, OK, STEP
from stammtisch.core.record import DEALER_NAME
from stammtisch.games.golden_city.game import GAME

if TYPE_CHECKING:
    from stammtisch.core.position import Position
    from stammtisch.core.record import Record

ENDINGS = [f"{end}{how}" for end in ("last-business", "last-score-card", "stuck-player") for how in ("", "-shared")]


def everything() -> set[str]:
    """All that the records must show together."""
    return {
        *(f"step {name}" for name in GAME.step_names),
        *(f"verb {name}" for name in GAME.catalogue.verbs),
        *(f"reason {key}" for key, _rule in GAME.reasons if key != "ok"),
        *(f"event {kind.name}" for kind in GAME.event_kinds),
        *(f"ending {ending}" for ending in ENDINGS),
    }


def shown(record: Record) -> set[str]:
    """All that one record shows."""
    p = GAME.open(record.setup)
    found = {f"ending {record.result.ending}"} if record.result else set()
    for decision in record.decisions:
        seat = DEALER if decision.seat == DEALER_NAME else GAME.seat(decision.seat)
        action = GAME.catalogue.parse(decision.words)
        assert action is not None
        found |= {f"step {GAME.step_names[p.at[STEP]]}", f"verb {GAME.catalogue.actions[action].verb}"}
        found |= reasons(p, seat)
        p.journal = []
        p.apply(seat, action)
        found |= {f"event {GAME.event_kinds[note[0]].name}" for note in p.journal}
    return found | {f"step {GAME.step_names[p.at[STEP]]}"}


def reasons(p: Position, seat: int) -> set[str]:
    """Every reason that something cannot be said for now."""
    if seat == DEALER:
        return {"reason not-now"}
    answers = {p.why(seat, action) for action in range(len(GAME.catalogue))}
    return {f"reason {GAME.reasons[number][0]}" for number in answers if number != OK}
