"""Who sits where: people at this terminal, bots in the other seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.bots.bot import Bot
from stammtisch.bots.making import bot_for_table
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.game import Game
    from stammtisch.core.record import Record
    from stammtisch.core.setup import Setup

DEFAULT_BOT: Final = "regular"
PERSON: Final = "person"
_BOT: Final = "bot "  # before a bot's name in the header of a record


class Chair(NamedTuple):
    """A seat and who sits there: a bot, or somebody at this terminal."""

    name: str
    bot: Bot | None

    @property
    def label(self) -> str:
        """What the header of a record says."""
        return self.name if self.bot is None else f"{_BOT}{self.name}"


def bot_list(text: str) -> list[str]:
    """The names in `a,b,c`; `none` or nothing for no bots."""
    return [] if text.strip() in ("", "none") else [name.strip() for name in text.split(",")]


def take_seats(game: Game, setup: Setup, bots: str | None, seat: str | None) -> list[Chair]:
    """Seat people and bots: the bots named take the last seats; unnamed, all seats but one."""
    seats = setup.seats
    own = game.seat(seat) if seat else 0
    if own >= seats:
        raise Mistake("seat-not-at-table", seat=str(seat), known=", ".join(game.seat_names[:seats]))
    names = [DEFAULT_BOT] * (seats - 1) if bots is None else bot_list(bots)
    if len(names) >= seats:
        raise Mistake("too-many-bots", bots=len(names), most=seats - 1)
    if seat and len(names) < seats - 1:
        raise Mistake("seat-with-people", people=seats - len(names))
    chairs = [Chair(PERSON, None)] * (seats - len(names)) + [bot_chair(name, setup) for name in names]
    if seat:
        chairs.insert(own, chairs.pop(0))
    return chairs


def take_recorded_seats(game: Game, record: Record, bots: str | None, seat: str | None) -> list[Chair]:
    """Seat everybody as the header of a record says, unless the command line says otherwise."""
    setup = record.setup
    names = [record.players.get(name, "") for name in game.seat_names[: setup.seats]]
    if bots is not None or seat is not None or not all(names):
        return take_seats(game, setup, bots, seat)
    if all(name.startswith(_BOT) for name in names):
        return take_seats(game, setup, None, None)
    return [recorded_chair(name, setup) for name in names]


def recorded_chair(label: str, setup: Setup) -> Chair:
    """The player that a line of the header names: `bot regular`, or a person's name."""
    if label.startswith(_BOT):
        return bot_chair(label.removeprefix(_BOT).strip(), setup)
    return Chair(label, None)


def bot_chair(name: str, setup: Setup) -> Chair:
    """A bot on a seat of this table, if it can play there."""
    return Chair(name, bot_for_table(name, setup))


def labels(game: Game, chairs: Sequence[Chair]) -> dict[str, str]:
    """The players for the header of a record."""
    return {seat: chair.label for seat, chair in zip(game.seat_names, chairs, strict=False)}
