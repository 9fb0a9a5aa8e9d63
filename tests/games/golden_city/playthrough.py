"""A whole game written out so that a reviewer can read what a change of the rules does.

`python -m tests.games.golden_city.playthrough` writes it anew (from the root of the repository).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.position import DEALER, STEP, Position
from stammtisch.games.golden_city.game import GAME
from tests.games.golden_city.play import moments

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.events import Event
    from stammtisch.games.golden_city.knowledge.view import PlayerView, View

FILE = Path(__file__).parents[2] / "playthroughs" / "golden_city.txt"
SEED = 41


def playthrough() -> Iterator[str]:
    """A game of three: every question, choice and event; every view as a round begins."""
    setup = GAME.make_setup(seats=3)
    yield f"The Golden City, {setup.edition}, three seats, seed {SEED}: a game at random, with everything that happens."
    for number, (p, seat, action) in enumerate(moments(setup, SEED), 1):
        if number > 1:
            yield from happened(p)
        if seat < 0:
            yield ""
            yield f"scores {p.scores()}, places {p.places()}, ending {GAME.ending(p)}"
            return
        yield ""
        yield from asked(p, seat)
        name = "dealer" if seat == DEALER else GAME.seat_names[seat]
        yield f"{number:>4} {name} {GAME.catalogue.words(action)}"
        p.journal = []


def happened(p: Position) -> Iterator[str]:
    """What the last decision brought about; the table whenever a round begins."""
    for event in GAME.events(p.journal or (), OPEN):
        yield f"       {describe(event)}"
        if event.kind == "round-begun":
            yield from views(p)


def asked(p: Position, seat: int) -> Iterator[str]:
    """The question and all answers; what the dealer may draw, with its weights."""
    words = [GAME.catalogue.words(action) for action in p.legal(seat)]
    if seat == DEALER:
        draws = [f"{text} x{weight}" for text, weight in zip(words, p.weights(), strict=True)]
        yield from fold(f"[{GAME.step_names[p.at[STEP]]}]", draws)
        return
    ask = GAME.ask(p, seat)
    facts = ", ".join(f"{key} {value}" for key, value in ask.facts.items())
    yield from fold(f"[{ask.question}: {facts}]", words)
    reasons = sorted({refusal.reason.key for refusal in ask.refusals})
    if reasons:
        yield f"       refused: {', '.join(reasons)}"


def fold(title: str, words: list[str]) -> Iterator[str]:
    """A list of choices in lines that can be read."""
    line = f"     {title}"
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
    yield f"  == round {public.now.round + 1}: {public.now.start} starts; score cards left {public.score_backs}"
    yield from table(public)
    for seat in range(public.setup.seats):
        own = GAME.view(p, seat).players[seat]
        yield f"     {own.seat} sees {' '.join(own.hand or ()) or 'no card'}; bonus {' '.join(own.bonus or ()) or '-'}"


def table(view: View) -> Iterator[str]:
    """All that lies open, compactly."""
    for player in view.players:
        yield f"     {player.seat:<6} {has(player)}"
        yield f"            sites {' '.join(player.sites) or '-'}"
    display = ", ".join(card or "-" for card in view.display)
    discard = " ".join(f"{word} {cards}" for word, cards in view.discard.items() if cards) or "-"
    yield f"     goods {display} and {sum(view.deck.values())}; pile {view.pile}; discard {discard}"
    yield f"     keys {view.keys}, bonus cards {view.bonus_left}, coins {view.coins}"


def has(player: PlayerView) -> str:
    """What everybody sees before a player."""
    known = " ".join(player.known) or "-"
    return (
        f"{player.letters} letters, {player.coins} coins, {player.keys} keys, {player.businesses_left} to place, "
        f"{player.hand_size} cards ({known}), goods {' '.join(player.goods) or '-'}, {player.bonus_count} bonus"
    )


if __name__ == "__main__":
    FILE.write_text("\n".join(playthrough()) + "\n", encoding="utf-8")
