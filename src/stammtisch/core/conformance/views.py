"""What must hold of a view: it survives JSON, and the fields that all games share say what is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from stammtisch.core.bits import members
from stammtisch.core.conformance.walking import broken, where
from stammtisch.core.events import OPEN
from stammtisch.core.position import CHANCE, SEATS
from stammtisch.core.view import TableView, setup_of

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position


def check_view(game: Game, p: Position, viewer: int, view: TableView) -> None:
    """The view is of the type that the game declares, and pages and tools can rely on its common fields."""
    if not isinstance(view, game.view_type) or not isinstance(view, TableView):
        raise broken("a view is not of the game's view_type", found=type(view).__name__, wanted=game.view_type.__name__)
    check_sending(view, game.view_type)
    seats = game.seat_names[: p.rule[SEATS]]
    true = {
        "setup": setup_of(p),
        "viewer": "open" if viewer == OPEN else seats[viewer] if viewer >= 0 else None,
        "to_act": tuple(seats[seat] for seat in members(p.to_act & ~CHANCE)),
        "dealing": p.to_act == CHANCE,
        "step": where(game, p),
    }
    for field, value in true.items():
        if getattr(view, field) != value:
            raise broken("a view is wrong", viewer=viewer, field=field, found=getattr(view, field), wanted=value)
    if tuple(player.seat for player in view.players) != seats:
        raise broken("the players of a view are not the seats in their order", found=view.players)


def check_sending(message: object, kind: object = None) -> None:
    """A struct is the same after JSON, read back as its type."""
    if message is None:
        return
    try:
        back = msgspec.json.decode(msgspec.json.encode(message), type=kind or type(message))
    except (msgspec.MsgspecError, TypeError) as failure:
        raise broken("a message cannot be sent as JSON", message=type(message).__name__, why=failure) from failure
    if back != message:
        raise broken("a message is not the same after JSON", difference=difference(message, back))


def difference(one: object, two: object) -> str:
    """Where two structs differ, or both values."""
    if isinstance(one, msgspec.Struct) and type(one) is type(two):
        for field in one.__struct_fields__:
            if getattr(one, field) != getattr(two, field):
                return f"{field}: {difference(getattr(one, field), getattr(two, field))}"
    return f"{one!r} != {two!r}"
