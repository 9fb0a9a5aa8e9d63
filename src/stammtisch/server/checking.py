"""Whether a house is sound: every table can be folded from its lines, and nothing is missing between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from stammtisch.core.mistakes import Mistake
from stammtisch.server.creation import fold
from stammtisch.server.store.house_tables import count_strays, damage, every_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.server.history import History
    from stammtisch.server.store import StoredTable
    from stammtisch.server.store.keeping import Keeping


class Fault(NamedTuple):
    """What is wrong, by a key of a sentence, and where."""

    key: str
    table: str = ""
    detail: str = ""


def faults(house: Keeping) -> Iterator[Fault]:
    """Everything that is wrong with a house, table by table."""
    with house.reading() as connection:
        if wrong := damage(connection):
            yield Fault("check-damaged", detail=wrong)
            return
        for table, found, unreadable in every_table(connection):
            fault = fault_of(found) if found else Fault("check-unreadable", table, unreadable[:200])
            if fault:
                yield fault
        if strays := count_strays(connection):
            yield Fault("check-strays", detail=str(strays))


def fault_of(found: StoredTable) -> Fault | None:
    """What is wrong with a table, if anything."""
    return gap_in(found) or fold_fault(found)


def gap_in(found: StoredTable) -> Fault | None:
    """The first number that is missing in the log."""
    for place, line in enumerate(found.lines, 1):
        if line.number != place:
            return Fault("check-gap", found.id, str(place))
    return None


def fold_fault(found: StoredTable) -> Fault | None:
    """Whether the lines make a game by the rules, and the row says the same of it; digests are compared on the way."""
    try:
        history = fold(found)
    except Mistake as mistake:
        return Fault("check-fold", found.id, mistake.key)
    except Exception as error:  # noqa: BLE001 -- whatever a damaged line brings about is a fault of the table
        return Fault("check-fold", found.id, f"{type(error).__name__}: {error}"[:200])
    if status_of(history) != found.status:
        return Fault("check-status", found.id, found.status)
    missing = set(history.game.seat_names[: history.setup.seats]) ^ set(found.seats)
    return Fault("check-seats", found.id, ", ".join(sorted(missing))) if missing else None


def status_of(history: History) -> str:
    """How far the game is that the lines make."""
    if history.table is None:
        return "gathering"
    return "playing" if history.table.position.to_act else "over"
