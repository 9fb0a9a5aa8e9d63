"""What is particular about the playthrough of Goldbräu (tests/games/playthroughs.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.events import SPECTATOR
from stammtisch.games.goldbraeu.game import GAME
from tests.games.playthroughs import Playthrough, fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.position import Position
    from stammtisch.games.goldbraeu.knowledge.view import View

SETUP = GAME.make_setup(seats=4)


def listed(title: str, words: list[str], dealing: bool) -> Iterator[str]:  # noqa: FBT001 -- as a `Playthrough` has it
    """The question in a line of its own, then the choices; draws in one line, however long."""
    if dealing:
        yield f"     {title} {', '.join(words)}"
    else:
        yield f"     {title}"
        yield from fold(" ", words)


def views(p: Position) -> Iterator[str]:
    """The table as everybody sees it, then what each seat knows beyond that."""
    public = GAME.view(p, SPECTATOR)
    yield ""
    now = public.now
    yield f"  == week {now.week + 1}, day {now.weekday + 1}: {now.start} starts, {now.payday} has the payday figure"
    yield from table(public)
    for seat in range(public.setup.seats):
        own = GAME.view(p, seat).players[seat]
        yield f"     {own.seat} sees {' '.join(own.hand or ()) or 'no card'} in hand"


def table(view: View) -> Iterator[str]:
    """All that lies open, compactly."""
    for player in view.players:
        purse = (
            f"{player.cash} thalers, {player.markers_left} markers, {player.figures} figures, {player.hand_size} cards"
        )
        yield f"     {player.seat:<7} {purse}"
    for business in view.businesses:
        held = " ".join(f"{seat} {markers}" for seat, markers in business.markers.items() if markers)
        yield f"     {business.name:<9} boss {business.boss or '-':<7} opened {business.opened}  {held}".rstrip()
    for garden in view.gardens:
        yield f"     {garden.name:<9} {garden.sign} earns {garden.income}: {' '.join(garden.spaces)}"
    chips = ", ".join(f"{chip} at {place}" for chip, place in view.chips.items())
    yield f"     {chips}; supply {view.supply}, under it {' '.join(view.under) or 'nothing'}"


PLAYTHROUGH = Playthrough(
    GAME,
    SETUP,
    seed=6,  # of the first sixty the game in which most different things happen
    title=f"Goldbräu, {SETUP.edition}, four seats",
    occasion="day-begun",
    views=views,
    listed=listed,
)
