"""What must hold of whole games: the same seed gives the same game, records lead back, taking back is exact."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from stammtisch.core import record as records
from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.conformance.declarations import check_notes
from stammtisch.core.conformance.walking import broken, walk
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import STEP, owes
from stammtisch.core.table import Table

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

MOST_UNDONE: Final = 24  # in one game; each time the whole record is replayed


def check_same_seed(game: Game, setup: Setup, seed: int) -> None:
    """The same seed gives the same game."""
    once, again = (
        [(stop.seat, stop.action, game.digest(stop.position)) for stop in walk(game, setup, seed)] for _ in range(2)
    )
    if once != again:
        raise broken("the same seed gives another game", seed=seed)


def play_table(game: Game, setup: Setup, seed: int) -> Table:
    """A table at which a random game was played to its end."""
    table = Table(game, setup, seed)
    rng = Rng(seed)
    while table.position.to_act != 0:
        decide_anything(table, rng)
    for notes in table.notes:
        check_notes(game, notes)
    return table


def decide_anything(table: Table, rng: Rng) -> None:
    """A random decision of a random seat that owes one."""
    owing = members(table.position.to_act)
    seat = owing[rng.below(len(owing))]
    legal = table.position.legal(seat)
    table.decide(seat, legal[rng.below(len(legal))])


def check_record(game: Game, setup: Setup, seed: int) -> None:
    """A record is the same after writing and reading, and leads to the same game, to any point of it."""
    table = play_table(game, setup, seed)
    text = records.write(table.record, game)
    record = records.read(text, game)
    if records.write(record, game) != text:
        raise broken("a record is not the same after reading and writing")
    if records.check(game, record).state() != table.position.state():
        raise broken("a record does not lead to the same end")
    for number in range(0, len(table.before), 1 + len(table.before) // 16):
        if records.replay(game, record, number).state() != table.before[number].state():
            raise broken("a record does not lead to the same position", number=number)
    bare = re.sub(r"(?m)^ *\d+ |  ; [0-9a-f]{6}$", "", text)
    if records.check(game, records.read(bare, game)).state() != table.position.state():
        raise broken("a record without numbers and digests does not lead to the same end")


def check_undo(game: Game, setup: Setup, seed: int) -> None:
    """A seat may take back just its own last decision, while nothing was revealed, drawn or decided since."""
    table = Table(game, setup, seed)
    rng = Rng(seed)
    undone = 0
    while table.position.to_act != 0:
        decide_anything(table, rng)
        for seat in range(setup.seats):
            if table.undoable(seat) != may_take_back(table, seat):
                raise broken("a wrong decision may be taken back", seat=seat, number=table.undoable(seat))
            if undone < MOST_UNDONE and rng.below(4) == 0:
                undone += take_back(table, seat)


def may_take_back(table: Table, seat: int) -> int | None:
    """The number of the decision that a seat may take back, by the letter of the law."""
    decisions = table.record.decisions
    name = table.game.seat_names[seat]
    own = [number for number, decision in enumerate(decisions) if decision.seat == name]
    if not own or any(table.game.reveals(notes) for notes in table.notes[own[-1] :]):
        return None
    before = table.before[own[-1]]
    under_way = before.at[STEP] == table.position.at[STEP]  # the last of the simultaneous choices is not in
    together = {table.game.seat_names[other] for other in members(before.to_act)} if under_way else set()
    return own[-1] if {decision.seat for decision in decisions[own[-1] + 1 :]} <= together else None


def take_back(table: Table, seat: int) -> int:
    """Take back, if that is allowed: the seat owes again, and everything else stays as it was decided."""
    number = may_take_back(table, seat)
    words = [decision[:2] for decision in table.record.decisions]
    if number is None:
        try:
            table.undo(seat)
        except Mistake:
            return 0
        raise broken("a seat took back what it may not", seat=seat, decision=words[-1])
    table.undo(seat)
    del words[number]
    if [decision[:2] for decision in table.record.decisions] != words or table.record.result is not None:
        raise broken("taking back left a wrong record", seat=seat, number=number)
    if records.replay(table.game, table.record).state() != table.position.state():
        raise broken("taking back left a wrong position", seat=seat, number=number)
    if not owes(table.position, seat):
        raise broken("who took back owes nothing", seat=seat, number=number)
    return 1
