"""Whole games written out so that a reviewer can read what a change of the rules does.

`python -m tests.games.playthroughs` writes all of them (from the root of the repository). Each game brings its own
part in `playthrough.py`: which table, when the views are shown, and what of them.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.events import OPEN
from stammtisch.core.position import DEALER, STEP, Position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from stammtisch.core.events import Event
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

WIDTH = 110


class Playthrough(NamedTuple):
    """What is particular about the playthrough of a game."""

    game: Game
    setup: Setup
    seed: int
    title: str
    occasion: str  # the kind of event after which the views are shown
    views: Callable[[Position], Iterator[str]]
    listed: Callable[[str, list[str], bool], Iterator[str]]  # a question and its choices; whether the dealer is asked


def file_of(game: str) -> Path:
    """Where the playthrough of a game is kept."""
    return Path(__file__).parent / game / "playthrough.txt"


def playthrough_of(game: str) -> Playthrough:
    """What a game brings."""
    found: Playthrough = import_module(f"tests.games.{game}.playthrough").PLAYTHROUGH
    return found


def played(of: Playthrough) -> Iterator[str]:
    """A game at random: every question, choice and event; every view at its occasion."""
    game, p, rng = of.game, of.game.open(of.setup), Rng(of.seed)
    yield f"{of.title}, seed {of.seed}: a game at random, with everything that happens."
    number = 0
    while p.to_act:
        number += 1
        seat = members(p.to_act)[0]
        yield ""
        yield from asked(of, p, seat)
        legal = p.legal(seat)
        action = p.draw(rng) if seat == DEALER else legal[rng.below(len(legal))]
        p.journal = []
        p.apply(seat, action)
        yield f"{number:>4} {'dealer' if seat == DEALER else game.seat_names[seat]} {game.catalogue.words(action)}"
        for event in game.events(p.journal, OPEN):
            yield f"       {describe(event)}"
            if event.kind == of.occasion:
                yield from of.views(p)
    yield ""
    yield f"scores {p.scores()}, places {p.places()}, ending {game.ending(p)}"


def asked(of: Playthrough, p: Position, seat: int) -> Iterator[str]:
    """The question and all answers; what the dealer may draw, with its weights."""
    words = [of.game.catalogue.words(action) for action in p.legal(seat)]
    if seat == DEALER:
        draws = [f"{text} x{weight}" for text, weight in zip(words, p.weights(), strict=True)]
        yield from of.listed(f"[{of.game.step_names[p.at[STEP]]}]", draws, True)  # noqa: FBT003 -- see `listed`
        return
    ask = of.game.ask(p, seat)
    facts = ", ".join(f"{key} {value}" for key, value in ask.facts.items())
    yield from of.listed(f"[{ask.question}: {facts}]", words, False)  # noqa: FBT003 -- see `listed`
    reasons = sorted({refusal.reason.key for refusal in ask.refusals})
    if reasons:
        yield f"       refused: {', '.join(reasons)}"


def fold(title: str, words: list[str]) -> Iterator[str]:
    """A list of choices in lines that can be read."""
    line = f"     {title}"
    for text in words:
        if len(line) + len(text) > WIDTH:
            yield line
            line = "      "
        line += f" {text},"
    yield line.rstrip(",")


def describe(event: Event) -> str:
    """An event as facts."""
    return " ".join((event.kind, *(f"{name}={fact}" for name, fact in event.facts.items())))


def write() -> None:
    """Write the files of all games that have one."""
    for file in Path(__file__).parent.glob("*/playthrough.txt"):
        game = file.parent.name
        file.write_text("\n".join(played(playthrough_of(game))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
