"""A whole game written out so that a reviewer can read what a change of the rules does.

`python -m tests.playthroughs.write` writes every playthrough anew (from the root of the repository).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.position import DEALER, Position
from stammtisch.games.goldbraeu.game import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.events import Event
    from stammtisch.games.goldbraeu.knowledge.view import View

FOLDER = Path(__file__).parent
SEED = 6  # of the first sixty the game in which most different things happen


def goldbraeu() -> Iterator[str]:
    """A game of four in the default edition: every question, choice and event; every view as a day begins."""
    p = GAME.deal()
    rng = Rng(SEED)
    number = 0
    yield f"Goldbräu, {GAME.make_setup().edition}, four seats, seed {SEED}: a game at random, with everything that happens."
    while p.to_act:
        number += 1
        seat = members(p.to_act)[0]
        name = "dealer" if seat == DEALER else GAME.seat_names[seat]
        yield ""
        yield from asked(p, seat, name)
        legal = p.legal(seat)
        action = p.draw(rng) if seat == DEALER else legal[rng.below(len(legal))]
        p.journal = []
        p.apply(seat, action)
        yield f"{number:>4} {name} {GAME.catalogue.words(action)}"
        for event in GAME.events(p.journal, OPEN):
            yield f"       {describe(event)}"
            if event.kind == "day-begun":
                yield from views(p)
    yield ""
    yield f"scores {p.scores()}, places {p.places()}, ending {GAME.ending(p)}"


def asked(p: Position, seat: int, name: str) -> Iterator[str]:
    """The question and all answers; what the dealer may draw, with its weights."""
    words = [GAME.catalogue.words(action) for action in p.legal(seat)]
    if seat == DEALER:
        draws = ", ".join(f"{text} x{weight}" for text, weight in zip(words, p.weights(), strict=True))
        yield f"     [{GAME.step_names[p.at[0]]}] {draws}"
        return
    ask = GAME.ask(p, seat)
    facts = ", ".join(f"{key} {value}" for key, value in ask.facts.items())
    yield f"     [{ask.question}: {facts}]"
    yield from fold(words)
    reasons = sorted({refusal.reason.key for refusal in ask.refusals})
    if reasons:
        yield f"       refused: {', '.join(reasons)}"
    assert name == ask.seat


def fold(words: list[str]) -> Iterator[str]:
    """A list of choices in lines that can be read."""
    line = "      "
    for text in words:
        if len(line) + len(text) > 110:
            yield line
            line = "      "
        line += f" {text},"
    yield line.rstrip(",")


def describe(event: Event) -> str:
    """An event as facts."""
    return " ".join((event.kind, *(f"{name}={fact}" for name, fact in event.facts.items())))


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


def write() -> None:
    """Write the files."""
    text = "\n".join(goldbraeu()) + "\n"
    (FOLDER / "goldbraeu.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
